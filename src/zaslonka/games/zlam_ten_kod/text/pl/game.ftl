# Płytki

zlam-ten-kod-0b = czarne 0
zlam-ten-kod-0w = białe 0
zlam-ten-kod-1b = czarna 1
zlam-ten-kod-1w = biała 1
zlam-ten-kod-2b = czarna 2
zlam-ten-kod-2w = biała 2
zlam-ten-kod-3b = czarna 3
zlam-ten-kod-3w = biała 3
zlam-ten-kod-4b = czarna 4
zlam-ten-kod-4w = biała 4
zlam-ten-kod-5g = zielona 5
zlam-ten-kod-6b = czarna 6
zlam-ten-kod-6w = biała 6
zlam-ten-kod-7b = czarna 7
zlam-ten-kod-7w = biała 7
zlam-ten-kod-8b = czarna 8
zlam-ten-kod-8w = biała 8
zlam-ten-kod-9b = czarna 9
zlam-ten-kod-9w = biała 9

# Karty pytań: krótko na karcie, a w .more to, co warto o niej wiedzieć

zlam-ten-kod-where-0 = Gdzie masz 0?
    .more = Odpowiedzią są litery miejsc albo „brak”.
zlam-ten-kod-where-1-2 = Gdzie masz { $digit ->
        [1] 1
        [2] 2
       *[none] 1 albo 2
    }?
    .more = Wybierz jedną z cyfr. Liczą się oba jej kolory.
zlam-ten-kod-where-3-4 = Gdzie masz { $digit ->
        [3] 3
        [4] 4
       *[none] 3 albo 4
    }?
    .more = Wybierz jedną z cyfr. Liczą się oba jej kolory.
zlam-ten-kod-where-5 = Gdzie masz 5?
    .more = Odpowiedzią są litery miejsc albo „brak”.
zlam-ten-kod-where-6-7 = Gdzie masz { $digit ->
        [6] 6
        [7] 7
       *[none] 6 albo 7
    }?
    .more = Wybierz jedną z cyfr. Liczą się oba jej kolory.
zlam-ten-kod-where-8-9 = Gdzie masz { $digit ->
        [8] 8
        [9] 9
       *[none] 8 albo 9
    }?
    .more = Wybierz jedną z cyfr. Liczą się oba jej kolory.
zlam-ten-kod-same-colour = Które sąsiednie płytki mają ten sam kolor?
    .more = Odpowiedzią są litery kolejnych miejsc, bez nazwy koloru. Zielony to też kolor.
zlam-ten-kod-consecutive = Które sąsiednie cyfry idą po kolei?
    .more = Odpowiedzią są litery miejsc, na których cyfry rosną co jeden. Równe cyfry przerywają ciąg.
zlam-ten-kod-paired = Ile płytek ma swoją parę?
    .more = Liczą się płytki, których cyfra się powtarza. Odpowiedź: 0, 2 albo 4.
zlam-ten-kod-odd = Ile masz nieparzystych?
    .more = Nieparzyste to 1, 3, 5, 7 i 9.
zlam-ten-kod-even = Ile masz parzystych?
    .more = Parzyste to 0, 2, 4, 6 i 8.
zlam-ten-kod-white = Ile masz białych?
    .more = Zielona piątka nie jest biała.
zlam-ten-kod-black = Ile masz czarnych?
    .more = Zielona piątka nie jest czarna.
zlam-ten-kod-sum-white = Ile wynosi suma białych?
    .more = Bez białych płytek suma to 0.
zlam-ten-kod-sum-black = Ile wynosi suma czarnych?
    .more = Bez czarnych płytek suma to 0.
zlam-ten-kod-sum = Ile wynosi suma wszystkich?
    .more = Suma wszystkich cyfr za zasłonką.
zlam-ten-kod-sum-left = Ile wynosi suma trzech z lewej?
    .more = Suma cyfr na miejscach a, b i c.
zlam-ten-kod-sum-middle = Ile wynosi suma środkowych?
    .more = Suma cyfr na miejscach b, c i d, a przy czterech płytkach b i c.
zlam-ten-kod-sum-right = Ile wynosi suma trzech z prawej?
    .more = Suma cyfr na trzech ostatnich miejscach.
zlam-ten-kod-spread = O ile różnią się największa i najmniejsza?
    .more = Różnica między ostatnią a pierwszą cyfrą.
zlam-ten-kod-c-over-4 = Czy cyfra c jest większa od 4?
    .more = Chodzi o trzecią płytkę od lewej.

# Odpowiedzi

zlam-ten-kod-answer = { $says ->
        [yes] tak
        [no] nie
        [none] brak
       *[other] { $says }
    }

# Zdarzenia

