# The rules in a minute

chytrogrod-brief-goal = You are a guild in a town of five districts. Get goods and trade them for deals: a big one is worth more, a small one costs less. Points of influence lead to victory.
chytrogrod-brief-turn = Each round lay face-down cards and a decree in the districts. Promise and lie as you like: nothing binds. Then the cards are turned up district by district: sabotage spoils plans, the highest buyout takes the goods, a takeover places a henchman, a deal scores.
chytrogrod-brief-end = Once somebody has 100 points of influence the game ends. Whoever has most wins, but an unbroken tie goes to the dungeon.
