# Towary i żetony wpływu

chytrogrod-token = { $token ->
        [0] rum
        [1] broń
        [2] kufer
        [3] wolumin
        [4] relikwia
        [5] wpływ 5
       *[6] wpływ 10
    }
chytrogrod-given = { $give ->
        [0] rum
        [1] broń
        [2] kufer
        [3] wolumin
       *[4] relikwia
    }
chytrogrod-got = { $get ->
        [0] rum
        [1] broń
        [2] kufer
        [3] wolumin
       *[4] relikwia
    }
chytrogrod-secret-good = { $secret ->
        [0] rum
        [1] broń
        [2] kufer
        [3] wolumin
       *[4] relikwia
    }

# Dzielnice i gildie

chytrogrod-district = { $district ->
        [0] port
        [1] dzielnica czerwona
        [2] dzielnica żółta
        [3] uniwersytet
       *[4] katedra
    }
chytrogrod-at = { $district ->
        [0] w porcie
        [1] w dzielnicy czerwonej
        [2] w dzielnicy żółtej
        [3] na uniwersytecie
       *[4] w katedrze
    }
chytrogrod-into = { $district ->
        [0] do portu
        [1] do dzielnicy czerwonej
        [2] do dzielnicy żółtej
        [3] na uniwersytet
       *[4] do katedry
    }
chytrogrod-from = { $start ->
        [0] z portu
        [1] z dzielnicy czerwonej
        [2] z dzielnicy żółtej
        [3] z uniwersytetu
       *[4] z katedry
    }
chytrogrod-to = { $to ->
        [0] do portu
        [1] do dzielnicy czerwonej
        [2] do dzielnicy żółtej
        [3] na uniwersytet
       *[4] do katedry
    }
chytrogrod-guild = { $guild ->
        [0] Bractwo Ahoj!
        [1] Gang Czerwonych Oprychów
        [2] Gildia Królewskich Kupców
        [3] Uniwersytet Chytrogrodu
       *[4] Zakon Świętego Midasa
    }

# Karty akcji

chytrogrod-sabotage = sabotaż
    .about = Inicjatywa 1. Usuwa inną kartę akcji w tej dzielnicy albo stojącego tu poplecznika.
chytrogrod-takeover = przejęcie
    .about = Inicjatywa 2. Własny poplecznik staje w tej dzielnicy, a cudzy wraca na planszetkę.
chytrogrod-big-deal = duży interes
    .about = Inicjatywa 3. Kto ma towary, płaci za dużą stronę wierzchniego interesu i go bierze.
chytrogrod-small-deal = niewielki interes
    .about = Inicjatywa 4. Kto ma towary, płaci za małą stronę wierzchniego interesu i go bierze.
chytrogrod-buyout = wykup
    .about = Inicjatywa 5. Największa suma kart wykupu zabiera z dzielnicy wszystkie towary i wpływy.
chytrogrod-buyout-2 = wykup 2
chytrogrod-buyout-3 = wykup 3
chytrogrod-buyout-4 = wykup 4

# Dekrety

chytrogrod-trzask-bicza = Trzask bicza
    .about = Każda karta wykupu w tej dzielnicy ma wartość 1.
chytrogrod-nie-na-sprzedaz = Nie na sprzedaż
    .about = Wierzchni interes trafia na spód stosu.
chytrogrod-prawo-i-porzadek = Prawo i porządek
    .about = Sabotaż jest tu ignorowany.
chytrogrod-pilnuj-swego-nosa = Pilnuj swego nosa
    .about = Przejęcie jest tu ignorowane.
chytrogrod-straz-na-strazy = Straż na straży
    .about = Wszystkie interesy są tu ignorowane.
chytrogrod-mala-rzecz = Mała rzecz, a cieszy
    .about = Duże interesy są tu ignorowane.
chytrogrod-grube-ryby = Wyłącznie grube ryby
    .about = Niewielkie interesy są tu ignorowane.
chytrogrod-zloto-glupcow = Złoto głupców
    .about = Wykup jest tu ignorowany.
chytrogrod-cenna-pogloska = Cenna pogłoska
    .about = W dzielnicy pojawia się wpływ 5.
