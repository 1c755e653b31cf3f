# Everywhere

home = To the start
close = Close
loading = One moment…
not-now = Not now
you = you
language-pl = in Polish
language-en = in English
theme-dark = Night mode
theme-light = Day mode
lost = There is nothing here.
privacy = Privacy
unofficial = An unofficial project, not affiliated with the games’ publishers.

# The start

start-lead = A table for games in which everybody hides something. Send friends a link, or take on a robot.
start-code = Table code
start-join = Join
start-shelf = Games on the shelf
start-play-bot = Play a robot
start-invite = Invite friends
start-my-tables = Your tables
start-older-tables = { $count ->
        [one] { $count } more table
       *[other] { $count } more tables
    }
start-public-tables = Tables for anybody
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
name-forget = Forget me
name-forget-why = The name goes from every table, and a robot takes the seat in running games.
name-forget-added = Those who were added on this device are forgotten likewise.
name-change = Change name

# Setting up a table

setup-players = How many play?
setup-seat = Seat { $seat }
setup-person = person
setup-bot = robot, { $level }
setup-variants = Variants
setup-help = Help for the whole table
setup-hints = Hints
setup-clock = Clock
setup-open = Open the table
setup-deal = Deal
clock-none = no clock
clock-quick = 5 min + 10 s
clock-calm = 15 min + 20 s
clock-left = Time left
clock-step = Time for this step

# The lobby

lobby-title = Sit down
lobby-help = Help: { $help }
lobby-hints = Hints on request
lobby-clock = Clock: { $minutes } min and { $seconds } s after each move
lobby-no-clock = No clock
lobby-host = Host: { $name }
lobby-sit = Sit here
lobby-move-here = Move here
lobby-stand = Stand up
lobby-set-seat = Who plays on seat { $seat }
lobby-fill = Robots on the open seats
lobby-fill-level = What kind of robots
lobby-swap = Swap seat { $seat } with seat { $other }
lobby-remove = remove for good
lobby-public = A table for anybody
lobby-public-why = Strangers will find it on the start page.
lobby-start = Deal and begin
lobby-not-ready = We begin when every seat is taken.
lobby-wait = { $name } will begin the game.
invite-code = Table code
invite-link = Link to send
invite-qr = QR code with the table’s address
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
hint-says = The master advises: { $move }
hint-mark = the master advises this
watching = You are watching: you see only what is public.
tabs = Parts of the table
tab-table = Table
tab-notes = Notes
tab-talk = Talk
tab-log = Log
notes-text = Notes of your own
log-empty = Nothing has happened yet.
log-undone = A move was taken back.
log-undone-agreed = A move was taken back, as all agreed.
log-timed-out = Time ran out.
private-news = There is something only you were told.
read-aloud = Read what only I know
log-by-clock = Time ran out: a robot chose the move.
seat-away = away
seat-resigned = resigned, a robot plays
seat-played-by-bot = a robot stands in
seat-turn = to move
seat-began = Began
table-unknown = There is no table { $id }.
bot-plays-for-you = A robot is playing on your seat now.
bot-take-back = I am back
link-lost = Connection lost. Reconnecting, nothing will be lost.
page-stale = The server has a newer version.
page-reload = Reload the page

# The second device

carry-title = To another device
carry-menu-why = Go on playing on a phone or a computer.
carry-how = Scan the code with the other device, or open this link there.
carry-why = That device becomes you, with all your seats. Show it to nobody else: the link works once, and no more when you close this.
carry-qr = QR code with a pass to another device
carry-link = Secret link
carry-left = Good for { $left }
carry-late = The pass has run out. Close this and open it again.
carry-here-title = Go on playing here?
carry-here = This device takes over the name and all seats of the device that showed the code. You can go on there as well.
carry-here-instead = At present this browser knows the name { $name }. It will forget it, and with it that name’s tables.
carry-here-take = Yes, I play here

# One device

shared-add = One device for all
shared-add-why = Add those who sit beside you. Between moves the screen is covered, and everybody sees only what is theirs.
shared-name = Name of the person beside you
shared-sit = Add
shared-here = at this device
shared-stand = Stands up
shared-rematch = Play again, all of us here
shared-forget = Forget those added here
shared-forget-why = The names, notes and words of those who were added on this device ({ $names }) go from the server, at every table. Their moves stay, as those of somebody without a name.
shared-forget-sure = Forget them
cover-for = Hand the device on. It is now for:
cover-turn = It is the turn of { $name }
cover-nobody = Now playing
cover-hold = Hold to uncover
cover-pin = Enter your PIN to uncover
cover-sure = Is it really you? Others, please look away.
cover-it-is-me = It is me, uncover
cover-open = Uncover
cover-others = Does somebody else want to look at their own?
cover-look = Do you want to look at your own? Hold your name.
cover-soon = The screen is about to be covered.
cover-stay = Still looking
hand-on = Hand on
note-waits = The note waits for the network
note-waits-why = What was last written on the sheet ({ $name }) has not reached the server yet. Once it has, the screen covers itself and the device can be handed on.
note-drop = Hand on without this note
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
pin-forgotten = The PIN is lost: let a robot play for me
pin-why = With a PIN nobody beside you can uncover your seat. This device alone knows it, and it cannot be read out.

