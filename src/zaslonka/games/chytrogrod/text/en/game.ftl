# Goods and influence tokens

chytrogrod-token = { $token ->
        [0] rum
        [1] weapon
        [2] chest
        [3] tome
        [4] relic
        [5] influence 5
       *[6] influence 10
    }
chytrogrod-given = { $give ->
        [0] rum
        [1] weapon
        [2] chest
        [3] tome
       *[4] relic
    }
chytrogrod-got = { $get ->
        [0] rum
        [1] weapon
        [2] chest
        [3] tome
       *[4] relic
    }
chytrogrod-secret-good = { $secret ->
        [0] rum
        [1] weapon
        [2] chest
        [3] tome
       *[4] relic
    }

# Districts and guilds

chytrogrod-district = { $district ->
        [0] the port
        [1] the red district
        [2] the yellow district
        [3] the university
       *[4] the cathedral
    }
chytrogrod-at = { $district ->
        [0] in the port
        [1] in the red district
        [2] in the yellow district
        [3] at the university
       *[4] in the cathedral
    }
chytrogrod-into = { $district ->
        [0] to the port
        [1] to the red district
        [2] to the yellow district
        [3] to the university
       *[4] to the cathedral
    }
chytrogrod-from = { $start ->
        [0] from the port
        [1] from the red district
        [2] from the yellow district
        [3] from the university
       *[4] from the cathedral
    }
chytrogrod-to = { $to ->
        [0] to the port
        [1] to the red district
        [2] to the yellow district
        [3] to the university
       *[4] to the cathedral
    }
chytrogrod-guild = { $guild ->
        [0] Brotherhood Ahoy!
        [1] Red Ruffians’ Gang
        [2] Guild of Royal Merchants
        [3] University of Chytrogród
       *[4] Order of Saint Midas
    }

# Action cards

chytrogrod-sabotage = sabotage
    .about = Initiative 1. Removes another action card of this district, or the henchman in it.
chytrogrod-takeover = takeover
    .about = Initiative 2. Your henchman comes to this district, and anybody else’s goes home.
chytrogrod-big-deal = big deal
    .about = Initiative 3. Whoever has the goods pays the big side of the top deal and takes it.
chytrogrod-small-deal = small deal
    .about = Initiative 4. Whoever has the goods pays the small side of the top deal and takes it.
chytrogrod-buyout = buyout
    .about = Initiative 5. The highest sum of buyout cards takes all goods and influence of the district.
chytrogrod-buyout-2 = buyout 2
chytrogrod-buyout-3 = buyout 3
chytrogrod-buyout-4 = buyout 4

# Decrees

chytrogrod-trzask-bicza = Crack of the Whip
    .about = Every buyout card in this district is worth 1.
chytrogrod-nie-na-sprzedaz = Not for Sale
    .about = The top deal goes to the bottom of its stack.
chytrogrod-prawo-i-porzadek = Law and Order
    .about = Sabotage is ignored here.
chytrogrod-pilnuj-swego-nosa = Mind Your Own Business
    .about = Takeover is ignored here.
chytrogrod-straz-na-strazy = Guards on Duty
    .about = All deals are ignored here.
chytrogrod-mala-rzecz = Small Pleasures
    .about = Big deals are ignored here.
chytrogrod-grube-ryby = Big Fish Only
    .about = Small deals are ignored here.
chytrogrod-zloto-glupcow = Fools’ Gold
    .about = Buyout is ignored here.
chytrogrod-cenna-pogloska = A Precious Rumour
    .about = Influence worth 5 comes to the district.
chytrogrod-cenniejsza-pogloska = A More Precious Rumour
    .about = Influence worth 10 comes to the district.
chytrogrod-jeszcze-cenniejsza = A Still More Precious Rumour
    .about = Influence worth 5 and 10 comes to the district.
chytrogrod-cisza-przed-burza = Calm Before the Storm
    .about = Nothing happens.

# Intrigues

