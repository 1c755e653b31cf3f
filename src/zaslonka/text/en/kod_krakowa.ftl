kod-krakowa = Kod Krakowa
    .motto = Another Kraków waits behind every passage.
    .about = A walk for 2–4. Roam the districts, discover new ones and collect places with your attributes. Barriers and event cards change the city every turn.

# Attributes

kod-krakowa-science = science
kod-krakowa-leisure = leisure
kod-krakowa-work = work and technology
kod-krakowa-art = art
kod-krakowa-history = history
kod-krakowa-spirit = spiritual life
kod-krakowa-left = left
kod-krakowa-right = right

# What cards do, as on the card

effect-kod-krakowa-move-barrier = Move any barrier to another free passage.
effect-kod-krakowa-remove-stop = Take one STOP marker off the board.
effect-kod-krakowa-walk-through = Walk through a blocked passage. The marker stays.
effect-kod-krakowa-tram = { $districts ->
        [one] Ride to a neighbouring district on the board, through an open passage.
       *[other] Ride up to { $districts } districts through open passages, within the discovered city.
    }
effect-kod-krakowa-go-to = Go straight to { $district }, if it is on the board.
effect-kod-krakowa-guide-pawn = Move another player’s pawn through an open passage into a neighbouring district on the board.
effect-kod-krakowa-lay-places = { $count ->
        [one] Put { $count } place from the tray onto its district.
       *[other] Put { $count } places from the tray onto their districts.
    }
effect-kod-krakowa-look = Look secretly at all places that lie in one district.
effect-kod-krakowa-collect-nearby = Collect a place from a neighbouring district behind an open passage.
effect-kod-krakowa-swap-places = Swap a place beside your boards for one beside another player’s.
effect-kod-krakowa-exchange-place = Exchange a place beside your boards for another of the same district from the tray.
effect-kod-krakowa-everybody-draws = Everybody draws a card, you first.
effect-kod-krakowa-extra-actions = { $count ->
        [one] You have { $count } more action this turn.
       *[other] You have { $count } more actions this turn.
    }
effect-kod-krakowa-discover = Add an undiscovered district next to the board.

# Events

event-kod-krakowa-picked-board = { $by } picks a { $side } board: { $attribute }.
event-kod-krakowa-placed-pawn = { $by } starts in { $district }.
event-kod-krakowa-barrier-lifted = { $seat ->
        [none] { $by } lifts a barrier: { $passage }.
       *[other] { $by } lifts the barrier of { $seat }: { $passage }.
    }
event-kod-krakowa-barrier-put = { $seat ->
        [none] { $by } puts a barrier: { $passage }.
       *[other] { $by } puts the barrier of { $seat }: { $passage }.
    }
event-kod-krakowa-barriers-stuck = { $by } has no barrier that can be moved.
event-kod-krakowa-stop-put = { $by } puts a STOP: { $passage }.
event-kod-krakowa-stop-kept = { $by } has nowhere to put a STOP marker.
event-kod-krakowa-stop-taken = { $by } takes a STOP off: { $passage }.
event-kod-krakowa-walked = { $by } goes to { $district }.
event-kod-krakowa-led = { $by } moves the pawn of { $seat } to { $district }.
event-kod-krakowa-discovered = { $by } discovers { $district }.
event-kod-krakowa-laid = A place goes face down onto { $district }.
event-kod-krakowa-collected = { $by } collects { $place } ({ $district }).
event-kod-krakowa-looked = { $by } looks at the places in { $district }.
event-kod-krakowa-saw = In { $district } there is: { $places }.
event-kod-krakowa-swapped = { $by } gives { $given } to { $seat } and takes { $taken }.
event-kod-krakowa-exchanged = { $by } returns { $given } to the tray and takes { $taken } from there.
event-kod-krakowa-drew = { $by } draws a card.
event-kod-krakowa-drew-card = The card is { $card }.
event-kod-krakowa-renewed = The discards are shuffled into a new deck.
event-kod-krakowa-played-card = { $by } plays a card: { $card }.
event-kod-krakowa-traded = { $by } pays two places for a card: { $places }.
event-kod-krakowa-discarded = { $by } discards { $card }. No card in hand can be played: { $shown }.
event-kod-krakowa-actions-added = { $by } has { $count ->
        [one] { $count } more action
       *[other] { $count } more actions
    } this turn.
