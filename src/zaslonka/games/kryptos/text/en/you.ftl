# What the reader does, said to the reader

event-kryptos-turned-up-you = You turn up a card: the { kryptos-card } is { $number }.
event-kryptos-guessed-you = You guess: { $seat }, the { kryptos-card } is { $number }. { $right ->
        [yes] Yes! { kryptos-points }.
       *[no] No.
    }
event-kryptos-paid-you = { $seat ->
        [none] You pay a point for a second guess.
       *[other] You pay a point for a second guess. It goes to { $seat }.
    }
event-kryptos-stopped-you = You do without a second guess.
event-kryptos-passed-you = You pass: nobody else has a hidden card.
event-kryptos-last-round-you = You have reached 15 points: this is the last round.

# What others do to the reader

event-kryptos-guessed-to-you = { $by } guesses your { kryptos-card }: { $number }. { $right ->
        [yes] Yes! { kryptos-points }.
       *[no] No.
    }
event-kryptos-paid-to-you = { $by } pays you a point for a second guess.
