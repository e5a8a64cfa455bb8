"""Build the catalogue of this repository: `python build.py --help` lists what else."""

import sys

from site_builder.cli import main

if __name__ == "__main__":
    sys.exit(main())
