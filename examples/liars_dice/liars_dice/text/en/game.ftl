# How many of what

liars-dice-so-many = { $face ->
        [1] { $count ->
            [one] { $count } one
           *[other] { $count } ones
        }
        [2] { $count ->
            [one] { $count } two
           *[other] { $count } twos
        }
        [3] { $count ->
            [one] { $count } three
           *[other] { $count } threes
        }
        [4] { $count ->
            [one] { $count } four
           *[other] { $count } fours
        }
        [5] { $count ->
            [one] { $count } five
           *[other] { $count } fives
        }
       *[6] { $count ->
            [one] { $count } six
           *[other] { $count } sixes
        }
    }

# Events

event-liars-dice-rolled = Under your cup: { $dice }.
event-liars-dice-claimed = { $by }: at least { liars-dice-so-many }.
event-liars-dice-shown = { $by } doubts the bid of { $bid }. Under the cups: { $cups }. { $found ->
        [0] Not one die counts.
        [one] { $found } die counts.
       *[other] { $found } dice count.
    } { $seat } loses a die.
event-liars-dice-shown-bid = { liars-dice-so-many }
event-liars-dice-shown-cups = { $seat } has { $dice }

# Refusals

refused-liars-dice-nothing-to-doubt = Nobody has bid yet: there is nothing to doubt.
refused-liars-dice-too-many = { $dice ->
        [one] There is only { $dice } die on the table.
       *[other] There are only { $dice } dice on the table.
    }
refused-liars-dice-not-higher = A bid must beat the last one: { liars-dice-so-many }.

# Endings

reason-liars-dice-last-with-dice = Only one player still has dice.
reason-liars-dice-never-wrong = Never wrong: all five dice stay under the cup.

# Quick phrases

phrase-liars-dice-really = Really?
phrase-liars-dice-honest = I never lie.
phrase-liars-dice-well-bluffed = Well bluffed!

# Moves: as hints and on buttons

hint-liars-dice-bid = At least { liars-dice-so-many }
hint-liars-dice-doubt = I doubt it: { liars-dice-so-many }? ({ $by })
liars-dice-offer-bid = bid
liars-dice-offer-doubt = doubt

# The table; `seats` says whose the things in a row are

liars-dice-field-wild-ones = Wild ones
liars-dice-field-dice = Dice
liars-dice-field-left = Dice left
    .seats = each
liars-dice-field-bids = Bids of this round
liars-dice-field-shown = The last doubt
liars-dice-field-count = At least
liars-dice-field-face = Face
liars-dice-field-yours = You have
liars-dice-field-needed = Others would need
liars-dice-field-unseen = Dice of others
liars-dice-record-likely = { liars-dice-so-many }: { $percent }%

# How it was

story-liars-dice-doubts = { $count ->
        [one] The cups are lifted once
       *[other] The cups are lifted { $count } times
    }, { $caught ->
        [0] and nobody is ever caught lying.
        [one] and once somebody is caught lying.
       *[other] and { $caught } times somebody is caught lying.
    }
story-liars-dice-boldest = The boldest truth: { $by } bids at least { liars-dice-so-many }, and they are there.
story-liars-dice-last-with-dice = { $seats } has the last dice, and wins.
story-liars-dice-never-wrong = { $seats } wins without ever being wrong, with all five dice.
