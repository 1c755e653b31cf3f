# Colours

kryptos-blue = blue
kryptos-pink = pink
kryptos-green = green
kryptos-yellow = yellow

# Places in a row, from the left

kryptos-card = { $place ->
        [0] first card
        [1] second card
        [2] third card
        [3] fourth card
        [4] fifth card
        [5] sixth card
        [6] seventh card
        [7] eighth card
        [8] ninth card
       *[other] tenth card
    }

# Events

event-kryptos-turned-up = { $by } turns up a card: the { kryptos-card } is { $number }.
event-kryptos-guessed = { $by } guesses: { $seat }, the { kryptos-card } is { $number }. { $right ->
        [yes] Yes! { kryptos-points }.
       *[no] No.
    }
event-kryptos-paid = { $seat ->
        [none] { $by } pays a point for a second guess.
       *[other] { $by } pays a point for a second guess. It goes to { $seat }.
    }
event-kryptos-stopped = { $by } does without a second guess.
event-kryptos-passed = { $by } passes: nobody else has a hidden card.
event-kryptos-last-round = { $by } has reached 15 points: this is the last round.

# Refusals

refused-kryptos-no-such-card = There is no such card.
refused-kryptos-already-up = That card is up already.
refused-kryptos-own-card = That card is yours. Point at a hidden card of somebody else.
refused-kryptos-not-in-play = Only the numbers from 1 to { $numbers } are in this game.
refused-kryptos-face-up = The number { $number } lies open already.
refused-kryptos-in-own-hand = The number { $number } is in your own hand.
refused-kryptos-already-wrong = It is known already that this card is not { $number }.
refused-kryptos-end-of-hand = The lowest and the highest card of a hand stay hidden for now.
refused-kryptos-next-to-first = The number { $number } is next to the card you turned up.
refused-kryptos-colour-used-up = No more cards in the colour of { $number } may be turned up now.
refused-kryptos-tajemnica-seats = The Secret variant is for 4 or 5 players.

# Endings

reason-kryptos-round-finished = Somebody reached 15 points and the round was played out.
reason-kryptos-all-cards-up = No hidden card is left.

# Hints

hint-kryptos-turn-up = Turn up your { $place ->
        [0] first
        [1] second
        [2] third
        [3] fourth
        [4] fifth
        [5] sixth
        [6] seventh
        [7] eighth
        [8] ninth
       *[other] tenth
    } card from the left.
hint-kryptos-guess = Guess: { $seat }, the { kryptos-card } is { $number }.
hint-kryptos-stop = Do without the second guess.

# The board

kryptos-offer-turn-up = turn up a card of yours
kryptos-offer-guess = guess
kryptos-offer-stop = stop
kryptos-opening = Opening: everybody turns up two cards
kryptos-rounds = Guessing
kryptos-track = Code track
kryptos-number = { $number }, { $colour }{ $lies ->
        [out] , not in play
        [up] , face up
        [mine] , yours
       *[open] { "" }
    }{ $wrong ->
        [yes] , already said and wrong
       *[no] { "" }
    }{ $mark ->
        [circled] , circled
        [struck] , struck out
       *[none] { "" }
    }{ $fact ->
        [no] , impossible
        [sure] , surely this
       *[none] { "" }
    }{ $chance ->
        [none] { "" }
       *[other] , { $chance }%
    }
kryptos-hidden-colours = Colours of the hidden cards
kryptos-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
kryptos-my-cards = Your cards
kryptos-my-card = { kryptos-card }: { $number }, { $colour }, hidden from others
kryptos-seen-card = { kryptos-card }: { $number }, { $colour }
kryptos-hidden-card = { $name }, { kryptos-card }, hidden
kryptos-aimed = { $name }: { kryptos-card }
kryptos-aside = { $count ->
        [one] { $count } card set aside
       *[other] { $count } cards set aside
    }
kryptos-aside-card = { $number ->
        [none] card set aside, hidden
       *[other] { $number }, { $colour }
    }