# Signals

signals = Signals
signals-sounds = Sounds
signals-bell = A notification when it is my turn
signals-bell-why = While the page is open but you look elsewhere.
signals-bell-not = The browser allows them over HTTPS alone.

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
talk-silent = The rules of the game keep you silent while it runs. You hear your team.
talk-watching = Those who have a seat can talk.
talk-hearing = Whom I hear
talk-mute = Mute { $name }
talk-unread = { $count ->
        [one] new message
       *[other] new messages
    }

# Menu and votes

menu = Table menu
menu-undo = Take the move back
menu-undo-why = If somebody has already learned something, all must agree.
menu-hand-over = { $name }’s seat to a robot
menu-hand-back = The seat back to { $name }
menu-end = End without a winner
menu-end-why = All must agree.
menu-remove = Send { $name } away
menu-remove-why = All others must agree; a robot plays to the end.
menu-resign = Resign
menu-resign-why = A robot plays on for you, and the result says so.
menu-resign-sure = Yes, I resign
menu-leave = Leave the table
menu-leave-why = Your seat waits for you.
screen-open = On a big screen
screen-why = The board for the whole room: what everybody sees
screen-latest = What happened last
screen-join = Take a seat: scan the code or type the address
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
vote-undo = { $by } asks to take a move back.
vote-end = { $by } proposes to end without a winner.
vote-hand-over = { $by } proposes that a robot plays for { $seat }.
vote-hand-back = { $by } proposes that { $seat } takes the seat back.
vote-remove = { $by } proposes to send { $seat } away. A robot plays to the end.
vote-agreed = For: { $names }.
vote-yes = Agreed
vote-no = No
vote-withdraw = Withdraw

# The result

result-you = You win!
result-winners = { $count ->
        [one] { $names } wins
       *[other] The winners: { $names }
    }
result-nobody = Nobody wins
result-stopped = Ended without a winner
result-help = Help: { $help }.
result-resigned = Resigned: { $names }.
result-hints = { $asked ->
        [none] Hints were allowed, nobody asked for one.
       *[other] Hints: { $asked }.
    }
result-rematch = Play again
result-rematch-join = Join the rematch
result-rematch-watch = Watch the rematch
result-replay = Replay
seal-whole = Deal checked: it is what was promised before the game, with your number in it.
seal-not-mine = Deal checked: it is what was promised before the game.
seal-broken = The deal is not what the server promised before the game!

# How it was

story-title = How it was
story-counting = A moment, we are counting what each question was worth…
story-moment = See it in the replay: ply { $ply }
story-questions = What the questions were worth
story-bits-are = One bit halves the deals that are possible. The bar shows what a question really gave, the mark what the best one promised on average. A sure guess tells nothing new.
story-choice = { $name }: questions worth { $percent }% of the best
story-chance = a chance of { $percent }%
story-got = { $bits ->
        [one] { $bits } bit
       *[other] { $bits } bits
    }
story-expected = { $bits } on average
story-was-best = none was better
story-best = best: { $best } ({ $bits } on average)

# The replay

replay-title = Replay
replay-steps = Steps
replay-step = { $at } of { $last }
replay-first = To the beginning
replay-back = One step back
replay-next = One step on
replay-last = To the end
replay-eyes = Through whose eyes
replay-open = everything open
replay-spectator = spectator
replay-play = Play the game by itself
replay-pause = Pause
replay-keys = Keys: ← and → one step, Home and End, the space bar plays and pauses
replay-copy = Link to this moment
replay-record = Game record
replay-record-notes = Record with my notes
replay-file = Open a game record
replay-file-lead = A game saved as a file can be watched again here, also one from another server. It is dealt and played once more by the rules; nothing of it is kept.
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
rules-ruling = Ruling.
rules-read-clause = Read { $clause }

# Trouble

problem-unreachable = The server does not answer. Try again in a moment.
problem-malformed = The server did not understand this request.
problem-too-large = That is too much at once.
problem-too-fast = Too fast. Wait a moment.
problem-too-many = Too much at once from this address. Try later.
problem-unknown-table = There is no such table.
problem-unknown-game = There is no such game.
problem-unknown-rules = There are no such rules.
problem-unknown-pass = This pass does not work: it was used, withdrawn, or is too old.
problem-bad-token = This browser is not known any more. Please give your name again.
problem-not-ready = The server is not ready yet.

# The gallery

gallery = Gallery of parts

# First game: the card that guides

lesson = First game
lesson-progress = Step { $step } of { $steps }
lesson-next = Next
lesson-last = Finish the lesson
lesson-leave = Leave the lesson
lesson-wait = { $names } is about to move…
lesson-astray = That is a legal move too, but the lesson had another in mind:
lesson-take-back = Take it back
lesson-alone = Go on without the lesson
lesson-again = From the beginning
lesson-onward = Part two
lesson-left = You go on without the lesson. Good luck!
lesson-result = This was a lesson: its deal is always the same.
lesson-guest = Guest