chytrogrod-do-stu-piorunow = Thunder and Lightning!
    .about = Swap a good of yours for one of at least two alike that lie in some district.
chytrogrod-rozroba = Brawl
    .about = Move a card of yours from the top of a pile to the top of another district’s pile.
chytrogrod-wielmozni = Their Lordships
    .about = With three goods of a kind, swap one of them for any good from the pools.
chytrogrod-rektorskie-machlojki = The Rector’s Schemes
    .about = With your henchman at the university: look at somebody else’s card on top of a pile and lay it in another district.
chytrogrod-wstawiennictwo = Intercession
    .about = With your henchman on your board: draw a decree and lay it face down in a district.

# Events

event-chytrogrod-guild-taken = { $by } takes the guild “{ chytrogrod-guild }”.
event-chytrogrod-first-district = { $by } chooses the first district: { chytrogrod-district }.
event-chytrogrod-henchman-sent = { $by } sends the henchman { chytrogrod-into }.
event-chytrogrod-round-began = Round { $round }. The duke’s favourite: { $seat }. First comes { chytrogrod-district }.
event-chytrogrod-brought = { $by } gets from the henchman: { chytrogrod-token }.
event-chytrogrod-given-back = { $by } returns what does not fit: { $heaps }.
event-chytrogrod-given-back-heaps = { chytrogrod-token } ×{ $count }
    .last = { and }
event-chytrogrod-deck-renewed = The discarded decrees are shuffled into a new deck.
event-chytrogrod-decree-drawn = { $by } looks at a decree.
event-chytrogrod-decree-seen = The decree drawn: { $decree }.
event-chytrogrod-decree-laid = { $by } lays a decree face down { chytrogrod-at }.
event-chytrogrod-card-laid = { $by } plays a card face down { chytrogrod-at }.
event-chytrogrod-swapped-in-district = Thunder and Lightning! { $by } swaps { chytrogrod-at }: { chytrogrod-given } for { chytrogrod-got }.
event-chytrogrod-swapped-with-pool = Their Lordships: { $by } swaps with the pools: { chytrogrod-given } for { chytrogrod-got }.
event-chytrogrod-looked-at = The Rector’s Schemes: { $by } looks at the top card { chytrogrod-at } ({ $seat }).
event-chytrogrod-card-seen = The card seen: { $card }.
event-chytrogrod-card-moved = { $by } moves a face-down card { chytrogrod-from } { chytrogrod-to } ({ $seat }).
event-chytrogrod-skipped = { $by } passes on the intrigue.
event-chytrogrod-turned-up = Cards are turned up { chytrogrod-at }. { $decrees ->
        [none] { "" }
       *[other] Decree: { $decrees }.{ " " }
    }{ $cards ->
        [none] Nobody has played a card here.
       *[other] Cards: { $cards }.
    }
event-chytrogrod-turned-up-cards = { $by } – { $card }
event-chytrogrod-picked = { $by } settles a tie { chytrogrod-at } ({ $kind }): { $seat }.
event-chytrogrod-arranged = { $by } sets the order { chytrogrod-at } ({ $kind }): { $seats }.
event-chytrogrod-card-removed = { $by } removes a card { chytrogrod-at }: { $seat } – { $card }.
event-chytrogrod-henchman-removed = { $by } removes the henchman { chytrogrod-at }: { $seat }.
event-chytrogrod-took-over = { $seat ->
        [none] { $by } places the henchman { chytrogrod-at }.
       *[other] { $by } places the henchman { chytrogrod-at }. { $seat }’s goes home.
    }
event-chytrogrod-deal-made = { $by } makes a deal { chytrogrod-at } ({ $kind }): +{ $points } points.{ $secret ->
        [none] { "" }
       *[other] { " " }Secret good: { chytrogrod-secret-good }.
    }
event-chytrogrod-deal-missed = { $by } does not make a deal { chytrogrod-at } ({ $kind }).
event-chytrogrod-deal-opened = { $deal ->
        [none] No deal is left { chytrogrod-at }.
       *[other] A new deal { chytrogrod-at }: { $deal }.
    }
