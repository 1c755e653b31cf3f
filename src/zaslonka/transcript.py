"""A finished game told in sentences, from its record."""

from collections.abc import Iterator

import msgspec

from zaslonka import games
from zaslonka.kernel import TimedOut, Undone
from zaslonka.kernel.levels import Language
from zaslonka.kernel.story import plain
from zaslonka.sentences import Sentences
from zaslonka.table import story as stories
from zaslonka.table.record import Record, RecordedPly


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


def story(record: Record, language: Language) -> Iterator[str]:
    """The story of the game, then each question with what it was worth."""
    if record.ending is None:
        return
    sentences = Sentences(language, record.game, _named(record, language))
    rules, tale = games.get(record.game), stories.tale_of_record(record)
    tale = msgspec.structs.replace(tale, questions=tuple(stories.questions(rules, tale)))
    for sentence in stories.sentences(rules, tale):
        yield sentences.say(sentence.name, sentence.facts)
    for question in tale.questions:
        worth = question.worth
        better = worth.promised is not None and worth.promised > worth.expected
        facts = {
            "by": question.by,
            "asked": sentences.asked(question.move),
            "bits": plain(worth.got),
            "best": sentences.asked(worth.best) if better else None,
            "promised": plain(worth.promised or 0.0),
        }
        yield f"{question.ply:>4}  {sentences.say('replay-question', facts)}"


def verified(record: Record, language: Language) -> str:
    """That it is true, and against whom that is proven.  TAB-06, TAB-47."""
    words = Sentences(language, record.game, ())
    sealed = words.say("replay-sealed" if record.sealed else "replay-not-sealed")
    return f"{words.say('replay-verified', {'plies': len(record.steps)})} {sealed}"


def _named(record: Record, language: Language) -> list[str]:
    """People by their names, bots by their level and seat."""
    words = Sentences(language, record.game, ())
    return [
        name if nonce else f"{words.say(f'level-{name}')} {seat + 1}"
        for seat, (name, nonce) in enumerate(zip(record.players, record.nonces, strict=True))
    ]


def _told(game: str, step: RecordedPly, sentences: Sentences) -> Iterator[str]:
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
    if record.ending is not None and record.ending.conceded:
        yield sentences.say("replay-winners", {"seats": record.ending.conceded})
        yield sentences.say("replay-resigned", {"seats": record.ending.resigned})
        return
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
