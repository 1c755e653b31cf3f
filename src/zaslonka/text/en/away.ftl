# What somebody is told who is not at the table: notifications and the calendar

away-turn = your move
away-begun = the game has begun
away-reminder = your move, time is running out
away-with = { $seats ->
        [none] You are playing with robots.
       *[other] At the table: { $seats }.
    }
away-left = { $hours ->
        [one] One hour is left.
       *[other] { $hours } hours are left.
    }
