"""The lab: the same rules for research, as numbers and arrays.

`pettingzoo`, `openspiel` and `gymnasium` are the doors; each needs its library, from the extra
``zaslonka[lab]``.  The rest needs numpy alone.
"""
