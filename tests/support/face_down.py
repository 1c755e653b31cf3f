"""A toy game for tests: lay cards face down, all at once; the highest takes them and a reward.

It is small, and yet has a move with a private field, a step for several seats, plies
that can be taken back, chance, a clock, an event for one seat and records in a list.
"""

from collections.abc import Iterator
from itertools import chain
from typing import Annotated, TypeAlias

from msgspec import Struct

from zaslonka import kernel
from zaslonka.kernel import PRIVATE, Chance, Choice, Game, Illegal, Result, Rule, Seat
from zaslonka.kernel.records import clone

CARDS = range(1, 13)
EACH = 3

# What happens


class Laid(Struct, frozen=True, tag="laid"):
    by: Seat


class Revealed(Struct, frozen=True, tag="revealed"):
    """The cards laid, by seat; the highest took them all."""

    cards: tuple[int, ...]
    taker: Seat


class Peeked(Struct, frozen=True, tag="peeked"):
    by: Seat


class Top(Struct, frozen=True, tag="top"):
    """Told to the one who peeked."""

    card: int


class Boasted(Struct, frozen=True, tag="boasted"):
    """A seat showed the lowest card it still had."""

    by: Seat
    card: int


class Rolled(Struct, frozen=True, tag="rolled"):
    pips: int


Event: TypeAlias = Laid | Revealed | Peeked | Top | Boasted | Rolled


# What lies where


class Pile(Struct):
    """What a seat has taken."""

    cards: tuple[int, ...] = ()


class Table(kernel.Table, kw_only=True, tag="table"):
    agenda: "tuple[Lay | Reveal | Reward, ...]"
    rounds: int
    piles: list[Pile]
    laid: tuple[Seat, ...] = ()
    peeked: tuple[Seat, ...] = ()
    boasts: tuple[Boasted, ...] = ()
    pips: int = 0


class Hand(Struct, tag="hand"):
    cards: tuple[int, ...]
    laid: int | None = None
    seen: int | None = None  # the top of the deck, once peeked at


class Secret(Struct, tag="secret"):
    deck: tuple[int, ...]


State: TypeAlias = kernel.State[Table, Hand, Secret]
View: TypeAlias = kernel.View[Table, Hand]
Now: TypeAlias = kernel.Now[Table, Hand, Secret]


# Moves


class LayDown(Struct, frozen=True, tag="lay_down"):
    card: Annotated[int, PRIVATE]


class Peek(Struct, frozen=True, tag="peek"):
    """Look at the top of the deck."""


class Boast(Struct, frozen=True, tag="boast"):
    """Show the lowest card of one's own."""


class Roll(Struct, frozen=True, tag="roll"):
    """Throw a die for nothing at all."""


Move: TypeAlias = LayDown | Peek | Boast | Roll


# Steps


class Lay(Choice[Now, View, LayDown], frozen=True, tag="lay"):
    """Everybody lays one card, in any order; when time is out, the lowest."""

    takes = (LayDown,)

    def check(self, view: View, move: LayDown) -> None:
        assert view.hand is not None
        if move.card not in view.hand.cards:
            raise Illegal("TOY-01", "not_yours", card=move.card)

    def moves(self, view: View) -> Iterator[LayDown]:
        assert view.hand is not None
        yield from map(LayDown, view.hand.cards)

    def take(self, now: Now, seat: Seat, move: LayDown) -> None:
        _lay(now, now.hand, seat, move.card)
        rest = tuple(other for other in self.seats if other != seat)
        if rest:
            now.then(Lay(rest))

    def time_up(self, now: Now) -> None:
        for seat in self.seats:
            hand = now.hands[seat]
            _lay(now, hand, seat, hand.cards[0])

    def verdict(self, state: State, move: LayDown) -> object:
        """The last card laid is turned over at once."""
        return move.card if len(self.seats) == 1 else None


class Reveal(Rule[Now], frozen=True, tag="reveal"):
    """All turn over what they laid; the highest card takes the others and a reward."""

    def run(self, now: Now) -> None:
        cards = tuple(hand.laid for hand in now.hands if hand.laid is not None)
        taker = cards.index(max(cards))
        now.table.piles[taker].cards += cards
        now.table.laid = ()
        for hand in now.hands:
            hand.laid = None
        now.tell(Revealed(cards, taker))
        now.then(Reward((taker,)))


