"""Złam ten Kod: the story of a finished game."""

from collections.abc import Iterator

from zaslonka.kernel.story import Question, Sentence, Tale, plain
from .events import Announced, Asked, Guessed
from .moves import Ask

MISSED_BITS = 1.0
"""So many bits less than the best question promised is worth a word."""
LUCKY_CODES = 5
"""Whoever names one of so many codes, and it is the right one, was lucky."""


def tell(tale: Tale) -> Iterator[Sentence]:
    table = tale.dealt.table
    count = len(tale.of(Asked))
    yield tale.say("opening", by=table.first, count=count, players=table.players)
    asked = [question for question in tale.questions if isinstance(question.move, Ask)]
    yield from _most_telling(tale, asked)
    yield from _missed_chance(tale, asked)
    yield from _guesses(tale)
    yield from _ending(tale)


def _most_telling(tale: Tale, asked: list[Question]) -> Iterator[Sentence]:
    if asked:
        best = max(asked, key=lambda question: question.worth.got)
        if best.worth.got > 0:
            yield _about(tale, "most_telling", best, bits=plain(best.worth.got))


def _missed_chance(tale: Tale, asked: list[Question]) -> Iterator[Sentence]:
    """Where the best question of the row promised much more than the one that was asked."""
    if asked:
        worst = max(asked, key=_shortfall)
        if _shortfall(worst) >= MISSED_BITS:
            best = worst.worth.best
            yield _about(
                tale,
                "missed_chance",
                worst,
                bits=plain(worst.worth.expected),
                best={"card": best.card, "digit": best.digit},
                promised=plain(worst.worth.promised or 0.0),
            )


def _shortfall(question: Question) -> float:
    return (question.worth.promised or 0.0) - question.worth.expected


def _about(tale: Tale, name: str, question: Question, **facts: object) -> Sentence:
    move = question.move
    asked = {"card": move.card, "digit": move.digit}
    return tale.say(name, question, by=question.by, asked=asked, **facts)


def _guesses(tale: Tale) -> Iterator[Sentence]:
    """Every right guess, and of the wrong ones the last; each with the codes possible then."""
    possible = {question.ply: question.worth.codes for question in tale.questions}
    made = [*tale.of(Guessed), *tale.of(Announced)]
    wrong = [moment.ply for moment, guess in made if not guess.right]
    right = [moment.ply for moment, guess in made if guess.right]
    luckiest = max(right, key=lambda ply: possible.get(ply) or 0, default=None)
    for moment, guess in made:
        codes = possible.get(moment.ply)
        if guess.right:
            lucky = moment.ply == luckiest and codes is not None and codes >= LUCKY_CODES
            yield tale.say("found", moment, by=guess.by, codes=codes, lucky=lucky)
        elif moment.ply == wrong[-1]:
            yield tale.say("missed", moment, by=guess.by, codes=codes, more=len(wrong) - 1)


def _ending(tale: Tale) -> Iterator[Sentence]:
    if tale.result is not None:
        seats = tale.result.winners
        yield tale.say(tale.result.reason, seats=seats, count=len(seats))
