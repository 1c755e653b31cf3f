# Wszędzie

home = Do początku
close = Zamknij
loading = Chwila…
not-now = Nie teraz
you = Ty
you-label = Ty
language-pl = po polsku
language-en = po angielsku
theme-dark = Tryb nocny
theme-light = Tryb dzienny
lost = Tu nic nie ma.
privacy = Prywatność
unofficial = Projekt nieoficjalny, niezwiązany z wydawcami gier.

# Początek

start-lead = Stół do gier, w których każdy coś chowa. Wybierz grę i z kim siadasz: w minutę już grasz.
start-code = Kod stołu
start-join = Dosiądź się
start-screen = Pokaż ten stół na telewizorze
start-shelf = Gry na półce
start-play-bot = Z robotem
start-invite = Ze znajomymi
start-device = Na jednym urządzeniu
start-strangers = Z nieznajomymi
start-players = { $least }–{ $most } graczy.
start-my-tables = Twoje gry
start-older-tables = { $count ->
        [one] Wcześniej: { $count } stół
        [few] Wcześniej: { $count } stoły
       *[other] Wcześniej: { $count } stołów
    }
start-more-tables = Pokaż jeszcze wcześniejsze
tables-with = Przy stole: { $names }
tables-won = Wygrana
tables-lost = Przegrana
tables-drawn = Remis
start-public-tables = Stoły dla wszystkich
public-age = { $minutes ->
        [0] przed chwilą
       *[other] czeka { $minutes } min
    }
start-delete = Usuń stół { $id }
start-delete-why = { $game }: ta gra jeszcze trwa. Usunięta zniknie na dobre, razem z notatkami.
start-delete-sure = Usuń
name-title = Jak się nazywasz?
name-label = Imię przy stole
name-why = To wszystko, o co pytamy. Ta przeglądarka je zapamięta.
name-take = Gramy
name-keep = Zapisz
name-forget = Zapomnij o mnie…
name-forget-title = Zapomnieć, kim jest { $name }?
name-forget-why = Imię, notatki i wypowiedzi znikną ze wszystkich stołów na tym serwerze. W trwających grach miejsce zajmie robot i nie da się do nich wrócić.
name-forget-last = Tego nie można cofnąć.
name-forget-sure = Zapomnij na zawsze
name-forgotten = Gotowe: ten serwer już Cię nie zna.
name-forget-added = Tak samo zapomnimy osoby dosadzone na tym urządzeniu.
name-research = Moje skończone gry mogą służyć badaniom
name-research-why = Ruchy, widok z miejsca i wynik; nigdy imię, rozmowy ani notatki. Tylko gry, przy których zgodzili się wszyscy. Można to w każdej chwili cofnąć.
name-puzzles = Z moich skończonych gier mogą powstawać zagadki
name-puzzles-why = Inni zobaczą jedną pozycję i ruchy do niej, a po odpowiedzi całe rozdanie; nigdy imię, rozmowy ani notatki. Tylko gry, przy których zgodzili się wszyscy. Cofnięcie zgody usuwa te zagadki.
name-change = Zmień imię
name-keys = Inne urządzenia i odzyskiwanie
name-come-back = Mam tu już swoje imię…
name-sign-in = Witaj z powrotem
name-instead = Podaję nowe imię

# Ustawianie stołu