chytrogrod-cenniejsza-pogloska = Cenniejsza pogłoska
    .about = W dzielnicy pojawia się wpływ 10.
chytrogrod-jeszcze-cenniejsza = Jeszcze cenniejsza pogłoska
    .about = W dzielnicy pojawiają się wpływy 5 i 10.
chytrogrod-cisza-przed-burza = Cisza przed burzą
    .about = Nic się nie dzieje.

# Intrygi

chytrogrod-do-stu-piorunow = Do stu piorunów!
    .about = Wymień swój towar na jeden z co najmniej dwóch jednakowych, które leżą w którejś dzielnicy.
chytrogrod-rozroba = Rozróba
    .about = Przenieś swoją kartę z wierzchu stosu na wierzch stosu w innej dzielnicy.
chytrogrod-wielmozni = Wielmożni
    .about = Mając trzy jednakowe towary, wymień jeden z nich na dowolny z puli.
chytrogrod-rektorskie-machlojki = Rektorskie machlojki
    .about = Z poplecznikiem na uniwersytecie: podejrzyj cudzą kartę z wierzchu stosu i przełóż ją do innej dzielnicy.
chytrogrod-wstawiennictwo = Wstawiennictwo
    .about = Z poplecznikiem na planszetce: dobierz dekret i połóż go zakryty w wybranej dzielnicy.

# Zdarzenia

event-chytrogrod-guild-taken = { $by } bierze gildię „{ chytrogrod-guild }”.
event-chytrogrod-first-district = { $by } wybiera pierwszą dzielnicę: { chytrogrod-district }.
event-chytrogrod-henchman-sent = { $by } wysyła poplecznika { chytrogrod-into }.
event-chytrogrod-round-began = Runda { $round }. Faworyt księcia: { $seat }. Pierwsza dzielnica: { chytrogrod-district }.
event-chytrogrod-brought = { $by } dostaje od poplecznika towar: { chytrogrod-token }.
event-chytrogrod-given-back = { $by } oddaje do puli nadmiar: { $heaps }.
event-chytrogrod-given-back-heaps = { chytrogrod-token } ×{ $count }
    .last = { and }
event-chytrogrod-deck-renewed = Odrzucone dekrety wracają potasowane do talii.
event-chytrogrod-decree-drawn = { $by } ogląda książęcy dekret.
event-chytrogrod-decree-seen = Dobrany dekret: { $decree }.
event-chytrogrod-decree-laid = { $by } kładzie zakryty dekret { chytrogrod-at }.
event-chytrogrod-card-laid = { $by } zagrywa zakrytą kartę { chytrogrod-at }.
event-chytrogrod-swapped-in-district = Do stu piorunów! { $by } wymienia { chytrogrod-at }: { chytrogrod-given } za { chytrogrod-got }.
event-chytrogrod-swapped-with-pool = Wielmożni: { $by } wymienia w puli: { chytrogrod-given } za { chytrogrod-got }.
event-chytrogrod-looked-at = Rektorskie machlojki: { $by } podgląda kartę { chytrogrod-at } ({ $seat }).
event-chytrogrod-card-seen = Podejrzana karta: { $card }.
event-chytrogrod-card-moved = { $by } przenosi zakrytą kartę { chytrogrod-from } { chytrogrod-to } ({ $seat }).
event-chytrogrod-skipped = { $by } nie korzysta z intrygi.
event-chytrogrod-turned-up = Odkrywamy karty { chytrogrod-at }. { $decrees ->
        [none] { "" }
       *[other] Dekret: { $decrees }.{ " " }
    }{ $cards ->
        [none] Nikt nie gra tu karty.
       *[other] Karty: { $cards }.
    }
event-chytrogrod-turned-up-cards = { $by } – { $card }
event-chytrogrod-picked = { $by } rozstrzyga remis { chytrogrod-at } ({ $kind }): { $seat }.
event-chytrogrod-arranged = { $by } ustala kolejność { chytrogrod-at } ({ $kind }): { $seats }.
event-chytrogrod-card-removed = { $by } usuwa kartę { chytrogrod-at }: { $seat } – { $card }.
event-chytrogrod-henchman-removed = { $by } usuwa poplecznika { chytrogrod-at }: { $seat }.
event-chytrogrod-took-over = { $seat ->
        [none] { $by } stawia poplecznika { chytrogrod-at }.
       *[other] { $by } stawia poplecznika { chytrogrod-at }. Na planszetkę wraca poplecznik ({ $seat }).
    }
