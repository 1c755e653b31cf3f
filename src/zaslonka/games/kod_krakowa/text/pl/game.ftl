# Atrybuty

kod-krakowa-science = nauka
kod-krakowa-leisure = czas wolny
kod-krakowa-work = praca i technologia
kod-krakowa-art = sztuka
kod-krakowa-history = historia
kod-krakowa-spirit = życie duchowe
kod-krakowa-left = lewa
kod-krakowa-right = prawa

# Działania kart, jak na karcie

effect-kod-krakowa-move-barrier = Przestaw dowolną blokadę na inne wolne przejście.
effect-kod-krakowa-remove-stop = Zdejmij z planszy jeden znacznik STOP.
effect-kod-krakowa-walk-through = Przejdź przez zamknięte przejście. Znacznik zostaje na miejscu.
effect-kod-krakowa-tram = { $districts ->
        [one] Jedź do sąsiedniej dzielnicy na planszy, otwartym przejściem.
        [few] Jedź najwyżej o { $districts } dzielnice dalej, otwartymi przejściami, po odkrytej części miasta.
       *[other] Jedź najwyżej o { $districts } dzielnic dalej, otwartymi przejściami, po odkrytej części miasta.
    }
effect-kod-krakowa-go-to = Idź prosto do dzielnicy { $district }, jeśli jest już na planszy.
effect-kod-krakowa-guide-pawn = Przesuń cudzy pionek otwartym przejściem do sąsiedniej dzielnicy na planszy.
effect-kod-krakowa-lay-places = { $count ->
        [one] Połóż { $count } miejsce z tacy na jego dzielnicy.
        [few] Połóż { $count } miejsca z tacy na ich dzielnicach.
       *[other] Połóż { $count } miejsc z tacy na ich dzielnicach.
    }
effect-kod-krakowa-look = Obejrzyj w tajemnicy wszystkie miejsca leżące w jednej dzielnicy.
effect-kod-krakowa-collect-nearby = Zbierz miejsce z sąsiedniej dzielnicy, do której prowadzi otwarte przejście.
effect-kod-krakowa-swap-places = Zamień miejsce leżące obok Twoich planszetek na jedno leżące obok cudzych.
effect-kod-krakowa-exchange-place = Wymień miejsce leżące obok Twoich planszetek na inne z tacy, z tej samej dzielnicy.
effect-kod-krakowa-everybody-draws = Wszyscy ciągną po jednej karcie, zaczynając od Ciebie.
effect-kod-krakowa-extra-actions = Masz w tej turze { kod-krakowa-more-actions } więcej.
effect-kod-krakowa-discover = Dołącz do planszy nieodkrytą dzielnicę, która z nią sąsiaduje.
kod-krakowa-more-actions = { $count ->
        [one] { $count } akcję
        [few] { $count } akcje
       *[other] { $count } akcji
    }

# Zdarzenia

event-kod-krakowa-picked-board = { $by } wybiera planszetkę ({ $side }): { $attribute }.
event-kod-krakowa-placed-pawn = { $by } zaczyna tutaj: { $district }.
event-kod-krakowa-barrier-lifted = { $seat ->
        [none] { $by } podnosi blokadę: { $passage }.
       *[other] { $by } podnosi cudzą blokadę ({ $seat }): { $passage }.
    }
event-kod-krakowa-barrier-put = { $seat ->
        [none] { $by } stawia blokadę: { $passage }.
       *[other] { $by } stawia cudzą blokadę ({ $seat }): { $passage }.
    }
