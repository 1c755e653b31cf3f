# Kolory

kryptos-blue = niebieski
kryptos-pink = różowy
kryptos-green = zielony
kryptos-yellow = żółty

# Miejsca w rzędzie, od lewej

kryptos-card = { $place ->
        [0] pierwsza karta
        [1] druga karta
        [2] trzecia karta
        [3] czwarta karta
        [4] piąta karta
        [5] szósta karta
        [6] siódma karta
        [7] ósma karta
        [8] dziewiąta karta
       *[other] dziesiąta karta
    }

# Zdarzenia

event-kryptos-turned-up = { $by } odkrywa: { kryptos-card } to { $number }.
event-kryptos-guessed = { $by } zgaduje: { $seat }, { kryptos-card } to { $number }. { $right ->
        [yes] Tak! { kryptos-points }.
       *[no] Nie.
    }
event-kryptos-paid = { $seat ->
        [none] { $by } płaci punkt za drugą próbę.
       *[other] { $by } płaci punkt za drugą próbę. Dostaje go { $seat }.
    }
event-kryptos-stopped = { $by } rezygnuje z drugiej próby.
event-kryptos-passed = { $by } pasuje: nie ma już cudzej ukrytej karty.
event-kryptos-last-round = { $by } ma już 15 punktów: to ostatnia runda.

# Odmowy

refused-kryptos-no-such-card = Nie ma takiej karty.
refused-kryptos-already-up = Ta karta jest już odkryta.
refused-kryptos-own-card = To Twoja karta. Wskaż ukrytą kartę kogoś innego.
refused-kryptos-not-in-play = W tej grze są tylko liczby od 1 do { $numbers }.
refused-kryptos-face-up = Liczba { $number } leży już odkryta.
refused-kryptos-in-own-hand = Liczbę { $number } masz na własnej ręce.
refused-kryptos-already-wrong = Już wiadomo, że ta karta to nie { $number }.
refused-kryptos-end-of-hand = Najniższa i najwyższa karta na ręce zostają na razie zakryte.
refused-kryptos-next-to-first = Liczba { $number } sąsiaduje z Twoją odkrytą kartą.
refused-kryptos-colour-used-up = Kart w kolorze liczby { $number } odkryto już tyle, ile wolno.
refused-kryptos-tajemnica-seats = Tajemnica jest dla 4 albo 5 osób.

# Zakończenia

reason-kryptos-round-finished = Ktoś zdobył 15 punktów i runda dobiegła końca.
reason-kryptos-all-cards-up = Nie ma już ukrytych kart.

# Podpowiedzi

hint-kryptos-turn-up = Odkryj swoją { $place ->
        [0] pierwszą
        [1] drugą
        [2] trzecią
        [3] czwartą
        [4] piątą
        [5] szóstą
        [6] siódmą
        [7] ósmą
        [8] dziewiątą
       *[other] dziesiątą
    } kartę od lewej.
hint-kryptos-guess = Zgadnij: { $seat }, { kryptos-card } to { $number }.
hint-kryptos-stop = Zrezygnuj z drugiej próby.

# Plansza

kryptos-offer-turn-up = odkryj swoją kartę
kryptos-offer-guess = zgaduj
kryptos-offer-stop = pas
kryptos-opening = Otwarcie: każdy odkrywa dwie karty
kryptos-rounds = Zgadywanie
kryptos-track = Tor kodu
kryptos-number = { $number }, kolor { $colour }{ $lies ->
        [out] , poza grą
        [up] , odkryta
        [mine] , Twoja
       *[open] { "" }
    }{ $wrong ->
        [yes] , już padła i to nie ona
       *[no] { "" }
    }{ $mark ->
        [circled] , zaznaczona
        [struck] , skreślona
       *[none] { "" }
    }{ $fact ->
        [no] , niemożliwa
        [sure] , na pewno ta
       *[none] { "" }
    }{ $chance ->
        [none] { "" }
       *[other] , { $chance }%
    }
kryptos-hidden-colours = Kolory ukrytych kart
kryptos-points = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
kryptos-my-cards = Twoje karty
kryptos-my-card = { kryptos-card }: { $number }, kolor { $colour }, ukryta przed innymi
kryptos-seen-card = { kryptos-card }: { $number }, kolor { $colour }
kryptos-hidden-card = { $name }, { kryptos-card }, zakryta
kryptos-aimed = { $name }: { kryptos-card }
kryptos-aside = { $count ->
        [one] { $count } odłożona karta
        [few] { $count } odłożone karty
       *[other] { $count } odłożonych kart
    }
kryptos-aside-card = { $number ->
        [none] odłożona karta, zakryta
       *[other] { $number }, kolor { $colour }
    }
kryptos-pencilled = ołówkiem: { $numbers }
kryptos-struck = skreślone:
kryptos-refuted = to nie { $number }
kryptos-possible = { $count ->
        [one] { $count } możliwa liczba
        [few] { $count } możliwe liczby
       *[other] { $count } możliwych liczb
    }
