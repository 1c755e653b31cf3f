# Teams and tiles

tajniacy-red = Red
tajniacy-blue = Blue
tajniacy-bystander = bystander
tajniacy-assassin = assassin
tajniacy-clue = clue
tajniacy-guesses = guesses

# Grounds of an objection, in words

tajniacy-TAJ-50 = more than one word (TAJ-50)
tajniacy-TAJ-52 = another form of a word on the table (TAJ-52)
tajniacy-TAJ-53 = part of a word on the table, or a compound with it (TAJ-53)
tajniacy-TAJ-54 = not about meaning (TAJ-54)
tajniacy-TAJ-55 = not in this table’s language (TAJ-55)
tajniacy-TAJ-56 = points at the letters of a word (TAJ-56)
tajniacy-TAJ-57 = only sounds the same (TAJ-57)
tajniacy-TAJ-60 = an abbreviation (TAJ-60)

# Events

event-tajniacy-asked = { $by } asks about the clue “{ $word }”.
event-tajniacy-answered = { $yes ->
        [yes] { $by } agrees to “{ $word }”.
       *[no] { $by } does not agree to “{ $word }”.
    }
event-tajniacy-clued = { $team }, { $by }: “{ $word }”, { $number ->
        [none] unlimited
       *[other] { $number }
    }.
event-tajniacy-stands = { $by ->
        [none] Nobody objected: guess away.
       *[other] { $by } lets the clue stand.
    }
event-tajniacy-objected = { $by } objects and “{ $word }” is struck down: { $clause }. That turn is lost.
event-tajniacy-disputed = { $by } thinks “{ $word }” is bad: { $clause }. The program found nothing, so whoever gave it decides.
event-tajniacy-withdrawn = { $by } withdraws “{ $word }” and will give another clue. Nobody loses anything.
event-tajniacy-kept = { $by ->
        [none] The clue “{ $word }” stands.
       *[other] { $by } stands by “{ $word }”.
    }
event-tajniacy-covered = For the rivals’ bad clue { $by } covers { $word }.
event-tajniacy-forwent = { $by } covers no word for the rivals’ bad clue.
event-tajniacy-touched = { $by } points at { $word }: { $kind ->
        [Red] red agent
        [Blue] blue agent
       *[other] { $kind }
    }.
event-tajniacy-stopped = { $by ->
        [none] Time is up. { $team } stop guessing.
       *[other] { $by } ends the turn. { $team } stop guessing.
    }
event-tajniacy-clue-missed = { $team } had no clue in time{ $times ->
        [1] {""}
       *[other] {" "}({ $times } times in a row)
    }. The turn is lost.
event-tajniacy-passed = { $team }: { $phase }.
event-tajniacy-key-shown = { $winner } win. The key lies open.

# Refusals

refused-tajniacy-team-for-each-seat = There are { $places } seats, but a team was set for only { $teams } of them.
refused-tajniacy-team-too-small = { $team }: a team needs at least { $least } people.
refused-tajniacy-one-spymaster-each = Each team needs exactly one spymaster.
refused-tajniacy-seconds = A clock may have { $least } to { $most } seconds.
refused-tajniacy-no-table-clock = Beside the boxed game the table has no clock. Set the seconds for clues and guesses instead.
refused-tajniacy-no-bot-with-the-key = Beside the boxed game a spymaster must be a person: a bot does not see the real table.
refused-tajniacy-too-many-words = A list may have at most { $most } words; this one has { $words }.
refused-tajniacy-too-few-words = A list needs at least { $least } different words; this one has { $words }.
refused-tajniacy-word-twice = The word “{ $word }” is on the list twice.
refused-tajniacy-word-not-spelled = “{ $word }”: words may have only Latin letters, digits, spaces, hyphens and apostrophes.
refused-tajniacy-word-too-long = The word “{ $word }…” has more than { $most } characters.
refused-tajniacy-rivals-give = It is the rival spymaster who gives a clue now.
refused-tajniacy-number = Give a number from 0 to 9, or “unlimited”.
refused-tajniacy-one-word = “{ $word }” is more than one word. Ask the rival spymaster to agree.
refused-tajniacy-on-the-table = { $word } lies on the table.
refused-tajniacy-not-spelled = A clue may have only Latin letters and digits, and within a word hyphens and apostrophes.
refused-tajniacy-too-long = A clue may have at most { $most } characters.
refused-tajniacy-own-question = The rival spymaster answers that.
refused-tajniacy-nothing-asked = Nobody is asking anything now.
refused-tajniacy-not-answered-yet = The last question has no answer yet.
refused-tajniacy-already-answered = “{ $word }” has been asked about in this turn.
refused-tajniacy-agreed = “{ $word }” has been agreed to.
refused-tajniacy-homonyms-admitted = At this table words that sound alike are allowed.
refused-tajniacy-abbreviations-admitted = At this table abbreviations are allowed.
refused-tajniacy-objections-used-up = The program gave no warning of that, and both such objections are used up.
refused-tajniacy-not-what-was-found = The program has found something else here: choose the ground it marks.
refused-tajniacy-meant-twice = The same word is named twice.
refused-tajniacy-not-own-word = { $word } is not a word of your team.
refused-tajniacy-not-the-judge = Only the rival spymaster objects, and before the first guess.
refused-tajniacy-operatives-guess = The operatives of the team on turn guess.
refused-tajniacy-guess-first = Point at one word first, at least.
refused-tajniacy-no-such-word = There is no such word.
refused-tajniacy-covered = { $word } is covered already.

