"""Matches: a record replays to what happened, with undone and timed-out entries in it."""

import msgspec

from tests.support.face_down import FACE_DOWN, LayDown, Options, Roll
from zaslonka import games
from zaslonka.kernel import Chance, Entry, Match, Played, TimedOut, Undone

SEED = bytes(range(32))


def match(*log: Entry, rounds: int = 3) -> Match:
    return Match("face_down", 1, Options(rounds), 2, SEED, list(log))


def lowest(*seats: int, ply: int = 1) -> list[Played]:
    """These seats lay the lowest cards they were dealt, ply after ply."""
    hands = FACE_DOWN.setup(Options(), 2, Chance(SEED)).hands
    return [Played(ply + i, seat, LayDown(hands[seat].cards[0])) for i, seat in enumerate(seats)]


def winner() -> int:
    (seat,) = FACE_DOWN.to_act(match(*lowest(0, 1)).replay(FACE_DOWN).table)
    return seat


def test_a_replay_plays_every_entry_with_the_chance_of_its_ply() -> None:
    by_hand = FACE_DOWN.setup(Options(), 2, Chance(SEED))
    entries = [*lowest(1, 0), Played(3, winner(), Roll())]
    for entry in entries:
        FACE_DOWN.play(by_hand, entry.seat, entry.move, Chance(SEED, entry.ply))
    assert match(*entries).replay(FACE_DOWN) == by_hand
    assert by_hand.table.pips == 1 + Chance(SEED, 3).below(6)


def test_a_replay_stops_after_the_ply_asked_for() -> None:
    record = match(*lowest(1, 0), Played(3, winner(), Roll()))
    assert record.replay(FACE_DOWN, upto=0) == FACE_DOWN.setup(Options(), 2, Chance(SEED))
    assert record.replay(FACE_DOWN, upto=1).table.laid == (1,)
    assert record.replay(FACE_DOWN, upto=2).table.pips == 0
    assert record.replay(FACE_DOWN, upto=3) == record.replay(FACE_DOWN)


def test_what_was_taken_back_did_not_happen() -> None:
    first, _ = lowest(0, 1)
    again = LayDown(FACE_DOWN.setup(Options(), 2, Chance(SEED)).hands[0].cards[2])
    record = match(first, Undone(2, to=0), Played(3, 0, again))
    assert record.standing() == [Played(3, 0, again)]
    assert record.replay(FACE_DOWN) == match(Played(1, 0, again)).replay(FACE_DOWN)


def test_a_moment_before_the_undo_can_still_be_shown() -> None:
    first, _ = lowest(0, 1)
    record = match(first, Undone(2, to=0))
    assert record.replay(FACE_DOWN, upto=1).table.laid == (0,)
    assert record.replay(FACE_DOWN, upto=2).table.laid == ()


def test_an_undo_takes_back_only_what_came_after_its_ply() -> None:
    first, second = lowest(0, 1)
    record = match(first, second, Undone(3, to=1, agreed=True))
    assert record.standing() == [first]


def test_an_undo_after_an_undo_finds_what_the_first_had_left() -> None:
    first, second = lowest(0, 1)
    third = Played(4, second.seat, second.move)
    record = match(first, second, Undone(3, to=1), third, Undone(5, to=3))
    assert record.standing() == [first]


def test_a_move_played_again_after_an_undo_meets_another_chance() -> None:
    roll = Played(3, winner(), Roll())
    for ply in (5, 6, 7):
        again = Played(ply, roll.seat, Roll())
        record = match(*lowest(0, 1), roll, Undone(4, to=2, agreed=True), again)
        assert record.replay(FACE_DOWN).table.pips == 1 + Chance(SEED, ply).below(6)


def test_a_timed_out_entry_replays_the_rules_default() -> None:
    record = match(TimedOut(1))
    assert record.replay(FACE_DOWN) == match(*lowest(0, 1)).replay(FACE_DOWN)


def test_a_record_survives_json_and_replays_to_the_same_bytes() -> None:
    record = match(*lowest(0, 1), Played(3, winner(), Roll()), TimedOut(4), Undone(5, to=3))
    read = msgspec.json.decode(msgspec.json.encode(record), type=Match)
    assert read.seed == SEED
    assert [entry.ply for entry in read.log] == [1, 2, 3, 4, 5]
    replayed = msgspec.json.encode(read.replay(FACE_DOWN))
    assert replayed == msgspec.json.encode(record.replay(FACE_DOWN))


def test_options_are_part_of_the_record() -> None:
    record = match(*lowest(0, 1), Played(3, winner(), Roll()), rounds=1)
    assert FACE_DOWN.to_act(record.replay(FACE_DOWN).table) == ()


def test_a_record_finds_its_game_on_the_shelf() -> None:
    name = games.names()[0]
    game = games.get(name)
    options, seats = game.variants[0], game.seats[0]
    record = Match(name, game.version, options, seats, SEED)
    assert record.replay() == game.setup(options, seats, Chance(SEED))


def test_two_matches_do_not_share_a_log() -> None:
    one, other = (Match("face_down", 1, Options(), 2, SEED) for _ in range(2))
    one.log.append(TimedOut(1))
    assert other.log == []
