# Everywhere

home = Home
close = Close
loading = Just a moment…
not-now = Not now
you = you
you-label = You
language-pl = in Polish
language-en = in English
theme-dark = Night mode
theme-light = Day mode
lost = There is nothing here.
privacy = Privacy
unofficial = An unofficial project, not affiliated with the games’ publishers.

# The start

start-lead = A table for games in which everybody hides something. Choose a game and whom to play with: a minute from now you are playing.
start-code = Table code
start-join = Join
start-screen = Show that table on a television
start-shelf = Games on the shelf
start-play-bot = With a robot
start-invite = With friends
start-device = On one device
start-strangers = With strangers
start-players = { $least }–{ $most } players.
start-my-tables = Your games
start-older-tables = { $count ->
        [one] Earlier: { $count } table
       *[other] Earlier: { $count } tables
    }
start-more-tables = Show still earlier ones
tables-with = At the table: { $names }
tables-won = Won
tables-lost = Lost
tables-drawn = Drawn
start-public-tables = Open tables
public-age = { $minutes ->
        [0] just now
       *[other] waiting { $minutes } min
    }
start-delete = Delete table { $id }
start-delete-why = { $game }: this game is not over. Once deleted it is gone for good, and your notes with it.
start-delete-sure = Delete
name-title = What is your name?
name-label = Name at the table
name-why = That is all we ask. This browser will remember it.
name-take = Let’s play
name-keep = Save
name-forget = Forget me…
name-forget-title = Forget who { $name } is?
name-forget-why = Your name, notes and what you said go from every table on this server. In running games a robot takes your seat, and there is no way back to them.
name-forget-last = This cannot be undone.
name-forget-sure = Forget me for good
name-forgotten = Done: this server no longer knows you.
name-forget-added = Those added on this device are forgotten too.
name-research = My finished games may serve research
name-research-why = The moves, what a seat could see, and the result; never a name, talk or notes. Only games where everybody agreed. You can take it back at any time.
name-puzzles = My finished games may become puzzles
name-puzzles-why = Others see one position and the moves up to it, and after their answer the whole deal; never a name, talk or notes. Only games where everybody agreed. Taking it back removes those puzzles.
name-change = Change name
name-keys = Other devices and recovery
name-come-back = I already have a name here…
name-sign-in = Welcome back
name-instead = Take a new name

# Setting up a table

setup-players = How many play?
setup-seat = Seat { $seat }
setup-person = person
setup-bot = robot, { $level }
setup-variants = Variants
setup-level = How strong are the robots?
setup-pace = Pace of the robots
setup-more = More: variants, help, clock
setup-friends = We open a table and give you a link to send.
setup-device = We open a table, and you add those who sit beside you. The screen covers itself between moves.
setup-help = What the program works out for you (the same for everybody)
setup-hints = May players ask the master for advice?
setup-clock = Clock
setup-open = Open the table
setup-deal = Let’s play
setup-same-deal = The same deal for each of us
setup-same-deal-why = Send the link: each plays alone, with the same robots and without hints, and then you compare.
pace-calm = calm
pace-normal = normal
pace-quick = quick
clock-none = no clock
clock-quick = 5 min + 10 s
clock-calm = 15 min + 20 s
clock-day1 = 1 day a move
clock-day3 = 3 days a move
clock-day7 = 7 days a move
clock-days-why = Nobody has to sit at the table: everybody plays when they find a moment. Time runs while nobody is there, too.
clock-left = Time left
clock-step = Time for this step

# The lobby

partners-lead = We find people for you to play with. The game begins by itself once everybody is there.
partners-waiting = { $people ->
    [0] Nobody is waiting now: you will be the first.
    [one] { $people } person is waiting now.
   *[other] { $people } people are waiting now.
 }
partners-tempo = How do you want to play?
tempo-now = now
    .more = You sit down together and play at once, with a clock.