# Endings

reason-tajniacy-all-found = All agents of the team are found.
reason-tajniacy-found-by-rivals = The rivals uncovered the winners’ last word.
reason-tajniacy-penalty = The last word was covered for a bad clue.
reason-tajniacy-assassin = The operatives met the assassin.
reason-tajniacy-no-clue = Three times in a row there was no clue in time.
reason-tajniacy-boxed = The game on the real table is over.

# Hints

hint-tajniacy-ask = Ask the rival spymaster about “{ $word }”.
hint-tajniacy-answer = { $yes ->
        [yes] Answer that it will do.
       *[no] Answer no.
    }
hint-tajniacy-give-clue = Give the clue { $word }, { $number ->
        [none] { tajniacy-unlimited }
       *[other] { $number }
    }.{ $words ->
        [none] {""}
       *[other] {" "}It means: { $words }.
    }
hint-tajniacy-let-stand = Let this clue stand.
hint-tajniacy-object = Object: { $clause }.
hint-tajniacy-withdraw = Withdraw the clue and give another.
hint-tajniacy-insist = Stand by the clue.
hint-tajniacy-cover = Cover your word { $word }.
hint-tajniacy-forgo = Cover no word.
hint-tajniacy-touch = Point at { $word }.
hint-tajniacy-stop = End the turn.
hint-tajniacy-next = Let the clock run on.
hint-tajniacy-finish = Say who has won: { $winner }.

# The board

tajniacy-offer-ask = ask the rival
tajniacy-offer-give-clue = give a clue
tajniacy-offer-answer = answer the rival spymaster
tajniacy-offer-let-stand = let the clue stand
tajniacy-offer-object = object if it is bad
tajniacy-offer-withdraw = withdraw the clue
tajniacy-offer-insist = stand by it
tajniacy-offer-cover = cover a word of yours
tajniacy-offer-forgo = do without
tajniacy-offer-touch = guess
tajniacy-offer-stop = end the turn
tajniacy-offer-next = run the clock
tajniacy-offer-finish = say who has won
tajniacy-board = Codenames
tajniacy-stand = How the teams stand
tajniacy-key = Key
tajniacy-key-row = Row { $row }: { $kinds }.
tajniacy-tile = { $kind ->
        [red] red agent
        [blue] blue agent
        [assassin] assassin
       *[bystander] bystander
    }
tajniacy-known = , { tajniacy-tile }
tajniacy-covered = , covered: { tajniacy-tile }
tajniacy-marked = , marked by { $names }
tajniacy-thinks = { $name } gives it { $percent }%
tajniacy-robot-thinks = { $name } gives odds. You point.
tajniacy-robot-decides = Let { $name } decide this turn
tajniacy-left = { $count ->
        [one] word to find
       *[other] words to find
    }
tajniacy-spymaster = spymaster
tajniacy-operative = operative
tajniacy-unlimited = unlimited
tajniacy-now-giving = the spymaster thinks of a clue
tajniacy-now-judging = the rival spymaster judges the clue
tajniacy-now-conceding = the rivals have a doubt: the spymaster keeps the clue or withdraws it
tajniacy-now-guessing = the operatives guess
tajniacy-now-penalty = the rivals’ clue was bad: the spymaster may cover a word
tajniacy-now-boxed = the game is on the real table
tajniacy-winner = { $team } win
tajniacy-clues = Clues
tajniacy-no-clues = No clue has been given yet.
tajniacy-struck = Struck down:

# Spymasters

tajniacy-give = Your clue
tajniacy-give-how = One word and a number. Beyond that you are silent.
tajniacy-clue-word = Clue
tajniacy-clue-number = Number of words
tajniacy-give-this = Give it
tajniacy-ask-rival = Ask the rival
tajniacy-asked = Asked of the rival spymaster
tajniacy-answer = { $yes ->
        [yes] : agreed
        [no] : not agreed
       *[none] : waiting for an answer
    }
tajniacy-asks-you = The rival spymaster asks whether “{ $word }” is good
tajniacy-answer-yes = It is good
tajniacy-answer-no = No
tajniacy-judge = Is “{ $word }” a good clue?
tajniacy-judge-late = Before the first guess you can still strike down “{ $word }”
tajniacy-doubtful = Doubtful
tajniacy-let-stand = Let it stand
tajniacy-object = Object…
tajniacy-object-to = Objecting to “{ $word }”
tajniacy-disputed = The rivals think “{ $word }” is bad
tajniacy-disputed-how = Why: { $ground }. You may give another clue and lose nothing.
tajniacy-withdraw = I withdraw it
tajniacy-insist = It stands
tajniacy-object-how = { $found ->
        [yes] The program has found something: a clue that is struck down ends the rivals’ turn, and you may cover a word of yours.
       *[no] The program has found nothing here. The rival spymaster may withdraw the clue and give another; if not, it stands.
    }
