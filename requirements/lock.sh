#!/bin/sh
# Writes the lock files of this folder from pyproject.toml: versions and hashes
# for every platform and Python, and no address of a package registry.
set -eu
cd "$(dirname "$0")/.."

compile() {
  .venv/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
    --no-header --no-annotate --no-emit-index-url --no-emit-find-links "$@"
}

compile pyproject.toml --output-file requirements/base.txt
compile pyproject.toml --group dev --output-file requirements/dev.txt
compile --group node --output-file requirements/node.txt