event-kod-krakowa-barriers-stuck = { $by } nie ma dokąd przestawić blokady.
event-kod-krakowa-stop-put = { $by } stawia STOP: { $passage }.
event-kod-krakowa-stop-kept = { $by } nie ma gdzie postawić znacznika STOP.
event-kod-krakowa-stop-taken = { $by } zdejmuje STOP: { $passage }.
event-kod-krakowa-walked = { $by } idzie dalej: { $district }.
event-kod-krakowa-led = { $by } przesuwa cudzy pionek ({ $seat }): { $district }.
event-kod-krakowa-discovered = { $by } odkrywa dzielnicę: { $district }.
event-kod-krakowa-laid = Zakryte miejsce trafia na dzielnicę: { $district }{ kod-krakowa-in-slot }.
event-kod-krakowa-collected = { $by } zbiera miejsce: { $place } ({ $district }{ kod-krakowa-in-slot }).
event-kod-krakowa-looked = { $by } ogląda miejsca w dzielnicy: { $district }.
event-kod-krakowa-saw = Oto, co leży na kolejnych polach ({ $district }): { $places }.
event-kod-krakowa-swapped = Zamiana ({ $by } i { $seat }): { $given } za { $taken }.
event-kod-krakowa-exchanged = { $by } oddaje na tacę: { $given }, bierze stamtąd: { $taken }.
event-kod-krakowa-drew = { $by } ciągnie kartę.
event-kod-krakowa-drew-card = To karta: { $card }.
event-kod-krakowa-renewed = Karty odrzucone są potasowane i tworzą nową talię.
event-kod-krakowa-played-card = { $by } zagrywa kartę: { $card }.
event-kod-krakowa-traded = { $by } płaci dwoma miejscami za kartę: { $places }.
event-kod-krakowa-discarded = { $by } odrzuca kartę: { $card }. { $shown ->
        [none] Niczego by teraz nie zmieniła.
       *[other] Żadnej z kart na ręce nie da się zagrać: { $shown }.
    }
event-kod-krakowa-actions-added = { $by } ma w tej turze { kod-krakowa-more-actions } więcej.
event-kod-krakowa-turn-ended = { $lost ->
        [0] { $by } kończy turę.
        [one] { $by } kończy turę i traci { $lost } akcję.
        [few] { $by } kończy turę i traci { $lost } akcje.
       *[other] { $by } kończy turę i traci { $lost } akcji.
    }

# Pola dzielnicy, na których leżą żetony: ludzie liczą je od jednego

kod-krakowa-in-slot = { $slot ->
        [0] , pole 1
        [1] , pole 2
        [2] , pole 3
        [3] , pole 4
       *[none] { "" }
    }

# Odmowy

refused-kod-krakowa-board-taken = Ta planszetka jest już zajęta: { $attribute }.
refused-kod-krakowa-same-attribute = Masz już ten atrybut na lewej planszetce: { $attribute }.
refused-kod-krakowa-not-a-start-district = Pionek zaczyna w jednej z sześciu dzielnic startowych.
refused-kod-krakowa-no-such-passage = Tutaj nie ma przejścia.
refused-kod-krakowa-occupied = Na tym przejściu stoi już znacznik: { $passage }.
refused-kod-krakowa-off-the-board = Żadna z dzielnic tego przejścia nie jest jeszcze na planszy: { $passage }.
refused-kod-krakowa-cuts-off = To ostatnie otwarte przejście tej dzielnicy: { $district }.
refused-kod-krakowa-same-passage = Stąd właśnie zabierasz blokadę: { $passage }. Postaw ją gdzie indziej.
refused-kod-krakowa-no-actions-left = Nie masz już akcji w tej turze.
refused-kod-krakowa-actions-left = Zanim zakończysz turę, wykonaj jeszcze { kod-krakowa-more-actions }.
refused-kod-krakowa-no-passage = Z Twojej dzielnicy nie ma tam przejścia.
refused-kod-krakowa-blocked = To przejście jest zamknięte: { $passage }.
refused-kod-krakowa-not-here = Twój pionek nie stoi w tej dzielnicy.
refused-kod-krakowa-nothing-here = W tej dzielnicy nie leży żaden żeton: { $district }.
refused-kod-krakowa-no-such-slot = Wskaż jeden z żetonów, które tu leżą: { $district }.
refused-kod-krakowa-not-your-barrier = Nie stoi tam Twoja blokada.
refused-kod-krakowa-nowhere-to-go = Tej blokady nie da się nigdzie przestawić: { $passage }.
refused-kod-krakowa-own-district = Miejsce trafia do dzielnicy, w której nie stoi Twój pionek.
refused-kod-krakowa-cannot-lay = Tej dzielnicy nie ma na planszy albo na tacy nie ma już jej miejsc.
refused-kod-krakowa-hand-full = Masz już { $limit } karty na ręce.
refused-kod-krakowa-not-in-hand = Nie masz tej karty na ręce.
refused-kod-krakowa-changes-nothing = Ta karta niczego by teraz nie zmieniła: { $card }.
refused-kod-krakowa-not-two-beside = Płaci się dwoma miejscami, które leżą obok Twoich planszetek.
refused-kod-krakowa-hand-not-full = Odrzucić bez działania można tylko z pełnej ręki ({ $limit } karty).
refused-kod-krakowa-is-playable = Tę kartę da się teraz zagrać, więc nie można jej po prostu odrzucić: { $card }.
refused-kod-krakowa-some-card-is-playable = Którąś z Twoich kart da się teraz zagrać.
refused-kod-krakowa-move-barrier = Wskaż blokadę, którą da się przestawić.
refused-kod-krakowa-remove-stop = Wskaż znacznik STOP na planszy.
refused-kod-krakowa-walk-through = Wskaż dzielnicę za zamkniętym przejściem. Nie może być odcięta od reszty miasta.
refused-kod-krakowa-tram = Tramwaj tam nie dojeżdża.
refused-kod-krakowa-guide-pawn = Wskaż cudzy pionek i sąsiednią dzielnicę na planszy, za otwartym przejściem.
refused-kod-krakowa-lay-places = Wskaż dzielnicę na planszy, która ma jeszcze miejsca na tacy.
refused-kod-krakowa-look = Wskaż dzielnicę, w której leżą zakryte miejsca.
refused-kod-krakowa-collect-nearby = Wskaż miejsce w sąsiedniej dzielnicy, do której prowadzi otwarte przejście.
refused-kod-krakowa-swap-places = Wskaż miejsce leżące obok Twoich planszetek i drugie, leżące obok cudzych.
refused-kod-krakowa-exchange-place = Wskaż miejsce leżące obok Twoich planszetek, którego dzielnica ma coś na tacy.
refused-kod-krakowa-discover = Wskaż nieodkrytą dzielnicę, która sąsiaduje z planszą i nie jest odcięta.

