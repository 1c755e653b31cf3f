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
       *[other] Ride up to { $districts } districts on, through open passages, within the discovered city.
    }
effect-kod-krakowa-go-to = Go straight to { $district }, if it is on the board.
effect-kod-krakowa-guide-pawn = Move another player’s pawn through an open passage into a neighbouring district on the board.
effect-kod-krakowa-lay-places = { $count ->
        [one] Put { $count } place from the tray onto its district.
       *[other] Put { $count } places from the tray onto their districts.
    }
effect-kod-krakowa-look = Look secretly at all places that lie in one district.
effect-kod-krakowa-collect-nearby = Collect a place from a neighbouring district that an open passage leads to.
effect-kod-krakowa-swap-places = Swap a place beside your boards for one beside another player’s.
effect-kod-krakowa-exchange-place = Exchange a place beside your boards for another of the same district from the tray.
effect-kod-krakowa-everybody-draws = Everybody draws a card, you first.
effect-kod-krakowa-extra-actions = You have { kod-krakowa-more-actions } this turn.
effect-kod-krakowa-discover = Add an undiscovered district next to the board.
kod-krakowa-more-actions = { $count ->
        [one] { $count } more action
       *[other] { $count } more actions
    }

# Events

event-kod-krakowa-picked-board = { $by } picks a { $side } board: { $attribute }.
event-kod-krakowa-placed-pawn = { $by } starts in { $district }.
event-kod-krakowa-barrier-lifted = { $seat ->
        [none] { $by } lifts a barrier: { $passage }.
       *[other] { $by } lifts { $seat }’s barrier: { $passage }.
    }
event-kod-krakowa-barrier-put = { $seat ->
        [none] { $by } places a barrier on { $passage }.
       *[other] { $by } places { $seat }’s barrier on { $passage }.
    }
event-kod-krakowa-barriers-stuck = { $by } has no barrier that can be moved.
event-kod-krakowa-stop-put = { $by } places a STOP on { $passage }.
event-kod-krakowa-stop-kept = { $by } has nowhere to place a STOP marker.
event-kod-krakowa-stop-taken = { $by } takes the STOP off { $passage }.
event-kod-krakowa-walked = { $by } goes to { $district }.
event-kod-krakowa-led = { $by } moves { $seat }’s pawn to { $district }.
event-kod-krakowa-discovered = { $by } discovers { $district }.
event-kod-krakowa-laid = A place goes face down onto { $district }{ kod-krakowa-in-slot }.
event-kod-krakowa-collected = { $by } collects { $place } ({ $district }{ kod-krakowa-in-slot }).
event-kod-krakowa-looked = { $by } looks at the places in { $district }.
event-kod-krakowa-saw = In { $district }, slot by slot, there is: { $places }.
event-kod-krakowa-swapped = A swap ({ $by } and { $seat }): { $given } for { $taken }.
event-kod-krakowa-exchanged = { $by } returns { $given } to the tray and takes { $taken } from there.
event-kod-krakowa-drew = { $by } draws a card.
event-kod-krakowa-drew-card = The card is { $card }.
event-kod-krakowa-renewed = The discards are shuffled into a new deck.
event-kod-krakowa-played-card = { $by } plays a card: { $card }.
event-kod-krakowa-traded = { $by } pays two places for a card: { $places }.
event-kod-krakowa-discarded = { $by } discards { $card }. { $shown ->
        [none] It would have changed nothing.
       *[other] No card in hand can be played: { $shown }.
    }
event-kod-krakowa-actions-added = { $by } has { kod-krakowa-more-actions } this turn.
event-kod-krakowa-turn-ended = { $lost ->
        [0] { $by } ends the turn.
        [one] { $by } ends the turn and loses { $lost } action.
       *[other] { $by } ends the turn and loses { $lost } actions.
    }

# The slots of a district, in which tokens lie: people count them from one