setup-players = Ile osób gra?
setup-seat = Miejsce { $seat }
setup-person = człowiek
setup-bot = robot, { $level }
setup-variants = Warianty
setup-level = Jak mocno gra robot?
setup-pace = Tempo robotów
setup-more = Więcej: warianty, pomoc, zegar
setup-friends = Otworzymy stół i damy Ci link do wysłania.
setup-device = Otworzymy stół i dopiszesz tych, którzy siedzą obok. Ekran zasłania się między ruchami.
setup-help = Co liczy program (dla wszystkich tak samo)
setup-hints = Czy można pytać mistrza o radę?
setup-clock = Zegar
setup-open = Otwórz stół
setup-deal = Gramy
setup-same-deal = To samo rozdanie dla każdego z nas
setup-same-deal-why = Wyślij link: każdy gra sam, z takimi samymi robotami i bez podpowiedzi, a potem porównujecie.
pace-calm = spokojne
pace-normal = zwykłe
pace-quick = szybkie
clock-none = bez zegara
clock-quick = 5 min + 10 s
clock-calm = 15 min + 20 s
clock-day1 = 1 dzień na ruch
clock-day3 = 3 dni na ruch
clock-day7 = 7 dni na ruch
clock-days-why = Nikt nie musi siedzieć przy stole: każdy gra, kiedy ma chwilę. Czas biegnie też, gdy nikogo nie ma.
clock-left = Pozostały czas
clock-step = Czas na ten ruch

# Poczekalnia

partners-lead = Dobierzemy Ci współgraczy. Gra zacznie się sama, gdy tylko będzie komplet.
partners-waiting = { $people ->
    [0] Teraz nikt nie czeka: ktoś musi być pierwszy.
    [one] Teraz czeka { $people } osoba.
    [few] Teraz czekają { $people } osoby.
   *[other] Teraz czeka { $people } osób.
 }
partners-tempo = Jak chcesz grać?
tempo-now = teraz
    .more = Siadacie razem i gracie od razu, z zegarem.
partners-robots = Kiedy mają dosiąść się roboty?
partners-any = Zagram też w innych wariantach i w innej liczbie osób
partners-any-number = Zagram też w innej liczbie osób
partners-seek = Szukaj
robots-soon = po 30 s
robots-later = po 2 min
robots-hour = po godzinie
robots-never = wcale
gathering-title = Szukamy współgraczy
gathering-here = { $here } z { $of } przy stole
gathering-why = Gra zacznie się sama, gdy będzie komplet.
gathering-days = Gra zacznie się sama, gdy będzie komplet. Nie musisz tu czekać.
gathering-robots = Roboty dosiądą się za { $time }.
gathering-stop = Przestań szukać
lobby-title = Siadamy do stołu
lobby-help = Program: { $help }
lobby-pace = Tempo robotów: { $pace }
lobby-learn = Naucz się w kilka minut
lobby-invite = Zaproszenie
lobby-expected = czekamy: { $name }
lobby-waits = Czekamy na rewanż: { $names }. Gra zacznie się sama, gdy wszyscy usiądą.
lobby-freed = Gospodarz zwolnił Twoje miejsce. Możesz usiąść na innym.
lobby-take-title = Zabrać miejsce: { $name }?
lobby-take-why = { $name } wstanie od stołu i zobaczy, że to Twoja decyzja. Może usiąść ponownie na wolnym miejscu.
lobby-take-sure = Zwolnij miejsce
lobby-remove-why = { $name } zobaczy, że to Twoja decyzja. Będzie patrzeć, ale przy tym stole już nie usiądzie.
lobby-remove-sure = Wyproś na dobre
removed-lobby = Gospodarz wyprosił Cię od tego stołu. Możesz patrzeć.
removed-game = Reszta stołu zgodziła się wyprosić Cię z tej gry. Za Ciebie gra robot, a Ty możesz patrzeć.
lobby-hints = Podpowiedzi na życzenie
lobby-clock = Zegar: { $minutes } min i { $seconds } s po każdym ruchu
lobby-days = { $days ->
        [one] { $days } dzień na ruch
       *[other] { $days } dni na ruch
    }
lobby-no-clock = Bez zegara
lobby-host = Gospodarz: { $name }
lobby-sit = Siadam tutaj
lobby-move-here = Przesiadam się
lobby-stand = Wstaję
lobby-set-seat = Kto gra na miejscu { $seat }
lobby-fill = Roboty na wolne miejsca
lobby-fill-level = Jakie roboty
lobby-swap = Zamień miejsce { $seat } z miejscem { $other }
lobby-remove = wyproś na dobre
lobby-public = Stół dla wszystkich
lobby-public-why = Nieznajomi znajdą go na stronie początkowej.
lobby-start = Rozdaj i zaczynamy
lobby-not-ready = Zaczniemy, gdy każde miejsce będzie zajęte.
lobby-wait = Grę rozpocznie { $name }.
invite-code = Kod stołu
invite-link = Link do wysłania
invite-qr = Kod QR z adresem stołu
invite-share = Wyślij zaproszenie
invite-words = Zagraj ze mną: { $game }.
invite-copy = Skopiuj link
invite-copied = Skopiowane
invite-select = Zaznacz link i skopiuj go albo pokaż kod QR.

