# Wszędzie

home = Do początku
close = Zamknij
loading = Chwila…
not-now = Nie teraz
you = Ty
language-pl = po polsku
language-en = po angielsku
theme-dark = Tryb nocny
theme-light = Tryb dzienny
lost = Tu nic nie ma.
privacy = Prywatność
unofficial = Projekt nieoficjalny, niezwiązany z wydawcami gier.

# Początek

start-lead = Stół do gier, w których każdy coś chowa. Zaproś znajomych linkiem albo zmierz się z robotem.
start-code = Kod stołu
start-join = Dosiądź się
start-shelf = Gry na półce
start-play-bot = Zagraj z robotem
start-invite = Zaproś znajomych
start-my-tables = Twoje stoły
start-older-tables = { $count ->
        [one] Jeszcze { $count } stół
        [few] Jeszcze { $count } stoły
       *[other] Jeszcze { $count } stołów
    }
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
name-forget = Zapomnij o mnie
name-forget-why = Imię znika ze wszystkich stołów, a w trwających grach miejsce zajmuje robot.
name-forget-added = Tak samo zapomnimy osoby dosadzone na tym urządzeniu.
name-change = Zmień imię

# Ustawianie stołu

setup-players = Ile osób gra?
setup-seat = Miejsce { $seat }
setup-person = człowiek
setup-bot = robot, { $level }
setup-variants = Warianty
setup-help = Pomoc dla całego stołu
setup-hints = Podpowiedzi
setup-clock = Zegar
setup-open = Otwórz stół
setup-deal = Rozdaj
clock-none = bez zegara
clock-quick = 5 min + 10 s
clock-calm = 15 min + 20 s
clock-left = Pozostały czas
clock-step = Czas na ten ruch

# Poczekalnia

lobby-title = Siadamy do stołu
lobby-help = Pomoc: { $help }
lobby-hints = Podpowiedzi na życzenie
lobby-clock = Zegar: { $minutes } min i { $seconds } s po każdym ruchu
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
hint-says = Mistrz radzi: { $move }
hint-mark = mistrz radzi to
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
menu-resign = Zrezygnuj
menu-resign-why = Za Ciebie dogra robot, a wynik to pokaże.
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
result-nobody = Nikt nie wygrywa
result-stopped = Koniec bez zwycięzcy
result-help = Pomoc: { $help }.
result-resigned = Rezygnacja: { $names }.
result-hints = { $asked ->
        [none] Podpowiedzi były dozwolone, nikt o nie nie prosił.
       *[other] Podpowiedzi: { $asked }.
    }
result-rematch = Jeszcze raz
result-rematch-join = Dołącz do rewanżu
result-rematch-watch = Zobacz rewanż
result-replay = Powtórka
seal-whole = Rozdanie sprawdzone: takie, jak obiecane przed grą, z Twoją liczbą w środku.
seal-not-mine = Rozdanie sprawdzone: takie, jak obiecane przed grą.
seal-broken = Rozdanie nie zgadza się z tym, co serwer obiecał przed grą!

# Jak to było

story-title = Jak to było
story-counting = Chwila, liczymy, ile warte było każde pytanie…
story-moment = Zobacz w powtórce: posunięcie { $ply }
story-questions = Ile warte były pytania
story-bits-are = Jeden bit to o połowę mniej możliwych rozdań. Pasek mówi, ile pytanie naprawdę dało, a kreska, ile średnio obiecywało najlepsze z możliwych. Pewny strzał nie mówi nic nowego.
story-choice = { $name }: pytania warte { $percent }% najlepszych
story-chance = szansa { $percent }%
story-got = { $bits ->
        [one] { $bits } bit
        [few] { $bits } bity
        [many] { $bits } bitów
       *[other] { $bits } bitu
    }
story-expected = średnio { $bits }
story-was-best = lepszego nie było
story-best = najlepsze: { $best } (średnio { $bits })

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
rules-ruling = Rozstrzygnięcie.
rules-read-clause = Czytaj { $clause }

# Kłopoty

problem-unreachable = Serwer nie odpowiada. Spróbuj za chwilę.
problem-malformed = Serwer nie zrozumiał tej prośby.
problem-too-large = Tego jest za dużo naraz.
problem-too-fast = Za szybko. Odczekaj chwilę.
problem-too-many = Za dużo naraz z tego adresu. Spróbuj później.
problem-unknown-table = Nie ma takiego stołu.
problem-unknown-game = Nie ma takiej gry.
problem-unknown-rules = Nie ma takich zasad.
problem-unknown-pass = Ta przepustka nie działa: ktoś jej już użył, została wycofana albo wygasła.
problem-bad-token = Ta przeglądarka nie jest już rozpoznawana. Podaj imię jeszcze raz.
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
lesson-again = Od początku
lesson-onward = Druga część
lesson-left = Grasz dalej bez lekcji. Powodzenia!
lesson-result = To była lekcja: rozdanie jest w niej zawsze takie samo.
lesson-guest = Gość