event-zlam-ten-kod-asked = { $by } pyta: „{ $card }” — { $replies }.
event-zlam-ten-kod-asked-replies = { $seat }: { zlam-ten-kod-answer }
event-zlam-ten-kod-turned = Nowe pytanie na stole: „{ $card }”
event-zlam-ten-kod-guessed = { $by } zgaduje na głos: { $code }. { $right ->
        [yes] Tak, to ten kod!
       *[no] Nie, to inny kod.
    }
event-zlam-ten-kod-announced = { $by } zapisuje swój strzał i zagląda na środek. { $right ->
        [yes] Kod złamany!
       *[no] Pudło: koniec zgadywania, ale odpowiadać trzeba dalej.
    }
event-zlam-ten-kod-looked = Twój zapis: { $wrote }. Na środku leżą: { $middle }.

# Odmowy

refused-zlam-ten-kod-no-card-left = Nie ma już kart pytań. Zostało tylko zgadywanie.
refused-zlam-ten-kod-card-not-open = Ta karta nie leży odkryta na stole.
refused-zlam-ten-kod-pick-a-digit = Wybierz jedną z cyfr: { $digits }.
refused-zlam-ten-kod-no-digit-to-pick = Ta karta nie pyta o wybraną cyfrę.
refused-zlam-ten-kod-wrong-count = { $tiles ->
        [one] Kod ma { $tiles } płytkę
        [few] Kod ma { $tiles } płytki
       *[other] Kod ma { $tiles } płytek
    }, a tu jest ich { $named }.
refused-zlam-ten-kod-wrong-order = Płytki stoją rosnąco, a z dwóch równych cyfr czarna stoi po lewej.
refused-zlam-ten-kod-too-many-copies = { $spare ->
        [0] { $tile }: nie ma już takiej poza Twoją zasłonką.
       *[other] { $tile }: poza Twoją zasłonką jest tylko { $spare }.
    }
refused-zlam-ten-kod-already-guessed = Ten kod już był Twoim strzałem i był błędny.

# Zakończenia

reason-zlam-ten-kod-code-broken = Kod złamany.
reason-zlam-ten-kod-draw = Oba kody złamane w tej samej kolejce: remis.
reason-zlam-ten-kod-all-out = Nikt nie trafił, wszyscy odpadli.
reason-zlam-ten-kod-cards-used-up = Skończyły się pytania i nikt nie złamał kodu.

# Gotowe zdania

phrase-zlam-ten-kod-good-question = Dobre pytanie!
phrase-zlam-ten-kod-thinking = Chwila, liczę.
phrase-zlam-ten-kod-nearly = Już prawie to mam!
phrase-zlam-ten-kod-well-played = Dobra gra!
phrase-zlam-ten-kod-your-turn = { $seat }, Twoja kolej!

# Podpowiedzi

hint-zlam-ten-kod-ask = Zapytaj: „{ $card }”
hint-zlam-ten-kod-guess = Powiedz na głos kod: { $code }.
hint-zlam-ten-kod-write = Zapisz kod: { $code }.

# Plansza

zlam-ten-kod-offer-ask = zapytaj
zlam-ten-kod-offer-guess = zgadnij
zlam-ten-kod-offer-write = zgadnij
zlam-ten-kod-my-code = Twój kod
zlam-ten-kod-middle = Środek
zlam-ten-kod-put-back = Odłożone płytki
zlam-ten-kod-questions = Pytania na stole
zlam-ten-kod-pile = { $count ->
        [0] Stos pusty
        [one] Jeszcze { $count } karta w stosie
        [few] Jeszcze { $count } karty w stosie
       *[other] Jeszcze { $count } kart w stosie
    }
zlam-ten-kod-row-empty = Wszystkie pytania już padły. Zostało zgadywanie.
zlam-ten-kod-ask = Zapytaj
zlam-ten-kod-pick-digit = O którą cyfrę pytasz?
zlam-ten-kod-guess = Zgadnij kod
zlam-ten-kod-guess-of = Kod, który chowa { $name }
zlam-ten-kod-guess-middle = Kod na środku stołu
zlam-ten-kod-guess-aloud = Zgadujesz na głos: { $name } usłyszy cały kod. Jeśli to nie ten, tracisz tylko kolejkę.
zlam-ten-kod-guess-last = To ostatnia szansa na remis: w tej kolejce można już tylko zgadywać.
zlam-ten-kod-guess-written = Masz jeden taki strzał w całej grze. Zapisu nie zobaczy nikt inny. Potem zajrzysz na środek: jeśli kod jest inny, odpadasz ze zgadywania.
zlam-ten-kod-guess-build = Dotykaj płytek, ustawią się same.
zlam-ten-kod-guess-ready = Wolno tak zgadywać. Czy kod zgadza się z odpowiedziami, tego gra nie podpowiada.
zlam-ten-kod-guess-contradicts = Wolno tak zgadywać, ale odpowiedzi już to wykluczają: miejsce { $place }.
zlam-ten-kod-guess-say = Mówię ten kod
zlam-ten-kod-guess-write = Zapisuję i zaglądam
zlam-ten-kod-guess-clear = Od nowa
zlam-ten-kod-guess-place = Miejsce { $letter }: { $tile ->
        [none] puste
       *[other] { $tile }
    }