# Przy stole

your-turn = Twoja kolej
your-turn-to = Twoja kolej: { $what }
or = { " albo " }
their-turn = Gra: { $names }
game-over = Koniec gry
hint-ask = Podpowiedź
hint-key = Co zrobiłby mistrz? (Alt+P)
hint-thinking = Mistrz się zastanawia…
hint-trouble = Mistrz nie może teraz myśleć; podpowiedź przyjdzie, gdy tylko będzie mógł.
help-trouble = Nie da się teraz policzyć pomocy; przyjdzie, gdy tylko będzie można.
table-trouble = Serwer nie może teraz zagrać za: { $names }. Próbuje dalej.
hint-says = Mistrz radzi: { $move }
hint-mark = mistrz radzi to
hint-meant = o to chodzi w tej radzie
watching = Oglądasz: widzisz tylko to, co jawne.
tabs = Części stołu
tab-table = Stół
tab-notes = Notatki
tab-talk = Rozmowa
tab-log = Przebieg
notes-text = Własne notatki
log-empty = Jeszcze nic się nie wydarzyło.
log-undone = Ruch cofnięty.
log-undone-agreed = Ruch cofnięty za zgodą wszystkich.
log-timed-out = Czas minął.
private-news = Masz wiadomość tylko dla siebie.
read-aloud = Przeczytaj, co tylko ja wiem
log-by-clock = Czas minął: ruch wybrał robot.
seat-away = poza stołem
seat-grace = brak połączenia, miejsce czeka { $seconds } s
seat-away-since = poza stołem od { $time }
seat-resigned = rezygnacja, gra robot
seat-played-by-bot = zastępuje robot
seat-turn = na ruchu
seat-began = Zaczyna
table-unknown = Nie ma stołu { $id }.
bot-plays-for-you = Na Twoim miejscu gra teraz robot.
bot-take-back = Wracam do gry
link-lost = Brak połączenia. Łączymy ponownie, nic nie przepadnie.
page-stale = Serwer ma nowszą wersję.
page-reload = Odśwież stronę

# Drugie urządzenie

carry-title = Na inne urządzenie
carry-menu-why = Graj dalej na telefonie albo komputerze.
carry-how = Zeskanuj kod drugim urządzeniem albo otwórz na nim ten link.
carry-why = Tamto urządzenie stanie się Tobą, ze wszystkimi Twoimi miejscami. Nikomu innemu go nie pokazuj: link działa raz i gaśnie, gdy zamkniesz to okno.
carry-qr = Kod QR z przepustką na inne urządzenie
carry-link = Tajny link
carry-left = Ważny jeszcze { $left }
carry-late = Przepustka wygasła. Zamknij okno i otwórz je jeszcze raz.
carry-here-title = Grasz dalej tutaj?
carry-here = To urządzenie przejmie imię i wszystkie miejsca z urządzenia, które pokazało kod. Tam też można dalej grać.
carry-here-instead = Teraz ta przeglądarka zna imię { $name }. Przestanie je znać, a z nim jego stoły.
carry-here-take = Tak, gram tutaj

# Jedno urządzenie