event-chytrogrod-deal-opened-deal = big worth { $big }, small worth { $small }
event-chytrogrod-deal-opened-deal-big = { $points } points
event-chytrogrod-deal-opened-deal-small = { $points } points
event-chytrogrod-bought-out = { $by } buys out everything { chytrogrod-at }: { $heaps }.
event-chytrogrod-bought-out-heaps = { chytrogrod-token } ×{ $count }
    .last = { and }

# Refusals

refused-chytrogrod-no-such-guild = There is no such guild.
refused-chytrogrod-guild-taken = Somebody has already taken “{ chytrogrod-guild }”.
refused-chytrogrod-no-such-district = There is no such district.
refused-chytrogrod-henchman-there = There is a henchman { chytrogrod-at } already.
refused-chytrogrod-not-in-hand = This card is no longer in your hand: { $card }.
refused-chytrogrod-not-on-your-board = You do not have these tokens on your board.
refused-chytrogrod-return-exactly = { $count ->
        [one] Return exactly { $count } token.
       *[other] Return exactly { $count } tokens.
    }
refused-chytrogrod-not-tied = Pick one of those who are tied: { $seats }.
refused-chytrogrod-name-the-whole-order = Put all who are tied in order, each once: { $seats }.
refused-chytrogrod-no-henchman-here = There is no henchman in this district.
refused-chytrogrod-no-other-card = Choose another card of this district, or the henchman.
refused-chytrogrod-must-pay = You have all the goods, so you must pay.
refused-chytrogrod-cannot-pay = You cannot pay without the secret good.
refused-chytrogrod-not-your-secret-good = That is not your secret good.
refused-chytrogrod-good-not-wanted = This good does not help: the deal does not ask for it, or another one is lacking.
refused-chytrogrod-two-in-a-district = Give a good of yours and take another one of which at least two lie in the district.
refused-chytrogrod-own-top-card = Move a card of yours from the top of a pile to another district.
refused-chytrogrod-three-on-board = Give a good of which you have at least three, and take another one from the pools.
refused-chytrogrod-top-card-of-another = Name a pile with somebody else’s card on top.
refused-chytrogrod-henchman-at-home = Your henchman has to be on your board.
refused-chytrogrod-same-district = Lay the card in another district.

# Endings

reason-chytrogrod-hundred-points = Somebody has 100 influence points.
reason-chytrogrod-no-deals-left = No deal is left in the town.
reason-chytrogrod-last-round = The fortieth round is over.
reason-chytrogrod-best-disqualified = Those who are tied go to the dungeon. The next in rank wins.
reason-chytrogrod-nobody-left = Ties that nothing settles disqualify everybody. Nobody wins.

# Hints

hint-chytrogrod-choose-guild = Take the guild “{ chytrogrod-guild }”.
hint-chytrogrod-choose-district = { $step ->
        [choose_first] Choose the first district: { chytrogrod-district }.
        [send_henchman] Send the henchman { chytrogrod-into }.
        [lay_decree] Lay the decree { chytrogrod-at }.
       *[move_seen_card] Move the card you saw { chytrogrod-into }.
    }
hint-chytrogrod-play-card = Play { chytrogrod-into }: { $card }.
hint-chytrogrod-pick = Settle the tie for { $seat }.
hint-chytrogrod-arrange = Set the order: { $seats }.
hint-chytrogrod-remove = { $number ->
        [none] Remove the henchman ({ $by }).
       *[other] Remove the card ({ $by }{ $card ->
            [none] { "" }
           *[other] : { $card }
        }).
    }
hint-chytrogrod-pay = { $secret ->
        [none] Pay with goods from your board.
       *[other] Pay with the secret good: { chytrogrod-secret-good }.
    }
hint-chytrogrod-decline = Do not pay.
hint-chytrogrod-give-back = Return to the pools: { $heaps }.
hint-chytrogrod-give-back-heaps = { chytrogrod-token } ×{ $count }
    .last = { and }