# Zakończenia

reason-kod-krakowa-board-completed = Kod Krakowa odkryty: planszetka jest pełna.
reason-kod-krakowa-nothing-left = Nie ma już miejsc do zebrania.
reason-kod-krakowa-standstill = Od piętnastu rund nikt nie poprawił swojej najlepszej planszetki.

# Podpowiedzi

hint-kod-krakowa-pick-board = Wybierz planszetkę: { $attribute }.
hint-kod-krakowa-place-pawn = Postaw pionek: { $district }.
hint-kod-krakowa-lift-barrier = Przestaw tę blokadę: { $passage }.
hint-kod-krakowa-put-barrier = Postaw blokadę na przejściu: { $passage }.
hint-kod-krakowa-put-stop = Postaw STOP na przejściu: { $passage }.
hint-kod-krakowa-take-stop = Zdejmij STOP z przejścia: { $passage }.
hint-kod-krakowa-walk = Idź dalej: { $district }.
hint-kod-krakowa-lead = Przesuń cudzy pionek ({ $seat }): { $district }.
hint-kod-krakowa-reveal = Odkryj dzielnicę: { $district }.
hint-kod-krakowa-collect = Zbierz miejsce: { $district }{ kod-krakowa-in-slot }.
hint-kod-krakowa-lay = Połóż miejsce w dzielnicy: { $district }.
hint-kod-krakowa-look-at = Zajrzyj do dzielnicy: { $district }.
hint-kod-krakowa-swap = Oddaj: { $give }, a weź: { $take } ({ $seat }).
hint-kod-krakowa-give-up = Wymień miejsce: { $place }.
hint-kod-krakowa-draw-card = Ciągnij kartę.
hint-kod-krakowa-play-card = Zagraj kartę: { $card }.
hint-kod-krakowa-trade = Zapłać za kartę miejscami: { $first }, { $second }.
hint-kod-krakowa-discard = Odrzuć kartę: { $card }.
hint-kod-krakowa-end-turn = Zakończ turę.

# Plansza