shared-add = Jedno urządzenie dla wszystkich
shared-add-why = Dosadź tych, którzy siedzą obok. Między ruchami ekran się zasłoni i każdy zobaczy tylko swoje.
shared-name = Imię osoby obok
shared-sit = Dosadź
shared-here = przy tym urządzeniu
shared-stand = Wstaje
shared-rematch = Jeszcze raz, wszyscy stąd
shared-forget = Zapomnij dosadzonych
shared-forget-why = Imiona, notatki i wypowiedzi osób dosadzonych na tym urządzeniu ({ $names }) znikną z serwera, przy wszystkich stołach. Ruchy zostaną, jako ruchy kogoś bez imienia.
shared-forget-sure = Zapomnij
cover-for = Podaj urządzenie dalej. Teraz:
cover-turn = Kolej na: { $name }
cover-nobody = Teraz gra
cover-hold = Przytrzymaj, żeby odsłonić
cover-pin = Wpisz PIN, żeby odsłonić
cover-sure = Czy to na pewno Ty? Inni niech nie patrzą.
cover-it-is-me = To ja, odsłoń
cover-open = Odsłoń
cover-others = Ktoś inny chce zajrzeć do siebie?
cover-look = Chcesz zajrzeć do siebie? Przytrzymaj swoje imię.
cover-soon = Zaraz zasłonimy ekran.
cover-stay = Jeszcze patrzę
hand-on = Podaj dalej
note-waits = Notatka czeka na sieć
note-waits-why = To, co ostatnio zapisano na kartce ({ $name }), nie dotarło jeszcze do serwera. Gdy dotrze, ekran sam się zasłoni i można podać urządzenie dalej.
note-drop = Podaj dalej bez tej notatki
missed = Od ostatniego razu
pin-set = Ustaw PIN
pin-change = Zmień PIN
pin-new = Nowy PIN
pin-label = PIN
pin-keep = Zapamiętaj
pin-drop = Bez PIN-u
pin-digits = { $count ->
        [one] { $count } cyfra
        [few] { $count } cyfry
       *[other] { $count } cyfr
    }
pin-wrong = To nie ten PIN. Spróbuj jeszcze raz.
pin-forgotten = PIN przepadł: niech gra za mnie robot
pin-why = Z PIN-em nikt obok nie odsłoni Twojego miejsca. Zna go tylko to urządzenie i nie da się go odczytać.

# Sygnały

signals = Sygnały
signals-sounds = Dźwięki
signals-bell = Powiadomienie, gdy moja kolej
signals-bell-why = Gdy strona jest otwarta, ale patrzysz gdzie indziej.
signals-bell-not = Przeglądarka pozwala na nie tylko przez HTTPS.

# Rozmowa

talk-lines = Co powiedziano
talk-empty = Nikt jeszcze nic nie powiedział.
talk-to = Kto to usłyszy
talk-to-table = cały stół
talk-to-team = moja drużyna
talk-write-table = Powiedz coś do stołu
talk-write-team = Powiedz coś drużynie
talk-say = Powiedz
talk-team-only = tylko drużyna
talk-phrases = Gotowe zdania
talk-fill-in = Uzupełnij
talk-whom = Kto
talk-silent = Zasady gry każą Ci milczeć, dopóki trwa. Słyszysz swoją drużynę.
talk-watching = Rozmawiać mogą ci, którzy mają miejsce.
talk-hearing = Kogo słyszę
talk-mute = Wycisz: { $name }
talk-unread = { $count ->
        [one] nowa wiadomość
        [few] nowe wiadomości
       *[other] nowych wiadomości
    }

# Menu i głosowania

