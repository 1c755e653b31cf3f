# Stan stołu

phase-lobby = Czeka na graczy
phase-playing = W grze
phase-over = Po grze
level-latwy = łatwy
    .more = Popełnia błędy: na pierwsze gry.
level-sredni = średni
    .more = Gra rozsądnie, ale da się ograć.
level-mistrz = mistrz
    .more = Liczy wszystko, co da się policzyć.
and = { " i " }
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

# Pozostałe miejsca w zadaniu albo zagadce

part-rival = { $number ->
        [0] Rywal
       *[other] Rywal { $number }
    }
part-partner = { $number ->
        [0] Partner
       *[other] Partner { $number }
    }

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
refused-table-bots-take-nothing-back = Roboty nie zgadzają się cofnąć tego, co już zostało pokazane.
refused-table-not-a-persons-seat = Na tym miejscu nie gra człowiek.
refused-table-played-by-bot = Na tym miejscu gra teraz robot.
refused-table-has-time = Ta osoba ma jeszcze czas na ruch. Jej miejsce można oddać robotowi, gdy minie jej termin.
refused-table-one-clock = Stół ma zegar albo dni na ruch, nie jedno i drugie.
refused-table-still-here = Ta osoba jest przy stole.
refused-table-just-left = Ta osoba odeszła przed chwilą. Jej miejsce można oddać robotowi za { $seconds ->
        [one] sekundę
        [few] { $seconds } sekundy
       *[other] { $seconds } sekund
    }.
refused-table-not-alone = W tej grze ktoś jeszcze ma swoje miejsce, także wtedy, gdy zastępuje go robot. Jedna osoba nie może jej zakończyć: graj dalej albo zrezygnuj.
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
refused-table-no-bots = Ta gra nie ma robotów.
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
refused-table-no-challenge = Ta gra nie ma zadań dnia.
refused-table-no-such-day = Z tego dnia nie ma zadań.
refused-table-nothing-taken-back = W zadaniu i w zagadce niczego się nie cofa.
refused-table-nobody-else = Rozwiązuje tylko ten, kto zaczął.
refused-table-once = Zadanie i zagadkę rozwiązuje się raz.
refused-table-kept = Podejścia nie można usunąć: liczy się w wyniku.
refused-table-no-puzzles = Ta gra nie ma zagadek.
refused-table-none-left = Nowych zagadek na razie nie ma. Roboty grają następne partie: spróbuj za kilka minut.
refused-table-undone-enough-here = Ta decyzja została cofnięta już { $most } razy; teraz ruch zostaje.
refused-table-undone-enough = Przy tym stole było już { $most } cofnięć; więcej ruchów nie da się tu cofnąć.
refused-table-file-shows-too-much = Z tego pliku wyszłoby ponad { $most } MB; nie zostaje otwarty.
refused-table-name-unseen = Tego imienia nie widać.
refused-table-note-too-deep = Notatki są zagnieżdżone głębiej niż na { $most } poziomów.
refused-table-seed-not-promised = Serwer nie obiecał tego rozdania albo było to zbyt dawno; spróbuj jeszcze raz.
refused-table-begins-by-itself = Ta gra zacznie się sama, gdy zbiorą się gracze: nikt jej nie urządza.
refused-table-no-longer-gathers = Przy tym stole nie ma już wolnego miejsca.
refused-table-nobody-plays = Przy stole musi być miejsce dla człowieka.
refused-table-people-alone = W turnieju grają tylko ludzie: roboty siadają do stołu, gdy ktoś nie przyjdzie.
refused-table-two-at-a-table = Każdy z każdym gra się przy stołach dla dwojga. Przy większych rozegraj turniej szwajcarski.
refused-table-full = Jest już komplet: najwięcej osób w zawodach to { $most }.
refused-table-begun = Te zawody już trwają.
refused-table-not-running = Te zawody jeszcze nie trwają albo są skończone.
refused-table-not-entered = Nie bierzesz udziału w tych zawodach.
refused-table-not-organiser = To może zrobić tylko gospodarz zawodów.
refused-table-too-few = Potrzeba co najmniej { $least } osób, a jest ich { $people }.
refused-table-tables-not-full = { $missing ->
    [one] Każdy stół musi być pełny, a stoły co najmniej dwa: brakuje jeszcze { $missing } osoby.
   *[other] Każdy stół musi być pełny, a stoły co najmniej dwa: brakuje jeszcze { $missing } osób.
 }
refused-table-too-late = Ten stół już nie czeka.
refused-table-not-your-seat = W zawodach każdy ma swoje miejsce, a to nie jest Twoje.
refused-table-held = To samo rozdanie grają jeszcze inni. Wszystko otworzy się, gdy skończą.
refused-table-play-yourself = W zawodach każdy gra sam. Jeśli nie chcesz grać dalej, poddaj się.
refused-table-resign-instead = Gry w zawodach nie można przerwać. Jeśli nie chcesz grać dalej, poddaj się.
refused-table-no-rematch-here = W zawodach nie ma rewanżu: następna runda ustawi się sama.

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
story-table-gave-up = { $count ->
        [one] Rezygnuje { $seats } i gra się kończy.
       *[other] Rezygnują { $seats } i gra się kończy.
    }
story-table-assisted = { $count ->
        [one] Przez jakiś czas { $seats } ma w zastępstwie robota.
       *[other] Przez jakiś czas w zastępstwie grają roboty. Zastępowani: { $seats }.
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
