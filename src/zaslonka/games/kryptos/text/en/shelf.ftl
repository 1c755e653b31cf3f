# What is said of the game on the shelf, before its board is there

kryptos = Kryptos
    .motto = Every card that is up betrays its neighbours.
    .about = Code-breaking for 3–6. Everybody has a row of hidden numbers in rising order. Name the others’ before they name yours. Fifteen points end the game.

# Variants

kryptos-advanced = Advanced opening
    .about = At the start nobody may turn up an end of the hand, a number next to one’s own open card, or too many cards of one colour.
kryptos-tajemnica = Secret
    .about = Four more cards, and four laid aside that nobody has seen. For 4 and 5 players.
kryptos-lapowka = Bribe
    .about = The point for a second guess goes to the player whose card it points at.

# What the program works out

kryptos-help-none = You keep your notes all by yourself.
kryptos-help-facts = Each hidden card keeps only the numbers it can be.
kryptos-help-full = It also tells how likely each of them is.

# The daily challenge

challenge-kryptos = You have three turns. In each of them some card can be known for certain: win as many points as you can. Your rivals ask about your cards alone, and always miss.
challenge-kryptos-count = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