partners-robots = When may robots join?
partners-any = Other variants and numbers of players are fine, too
partners-any-number = Other numbers of players are fine, too
partners-seek = Find a game
robots-soon = after 30 s
robots-later = after 2 min
robots-hour = after an hour
robots-never = never
gathering-title = Finding players
gathering-here = { $here } of { $of } at the table
gathering-why = The game begins by itself once everybody is here.
gathering-days = The game begins by itself once everybody has come. You need not wait here.
gathering-robots = Robots join in { $time }.
gathering-stop = Stop looking
lobby-title = Sit down
lobby-help = Program: { $help }
lobby-pace = Pace of the robots: { $pace }
lobby-learn = Learn to play in a few minutes
lobby-invite = Invitation
lobby-expected = expected: { $name }
lobby-waits = Waiting for the rematch: { $names }. The game begins by itself once everybody sits.
lobby-freed = The host has freed your seat. You may sit down on another one.
lobby-take-title = Take the seat of { $name }?
lobby-take-why = { $name } stands up and is told that it was you. They may sit down again on an open seat.
lobby-take-sure = Free the seat
lobby-remove-why = { $name } is told that it was you. They may watch, but will not sit at this table again.
lobby-remove-sure = Remove for good
removed-lobby = The host has sent you away from this table. You may watch.
removed-game = The others agreed to send you away from this game. A robot plays for you; you may watch.
lobby-hints = Hints on request
lobby-clock = Clock: { $minutes } min and { $seconds } s after each move
lobby-days = { $days ->
        [one] { $days } day a move
       *[other] { $days } days a move
    }
lobby-no-clock = No clock
lobby-host = Host: { $name }
lobby-sit = Sit here
lobby-move-here = Move here
lobby-stand = Stand up
lobby-set-seat = Who plays on seat { $seat }
lobby-fill = Fill with robots
lobby-fill-level = How strong they are
lobby-swap = Swap seat { $seat } with seat { $other }
lobby-remove = remove for good
lobby-public = Open to anybody
lobby-public-why = Strangers will find it on the start page.
lobby-start = Deal and start
lobby-not-ready = We start when every seat is taken.
lobby-wait = { $name } will start the game.
invite-code = Table code
invite-link = Link to send
invite-qr = QR code with the table’s address
invite-share = Send an invitation
invite-words = Play { $game } with me.
invite-copy = Copy the link
invite-copied = Copied
invite-select = Select the link and copy it, or show the QR code.

# At the table

your-turn = Your turn
your-turn-to = Your turn: { $what }
or = { " or " }
their-turn = Playing: { $names }
game-over = The game is over
hint-ask = Hint
hint-key = What would the master bot do? (Alt+P)
hint-thinking = The master is thinking…
hint-trouble = The master cannot think right now; the hint will come as soon as it can.
help-trouble = Help cannot be worked out right now; it will come as soon as it can.
table-trouble = The server cannot play for { $names } right now; it keeps trying.
hint-says = The master advises: { $move }
hint-mark = the master advises this
hint-meant = this is what the advice is about
watching = You are watching: you see only what everybody sees.
tabs = Parts of the table
tab-table = Table
tab-notes = Notes
tab-talk = Talk
tab-log = Log
notes-text = Your own notes
log-empty = Nothing has happened yet.
log-undone = A move was taken back.
log-undone-agreed = A move was taken back, with everybody’s consent.
log-timed-out = Time ran out.
private-news = There is news for you alone.
read-aloud = Read what only I know
log-by-clock = Time ran out: a robot moved.
seat-away = away
seat-grace = lost connection, seat kept { $seconds } s
seat-away-since = away since { $time }
seat-resigned = resigned, a robot plays
seat-played-by-bot = a robot stands in
seat-turn = to move
seat-began = Began
table-unknown = There is no table { $id }.
bot-plays-for-you = A robot is playing on your seat now.
bot-take-back = I am back
link-lost = Connection lost. Reconnecting; nothing will be lost.
page-stale = The server has a newer version.
page-reload = Reload the page

# The second device

