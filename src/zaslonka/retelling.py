"""A finished game told in sentences, from its record."""

from collections.abc import Iterator

import msgspec

from zaslonka import games, tales
from zaslonka.kernel import Match, TimedOut, Undone
from zaslonka.sentences import Language, Sentences
from zaslonka.table.info import Ending
from zaslonka.table.record import Record, Step
from zaslonka.table.seeds import deal_seed


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
    """How it was: the story of the game, then each question with what it was worth."""
    if record.ending is None:
        return
    sentences = Sentences(language, record.game, _named(record, language))
    tale = _tale(record, record.ending)
    for sentence in tales.told(tale):
        yield sentences.say(sentence.name, sentence.facts)
    for question in tale.questions:
        worth = question.worth
        better = worth.promised is not None and worth.promised > worth.expected
        facts = {
            "by": question.by,
            "asked": sentences.asked(question.move),
            "bits": tales.plain(worth.got),
            "best": sentences.asked(worth.best) if better else None,
            "promised": tales.plain(worth.promised or 0.0),
        }
        yield f"{question.ply:>4}  {sentences.say('replay-question', facts)}"


def _tale(record: Record, ending: Ending) -> tales.Tale:
    seed = deal_seed(bytes.fromhex(record.seed), record.nonces)
    log = [step.entry for step in record.steps]
    seats = len(record.nonces)
    match = Match(record.game, record.version, record.options, seats, seed, log)
    by_clock = [step.entry.ply for step in record.steps if step.by_clock]
    undone = sum(isinstance(entry, Undone) for entry in log)
    moments = tuple(tales.moments(match, by_clock))
    tale = tales.Tale(record.game, match.replay(upto=0), moments, ending, undone, record.talk)
    return msgspec.structs.replace(tale, questions=tuple(tales.questions(tale)))


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
