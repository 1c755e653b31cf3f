tajniacy = Tajniacy
    .motto = One word, and they know which you mean.
    .about = A word game of two teams for 4–12. Two spymasters know who stands behind 25 codenames and hint at theirs with one word and one number. Who finds all their agents first? Just do not touch the assassin.

# Teams and tiles

tajniacy-red = Red
tajniacy-blue = Blue
tajniacy-bystander = bystander
tajniacy-assassin = assassin
tajniacy-clue = clue
tajniacy-guesses = guesses

# Variants

tajniacy-language = Language of the words
tajniacy-words = Words of your own
    .about = 25 to 1000 different words instead of our cards.
tajniacy-abbreviations = Abbreviations
    .about = USA or NASA count as one word.
tajniacy-proper-names = Names and titles
    .about = A clue may be a name or a title of several words, such as New Zealand.
tajniacy-homonyms = Words that sound alike
    .about = A clue about a knight may lead to NIGHT.
tajniacy-clue-seconds = Seconds for a clue
tajniacy-guess-seconds = Seconds for guesses
tajniacy-companion = Key and clock for the boxed game
    .about = The words lie on a real table; here the spymasters have the key, and everybody the clock.

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
        [none] The clue stands: guess away.
       *[other] { $by } lets the clue stand.
    }
event-tajniacy-objected = { $by } objects: “{ $word }” breaks { $clause }. The turn is over.
event-tajniacy-covered = { $by } covers { $word } for the bad clue.
event-tajniacy-forwent = { $by } covers nothing.
event-tajniacy-touched = { $by } points at { $word }: { $kind }.
event-tajniacy-stopped = { $by ->
        [none] Time is up. { $team } guess no more.
       *[other] { $by } ends the turn. { $team } guess no more.
    }
event-tajniacy-clue-missed = { $team } had no clue in time ({ $times ->
        [one] once
       *[other] { $times } times
    } in a row).
event-tajniacy-passed = { $team }: { $phase }.
event-tajniacy-key-shown = { $winner } win. The key lies open.

# Refusals

refused-tajniacy-team-for-each-seat = There are { $places } seats, and teams for { $teams }: every seat needs its own.
refused-tajniacy-team-too-small = { $team }: a team needs at least { $least } people.
refused-tajniacy-one-spymaster-each = Each team needs exactly one spymaster.
refused-tajniacy-seconds = A clock may have { $least } to { $most } seconds.
refused-tajniacy-too-many-words = A list may have at most { $most } words; this one has { $words }.
refused-tajniacy-too-few-words = A list needs at least { $least } different words; this one has { $words }.
refused-tajniacy-word-twice = The word “{ $word }” is on the list twice.
refused-tajniacy-word-not-spelled = “{ $word }”: words may have only Latin letters, digits, spaces, hyphens and apostrophes.
refused-tajniacy-word-too-long = The word “{ $word }…” has more than { $most } characters.
refused-tajniacy-rivals-give = It is the rival spymaster who gives a clue now.
refused-tajniacy-number = The number is 0 to 9, or unlimited.
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
refused-tajniacy-objections-used-up = The program gave no warning of that, and both such objections are used up.
refused-tajniacy-not-own-word = { $word } is not a word of your team.
refused-tajniacy-not-the-judge = Only the rival spymaster objects, and before the first guess.
refused-tajniacy-operatives-guess = The operatives of the team on turn guess.
refused-tajniacy-guess-first = At least one guess is owed.
refused-tajniacy-no-such-word = There is no such word.
refused-tajniacy-covered = { $word } is covered already.

# Endings

reason-tajniacy-all-found = All agents of the team are found.
reason-tajniacy-found-by-rivals = The rivals uncovered the winners' last word.
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
    }.
hint-tajniacy-let-stand = Let this clue stand.
hint-tajniacy-object = Object by { $clause }.
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
tajniacy-offer-cover = cover a word of yours
tajniacy-offer-forgo = do without
tajniacy-offer-touch = guess
tajniacy-offer-stop = end the turn
tajniacy-offer-next = run the clock
tajniacy-offer-finish = say who has won
tajniacy-board = Codenames
tajniacy-stand = How the teams stand
tajniacy-key = Key
tajniacy-tile = { $kind ->
        [red] red agent
        [blue] blue agent
        [assassin] assassin
       *[bystander] bystander
    }
tajniacy-known = , { tajniacy-tile }
tajniacy-covered = , covered: { tajniacy-tile }
tajniacy-marked = , marked by { $names }
tajniacy-left = { $count ->
        [one] word to find
       *[other] words to find
    }
tajniacy-spymaster = spymaster
tajniacy-operative = operative
tajniacy-unlimited = unlimited
tajniacy-now-giving = the spymaster thinks of a clue
tajniacy-now-judging = the rival spymaster judges the clue
tajniacy-now-guessing = the operatives guess
tajniacy-now-penalty = the rivals' clue was bad: the spymaster may cover a word
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
tajniacy-object-how = A clue that is struck down ends the rivals' turn, and you may cover a word of yours. { $left ->
        [0] You have no objection left where the program has not warned.
        [one] Where the program has not warned you have { $left } objection left.
       *[other] Where the program has not warned you have { $left } objections left.
    }
tajniacy-ground-TAJ-52 = Another form of a word on the table
tajniacy-ground-TAJ-53 = Part of a word on the table, or a compound with it
tajniacy-ground-TAJ-54 = Not about meaning: letters, places on the table
tajniacy-ground-TAJ-55 = Not in the language of the table
tajniacy-ground-TAJ-56 = Points at the letters of a word
tajniacy-ground-TAJ-57 = Only sounds the same
tajniacy-warned = the program warns
tajniacy-penalty = The rivals' clue was bad: you may cover a word of yours
tajniacy-penalty-how = Touch a word of yours on the table, then confirm.
tajniacy-cover = Cover { $word }
tajniacy-forgo = Cover none

# Operatives

tajniacy-guess = Which word?
tajniacy-guess-how = Touching marks a word for your team alone. Only this button uncovers it.
tajniacy-pick-first = Choose a word
tajniacy-touch = Uncover { $word }
tajniacy-stop = We stop here

# The boxed game

tajniacy-boxed = How does the game on the table go?
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
