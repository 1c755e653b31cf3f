"""Złam ten Kod: what can be said with one touch."""

from zaslonka.kernel.talk import Phrase

PHRASES = (
    Phrase("good_question"),
    Phrase("thinking"),
    Phrase("nearly"),
    Phrase("well_played"),
    Phrase("your_turn", seat=True),
)
