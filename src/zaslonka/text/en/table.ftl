# The state of a table

phase-lobby = Waiting for players
phase-playing = Playing
phase-over = Finished
level-latwy = easy
    .more = Makes mistakes: good for your first games.
level-sredni = medium
    .more = Plays sensibly, but can be beaten.
level-mistrz = master
    .more = Works out everything there is to work out.
and = { " and " }
help-none = no help
    .more = You keep your notes yourself.
help-facts = facts
    .more = The sheet crosses out what is impossible.
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

# The other seats of a task or a puzzle

part-rival = { $number ->
        [0] Rival
       *[other] Rival { $number }
    }
part-partner = { $number ->
        [0] Partner
       *[other] Partner { $number }
    }

# Refusals common to every table

refused-table-not-your-turn = Not your turn. Now playing: { $seats }.
refused-table-not-now = This move cannot be made now.
refused-table-game-over = This game is over.
refused-table-not-over = This game is still going on: its replay and record open when it ends.
refused-table-no-seat = You have no seat at this table.
refused-table-no-such-seat = There is no such seat at this table.
refused-table-taken = That seat is taken.
refused-table-time-out = Your time is up.
refused-table-nothing-to-undo = There is nothing to take back.
refused-table-bots-take-nothing-back = Robots do not agree to take back what has been shown.
refused-table-not-a-persons-seat = Nobody plays on that seat in person.
refused-table-played-by-bot = A robot plays on that seat now.
refused-table-has-time = This person still has time for their move. A robot may take over once a deadline has passed.
refused-table-one-clock = A table has a clock or days a move, not both.
refused-table-still-here = That person is at the table.
refused-table-just-left = This person has just lost the connection. A robot may take over in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
refused-table-not-alone = Somebody else still has a seat in this game, also while a robot plays for them. One person alone cannot end it: play on, or resign.
refused-table-already-resigned = That seat has already resigned.
refused-table-note-too-long = The notes are too long: { $bytes } bytes, and { $most } fit.
refused-table-options = The game cannot be set up like that: { $detail }.
refused-table-seat-open = There is still an open seat.
refused-table-seats = This game is for { $least } to { $most } players, and there are { $seats } seats.
refused-table-already-dealt = The game has already been dealt.
refused-table-not-dealt = The game has not begun yet.
refused-table-not-host = Only the host of the table can do that.
refused-table-no-voice = That seat has no vote.
refused-table-nothing-proposed = There is nothing to vote on.
refused-table-proposal-open = { $by } is already waiting for an answer to something else.
refused-table-no-token = Give your name first.
refused-table-removed = You were sent away from this table, but you may watch.
refused-table-nobody-to-agree = There is nobody else who could agree to that.
refused-table-nobody-to-remove = There is nobody on this seat whom you could remove.
refused-table-others-play = Other people are still playing at this table.
refused-table-no-such-help = This game has no such help.
refused-table-no-bots = This game has no robots.
refused-table-no-hints = There are no hints at this table.
refused-table-nothing-said = This message is empty.
refused-table-line-too-long = Too long: { $characters } characters, and only { $most } fit.
refused-table-too-much-talk = Slow down: at most { $lines } messages in { $seconds } seconds.
refused-table-no-team = You have no team at this table.
refused-table-silent = The rules of the game do not let you speak now.
refused-table-no-such-phrase = This game has no such phrase.
refused-table-phrase-not-filled-in = Fill in what the phrase leaves open.
refused-table-too-many-marks = You already have { $most } marks; remove one first.
refused-table-not-a-record = This file is not the record of a game from Zasłonka.
refused-table-file-of-unknown-game = This file is from a game that this server does not have.
refused-table-file-too-long = This game has more than { $most } moves; that is too long to open.
refused-table-file-too-slow = Playing this file again takes more than { $seconds } seconds; it is not opened.
refused-table-file-unknown = This file holds things that the rules of the game do not know. It is damaged, or somebody has changed it.
refused-table-file-seed = The deal in this file is not the one that was promised before the game. Somebody has changed it.
refused-table-file-version = This game was played by a version of the rules that this server does not have.
refused-table-file-without-end = This file is not sound to its very end, so the game’s story cannot be told.
refused-table-no-lesson = There is no such lesson here.
refused-table-move-first = The lesson waits for a move now, not for “Next”.
refused-table-no-rematch = A lesson has no rematch: start it over, or play a real game.
refused-table-no-challenge = This game has no daily challenge.
refused-table-no-such-day = There are no tasks of that day.
refused-table-nothing-taken-back = In a challenge or a puzzle nothing is taken back.
refused-table-nobody-else = Only who began it solves it.
refused-table-once = A challenge or a puzzle is done once.
refused-table-kept = An attempt cannot be deleted: it counts.
refused-table-no-puzzles = This game has no puzzles.
refused-table-none-left = There are no new puzzles just now. Robots are playing the next games: try again in a few minutes.
refused-table-undone-enough-here = This decision has been taken back { $most } times already; the move stands now.
refused-table-undone-enough = { $most } moves have been taken back at this table; no more can be.
refused-table-file-shows-too-much = This file would show more than { $most } MB; it is not opened.
refused-table-name-unseen = This name is invisible.
refused-table-note-too-deep = The notes are nested more than { $most } deep.
refused-table-seed-not-promised = The server did not promise this deal, or did so too long ago. Try again.
refused-table-begins-by-itself = This game begins by itself once its players have come: nobody arranges it.
refused-table-no-longer-gathers = There is no open seat left at this table.
refused-table-nobody-plays = A table needs a seat for a person.
refused-table-people-alone = In a tournament people play: robots sit down where somebody has not come.
refused-table-two-at-a-table = Everybody meets everybody at tables of two. With more seats, play a Swiss.
refused-table-full = It is full: a contest has at most { $most } people.
refused-table-begun = This contest has begun.
refused-table-not-running = This contest has not begun, or is over.
refused-table-not-entered = You are not taking part in this contest.
refused-table-not-organiser = Only the host of the contest can do that.
refused-table-too-few = At least { $least } people are needed, and there are { $people }.
refused-table-tables-not-full = { $missing ->
    [one] Every table must be full, and there must be two: { $missing } more is needed.
   *[other] Every table must be full, and there must be two: { $missing } more are needed.
 }
refused-table-too-late = This table does not wait any more.
refused-table-not-your-seat = In a contest everybody has a seat of their own, and this is not yours.
refused-table-held = Others still play the same deal. Everything opens when they are through.
refused-table-play-yourself = In a contest everybody plays for themselves. If you do not want to go on, resign.
refused-table-resign-instead = A game of a contest cannot be stopped. If you do not want to go on, resign.
refused-table-no-rematch-here = In a contest there is no rematch: the next round comes by itself.

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
story-table-gave-up = { $count ->
        [one] { $seats } resigned, and that was the end of it.
       *[other] { $seats } resigned one after another, and that was the end of it.
    }
story-table-assisted = { $count ->
        [one] A robot stood in for { $seats } for a while.
       *[other] Robots stood in for a while for { $seats }.
    }
story-table-clock = { $count ->
        [one] Once somebody’s time ran out and the clock decided.
       *[other] Time ran out { $count } times, and the clock decided.
    }
story-table-undone = { $count ->
        [one] Once something was taken back.
       *[other] Something was taken back { $count } times.
    }
story-table-bits = { $bits ->
        [one] { $bits } bit
       *[other] { $bits } bits
    }
