kod-krakowa = Kod Krakowa
    .motto = Za każdym przejściem czeka inny Kraków.
    .about = Wędrówka dla 2–4 osób. Chodź po dzielnicach, odkrywaj nowe i zbieraj miejsca ze swoimi atrybutami. Blokady i karty wydarzeń zmieniają miasto w każdej turze.

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
        [one] Przejedź do sąsiedniej dzielnicy na planszy, otwartym przejściem.
        [few] Przejedź najwyżej { $districts } dzielnice otwartymi przejściami, po odkrytej części miasta.
       *[other] Przejedź najwyżej { $districts } dzielnic otwartymi przejściami, po odkrytej części miasta.
    }
effect-kod-krakowa-go-to = Idź prosto do dzielnicy { $district }, jeśli jest już na planszy.
effect-kod-krakowa-guide-pawn = Przesuń cudzy pionek otwartym przejściem do sąsiedniej dzielnicy na planszy.
effect-kod-krakowa-lay-places = { $count ->
        [one] Połóż { $count } miejsce z tacy na jego dzielnicy.
        [few] Połóż { $count } miejsca z tacy na ich dzielnicach.
       *[other] Połóż { $count } miejsc z tacy na ich dzielnicach.
    }
effect-kod-krakowa-look = Obejrzyj w tajemnicy wszystkie miejsca leżące w jednej dzielnicy.
effect-kod-krakowa-collect-nearby = Zbierz miejsce z sąsiedniej dzielnicy, za otwartym przejściem.
effect-kod-krakowa-swap-places = Zamień miejsce leżące obok Twoich planszetek na jedno leżące obok cudzych.
effect-kod-krakowa-exchange-place = Wymień miejsce leżące obok Twoich planszetek na inne z tacy, z tej samej dzielnicy.
effect-kod-krakowa-everybody-draws = Wszyscy ciągną po jednej karcie, zaczynając od Ciebie.
effect-kod-krakowa-extra-actions = { $count ->
        [one] Masz w tej turze { $count } akcję więcej.
        [few] Masz w tej turze { $count } akcje więcej.
       *[other] Masz w tej turze { $count } akcji więcej.
    }
effect-kod-krakowa-discover = Dołącz do planszy nieodkrytą dzielnicę, która z nią sąsiaduje.

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
event-kod-krakowa-laid = Zakryte miejsce trafia na dzielnicę: { $district }.
event-kod-krakowa-collected = { $by } zbiera miejsce: { $place } ({ $district }).
event-kod-krakowa-looked = { $by } ogląda miejsca w dzielnicy: { $district }.
event-kod-krakowa-saw = Oto, co tu leży ({ $district }): { $places }.
event-kod-krakowa-swapped = { $by } oddaje: { $given }, bierze: { $taken }. Z drugiej strony: { $seat }.
event-kod-krakowa-exchanged = { $by } oddaje na tacę: { $given }, bierze stamtąd: { $taken }.
event-kod-krakowa-drew = { $by } ciągnie kartę.
event-kod-krakowa-drew-card = To karta: { $card }.
event-kod-krakowa-renewed = Karty odrzucone są potasowane i tworzą nową talię.
event-kod-krakowa-played-card = { $by } zagrywa kartę: { $card }.
event-kod-krakowa-traded = { $by } płaci dwoma miejscami za kartę: { $places }.
event-kod-krakowa-discarded = { $by } odrzuca kartę: { $card }. Żadnej z kart na ręce nie da się zagrać: { $shown }.
event-kod-krakowa-actions-added = { $by } ma w tej turze { $count ->
        [one] { $count } akcję
        [few] { $count } akcje
       *[other] { $count } akcji
    } więcej.
event-kod-krakowa-turn-ended = { $lost ->
        [0] { $by } kończy turę.
        [one] { $by } kończy turę i traci { $lost } akcję.
        [few] { $by } kończy turę i traci { $lost } akcje.
       *[other] { $by } kończy turę i traci { $lost } akcji.
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
refused-kod-krakowa-actions-left = Zanim zakończysz turę, wykonaj jeszcze { $count ->
        [one] { $count } akcję
        [few] { $count } akcje
       *[other] { $count } akcji
    }.
refused-kod-krakowa-no-passage = Z Twojej dzielnicy nie ma tam przejścia.
refused-kod-krakowa-blocked = To przejście jest zamknięte: { $passage }.
refused-kod-krakowa-not-here = Twój pionek nie stoi w tej dzielnicy.
refused-kod-krakowa-nothing-here = W tej dzielnicy nie leży żadne miejsce: { $district }.
refused-kod-krakowa-not-your-barrier = Nie stoi tam Twoja blokada.
refused-kod-krakowa-nowhere-to-go = Tej blokady nie da się nigdzie przestawić: { $passage }.
refused-kod-krakowa-own-district = Miejsce trafia do dzielnicy, w której nie stoi Twój pionek.
refused-kod-krakowa-cannot-lay = Tej dzielnicy nie ma na planszy albo na tacy nie ma już jej miejsc.
refused-kod-krakowa-hand-full = Masz już { $limit } karty na ręce.
refused-kod-krakowa-not-in-hand = Nie masz tej karty na ręce.
refused-kod-krakowa-changes-nothing = Ta karta niczego by teraz nie zmieniła: { $card }.
refused-kod-krakowa-not-two-beside = Płaci się dwoma miejscami, które leżą obok Twoich planszetek.
refused-kod-krakowa-hand-not-full = Odrzucić bez działania można tylko z pełnej ręki ({ $limit } karty).
refused-kod-krakowa-some-card-is-playable = Którąś z Twoich kart da się teraz zagrać.
refused-kod-krakowa-move-barrier = Wskaż blokadę, którą da się przestawić.
refused-kod-krakowa-remove-stop = Wskaż znacznik STOP na planszy.
refused-kod-krakowa-walk-through = Wskaż dzielnicę za zamkniętym przejściem. Nie może być odcięta od reszty miasta.
refused-kod-krakowa-tram = Tramwaj tam nie dojeżdża.
refused-kod-krakowa-guide-pawn = Wskaż cudzy pionek i sąsiednią dzielnicę na planszy, za otwartym przejściem.
refused-kod-krakowa-lay-places = Wskaż dzielnicę na planszy, która ma jeszcze miejsca na tacy.
refused-kod-krakowa-look = Wskaż dzielnicę, w której leżą zakryte miejsca.
refused-kod-krakowa-collect-nearby = Wskaż sąsiednią dzielnicę za otwartym przejściem, w której leży miejsce.
refused-kod-krakowa-swap-places = Wskaż miejsce leżące obok Twoich planszetek i drugie, leżące obok cudzych.
refused-kod-krakowa-exchange-place = Wskaż miejsce leżące obok Twoich planszetek, którego dzielnica ma coś na tacy.
refused-kod-krakowa-discover = Wskaż nieodkrytą dzielnicę, która sąsiaduje z planszą i nie jest odcięta.

# Zakończenia

reason-kod-krakowa-board-completed = Kod Krakowa odkryty: planszetka jest pełna.
reason-kod-krakowa-nothing-left = Nie ma już miejsc do zebrania.
reason-kod-krakowa-standstill = Od piętnastu rund nikt nie poprawił swojej najlepszej planszetki.