zlam-ten-kod-mine = Twoja
zlam-ten-kod-tile-hidden = zakryta
zlam-ten-kod-answers = Odpowiedzi
zlam-ten-kod-no-answers = Jeszcze nic nie wiadomo.
zlam-ten-kod-out = poza grą o kod
zlam-ten-kod-cracked = trafione!
zlam-ten-kod-you-wrote = Twój zapis
zlam-ten-kod-notes-hint = Dotknij raz, by skreślić, drugi raz: pewniak, trzeci: wyczyść.
zlam-ten-kod-notes-sheet = Kartka: { $holder }
zlam-ten-kod-note-cell = { $letter }, { $tile }: { $mark ->
        [struck] skreślona
        [circled] pewna
       *[none] bez znaku
    }{ $fact ->
        [no] , niemożliwa
        [sure] , na pewno tu
       *[none] { "" }
    }{ $chance ->
        [none] { "" }
       *[other] , { $chance }%
    }
zlam-ten-kod-codes-left = { $count ->
        [one] { $count } możliwy kod
        [few] { $count } możliwe kody
       *[other] { $count } możliwych kodów
    }

# Jak to było

story-zlam-ten-kod-opening = Zaczyna { $by }. { $count ->
        [0] W całej grze nie pada ani jedno pytanie.
        [one] W całej grze pada tylko { $count } pytanie.
        [few] W całej grze padają { $count } pytania.
       *[other] W całej grze pada { $count } pytań.
    }
story-zlam-ten-kod-most-telling = Najwięcej zdradza pytanie „{ $asked }”: { $by } zyskuje na nim { story-table-bits }.
story-zlam-ten-kod-most-telling-asked = { $card }
story-zlam-ten-kod-missed-chance = Największa niewykorzystana okazja: { $by } pyta „{ $asked }”, co średnio daje { story-table-bits }, a obok leży „{ $best }” ze średnią { $promised }.
story-zlam-ten-kod-missed-chance-asked = { $card }
story-zlam-ten-kod-missed-chance-best = { $card }
story-zlam-ten-kod-found = { $codes ->
        [none] { $by } zgaduje i trafia!
        [1] { $by } nie ma już wątpliwości: zostaje jeden kod i jest to ten właściwy.
        [few] { $by } ryzykuje przy { $codes } możliwych kodach i trafia!
       *[other] { $by } ryzykuje przy { $codes } możliwych kodach i trafia!
    }{ $lucky ->
        [yes] { " " }To się nazywa szczęście.
       *[no] { "" }
    }
story-zlam-ten-kod-missed = { $codes ->
        [none] { $by } zgaduje i pudłuje.
        [1] { $by } pudłuje, choć możliwy jest już tylko jeden kod.
        [few] { $by } zgaduje, gdy możliwe są jeszcze { $codes } kody, i pudłuje.
       *[other] { $by } zgaduje, gdy możliwych jest jeszcze { $codes } kodów, i pudłuje.
    }{ $more ->
        [0] { "" }
        [one] { " " }Wcześniej było jeszcze { $more } pudło.
        [few] { " " }Wcześniej były jeszcze { $more } pudła.
       *[other] { " " }Wcześniej było jeszcze { $more } pudeł.
    }
story-zlam-ten-kod-code-broken = { $count ->
        [one] Kod złamany: wygrywa { $seats }.
       *[other] Kod złamany: wygrywają { $seats }.
    }
story-zlam-ten-kod-draw = Oba kody złamane w tej samej kolejce: remis.
story-zlam-ten-kod-all-out = Każdy spróbował i nikt nie trafił. Środek zachowuje swoją tajemnicę.
story-zlam-ten-kod-cards-used-up = Pytania się kończą, a środek zachowuje swoją tajemnicę. Nikt nie wygrywa.

asked-zlam-ten-kod-ask = { $card }
asked-zlam-ten-kod-guess = Kod: { $code }
asked-zlam-ten-kod-write = Środek: { $code }

# Dlaczego to jeszcze nie koniec

zlam-ten-kod-why-last-chance = To jeszcze nie koniec: { $name } ma ostatnią szansę.

# Zagadki

puzzle-zlam-ten-kod = Wybierz najlepszy ruch: pytanie, które powie najwięcej, albo kod, jeśli jest już pewny.

# Dlaczego tak: najlepsze rozwiązanie zadania dnia

why-zlam-ten-kod-ask = Żadne inne pytanie nie zawężało średnio bardziej: z { $codes } możliwych kodów { $left ->
        [one] został { $left }
        [few] zostały { $left }
       *[other] zostało { $left }
    }.
why-zlam-ten-kod-name = Możliwy jest już tylko ten jeden kod.
