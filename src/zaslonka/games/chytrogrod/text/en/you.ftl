# What the reader does, said to the reader

event-chytrogrod-guild-taken-you = You take the guild “{ chytrogrod-guild }”.
event-chytrogrod-first-district-you = You choose the first district: { chytrogrod-district }.
event-chytrogrod-henchman-sent-you = You send a henchman { chytrogrod-into }.
event-chytrogrod-brought-you = Your henchman brings you: { chytrogrod-token }.
event-chytrogrod-given-back-you = You return to the pool what is too much: { $heaps }.
event-chytrogrod-decree-drawn-you = You look at the ducal decree.
event-chytrogrod-decree-laid-you = You lay a decree face down { chytrogrod-at }.
event-chytrogrod-card-laid-you = You play a card face down { chytrogrod-at }.
event-chytrogrod-skipped-you = You make no use of your intrigue.
event-chytrogrod-deal-missed-you = You do not close the deal { chytrogrod-at } ({ $kind }).
event-chytrogrod-swapped-in-district-you = Thunder and Lightning! You swap { chytrogrod-at }: { chytrogrod-given } for { chytrogrod-got }.
event-chytrogrod-swapped-with-pool-you = Their Lordships: you swap with the pools: { chytrogrod-given } for { chytrogrod-got }.
event-chytrogrod-looked-at-you = The Rector’s Schemes: you look at the top card { chytrogrod-at } ({ $seat }).
event-chytrogrod-card-moved-you = You move a face-down card { chytrogrod-from } { chytrogrod-to } ({ $seat }).
event-chytrogrod-picked-you = You settle a tie { chytrogrod-at } ({ $kind }): { $seat }.
event-chytrogrod-arranged-you = You set the order { chytrogrod-at } ({ $kind }): { $seats }.
event-chytrogrod-card-removed-you = You remove a card { chytrogrod-at }: { $seat } – { $card }.
event-chytrogrod-henchman-removed-you = You remove the henchman { chytrogrod-at }: { $seat }.
event-chytrogrod-took-over-you = { $seat ->
        [none] You place your henchman { chytrogrod-at }.
       *[other] You place your henchman { chytrogrod-at }. { $seat }’s goes home.
    }
event-chytrogrod-deal-made-you = You make a deal { chytrogrod-at } ({ $kind }): +{ $points } points.{ $secret ->
        [none] { "" }
       *[other] { " " }Secret good: { chytrogrod-secret-good }.
    }
event-chytrogrod-bought-out-you = You buy out everything { chytrogrod-at }: { $heaps }.

# What the reader does to themselves

event-chytrogrod-card-moved-yourself = You move your own face-down card { chytrogrod-from } { chytrogrod-to }.
event-chytrogrod-picked-yourself = You settle a tie { chytrogrod-at } ({ $kind }) in your own favour.
event-chytrogrod-card-removed-yourself = You remove your own card { chytrogrod-at }: { $card }.
event-chytrogrod-henchman-removed-yourself = You remove your own henchman { chytrogrod-at }.

# What others do to the reader

event-chytrogrod-looked-at-to-you = The Rector’s Schemes: { $by } looks at your card { chytrogrod-at }.
event-chytrogrod-card-moved-to-you = { $by } moves your face-down card { chytrogrod-from } { chytrogrod-to }.
event-chytrogrod-picked-to-you = { $by } settles a tie { chytrogrod-at } ({ $kind }) in your favour.
event-chytrogrod-card-removed-to-you = { $by } removes your card { chytrogrod-at }: { $card }.
event-chytrogrod-henchman-removed-to-you = { $by } removes your henchman { chytrogrod-at }.
event-chytrogrod-took-over-to-you = { $by } places the henchman { chytrogrod-at }. Yours goes home.