carry-title = To another device
carry-menu-why = Keep playing on a phone or a computer.
carry-how = Scan the code with the other device, or open this link there.
carry-why = That device becomes you, with all your seats. Show it to nobody else: the link works once, and no more when you close this.
carry-qr = QR code with a pass to another device
carry-link = Secret link
carry-left = Good for { $left }
carry-late = The pass has run out. Close this and open it again.
carry-here-title = Keep playing here?
carry-here = This device takes over the name and all seats of the device that showed the code. You can keep playing there too.
carry-here-instead = At present this browser knows the name { $name }. It will forget it, and with it that name’s tables.
carry-here-take = Yes, play here

# One device

shared-add = One device for all
shared-add-why = Add the people sitting beside you. Between moves the screen is covered, and everybody sees only what is theirs.
shared-name = Name of the person beside you
shared-sit = Add
shared-here = at this device
shared-stand = Stand up
shared-rematch = Play again, all of us here
shared-forget = Forget those added here
shared-forget-why = The names, notes and words of those who were added on this device ({ $names }) go from the server, at every table. Their moves stay, as those of somebody without a name.
shared-forget-sure = Forget them
cover-for = Pass the device on. It is now for:
cover-turn = { $name }, it’s your turn
cover-nobody = Now playing
cover-hold = Hold to uncover
cover-pin = Enter your PIN to uncover
cover-sure = Is it really you? Others, please look away.
cover-it-is-me = It’s me, uncover
cover-open = Uncover
cover-others = Does somebody else want a look at theirs?
cover-look = Want a look at yours? Hold your name.
cover-soon = The screen is about to be covered.
cover-stay = Still looking
hand-on = Pass it on
note-waits = The note waits for the network
note-waits-why = What was last written on the sheet ({ $name }) has not reached the server yet. Once it has, the screen covers itself and the device can be passed on.
note-drop = Pass it on without this note
missed = Since you last looked
pin-set = Set a PIN
pin-change = Change the PIN
pin-new = New PIN
pin-label = PIN
pin-keep = Keep it
pin-drop = No PIN
pin-digits = { $count ->
        [one] { $count } digit
       *[other] { $count } digits
    }
pin-wrong = That is not the PIN. Try again.
pin-forgotten = I forgot the PIN: let a robot play for me
pin-why = With a PIN nobody beside you can uncover your seat. Only this device knows it, and it cannot be read back.

# Signals

signals = Signals
signals-sounds = Sounds
signals-bell = A notification when it is my turn
signals-bell-why = When the page is open but you are looking elsewhere.
signals-bell-not = Only works over HTTPS.

# Talk

talk-lines = What was said
talk-empty = Nobody has said anything yet.
talk-to = Who will hear it
talk-to-table = the whole table
talk-to-team = my team
talk-write-table = Say to the table
talk-write-team = Say to your team
talk-say = Say it
talk-team-only = team only
talk-phrases = Quick phrases
talk-fill-in = Fill in
talk-whom = Whom
talk-silent = The rules keep you silent during the game. You hear your team.
talk-watching = Only those with a seat can talk.
talk-hearing = Whom I hear
talk-mute = Mute { $name }
talk-unread = { $count ->
        [one] new message
       *[other] new messages
    }

# Menu and votes

