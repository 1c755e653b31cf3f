# What is said of the game on the shelf, before its board is there

kryptos = Kryptos
    .motto = Every card that is up betrays its neighbours.
    .about = Code-breaking for 3–6. Everybody has a row of hidden numbers in rising order. Name the others’ before they name yours. Fifteen points end the game.

# Variants

kryptos-advanced = Advanced opening
    .about = At the start nobody may turn up an end of the hand, the number next to one’s own open card, or too many cards of one colour.
kryptos-tajemnica = Tajemnica
    .about = Four more cards, and four laid aside that nobody has seen. For 4 and 5 players.
kryptos-lapowka = Łapówka
    .about = The point for a second guess goes to the player whose card it points at.
