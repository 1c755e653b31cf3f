# Tiles

zlam-ten-kod-0b = black 0
zlam-ten-kod-0w = white 0
zlam-ten-kod-1b = black 1
zlam-ten-kod-1w = white 1
zlam-ten-kod-2b = black 2
zlam-ten-kod-2w = white 2
zlam-ten-kod-3b = black 3
zlam-ten-kod-3w = white 3
zlam-ten-kod-4b = black 4
zlam-ten-kod-4w = white 4
zlam-ten-kod-5g = green 5
zlam-ten-kod-6b = black 6
zlam-ten-kod-6w = white 6
zlam-ten-kod-7b = black 7
zlam-ten-kod-7w = white 7
zlam-ten-kod-8b = black 8
zlam-ten-kod-8w = white 8
zlam-ten-kod-9b = black 9
zlam-ten-kod-9w = white 9

# Question cards: short on the card, and in .more what is good to know about it

zlam-ten-kod-where-0 = Where are your 0s?
    .more = The answer is the letters of the places, or “none”.
zlam-ten-kod-where-1-2 = Where are your { $digit ->
        [1] 1s
        [2] 2s
       *[none] 1s or 2s
    }?
    .more = Pick one of the digits. Both its colours count.
zlam-ten-kod-where-3-4 = Where are your { $digit ->
        [3] 3s
        [4] 4s
       *[none] 3s or 4s
    }?
    .more = Pick one of the digits. Both its colours count.
zlam-ten-kod-where-5 = Where are your 5s?
    .more = The answer is the letters of the places, or “none”.
zlam-ten-kod-where-6-7 = Where are your { $digit ->
        [6] 6s
        [7] 7s
       *[none] 6s or 7s
    }?
    .more = Pick one of the digits. Both its colours count.
zlam-ten-kod-where-8-9 = Where are your { $digit ->
        [8] 8s
        [9] 9s
       *[none] 8s or 9s
    }?
    .more = Pick one of the digits. Both its colours count.
zlam-ten-kod-same-colour = Which neighbours share a colour?
    .more = The answer is letters of neighbouring places, never the colour. Green is a colour too.
zlam-ten-kod-consecutive = Which neighbours run in sequence?
    .more = The answer is letters of places where digits rise by one. Equal digits break the run.
zlam-ten-kod-paired = How many tiles have a twin?
    .more = Tiles whose digit appears twice count. The answer is 0, 2 or 4.
zlam-ten-kod-odd = How many are odd?
    .more = Odd are 1, 3, 5, 7 and 9.
zlam-ten-kod-even = How many are even?
    .more = Even are 0, 2, 4, 6 and 8.
zlam-ten-kod-white = How many are white?
    .more = A green five is not white.
zlam-ten-kod-black = How many are black?
    .more = A green five is not black.
zlam-ten-kod-sum-white = What do the whites add up to?
    .more = Without white tiles it is 0.
zlam-ten-kod-sum-black = What do the blacks add up to?
    .more = Without black tiles it is 0.
zlam-ten-kod-sum = What do all of them add up to?
    .more = The sum of every digit behind the screen.
zlam-ten-kod-sum-left = What do the left three add up to?
    .more = The sum of places a, b and c.
zlam-ten-kod-sum-middle = What does the middle add up to?
    .more = The sum of places b, c and d, or b and c of four tiles.
zlam-ten-kod-sum-right = What do the right three add up to?
    .more = The sum of the last three places.
zlam-ten-kod-spread = How far apart are highest and lowest?
    .more = The last digit minus the first one.
zlam-ten-kod-c-over-4 = Is your c greater than 4?
    .more = The third tile from the left.

# Answers

zlam-ten-kod-answer = { $says ->
        [yes] yes
        [no] no
        [none] none
       *[other] { $says }
    }

# Events