menu = Menu stołu
menu-undo = Cofnij ruch
menu-undo-why = Jeśli ktoś już się czegoś dowiedział, muszą zgodzić się wszyscy.
menu-hand-over = Robot zamiast: { $name }
menu-hand-back = Na miejsce wraca { $name }
menu-end = Zakończ bez zwycięzcy
menu-end-why = Wszyscy muszą się zgodzić.
menu-remove = Wyproś: { $name }
menu-remove-why = Wszyscy inni muszą się zgodzić; do końca gra robot.
menu-remove-sure = Tak, zapytaj innych
menu-resign = Zrezygnuj
menu-resign-why = Za Ciebie dogra robot, a wynik to pokaże.
menu-resign-ends = Gra się skończy i wygra druga strona.
menu-resign-sure = Tak, rezygnuję
menu-leave = Odejdź od stołu
menu-leave-why = Miejsce czeka na Twój powrót.
screen-open = Na dużym ekranie
screen-why = Plansza dla całego pokoju: to, co widzą wszyscy
screen-latest = Ostatnio
screen-join = Usiądź do stołu: zeskanuj kod albo wpisz adres
screen-small-title = Ten widok jest dla telewizora
screen-small = Plansza dla całego pokoju czeka na telewizor albo komputer: tutaj litery byłyby za małe. Otwórz tam
screen-small-table = Graj albo patrz tutaj
screen-small-turn = Możesz też obrócić telefon.
screen-small-anyway = Pokaż tutaj mimo to
menu-watch = Dla tych, którzy chcą popatrzeć
menu-spectators = { $count ->
        [0] Nikt nie patrzy
        [one] { $count } osoba patrzy
        [few] { $count } osoby patrzą
       *[other] { $count } osób patrzy
    }
menu-commitment = Odcisk rozdania:
vote-undo = { $by } prosi o cofnięcie ruchu.
vote-end = { $by } proponuje zakończyć bez zwycięzcy.
vote-hand-over = { $by } proponuje, żeby zagrał robot. Miejsce: { $seat }.
vote-hand-back = { $by } proponuje powrót na miejsce: { $seat }.
vote-remove = { $by } proponuje wyprosić kogoś: { $seat }. Do końca zagra robot.
vote-undo-you = Prosisz o cofnięcie ruchu.
vote-end-you = Proponujesz zakończyć bez zwycięzcy.
vote-hand-over-you = Proponujesz, żeby zagrał robot. Miejsce: { $seat }.
vote-hand-back-you = Proponujesz powrót na miejsce: { $seat }.
vote-remove-you = Proponujesz wyprosić kogoś: { $seat }. Do końca zagra robot.
vote-agreed = Za: { $names }.
vote-yes = Zgoda
vote-no = Nie
vote-withdraw = Wycofaj

# Wynik

result-you = Wygrana!
result-winners = { $count ->
        [one] Wygrywa { $names }
       *[other] Wygrywają: { $names }
    }
result-drawn = Remis: { $names }
result-team = Wygrywają { $team } { $score }
result-your-team = Wygrana! { $team } { $score }
result-conceded = Druga strona zrezygnowała.
scores-place = Miejsce
scores-name = Gracz
scores-points = Punkty
scores-won = wygrana
series = { $count ->
        [one] Po { $count } grze:
       *[other] Po { $count } grach:
    }
series-drawn = { $count ->
        [one] { $count } remis
        [few] { $count } remisy
       *[other] { $count } remisów
    }
result-nobody = Nikt nie wygrywa
result-stopped = Koniec bez zwycięzcy
result-help = Program: { $help }.
result-resigned = Rezygnacja: { $names }.
result-assisted = W zastępstwie grał robot: { $names }.
result-hints = { $asked ->
        [none] Podpowiedzi były dozwolone, nikt o nie nie prosił.
       *[other] Podpowiedzi: { $asked }.
    }
result-rematch = Jeszcze raz
result-rematch-join = Dołącz do rewanżu
result-rematch-watch = Zobacz rewanż
result-replay = Powtórka
seal-whole = Rozdanie było uczciwe: ustalono je, zanim ktokolwiek zobaczył karty, także z liczby wylosowanej przez Twoją przeglądarkę, i nikt go potem nie zmienił. Ta strona właśnie to sprawdziła.
seal-not-mine = Rozdanie było uczciwe: ustalono je, zanim ktokolwiek zobaczył karty, i nikt go potem nie zmienił. Ta strona właśnie to sprawdziła.
seal-broken = Rozdanie nie zgadza się z tym, co serwer obiecał przed grą!

# Jak to było