kryptos-likeliest = najlepszy strzał: { $chance }%
kryptos-point = Wskaż cudzą kartę
kryptos-point-how = Dotknij zakrytej karty kogoś innego, a potem liczby na torze.
kryptos-choose-number = Wybierz liczbę na torze.
kryptos-say = { $number ->
        [none] Mówię liczbę
       *[other] Mówię: { $number }
    }
kryptos-say-second = { $number ->
        [none] Płacę i mówię
       *[other] Płacę i mówię: { $number }
    }
kryptos-second-guess = Pudło. Druga próba?
kryptos-second-costs = Druga próba kosztuje 1 punkt, masz { $points }.
kryptos-second-bribes = Dostanie go osoba, której kartę wskażesz.
kryptos-second-feeds = Dostanie go { $name }.
kryptos-stop = Rezygnuję
kryptos-turn-up = Otwarcie: odkryj jedną swoją kartę
kryptos-turn-up-how = Wybierz tę, która zdradzi najmniej. Zostanie odkryta do końca gry.
kryptos-turn-up-advanced = Nie skrajną, nie o sąsiedniej liczbie i nie w kolorze, którego odkryto już dość.
kryptos-turn-up-this = { $number ->
        [none] Odkrywam
       *[other] Odkrywam { $number }
    }
kryptos-pencil = Ołówek
kryptos-pencil-how = Dotykaj liczb na torze: pierwsze dotknięcie zaznacza, drugie skreśla, trzecie wymazuje.
kryptos-pencil-done = Gotowe
kryptos-notes-hint = Dotknij cudzej zakrytej karty, żeby zapisać przy niej liczby. Nikt inny ich nie zobaczy.
kryptos-last-round = Ostatnia runda

# Jak to było

story-kryptos-opening = Zaczyna { $by }. { $count ->
        [0] Nikt niczego nie zgaduje.
        [one] W całej grze pada { $count } liczba
        [few] W całej grze padają { $count } liczby
       *[other] W całej grze pada { $count } liczb
    }{ $count ->
        [0] { "" }
       *[other] , celnych: { $right }.
    }
story-kryptos-boldest = Najśmielszy strzał: { $by } mówi „{ $number }” ({ $seat }, { kryptos-card }) i trafia, choć szansa to tylko { $percent }%.
story-kryptos-streak = Najlepsza passa: { $by } trafia { $count } razy z rzędu i zbiera { kryptos-points }.
story-kryptos-bribes = { $count ->
        [one] Łapówkę za drugi strzał ktoś płaci raz
       *[other] Łapówkę za drugi strzał ktoś płaci { $count } razy
    }, celnych drugich strzałów: { $hits }. Najwięcej zarabia na tym { $seat }: { $most ->
        [one] { $most } punkt
        [few] { $most } punkty
       *[other] { $most } punktów
    }.
story-kryptos-second-guesses = { $count ->
        [one] Punkt za drugi strzał ktoś płaci raz
       *[other] Punkt za drugi strzał ktoś płaci { $count } razy
    }, celnych: { $hits }.
story-kryptos-pity = Ostrożność kosztuje: { $by } rezygnuje z drugiego strzału, choć { $percent ->
        [100] jedna z cudzych kart jest już pewna
       *[other] najpewniejszy ma { $percent }% szans
    }.
story-kryptos-last-round = Piętnaście punktów najszybciej zdobywa { $by }: to ostatnia runda. { $count ->
        [0] Do końca prowadzenie ani razu nie przechodzi w inne ręce.
        [one] Prowadzenie raz przechodzi w inne ręce.
       *[other] Prowadzenie { $count } razy przechodzi w inne ręce.
    }
story-kryptos-round-finished = { $count ->
        [one] Wygrywa { $seats }, { kryptos-points }, przewaga { $ahead }.
       *[other] Zwycięstwo dzielą: { $seats }, po { $points ->
            [one] { $points } punkcie
           *[other] { $points } punktów
        }.
    }
story-kryptos-all-cards-up = Wszystkie karty leżą odkryte. { story-kryptos-round-finished }

asked-kryptos-guess = { $seat }, { kryptos-card } to { $number }
asked-kryptos-stop = Bez drugiego strzału

# Zagadki

puzzle-kryptos = Którąś cudzą kartę da się tu ustalić na pewno. Zgadnij tę, za którą jest najwięcej punktów.

# Dlaczego tak: najlepsze rozwiązanie zadania dnia

why-kryptos-named = Własnej liczby nikt nie może wymienić, a { $seat } w zgadywaniu wymienia { $numbers }.
why-kryptos-glance = Pasuje tu tylko { $number }: wystarczy ten jeden rząd. { why-kryptos-certain }
why-kryptos-between = Sam rząd dopuszcza tu też { $others }, ale przez inne karty zostaje { $number }. { why-kryptos-certain }
why-kryptos-certain = { $certain ->
        [one] To jedyna pewna karta.
        [few] Pewne są { $certain } karty, żadna nie daje więcej punktów.
       *[other] Pewnych jest { $certain } kart, żadna nie daje więcej punktów.
    }
