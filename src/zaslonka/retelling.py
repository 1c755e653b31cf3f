"""A finished game told in sentences, from its record."""

from collections.abc import Iterator

import msgspec

from zaslonka import games
from zaslonka.kernel import TimedOut, Undone
from zaslonka.sentences import Language, Sentences
from zaslonka.table.record import Record, Step


def tell(record: Record, language: Language) -> Iterator[str]:
    """The game's name, each ply with its number, what was said meanwhile, and how it ended."""
    sentences = Sentences(language, record.game, _named(record, language))
    yield sentences.say(record.game)
    yield from _said(record, 0, sentences)
    for step in record.steps:
        for line in _told(record.game, step, sentences):
            yield f"{step.entry.ply:>4}  {line}"
        yield from _said(record, step.entry.ply, sentences)
    for line in _ending(record, sentences):
        yield f"      {line}"


def verified(record: Record, language: Language) -> str:
    return Sentences(language, record.game, ()).say("replay-verified", {"plies": len(record.steps)})


def _named(record: Record, language: Language) -> list[str]:
    """People by their names, bots by their level and seat."""
    words = Sentences(language, record.game, ())
    return [
        name if nonce else f"{words.say(f'level-{name}')} {seat + 1}"
        for seat, (name, nonce) in enumerate(zip(record.players, record.nonces, strict=True))
    ]


def _told(game: str, step: Step, sentences: Sentences) -> Iterator[str]:
    match step.entry:
        case Undone(_, to, agreed):
            yield sentences.say("replay-undone", {"to": to, "agreed": agreed})
        case TimedOut():
            yield sentences.say("replay-timed-out")
        case _ if step.by_clock:
            yield sentences.say("replay-by-clock")
    for told in step.told:
        event = msgspec.convert(told.event, games.get(game).event_type)
        sentence = sentences.event(event)
        if told.only is None:
            yield sentence
        else:
            yield sentences.say("replay-only", {"by": told.only, "sentence": sentence})


def _said(record: Record, ply: int, sentences: Sentences) -> Iterator[str]:
    """What people said after a ply, before the next one."""
    for line in record.talk:
        if line.ply == ply:
            words = line.said
            if not isinstance(words, str):
                words = sentences.phrase(words, promise=line.promise)
            mark = f" ({sentences.say('talk-promise')})" if line.promise else ""
            yield f"      {line.name}: {words}{mark}"


def _ending(record: Record, sentences: Sentences) -> Iterator[str]:
    if record.ending is not None and record.ending.hints is not None:
        counts = enumerate(record.ending.hints)
        asked = [{"seat": seat, "count": count} for seat, count in counts if count]
        yield sentences.say("replay-hints", {"asked": asked})
    if record.ending is None or record.ending.result is None:
        yield sentences.say("replay-stopped")
        return
    result = record.ending.result
    yield sentences.say(f"reason-{record.game}-{result.reason}")
    if result.winners:
        yield sentences.say("replay-winners", {"seats": result.winners})
    else:
        yield sentences.say("replay-nobody-won")
    if record.ending.resigned:
        yield sentences.say("replay-resigned", {"seats": record.ending.resigned})
