# Contests: tournaments, and the same deal for all. Fetched when somebody looks in.

contest-lead = A tournament that runs itself, or the same deal for all, compared as in bridge.
contest-mine = My contests
contest-new = A new contest
contest-phase-open = open to enter
contest-phase-running = running
contest-phase-over = over

contest-kind = What shall it be?
contest-swiss = Swiss tournament
    .more = In each round those meet who are doing alike. Nobody is out.
contest-round-robin = Round robin
    .more = Two at a table; everybody meets everybody once.
contest-duplicate = The same deal
    .more = Everybody gets the same cards, and at the end you see who made more of them.
contest-game = Which game?
contest-with = Who sits at a table?
contest-with-people = people alone
contest-with-robots = each alone with robots
contest-seats = How many seats has a table?
contest-rounds = How many rounds?
contest-more = More: clock, time of a round, variants
contest-minutes = How long may a round last?
contest-min = { $value } min
contest-make = Open it

contest-at-a-table = { $people ->
    [one] { $people } person at a table
   *[other] { $people } people at a table
 }
contest-in-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
 }
contest-entered = { $people ->
    [0] Nobody has entered yet
    [one] { $people } person
   *[other] { $people } people
 }
contest-missing = { $people ->
    [one] { $people } more person is needed.
   *[other] { $people } more people are needed.
 }
contest-enough = It can begin. { $name } begins it.
contest-enter = Take part
contest-leave = I will not play
contest-begin = Begin
contest-call-off = Call it off
contest-invite = A contest at Zasłonka: { $game }. Enter here.

contest-to-table = To my table
contest-come = Your table waits for you until { $time }.
contest-your-table = Your game is on.
contest-play-until = Play when you like, until { $time }. Everything opens when all are through.
contest-resting = You rest in this round: the points are yours, and the next round comes by itself.
contest-withdrew = You do not play in the next rounds.
contest-come-back = Play again
contest-withdraw = Leave me out of the next rounds
contest-running = The contest is on.

contest-round = Round { $round }
contest-round-of = Round { $round } of { $rounds }
contest-table-waiting = waits for its players
contest-table-playing = being played
contest-table-over = over
contest-table-walkover = not played: somebody did not come
contest-watch = Watch
contest-byes = Resting: { $names }

contest-standings = Standings
contest-final = Results
contest-place = Place
contest-who = Who
contest-points = Pts
contest-buchholz = Buchholz: the points of opponents
contest-berger = Sonneborn-Berger: points of those beaten twice, of equals once
contest-withdrawn = withdrawn

contest-compared = The same deal, compared
contest-compared-why = Two points for each table at which the same seat did worse, one for an equal result.
contest-fared = { $result }, points in the game: { $score }
contest-won = won
contest-lost = lost
contest-gave-in = gave in
contest-unfinished = not played to its end
contest-match-points = { $points } of { $most } pts
contest-proof = How you know that nobody chose this deal
contest-proof-why = This is the hash of the seed, drawn before anybody entered. Everybody has added a number of their own to it.

contest-same-deal = The same deal
contest-walkover = Nobody else came: the round is yours, without a game.
contest-too-late = This table does not wait any more.
contest-held = Record and replay open when everybody is through with this deal.