menu = Table menu
menu-undo = Take the move back
menu-undo-why = If somebody has already learned something, everybody must agree.
menu-hand-over = { $name }’s seat to a robot
menu-hand-back = The seat back to { $name }
menu-end = End without a winner
menu-end-why = Everybody must agree.
menu-remove = Send { $name } away
menu-remove-why = Everybody else must agree; a robot plays on to the end.
menu-remove-sure = Yes, ask the others
menu-resign = Resign
menu-resign-why = A robot plays on for you, and the result says so.
menu-resign-ends = The game ends, and the other side wins.
menu-resign-sure = Yes, I resign
menu-leave = Leave the table
menu-leave-why = Your seat waits for you.
screen-open = On a big screen
screen-why = The board for the whole room: what everybody sees
screen-latest = What happened last
screen-join = To take a seat, scan the code or type the address
screen-small-title = This view is for a television
screen-small = The board for the whole room is at home on a television or a computer: here its letters would be too small. Open there
screen-small-table = Play or watch here
screen-small-turn = You can also turn the phone on its side.
screen-small-anyway = Show it here anyway
menu-watch = For those who want to watch
menu-spectators = { $count ->
        [0] Nobody is watching
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
menu-commitment = Fingerprint of the deal:
vote-undo = { $by } would like to take a move back.
vote-end = { $by } suggests ending without a winner.
vote-hand-over = { $by } suggests that a robot plays for { $seat }.
vote-hand-back = { $by } suggests that { $seat } takes the seat back.
vote-remove = { $by } suggests sending { $seat } away. A robot plays on to the end.
vote-undo-you = You would like to take a move back.
vote-end-you = You suggest ending without a winner.
vote-hand-over-you = You suggest that a robot plays for { $seat }.
vote-hand-back-you = You suggest that { $seat } takes the seat back.
vote-remove-you = You suggest sending { $seat } away. A robot plays on to the end.
vote-agreed = In favour: { $names }.
vote-yes = Agree
vote-no = No
vote-withdraw = Withdraw

# The result

result-you = You win!
result-winners = { $count ->
        [one] { $names } wins
       *[other] Winners: { $names }
    }
result-drawn = Draw: { $names }
result-team = { $team } win { $score }
result-your-team = You win! { $team } { $score }
result-conceded = The other side resigned.
scores-place = Place
scores-name = Player
scores-points = Points
scores-won = won
series = { $count ->
        [one] After { $count } game:
       *[other] After { $count } games:
    }
series-drawn = { $count ->
        [one] { $count } draw
       *[other] { $count } draws
    }
result-nobody = Nobody wins
result-stopped = Ended without a winner
result-help = Program: { $help }.
result-resigned = Resigned: { $names }.
result-assisted = A robot stood in for: { $names }.
result-hints = { $asked ->
        [none] Hints were allowed, nobody asked for one.
       *[other] Hints: { $asked }.
    }
result-rematch = Play again
result-rematch-join = Join the rematch
result-rematch-watch = Watch the rematch
result-replay = Replay
seal-whole = The deal was fair: it was fixed before anybody saw a card, with a number in it that your browser had drawn, and nobody changed it afterwards. This page has just checked that.
seal-not-mine = The deal was fair: it was fixed before anybody saw a card, and nobody changed it afterwards. This page has just checked that.
seal-broken = The deal is not what the server promised before the game!

# How it was

story-title = How it was
story-counting = Just a moment: working out what each question was worth…
story-moment = See it in the replay: ply { $ply }
story-questions = What the questions were worth
story-bits-are = Of each move: how many codes it left, and whether there was a better one. The bar shows what a question really gave, the mark what the best one promised on average. One bit halves the deals that are possible.
story-points-are = Of each guess: how likely it was right, and how many points it was worth on average. The mark on the bar is the best guess there was. Bits say how much was learnt; a certain hit tells nothing new, and still wins points.
story-choice = { $name }: questions worth { $percent }% of the best
story-chance = a chance of { $percent }%
story-got = { story-table-bits }
story-expected = { $bits } on average
story-was-best = nothing was better
story-points = { NUMBER($points, maximumFractionDigits: 1) } points on average
story-left = { $left ->
        [one] { $left } code left of { $codes }
       *[other] { $left } codes left of { $codes }
    }
story-better-certain = the code was certain: { $best }
story-better-points = worth more: { $best } ({ NUMBER($worth, maximumFractionDigits: 1) } points on average)
story-better-bits = better: { $best } ({ NUMBER($worth, maximumFractionDigits: 1) } bits on average)

# The replay

replay-title = Replay
replay-steps = Steps
replay-step = { $at } of { $last }
replay-first = To the beginning
replay-back = Back
replay-next = Next
replay-last = To the end
replay-eyes = Through whose eyes?
replay-open = everything open
replay-spectator = spectator
replay-play = Autoplay
replay-pause = Pause
replay-keys = Keys: ← and → one step, Home and End, the space bar plays and pauses
replay-caption = What happened at this step
replay-deal = The deal.
replay-speed = Playing speed: { $speed }×
replay-to-table = Back to the table
replay-copy = Link to this moment
replay-record = Game record
replay-record-notes = Record with my notes
replay-file = Open a game record
replay-file-lead = Watch a game that was saved as a file, even on another server. It is dealt and played again by the rules; nothing of it is kept.
replay-file-choose = Choose a file
replay-file-opening = Playing it again…
replay-file-drop = Or drop it here.
replay-file-other = Another file
replay-from-file = From a file.
replay-same = Played again by the rules here, it comes out the same.
replay-flaw-unknown = Moves that follow the rules: { $count }; the rest of the file cannot be played.
replay-flaw-order = Moves that follow the rules: { $count }; after them the file goes back in time.
replay-flaw-told = Moves that follow the rules: { $count }; after them the file tells something else.
replay-flaw-end = All moves follow the rules, but the game does not end as the file says.

# Rules

rules = Rules
rules-table = Rules common to every table
brief-goal = What it is about
brief-turn = What you do
brief-end = How it ends
rules-whole = All the rules, clause by clause
rules-ruling = Ruling.
rules-read-clause = Read { $clause }

# Trouble

problem-unreachable = The server is not answering. Try again in a moment.
problem-malformed = The server did not understand this request.
problem-too-large = That is too much at once.
problem-too-fast = Too fast. Wait a moment.
problem-too-many = Too much at once from this address. Try later.
problem-unknown-table = There is no such table.
problem-unknown-contest = There is no such contest.
problem-unknown-game = There is no such game.
problem-unknown-rules = There are no such rules.
problem-unknown-pass = This pass does not work: it was used, withdrawn, or is too old.
problem-bad-token = The server no longer knows this browser. Please give your name again.
problem-fault = The server made a mistake. Nothing has changed.
problem-not-ready = The server is not ready yet.

# The gallery

gallery = Gallery of parts

# The card that guides a lesson

lesson = Learn to play
lesson-progress = Step { $step } of { $steps }
lesson-next = Next
lesson-last = Finish the lesson
lesson-leave = Leave the lesson
lesson-wait = { $names } is about to move…
lesson-astray = That move is legal too, but the lesson had another in mind:
lesson-take-back = Take it back
lesson-alone = Go on without the lesson
lesson-real = A real game with a robot
lesson-friends = Play with friends
lesson-again = Start over
lesson-onward = Part two
lesson-left = You are on your own now. Good luck!
lesson-result = This was a lesson: its deal is always the same.
lesson-guest = Guest

# The board without a drawing

plain-moves = Your moves
plain-no-moves = There is nothing for you to do now.
plain-hand = For your eyes only
plain-help = What can be worked out
plain-open = What was hidden
plain-make = Do it
plain-yes = yes
plain-no = no
plain-none = nothing
plain-more = { $what }: more
plain-fewer = { $what }: fewer

# What has happened since one's own move

since-move = Since your move
since-lately = Just now
since-all = { $count ->
        [one] { $count } event
       *[other] all { $count }
    }
since-dismiss = Got it
since-where = Show where
show-faster = Twice as fast
show-next = Next
show-skip = Skip
show-again = Show it again

# Daily challenges

today = Daily challenges
today-lead = Every midnight one task of each game, the same for everybody.
start-doors = What else
today-door = Today’s challenges
contests = Contests
contest-on = On to the contest
contest-waits = Waiting for { $names }. The game begins by itself once everybody sits.
table-held = Others are playing the same deal. The table opens to everybody when they are through.
results-door = My results
today-start = Solve
today-go-on = Go on
today-see = Look
today-back = Today’s tasks
today-earlier = The day before
today-later = The day after
today-streak = { $days ->
        [0] Begin a streak: do any task today.
        [one] Streak: { $days } day.
       *[other] Streak: { $days } days in a row.
    }
today-game-streak = { $days ->
        [one] streak: { $days } day
       *[other] streak: { $days } days
    }
today-seed = Seed of this day
today-commitment = Hash of this day’s seed
today-tomorrow = Hash of tomorrow’s seed
today-proof = How you know that the tasks were drawn before
challenge-of = Daily challenge, { $day }
challenge-result-best = { $counted }: we know of nothing better.
challenge-result-worse = { $counted }, the best was { $best }.
challenge-result-better = { $counted }: better than par ({ $best })!
challenge-result-failed = Not this time. The best: { $par }.
challenge-beaten = Better than { $percent }% of those who did it.
challenge-squares = How it went: { $list }
challenge-square-0 = a miss
challenge-square-1 = in part
challenge-square-2 = well done
challenge-share = Share the result
challenge-copy = Copy the result
challenge-best-line = The best solution
challenge-end = The end of the task: { $counted }.
challenge-why = Why so
challenge-other = Other tasks
challenge-give-up = Give up and see the solution
challenge-give-up-sure = I give up
challenge-give-up-why = Everybody has one try at a task, and it counts.

# Puzzles

puzzles = Puzzles
puzzle-one = A puzzle
puzzles-lead = Positions of games that were played, in which one move was far better than the one made. Find it.
puzzles-how-hard = How hard
puzzle-mine = just right
puzzle-easy = easy
puzzle-middling = middling
puzzle-hard = hard
puzzle-easy-one = An easy puzzle.
puzzle-middling-one = A middling puzzle.
puzzle-hard-one = A hard puzzle.
puzzles-new = Your first puzzle is waiting.
puzzles-tried = { $tried ->
        [one] Solved: { $solved } of { $tried } puzzle.
       *[other] Solved: { $solved } of { $tried } puzzles.
    }
puzzles-none = There are no new puzzles just now. Robots are playing the next games for you: look again in a few minutes.
puzzle-standing = Your rating: { $rating } ± { $spread }.
puzzle-right = Yes, that is the best move!
puzzle-wrong = No, there was a better move.
puzzle-given-up = Here is the answer.
puzzle-best = The best move
puzzle-own = Your move
puzzle-played = Played in that game
puzzle-own-played = Your move, and what was played in that game
puzzle-worth-points = ({ $worth } points on average)
puzzle-worth-bits = (halves what is possible { $worth } times on average)
puzzle-worth-chance = ({ $worth } % likely to be right)
puzzle-worth-win = ({ $worth } % likely to win)
puzzle-worth-nothing = (hits nothing here)
puzzle-worth-unknown = (it did not look promising)
puzzle-from-people = From a game of people who agreed to it.
puzzle-from-robots = From a game of robots.
puzzle-next = Next puzzle
puzzle-look = Look at the position

# Without a network
offline = No network. You still have the rules, the knowledge, first games and tasks begun before.
problem-offline = This needs the network. Without it the lesson has one move: the marked one.
lesson-recorded = No network: the lesson as recorded.
today-kept = Tasks you have begun can be thought over without a network; a move goes off once it is back.
today-none-kept = A task is begun with a network; after that it can be thought over without.

# Installing
install-title = Zasłonka as an app.
install-why = It stays on your home screen, and opens without a network too.
install-by-hand = In Safari: Share, then “Add to Home Screen”.
install-do = Install
install-no = No, thank you
install-seen = I see

# Invitations from friends

friends = Friends
invited-title = Invitations
invited = { $name } invites you: { $game }
invited-come = Join
invited-decline = Not this time

# Games of days

until-now = time is up
until-today = until { $time } today
until-tomorrow = until tomorrow, { $time }
until-day = until { $weekday }, { $date }, { $time }
turns = My moves
turns-why = All games of days, notifications and a calendar
turns-told = Tell me when it is my turn
