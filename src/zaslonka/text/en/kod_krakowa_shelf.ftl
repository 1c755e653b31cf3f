# What is said of the game on the shelf, before its board is there

kod-krakowa = Kod Krakowa
    .motto = Another Kraków waits behind every passage.
    .about = A walk for 2–4. Roam the districts, discover new ones and collect places with your attributes. Barriers and event cards change the city every turn.
knowledge = Kraków, page by page
