# One command for each thing one does with a checkout. Every target does the set-up it needs; nothing is done twice.

SHELL := /bin/bash
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STATIC := src/underhall/server/static
# Caches stay out of src/, so that testing the source never looks like changing it; and they are written also where
# the environment says no, since every process of the tests would otherwise compile all of its libraries anew.
CACHED := PYTHONDONTWRITEBYTECODE= PYTHONPYCACHEPREFIX=$(CURDIR)/$(VENV)/pycache
PYTEST := $(BIN)/python -m pytest -n 2 $(PYTEST_ARGS)

# Folders count too: their time changes when a file goes away.
SOURCES := $(shell find src -name '__pycache__' -prune -o -name '*.egg-info' -prune -o -path $(STATIC) -prune -o -not -path src -print)
PAGE := $(shell find web -mindepth 1 -name node_modules -prune -o -name shots -prune -o -name test-results -prune -o -print) $(wildcard src/underhall/locales/*/*.ftl) src/underhall/games/munchkin_quest/data/rooms.toml

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
ifndef SIDE_BY_SIDE
.NOTPARALLEL:
endif
.PHONY: help setup play test lint interpreted compiled page browser shots schemas bench soak lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(VENV)/package.stamp ## create .venv with everything installed, the engine compiled

play: setup ## start Underhall and open its page
	$(BIN)/underhall play

# What runs on one core goes side by side; the rest takes all cores anyway.
test: ## check everything: style, types, tests interpreted and compiled, the page in a browser
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target SIDE_BY_SIDE=1 lint page
	@$(MAKE) --no-print-directory interpreted compiled browser

lint: $(VENV)/requirements.stamp ## check style and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

interpreted: setup ## run the tests on the source
	$(CACHED) PYTHONPATH=src UNDERHALL_TESTED=interpreted $(PYTEST)

compiled: setup ## run the tests on the compiled package
	$(CACHED) UNDERHALL_TESTED=compiled $(PYTEST) -m "not once"

page: $(VENV)/page.stamp ## check and test the page's own code
	tools/npm run --silent check
	tools/npm test --silent

browser: setup ## play in a real browser: whole games, friends by link, phone, keyboard, lost connections
	CHROMIUM=$$(tools/chromium) UNDERHALL=$(CURDIR)/$(BIN)/underhall tools/npm run --silent e2e

shots: setup ## write pictures of every screen to web/shots
	CHROMIUM=$$(tools/chromium) UNDERHALL=$(CURDIR)/$(BIN)/underhall tools/npm run --silent shots

schemas: $(VENV)/requirements.stamp $(VENV)/page.stamp ## write docs/schemas and the page's types anew from the server's structs
	tools/npm run --silent types

bench: setup ## measure the engine and the server; the last five minutes are 200 tables against bots
	$(BIN)/underhall bench --soak 300

soak: setup ## thousands of games with invariants and referees; kill the server 2000 times; attack it
	$(BIN)/python tools/soak.py --games 10000 --greedy 1000 --jobs 2 --seed 1
	$(BIN)/python -m tests.referee --games 3000 --jobs 2
	$(BIN)/python -m tests.server.proof.storm 2000
	$(BIN)/python -m tests.server.attacks

lock: $(VENV)/requirements.stamp ## write requirements*.txt anew from pyproject.toml
	$(BIN)/pip install --quiet uv==0.13.7
	$(BIN)/uv pip compile $(LOCK) pyproject.toml --output-file requirements.txt
	$(BIN)/uv pip compile $(LOCK) pyproject.toml --extra dev --output-file requirements-dev.txt

LOCK := --quiet --upgrade --universal --python-version 3.11 --generate-hashes --custom-compile-command "make lock"

clean: ## remove everything that the other targets made
	rm -rf $(VENV) build dist src/*.egg-info $(STATIC) web/node_modules web/shots web/test-results .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name '__pycache__' -prune -exec rm -rf {} +

$(VENV)/bin/python:
	tools/prepare $(PYTHON)
	$(PYTHON) -m venv $(VENV)

$(VENV)/requirements.stamp: requirements-dev.txt | $(VENV)/bin/python
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes --requirement requirements-dev.txt
	touch $@

$(VENV)/node.stamp: web/package-lock.json | $(VENV)/bin/python
	tools/npm ci --silent --no-audit --no-fund
	touch $@

$(VENV)/page.stamp: $(VENV)/node.stamp $(PAGE)
	tools/npm run --silent build
	touch $@

# The build starts from nothing: setuptools would otherwise install modules that are long gone from src/.
# The stamp tells when it began, so that what changes meanwhile is built next time.
$(VENV)/package.stamp: $(VENV)/requirements.stamp $(VENV)/page.stamp $(SOURCES) setup.py pyproject.toml
	rm -rf build
	touch $@.begun
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --force-reinstall .
	mv $@.begun $@
