lesson-liars-dice-cups = These are the dice under your cup: nobody else sees them. { $p1 } has five too.
lesson-liars-dice-bid = You have three fives, so there are at least three on the table. Say so: 3 fives.
lesson-liars-dice-higher = { $p1 } bids higher: at least 4 twos. Every bid must beat the last one, and you have not a single two.
lesson-liars-dice-doubt = Four twos among five dice of somebody else? Doubt it!
lesson-liars-dice-end = There were two. Whoever was wrong loses a die and begins the next round. The last one with dice wins: now go on by yourself.
