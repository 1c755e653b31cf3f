"""Chytrogród: what its moves and views can hold, and how tokens are given back one by one."""

from collections.abc import Iterator
from itertools import permutations
from typing import cast

from zaslonka.kernel.parts import Domains, Factored
from .content import (
    CARDS,
    COLOURS,
    DEALS,
    DECREES,
    FULL_DISTRICT_GOODS,
    NONE,
    SUPPLY,
    Options,
    Tokens,
    cards_each,
)
from .events import GuildTaken
from .moves import ChooseGuild, GiveBack
from .state import View
from .stock import excess
from .waking import TakeGuild


def domains_of(options: Options, seats: int) -> Domains:
    laid = seats * cards_each(seats)
    colours, or_none = tuple(COLOURS), (None, *COLOURS)
    orders = [order for n in range(2, seats + 1) for order in permutations(range(seats), n)]
    return Domains(
        moves={
            **dict.fromkeys(("district", "give", "get", "start", "to", "guild"), colours),
            "secret": or_none,
            "number": (None, *range(laid)),
            "seats": orders,
        },
        views={"deal": DEALS, "top": DEALS, "below[]": DEALS},
        longest={
            "ring": len(COLOURS),
            "districts": len(COLOURS),
            "turned_up": len(COLOURS),
            "heaps": len(NONE),
            "deals": len(DEALS),
            "below": len(DEALS) // len(COLOURS),
            "pile": laid,
            "TurnedUp.cards": laid,
            "cards": len(CARDS),
            "face_down": cards_each(seats) + 1,  # and one that was looked at
            "decrees": 2,  # the favourite's, and one by intercession
            "unseen_decrees": len(DECREES),
            "discards": len(DECREES),
        },
        absent=() if options.choose_guilds else (TakeGuild, ChooseGuild, GuildTaken),
        factored={
            GiveBack: Factored(
                parts=range(len(NONE)),
                most=FULL_DISTRICT_GOODS + sum(SUPPLY[len(COLOURS) :]),
                following=_next_tokens,
                split=lambda move: tuple(
                    kind for kind, count in enumerate(move.tokens) for _ in range(count)
                ),
                join=lambda kinds: GiveBack(
                    cast(Tokens, tuple(kinds.count(kind) for kind in range(len(NONE))))
                ),
            )
        },
    )


def _next_tokens(view: View, given: tuple[int, ...]) -> Iterator[int]:
    """The kinds of token that may go next, in order of kinds and so that the rest is enough."""
    held = view.table.players[view.seat].tokens
    left = excess(held) - len(given)
    for kind in range(given[-1] if given else 0, len(held)):
        of_kind = held[kind] - given.count(kind)
        if left and of_kind and of_kind + sum(held[kind + 1 :]) >= left:
            yield kind