tajniacy-ground-TAJ-50 = More than one word
tajniacy-ground-TAJ-52 = Another form of a word on the table
tajniacy-ground-TAJ-53 = Part of a word on the table, or a compound with it
tajniacy-ground-TAJ-54 = Not about meaning: letters, places on the table
tajniacy-ground-TAJ-55 = Not in this table’s language
tajniacy-ground-TAJ-56 = Points at the letters of a word
tajniacy-ground-TAJ-57 = Only sounds the same
tajniacy-ground-TAJ-60 = An abbreviation
tajniacy-warned = the program warns
tajniacy-penalty = The rivals’ clue was bad: you may cover a word of yours
tajniacy-penalty-how = Tap a word of yours on the table, then confirm.
tajniacy-cover = Cover { $word }
tajniacy-forgo = Cover none

# Operatives

tajniacy-guess = Which word?
tajniacy-guess-how = A tap marks a word for your team alone. Only this button uncovers it.
tajniacy-pick-first = Choose a word
tajniacy-touch = Uncover { $word }
tajniacy-stop = We stop here

# The boxed game

tajniacy-boxed = How is the game on the table going?
tajniacy-boxed-how = The words lie on a real table. Only the spymasters see the key, on their phones.
tajniacy-begins = { $team } begin
tajniacy-clue-given = The clue is given
tajniacy-turn-over = The turn is over
tajniacy-finish = End of the game…
tajniacy-who-won = Who has won?

# Before the deal

tajniacy-in-pl = Polish
tajniacy-in-en = English
tajniacy-words-how = One a line, or separated by commas
tajniacy-words-count = { $count ->
        [one] { $count } word
       *[other] { $count } words
    }
tajniacy-seconds = { $seconds } s
tajniacy-no-limit = no limit
tajniacy-sides = Teams and spymasters
tajniacy-sides-how = Each team has one spymaster and at least one operative.
tajniacy-your-seat = Your seat

# How it was

story-tajniacy-opening = { $team } began. { $count ->
        [0] Not one clue was given.
        [one] In all { $count } clue was given.
       *[other] In all { $count } clues were given.
    }
story-tajniacy-boxed-opening = { $team } began. The game on the real table took { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }.
story-tajniacy-best-clue = The clue of the game: “{ $word }”. With it { $by } led the team to { $count } words: { $words }.
story-tajniacy-worst-touch = Bad luck: on the clue “{ $clue }” { $by } touched { $word }, where an agent of the rivals was hiding.
story-tajniacy-objection = A quarrel about a word: { $by } objected, and the clue “{ $word }” was struck down.
story-tajniacy-late = { $count ->
        [one] Once no clue came in time.
       *[other] No clue came in time { $count } times.
    }
story-tajniacy-meant = “{ $word }” was meant for: { $words }.
story-tajniacy-race = { $count ->
        [0] The lead never changed sides
        [one] The lead changed sides once
       *[other] The lead changed sides { $count } times
    }, { $bystanders ->
        [0] and no bystander was bothered.
        [one] and { $bystanders } bystander was bothered.
       *[other] and { $bystanders } bystanders were bothered.
    }
story-tajniacy-left = The rivals had { $left ->
        [one] { $left } word
       *[other] { $left } words
    } left.
story-tajniacy-all-found = { $team } found their last agent and won. { story-tajniacy-left }
story-tajniacy-found-by-rivals = The winners’ last agent was found by their own rivals: { $team } won out of turn. { story-tajniacy-left }
story-tajniacy-penalty = The last word was covered for a bad clue of the rivals. { $team } won. { story-tajniacy-left }
story-tajniacy-assassin = Then disaster: on the clue “{ $clue }” { $by } touched { $word }, where the assassin was waiting. { $team } won.
story-tajniacy-no-clue = { $loser } ran out of time for a clue three times in succession. { $team } won.
story-tajniacy-boxed = On the real table { $team } won.

# Puzzles

puzzle-tajniacy = Which word fits the clue best? Touch one.

# Why so: the best line of a daily challenge

why-tajniacy-clue = By “{ $clue }” your spymaster means: { $words }.
why-tajniacy-likelier = To us “{ $clue }” calls “{ $word }” to mind more than any word that is not yours, even “{ $over }”.
why-tajniacy-alone = To us “{ $clue }” calls “{ $word }” to mind, and hardly any word that is not yours.
why-tajniacy-stop = Your spymaster announced { $number } { $number ->
        [one] word and you have it
       *[other] words and you have them
    }: one more would be a blind guess.