event-chytrogrod-deal-made = { $by } dobija targu { chytrogrod-at } ({ $kind }): +{ $points } PW.{ $secret ->
        [none] { "" }
       *[other] { " " }Sekretny towar: { chytrogrod-secret-good }.
    }
event-chytrogrod-deal-missed = { $by } nie dobija targu { chytrogrod-at } ({ $kind }).
event-chytrogrod-deal-opened = { $deal ->
        [none] Interesy { chytrogrod-at } się skończyły.
       *[other] Nowy interes { chytrogrod-at }: { $deal }.
    }
event-chytrogrod-deal-opened-deal = duży wart { $big }, niewielki wart { $small }
event-chytrogrod-deal-opened-deal-big = { $points } PW
event-chytrogrod-deal-opened-deal-small = { $points } PW
event-chytrogrod-bought-out = { $by } wykupuje wszystko { chytrogrod-at }: { $heaps }.
event-chytrogrod-bought-out-heaps = { chytrogrod-token } ×{ $count }
    .last = { and }

# Odmowy

refused-chytrogrod-no-such-guild = Nie ma takiej gildii.
refused-chytrogrod-guild-taken = Gildię „{ chytrogrod-guild }” już ktoś wziął.
refused-chytrogrod-no-such-district = Nie ma takiej dzielnicy.
refused-chytrogrod-henchman-there = Poplecznik już jest { chytrogrod-at }.
refused-chytrogrod-not-in-hand = Tej karty nie masz już na ręce: { $card }.
refused-chytrogrod-not-on-your-board = Tylu żetonów nie masz na planszetce.
refused-chytrogrod-return-exactly = { $count ->
        [one] Oddaj dokładnie { $count } żeton.
        [few] Oddaj dokładnie { $count } żetony.
       *[other] Oddaj dokładnie { $count } żetonów.
    }
refused-chytrogrod-not-tied = Wybierz jedną z remisujących osób: { $seats }.
refused-chytrogrod-name-the-whole-order = Ustaw w kolejności wszystkie remisujące osoby, każdą raz: { $seats }.
refused-chytrogrod-no-henchman-here = W tej dzielnicy nie ma poplecznika.
refused-chytrogrod-no-other-card = Wybierz inną kartę z tej dzielnicy albo poplecznika.
refused-chytrogrod-must-pay = Masz wszystkie towary, więc musisz zapłacić.
refused-chytrogrod-cannot-pay = Bez sekretnego towaru nie masz czym zapłacić.
refused-chytrogrod-not-your-secret-good = To nie jest Twój sekretny towar.
refused-chytrogrod-good-not-wanted = Ten towar tu nie pomoże: interes go nie wymaga albo brakuje innego.
refused-chytrogrod-two-in-a-district = Oddaj jeden swój towar i weź inny, którego w dzielnicy leżą co najmniej dwie sztuki.
refused-chytrogrod-own-top-card = Przenieś swoją kartę z wierzchu stosu do innej dzielnicy.
refused-chytrogrod-three-on-board = Oddaj towar, którego masz co najmniej trzy sztuki, i weź z puli inny.
refused-chytrogrod-top-card-of-another = Wskaż stos, na którego wierzchu leży cudza karta.
refused-chytrogrod-henchman-at-home = Poplecznik musi być na Twojej planszetce.
refused-chytrogrod-same-district = Przełóż kartę do innej dzielnicy.

# Zakończenia

reason-chytrogrod-hundred-points = Padło 100 punktów wpływu.
reason-chytrogrod-no-deals-left = W mieście nie ma już żadnego interesu.
reason-chytrogrod-last-round = Minęła czterdziesta runda.
reason-chytrogrod-best-disqualified = Remisujący trafiają do lochu. Wygrywa następne miejsce w klasyfikacji.
reason-chytrogrod-nobody-left = Nierozstrzygnięte remisy dyskwalifikują wszystkich. Nikt nie wygrywa.

