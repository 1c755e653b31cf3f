# First game: the card that guides

lesson = First game
lesson-progress = Step { $step } of { $steps }
lesson-next = Next
lesson-last = Finish the lesson
lesson-leave = Leave the lesson
lesson-wait = { $names } is about to move…
lesson-astray = That is a legal move too, but the lesson had another in mind:
lesson-take-back = Take it back
lesson-alone = Go on without the lesson
lesson-again = From the beginning
lesson-onward = Part two
lesson-left = You go on without the lesson. Good luck!
lesson-result = This was a lesson: its deal is always the same.
lesson-guest = Guest

# Złam ten Kod

lesson-zlam-ten-kod-goal = { $p1 } hides five tiles behind a screen. Name them all before somebody names yours: every digit and its colour.
lesson-zlam-ten-kod-mine = These are your tiles, and only you see them. Everybody's stand from the lowest to the highest.
lesson-zlam-ten-kod-ask = It is your turn, so ask. Touch the card “Where are your 5s?” and ask it.
lesson-zlam-ten-kod-answer = The five stands at “a”, the first from the left. Tiles go up, so the next four are all above 5!
lesson-zlam-ten-kod-their-question = Now { $p1 } asks, and everybody hears the answer: you have one odd digit. Answers are always true, for the program gives them.
lesson-zlam-ten-kod-notes = On the sheet you strike out what cannot be. At this table it does so for you, and counts the codes that still fit.
lesson-zlam-ten-kod-ask-again = 15 codes are left. Ask with the card “Where are your 8s or 9s?” and pick 8.
lesson-zlam-ten-kod-deduce = The eight stands last. Between 5 and 8 only sixes and sevens fit, and the black 7 and the white 8 are yours: one code is left.
lesson-zlam-ten-kod-guess = Press “Guess the code” and lay, in order: green 5, black 6, white 6, white 7, black 8.
lesson-zlam-ten-kod-last-chance = That's it! This game began with you, so { $p1 } may still guess once: a hit would make it a draw.
lesson-zlam-ten-kod-end = You have won! With three or four players all guess the tiles in the middle, and each has one try. The rest stays the same.

# Kryptos

lesson-kryptos-goal = Everybody has ten cards, and the others see only their backs. Name others' numbers: a hit gives 3 points, and 15 end the game.
lesson-kryptos-mine = These are your cards. Everybody's stand from low to high, from 1 to 32, and no number is there twice.
lesson-kryptos-open = To begin with, everybody turns up two of their own cards. Pick your first: any one, as long as it tells little.
lesson-kryptos-open-again = And one more.
lesson-kryptos-between = { $p1 } shows 22 and 24, and one card stands between them: it must be 23! Touch that card, then 23 on the track, and say it.
lesson-kryptos-points = You have 3 points more. The fewer cards somebody hides, the less they are worth: the last but one 2 points, the last 1.
lesson-kryptos-others = You hear the others' guesses too, right and wrong. Each tells you something about the hidden cards.
lesson-kryptos-notes = With the pencil you note at a card what you know of it. At this table the program strikes out impossible numbers for you.
lesson-kryptos-colours = { $p2 } has one card between 6 and 10: 7, 8 or 9. The colours of hidden cards are public and none is yellow, so it is not 8.
lesson-kryptos-risk = 7 or 9 is left, half and half. Take the risk: point at that card and say 7.
lesson-kryptos-bribe = Wrong, so it must be 9. A second guess costs a point, and as a bribe it goes to whom you point at. It pays: pay and say 9.
lesson-kryptos-end = Once somebody has 15 points the round is played out, and the most points win. From here you play as you like.

# Tajniacy

