# Stan stołu

phase-lobby = Czeka na graczy
phase-playing = W grze
phase-over = Po grze
level-latwy = łatwy
level-sredni = średni
level-mistrz = mistrz
help-none = bez pomocy
    .more = Notatki prowadzisz bez podpowiedzi.
help-facts = fakty
    .more = Kartka sama skreśla to, co niemożliwe.
help-full = pełna
    .more = Kartka liczy też możliwe kody i szanse.
hints-off = bez podpowiedzi
    .more = Każdy decyduje sam.
hints-on = na życzenie
    .more = Na swojej kolei można spytać, co zrobiłby mistrz. Wynik poda, kto ile razy pytał.
robot = { $seat ->
        [0] Robot Zenon
        [1] Robot Halina
        [2] Robot Kazik
        [3] Robot Wanda
        [4] Robot Bronek
        [5] Robot Jadwiga
        [6] Robot Stefan
        [7] Robot Irena
        [8] Robot Mietek
        [9] Robot Grażyna
        [10] Robot Rysiek
       *[other] Robot Danuta
    }
seat-open = Wolne miejsce

# Odmowy wspólne dla każdego stołu

refused-table-not-your-turn = Teraz kolej na: { $seats }.
refused-table-not-now = Tego ruchu nie można teraz zrobić.
refused-table-game-over = Ta gra już się skończyła.
refused-table-not-over = Ta gra jeszcze trwa: powtórka i zapis otworzą się po jej końcu.
refused-table-no-seat = Nie masz miejsca przy tym stole.
refused-table-no-such-seat = Przy tym stole nie ma takiego miejsca.
refused-table-taken = To miejsce jest już zajęte.
refused-table-time-out = Twój czas się skończył.
refused-table-nothing-to-undo = Nie ma czego cofnąć.
refused-table-not-a-persons-seat = Na tym miejscu nie gra człowiek.
refused-table-played-by-bot = Na tym miejscu gra teraz robot.
refused-table-still-here = Ta osoba jest przy stole.
refused-table-already-resigned = Ta rezygnacja już jest zapisana.
refused-table-note-too-long = Notatki są za długie: mają { $bytes } bajtów, a mieści się { $most }.
refused-table-options = Tej gry nie da się tak ustawić: { $detail }.
refused-table-seat-open = Zostało jeszcze wolne miejsce.
refused-table-seats = W tę grę gra od { $least } do { $most } osób, a miejsc jest { $seats }.
refused-table-already-dealt = Karty są już rozdane.
refused-table-not-dealt = Gra jeszcze się nie zaczęła.
refused-table-not-host = To może zrobić tylko gospodarz stołu.
refused-table-no-voice = Z tego miejsca nie można głosować.
refused-table-nothing-proposed = Nie ma nad czym głosować.
refused-table-proposal-open = { $by } czeka już na odpowiedź w innej sprawie.
refused-table-no-token = Najpierw podaj imię.
refused-table-removed = Wyproszono Cię od tego stołu; możesz patrzeć.
refused-table-nobody-to-agree = Nie ma nikogo innego, kto mógłby się na to zgodzić.
refused-table-nobody-to-remove = Na tym miejscu nie ma kogo wyprosić.
refused-table-others-play = Przy tym stole grają jeszcze inni.
refused-table-no-such-help = Ta gra nie zna takiej pomocy.
refused-table-no-hints = Przy tym stole gramy bez podpowiedzi.
refused-table-nothing-said = Ta wiadomość jest pusta.
refused-table-line-too-long = Za długo: liczba znaków to { $characters }, a mieści się { $most }.
refused-table-too-much-talk = Wolniej: najwyżej { $lines } wiadomości w ciągu { $seconds } sekund.
refused-table-no-team = Nie masz drużyny przy tym stole.
refused-table-silent = Zasady gry nie pozwalają Ci teraz mówić.
refused-table-no-such-phrase = Ta gra nie zna takiego zdania.
refused-table-phrase-not-filled-in = Uzupełnij to, co zdanie zostawia otwarte.
refused-table-too-many-marks = Masz już { $most } znaków; najpierw któryś usuń.
refused-table-not-a-record = Ten plik nie jest zapisem gry z Zasłonki.
refused-table-file-of-unknown-game = To zapis gry, której ten serwer nie ma.
refused-table-file-too-long = Ta gra ma ponad { $most } ruchów; to za długo, żeby ją otworzyć.
refused-table-file-too-slow = Rozegranie tego pliku zajmuje ponad { $seconds } sekund, więc go nie otwieramy.
refused-table-file-unknown = W tym pliku jest coś, czego zasady gry nie znają. Jest uszkodzony albo ktoś go zmienił.
refused-table-file-seed = Rozdanie w tym pliku nie jest tym, które obiecano przed grą. Ktoś je zmienił.
refused-table-file-version = Tę grę rozegrano według innej wersji zasad, której ten serwer nie ma.
refused-table-file-without-end = Zapis w tym pliku nie zgadza się z zasadami do samego końca, więc nie ma jak opowiedzieć tej gry.
refused-table-no-lesson = Tu nie ma takiej lekcji.
refused-table-move-first = Teraz lekcja czeka na ruch, a nie na „Dalej”.
refused-table-no-rematch = Lekcja nie ma rewanżu: zacznij ją od nowa albo zagraj zwykłą grę.

# Rozmowa

talk-promise = obietnica, która nie wiąże

# Jak to było: co przy stole wydarzyło się poza samą grą

story-table-won = { $seats ->
        [none] Nikt nie wygrywa.
       *[other] Zwycięstwo: { $seats }.
    }
story-table-stopped = { $count ->
        [0] Wszyscy zgadzają się skończyć, zanim ktokolwiek zagra. Nikt nie wygrywa.
        [one] Po { $count } posunięciu wszyscy zgadzają się skończyć. Nikt nie wygrywa.
       *[other] Po { $count } posunięciach wszyscy zgadzają się skończyć. Nikt nie wygrywa.
    }
story-table-resigned = { $count ->
        [one] Po drodze rezygnuje { $seats }. To miejsce przejmuje robot.
       *[other] Po drodze rezygnują: { $seats }. Ich miejsca przejmują roboty.
    }
story-table-clock = { $count ->
        [one] Raz komuś kończy się czas i decyduje zegar.
       *[other] Komuś { $count } razy kończy się czas i decyduje zegar.
    }
story-table-undone = { $count ->
        [one] Raz coś zostaje cofnięte.
       *[other] Coś { $count } razy zostaje cofnięte.
    }
story-table-bits = { $bits ->
        [one] { $bits } bit
        [few] { $bits } bity
        [many] { $bits } bitów
       *[other] { $bits } bitu
    }