# Podpowiedzi

hint-chytrogrod-choose-guild = Weź gildię „{ chytrogrod-guild }”.
hint-chytrogrod-choose-district = { $step ->
        [choose_first] Wybierz pierwszą dzielnicę: { chytrogrod-district }.
        [send_henchman] Wyślij poplecznika { chytrogrod-into }.
        [lay_decree] Połóż dekret { chytrogrod-at }.
       *[move_seen_card] Przełóż podejrzaną kartę { chytrogrod-into }.
    }
hint-chytrogrod-play-card = Zagraj { chytrogrod-into }: { $card }.
hint-chytrogrod-pick = Rozstrzygnij remis na korzyść: { $seat }.
hint-chytrogrod-arrange = Ustal kolejność: { $seats }.
hint-chytrogrod-remove = { $number ->
        [none] Usuń poplecznika ({ $by }).
       *[other] Usuń kartę ({ $by }{ $card ->
            [none] { "" }
           *[other] : { $card }
        }).
    }
hint-chytrogrod-pay = { $secret ->
        [none] Zapłać towarami z planszetki.
       *[other] Zapłać z sekretnym towarem: { chytrogrod-secret-good }.
    }
hint-chytrogrod-decline = Nie płać.
hint-chytrogrod-give-back = Oddaj do puli: { $heaps }.
hint-chytrogrod-give-back-heaps = { chytrogrod-token } ×{ $count }
    .last = { and }
hint-chytrogrod-swap-in-district = Zamień { chytrogrod-at }: { chytrogrod-given } za { chytrogrod-got }.
hint-chytrogrod-swap-with-pool = Zamień z pulą: { chytrogrod-given } za { chytrogrod-got }.
hint-chytrogrod-move-card = Przenieś swoją kartę { chytrogrod-from } { chytrogrod-to }.
hint-chytrogrod-look-at = Podejrzyj wierzchnią kartę { chytrogrod-at }.
hint-chytrogrod-intercede = Dobierz dekret.
hint-chytrogrod-skip = Zrezygnuj z intrygi.

# Plansza

chytrogrod-offer-choose-guild = wybierz gildię
chytrogrod-offer-choose-district = wskaż dzielnicę
chytrogrod-offer-play-card = zagraj kartę
chytrogrod-offer-pick = rozstrzygnij remis
chytrogrod-offer-arrange = ustal kolejność
chytrogrod-offer-remove = sabotaż
chytrogrod-offer-pay = zapłać
chytrogrod-offer-decline = zrezygnuj
chytrogrod-offer-give-back = oddaj nadmiar
chytrogrod-offer-swap-in-district = knuj
chytrogrod-offer-swap-with-pool = knuj
chytrogrod-offer-move-card = knuj
chytrogrod-offer-look-at = knuj
chytrogrod-offer-intercede = knuj
chytrogrod-offer-skip = zrezygnuj
chytrogrod-ring = Dzielnice miasta
chytrogrod-hall = Dwór księcia
chytrogrod-round = Runda { $round }
chytrogrod-favourite = Faworyt: { $name }
chytrogrod-is-favourite = Faworyt księcia
chytrogrod-you-favourite = Jesteś faworytem księcia
chytrogrod-turn = { $turn ->
        [1] Pierwsza dzielnica
       *[other] Kolejność: { $turn }
    }
chytrogrod-henchman = poplecznik ({ $name })
chytrogrod-henchman-home = Poplecznik na planszetce
chytrogrod-goods = Towary i wpływy
chytrogrod-pools = Pula
chytrogrod-deck = { $count ->
        [one] { $count } dekret w talii
        [few] { $count } dekrety w talii
       *[other] { $count } dekretów w talii
    }
chytrogrod-no-deals = Interesy się skończyły
chytrogrod-deals-left = Pod spodem jeszcze { $count ->
        [one] { $count } interes
        [few] { $count } interesy
       *[other] { $count } interesów
    }
chytrogrod-side = { $size ->
        [big] Duży interes
       *[small] Niewielki interes
    }: { $points } PW za { $goods }{ $lack ->
        [none] { "" }
        [0] , stać Cię
        [secret] , stać Cię z sekretnym towarem
       *[other] , brakuje { $lack }
    }
