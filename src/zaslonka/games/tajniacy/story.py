"""Tajniacy: the story of a finished game."""

from collections.abc import Iterator

from zaslonka.kernel.story import Moment, Sentence, Tale, changes_of_lead
from .content import rivals
from .events import Clued, ClueMissed, Covered, Objected, Passed, Touched
from .state import Clue


def tell(tale: Tale) -> Iterator[Sentence]:
    table = tale.dealt.table
    if table.options.companion:
        turns = sum(event.phase == "clue" for _, event in tale.of(Passed)) + 1
        yield tale.say("boxed_opening", team=table.first, count=turns)
    else:
        count = len(tale.of(Clued))
        yield tale.say("opening", team=table.first, count=count)
        yield from _best_clue(tale)
        yield from _worst_touch(tale)
        yield from _quarrels(tale)
        yield from _race(tale)
        yield from _meanings(tale)
    yield from _ending(tale)


def _clues(tale: Tale) -> list[tuple[Moment, Clued, Clue]]:
    """Each clue as it was given, and with what came of it."""
    return [
        (moment, event, clue)
        for (moment, event), clue in zip(tale.of(Clued), tale.last.table.clues, strict=True)
    ]


def _found(tale: Tale, clue: Clue) -> list[str]:
    """The words of the own team that a clue led to."""
    table = tale.last.table
    return [table.words[place] for place in clue.touched if table.covered[place] == clue.team]


def _best_clue(tale: Tale) -> Iterator[Sentence]:
    clues = _clues(tale)
    if clues:
        moment, given, clue = max(clues, key=lambda found: len(_found(tale, found[2])))
        words = _found(tale, clue)
        if len(words) > 1:
            facts = {"word": clue.word, "team": clue.team}
            yield tale.say("best_clue", moment, by=given.by, words=words, count=len(words), **facts)


def _worst_touch(tale: Tale) -> Iterator[Sentence]:
    """The first word touched for the other team; the assassin ends the game and its story."""
    for moment, touched in tale.of(Touched):
        clue = moment.before.table.clues[-1]
        if touched.kind == rivals(clue.team):
            facts = {"word": touched.word, "clue": clue.word, "team": touched.kind}
            yield tale.say("worst_touch", moment, by=touched.by, **facts)
            return


def _quarrels(tale: Tale) -> Iterator[Sentence]:
    """The first clue that was struck down, and clues that never came."""
    for moment, objected in tale.of(Objected)[:1]:
        yield tale.say("objection", moment, by=objected.by, word=objected.word)
    late = tale.of(ClueMissed)
    if late:
        yield tale.say("late", count=len(late))


def _race(tale: Tale) -> Iterator[Sentence]:
    """How often the lead changed: who has fewer words to find is in front."""
    covered = [*tale.of(Touched), *tale.of(Covered)]
    tables = [moment.after.table for moment, _ in sorted(covered, key=lambda one: one[0].ply)]
    if tables:
        changes = changes_of_lead((-table.left.red, -table.left.blue) for table in tables)
        bystanders = tale.last.table.covered.count("bystander")
        yield tale.say("race", count=changes, bystanders=bystanders)


def _meanings(tale: Tale) -> Iterator[Sentence]:
    """What each clue was meant for, where its giver noted it.  TAJ-87."""
    words = tale.last.table.words
    for moment, given, _ in _clues(tale):
        if moment.move.meant:
            meant = [words[place] for place in moment.move.meant]
            yield tale.say("meant", moment, word=given.word, words=meant)


def _ending(tale: Tale) -> Iterator[Sentence]:
    if tale.result is None:
        return
    table = tale.last.table
    winner = table.winner
    assert winner is not None
    loser = rivals(winner)
    facts = {"team": winner, "loser": loser, "left": table.left.of(loser)}
    touched = tale.of(Touched)
    if tale.result.reason == "assassin":
        moment, last = touched[-1]
        clue = moment.before.table.clues[-1].word
        yield tale.say("assassin", moment, by=last.by, word=last.word, clue=clue, **facts)
    else:
        yield tale.say(tale.result.reason, **facts)
