# What is said of the game on the shelf, before its board is there

tajniacy = Tajniacy
    .motto = One word, and they know which you mean.
    .about = A word game of two teams for 4–12. Two spymasters know who stands behind 25 codenames and hint at theirs with one word and one number. Who finds all their agents first? Just do not touch the assassin.

# Variants

tajniacy-language = Language of the words
tajniacy-words = Words of your own
    .about = 25 to 1000 different words instead of our cards.
tajniacy-abbreviations = Abbreviations
    .about = USA or NASA count as one word.
tajniacy-proper-names = Names and titles
    .about = A clue may be a name or a title of several words, such as New Zealand.
tajniacy-homonyms = Words that sound alike
    .about = A clue about a knight may lead to NIGHT.
tajniacy-clue-seconds = Seconds for a clue
tajniacy-guess-seconds = Seconds for guesses
tajniacy-companion = Key and clock for the boxed game
    .about = The words lie on a real table; here the spymasters have the key, and everybody the clock.

# Whom one is among robots

tajniacy-your-part = Who are you?
tajniacy-operative-does = A robot gives the clues, and you guess.
tajniacy-spymaster-does = You give the clues, and robots guess.

# The daily challenge

challenge-tajniacy = Find the words your team has left on as few of your spymaster’s clues as you can. The rivals find one word of theirs each turn, whatever their clue.
challenge-tajniacy-count = { $count ->
        [one] { $count } clue
       *[other] { $count } clues
    }
part-tajniacy-chief = Your spymaster
part-tajniacy-rival-chief = Rival spymaster
