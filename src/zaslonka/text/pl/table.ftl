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
       *[other] Robot { $seat }
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

# Rozmowa

talk-promise = obietnica, która nie wiąże
