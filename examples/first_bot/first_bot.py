#!/usr/bin/env python3
"""A bot for any game in the arena, with nothing but Python: it avoids what it did last time."""

import json
import random
import sys

last = None
for line in sys.stdin:
    asked = json.loads(line)
    # All it knows: the view of its seat, a seed of its own, and moves that it may make now.
    table, hand = asked["view"]["table"], asked["view"]["hand"]
    print(f"{len(table)} things on the table, {len(hand)} in hand", file=sys.stderr)
    whim = random.Random(f"{asked['seed']} {asked['id']}")  # noqa: S311 - dice, no secrets
    kinds = sorted({move["type"] for move in asked["moves"]})
    kind = whim.choice([each for each in kinds if each != last] or kinds)
    move = whim.choice([each for each in asked["moves"] if each["type"] == kind])
    last = kind
    print(json.dumps({"id": asked["id"], "seat": asked["seat"], "move": move}), flush=True)