kod-krakowa-in-slot = { $slot ->
        [0] , slot 1
        [1] , slot 2
        [2] , slot 3
        [3] , slot 4
       *[none] { "" }
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
refused-kod-krakowa-actions-left = Before you end the turn, take { kod-krakowa-more-actions }.
refused-kod-krakowa-no-passage = No passage leads there from your district.
refused-kod-krakowa-blocked = That passage is blocked: { $passage }.
refused-kod-krakowa-not-here = Your pawn is not in that district.
refused-kod-krakowa-nothing-here = There is no token in { $district }.
refused-kod-krakowa-no-such-slot = Choose one of the tokens that lie here: { $district }.
refused-kod-krakowa-not-your-barrier = No barrier of yours stands there.
refused-kod-krakowa-nowhere-to-go = That barrier cannot be moved anywhere: { $passage }.
refused-kod-krakowa-own-district = The place goes to a district other than your pawn’s.
refused-kod-krakowa-cannot-lay = That district is not on the board, or the tray has none of its places left.
refused-kod-krakowa-hand-full = You have { $limit } cards already.
refused-kod-krakowa-not-in-hand = That card is not in your hand.
refused-kod-krakowa-changes-nothing = That card would change nothing now: { $card }.
refused-kod-krakowa-not-two-beside = The price is two places that lie beside your boards.
refused-kod-krakowa-hand-not-full = Only a full hand ({ $limit } cards) may discard without effect.
refused-kod-krakowa-is-playable = That card can be played now, so it cannot simply be discarded: { $card }.
refused-kod-krakowa-some-card-is-playable = One of your cards can be played now.
refused-kod-krakowa-move-barrier = Choose a barrier that can be moved.
refused-kod-krakowa-remove-stop = Choose a STOP marker on the board.
refused-kod-krakowa-walk-through = Choose a district behind a blocked passage that is not cut off altogether.
refused-kod-krakowa-tram = The tram does not go that far.
refused-kod-krakowa-guide-pawn = Choose another player’s pawn and a neighbouring district on the board, behind an open passage.
refused-kod-krakowa-lay-places = Choose a district on the board that has places on the tray.
refused-kod-krakowa-look = Choose a district in which places lie face down.
refused-kod-krakowa-collect-nearby = Choose a place in a neighbouring district that an open passage leads to.
refused-kod-krakowa-swap-places = Choose a place beside your boards and another beside another player’s.
refused-kod-krakowa-exchange-place = Choose a place beside your boards whose district has one on the tray.
refused-kod-krakowa-discover = Choose an undiscovered district next to the board that is not cut off.

# Endings

reason-kod-krakowa-board-completed = Kraków’s code is found: a board is complete.
reason-kod-krakowa-nothing-left = No places are left to collect.
reason-kod-krakowa-standstill = For fifteen rounds nobody has bettered their best board.

# Hints

hint-kod-krakowa-pick-board = Pick the board { $attribute }.
hint-kod-krakowa-place-pawn = Place your pawn: { $district }.
hint-kod-krakowa-lift-barrier = Move this barrier: { $passage }.
hint-kod-krakowa-put-barrier = Place the barrier on { $passage }.
hint-kod-krakowa-put-stop = Place the STOP on { $passage }.
hint-kod-krakowa-take-stop = Take the STOP off { $passage }.
hint-kod-krakowa-walk = Go to { $district }.
hint-kod-krakowa-lead = Lead another pawn ({ $seat }) to { $district }.
hint-kod-krakowa-reveal = Discover { $district }.
hint-kod-krakowa-collect = Collect in { $district }{ kod-krakowa-in-slot }.
hint-kod-krakowa-lay = Lay a place in { $district }.
hint-kod-krakowa-look-at = Look at what lies in { $district }.
hint-kod-krakowa-swap = Give { $give } and take { $take } ({ $seat }).
hint-kod-krakowa-give-up = Exchange { $place }.
hint-kod-krakowa-draw-card = Draw a card.
hint-kod-krakowa-play-card = Play { $card }.
hint-kod-krakowa-trade = Pay for a card with { $first } and { $second }.
hint-kod-krakowa-discard = Discard { $card }.
hint-kod-krakowa-end-turn = End your turn.

# The board

kod-krakowa-offer-pick-board = pick a board
kod-krakowa-offer-place-pawn = place your pawn
kod-krakowa-offer-lift-barrier = take an action
kod-krakowa-offer-put-barrier = place a barrier
kod-krakowa-offer-put-stop = place a STOP
kod-krakowa-offer-take-stop = remove a STOP
kod-krakowa-offer-walk = take an action
kod-krakowa-offer-lead = lead another pawn
kod-krakowa-offer-reveal = discover a district
kod-krakowa-offer-collect = take an action
kod-krakowa-offer-lay = lay a place
kod-krakowa-offer-look-at = look at a district
kod-krakowa-offer-swap = swap places
kod-krakowa-offer-give-up = exchange a place
kod-krakowa-offer-draw-card = take an action
kod-krakowa-offer-play-card = play a card
kod-krakowa-offer-trade = pay for a card
kod-krakowa-offer-discard = discard a card
kod-krakowa-offer-end-turn = end your turn

kod-krakowa-do-place-pawn = Start here
kod-krakowa-do-lift-barrier = Move this barrier
kod-krakowa-do-put-barrier = Place the barrier here
kod-krakowa-do-put-stop = Place the STOP here
kod-krakowa-do-take-stop = Remove the STOP
kod-krakowa-do-walk = { $fresh ->
        [yes] Discover { $district }
       *[no] Go to { $district }
    }
kod-krakowa-do-lead = Lead { $seat } here
kod-krakowa-do-reveal = Discover this district
kod-krakowa-do-collect = { $place ->
        [none] { $slot ->
                [0] Collect in { $district }
               *[other] Collect from slot { $slot }
            }
       *[other] Collect { $place }
    }
kod-krakowa-do-lay = Lay a place here
kod-krakowa-do-look-at = Look here
kod-krakowa-do-swap = Swap
kod-krakowa-do-give-up = Exchange
kod-krakowa-do-draw-card = Draw a card
kod-krakowa-do-play-card = Play
kod-krakowa-do-trade = Pay and draw a card
kod-krakowa-do-discard = Discard
kod-krakowa-do-end-turn = End turn

kod-krakowa-actions = { $count ->
        [0] Actions done
        [one] { $count } action left
       *[other] { $count } actions left
    }
kod-krakowa-turn-hint = { $count ->
        [0] You may still play cards. Then end your turn.
       *[other] Tap a district to go there, or a barrier of yours. Cards from your hand cost no action.
    }
kod-krakowa-now-picking-board = { $side ->
        [right] Pick your right board
       *[left] Pick your left board
    }
kod-krakowa-hint-picking-board = Places with the attributes of your boards lead to victory.
kod-krakowa-now-placing-pawn = Where do you start?
kod-krakowa-hint-placing-pawn = Tap one of the six start districts.
kod-krakowa-now-putting-barrier = { $lifted ->
        [yes] Where does this barrier go?
       *[no] Place your barrier
    }
kod-krakowa-hint-putting-barrier = Tap a free passage. Every district must keep at least one open.
kod-krakowa-now-first-barrier = First move a barrier
kod-krakowa-hint-first-barrier = A turn begins with moving one of your barriers. Tap it.
kod-krakowa-now-laying = Lay a place on the board
kod-krakowa-hint-laying = Choose a district other than yours. A place goes there from the tray, face down.
kod-krakowa-now-putting-stop = Place a STOP marker
kod-krakowa-hint-putting-stop = Tap a free passage. Every district must keep at least one open.

kod-krakowa-city = Kraków, the game board
kod-krakowa-whole = Whole city
kod-krakowa-district = { $district }, { $found ->
        [no] not discovered yet
       *[yes] { $count ->
                [0] no token lies here
                [one] { $count } place lies here
               *[other] { $count } places lie here
            }{ $slots ->
                [none] { "" }
               *[other] { " " }(slots: { $slots })
            }{ $pawns ->
                [none] { "" }
               *[other] , pawns: { $pawns }
            }
    }{ $own ->
        [none] { "" }
       *[other] ; your attributes: { $own }
    }
kod-krakowa-passage = Passage { $passage }{ $crossing ->
        [none] { "" }
       *[other] , { $crossing }
    }: { $marker ->
        [stop] STOP
        [barrier] barrier ({ $name })
       *[none] open
    }
kod-krakowa-legend = Legend
kod-krakowa-legend-open = an open passage
kod-krakowa-legend-barrier = a player’s barrier
kod-krakowa-legend-stop = a STOP marker
kod-krakowa-legend-closed = a border without a passage
kod-krakowa-legend-token = a token face down, and the number of its slot
kod-krakowa-legend-tray = tokens on the tray
kod-krakowa-legend-own = so many free places with your attribute
kod-krakowa-legend-ring = something can be done here
kod-krakowa-lies = { $count ->
        [0] No token lies here
        [one] { $count } place lies here face down
       *[other] { $count } places lie here face down
    }, on the tray: { $tray }.
kod-krakowa-undiscovered = Not discovered yet. Whoever walks in first draws a card.
kod-krakowa-seen = You have seen here: { $places }.
kod-krakowa-not-here = on the tray
kod-krakowa-hot = something can be done here
kod-krakowa-read = Read about it

kod-krakowa-hand = My cards
kod-krakowa-hand-empty = You have no event cards.
kod-krakowa-held = { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
kod-krakowa-progress = { $attribute }: { $count } of { $needed }
kod-krakowa-joint = On the joint of the boards
kod-krakowa-beside = beside
kod-krakowa-trade = 2 places for a card
kod-krakowa-collected = Collected:
kod-krakowa-trade-hint = Choose two places to give back to the tray.
kod-krakowa-keep = Not now
kod-krakowa-deck = Deck
kod-krakowa-tray = Tray
kod-krakowa-stops = STOP
kod-krakowa-last-card = Last card:
kod-krakowa-sign-crown = crown
kod-krakowa-sign-bagel = bagel
kod-krakowa-sign-bugle = bugle
kod-krakowa-sign-dragon = dragon

# How it was

story-kod-krakowa-opening = { $by } was the first to set out. It took { $count ->
        [0] only a moment: nobody finished a turn.
        [one] { $count } turn.
       *[other] { $count } turns.
    }
story-kod-krakowa-discoveries = { $count ->
        [one] { $count } blank spot on the map was filled in
       *[other] { $count } blank spots on the map were filled in
    }. { $by } discovered most ({ $most }), { $district } first.
story-kod-krakowa-blocked-road = The hardest road was { $passage }: a barrier or a STOP was placed there { $count } times.
story-kod-krakowa-gatherer = { $by } collected most: { $most } of { $count ->
        [one] { $count } place
       *[other] { $count } places
    }.
story-kod-krakowa-swap = A swap to remember: { $by } gave “{ $given }” for “{ $taken }” ({ $seat }).
story-kod-krakowa-race = { $count ->
        [0] The lead never changed hands.
        [one] The lead changed hands once.
       *[other] The lead changed hands { $count } times.
    }
story-kod-krakowa-deciding-place = “{ $place }” ({ $district }) decided it: the board was full, the attribute: { $attribute }.
story-kod-krakowa-places = { $points ->
        [one] { $points } place
       *[other] { $points } places
    }
story-kod-krakowa-board-completed = { $seats } discovered the code of Kraków: { story-kod-krakowa-places } on one board, and the best of the others had { $others }.
story-kod-krakowa-shared = { $count ->
        [one] { $seats } won with { story-kod-krakowa-places } on the best board.
       *[other] The win is shared by { $seats }, with { story-kod-krakowa-places } on their best boards.
    }
story-kod-krakowa-standstill = The city stood still: nobody had bettered a board for fifteen rounds. { story-kod-krakowa-shared }
story-kod-krakowa-nothing-left = Nothing was left to collect. { story-kod-krakowa-shared }

# Puzzles

puzzle-kod-krakowa = One move gives clearly the best chance to win here. Find it.

# Why so: the best line of a daily challenge

why-kod-krakowa-plan = You can be sure of places that fit in these districts: { $certain }. Whoever always goes for the nearest one collects { $nearest } at most, but { $best } can be had.
why-kod-krakowa-plan-certain = { $district } ({ $count })
why-kod-krakowa-in-the-way = This { $stop ->
        [yes] STOP
       *[no] barrier
    } closes a passage that you will need: { $passage }.
why-kod-krakowa-any-barrier = A turn must begin by moving a barrier. Which one does not matter: neither of yours is in the way.
why-kod-krakowa-aside = { $stop ->
        [yes] The card has a STOP sign. The marker
       *[no] The barrier
    } goes where you will not walk this turn.
why-kod-krakowa-actions = This turn takes { $needed } actions, and there are only 3. The card gives { kod-krakowa-more-actions }.
why-kod-krakowa-ride = The card takes you to { $district } without an action. On foot { $steps ->
        [none] there is no way there now.
        [one] it would cost { $steps } action.
       *[other] it would cost { $steps } actions.
    }
why-kod-krakowa-here = You will collect { $count ->
        [one] { $count } place here that is sure to fit.
       *[other] { $count } places here that are sure to fit.
    }
why-kod-krakowa-towards = From here there is a way to { $district }, to the next place that is sure to fit.
why-kod-krakowa-nearby = The card collects a place in { $district }, next door, without an action. There is no need to walk there.
why-kod-krakowa-stop = There is a STOP on a passage that you need, and this card removes it.
why-kod-krakowa-seen = You know this place, for you have looked at it: “{ $place }”. { why-kod-krakowa-attributes }
why-kod-krakowa-only = From what was collected, shown and put back so far it follows that “{ $place }” lies on this field. { why-kod-krakowa-attributes }
why-kod-krakowa-attributes = { $fitting ->
        [one] It has your attribute: { $attributes }.
       *[other] It has both your attributes: { $attributes }.
    }
why-kod-krakowa-whichever = This is one of these places: { $places }. { $fitting ->
        [one] Each of them has your attribute: { $attributes }.
       *[other] Each of them has one of your attributes: { $attributes }.
    }
why-kod-krakowa-whichever-places = “{ $place }”
why-kod-krakowa-swap = “{ $place }” lies face up beside the boards of { $seat }. { why-kod-krakowa-attributes }
why-kod-krakowa-end = No other turn brings more places here.
why-kod-krakowa-as-good = No other move brings more places here.