story-title = Jak to było
story-counting = Chwila, liczymy, ile warte było każde pytanie…
story-moment = Zobacz w powtórce: posunięcie { $ply }
story-questions = Ile warte były pytania
story-bits-are = Przy każdym ruchu: ile kodów po nim zostało i czy dało się lepiej. Pasek mówi, ile pytanie naprawdę dało, a kreska, ile średnio obiecywało najlepsze. Jeden bit to o połowę mniej możliwych rozdań.
story-points-are = Przy każdym strzale: szansa trafienia i ile punktów był średnio wart. Kreska na pasku pokazuje najlepszy możliwy strzał. Bity mówią, ile się przy tym dowiadywano; pewne trafienie nie mówi nic nowego, a i tak daje punkty.
story-choice = { $name }: pytania warte { $percent }% najlepszych
story-chance = szansa { $percent }%
story-got = { story-table-bits }
story-expected = średnio { $bits }
story-was-best = lepszego nie było
story-points = średnio { NUMBER($points, maximumFractionDigits: 1) } pkt
story-left = { $left ->
        [0] nie został żaden kod z { $codes }
        [one] został { $left } kod z { $codes }
        [few] zostały { $left } kody z { $codes }
       *[other] zostało { $left } kodów z { $codes }
    }
story-better-certain = kod był już pewny: { $best }
story-better-points = więcej wart: { $best } (średnio { NUMBER($worth, maximumFractionDigits: 1) } pkt)
story-better-bits = lepsze: { $best } (średnio { NUMBER($worth, maximumFractionDigits: 1) } bitu)

# Powtórka

replay-title = Powtórka
replay-steps = Kroki
replay-step = { $at } z { $last }
replay-first = Na początek
replay-back = Krok w tył
replay-next = Krok naprzód
replay-last = Na koniec
replay-eyes = Czyimi oczami
replay-open = wszystko odkryte
replay-spectator = widz
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-keys = Klawisze: ← i → to krok, Home i End początek i koniec, spacja odtwarza i zatrzymuje
replay-caption = Co się stało w tym kroku
replay-deal = Rozdanie.
replay-speed = Tempo odtwarzania: { $speed }×
replay-to-table = Wróć do stołu
replay-copy = Link do tej chwili
replay-record = Zapis gry
replay-record-notes = Zapis z moimi notatkami
replay-file = Otwórz zapis gry
replay-file-lead = Grę zapisaną w pliku można tu obejrzeć jeszcze raz, także tę z innego serwera. Zostanie rozdana i rozegrana od nowa według zasad; nic z niej nie zachowamy.
replay-file-choose = Wybierz plik
replay-file-opening = Rozgrywam od nowa…
replay-file-drop = Albo upuść go tutaj.
replay-file-other = Inny plik
replay-from-file = Gra z pliku.
replay-same = Rozegrana tu od nowa według zasad, wychodzi tak samo.
replay-flaw-unknown = Zgodnych z zasadami ruchów: { $count }; reszty pliku nie da się rozegrać.
replay-flaw-order = Zgodnych z zasadami ruchów: { $count }; dalej plik cofa się w czasie.
replay-flaw-told = Zgodnych z zasadami ruchów: { $count }; dalej plik opowiada co innego.
replay-flaw-end = Wszystkie ruchy są zgodne z zasadami, ale gra nie kończy się tak, jak mówi plik.

# Zasady

rules = Zasady
rules-table = Zasady wspólne dla wszystkich stołów
brief-goal = O co chodzi
brief-turn = Co się robi
brief-end = Jak się kończy
rules-whole = Całe zasady, punkt po punkcie
rules-ruling = Rozstrzygnięcie.
rules-read-clause = Czytaj { $clause }

# Kłopoty

