"""Chytrogród: what holds of every state, and so of every world that can be imagined."""

from collections import Counter

from zaslonka.kernel import Seat
from .content import CARDS, COLOURS, DEALS, DECREES, NONE, SLOTS, SUPPLY, Card
from .rules import State
from .state import Board, Hand, influence_of
from .stock import Overflow, plus
from .waking import LayDecree


def audit(state: State) -> None:
    """Assert that nothing is lost, doubled or other than it was told."""
    _audit_tokens(state.table)
    _audit_players(state.table)
    _audit_deals(state)
    _audit_secret_goods(state)
    _audit_cards(state)
    _audit_decrees(state)


def _audit_tokens(table: Board) -> None:
    total = NONE
    boards = [player.tokens for player in table.players]
    for tokens in (table.pools, *boards, *(place.tokens for place in table.districts)):
        assert min(tokens) >= 0, "fewer than no tokens"
        total = plus(total, tokens)
    assert total == SUPPLY, "a token is lost or doubled"


def _audit_players(table: Board) -> None:
    full = {step.seat for step in table.agenda if isinstance(step, Overflow)}
    for seat, player in enumerate(table.players):
        made = sum(taken.points for taken in player.deals)
        assert player.points == made + influence_of(player.tokens)
        assert (sum(player.tokens) > SLOTS) == (seat in full), "a board holds too much"
    assert len({player.guild for player in table.players}) == len(table.players)
    henchmen = [player.henchman for player in table.players if player.henchman is not None]
    assert len(set(henchmen)) == len(henchmen), "two henchmen in one district"


def _audit_deals(state: State) -> None:
    seen = [taken.deal for player in state.table.players for taken in player.deals]
    for place, stack in zip(state.table.districts, state.secret.stacks, strict=True):
        assert place.unseen == len(stack)
        assert place.top is not None or not (stack or place.below), "a stack lies closed"
        seen += [deal for deal in (place.top, *place.below) if deal is not None]
    for colour, stack in enumerate(state.secret.stacks):
        assert all(DEALS[number].colour == colour for number in stack)
    numbers = [
        *(deal.number for deal in seen),
        *(n for stack in state.secret.stacks for n in stack),
    ]
    assert sorted(numbers) == list(range(len(DEALS))), "a deal is lost or doubled"
    assert all(deal == DEALS[deal.number] for deal in seen)


def _audit_secret_goods(state: State) -> None:
    table, box = state.table, state.secret.box
    held = [hand.secret for hand in state.hands]
    if table.options.contraband:
        assert not box
        assert not table.shown
        assert held == [None] * len(held), "contraband has no symbol"
        return
    for player, good in zip(table.players, held, strict=True):
        assert player.secret_used == (good is None)
    goods = [*box, *table.shown, *(good for good in held if good is not None)]
    assert sorted(goods) == list(COLOURS), "a secret good is lost or doubled"


def _audit_cards(state: State) -> None:
    table = state.table
    piled = [laid for place in table.districts for laid in place.pile]
    assert sorted(laid.number for laid in piled) == list(range(table.laid))
    for seat, hand in enumerate(state.hands):
        known = dict(hand.face_down)
        own = {laid.number for laid in piled if laid.by == seat}
        assert known.keys() == own | {laid.number for laid in piled if laid.seen == seat}
        laid_cards = [known[number] for number in own]
        left = tuple(card for card in CARDS if card not in laid_cards)
        assert hand.cards == left, "a card is lost or doubled"
        assert len(left) + len(laid_cards) == len(CARDS)
    for laid in piled:
        card = _known_as(state.hands, laid.by, laid.number)
        assert laid.card in (None, card), "a card was turned up as another"
        if laid.seen is not None:
            assert _known_as(state.hands, laid.seen, laid.number) == card, "a card seen changed"


def _known_as(hands: list[Hand], seat: Seat, number: int) -> Card:
    return dict(hands[seat].face_down)[number]


def _audit_decrees(state: State) -> None:
    table, deck = state.table, state.secret.deck
    laid = {each.number: each for place in table.districts for each in place.decrees}
    known = {number: decree for hand in state.hands for number, decree in hand.decrees}
    drawn = [hand.drawn for hand in state.hands if hand.drawn is not None]
    assert table.deck == len(deck)
    assert len(known) == sum(len(hand.decrees) for hand in state.hands)
    assert Counter([*deck, *table.discards, *known.values(), *drawn]) == Counter(DECREES)
    for seat, hand in enumerate(state.hands):
        assert dict(hand.decrees).keys() == {n for n, each in laid.items() if each.by == seat}
        lays = any(isinstance(step, LayDecree) and step.seat == seat for step in table.agenda)
        assert (hand.drawn is not None) == lays
    for number, each in laid.items():
        assert each.decree in (None, known[number]), "a decree was turned up as another"
    up = {each.decree for each in laid.values()}
    hidden = {decree for decree in known.values() if decree not in up}
    since_shuffled = {*table.unseen_decrees}
    assert since_shuffled.isdisjoint(up)
    assert since_shuffled >= {*deck, *drawn}
    # One laid before the deck was shuffled is known to all: everything else was in the discards.
    before = hidden - since_shuffled
    assert before == set(DECREES) - since_shuffled - set(table.discards) - up
    assert before <= {known.get(0)}