hint-chytrogrod-swap-in-district = Swap { chytrogrod-at }: { chytrogrod-given } for { chytrogrod-got }.
hint-chytrogrod-swap-with-pool = Swap with the pools: { chytrogrod-given } for { chytrogrod-got }.
hint-chytrogrod-move-card = Move your card { chytrogrod-from } { chytrogrod-to }.
hint-chytrogrod-look-at = Look at the top card { chytrogrod-at }.
hint-chytrogrod-intercede = Draw a decree.
hint-chytrogrod-skip = Pass on the intrigue.

# The board

chytrogrod-offer-choose-guild = choose a guild
chytrogrod-offer-choose-district = choose a district
chytrogrod-offer-play-card = play a card
chytrogrod-offer-pick = settle the tie
chytrogrod-offer-arrange = set the order
chytrogrod-offer-remove = sabotage
chytrogrod-offer-pay = pay
chytrogrod-offer-decline = decline
chytrogrod-offer-give-back = return what does not fit
chytrogrod-offer-swap-in-district = scheme
chytrogrod-offer-swap-with-pool = scheme
chytrogrod-offer-move-card = scheme
chytrogrod-offer-look-at = scheme
chytrogrod-offer-intercede = scheme
chytrogrod-offer-skip = pass on the intrigue
chytrogrod-ring = Districts of the town
chytrogrod-hall = The duke’s hall
chytrogrod-round = Round { $round }
chytrogrod-favourite = Favourite: { $name }
chytrogrod-is-favourite = The duke’s favourite
chytrogrod-you-favourite = You are the duke’s favourite
chytrogrod-turn = { $turn ->
        [1] First district
        [2] Resolved second
        [3] Resolved third
        [4] Resolved fourth
       *[other] Resolved fifth
    }
chytrogrod-henchman = henchman ({ $name })
chytrogrod-henchman-home = Henchman on the guild board
chytrogrod-goods = Goods and influence
chytrogrod-pools = Pools
chytrogrod-deck = { $count ->
        [one] { $count } decree in the deck
       *[other] { $count } decrees in the deck
    }
chytrogrod-no-deals = No deals left
chytrogrod-deals-left = { $count ->
        [one] { $count } more deal below
       *[other] { $count } more deals below
    }
chytrogrod-side = { $size ->
        [big] Big deal
       *[small] Small deal
    }: { $points } points for { $goods }{ $lack ->
        [none] { "" }
        [0] , you can pay
        [secret] , you can pay with your secret good
       *[other] , you lack { $lack }
    }
chytrogrod-lying = { $name }: { $card ->
        [none] face-down card
       *[other] { $card }
    }{ $out ->
        [yes] , ignored
       *[no] { "" }
    }
chytrogrod-decree = { $decree ->
        [none] Face-down decree
       *[other] Decree: { $decree }
    }