problem-unreachable = Serwer nie odpowiada. Spróbuj za chwilę.
problem-malformed = Serwer nie zrozumiał tej prośby.
problem-too-large = Tego jest za dużo naraz.
problem-too-fast = Za szybko. Odczekaj chwilę.
problem-too-many = Za dużo naraz z tego adresu. Spróbuj później.
problem-unknown-table = Nie ma takiego stołu.
problem-unknown-contest = Nie ma takich zawodów.
problem-unknown-game = Nie ma takiej gry.
problem-unknown-rules = Nie ma takich zasad.
problem-unknown-pass = Ta przepustka nie działa: ktoś jej już użył, została wycofana albo wygasła.
problem-bad-token = Ta przeglądarka nie jest już rozpoznawana. Podaj imię jeszcze raz.
problem-fault = Serwer popełnił błąd. Nic się nie zmieniło.
problem-not-ready = Serwer nie jest jeszcze gotowy.

# Galeria

gallery = Galeria części

# Pierwsza gra: karta, która prowadzi

lesson = Pierwsza gra
lesson-progress = Krok { $step } z { $steps }
lesson-next = Dalej
lesson-last = Kończę lekcję
lesson-leave = Wyjdź z lekcji
lesson-wait = { $names } robi ruch…
lesson-astray = To też dozwolony ruch, tylko lekcja miała na myśli inny:
lesson-take-back = Cofnij ruch
lesson-alone = Gram dalej bez lekcji
lesson-real = Prawdziwa gra z robotem
lesson-friends = Zagraj ze znajomymi
lesson-again = Od początku
lesson-onward = Druga część
lesson-left = Grasz dalej bez lekcji. Powodzenia!
lesson-result = To była lekcja: rozdanie jest w niej zawsze takie samo.
lesson-guest = Gość

# Plansza bez rysunku

plain-moves = Twoje ruchy
plain-no-moves = Teraz nie masz nic do zrobienia.
plain-hand = Tylko dla Twoich oczu
plain-help = Co można wyliczyć
plain-open = Co było ukryte
plain-make = Zrób to
plain-yes = tak
plain-no = nie
plain-none = nic
plain-more = { $what }: więcej
plain-fewer = { $what }: mniej

# Co się stało od własnego ruchu

since-move = Od Twojego ruchu
since-lately = Ostatnio
since-all = { $count ->
        [one] { $count } zdarzenie
        [few] wszystkie { $count }
       *[other] wszystkie { $count }
    }
since-dismiss = Przeczytane
since-where = Pokaż, gdzie
show-faster = Dwa razy szybciej
show-next = Następne zdarzenie
show-skip = Pomiń
show-again = Pokaż jeszcze raz

# Zadania dnia

today = Zadania dnia
today-lead = Codziennie o północy po jednym zadaniu z każdej gry, dla wszystkich takie samo.
start-doors = Co jeszcze
today-door = Zadania na dziś
contests = Zawody
contest-on = Dalej do zawodów
contest-waits = Czekamy na: { $names }. Gra zacznie się sama, gdy wszyscy usiądą.
table-held = To samo rozdanie grają teraz także inni. Stół otworzy się dla wszystkich, gdy skończą.
results-door = Moje wyniki
today-start = Rozwiąż
today-go-on = Graj dalej
today-see = Zobacz
today-back = Dzisiejsze zadania
today-earlier = Dzień wcześniej
today-later = Dzień później
today-streak = { $days ->
        [0] Zacznij serię: rozwiąż dziś dowolne zadanie.
        [one] Seria: { $days } dzień.
       *[other] Seria: { $days } dni z rzędu.
    }
today-game-streak = { $days ->
        [one] seria: { $days } dzień
       *[other] seria: { $days } dni
    }
today-seed = Ziarno tego dnia
today-commitment = Odcisk ziarna tego dnia
today-tomorrow = Odcisk ziarna na jutro
today-proof = Skąd wiadomo, że zadania wylosowano wcześniej
challenge-of = Zadanie dnia, { $day }
challenge-result-best = { $counted }: lepszego rozwiązania nie znamy.
challenge-result-worse = { $counted }, najlepiej było { $best }.
challenge-result-better = { $counted }: lepiej niż wzorzec ({ $best })!
challenge-result-failed = Tym razem się nie udało. Najlepiej: { $par }.
challenge-beaten = Lepiej niż { $percent } % rozwiązujących.
challenge-squares = Przebieg: { $list }
challenge-square-0 = pudło
challenge-square-1 = po części
challenge-square-2 = dobrze
challenge-share = Udostępnij wynik
challenge-copy = Kopiuj wynik
challenge-best-line = Najlepsze rozwiązanie
challenge-end = Koniec zadania: { $counted }.
challenge-why = Dlaczego tak
challenge-other = Inne zadania
challenge-give-up = Poddaj się i zobacz rozwiązanie
challenge-give-up-sure = Poddaję się
challenge-give-up-why = Zadanie każdy rozwiązuje raz, a wynik się liczy.

