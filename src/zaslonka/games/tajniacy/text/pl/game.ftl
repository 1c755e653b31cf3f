# Drużyny i kafelki

tajniacy-red = Czerwoni
tajniacy-blue = Niebiescy
tajniacy-bystander = obserwator
tajniacy-assassin = zabójca
tajniacy-clue = wskazówka
tajniacy-guesses = zgadywanie

# Powody sprzeciwu, słowami

tajniacy-TAJ-50 = więcej niż jedno słowo (TAJ-50)
tajniacy-TAJ-52 = inna forma słowa ze stołu (TAJ-52)
tajniacy-TAJ-53 = część słowa ze stołu albo złożenie z nim (TAJ-53)
tajniacy-TAJ-54 = nie dotyczy znaczenia (TAJ-54)
tajniacy-TAJ-55 = nie w języku tego stołu (TAJ-55)
tajniacy-TAJ-56 = wskazuje na litery słowa (TAJ-56)
tajniacy-TAJ-57 = tylko brzmi tak samo (TAJ-57)
tajniacy-TAJ-60 = skrótowiec (TAJ-60)

# Zdarzenia

event-tajniacy-asked = { $by } pyta o wskazówkę „{ $word }”.
event-tajniacy-answered = { $yes ->
        [yes] { $by } zgadza się na „{ $word }”.
       *[no] { $by } nie zgadza się na „{ $word }”.
    }
event-tajniacy-clued = { $team }, { $by }: „{ $word }”, { $number ->
        [none] nieograniczone
       *[other] { $number }
    }.
event-tajniacy-stands = { $by ->
        [none] Nie było sprzeciwu: można zgadywać.
       *[other] { $by } dopuszcza wskazówkę.
    }
event-tajniacy-objected = { $by } zgłasza sprzeciw i „{ $word }” odpada: { $clause }. Ta tura przepada.
event-tajniacy-disputed = { $by } ma zastrzeżenie do „{ $word }”: { $clause }. Program niczego nie znalazł, więc decyduje szef, który ją podał.
event-tajniacy-withdrawn = { $by } wycofuje „{ $word }” i poda inną wskazówkę. Nikt nic nie traci.
event-tajniacy-kept = { $by ->
        [none] Wskazówka „{ $word }” zostaje.
       *[other] { $by } zostaje przy „{ $word }”.
    }
event-tajniacy-covered = Za złą wskazówkę rywali { $by } zakrywa { $word }.
event-tajniacy-forwent = { $by } nie zakrywa żadnego słowa za złą wskazówkę rywali.
event-tajniacy-touched = { $by } wskazuje { $word }: { $kind ->
        [Czerwoni] czerwony agent
        [Niebiescy] niebieski agent
       *[other] { $kind }
    }.
event-tajniacy-stopped = { $by ->
        [none] Czas minął. { $team } kończą zgadywanie.
       *[other] { $by } kończy turę. { $team } nie zgadują dalej.
    }
event-tajniacy-clue-missed = { $team } nie zdążyli ze wskazówką{ $times ->
        [1] {""}
       *[other] {" "}({ $times } razy z rzędu)
    }. Tura przepada.
event-tajniacy-passed = { $team }: { $phase }.
event-tajniacy-key-shown = { $winner } wygrywają. Klucz leży odkryty.

# Odmowy

refused-tajniacy-team-for-each-seat = Miejsc jest { $places }, a drużynę wyznaczono { $teams ->
        [0] żadnemu z nich
       *[other] tylko { $teams } z nich
    }.