chytrogrod-lying = { $name }: { $card ->
        [none] zakryta karta
       *[other] { $card }
    }{ $out ->
        [yes] , zignorowana
       *[no] { "" }
    }
chytrogrod-decree = { $decree ->
        [none] Zakryty dekret
       *[other] Dekret: { $decree }
    }
chytrogrod-choose = Wybierz: { chytrogrod-district }
chytrogrod-points = { $points } PW
chytrogrod-cards-in-hand = { $count ->
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
       *[other] { $count } kart na ręce
    }
chytrogrod-deals-made = { $sign ->
        [big_deal] Duże interesy
       *[small_deal] Niewielkie interesy
    }: { $count }
chytrogrod-secret-kept = Sekretny towar
chytrogrod-my-board = Twoja gildia
chytrogrod-my-cards = Twoje karty
chytrogrod-my-secret = Sekretny towar:
chytrogrod-any-good = dowolny
chytrogrod-my-deals = Twoje interesy
chytrogrod-slots = Żetony: { $count } z 10

# Kto o czym decyduje

chytrogrod-now-take-guild = { $names }: wybór gildii
chytrogrod-now-choose-first = { $names }: wybór pierwszej dzielnicy
chytrogrod-now-send-henchman = { $names }: wysłanie poplecznika
chytrogrod-now-overflow = { $names }: co oddać do puli?
chytrogrod-now-lay-decree = { $names }: gdzie położyć dekret?
chytrogrod-now-action = { $names }: zakryta karta
chytrogrod-now-do-stu-piorunow = { $names }: czas na intrygę
chytrogrod-now-rozroba = { $names }: czas na intrygę
chytrogrod-now-wielmozni = { $names }: czas na intrygę
chytrogrod-now-rektorskie-machlojki = { $names }: czas na intrygę
chytrogrod-now-move-seen-card = { $names }: dokąd przełożyć kartę?
chytrogrod-now-wstawiennictwo = { $names }: czas na intrygę
chytrogrod-now-tie = { $names } rozstrzyga remis { chytrogrod-at }: { $kind }
chytrogrod-now-tied-deals = { $names } ustala kolejność { chytrogrod-at }: { $kind }
chytrogrod-now-sabotage = { $names }: sabotaż { chytrogrod-at }
chytrogrod-now-payment = { $names }: zapłata { chytrogrod-at }, { $kind }
chytrogrod-ask-take-guild = Którą gildię bierzesz?
chytrogrod-ask-choose-first = Która dzielnica będzie pierwsza?
chytrogrod-ask-send-henchman = Dokąd wysyłasz poplecznika?
chytrogrod-ask-overflow = Nie wszystko się mieści. Co wraca do puli?
chytrogrod-ask-lay-decree = Gdzie kładziesz dekret?
chytrogrod-ask-action = Wybierz kartę i dzielnicę
chytrogrod-ask-do-stu-piorunow = { chytrogrod-do-stu-piorunow }
chytrogrod-ask-rozroba = { chytrogrod-rozroba }
chytrogrod-ask-wielmozni = { chytrogrod-wielmozni }
chytrogrod-ask-rektorskie-machlojki = { chytrogrod-rektorskie-machlojki }
chytrogrod-ask-move-seen-card = { $card ->
        [none] Dokąd przekładasz podejrzaną kartę?
       *[other] Widzisz: { $card }. Dokąd?
    }
chytrogrod-ask-wstawiennictwo = { chytrogrod-wstawiennictwo }
chytrogrod-ask-tie = Remis { chytrogrod-at } ({ $kind }). Czyja karta działa?
chytrogrod-ask-tied-deals = Kto pierwszy { chytrogrod-at } ({ $kind })?
chytrogrod-ask-sabotage = Sabotaż { chytrogrod-at }. Co usuwasz?
chytrogrod-ask-payment = Interes { chytrogrod-at } ({ $kind }). Jak płacisz?
chytrogrod-action-how = Dotknij karty, potem dzielnicy. Inni zobaczą tylko, gdzie leży.
chytrogrod-confirm = Zatwierdź
chytrogrod-give-back = { $count ->
        [one] Wybierz { $count } żeton
        [few] Wybierz { $count } żetony
       *[other] Wybierz { $count } żetonów
    }