lesson-tajniacy-goal = Behind 25 codenames are the agents of two teams. You win by being first to find all nine red ones.
lesson-tajniacy-teams = { $p2 } is your spymaster: only spymasters know who is who. You are an operative and know just the words.
lesson-tajniacy-clue = The spymaster gives one word and a number. SAFARI 2 means: two of your words have to do with a safari.
lesson-tajniacy-touch = LION fits like a glove. Touch it, then confirm with the button: only that uncovers the word.
lesson-tajniacy-go-on = Our agent! After a hit you go on. Which other word has to do with a safari?
lesson-tajniacy-assassin = That is the second! You may go one beyond the number, but behind one word waits the assassin: whoever touches it loses at once.
lesson-tajniacy-stop = PYRAMID is tempting, it stands in Africa, but nothing is certain. End the turn.
lesson-tajniacy-bystander = MARS 2: ROCKET was blue, but MOON is only a bystander, and the rivals' turn was over. An agent of the other team would have ended it too.
lesson-tajniacy-clues = All clues stay in sight. You may also guess at an older one, if something of it is left.
lesson-tajniacy-end = Words found are counted down: whoever first comes to zero wins. And now sit down as a spymaster!
lesson-tajniacy-key = Now you are the spymaster and see the key. The red words are yours; KEY, the assassin, your operative must not touch.
lesson-tajniacy-link = Look for one word for several of yours. HARP, FLUTE and GUITAR are red: what do they share? A word on the table cannot be given.
lesson-tajniacy-give = Type MUSIC for example, choose the number 3, and give the clue. Another is fine too.
lesson-tajniacy-silence = Now the rival spymaster judges the clue, and then { $p2 } guesses. You keep silent: a spymaster speaks by clues alone. From here you play as you like.

# Chytrogród

lesson-chytrogrod-goal = Gather goods and turn them into deals in five districts. Once somebody has 100 points of influence (PW), whoever has most of them wins.
lesson-chytrogrod-first = Today the prince favours you: the favourite chooses the district where cards are turned up first. Point at the port and confirm.
lesson-chytrogrod-henchman = Every round a henchman brings a good of the district he is in. Send yours to the university, for a tome.
lesson-chytrogrod-decree = Only you know this decree: the rumour brings influence worth 10 PW. Lay it face down in the red district.
lesson-chytrogrod-deal = The small deal in the port costs a chest and a tome, and you have both. Play the card “small deal” there.
lesson-chytrogrod-hidden = All see whose card lies where, but not which it is. In talk you may promise, threaten and lie: nothing binds.
lesson-chytrogrod-buyout = For your decree, send “buyout 3” into the red district. The highest sum of buyouts takes all that lies there.
lesson-chytrogrod-takeover = Play “takeover” in the cathedral: your henchman ousts the other one there and brings relics from the next round on.
lesson-chytrogrod-bluff = Let the last card mislead your rivals: lay “big deal” in the yellow district. You cannot afford it, but who knows what lies there?
lesson-chytrogrod-pay = Cards are turned up! Pay for the deal with common goods; the secret one stands for a good just once in the game, so keep it.
lesson-chytrogrod-tie = A tie: { $p1 } has a buyout 3 here too. Ties are settled by the favourite, and that is you. Name yourself!
lesson-chytrogrod-end = 9 PW for the deal and 10 of influence: a splendid start. Cards go back to hand, and the prince's favour moves on: now { $p1 } has it.

# Kod Krakowa

lesson-kod-krakowa-goal = You wander through Kraków and collect its places. With two players, whoever first has 7 tokens on one of their boards wins.
lesson-kod-krakowa-board = Each board collects one of six attributes. Pick history.
lesson-kod-krakowa-joint = Pick your second with another attribute: art. A place that has both goes on the joint and counts on either board!
lesson-kod-krakowa-pawn = Put your pawn in Stare Miasto: touch that district on the map and confirm.
lesson-kod-krakowa-barrier = A barrier closes a passage for everybody. Put the first between Kazimierz and Grzegórzki.
lesson-kod-krakowa-exit = Put the second between Kazimierz and Podgórze. Nobody can close the last way into Kazimierz now: every district must have an exit.
lesson-kod-krakowa-lift = You begin a turn by moving one of your barriers. Lift the one between Kazimierz and Podgórze.
lesson-kod-krakowa-put = Put it between Stare Miasto and Grzegórzki.
lesson-kod-krakowa-collect = Now three actions. A place lies face down in your district: collect it.
lesson-kod-krakowa-walk = Wawel is art and history, so it lies on the joint! The second action: walk to Kazimierz.
lesson-kod-krakowa-again = The third action: collect the place that lies here.
lesson-kod-krakowa-end-turn = The Old Synagogue is history and spiritual life, so it lies on one board. History has 2 now, art 1: end your turn.
lesson-kod-krakowa-end = An action may also move a barrier or draw an event card, and walking into an undiscovered district gives a card for free. From here you play as you like.