kod-krakowa-offer-pick-board = wybierz planszetkę
kod-krakowa-offer-place-pawn = postaw pionek
kod-krakowa-offer-lift-barrier = wykonaj akcję
kod-krakowa-offer-put-barrier = postaw blokadę
kod-krakowa-offer-put-stop = postaw STOP
kod-krakowa-offer-take-stop = zdejmij STOP
kod-krakowa-offer-walk = wykonaj akcję
kod-krakowa-offer-lead = przesuń cudzy pionek
kod-krakowa-offer-reveal = odkryj dzielnicę
kod-krakowa-offer-collect = wykonaj akcję
kod-krakowa-offer-lay = połóż miejsce
kod-krakowa-offer-look-at = zajrzyj do dzielnicy
kod-krakowa-offer-swap = zamień miejsca
kod-krakowa-offer-give-up = wymień miejsce
kod-krakowa-offer-draw-card = wykonaj akcję
kod-krakowa-offer-play-card = zagraj kartę
kod-krakowa-offer-trade = zapłać za kartę
kod-krakowa-offer-discard = odrzuć kartę
kod-krakowa-offer-end-turn = zakończ turę

kod-krakowa-do-place-pawn = Postaw tu pionek
kod-krakowa-do-lift-barrier = Przestaw tę blokadę
kod-krakowa-do-put-barrier = Postaw tu blokadę
kod-krakowa-do-put-stop = Postaw tu STOP
kod-krakowa-do-take-stop = Zdejmij STOP
kod-krakowa-do-walk = { $fresh ->
        [yes] Odkryj: { $district }
       *[no] Idź: { $district }
    }
kod-krakowa-do-lead = Przesuń tu pionek: { $seat }
kod-krakowa-do-reveal = Odkryj tę dzielnicę
kod-krakowa-do-collect = { $place ->
        [none] { $slot ->
                [0] Zbierz: { $district }
               *[other] Zbierz z pola { $slot }
            }
       *[other] Zbierz: { $place }
    }
kod-krakowa-do-lay = Połóż tu miejsce
kod-krakowa-do-look-at = Zajrzyj tutaj
kod-krakowa-do-swap = Zamień
kod-krakowa-do-give-up = Wymień
kod-krakowa-do-draw-card = Ciągnij kartę
kod-krakowa-do-play-card = Zagraj
kod-krakowa-do-trade = Zapłać i ciągnij kartę
kod-krakowa-do-discard = Odrzuć
kod-krakowa-do-end-turn = Zakończ turę

kod-krakowa-actions = { $count ->
        [0] Akcje wykonane
        [one] Została { $count } akcja
        [few] Zostały { $count } akcje
       *[other] Zostało { $count } akcji
    }
kod-krakowa-turn-hint = { $count ->
        [0] Możesz jeszcze zagrać karty. Potem zakończ turę.
       *[other] Dotknij dzielnicy, żeby tam pójść, albo swojej blokady. Karty z ręki nie kosztują akcji.
    }
kod-krakowa-now-picking-board = { $side ->
        [right] Wybierz prawą planszetkę
       *[left] Wybierz lewą planszetkę
    }
kod-krakowa-hint-picking-board = Miejsca z atrybutami Twoich planszetek prowadzą do zwycięstwa.
kod-krakowa-now-placing-pawn = Gdzie zaczynasz?
kod-krakowa-hint-placing-pawn = Dotknij jednej z sześciu dzielnic startowych.
kod-krakowa-now-putting-barrier = { $lifted ->
        [yes] Dokąd z tą blokadą?
       *[no] Postaw swoją blokadę
    }
kod-krakowa-hint-putting-barrier = Dotknij wolnego przejścia. Każda dzielnica musi zachować choć jedno otwarte.
kod-krakowa-now-first-barrier = Najpierw przestaw blokadę
kod-krakowa-hint-first-barrier = Tura zaczyna się od przestawienia jednej z Twoich blokad. Dotknij jej.
kod-krakowa-now-laying = Połóż miejsce na planszy
kod-krakowa-hint-laying = Wybierz dzielnicę inną niż Twoja. Miejsce z tacy trafi na nią zakryte.
kod-krakowa-now-putting-stop = Postaw znacznik STOP
kod-krakowa-hint-putting-stop = Dotknij wolnego przejścia. Każda dzielnica musi zachować choć jedno otwarte.

kod-krakowa-city = Kraków, plansza gry
kod-krakowa-whole = Całe miasto
kod-krakowa-district = { $district }, { $found ->
        [no] jeszcze nieodkryta
       *[yes] { $count ->
                [0] nie leży tu żaden żeton
                [one] leży { $count } miejsce
                [few] leżą { $count } miejsca
               *[other] leży { $count } miejsc
            }{ $slots ->
                [none] { "" }
               *[other] { " " }(pola: { $slots })
            }{ $pawns ->
                [none] { "" }
               *[other] , pionki: { $pawns }
            }
    }{ $own ->
        [none] { "" }
       *[other] ; Twoje atrybuty: { $own }
    }
