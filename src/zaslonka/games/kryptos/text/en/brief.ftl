# The rules in a minute

kryptos-brief-goal = Everybody has a row of number cards in rising order; no number comes twice. The others see the backs, and how many cards of each colour you hide. Score points for naming their cards.
kryptos-brief-turn = First everybody turns up two cards of their own. On your turn point at a card of somebody else and say its number. A hit scores up to 3 points and is turned up. After a miss you may pay a point for a second try.
kryptos-brief-end = Once somebody has 15 points the round is played to its end. Whoever has most points wins.