refused-tajniacy-team-too-small = { $team }: w drużynie muszą być co najmniej { $least } osoby.
refused-tajniacy-one-spymaster-each = Każda drużyna potrzebuje dokładnie jednego szefa.
refused-tajniacy-seconds = Zegar może mieć od { $least } do { $most } sekund.
refused-tajniacy-no-table-clock = Przy grze z pudełka nie ma zegara stołu. Ustaw sekundy na wskazówkę i na zgadywanie.
refused-tajniacy-no-bot-with-the-key = Przy grze z pudełka szefem musi być osoba: bot nie widzi prawdziwego stołu.
refused-tajniacy-too-many-words = Na liście może być najwyżej { $most } słów, a jest { $words }.
refused-tajniacy-too-few-words = Na liście musi być co najmniej { $least } różnych słów, a jest { $words }.
refused-tajniacy-word-twice = Słowo „{ $word }” jest na liście dwa razy.
refused-tajniacy-word-not-spelled = „{ $word }”: w słowach mogą być tylko litery łacińskie, cyfry, spacje, łącznik i apostrof.
refused-tajniacy-word-too-long = Słowo „{ $word }…” ma ponad { $most } znaków.
refused-tajniacy-rivals-give = Teraz wskazówkę podaje szef rywali.
refused-tajniacy-number = Podaj liczbę od 0 do 9 albo „nieograniczone”.
refused-tajniacy-one-word = „{ $word }” to więcej niż jeden wyraz. Zapytaj szefa rywali, czy się zgodzi.
refused-tajniacy-on-the-table = { $word } leży na stole.
refused-tajniacy-not-spelled = We wskazówce mogą być tylko litery łacińskie i cyfry, a wewnątrz słowa łącznik i apostrof.
refused-tajniacy-too-long = Wskazówka może mieć najwyżej { $most } znaków.
refused-tajniacy-own-question = Na to pytanie odpowiada szef rywali.
refused-tajniacy-nothing-asked = Nikt teraz o nic nie pyta.
refused-tajniacy-not-answered-yet = Na poprzednie pytanie nie ma jeszcze odpowiedzi.
refused-tajniacy-already-answered = O „{ $word }” było już pytanie w tej turze.
refused-tajniacy-agreed = Na „{ $word }” była już zgoda.
refused-tajniacy-homonyms-admitted = Przy tym stole słowa brzmiące tak samo są dozwolone.
refused-tajniacy-abbreviations-admitted = Przy tym stole skrótowce są dozwolone.
refused-tajniacy-objections-used-up = Program przed tym nie ostrzegał, a oba takie sprzeciwy są już wykorzystane.
refused-tajniacy-not-what-was-found = Program znalazł tu co innego: wybierz powód, który zaznaczył.
refused-tajniacy-meant-twice = To samo słowo jest wymienione dwa razy.
refused-tajniacy-not-own-word = { $word } to nie słowo Twojej drużyny.
refused-tajniacy-not-the-judge = Sprzeciw zgłasza tylko szef rywali, i to przed pierwszą próbą.
refused-tajniacy-operatives-guess = Zgadują tajniacy drużyny, której jest tura.
refused-tajniacy-guess-first = Najpierw trzeba wskazać choć jedno słowo.
refused-tajniacy-no-such-word = Nie ma takiego słowa.
refused-tajniacy-covered = { $word } jest już zakryte.

# Zakończenia

reason-tajniacy-all-found = Wszyscy agenci drużyny odnalezieni.
reason-tajniacy-found-by-rivals = Ostatnie słowo zwycięzców odkryli rywale.
reason-tajniacy-penalty = Ostatnie słowo zostało zakryte za złą wskazówkę.
reason-tajniacy-assassin = Tajniacy natrafili na zabójcę.
reason-tajniacy-no-clue = Trzy razy z rzędu zabrakło wskazówki na czas.
reason-tajniacy-boxed = Gra na prawdziwym stole dobiegła końca.

# Podpowiedzi

hint-tajniacy-ask = Spytaj szefa rywali o „{ $word }”.
hint-tajniacy-answer = { $yes ->
        [yes] Odpowiedz, że może być.
       *[no] Odpowiedz, że nie.
    }
hint-tajniacy-give-clue = Podaj wskazówkę: { $word }, { $number ->
        [none] { tajniacy-unlimited }
       *[other] { $number }
    }.{ $words ->
        [none] {""}
       *[other] {" "}Chodzi o: { $words }.
    }
hint-tajniacy-let-stand = Dopuść tę wskazówkę.
hint-tajniacy-object = Zgłoś sprzeciw: { $clause }.
hint-tajniacy-withdraw = Wycofaj wskazówkę i podaj inną.
hint-tajniacy-insist = Zostań przy wskazówce.
hint-tajniacy-cover = Zakryj swoje słowo: { $word }.
hint-tajniacy-forgo = Nie zakrywaj żadnego słowa.
hint-tajniacy-touch = Wskaż słowo: { $word }.
hint-tajniacy-stop = Zakończ turę.
hint-tajniacy-next = Prowadź zegar dalej.
hint-tajniacy-finish = Ogłoś, kto wygrywa: { $winner }.

# Plansza

tajniacy-offer-ask = spytaj rywala
tajniacy-offer-give-clue = podaj wskazówkę
tajniacy-offer-answer = odpowiedz szefowi rywali
tajniacy-offer-let-stand = dopuść wskazówkę
tajniacy-offer-object = zgłoś sprzeciw, jeśli jest zła
tajniacy-offer-withdraw = wycofaj wskazówkę
tajniacy-offer-insist = zostań przy niej
tajniacy-offer-cover = zakryj swoje słowo
tajniacy-offer-forgo = zrezygnuj z tego
tajniacy-offer-touch = zgaduj
tajniacy-offer-stop = zakończ turę
tajniacy-offer-next = prowadź zegar
tajniacy-offer-finish = ogłoś koniec
tajniacy-board = Kryptonimy
tajniacy-stand = Stan gry
tajniacy-key = Klucz
tajniacy-key-row = Rząd { $row }: { $kinds }.
tajniacy-tile = { $kind ->
        [red] czerwony agent
        [blue] niebieski agent
        [assassin] zabójca
       *[bystander] obserwator
    }
