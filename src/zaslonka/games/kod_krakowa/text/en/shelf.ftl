# What is said of the game on the shelf, before its board is there

kod-krakowa = Kod Krakowa
    .motto = Another Kraków waits behind every passage.
    .about = A walk for 2–4. Roam the districts, discover new ones and collect places with your attributes. Barriers and event cards change the city every turn.

# Options

kod-krakowa-opening-cards = Opening cards
    .about = Whoever goes later begins with more event cards: the second with one, the third with two, the fourth with three. This evens the odds; it is not in the published rules.

knowledge = Kraków, page by page

# What the program works out

kod-krakowa-help-none = Everybody remembers alone what lies where.
kod-krakowa-help-facts = It lists the places that may lie in each district.
kod-krakowa-help-full = It lists the same, with the odds.

# The daily challenge

challenge-kod-krakowa = You have one turn. Collect as many places as you can that go onto your boards: of the best ones you can know for certain that they do.
challenge-kod-krakowa-count = { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
