"""Build the catalogue of this repository: `python build.py --help` lists what else."""

import sys

try:
    from site_builder.cli import main
except ModuleNotFoundError as missing:
    sys.exit(
        f"{missing.name} is not installed for this Python. Run `make site` once (README.md has"
        " other ways),\nthen start build.py with .venv/bin/python."
    )
except KeyboardInterrupt:
    sys.exit(130)

if __name__ == "__main__":
    sys.exit(main())
