"""Mutants of the rules of Tajniacy that nobody could tell from the right rules, and why.

By module and by the mutation's name; nothing is imported here, so that the rules can be mutated.
"""

THE_SAME_HAND = "both spymasters are then asserted to hold the same"
ALSO_FALSE = "None is as false as False"
NOTHING_AFTER_THE_END = "the game is over by then, and no step is put on the agenda any more"

EQUIVALENT = {
    ("game.py", "Tajniacy.audit | held = hands[chiefs[0]] | at 20: 0 -> 1"): THE_SAME_HAND,
    ("game.py", "Tajniacy.audit | held = hands[chiefs[0]] | at 20: 0 -> -1"): THE_SAME_HAND,
    (
        "rules.py",
        "_refusal_by | step = table.agenda[0] | at 20: 0 -> -1",
    ): "one step is on the agenda at a time",
    ("state.py", "end_if_won | return True | at 0: return True -> return"): NOTHING_AFTER_THE_END,
    ("state.py", "end_if_won | return True | at 7: True -> False"): NOTHING_AFTER_THE_END,
    ("state.py", "end_if_won | return False | at 0: return False -> return"): ALSO_FALSE,
    (
        "state.py",
        "win | now.over() | at 0: now.over() -> pass",
    ): "no other step is on the agenda, so the game is over without saying so",
}