event-kod-krakowa-turn-ended = { $lost ->
        [0] { $by } ends the turn.
        [one] { $by } ends the turn and loses { $lost } action.
       *[other] { $by } ends the turn and loses { $lost } actions.
    }

# Refusals

refused-kod-krakowa-board-taken = That board is taken already: { $attribute }.
refused-kod-krakowa-same-attribute = Your left board has that attribute already: { $attribute }.
refused-kod-krakowa-not-a-start-district = A pawn starts in one of the six start districts.
refused-kod-krakowa-no-such-passage = There is no passage here.
refused-kod-krakowa-occupied = A marker stands there already: { $passage }.
refused-kod-krakowa-off-the-board = Neither district of that passage is on the board yet: { $passage }.
refused-kod-krakowa-cuts-off = That is the last open passage of { $district }.
refused-kod-krakowa-same-passage = You have just lifted the barrier there: { $passage }. Put it elsewhere.
refused-kod-krakowa-no-actions-left = You have no action left this turn.
refused-kod-krakowa-actions-left = Before you end the turn, take { $count ->
        [one] { $count } more action
       *[other] { $count } more actions
    }.
refused-kod-krakowa-no-passage = No passage leads there from your district.
refused-kod-krakowa-blocked = That passage is blocked: { $passage }.
refused-kod-krakowa-not-here = Your pawn is not in that district.
refused-kod-krakowa-nothing-here = No place lies in { $district }.
refused-kod-krakowa-not-your-barrier = No barrier of yours stands there.
refused-kod-krakowa-nowhere-to-go = That barrier cannot be moved anywhere: { $passage }.
refused-kod-krakowa-own-district = The place goes to a district other than your pawn’s.
refused-kod-krakowa-cannot-lay = That district is not on the board, or the tray has none of its places left.
refused-kod-krakowa-hand-full = You have { $limit } cards already.
refused-kod-krakowa-not-in-hand = That card is not in your hand.
refused-kod-krakowa-changes-nothing = That card would change nothing now: { $card }.
refused-kod-krakowa-not-two-beside = The price is two places that lie beside your boards.
refused-kod-krakowa-hand-not-full = Only a full hand ({ $limit } cards) may discard without effect.
refused-kod-krakowa-some-card-is-playable = One of your cards can be played now.
refused-kod-krakowa-move-barrier = Choose a barrier that can be moved.
refused-kod-krakowa-remove-stop = Choose a STOP marker on the board.
refused-kod-krakowa-walk-through = Choose a district behind a blocked passage that is not cut off altogether.
refused-kod-krakowa-tram = The tram does not go that far.
refused-kod-krakowa-guide-pawn = Choose another player’s pawn and a neighbouring district on the board, behind an open passage.
refused-kod-krakowa-lay-places = Choose a district on the board that has places on the tray.
refused-kod-krakowa-look = Choose a district in which places lie face down.
refused-kod-krakowa-collect-nearby = Choose a neighbouring district behind an open passage in which a place lies.
refused-kod-krakowa-swap-places = Choose a place beside your boards and another beside another player’s.
refused-kod-krakowa-exchange-place = Choose a place beside your boards whose district has one on the tray.
refused-kod-krakowa-discover = Choose an undiscovered district next to the board that is not cut off.

# Endings

reason-kod-krakowa-board-completed = Kraków’s code is found: a board is complete.
reason-kod-krakowa-nothing-left = No places are left to collect.
reason-kod-krakowa-standstill = For fifteen rounds nobody has bettered their best board.