chytrogrod-choose = Choose { chytrogrod-district }
chytrogrod-points = { $points } points
chytrogrod-cards-in-hand = { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
chytrogrod-deals-made = { $sign ->
        [big_deal] Big deals
       *[small_deal] Small deals
    }: { $count }
chytrogrod-secret-kept = Secret good
chytrogrod-my-board = Your guild
chytrogrod-my-cards = Your cards
chytrogrod-my-secret = Secret good:
chytrogrod-any-good = any good
chytrogrod-my-deals = Your deals
chytrogrod-slots = Tokens: { $count } of 10

# Who decides what

chytrogrod-now-take-guild = { $names } chooses a guild
chytrogrod-now-choose-first = { $names } chooses the first district
chytrogrod-now-send-henchman = { $names } sends a henchman
chytrogrod-now-overflow = { $names } returns what does not fit
chytrogrod-now-lay-decree = { $names } lays a decree
chytrogrod-now-action = { $names } plays a card face down
chytrogrod-now-do-stu-piorunow = { $names } may scheme
chytrogrod-now-rozroba = { $names } may scheme
chytrogrod-now-wielmozni = { $names } may scheme
chytrogrod-now-rektorskie-machlojki = { $names } may scheme
chytrogrod-now-move-seen-card = { $names } moves a card
chytrogrod-now-wstawiennictwo = { $names } may scheme
chytrogrod-now-tie = { $names } settles a tie { chytrogrod-at }: { $kind }
chytrogrod-now-tied-deals = { $names } sets the order { chytrogrod-at }: { $kind }
chytrogrod-now-sabotage = { $names } carries out a sabotage { chytrogrod-at }
chytrogrod-now-payment = { $names } decides on paying { chytrogrod-at }: { $kind }
chytrogrod-ask-take-guild = Which guild do you take?
chytrogrod-ask-choose-first = Which district is to be the first?
chytrogrod-ask-send-henchman = Where do you send your henchman?
chytrogrod-ask-overflow = Not everything fits. What goes back?
chytrogrod-ask-lay-decree = Where do you lay the decree?
chytrogrod-ask-action = Choose a card and a district
chytrogrod-ask-do-stu-piorunow = { chytrogrod-do-stu-piorunow }
chytrogrod-ask-rozroba = { chytrogrod-rozroba }
chytrogrod-ask-wielmozni = { chytrogrod-wielmozni }
chytrogrod-ask-rektorskie-machlojki = { chytrogrod-rektorskie-machlojki }
chytrogrod-ask-move-seen-card = { $card ->
        [none] Where does the card you saw go?
       *[other] You see: { $card }. Where does it go?
    }
chytrogrod-ask-wstawiennictwo = { chytrogrod-wstawiennictwo }
chytrogrod-ask-tie = A tie { chytrogrod-at } ({ $kind }). Whose card counts?
chytrogrod-ask-tied-deals = Who comes first { chytrogrod-at } ({ $kind })?
chytrogrod-ask-sabotage = Sabotage { chytrogrod-at }. What do you remove?
chytrogrod-ask-payment = A deal { chytrogrod-at } ({ $kind }). How do you pay?
chytrogrod-action-how = Tap a card, then a district. Others see only where it lies.
chytrogrod-confirm = Confirm
chytrogrod-give-back = { $count ->
        [one] Choose { $count } token
       *[other] Choose { $count } tokens
    }
chytrogrod-give = I give
chytrogrod-get = I get
chytrogrod-get-from = { chytrogrod-token }{ $district ->
        [none] { "" }
       *[other] , { chytrogrod-district }
    }
chytrogrod-do-choose-guild = Take { chytrogrod-guild }
chytrogrod-do-choose-first = We begin { chytrogrod-at }
chytrogrod-do-send-henchman = Henchman { chytrogrod-into }
chytrogrod-do-lay-decree = Decree { chytrogrod-into }
chytrogrod-do-move-seen-card = Card { chytrogrod-into }
chytrogrod-do-play = { $card } { chytrogrod-into }
chytrogrod-do-pick = The card that counts: { $name }
chytrogrod-do-arrange = Order: { $names }
chytrogrod-do-remove = Remove { $what }
chytrogrod-do-pay = { $secret ->
        [none] Pay with goods from your board
       *[other] Pay with the secret good: { chytrogrod-secret-good }
    }
chytrogrod-do-decline = Do not pay
chytrogrod-do-give-back = { $count ->
        [one] Return { $count } token
       *[other] Return { $count } tokens
    }
chytrogrod-do-swap = { chytrogrod-given } for { chytrogrod-got }
chytrogrod-do-move-card = Card { chytrogrod-from } { chytrogrod-to }
chytrogrod-do-look-at = Look { chytrogrod-at }
chytrogrod-do-intercede = Draw a decree
chytrogrod-do-skip = No intrigue

# Talk

chytrogrod-into-port = to the port
chytrogrod-into-red = to the red district
chytrogrod-into-yellow = to the yellow district
chytrogrod-into-university = to the university
chytrogrod-into-cathedral = to the cathedral
phrase-chytrogrod-going = I’m going { $where }
phrase-chytrogrod-not-going = I’m not going { $where }
phrase-chytrogrod-beware = Beware, { $seat } is ahead!
phrase-chytrogrod-bluff = { $seat }, you’re bluffing.
phrase-chytrogrod-deal = It’s a deal.
phrase-chytrogrod-no-deal = No deal.
phrase-chytrogrod-remember = I’ll remember this.
promise-chytrogrod-tie-for-tie = { $seat }, give me this tie, and the next one is yours.
promise-chytrogrod-tie-yours = { $seat }, I’ll break a tie in your favour.
promise-chytrogrod-no-sabotage = { $seat }, I won’t touch your cards this round.
promise-chytrogrod-stay-away = I won’t go { $where } this round.

# How it was

story-chytrogrod-opening = { $by } was the first to have the duke’s favour. The fight for the town took { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }.
story-chytrogrod-biggest-deal = The deal of the game was made in round { $round }: { $by } took { $points } points { chytrogrod-at }.
story-chytrogrod-sabotage = The most painful sabotage: { $by } removed a card { chytrogrod-at } ({ $seat } – { $card }).{ $more ->
        [0] { "" }
        [one] { " " }There was { $more } more such ambush.
       *[other] { " " }There were { $more } more such ambushes.
    }
story-chytrogrod-ties = { $count ->
        [one] There was one tie for a favourite to settle
       *[other] There were { $count } ties for favourites to settle
    }{ $seat ->
        [none] .
       *[other] , { $most ->
            [one] once
           *[other] { $most } times
        } in favour of { $seat }.
    }
story-chytrogrod-more-broken = { $more ->
        [0] { "" }
        [one] { " " }It was not the only one: { $more } more promise was broken.
       *[other] { " " }It was not the only one: { $more } more promises were broken.
    }
story-chytrogrod-broken-no-sabotage = So much for promises: { $by } swore not to touch a card ({ $seat }), and then removed one.{ story-chytrogrod-more-broken }
story-chytrogrod-broken-stay-away = So much for promises: { $by } swore not to go { $where }, and then laid a card there.{ story-chytrogrod-more-broken }
story-chytrogrod-broken-tie-yours = So much for promises: { $by } promised a tie ({ $seat }), and then picked somebody else.{ story-chytrogrod-more-broken }
story-chytrogrod-race = { $count ->
        [0] The lead never changed hands.
        [one] The lead changed hands once.
       *[other] The lead changed hands { $count } times.
    }
story-chytrogrod-near = { $by } came within a hair of the hundred: { $points } points, { $left } short.
story-chytrogrod-margin = { $seats } won with { $points } points{ $ahead ->
        [0] , though somebody else had as many: big deals and goods decided.
       *[other] , { $ahead } ahead.
    }
story-chytrogrod-hundred-points = A hundred points! { story-chytrogrod-margin }
story-chytrogrod-no-deals-left = There was nothing left to fight for in the town. { story-chytrogrod-margin }
story-chytrogrod-last-round = The fortieth round was the last. { story-chytrogrod-margin }
story-chytrogrod-best-disqualified = The best had exactly the same result and went to the dungeon together. { $seats } won with { $points } points.
story-chytrogrod-nobody-left = Unsettled ties sent everybody to the dungeon. Nobody won.

# Why it came so

chytrogrod-why-laid = It is: { $card }.
chytrogrod-why-buyout = Buyout { $sums }.
chytrogrod-why-paid = Paid: { $goods }.
chytrogrod-why-missed = Lacking: { $goods }.
chytrogrod-lacking-good = { $count } { $token ->
        [0] rum
        [1] { $count ->
            [one] weapon
           *[other] weapons
        }
        [2] { $count ->
            [one] chest
           *[other] chests
        }
        [3] { $count ->
            [one] tome
           *[other] tomes
        }
       *[other] { $count ->
            [one] relic
           *[other] relics
        }
    }

# Puzzles

puzzle-chytrogrod = One move gives clearly the best chance to win here. Find it.

# Why so: the best line of a daily challenge

why-chytrogrod-order = { why-chytrogrod-own } The way to { $best } is the order of the districts: what you buy out in one pays for deals in the next.
why-chytrogrod-influence = { why-chytrogrod-own } The way to { $best } is the influence that lies in the districts.
why-chytrogrod-own = Without buyouts you can count on { $own ->
        [0] no points at all here.
       *[other] { $own } points here at most.
    }
why-chytrogrod-deal = The { $big ->
        [yes] big
       *[no] small
    } deal { chytrogrod-at } is worth { $points } points{ $lacks ->
        [none] , and you already have the goods for it.
       *[other] . { $spent ->
            [yes] Once the earlier deal is paid, you lack
           *[no] As the round begins, you lack
        } { $lacks } for it. { $buyouts ->
            [0] Your secret good makes up for that.
            [one] { $secret ->
                [yes] The earlier buyout { $bought } brings some of that, and your secret good is the rest.
               *[no] The earlier buyout { $bought } brings that.
            }
           *[other] { $secret ->
                [yes] Earlier buyouts ({ $bought }) bring some of that, and your secret good is the rest.
               *[no] Earlier buyouts bring that: { $bought }.
            }
        }
    }
why-chytrogrod-deal-lacks = { chytrogrod-lacking-good }
    .last = { and }
why-chytrogrod-deal-bought = { chytrogrod-at }
    .last = { and }
why-chytrogrod-tied = { $seat } lays the same card here, but you decide who goes first.
why-chytrogrod-too-dear = The big deal comes before the small one, but { $seat } cannot pay for it, lacking { $lacks }.
why-chytrogrod-too-dear-lacks = { chytrogrod-lacking-good }
    .last = { and }
why-chytrogrod-buyout = The buyout { chytrogrod-at } brings { $heaps }.{ $deals ->
        [none] { "" }
       *[other] { " " }That later helps to pay for { $deals }.
    }{ $points ->
        [0] { "" }
       *[other] { " " }The influence alone is { $points } points at once.
    } { $rival ->
        [0] Nobody else buys out here, so any buyout card is enough.
       *[other] { $even ->
            [yes] A rival offers as much here ({ $rival }), but you decide ties.
           *[no] A rival offers { $rival } here, your cards together { $bid }.
        }
    }
why-chytrogrod-buyout-heaps = { $token ->
        [5] { $count } × { chytrogrod-token }
        [6] { $count } × { chytrogrod-token }
       *[other] { chytrogrod-lacking-good }
    }
    .last = { and }
why-chytrogrod-buyout-deals = the { $big ->
        [yes] big
       *[no] small
    } deal { chytrogrod-at }
    .last = { and }
why-chytrogrod-for-later = The other cards are enough for the points, and the buyout { chytrogrod-at } also brings { $heaps }.
why-chytrogrod-for-later-heaps = { why-chytrogrod-buyout-heaps }
    .last = { and }
why-chytrogrod-sabotage = The sabotage { chytrogrod-at } removes the big deal of { $seat }: it would come before your small one and could take the top deal away.
why-chytrogrod-outbid = The sabotage { chytrogrod-at } removes { $card } of { $seat }: your buyout is enough for the rest.
why-chytrogrod-spare = The other cards are enough for the points. This one is not needed for them.
why-chytrogrod-keep = You have all the goods for this deal, and your secret good { $later ->
        [yes] will help with the other one.
       *[no] is not needed.
    }
why-chytrogrod-secret = One good is lacking, and your secret good is just that one ({ chytrogrod-secret-good }).
why-chytrogrod-first = You go first: whoever does takes the top deal, and nobody knows what lies below it.
why-chytrogrod-pick = The buyouts are equal, so you pick yourself.
why-chytrogrod-remove = This is what the sabotage is for: that card is in the way of yours.
why-chytrogrod-give-back = A board holds ten tokens. What is no longer needed in this round goes back to the pools.
why-chytrogrod-either = No other choice brings more points here.
