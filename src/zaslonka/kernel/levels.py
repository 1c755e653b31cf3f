"""How well a bot plays, how much help a table gives, and what a person reads."""

from typing import Literal, TypeAlias, get_args

Level: TypeAlias = Literal["latwy", "sredni", "mistrz"]
"""From a beginner to the best there is."""

Help: TypeAlias = Literal["none", "facts", "full"]
Language: TypeAlias = Literal["pl", "en"]

LEVELS: tuple[Level, ...] = get_args(Level)
LANGUAGES: tuple[Language, ...] = get_args(Language)
