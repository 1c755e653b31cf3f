# Results, ratings and tables of players; loaded with their pages.
results-mine = My results
results-of = { $name }: results
results-none = Nothing here yet
results-none-why = Finish a first game, with people or with robots, and here you will see how it went: wins, streaks and a rating.
results-none-theirs = { $name } has not finished a game yet.
results-play = Play
results-wins = Wins in a row
results-wins-best = longest: { $best }
results-days = Days of challenges in a row
results-games-total = Finished games
results-won-total = of them { $won } won
results-rating = Rating
results-rating-games = { $games ->
        [one] after { $games } rated game
       *[other] after { $games } rated games
    }
results-rating-why = The robot średni (medium) has 1500 points. The more games, the narrower it gets.
results-unrated = No rating yet: games with help or hints do not change it.
results-chart = Rating over the last { $games ->
        [one] game
       *[other] { $games } games
    }: from { $from } to { $to }, highest { $top }, lowest { $bottom }.
results-chart-first = { $games ->
        [one] { $games } game ago
       *[other] { $games } games ago
    }
results-chart-last = now
results-accuracy = Accuracy of moves
results-accuracy-of = { $games ->
        [one] of { $games } measured game
       *[other] of { $games } measured games
    }
results-against = With whom
results-met-people = people
results-met-latwy = easy robot
results-met-sredni = medium robot
results-met-mistrz = master robot
results-all = together
results-games = games
results-won = won
results-drawn = drawn
results-lost = lost
results-assisted = A robot played for you and won: { $games }
results-assisted-theirs = Won while a robot played: { $games }
results-seasons = Seasons
results-season = { $quarter ->
        [1] winter
        [2] spring
        [3] summer
       *[4] autumn
    } { $year }
results-season-col = season
results-all-time = of all time
results-people = People I play with
results-person = person
results-together = together
results-against-them = against each other
results-their-wins = their wins
results-my-wins = my wins
results-showing = What others see
results-showing-lead = Nothing, unless you say so. You can take it back at any time.
results-ranked = I stand in tables of players
results-ranked-why = With name and rating, after five rated games with people.
results-shown = Who has the link sees my page
results-shown-why = Games, ratings and streaks. With whom you play is seen by nobody.
results-link = The link of my page
results-copy = Copy the link
results-boards = Tables of players
results-board-lead = Those who wish to stand in it, after five rated games with people.
results-board-none = Nobody is here yet
results-board-none-why = Whoever plays five games with people and wishes to be here will be the first.
results-board-join = My results and settings
results-player = player
results-more = Next places
results-before = Places before
results-you = You
problem-unknown-page = Nobody shows such a page. The link may have been withdrawn.
