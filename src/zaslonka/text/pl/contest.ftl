# Zawody: turnieje i to samo rozdanie dla wszystkich. Wczytywane, gdy ktoś tam zajrzy.

contest-lead = Turniej, który toczy się sam, albo to samo rozdanie dla wszystkich, porównane jak w brydżu.
contest-mine = Moje zawody
contest-new = Nowe zawody
contest-phase-open = zapisy
contest-phase-running = trwają
contest-phase-over = skończone

contest-kind = Co urządzamy?
contest-swiss = Turniej szwajcarski
    .more = W każdej rundzie spotykają się ci, którym idzie podobnie. Nikt nie odpada.
contest-round-robin = Każdy z każdym
    .more = Po dwoje przy stole; każdy spotka każdego raz.
contest-duplicate = To samo rozdanie
    .more = Wszyscy dostają te same karty, a na końcu widać, kto zrobił z nich więcej.
contest-game = W co gramy?
contest-with = Kto siada do stołu?
contest-with-people = sami ludzie
contest-with-robots = każdy sam z robotami
contest-seats = Ile miejsc ma stół?
contest-rounds = Ile rund?
contest-more = Więcej: zegar, czas rundy, warianty
contest-minutes = Ile najdłużej trwa runda?
contest-min = { $value } min
contest-make = Otwórz zapisy

contest-at-a-table = { $people ->
    [one] { $people } osoba przy stole
    [few] { $people } osoby przy stole
   *[other] { $people } osób przy stole
 }
contest-in-rounds = { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
   *[other] { $rounds } rund
 }
contest-entered = { $people ->
    [0] Nikt się jeszcze nie zgłosił
    [one] { $people } osoba
    [few] { $people } osoby
   *[other] { $people } osób
 }
contest-missing = { $people ->
    [one] Brakuje jeszcze { $people } osoby.
   *[other] Brakuje jeszcze { $people } osób.
 }
contest-enough = Można zaczynać. Zaczyna { $name }.
contest-enter = Biorę udział
contest-leave = Jednak nie gram
contest-begin = Zaczynamy
contest-call-off = Odwołaj zawody
contest-invite = Zawody w Zasłonce: { $game }. Zgłoś się tutaj.

contest-to-table = Do mojego stołu
contest-come = Twój stół czeka na Ciebie do { $time }.
contest-your-table = Twoja gra trwa.
contest-play-until = Zagraj, kiedy chcesz, do { $time }. Wszystko otworzy się, gdy skończą wszyscy.
contest-resting = W tej rundzie pauzujesz: punkty są Twoje, a następna runda ustawi się sama.
contest-withdrew = Nie grasz w następnych rundach.
contest-come-back = Gram znowu
contest-withdraw = Wycofaj mnie z następnych rund
contest-running = Zawody trwają.

contest-round = Runda { $round }
contest-round-of = Runda { $round } z { $rounds }
contest-table-waiting = czeka na graczy
contest-table-playing = gra trwa
contest-table-over = skończone
contest-table-walkover = bez gry: ktoś nie przyszedł
contest-watch = Popatrz
contest-byes = Pauza: { $names }

contest-standings = Tabela
contest-final = Wyniki
contest-place = Miejsce
contest-who = Kto
contest-points = Pkt
contest-buchholz = Buchholz: punkty przeciwników
contest-berger = Sonneborn-Berger: punkty pokonanych podwójnie, równych pojedynczo
contest-withdrawn = wycofanie

contest-compared = Jak poszło tym samym rozdaniem
contest-compared-why = Dwa punkty za każdy stół, przy którym na tym samym miejscu poszło gorzej, jeden za taki sam wynik.
contest-fared = { $result }, punkty w grze: { $score }
contest-won = wygrana
contest-lost = przegrana
contest-gave-in = rezygnacja
contest-unfinished = gra niedokończona
contest-match-points = { $points } z { $most } pkt
contest-proof = Skąd wiadomo, że nikt nie wybrał tego rozdania
contest-proof-why = To skrót ziarna, wylosowanego, zanim ktokolwiek się zgłosił. Każdy dołożył do niego własną liczbę.

contest-same-deal = To samo rozdanie
contest-walkover = Nikt więcej nie przyszedł: ta runda jest Twoja, bez gry.
contest-too-late = Ten stół już nie czeka.
contest-held = Zapis i powtórka otworzą się, gdy to rozdanie skończą wszyscy.
