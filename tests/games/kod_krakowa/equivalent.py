"""Mutants of the rules of Kod Krakowa that nobody could tell from the right rules, and why.

By module and by the mutation's name; nothing is imported here, so that the rules can be mutated.
"""

_ACTIONS = "Board | actions: int = 0  # left in this turn | at 15: 0 ->"
_SET_BY_EVERY_TURN = "a turn begins by setting it, and nobody asks before"
OVERRIDDEN = "every prompt says this for itself"
ANNOTATES = "it says of what type something is, and nothing is read by it"

_OF_PROMPTS = {
    (
        "prompts.py",
        f"Prompt.{method} | raise NotImplementedError | at 0: raise NotImplementedError -> pass",
    ): OVERRIDDEN
    for method in ("choices", "refuse")
}

_OF_EDITIONS = {
    ("content.py", f" | Edition: TypeAlias = Literal[1, 2] | at {change}"): ANNOTATES
    for change in ("29: 1 -> 2", "29: 1 -> 0", "32: 2 -> 3", "32: 2 -> 1")
}

EQUIVALENT = {
    **_OF_PROMPTS,
    **_OF_EDITIONS,
    (
        "passages.py",
        "audit_markers | reached = 0 | at 10: 0 -> 1",
    ): "the passage of this bit joins two districts of the start, and is always reached",
    (
        "game.py",
        "KodKrakowa.deal | for district, places in zip(DISTRICTS, laid, strict=True)"
        " | at 52: True -> False",
    ): "places are laid district by district",
    (
        "rules.py",
        "_end_turn | now.over() | at 0: now.over() -> pass",
    ): "no other step is on the agenda, so the game is over without saying so",
    (
        "deeds.py",
        "first_free | return next(slot for slot in range(len(slots) + 1) if slot not in slots)"
        " | at 48: 1 -> 2",
    ): "so many slots leave one of one more free",
    ("state.py", f"{_ACTIONS} 1"): _SET_BY_EVERY_TURN,
    ("state.py", f"{_ACTIONS} -1"): _SET_BY_EVERY_TURN,
}
