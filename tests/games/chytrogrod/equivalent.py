"""Mutants of the rules of Chytrogród that nobody could tell from the right rules, and why.

By module and by the mutation's name; nothing is imported here, so that the rules can be mutated.
"""

ALIKE_FOR_ALL = "everybody's sum is changed alike, and sums are only compared"
ALWAYS_AS_MANY = "both are made of the same places, or have a field for each token"

_SUM = "contenders | sums[laid.by] = sums.get(laid.by, 0) + value | at 34: 0 ->"
_LACKING = (
    "_lacking | return sum(cost - held for cost, held in zip(side.cost, tokens, strict=True)"
    " if cost > held) |"
)

EQUIVALENT = {
    (
        "resolution.py",
        "contenders | if len(sums) < 2: | at 15: 2 -> 1",
    ): "whoever is alone has the highest sum",
    (
        "resolution.py",
        'contenders | value = 1 if whip or kind != "buyout" else BUYOUT[card] | at 8: 1 -> 2',
    ): ALIKE_FOR_ALL,
    ("resolution.py", f"{_SUM} 1"): ALIKE_FOR_ALL,
    ("resolution.py", f"{_SUM} -1"): ALIKE_FOR_ALL,
    (
        "resolution.py",
        "Contest.run | _perform(now, self.district, self.kind, seats[0]) | at 46: 0 -> -1",
    ): "the first of one is the last",
    (
        "resolution.py",
        "_turn_up_decrees | for laid, decree in zip(place.decrees, decrees, strict=True)"
        " | at 55: True -> False",
    ): ALWAYS_AS_MANY,
    (
        "rules.py",
        "Tidy.run | now.over() | at 0: now.over() -> pass",
    ): "no other step is on the agenda, so the game is over without saying so",
    ("deals.py", f"{_LACKING} at 80: cost > held -> cost >= held"): "of nothing nothing is lacking",
    ("deals.py", f"{_LACKING} at 71: True -> False"): ALWAYS_AS_MANY,
}
