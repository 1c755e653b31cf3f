# What is said of the game on the shelf, before its board is there

chytrogrod = Chytrogród
    .motto = Who will outwit whom?
    .about = A game of bluff for 3–5 players. Guilds send face-down cards into five districts, then you see who foiled whom. A hundred influence points end the game.

# Variants

chytrogrod-contraband = Contraband
    .about = The secret token stands for any one good.
chytrogrod-intrigues = Intrigues
    .about = After the cards are played, every guild may use its own intrigue once a round.
chytrogrod-choose-guilds = Choosing guilds
    .about = Everybody chooses a guild, the favourite last. Otherwise guilds are dealt by chance.

# What the program works out

chytrogrod-help-none = Everybody keeps track of hidden cards alone.
chytrogrod-help-facts = It lists what may still lie face down: cards, decrees and secret goods.
chytrogrod-help-full = It lists the same, with the odds.

# The daily challenge

challenge-chytrogrod = You have one round and four cards: win as many points as you can. Each rival lays buyout 2, buyout 3, the small deal and the big deal in the district of their own guild. You decide ties.
challenge-chytrogrod-count = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
