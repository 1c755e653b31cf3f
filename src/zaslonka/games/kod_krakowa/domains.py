"""Kod Krakowa: what its moves and views can hold."""

from zaslonka.kernel.parts import Domains
from .content import (
    BARRIERS_EACH,
    CARDS,
    DISTRICTS,
    HAND_LIMIT,
    PASSAGES,
    PLACES_OF,
    PLACES_TO_WIN,
    STOPS,
    TOKENS,
    Options,
)

SLOTS = max(map(len, PLACES_OF.values()))


def domains_of(_: Options, seats: int) -> Domains:
    cards, places = tuple(CARDS), tuple(TOKENS)
    to_win = PLACES_TO_WIN[seats]
    return Domains(
        moves={
            "district": DISTRICTS,
            "passage": PASSAGES,
            "card": cards,
            "slot": range(SLOTS),
            **dict.fromkeys(("place", "give", "take", "first", "second"), places),
        },
        views={
            **dict.fromkeys(("district", "pawns[]", "discovered[]"), DISTRICTS),
            **dict.fromkeys(("passage", "lifted", "barriers[][]", "stops[]"), PASSAGES),
            **dict.fromkeys(("card", "playing", "cards[]", "discards[]", "shown[][]"), cards),
            "Discarded.shown[]": cards,
            **dict.fromkeys(("place", "places[]", "given", "taken", "beside[]"), places),
            **dict.fromkeys(("on_left[]", "joint[]", "on_right[]"), places),
        },
        longest={
            "barriers[]": BARRIERS_EACH,
            "stops": STOPS,
            **dict.fromkeys(("discovered", "laid", "slots", "tray", "traces"), len(DISTRICTS)),
            "slots[]": SLOTS,
            "places": SLOTS,
            **dict.fromkeys(("on_left", "joint", "on_right"), to_win),
            "beside": len(TOKENS),
            "discards": len(CARDS),
            "shuffles": len(CARDS),
            **dict.fromkeys(("held[]", "shown[]", "cards", "Discarded.shown"), HAND_LIMIT),
        },
        derived=("blocked",),
        recent={"traces[]": 12, "seen": 16},
    )