event-zlam-ten-kod-asked = { $by } asks: “{ $card }” — { $replies }.
event-zlam-ten-kod-asked-replies = { $seat }: { zlam-ten-kod-answer }
event-zlam-ten-kod-turned = A new question lies open: “{ $card }”
event-zlam-ten-kod-guessed = { $by } guesses aloud: { $code }. { $right ->
        [yes] Yes, that is the code!
       *[no] No, it is another code.
    }
event-zlam-ten-kod-announced = { $by } writes a guess down and looks at the middle. { $right ->
        [yes] The code is broken!
       *[no] Missed: no more guessing, but still answering.
    }
event-zlam-ten-kod-looked = You wrote: { $wrote }. In the middle lie: { $middle }.

# Refusals

refused-zlam-ten-kod-no-card-left = There are no question cards left. Only guessing remains.
refused-zlam-ten-kod-card-not-open = That card does not lie open on the table.
refused-zlam-ten-kod-pick-a-digit = Pick one of the digits: { $digits }.
refused-zlam-ten-kod-no-digit-to-pick = That card does not ask for a digit.
refused-zlam-ten-kod-wrong-count = { $tiles ->
        [one] A code has { $tiles } tile
       *[other] A code has { $tiles } tiles
    }, and this one has { $named }.
refused-zlam-ten-kod-wrong-order = Tiles stand in rising order, and of two equal digits black stands left.
refused-zlam-ten-kod-too-many-copies = { $spare ->
        [0] { $tile }: there is none left outside your screen.
       *[other] { $tile }: outside your screen there is only { $spare }.
    }
refused-zlam-ten-kod-already-guessed = You have already guessed this code, and it was wrong.

# Endings

reason-zlam-ten-kod-code-broken = The code is broken.
reason-zlam-ten-kod-draw = Both codes were broken in the same round: a draw.
reason-zlam-ten-kod-all-out = Nobody got it; everybody is out.
reason-zlam-ten-kod-cards-used-up = The questions ran out and nobody broke the code.

# Quick phrases

phrase-zlam-ten-kod-good-question = Good question!
phrase-zlam-ten-kod-thinking = One moment, I’m counting.
phrase-zlam-ten-kod-nearly = I nearly have it!
phrase-zlam-ten-kod-well-played = Well played!
phrase-zlam-ten-kod-your-turn = { $seat }, it’s your turn!

# Hints

hint-zlam-ten-kod-ask = Ask: “{ $card }”
hint-zlam-ten-kod-guess = Say this code aloud: { $code }.
hint-zlam-ten-kod-write = Write this code: { $code }.

# The board

zlam-ten-kod-offer-ask = ask
zlam-ten-kod-offer-guess = guess
zlam-ten-kod-offer-write = guess
zlam-ten-kod-my-code = Your code
zlam-ten-kod-middle = The middle
zlam-ten-kod-put-back = Tiles put back
zlam-ten-kod-questions = Questions on the table
zlam-ten-kod-pile = { $count ->
        [0] The pile is empty
        [one] { $count } more card in the pile
       *[other] { $count } more cards in the pile
    }
zlam-ten-kod-row-empty = Every question has been asked. Only guessing remains.
zlam-ten-kod-ask = Ask
zlam-ten-kod-pick-digit = Which digit do you ask about?
zlam-ten-kod-guess = Guess the code
zlam-ten-kod-guess-of = { $name }’s code
zlam-ten-kod-guess-middle = The code in the middle
zlam-ten-kod-guess-aloud = You guess aloud: { $name } hears the whole code. If it is another one, you only lose the turn.
zlam-ten-kod-guess-last = This is the last chance for a draw: only a guess is allowed now.
zlam-ten-kod-guess-written = You have one such guess in the whole game. Nobody else sees what you write. Then you look at the middle: if the code is another one, you are out of the guessing.
zlam-ten-kod-guess-build = Tap tiles, they line up by themselves.
zlam-ten-kod-guess-ready = You may guess this. The game does not tell whether it fits the answers.
zlam-ten-kod-guess-contradicts = You may guess this, but the answers already rule it out: place { $place }.
zlam-ten-kod-guess-say = Say this code
zlam-ten-kod-guess-write = Write it and look
zlam-ten-kod-guess-clear = Start over
zlam-ten-kod-guess-place = Place { $letter }: { $tile ->
        [none] empty
       *[other] { $tile }
    }