chytrogrod-give = Oddaję
chytrogrod-get = Biorę
chytrogrod-get-from = { chytrogrod-token }{ $district ->
        [none] { "" }
       *[other] , { chytrogrod-district }
    }
chytrogrod-do-choose-guild = Biorę: { chytrogrod-guild }
chytrogrod-do-choose-first = Zaczynamy { chytrogrod-at }
chytrogrod-do-send-henchman = Poplecznik { chytrogrod-into }
chytrogrod-do-lay-decree = Dekret { chytrogrod-into }
chytrogrod-do-move-seen-card = Karta { chytrogrod-into }
chytrogrod-do-play = { $card } { chytrogrod-into }
chytrogrod-do-pick = Działa karta: { $name }
chytrogrod-do-arrange = Kolejność: { $names }
chytrogrod-do-remove = Usuwam: { $what }
chytrogrod-do-pay = { $secret ->
        [none] Płacę towarami z planszetki
       *[other] Płacę z sekretnym towarem: { chytrogrod-secret-good }
    }
chytrogrod-do-decline = Nie płacę
chytrogrod-do-give-back = { $count ->
        [one] Oddaję { $count } żeton
        [few] Oddaję { $count } żetony
       *[other] Oddaję { $count } żetonów
    }
chytrogrod-do-swap = { chytrogrod-given } za { chytrogrod-got }
chytrogrod-do-move-card = Karta { chytrogrod-from } { chytrogrod-to }
chytrogrod-do-look-at = Podglądam { chytrogrod-at }
chytrogrod-do-intercede = Dobieram dekret
chytrogrod-do-skip = Bez intrygi

# Rozmowa

chytrogrod-into-port = do portu
chytrogrod-into-red = do dzielnicy czerwonej
chytrogrod-into-yellow = do dzielnicy żółtej
chytrogrod-into-university = na uniwersytet
chytrogrod-into-cathedral = do katedry
phrase-chytrogrod-going = Idę { $where }
phrase-chytrogrod-not-going = Nie idę { $where }
phrase-chytrogrod-beware = Uważajcie, { $seat } prowadzi!
phrase-chytrogrod-bluff = { $seat }, to blef.
phrase-chytrogrod-deal = Umowa stoi.
phrase-chytrogrod-no-deal = Nic z tego.
phrase-chytrogrod-remember = Zapamiętam to sobie.
promise-chytrogrod-tie-for-tie = { $seat }, daj mi ten remis, oddam przy następnym.
promise-chytrogrod-tie-yours = { $seat }, remis rozstrzygnę na Twoją korzyść.
promise-chytrogrod-no-sabotage = { $seat }, w tej rundzie nie ruszam Twoich kart.
promise-chytrogrod-stay-away = W tej rundzie nie idę { $where }

# Jak to było

story-chytrogrod-opening = Pierwsze względy księcia ma { $by }. Walka o miasto trwa { $count ->
        [one] { $count } rundę
        [few] { $count } rundy
       *[other] { $count } rund
    }.
story-chytrogrod-biggest-deal = Interes gry: w rundzie { $round } { $by } zgarnia { chytrogrod-at } { $points } PW.
story-chytrogrod-sabotage = Najboleśniejszy sabotaż: { $by } usuwa { chytrogrod-at } kartę ({ $seat } – { $card }).{ $more ->
        [0] { "" }
        [one] { " " }To nie jedyna zasadzka: jest jeszcze { $more }.
        [few] { " " }To nie jedyna zasadzka: są jeszcze { $more }.
       *[other] { " " }To nie jedyna zasadzka: jest ich jeszcze { $more }.
    }
story-chytrogrod-ties = { $count ->
        [one] Remis zdarza się raz i rozstrzyga go faworyt.
       *[other] Remisy zdarzają się { $count } razy i rozstrzygają je faworyci.
    }{ $seat ->
        [none] { "" }
       *[other] { " " }Najlepiej wychodzi na tym { $seat } ({ $most ->
            [one] { $most } raz
           *[other] { $most } razy
        }).
    }