tajniacy-known = , { tajniacy-tile }
tajniacy-covered = , zakryte: { tajniacy-tile }
tajniacy-marked = , zaznacza: { $names }
tajniacy-thinks = { $name } daje { $percent }%
tajniacy-robot-thinks = { $name } podaje szanse. Wskazujesz Ty.
tajniacy-robot-decides = Niech w tej turze zdecyduje { $name }
tajniacy-left = { $count ->
        [one] słowo do odnalezienia
        [few] słowa do odnalezienia
       *[other] słów do odnalezienia
    }
tajniacy-spymaster = szef
tajniacy-operative = tajniak
tajniacy-unlimited = nieograniczone
tajniacy-now-giving = szef wymyśla wskazówkę
tajniacy-now-judging = szef rywali ocenia wskazówkę
tajniacy-now-conceding = rywale mają zastrzeżenie: szef zostawia albo wycofuje wskazówkę
tajniacy-now-guessing = tajniacy zgadują
tajniacy-now-penalty = rywale podali złą wskazówkę: szef może zakryć swoje słowo
tajniacy-now-boxed = gra toczy się na prawdziwym stole
tajniacy-winner = Wygrywają { $team }
tajniacy-clues = Wskazówki
tajniacy-no-clues = Nie padła jeszcze żadna wskazówka.
tajniacy-struck = Odrzucona:

# Szefowie

tajniacy-give = Twoja wskazówka
tajniacy-give-how = Jedno słowo i liczba. Poza tym milczysz.
tajniacy-clue-word = Wskazówka
tajniacy-clue-number = Liczba słów
tajniacy-give-this = Podaję
tajniacy-ask-rival = Spytaj rywala
tajniacy-asked = Pytania do szefa rywali
tajniacy-answer = { $yes ->
        [yes] : zgoda
        [no] : nie ma zgody
       *[none] : czeka na odpowiedź
    }
tajniacy-asks-you = Szef rywali pyta, czy może podać „{ $word }”
tajniacy-answer-yes = Może być
tajniacy-answer-no = Nie
tajniacy-judge = Czy „{ $word }” to dobra wskazówka?
tajniacy-judge-late = Przed pierwszą próbą możesz jeszcze odrzucić „{ $word }”
tajniacy-doubtful = Wątpliwa
tajniacy-let-stand = Dopuszczam
tajniacy-object = Sprzeciw…
tajniacy-object-to = Sprzeciw wobec „{ $word }”
tajniacy-disputed = Rywale mają zastrzeżenie do „{ $word }”
tajniacy-disputed-how = Powód: { $ground }. Możesz podać inną wskazówkę i nic nie tracisz.
tajniacy-withdraw = Wycofuję
tajniacy-insist = Zostaje
tajniacy-object-how = { $found ->
        [yes] Program coś znalazł: odrzucona wskazówka kończy turę rywali, a Ty możesz zakryć swoje słowo.
       *[no] Program nic tu nie znalazł. Szef rywali może wskazówkę wycofać i podać inną; jeśli nie zechce, zostaje.
    }
tajniacy-ground-TAJ-50 = Więcej niż jedno słowo
tajniacy-ground-TAJ-52 = Inna forma słowa ze stołu
tajniacy-ground-TAJ-53 = Część słowa ze stołu albo złożenie z nim
tajniacy-ground-TAJ-54 = Nie dotyczy znaczenia: litery, miejsce na stole
tajniacy-ground-TAJ-55 = Nie w języku tego stołu
tajniacy-ground-TAJ-56 = Wskazuje na litery słowa
tajniacy-ground-TAJ-57 = Słowo tylko brzmi tak samo
tajniacy-ground-TAJ-60 = Skrótowiec
tajniacy-warned = program ostrzega
tajniacy-penalty = Zła wskazówka rywali: możesz zakryć jedno swoje słowo
tajniacy-penalty-how = Dotknij swojego słowa na stole, a potem potwierdź.
tajniacy-cover = Zakrywam: { $word }
tajniacy-forgo = Nie zakrywam

# Tajniacy

tajniacy-guess = Które słowo?
tajniacy-guess-how = Dotknięcie zaznacza słowo tylko dla drużyny. Wskazuje je dopiero ten przycisk.
tajniacy-pick-first = Wybierz słowo
tajniacy-touch = Wskazuję: { $word }
tajniacy-stop = Kończymy turę

# Gra w pudełku