kod-krakowa-passage = Przejście { $passage }{ $crossing ->
        [none] { "" }
       *[other] , { $crossing }
    }: { $marker ->
        [stop] STOP
        [barrier] blokada ({ $name })
       *[none] otwarte
    }
kod-krakowa-legend = Legenda
kod-krakowa-legend-open = otwarte przejście
kod-krakowa-legend-barrier = blokada gracza
kod-krakowa-legend-stop = znacznik STOP
kod-krakowa-legend-closed = granica bez przejścia
kod-krakowa-legend-token = zakryty żeton i numer jego pola
kod-krakowa-legend-tray = żetony na tacy
kod-krakowa-legend-own = tyle wolnych miejsc z Twoim atrybutem
kod-krakowa-legend-ring = tu można coś zrobić
kod-krakowa-lies = { $count ->
        [0] Nie leży tu żaden żeton
        [one] Leży tu { $count } zakryte miejsce
        [few] Leżą tu { $count } zakryte miejsca
       *[other] Leży tu { $count } zakrytych miejsc
    }, na tacy: { $tray }.
kod-krakowa-undiscovered = Jeszcze nieodkryta. Kto wejdzie tu pierwszy, ciągnie kartę.
kod-krakowa-seen = Widziane tutaj: { $places }.
kod-krakowa-not-here = na tacy
kod-krakowa-hot = tu można coś zrobić
kod-krakowa-read = Platforma Wiedzy

kod-krakowa-hand = Moje karty
kod-krakowa-hand-empty = Nie masz kart wydarzeń.
kod-krakowa-held = { $count ->
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
       *[other] { $count } kart na ręce
    }
kod-krakowa-progress = { $attribute }: { $count } z { $needed }
kod-krakowa-joint = Na styku planszetek
kod-krakowa-beside = obok
kod-krakowa-trade = 2 miejsca za kartę
kod-krakowa-collected = Zebrane:
kod-krakowa-trade-hint = Wskaż dwa miejsca, które oddajesz. Wracają na tacę.
kod-krakowa-keep = Nie teraz
kod-krakowa-deck = Talia
kod-krakowa-tray = Taca
kod-krakowa-stops = STOP
kod-krakowa-last-card = Ostatnia karta:
kod-krakowa-sign-crown = korona
kod-krakowa-sign-bagel = obwarzanek
kod-krakowa-sign-bugle = trąbka
kod-krakowa-sign-dragon = smok

# Jak to było

story-kod-krakowa-opening = Wędrówkę zaczyna { $by }. Trwa { $count ->
        [0] zaledwie chwilę: nikt nie kończy pierwszej tury.
        [one] { $count } turę.
        [few] { $count } tury.
       *[other] { $count } tur.
    }
story-kod-krakowa-discoveries = Z mapy { $count ->
        [one] znika { $count } biała plama
        [few] znikają { $count } białe plamy
       *[other] znika { $count } białych plam
    }. Najwięcej odkrywa { $by } ({ $most }), na początek: { $district }.
story-kod-krakowa-blocked-road = Najtrudniejsza droga to { $passage }: blokada albo STOP staje tam aż { $count } razy.
story-kod-krakowa-gatherer = Najwięcej zbiera { $by }: { $most ->
        [one] { $most } miejsce
        [few] { $most } miejsca
       *[other] { $most } miejsc
    } z { $count }.
story-kod-krakowa-swap = Wymiana do zapamiętania: { $by } oddaje „{ $given }” i bierze „{ $taken }” ({ $seat }).
story-kod-krakowa-race = { $count ->
        [0] Prowadzenie ani razu nie przechodzi w inne ręce.
        [one] Prowadzenie raz przechodzi w inne ręce.
       *[other] Prowadzenie { $count } razy przechodzi w inne ręce.
    }
story-kod-krakowa-deciding-place = Rozstrzyga „{ $place }” ({ $district }): planszetka pełna, atrybut: { $attribute }.
story-kod-krakowa-places = { $points ->
        [one] { $points } miejsce
        [few] { $points } miejsca
       *[other] { $points } miejsc
    }