class Reward(Choice[Now, View, Peek | Boast | Roll], frozen=True, tag="reward"):
    """Peek at the deck (once in a game), show one's lowest card, or throw the die."""

    takes = (Peek, Boast, Roll)

    def check(self, view: View, move: Peek | Boast | Roll) -> None:
        assert view.hand is not None
        if isinstance(move, Peek) and view.seat in view.table.peeked:
            raise Illegal("TOY-02", "already_peeked")
        if isinstance(move, Boast) and not view.hand.cards:
            raise Illegal("TOY-03", "no_card_left")

    def moves(self, view: View) -> Iterator[Peek | Boast | Roll]:
        assert view.hand is not None
        if view.seat not in view.table.peeked:
            yield Peek()
        if view.hand.cards:
            yield Boast()
        yield Roll()

    def take(self, now: Now, seat: Seat, move: Peek | Boast | Roll) -> None:
        match move:
            case Peek():
                _peek(now, seat)
            case Boast():
                _boast(now, now.hands[seat], seat)
            case Roll():
                pips = 1 + now.chance.below(6)
                now.table.pips += pips
                now.tell(Rolled(pips))
        now.table.rounds -= 1
        if now.table.rounds == 0:
            now.over()
        now.then(*_round(now.seats))


def _round(seats: int) -> tuple[Lay, Reveal]:
    return Lay(tuple(range(seats))), Reveal()


def _lay(now: Now, hand: Hand, seat: Seat, card: int) -> None:
    hand.cards = tuple(other for other in hand.cards if other != card)
    hand.laid = card
    now.table.laid += (seat,)
    now.tell(Laid(seat))


def _peek(now: Now, seat: Seat) -> None:
    now.hand.seen = now.secret.deck[0]
    now.tell(Top(now.secret.deck[0]), only=seat)
    now.table.peeked += (seat,)
    now.tell(Peeked(seat))


def _boast(now: Now, hand: Hand, seat: Seat) -> None:
    boast = Boasted(seat, hand.cards[0])
    now.table.boasts += (boast,)
    now.tell(boast)


# The game


class Options(Struct, frozen=True, tag="options"):
    rounds: int = EACH


class FaceDown(Game[Options, Table, Hand, Secret]):
    name = "face_down"
    version = 1
    seats = range(2, 4)
    options = Options
    variants = (Options(), Options(rounds=1))
    state_type = State
    move_type = Move
    event_type = Event

    def check_options(self, options: Options, seats: int) -> None:
        if not 1 <= options.rounds <= EACH:
            raise Illegal("TAB-14", "rounds", least=1, most=EACH, rounds=options.rounds)

    def deal(self, options: Options, seats: int, chance: Chance) -> State:
        cards = chance.shuffled(CARDS)
        table = Table(
            agenda=_round(seats), rounds=options.rounds, piles=[Pile() for _ in range(seats)]
        )
        hands = [
            Hand(tuple(sorted(cards[EACH * seat : EACH * (seat + 1)]))) for seat in range(seats)
        ]
        return State(table, hands, Secret(cards[EACH * seats :]))

    def deal_unseen(self, view: View, chance: Chance) -> tuple[list[Hand], Secret]:
        while True:
            hands, secret = self._deal_blindly(view, chance)
            try:
                self.audit(State(view.table, hands, secret))
            except AssertionError:
                continue
            return hands, secret

    def _deal_blindly(self, view: View, chance: Chance) -> tuple[list[Hand], Secret]:
        """A deal with the right number of cards everywhere, whatever was boasted or seen."""
        table, own = view.table, view.hand
        known = set(chain.from_iterable(pile.cards for pile in table.piles))
        if own is not None:
            known.update(_held(own))
        unseen = list(chance.shuffled(card for card in CARDS if card not in known))
        dealt = len(table.piles)
        each = EACH - sum(len(pile.cards) for pile in table.piles) // dealt
        hands = []
        for seat in range(dealt):
            if seat == view.seat and own is not None:
                hands.append(clone(own))
                continue
            cards, unseen = unseen[:each], unseen[each:]
            laid = cards.pop() if seat in table.laid else None
            hands.append(Hand(tuple(sorted(cards)), laid))
        for seat in table.peeked:
            if seat != view.seat:
                hands[seat].seen = unseen[0]
        return hands, Secret(tuple(unseen))

    def result(self, table: Table) -> Result:
        scores = tuple(len(pile.cards) for pile in table.piles)
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        return Result(winners, scores, "rounds_played")

    def audit(self, state: State) -> None:
        table, hands, deck = state.table, state.hands, state.secret.deck
        held = [_held(hand) for hand in hands]
        taken = list(chain.from_iterable(pile.cards for pile in table.piles))
        assert sorted(chain(deck, taken, *held)) == list(CARDS), "a card is lost or doubled"
        for seat, hand in enumerate(hands):
            assert list(hand.cards) == sorted(hand.cards)
            assert (hand.laid is not None) == (seat in table.laid)
            assert hand.seen == (deck[0] if seat in table.peeked else None)
        for boast in table.boasts:
            assert boast.card in (*taken, *held[boast.by])
            assert all(card >= boast.card for card in held[boast.by])


def _held(hand: Hand) -> tuple[int, ...]:
    return hand.cards if hand.laid is None else (*hand.cards, hand.laid)


FACE_DOWN = FaceDown()