story-chytrogrod-more-broken = { $more ->
        [0] { "" }
       *[other] { " " }Złamanych obietnic jest więcej: jeszcze { $more }.
    }
story-chytrogrod-broken-no-sabotage = Obietnice w Chytrogrodzie: { $by } przyrzeka nie ruszać kart ({ $seat }), a zaraz potem usuwa jedną z nich.{ story-chytrogrod-more-broken }
story-chytrogrod-broken-stay-away = Obietnice w Chytrogrodzie: { $by } przyrzeka nie iść { $where }, a zaraz potem kładzie tam kartę.{ story-chytrogrod-more-broken }
story-chytrogrod-broken-tie-yours = Obietnice w Chytrogrodzie: { $by } przyrzeka remis ({ $seat }), a potem wybiera kogo innego.{ story-chytrogrod-more-broken }
story-chytrogrod-race = { $count ->
        [0] Prowadzenie ani razu nie przechodzi w inne ręce.
        [one] Prowadzenie raz przechodzi w inne ręce.
       *[other] Prowadzenie { $count } razy przechodzi w inne ręce.
    }
story-chytrogrod-near = O włos od setki jest też { $by }: { $points } PW, brakuje { $left }.
story-chytrogrod-margin = Wygrywa { $seats } z wynikiem { $points } PW{ $ahead ->
        [0] , choć punktów tyle samo ma jeszcze ktoś: decydują duże interesy i towary.
       *[other] , przewaga { $ahead }.
    }
story-chytrogrod-hundred-points = Pada setka! { story-chytrogrod-margin }
story-chytrogrod-no-deals-left = W mieście nie ma już o co walczyć. { story-chytrogrod-margin }
story-chytrogrod-last-round = Czterdziesta runda jest ostatnia. { story-chytrogrod-margin }
story-chytrogrod-best-disqualified = Najlepsi mają co do joty ten sam wynik i razem trafiają do lochu. Wygrywa { $seats } z wynikiem { $points } PW.
story-chytrogrod-nobody-left = Nierozstrzygnięte remisy wtrącają do lochu wszystkich. Nikt nie wygrywa.

# Dlaczego tak wyszło

chytrogrod-why-laid = To { $card }.
chytrogrod-why-buyout = Wykup { $sums }.
chytrogrod-why-paid = Zapłata: { $goods }.
chytrogrod-why-missed = Zabrakło: { $goods }.
chytrogrod-lacking-good = { $count } { $token ->
        [0] { $count ->
            [one] rumu
           *[other] rumów
        }
        [1] broni
        [2] { $count ->
            [one] kufra
           *[other] kufrów
        }
        [3] { $count ->
            [one] woluminu
           *[other] woluminów
        }
       *[other] relikwii
    }

# Zagadki

puzzle-chytrogrod = Jeden ruch daje tu wyraźnie największą szansę na wygraną. Znajdź go.

# Dlaczego tak: najlepsze rozwiązanie zadania dnia

why-chytrogrod-order = { why-chytrogrod-own } Do { $best } PW prowadzi kolejność dzielnic: co wykupisz w jednej, tym zapłacisz w następnych.
why-chytrogrod-influence = { why-chytrogrod-own } Do { $best } PW prowadzi wpływ, który leży w dzielnicach.
why-chytrogrod-own = Bez wykupu { $own ->
        [0] nie można tu liczyć na ani jeden punkt.
       *[other] można tu liczyć najwyżej na { $own } PW.
    }
why-chytrogrod-deal = { $big ->
        [yes] Duży
       *[no] Niewielki
    } interes { chytrogrod-at } daje { $points } PW{ $lacks ->
        [none] , a towary na niego masz już na planszetce.
       *[other] . { $spent ->
            [yes] Po zapłacie za wcześniejszy interes brakuje
           *[no] Na początku rundy brakuje
        } na niego { $lacks }. { $buyouts ->
            [0] Tyle dołoży Twój sekretny towar.
            [one] { $secret ->
                [yes] Część dołoży wcześniejszy wykup { $bought }, a resztę sekretny towar.
               *[no] Tyle dołoży wcześniejszy wykup { $bought }.
            }
           *[other] { $secret ->
                [yes] Część dołożą wcześniejsze wykupy ({ $bought }), a resztę sekretny towar.
               *[no] Tyle dołożą wcześniejsze wykupy: { $bought }.
            }
        }
    }