tajniacy-boxed = Jak idzie gra na stole?
tajniacy-boxed-how = Słowa leżą na prawdziwym stole. Klucz widzą tylko szefowie, na swoich telefonach.
tajniacy-begins = Zaczynają: { $team }
tajniacy-clue-given = Wskazówka padła
tajniacy-turn-over = Koniec tury
tajniacy-finish = Koniec gry…
tajniacy-who-won = Kto wygrywa?

# Przed rozdaniem

tajniacy-in-pl = polski
tajniacy-in-en = angielski
tajniacy-words-how = Po jednym w wierszu albo po przecinku
tajniacy-words-count = { $count ->
        [one] { $count } słowo
        [few] { $count } słowa
       *[other] { $count } słów
    }
tajniacy-seconds = { $seconds } s
tajniacy-no-limit = bez limitu
tajniacy-sides = Drużyny i szefowie
tajniacy-sides-how = Każda drużyna ma jednego szefa i co najmniej jednego tajniaka.
tajniacy-your-seat = Twoje miejsce

# Jak to było

story-tajniacy-opening = Zaczynają { $team }. { $count ->
        [0] Nie pada ani jedna wskazówka.
        [one] Pada { $count } wskazówka.
        [few] Padają { $count } wskazówki.
       *[other] Pada { $count } wskazówek.
    }
story-tajniacy-boxed-opening = Zaczynają { $team }. Gra na prawdziwym stole trwa { $count ->
        [one] { $count } turę
        [few] { $count } tury
       *[other] { $count } tur
    }.
story-tajniacy-best-clue = Wskazówka gry: „{ $word }”. { $by } naprowadza nią swoich na { $count ->
        [few] { $count } słowa
       *[other] { $count } słów
    }: { $words }.
story-tajniacy-worst-touch = Pech: przy wskazówce „{ $clue }” { $by } wskazuje { $word }, a tam kryje się agent rywali.
story-tajniacy-objection = Spór o słowo: { $by } zgłasza sprzeciw i wskazówka „{ $word }” przepada.
story-tajniacy-late = { $count ->
        [one] Raz wskazówka nie pada na czas.
       *[other] Wskazówka nie pada na czas { $count } razy.
    }
story-tajniacy-meant = „{ $word }” miało prowadzić do: { $words }.
story-tajniacy-race = { $count ->
        [0] Prowadzenie ani razu nie przechodzi do drugiej drużyny
        [one] Prowadzenie raz przechodzi do drugiej drużyny
       *[other] Prowadzenie { $count } razy przechodzi do drugiej drużyny
    }, { $bystanders ->
        [0] a żaden obserwator nie zostaje zaczepiony.
        [one] a zaczepiony zostaje { $bystanders } obserwator.
        [few] a zaczepieni zostają { $bystanders } obserwatorzy.
       *[other] a zaczepionych zostaje { $bystanders } obserwatorów.
    }
story-tajniacy-left = Rywalom { $left ->
        [one] zostaje { $left } słowo
        [few] zostają { $left } słowa
       *[other] zostaje { $left } słów
    }.
story-tajniacy-all-found = { $team } odnajdują ostatniego agenta i wygrywają. { story-tajniacy-left }
story-tajniacy-found-by-rivals = Ostatniego agenta zwycięzców odkrywają sami rywale. { $team } wygrywają w nie swojej turze. { story-tajniacy-left }
story-tajniacy-penalty = Ostatnie słowo zostaje zakryte za złą wskazówkę rywali. { $team } wygrywają. { story-tajniacy-left }
story-tajniacy-assassin = A potem katastrofa: przy wskazówce „{ $clue }” { $by } wskazuje { $word }, a tam czeka zabójca. { $team } wygrywają.
story-tajniacy-no-clue = { $loser } po raz trzeci z rzędu nie podają wskazówki na czas. { $team } wygrywają.
story-tajniacy-boxed = Na prawdziwym stole wygrywają { $team }.

# Zagadki

puzzle-tajniacy = Które słowo najlepiej pasuje do wskazówki? Wskaż jedno.

# Dlaczego tak: najlepsze rozwiązanie zadania dnia

why-tajniacy-clue = Szef mówi „{ $clue }”, a ma na myśli: { $words }.
why-tajniacy-likelier = „{ $clue }” kojarzy nam się ze słowem „{ $word }” mocniej niż z jakimkolwiek obcym, nawet „{ $over }”.
why-tajniacy-alone = „{ $clue }” kojarzy nam się ze słowem „{ $word }”, a z obcymi słowami prawie wcale.
why-tajniacy-stop = Szef zapowiedział { $number } { $number ->
        [one] słowo i już je masz
        [few] słowa i już je masz
       *[other] słów i już je masz
    }: następne byłoby strzałem na oślep.