story-kod-krakowa-board-completed = Kod Krakowa odkrywa { $seats }: { story-kod-krakowa-places } na jednej planszetce, a najlepszy z pozostałych wyników to { $others }.
story-kod-krakowa-shared = { $count ->
        [one] Wygrywa { $seats }: { story-kod-krakowa-places } na najlepszej planszetce.
       *[other] Zwycięstwo dzielą: { $seats }. Każda najlepsza planszetka ma { story-kod-krakowa-places }.
    }
story-kod-krakowa-standstill = Miasto zamiera: od piętnastu rund nikt nie poprawia swojej planszetki. { story-kod-krakowa-shared }
story-kod-krakowa-nothing-left = Nie ma już czego zbierać. { story-kod-krakowa-shared }

# Zagadki

puzzle-kod-krakowa = Jeden ruch daje tu wyraźnie największą szansę na wygraną. Znajdź go.

# Dlaczego tak: najlepsze rozwiązanie zadania dnia

why-kod-krakowa-plan = Na pewno pasują miejsca w tych dzielnicach: { $certain }. Kto zawsze idzie po najbliższe, zbierze najwyżej { $nearest }, a da się { $best }.
why-kod-krakowa-plan-certain = { $district } ({ $count })
why-kod-krakowa-in-the-way = { $stop ->
        [yes] Ten STOP zamyka
       *[no] Ta blokada zamyka
    } przejście, które będzie Ci potrzebne: { $passage }.
why-kod-krakowa-any-barrier = Tura musi się zacząć od przestawienia blokady. Którą ruszysz, nie ma znaczenia: żadna z Twoich nie stoi na drodze.
why-kod-krakowa-aside = { $stop ->
        [yes] Karta ma znak STOP. Znacznik
       *[no] Blokada
    } staje tam, którędy w tej turze nie pójdziesz.
why-kod-krakowa-actions = Ta tura wymaga { $needed } akcji, a są tylko 3. Karta dodaje { kod-krakowa-more-actions }.
why-kod-krakowa-ride = Karta przenosi do dzielnicy { $district } bez akcji. Pieszo { $steps ->
        [none] nie da się tam teraz dojść.
        [one] kosztowałoby to { $steps } akcję.
        [few] kosztowałoby to { $steps } akcje.
       *[other] kosztowałoby to { $steps } akcji.
    }
why-kod-krakowa-here = Zbierzesz tu { $count ->
        [one] { $count } miejsce, które na pewno pasuje.
        [few] { $count } miejsca, które na pewno pasują.
       *[other] { $count } miejsc, które na pewno pasują.
    }
why-kod-krakowa-towards = Stąd jest już droga do dzielnicy { $district } po następne miejsce, które na pewno pasuje.
why-kod-krakowa-nearby = Karta zbiera bez akcji miejsce z sąsiedniej dzielnicy { $district }. Nie trzeba tam iść.
why-kod-krakowa-stop = Na potrzebnym przejściu stoi STOP, a ta karta go zdejmie.
why-kod-krakowa-seen = To miejsce znasz, bo było już oglądane: „{ $place }”. { why-kod-krakowa-attributes }
why-kod-krakowa-only = Z tego, co dotąd zebrano, pokazano i odłożono na tacę, wynika, że na tym polu leży „{ $place }”. { why-kod-krakowa-attributes }
why-kod-krakowa-attributes = { $fitting ->
        [one] Ma Twój atrybut: { $attributes }.
       *[other] Ma oba Twoje atrybuty: { $attributes }.
    }
why-kod-krakowa-whichever = Na tym polu leży jedno z tych miejsc: { $places }. { $fitting ->
        [one] Każde ma Twój atrybut: { $attributes }.
       *[other] Każde ma któryś z Twoich atrybutów: { $attributes }.
    }
why-kod-krakowa-whichever-places = „{ $place }”
why-kod-krakowa-swap = „{ $place }” leży odkryte obok cudzych planszetek ({ $seat }). { why-kod-krakowa-attributes }
why-kod-krakowa-end = Więcej miejsc nie da tu żadna inna tura.
why-kod-krakowa-as-good = Żaden inny ruch nie daje tu więcej miejsc.
