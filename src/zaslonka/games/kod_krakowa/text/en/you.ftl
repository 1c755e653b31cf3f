# What the reader does, said to the reader

event-kod-krakowa-picked-board-you = You pick a { $side } board: { $attribute }.
event-kod-krakowa-placed-pawn-you = You start in { $district }.
event-kod-krakowa-barrier-lifted-you = { $seat ->
        [none] You lift a barrier: { $passage }.
       *[other] You lift the barrier of { $seat }: { $passage }.
    }
event-kod-krakowa-barrier-put-you = { $seat ->
        [none] You place a barrier: { $passage }.
       *[other] You place the barrier of { $seat }: { $passage }.
    }
event-kod-krakowa-barriers-stuck-you = You have no barrier that can be moved.
event-kod-krakowa-stop-put-you = You place a STOP: { $passage }.
event-kod-krakowa-stop-kept-you = You have nowhere to place a STOP marker.
event-kod-krakowa-stop-taken-you = You take a STOP off: { $passage }.
event-kod-krakowa-walked-you = You go to { $district }.
event-kod-krakowa-led-you = You move the pawn of { $seat } to { $district }.
event-kod-krakowa-discovered-you = You discover { $district }.
event-kod-krakowa-collected-you = You collect { $place } ({ $district }{ kod-krakowa-in-slot }).
event-kod-krakowa-looked-you = You look at the places in { $district }.
event-kod-krakowa-exchanged-you = You return { $given } to the tray and take { $taken } from there.
event-kod-krakowa-drew-you = You draw a card.
event-kod-krakowa-played-card-you = You play a card: { $card }.
event-kod-krakowa-traded-you = You pay two places for a card: { $places }.
event-kod-krakowa-swapped-you = A swap (you and { $seat }): { $given } for { $taken }.
event-kod-krakowa-discarded-you = You discard { $card }. { $shown ->
        [none] It would have changed nothing.
       *[other] No card in your hand can be played: { $shown }.
    }
event-kod-krakowa-actions-added-you = You have { kod-krakowa-more-actions } this turn.
event-kod-krakowa-turn-ended-you = { $lost ->
        [0] You end your turn.
        [one] You end your turn and lose { $lost } action.
       *[other] You end your turn and lose { $lost } actions.
    }

# What others do to the reader

event-kod-krakowa-barrier-lifted-to-you = { $by } lifts your barrier: { $passage }.
event-kod-krakowa-barrier-put-to-you = { $by } places your barrier on { $passage }.
event-kod-krakowa-led-to-you = { $by } moves your pawn to { $district }.
event-kod-krakowa-swapped-to-you = A swap ({ $by } and you): { $given } for { $taken }.
