# What is said of the game on the shelf, before its board is there

chytrogrod = Chytrogród
    .motto = Who will outwit whom?
    .about = A game of bluff for 3–5 players. Guilds send face-down cards into five districts, and then it shows who crossed whose plans. A hundred influence points end the game.

# Variants

chytrogrod-contraband = Contraband
    .about = The secret token stands for any one good.
chytrogrod-intrigues = Intrigues
    .about = After the cards are played, every guild may use its own intrigue once a round.
