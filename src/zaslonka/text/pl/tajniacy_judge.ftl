# Co sędzia mówi o wskazówce: rada, klauzula i powód.

tajniacy-verdict-illegal = Niedozwolona
tajniacy-verdict-ask = Spytaj szefa rywali
tajniacy-verdict-fine = W porządku

# Wskazówka niedozwolona

advice-tajniacy-illegal-form = „{ $clue }” to inna forma słowa { $word }.
advice-tajniacy-illegal-derived = „{ $clue }” pochodzi od { $word }.
advice-tajniacy-illegal-source = { $word } pochodzi od „{ $clue }”.
advice-tajniacy-illegal-family = „{ $clue }” i { $word } to jedna rodzina wyrazów.
advice-tajniacy-illegal-contains = „{ $clue }” zawiera słowo { $word }.
advice-tajniacy-illegal-part = „{ $clue }” to część słowa { $word }.

# Wskazówka wątpliwa

advice-tajniacy-ask-homograph = „{ $clue }” pisze się tak samo jak jedna z form słowa { $word }.
advice-tajniacy-ask-derived = „{ $clue }” może pochodzić od { $word }.
advice-tajniacy-ask-source = { $word } może pochodzić od „{ $clue }”.
advice-tajniacy-ask-family = „{ $clue }” i { $word } mogą być spokrewnione.
advice-tajniacy-ask-contains = „{ $clue }” być może zawiera słowo { $word }.
advice-tajniacy-ask-part = „{ $clue }” to być może część słowa { $word }.
advice-tajniacy-ask-unknown = Słownik nie zna słowa „{ $clue }”. Obce słowo wolno podać tylko wtedy, gdy używa się go w zwykłym polskim zdaniu.
advice-tajniacy-ask-abbreviation = „{ $clue }” to skrótowiec, a przy tym stole skrótowce nie są jednym słowem.

# Warto wiedzieć

advice-tajniacy-fine-sounds-alike = „{ $clue }” brzmi jak { $word }, ale to inne słowo: wskazówka musi dotyczyć znaczenia.
advice-tajniacy-fine-no-dictionary = Na tym serwerze nie ma słownika polskiego: sędzia porównuje tylko pisownię i może coś przeoczyć.
