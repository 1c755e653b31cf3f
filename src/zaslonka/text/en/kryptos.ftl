kryptos = Kryptos
    .motto = Every card that is up betrays its neighbours.
    .about = Code-breaking for 3–6. Everybody has a row of hidden numbers in rising order. Name the others’ before they name yours. Fifteen points end the game.

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

# Variants

kryptos-advanced = Advanced opening
    .about = At the start nobody may turn up an end of the hand, the number next to one’s own open card, or too many cards of one colour.
kryptos-tajemnica = Tajemnica
    .about = Four more cards, and four laid aside that nobody has seen. For 4 and 5 players.
kryptos-lapowka = Łapówka
    .about = The point for a second guess goes to the player whose card it points at.

# Events

event-kryptos-turned-up = { $by } turns up a card: the { kryptos-card } is { $number }.
event-kryptos-guessed = { $by } guesses: { $seat }, the { kryptos-card } is { $number }. { $right ->
        [yes] Yes! { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
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
refused-kryptos-tajemnica-seats = Tajemnica is for 4 or 5 players.

# Endings

reason-kryptos-round-finished = Somebody had 15 points and the round was finished.
reason-kryptos-all-cards-up = No hidden card is left.
