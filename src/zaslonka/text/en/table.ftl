# The state of a table

phase-lobby = Waiting for players
phase-playing = Playing
phase-over = Finished
level-latwy = easy
level-sredni = medium
level-mistrz = master
help-none = no help
    .more = You keep your notes all by yourself.
help-facts = facts
    .more = The sheet strikes out what is impossible.
help-full = full
    .more = The sheet also counts possible codes and chances.
hints-off = no hints
    .more = Everybody decides alone.
hints-on = on request
    .more = On your turn you can ask what the master bot would do. The result says who asked how often.
robot = { $seat ->
        [0] Robot Zenon
        [1] Robot Halina
        [2] Robot Kazik
        [3] Robot Wanda
        [4] Robot Bronek
        [5] Robot Jadwiga
        [6] Robot Stefan
        [7] Robot Irena
        [8] Robot Mietek
        [9] Robot Grażyna
        [10] Robot Rysiek
       *[other] Robot Danuta
    }
seat-open = Open seat

# Refusals common to every table

refused-table-not-your-turn = It is the turn of: { $seats }.
refused-table-not-now = This move cannot be made now.
refused-table-game-over = This game is over.
refused-table-not-over = This game is still going on: replay and record open when it ends.
refused-table-no-seat = You have no seat at this table.
refused-table-no-such-seat = There is no such seat at this table.
refused-table-taken = That seat is taken.
refused-table-time-out = Your time is out.
refused-table-nothing-to-undo = There is nothing to take back.
refused-table-not-a-persons-seat = No person plays on that seat.
refused-table-played-by-bot = A robot plays on that seat now.
refused-table-still-here = That person is at the table.
refused-table-already-resigned = This resignation is already on record.
refused-table-note-too-long = The notes are too long: { $bytes } bytes, and { $most } fit.
refused-table-options = The game cannot be set up like this: { $detail }.
refused-table-seat-open = There is still an open seat.
refused-table-seats = This game is for { $least } to { $most } players, and there are { $seats } seats.
refused-table-already-dealt = The game has already been dealt.
refused-table-not-dealt = The game has not begun yet.
refused-table-not-host = Only the host of the table can do that.
refused-table-no-voice = There is no vote from that seat.
refused-table-nothing-proposed = There is nothing to vote on.
refused-table-proposal-open = { $by } is already waiting for an answer to something else.
refused-table-no-token = Give your name first.
refused-table-removed = You were sent away from this table; you may watch.
refused-table-nobody-to-agree = There is nobody else who could agree to that.
refused-table-nobody-to-remove = There is nobody on this seat whom you could remove.
refused-table-others-play = Other people are still playing at this table.
refused-table-no-such-help = This game does not know such help.
refused-table-no-hints = There are no hints at this table.
refused-table-nothing-said = This message is empty.
refused-table-line-too-long = Too long: it has { $characters } characters, and { $most } fit.
refused-table-too-much-talk = Slowly: at most { $lines } messages in { $seconds } seconds.
refused-table-no-team = You have no team at this table.
refused-table-silent = The rules of the game do not let you speak now.
refused-table-no-such-phrase = This game does not know that phrase.
refused-table-phrase-not-filled-in = Fill in what the phrase leaves open.
refused-table-too-many-marks = You have { $most } marks already; take one away first.
refused-table-not-a-record = This file is not the record of a game from Zasłonka.
refused-table-file-of-unknown-game = This file is of a game that this server does not have.
refused-table-file-too-long = This game is longer than { $most } moves; that is too long to be opened.
refused-table-file-too-slow = Playing this file again takes more than { $seconds } seconds; it is not opened.
refused-table-file-unknown = This file holds things that the rules of the game do not know. It is damaged, or somebody has changed it.
refused-table-file-seed = The deal in this file is not the one that was promised before the game. Somebody has changed it.
refused-table-file-version = This game was played by another version of the rules, which this server does not have.
refused-table-file-without-end = What is in this file is not true to the very end, so the game cannot be told.
refused-table-no-lesson = There is no such lesson here.
refused-table-move-first = The lesson waits for a move now, not for “Next”.
refused-table-no-rematch = A lesson has no rematch: begin it anew, or play a common game.

# Talk

talk-promise = a promise, which binds nobody

# How it was: what happened at the table beside the game itself

story-table-won = { $seats ->
        [none] Nobody won.
       *[other] Won by { $seats }.
    }
story-table-stopped = { $count ->
        [0] Everybody agreed to stop before anybody had played. Nobody won.
        [one] After { $count } ply everybody agreed to stop. Nobody won.
       *[other] After { $count } plies everybody agreed to stop. Nobody won.
    }
story-table-resigned = { $count ->
        [one] { $seats } resigned on the way, and a robot played on.
       *[other] On the way { $seats } resigned, and robots played on.
    }
story-table-clock = { $count ->
        [one] Once somebody’s time was out and the clock decided.
       *[other] Somebody’s time was out { $count } times, and the clock decided.
    }
story-table-undone = { $count ->
        [one] Once something was taken back.
       *[other] Something was taken back { $count } times.
    }
story-table-bits = { $bits ->
        [one] { $bits } bit
       *[other] { $bits } bits
    }