zlam-ten-kod-mine = Yours
zlam-ten-kod-tile-hidden = hidden
zlam-ten-kod-answers = Answers
zlam-ten-kod-no-answers = Nothing is known yet.
zlam-ten-kod-out = out of the guessing
zlam-ten-kod-cracked = cracked it!
zlam-ten-kod-you-wrote = What you wrote
zlam-ten-kod-notes-hint = Tap to strike out, again for a sure thing, again to clear.
zlam-ten-kod-notes-sheet = Sheet: { $holder }
zlam-ten-kod-note-cell = { $letter }, { $tile }: { $mark ->
        [struck] struck out
        [circled] certain
       *[none] unmarked
    }{ $fact ->
        [no] , impossible
        [sure] , surely here
       *[none] { "" }
    }{ $chance ->
        [none] { "" }
       *[other] , { $chance }%
    }
zlam-ten-kod-codes-left = { $count ->
        [one] { $count } possible code
       *[other] { $count } possible codes
    }

# How it was

story-zlam-ten-kod-opening = { $by } began. { $count ->
        [0] Not one question was asked.
        [one] Only { $count } question was asked.
       *[other] In all { $count } questions were asked.
    }
story-zlam-ten-kod-most-telling = The question that told most was “{ $asked }”: it gave { $by } { story-table-bits }.
story-zlam-ten-kod-most-telling-asked = { $card }
story-zlam-ten-kod-missed-chance = Biggest missed chance: { $by } asked “{ $asked }”, worth { story-table-bits } on average, beside “{ $best }” with an average of { $promised }.
story-zlam-ten-kod-missed-chance-asked = { $card }
story-zlam-ten-kod-missed-chance-best = { $card }
story-zlam-ten-kod-found = { $codes ->
        [none] { $by } guessed, and was right!
        [1] { $by } had no doubt left: a single code was possible, and it was the one.
       *[other] { $by } took the risk with { $codes } codes still possible, and was right!
    }{ $lucky ->
        [yes] { " " }That is what luck looks like.
       *[no] { "" }
    }
story-zlam-ten-kod-missed = { $codes ->
        [none] { $by } guessed, and was wrong.
        [1] { $by } guessed wrong, though a single code was possible.
       *[other] { $by } guessed with { $codes } codes still possible, and was wrong.
    }{ $more ->
        [0] { "" }
        [one] { " " }It was not the first: { $more } guess before it was wrong too.
       *[other] { " " }It was not the first: { $more } guesses before it were wrong too.
    }
story-zlam-ten-kod-code-broken = { $count ->
        [one] The code was broken, and { $seats } won.
       *[other] The code was broken. The winners are { $seats }.
    }
story-zlam-ten-kod-draw = Both codes were broken in the same round: a draw.
story-zlam-ten-kod-all-out = Everybody tried and nobody was right. The middle keeps its secret.
story-zlam-ten-kod-cards-used-up = The questions ran out, and the middle keeps its secret. Nobody won.

asked-zlam-ten-kod-ask = { $card }
asked-zlam-ten-kod-guess = The code: { $code }
asked-zlam-ten-kod-write = The middle: { $code }

# Why it is not the end yet

zlam-ten-kod-why-last-chance = It is not over yet: { $name } has a last chance.

# Puzzles

puzzle-zlam-ten-kod = Choose the best move: the question that tells most, or the code if it is certain already.

# Why so: the best line of a daily challenge

why-zlam-ten-kod-ask = No other question narrowed it down more on average: of { $codes } possible codes { $left ->
        [one] { $left } is left
       *[other] { $left } are left
    }.
why-zlam-ten-kod-name = Only this one code is still possible.
