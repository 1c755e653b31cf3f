"""Mutants of the rules of Złam ten Kod that nobody could tell from the right rules, and why.

By module and by the mutation's name; nothing is imported here, so that the rules can be mutated.
"""

ENDS_ANYWAY = "no other step is on the agenda, so the game is over without saying so"

EQUIVALENT = {
    (
        "content.py",
        "_where.ask | wanted = choices[0] if digit is None else digit | at 17: 0 -> -1",
    ): "only a card with one digit is asked without naming it, and its first is its last",
    ("rules.py", "Turn.take | now.over() | at 0: now.over() -> pass"): ENDS_ANYWAY,
    ("rules.py", "LastChance.take | now.over() | at 0: now.over() -> pass"): ENDS_ANYWAY,
    ("rules.py", "_pass_on | now.over() | at 0: now.over() -> pass"): ENDS_ANYWAY,
    (
        "rules.py",
        "_pass_on | for ahead in range(1, now.seats + 1): | at 34: 1 -> 2",
    ): "one seat further is the next seat again, and it was out a moment ago",
    (
        "rules.py",
        "MiddleTurn.verdict"
        " | return isinstance(move, Write) and move.code == state.secret.middle"
        " | at 35: move.code == state.secret.middle -> move.code != state.secret.middle",
    ): "a verdict only tells kinds of guess apart, and these are the same two kinds",
}
