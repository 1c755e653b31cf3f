# What is said of the game on the shelf, before its board is there

liars-dice = Liar’s Dice
    .about = Bluffing for 2–6. You see the dice under your own cup, and bid on all of them. Who will call your bluff?

# Variants

liars-dice-wild-ones = Wild ones
    .about = A one counts for every bid.