kryptos-pencilled = pencilled: { $numbers }
kryptos-struck = struck out:
kryptos-refuted = not { $number }
kryptos-possible = { $count ->
        [one] { $count } possible number
       *[other] { $count } possible numbers
    }
kryptos-likeliest = best guess: { $chance }%
kryptos-point = Point at somebody’s card
kryptos-point-how = Tap a hidden card of somebody else, then a number on the track.
kryptos-choose-number = Choose a number on the track.
kryptos-say = { $number ->
        [none] Say a number
       *[other] I say { $number }
    }
kryptos-say-second = { $number ->
        [none] Pay and say
       *[other] I pay and say { $number }
    }
kryptos-second-guess = Wrong. A second guess?
kryptos-second-costs = A second guess costs 1 point, you have { $points }.
kryptos-second-bribes = It goes to the player whose card you point at.
kryptos-second-feeds = It goes to { $name }.
kryptos-stop = I stop
kryptos-turn-up = Opening: turn up a card of yours
kryptos-turn-up-how = Choose the one that gives away least. It stays up to the end of the game.
kryptos-turn-up-advanced = Not an end of the hand, not a neighbouring number, not a colour of which enough are up.
kryptos-turn-up-this = { $number ->
        [none] Turn up
       *[other] Turn up { $number }
    }
kryptos-pencil = Pencil
kryptos-pencil-how = Tap numbers on the track: the first tap circles, the second strikes out, the third erases.
kryptos-pencil-done = Done
kryptos-notes-hint = Tap somebody’s hidden card to pencil numbers beside it. Nobody else will see them.
kryptos-last-round = The last round

# How it was

story-kryptos-opening = { $by } had the first turn. { $count ->
        [0] Nobody guessed anything.
        [one] In the whole game { $count } number was named, { $right } of them right.
       *[other] In the whole game { $count } numbers were named, { $right } of them right.
    }
story-kryptos-boldest = The boldest guess: { $by } said “{ $number }” ({ $seat }, { kryptos-card }) and was right, with a chance of only { $percent }%.
story-kryptos-streak = The best run: { $by } was right { $count } times in a row, for { kryptos-points }.
story-kryptos-bribes = { $count ->
        [one] Somebody paid a bribe for a second guess once
       *[other] Somebody paid a bribe for a second guess { $count } times
    }; { $hits } of them right. { $seat } made most of it: { $most ->
        [one] { $most } point
       *[other] { $most } points
    }.
story-kryptos-second-guesses = { $count ->
        [one] Somebody paid a point for a second guess once
       *[other] Somebody paid a point for a second guess { $count } times
    }; { $hits } of them right.
story-kryptos-pity = Caution has its price: { $by } did without a second guess, though { $percent ->
        [100] one of the others’ cards was certain
       *[other] the surest one had a chance of { $percent }%
    }.
story-kryptos-last-round = { $by } was the first to reach 15 points: it was the last round. { $count ->
        [0] The lead never changed hands.
        [one] The lead changed hands once.
       *[other] The lead changed hands { $count } times.
    }
story-kryptos-round-finished = { $count ->
        [one] { $seats } won with { kryptos-points }, { $ahead } ahead.
       *[other] The win is shared by { $seats }, with { $points ->
            [one] { $points } point
           *[other] { $points } points
        } each.
    }
story-kryptos-all-cards-up = Every card was up. { story-kryptos-round-finished }

asked-kryptos-guess = { $seat }, the { kryptos-card } is { $number }
asked-kryptos-stop = No second guess

# Puzzles

puzzle-kryptos = Some card of the others can be known for certain here. Guess the one that wins most points.

# Why so: the best line of a daily challenge

why-kryptos-named = Nobody may name a number of their own, and { $seat } has named { $numbers }.
why-kryptos-glance = Only { $number } fits here: this one row is enough. { why-kryptos-certain }
why-kryptos-between = By its row alone it could be { $others } too, but other cards leave only { $number }. { why-kryptos-certain }
why-kryptos-certain = { $certain ->
        [one] No other card is certain.
       *[other] { $certain } cards are certain; no other wins more points.
    }
