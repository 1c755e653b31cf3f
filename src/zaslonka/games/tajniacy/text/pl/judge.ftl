# Co sędzia mówi o wskazówce: rada, klauzula i powód.

tajniacy-verdict-illegal = Niedozwolona
tajniacy-verdict-ask = Spytaj szefa rywali
tajniacy-verdict-fine = W porządku

# Wskazówka niedozwolona

advice-tajniacy-illegal-form = „{ $clue }” to inna forma słowa { $word }.
advice-tajniacy-illegal-spelled = „{ $clue }” to słowo { $word } zapisane inaczej.
advice-tajniacy-illegal-derived = „{ $clue }” pochodzi od słowa { $word }.
advice-tajniacy-illegal-source = Słowo { $word } pochodzi od słowa „{ $clue }”.
advice-tajniacy-illegal-family = „{ $clue }” i { $word } to jedna rodzina wyrazów.
advice-tajniacy-illegal-contains = „{ $clue }” zawiera słowo { $word }.
advice-tajniacy-illegal-part = „{ $clue }” to część słowa { $word }.
advice-tajniacy-illegal-hyphens = „{ $clue }” to więcej niż jedno słowo: łącznik ich nie skleja.

# Wskazówka wątpliwa

advice-tajniacy-ask-homograph = „{ $clue }” pisze się tak samo jak jedna z form słowa { $word }.
advice-tajniacy-ask-spelled = „{ $clue }” to te same litery co { $word }, tylko bez znaków.
advice-tajniacy-ask-derived = „{ $clue }” może pochodzić od słowa { $word }.
advice-tajniacy-ask-source = Słowo { $word } może pochodzić od słowa „{ $clue }”.
advice-tajniacy-ask-family = „{ $clue }” i { $word } mogą być spokrewnione.
advice-tajniacy-ask-contains = „{ $clue }” być może zawiera słowo { $word }.
advice-tajniacy-ask-part = „{ $clue }” to być może część słowa { $word }.
advice-tajniacy-ask-hyphens = „{ $clue }” to być może więcej niż jedno słowo: słownik nie zna go z łącznikiem.
advice-tajniacy-ask-run-together = „{ $clue }” wygląda na dwa słowa napisane razem.
advice-tajniacy-ask-not-a-name = „{ $clue }” to kilka słów i nie wygląda to na nazwę własną. Tytuł niech oceni szef rywali.
advice-tajniacy-ask-foreign = „{ $clue }” to obce słowo. Wolno je podać tylko wtedy, gdy używa się go w zwykłych zdaniach w języku stołu.
advice-tajniacy-ask-abbreviation = „{ $clue }” to skrótowiec, a przy tym stole skrótowce nie są jednym słowem.

# Warto wiedzieć

advice-tajniacy-fine-sounds-alike = „{ $clue }” brzmi jak { $word }, ale to inne słowo: wskazówka musi dotyczyć znaczenia.
advice-tajniacy-fine-letters = „{ $clue }” i { $word } mają wspólne litery, ale nie rdzeń: wskazówka musi dotyczyć znaczenia.
advice-tajniacy-fine-unknown = Słownik nie zna słowa „{ $clue }”. Nazwa własna jest w porządku.
advice-tajniacy-fine-no-dictionary = Na tym serwerze nie ma słownika polskiego: sędzia porównuje tylko pisownię i może coś przeoczyć.
