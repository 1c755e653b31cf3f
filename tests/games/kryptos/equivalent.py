"""Mutants of the rules of Kryptos that nobody could tell from the right rules, and why.

By module and by the mutation's name; nothing is imported here, so that the rules can be mutated.
"""

EQUIVALENT = {
    (
        "rules.py",
        "_end_turn | now.over() | at 0: now.over() -> pass",
    ): "no other step is on the agenda, so the game is over without saying so",
    (
        "guesses.py",
        "_nothing_denied | return [-1] * (MOST_SEATS * MOST_EACH) | at 9: 1 -> 2",
    ): "bit 0 stands for no number, and is never set in what it is compared with",
    (
        "guesses.py",
        "numbers_in | return tuple([number for number in range(1, bits.bit_length())"
        " if bits >> number & 1]) | at 41: 1 -> 0",
    ): "bit 0 stands for no number, and is never set in what it is compared with",
    (
        "rules.py",
        " | _HIDDEN = Remembered(_hidden, 64) | at 30: 64 -> 65",
    ): "how much is remembered changes how quick it is, and nothing else",
    (
        "rules.py",
        " | _HIDDEN = Remembered(_hidden, 64) | at 30: 64 -> 63",
    ): "how much is remembered changes how quick it is, and nothing else",
    (
        "guesses.py",
        " | _LAID = Remembered(_laid, 64) | at 26: 64 -> 65",
    ): "how much is remembered changes how quick it is, and nothing else",
    (
        "guesses.py",
        " | _LAID = Remembered(_laid, 64) | at 26: 64 -> 63",
    ): "how much is remembered changes how quick it is, and nothing else",
    (
        "guesses.py",
        "_number_at | bits &= bits - 1  # without its lowest | at 15: 1 -> 2",
    ): "bit 0 stands for no number: to take 2 away clears the lowest bit that is set, too",
}
