"""Kryptos: the story of a finished game."""

from collections.abc import Iterator

from zaslonka.kernel.story import Question, Sentence, Tale, changes_of_lead, plain
from .events import Guessed, LastRound, Paid
from .moves import Guess, Stop

LIKELY_CHANCE = 0.5
"""A guess is bold below this chance, and doing without one at least as likely is a pity."""


def tell(tale: Tale) -> Iterator[Sentence]:
    guesses = [event for _, event in tale.of(Guessed)]
    right = sum(guess.right for guess in guesses)
    yield tale.say("opening", by=tale.dealt.table.first, count=len(guesses), right=right)
    yield from _boldest(tale)
    yield from _streak(tale)
    yield from _second_guesses(tale)
    yield from _pity(tale)
    yield from _race(tale)
    yield from _ending(tale)


def _boldest(tale: Tale) -> Iterator[Sentence]:
    """The right guess that was least likely."""
    right = {moment.ply for moment, guess in tale.of(Guessed) if guess.right}
    hits = [question for question in tale.questions if question.ply in right]
    if hits:
        best = min(hits, key=_chance)
        if _chance(best) < LIKELY_CHANCE:
            guess = best.move
            facts = {"seat": guess.seat, "place": guess.place, "number": guess.number}
            yield tale.say("boldest", best, by=best.by, percent=_percent(_chance(best)), **facts)


def _streak(tale: Tale) -> Iterator[Sentence]:
    """The longest row of right guesses of one player, at least three."""
    running: dict[int, list[int]] = {}
    longest, best = list[int](), None
    for moment, guess in tale.of(Guessed):
        row = running.setdefault(guess.by, [])
        if guess.right:
            row.append(guess.points)
            if len(row) > len(longest):
                longest, best = list(row), moment
        else:
            row.clear()
    if best is not None and len(longest) >= 3:
        yield tale.say("streak", best, by=best.seat, count=len(longest), points=sum(longest))


def _second_guesses(tale: Tale) -> Iterator[Sentence]:
    """What was paid for second guesses, and how often it paid."""
    paid = [moment for moment, _ in tale.of(Paid)]
    hits = [moment for moment, guess in tale.of(Guessed) if guess.right and moment in paid]
    if paid and tale.dealt.table.options.lapowka:
        bribes = [event.seat for _, event in tale.of(Paid)]
        most = max(range(len(tale.dealt.hands)), key=bribes.count)
        facts = {"seat": most, "most": bribes.count(most)}
        yield tale.say("bribes", count=len(paid), hits=len(hits), **facts)
    elif paid:
        yield tale.say("second_guesses", count=len(paid), hits=len(hits))


def _pity(tale: Tale) -> Iterator[Sentence]:
    """Who did without a second guess though a likely one was to be had."""
    stops = [question for question in tale.questions if isinstance(question.move, Stop)]
    if stops:
        worst = max(stops, key=lambda question: question.worth.surest or 0.0)
        surest = worst.worth.surest or 0.0
        if surest >= LIKELY_CHANCE:
            yield tale.say("pity", worst, by=worst.by, percent=_percent(surest))


def _race(tale: Tale) -> Iterator[Sentence]:
    changes = changes_of_lead(moment.after.table.scores for moment in tale.moments)
    for moment, last in tale.of(LastRound):
        yield tale.say("last_round", moment, by=last.by, count=changes)


def _ending(tale: Tale) -> Iterator[Sentence]:
    if tale.result is not None:
        seats, scores = tale.result.winners, tale.result.scores
        points = max(scores)
        behind = sorted(scores, reverse=True)[len(seats) : len(seats) + 1]
        ahead = points - behind[0] if behind else 0
        reason = tale.result.reason
        yield tale.say(reason, seats=seats, count=len(seats), points=points, ahead=ahead)


def _chance(question: Question) -> float:
    assert isinstance(question.move, Guess)
    assert question.worth.chance is not None
    return question.worth.chance


def _percent(chance: float) -> float:
    """Whole percents, but a small chance is not told as none."""
    return round(chance * 100) or plain(chance * 100) or 0.1