# Zagadki

puzzles = Zagadki
puzzle-one = Zagadka
puzzles-lead = Pozycje z rozegranych partii, w których jeden ruch był o wiele lepszy od zagranego. Znajdź go.
puzzles-how-hard = Jak trudne
puzzle-mine = w sam raz
puzzle-easy = łatwe
puzzle-middling = średnie
puzzle-hard = trudne
puzzle-easy-one = Łatwa zagadka.
puzzle-middling-one = Średnia zagadka.
puzzle-hard-one = Trudna zagadka.
puzzles-new = Tu czeka pierwsza zagadka.
puzzles-tried = { $tried ->
        [one] Rozwiązane: { $solved } z { $tried } zagadki.
       *[other] Rozwiązane: { $solved } z { $tried } zagadek.
    }
puzzles-none = Nowych zagadek na razie nie ma. Roboty grają dla Ciebie następne partie: zajrzyj za kilka minut.
puzzle-standing = Twój ranking: { $rating } ± { $spread }.
puzzle-right = Tak, to najlepszy ruch!
puzzle-wrong = Nie, był lepszy ruch.
puzzle-given-up = Oto rozwiązanie.
puzzle-best = Najlepszy ruch
puzzle-own = Twój ruch
puzzle-played = W tej partii zagrano
puzzle-own-played = Twój ruch, tak też zagrano w tej partii
puzzle-worth-points = (średnio { $worth } pkt)
puzzle-worth-bits = (dzieli możliwości na pół średnio { $worth } { $worth ->
        [one] raz
        [few] razy
        [many] razy
       *[other] raza
    })
puzzle-worth-chance = ({ $worth } % szans, że trafnie)
puzzle-worth-win = ({ $worth } % szans na wygraną)
puzzle-worth-nothing = (niczego tu nie trafia)
puzzle-worth-unknown = (nie zapowiadał się dobrze)
puzzle-from-people = Z partii ludzi, którzy się na to zgodzili.
puzzle-from-robots = Z partii robotów.
puzzle-next = Następna zagadka
puzzle-look = Obejrzyj pozycję

# Bez sieci
offline = Nie ma sieci. Działają zasady, wiedza, pierwsze gry i zaczęte zadania.
problem-offline = To wymaga sieci. Bez niej lekcja ma jeden ruch: zaznaczony.
lesson-recorded = Bez sieci: lekcja z nagrania.
today-kept = Zaczęte zadania można przemyśleć bez sieci; ruch pójdzie, gdy wróci.
today-none-kept = Zadanie zaczyna się z siecią; potem można je przemyśleć bez niej.

# Instalowanie
install-title = Zasłonka jak aplikacja.
install-why = Zostanie na ekranie głównym i otworzy się także bez sieci.
install-by-hand = W Safari: Udostępnij, potem „Do ekranu początkowego”.
install-do = Zainstaluj
install-no = Nie, dziękuję
install-seen = Rozumiem

# Zaproszenia od znajomych

friends = Znajomi
invited-title = Zaproszenia
invited = { $name } zaprasza: { $game }
invited-come = Dołącz
invited-decline = Nie tym razem

# Gry na dni

until-now = czas minął
until-today = dziś do { $time }
until-tomorrow = do jutra, { $time }
until-day = do { $date } ({ $weekday }), { $time }
turns = Moje ruchy
turns-why = Wszystkie gry na dni, powiadomienia i kalendarz
turns-told = Powiedz mi, gdy przyjdzie moja kolej
