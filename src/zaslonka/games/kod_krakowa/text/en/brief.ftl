# The rules in a minute

kod-krakowa-brief-goal = Walk through Kraków and collect its places. Each of your two boards collects one attribute, and a place that has both counts on both.
kod-krakowa-brief-turn = First move one of your barriers: it closes a passage for everybody. Then take three actions: walk to the next district, collect a place that lies there, move a barrier or draw an event card.
kod-krakowa-brief-end = Whoever first fills one of their boards wins (with two players it takes 7 places).
