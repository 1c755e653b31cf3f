"""Values of a JSON schema, and values that almost are: a grammar out of the OpenAPI document."""

import json
import random
import string
from collections.abc import Mapping, Sequence
from typing import Any

Json = Any

ODD: tuple[Json, ...] = (
    None, True, False, 0, -1, 1, 7, 2**31, -(2**63), 2**64, 2**70, 0.5, -0.0, 1e308,
    "", " ", "\0", "\u202e", "x" * 41, "x" * 300, "ż" * 30, "null", "0", [], {}, [[]], [None],
    {"": None}, {"type": "nonsense"}, {"type": None}, [0] * 40, "👩\u200d🚀", "\ud800",
)  # fmt: skip
DEEPEST = 5


class Grammar:
    """Makes values by the schemas of a document; where a field is known, of what is known."""

    def __init__(self, document: Json, known: Mapping[str, Sequence[Json]]) -> None:
        self._schemas: dict[str, Json] = document["components"]["schemas"]
        self.known = known

    def named(self, name: str, dice: random.Random) -> Json:
        return self.value(self._schemas[name], dice)

    def value(self, schema: Json, dice: random.Random, depth: int = 0) -> Json:
        """A value that fits the schema, as far as it is worth the trouble."""
        if "$ref" in schema:
            return self.value(self._schemas[schema["$ref"].rpartition("/")[2]], dice, depth)
        if "anyOf" in schema:
            return self.value(dice.choice(schema["anyOf"]), dice, depth)
        if "enum" in schema:
            return dice.choice(schema["enum"])
        if "const" in schema:
            return schema["const"]
        match schema.get("type"):
            case "object":
                return self._object(schema, dice, depth)
            case "array":
                return self._array(schema, dice, depth)
            case "string":
                return _text(schema, dice)
            case "integer":
                return dice.choice((0, 1, 2, 3, 5, dice.randint(-3, 40)))
            case "number":
                return dice.uniform(-10, 10)
            case "boolean":
                return dice.random() < 0.5
            case "null":
                return None
        return dice.choice(ODD)

    def _object(self, schema: Json, dice: random.Random, depth: int) -> Json:
        made = {}
        for name, inner in schema.get("properties", {}).items():
            needed = name in schema.get("required", ())
            if not needed and dice.random() < 0.6:
                continue
            choices = self.known.get(name, ())
            if choices and dice.random() < 0.85:
                made[name] = dice.choice(choices)
            elif depth > DEEPEST and not needed:
                continue
            else:
                made[name] = self.value(inner, dice, depth + 1)
        return made

    def _array(self, schema: Json, dice: random.Random, depth: int) -> Json:
        if "prefixItems" in schema:
            return [self.value(inner, dice, depth + 1) for inner in schema["prefixItems"]]
        inner = schema.get("items", {})
        least, most = schema.get("minItems", 0), schema.get("maxItems", 6)
        if depth > DEEPEST:
            most = least
        length = dice.randint(least, max(least, min(most, least + 5)))
        return [self.value(inner, dice, depth + 1) for _ in range(length)]


def spoiled(value: Json, dice: random.Random) -> Json:
    """The value with something in it changed, left out or added."""
    if isinstance(value, dict) and value and dice.random() < 0.8:
        name = dice.choice(list(value))
        match dice.randrange(4):
            case 0:
                return {key: inner for key, inner in value.items() if key != name}
            case 1:
                return {**value, dice.choice(("extra", "id", "type", "seat", "")): dice.choice(ODD)}
            case _:
                return {**value, name: spoiled(value[name], dice)}
    if isinstance(value, list) and value and dice.random() < 0.6:
        at = dice.randrange(len(value))
        return [*value[:at], spoiled(value[at], dice), *value[at + 1 :]]
    if isinstance(value, str) and value and dice.random() < 0.4:
        at = dice.randrange(len(value))
        return value[:at] + dice.choice(string.printable) + value[at + 1 :]
    return dice.choice(ODD)


def encoded(value: Json, dice: random.Random) -> bytes:
    """JSON, now and then cut or with a wrong byte in it."""
    text = json.dumps(value, ensure_ascii=dice.random() < 0.5).encode("utf-8", "surrogatepass")
    if text and dice.random() < 0.03:
        at = dice.randrange(len(text))
        return dice.choice((text[:at], text[:at] + dice.randbytes(1) + text[at:], text * 2))
    return text


def _text(schema: Json, dice: random.Random) -> str:
    pattern = schema.get("pattern", "")
    if pattern.startswith("^[0-9a-f]{"):
        return dice.randbytes(int(pattern[10:-2]) // 2).hex()
    least, most = schema.get("minLength", 0), schema.get("maxLength", 12)
    length = dice.randint(least, max(least, min(most, 12)))
    return "".join(dice.choice("abcXYZ019_:żółw ") for _ in range(length)).strip() or "x"
