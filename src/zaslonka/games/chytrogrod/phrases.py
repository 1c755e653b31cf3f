"""Chytrogród: what can be said with one touch, and promised without being bound.  CHY-53."""

from zaslonka.kernel.talk import Phrase

WHERE = ("into_port", "into_red", "into_yellow", "into_university", "into_cathedral")
"""The districts by colour, as one goes there."""
_WHERE: dict[str, tuple[str, ...]] = {"where": WHERE}

PHRASES = (
    Phrase("going", _WHERE),
    Phrase("not_going", _WHERE),
    Phrase("beware", seat=True),
    Phrase("bluff", seat=True),
    Phrase("deal"),
    Phrase("no_deal"),
    Phrase("remember"),
    Phrase("tie_for_tie", seat=True, promise=True),
    Phrase("tie_yours", seat=True, promise=True),
    Phrase("no_sabotage", seat=True, promise=True),
    Phrase("stay_away", _WHERE, promise=True),
)