why-chytrogrod-deal-lacks = { chytrogrod-lacking-good }
    .last = { and }
why-chytrogrod-deal-bought = { chytrogrod-at }
    .last = { and }
why-chytrogrod-tied = Taką samą kartę kładzie tu { $seat }, ale to Ty ustalasz, kto jest pierwszy.
why-chytrogrod-too-dear = Duży interes działa przed niewielkim, ale { $seat } za niego nie zapłaci: brakuje { $lacks }.
why-chytrogrod-too-dear-lacks = { chytrogrod-lacking-good }
    .last = { and }
why-chytrogrod-buyout = Wykup { chytrogrod-at } daje { $heaps }.{ $deals ->
        [none] { "" }
       *[other] { " " }Zapłacisz tym później za { $deals }.
    }{ $points ->
        [0] { "" }
       *[other] { " " }Sam wpływ to od razu { $points } PW.
    } { $rival ->
        [0] Nikt inny tu nie wykupuje, więc wystarczy dowolna karta wykupu.
       *[other] { $even ->
            [yes] Rywal daje tu tyle samo ({ $rival }), ale remis rozstrzygasz Ty.
           *[no] Rywal daje tu { $rival }, a Twoje karty razem { $bid }.
        }
    }
why-chytrogrod-buyout-heaps = { $token ->
        [0] { $count ->
            [one] rum
            [few] { $count } rumy
           *[other] { $count } rumów
        }
        [1] { $count ->
            [one] broń
            [few] { $count } bronie
           *[other] { $count } broni
        }
        [2] { $count ->
            [one] kufer
            [few] { $count } kufry
           *[other] { $count } kufrów
        }
        [3] { $count ->
            [one] wolumin
            [few] { $count } woluminy
           *[other] { $count } woluminów
        }
        [4] { $count ->
            [one] relikwię
            [few] { $count } relikwie
           *[other] { $count } relikwii
        }
       *[other] { $count ->
            [one] { chytrogrod-token }
           *[other] { chytrogrod-token } ×{ $count }
        }
    }
    .last = { and }
why-chytrogrod-buyout-deals = { $big ->
        [yes] duży
       *[no] niewielki
    } interes { chytrogrod-at }
    .last = { and }
why-chytrogrod-for-later = Na punkty wystarczą pozostałe karty, a wykup { chytrogrod-at } daje jeszcze { $heaps }.
why-chytrogrod-for-later-heaps = { why-chytrogrod-buyout-heaps }
    .last = { and }
why-chytrogrod-sabotage = Sabotaż { chytrogrod-at } usunie duży interes ({ $seat }): ten działałby przed Twoim niewielkim i mógłby zabrać wierzchni interes.
why-chytrogrod-outbid = Sabotaż { chytrogrod-at } usunie { $card } ({ $seat }): resztę przebijesz swoim wykupem.
why-chytrogrod-spare = Na punkty wystarczą pozostałe karty. Ta nie jest do nich potrzebna.
why-chytrogrod-keep = Na ten interes masz wszystko na planszetce, a sekretny towar { $later ->
        [yes] przyda się na drugi.
       *[no] nie jest potrzebny.
    }
why-chytrogrod-secret = Brakuje jednego towaru, a Twój sekretny to właśnie { chytrogrod-secret-good }.
why-chytrogrod-first = Zaczynasz od siebie: kto pierwszy, ten bierze wierzchni interes, a co leży pod nim, nie wie nikt.
why-chytrogrod-pick = Wykup jest równy, więc wybierasz siebie.
why-chytrogrod-remove = Po to jest sabotaż: ta karta stoi na drodze Twojej.
why-chytrogrod-give-back = Na planszetce mieści się dziesięć żetonów. Do puli wraca to, co nie jest już w tej rundzie potrzebne.
why-chytrogrod-either = Żaden inny wybór nie daje tu więcej punktów.
