# `make site` builds the site, `make test` runs every test, `make gates` the slow
# checks of the built site. Each sets up all that it needs, once.

PYTHON ?= python3
# Options of build.py for `make site`, such as BUILD=--strict.
BUILD ?=
VENV := .venv
BIN := $(VENV)/bin
# PyPI's node trusts the system's certificates only if told.
NPM := NODE_USE_SYSTEM_CA=1 PATH="$(CURDIR)/$(BIN):$$PATH" npm

.DELETE_ON_ERROR:
.PHONY: site test gates sheet serve lock clean

site: $(VENV)/.base
	$(BIN)/python build.py $(BUILD)

serve: $(VENV)/.base
	$(BIN)/python build.py serve

test: $(VENV)/.dev node_modules/.dev $(VENV)/.chromium
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --config pyproject.toml
	PATH="$(CURDIR)/$(BIN):$$PATH" node --test tests/js/*.test.js
	$(BIN)/pytest

gates: site $(VENV)/.dev node_modules/.dev $(VENV)/.chromium $(VENV)/.java
	$(BIN)/python -m tests.gates.run --site site

sheet: site $(VENV)/.dev $(VENV)/.chromium
	$(BIN)/python -m tests.gates.run --site site --only sheet

# The Python packages, by version and hash; a node of PyPI's where there is none.
$(VENV)/.base: requirements/base.txt requirements/node.txt
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed: make PYTHON=python3.12 site")'
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/base.txt
	command -v npm >/dev/null && node -e 'process.exit(+process.versions.node.split(".")[0] < 18 ? 1 : 0)' || \
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/node.txt
	touch $@

$(VENV)/.dev: $(VENV)/.base requirements/dev.txt
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	touch $@

node_modules/.dev: $(VENV)/.base package.json package-lock.json
	$(NPM) ci --ignore-scripts --silent
	touch $@

# What only Debian has: asked for when missing, installed when allowed.
$(VENV)/.chromium: | $(VENV)/.base
	sh tests/need.sh chromium chromium
	touch $@

$(VENV)/.java: | $(VENV)/.base
	sh tests/need.sh java default-jre-headless
	touch $@

# Writes the locks anew from pyproject.toml; no address of a registry goes into them.
lock: $(VENV)/.dev
	sh requirements/lock.sh

clean:
	test ! -x $(BIN)/python || $(BIN)/python build.py clean
	rm -rf build .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
