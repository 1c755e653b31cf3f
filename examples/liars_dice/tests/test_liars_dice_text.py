"""Kości kłamcy: both rulebooks have the same clauses, each is cited, and everything can be said."""

import ast
import re
from pathlib import Path

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast as ftl

from liars_dice import GAME, bot
from zaslonka.kernel import Chance, History, Match, Played
from zaslonka.kernel.history import Ending
from zaslonka.kernel.lesson import Idea, Theirs
from zaslonka.kernel.levels import LANGUAGES
from zaslonka.kernel.records import tag
from zaslonka.kernel.story import Tale
from zaslonka.table.seeds import deal_seed

HERE = Path(__file__).parent
CLAUSE = re.compile(r"^- \*\*([A-Z]+-\d+)\*\*", re.MULTILINE)


def written(language: str) -> dict[str, ftl.Message]:
    found = {}
    for file in sorted((GAME.folder / "text" / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), entry.content
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found
                found[entry.id.name] = entry
    return found


def test_every_clause_is_cited_and_translated() -> None:
    ids = CLAUSE.findall((GAME.folder / "clauses.md").read_text("utf-8"))
    assert ids == CLAUSE.findall((GAME.folder / "clauses.pl.md").read_text("utf-8"))
    cited = set[str]()
    for file in HERE.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                cited.update(map(ast.literal_eval, node.args))
    assert cited == set(ids)


def test_both_languages_say_the_same_things() -> None:
    shapes = [
        {
            name: sorted(attribute.id.name for attribute in one.attributes)
            for name, one in all_.items()
        }
        for all_ in map(written, LANGUAGES)
    ]
    assert shapes[0] == shapes[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_happen_can_be_said(language: str) -> None:
    has = written(language)
    code = "".join(file.read_text("utf-8") for file in GAME.folder.glob("*.py"))
    wanted = {
        *(f"event-liars-dice-{tag(kind)}" for kind in GAME.event_type.__args__),
        *(f"hint-liars-dice-{tag(kind)}" for kind in GAME.move_type.__args__),
        *(f"liars-dice-offer-{tag(kind)}" for kind in GAME.move_type.__args__),
        *(
            f"refused-liars-dice-{why}"
            for why in re.findall(r'Illegal\("[A-Z]+-\d+", "(\w+)"', code)
        ),
        *(f"phrase-liars-dice-{phrase.id}" for phrase in GAME.phrases),
        *(f"story-liars-dice-{name}" for name in re.findall(r'tale\.say\("(\w+)"', code)),
        *(f"{kind}-liars-dice-{end}" for kind in ("reason", "story") for end in ENDINGS),
        *(
            f"lesson-liars-dice-{step.name}"
            for part in GAME.lesson
            for step in part.steps
            if not isinstance(step, Theirs)
        ),
    }
    assert {name.replace("_", "-") for name in wanted} <= set(has)


ENDINGS = ("last_with_dice", "never_wrong")


@pytest.mark.parametrize(
    ("count", "said"), [(1, "1 piątka"), (3, "3 piątki"), (5, "5 piątek"), (22, "22 piątki")]
)
def test_polish_counts_dice_as_it_does(count: int, said: str) -> None:
    bundle = FluentBundle(["pl"], use_isolating=False)
    bundle.add_resource(FluentResource((GAME.folder / "text/pl/game.ftl").read_text("utf-8")))
    pattern = bundle.get_message("hint-liars-dice-bid").value
    assert pattern is not None
    text, troubles = bundle.format_pattern(pattern, {"count": count, "face": 5})
    assert (text, troubles) == (f"Co najmniej {said}", [])


def test_a_finished_game_is_told() -> None:
    match = Match(GAME.name, GAME.version, GAME.options(), 2, b"a story")
    state = GAME.setup(GAME.options(), 2, Chance(match.seed))
    while seats := GAME.must_act(state.table):
        ply = len(match.log) + 1
        move = bot.decide(GAME.view(state, seats[0]), "sredni", bytes(seats))
        GAME.play(state, seats[0], move, Chance(match.seed, ply))
        match.log.append(Played(ply, seats[0], move))
    history: History = match.history(GAME)
    assert msgspec.json.encode(history.last.state) == msgspec.json.encode(state)
    assert GAME.story is not None
    ending = Ending(GAME.result(state.table), "none", ())
    told = [one.name for one in GAME.story(Tale(game=GAME.name, history=history, ending=ending))]
    assert told[0] == "story-liars_dice-doubts"
    assert told[-1] in [f"story-liars_dice-{end}" for end in ENDINGS]


def test_the_lesson_can_be_played() -> None:
    for part in GAME.lesson:
        seed = deal_seed(part.seed, ())
        state = GAME.setup(GAME.options(), part.seats, Chance(seed))
        moves = [step for step in part.steps if not isinstance(step, Idea)]
        for ply, step in enumerate(moves, 1):
            seat = step.seat if isinstance(step, Theirs) else part.learner
            GAME.play(state, seat, step.move, Chance(seed, ply))
        assert state.table.shown is not None
        assert (state.table.shown.found, state.table.shown.seat) == (2, 1)
