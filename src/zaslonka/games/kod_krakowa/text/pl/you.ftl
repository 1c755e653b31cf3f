# To, co robi sam czytający, powiedziane do niego

event-kod-krakowa-picked-board-you = Wybierasz planszetkę ({ $side }): { $attribute }.
event-kod-krakowa-placed-pawn-you = Zaczynasz tutaj: { $district }.
event-kod-krakowa-barrier-lifted-you = { $seat ->
        [none] Podnosisz blokadę: { $passage }.
       *[other] Podnosisz cudzą blokadę ({ $seat }): { $passage }.
    }
event-kod-krakowa-barrier-put-you = { $seat ->
        [none] Stawiasz blokadę: { $passage }.
       *[other] Stawiasz cudzą blokadę ({ $seat }): { $passage }.
    }
event-kod-krakowa-barriers-stuck-you = Nie masz dokąd przestawić blokady.
event-kod-krakowa-stop-put-you = Stawiasz STOP: { $passage }.
event-kod-krakowa-stop-kept-you = Nie masz gdzie postawić znacznika STOP.
event-kod-krakowa-stop-taken-you = Zdejmujesz STOP: { $passage }.
event-kod-krakowa-walked-you = Idziesz dalej: { $district }.
event-kod-krakowa-led-you = Przesuwasz cudzy pionek ({ $seat }): { $district }.
event-kod-krakowa-discovered-you = Odkrywasz dzielnicę: { $district }.
event-kod-krakowa-collected-you = Zbierasz miejsce: { $place } ({ $district }{ kod-krakowa-in-slot }).
event-kod-krakowa-looked-you = Oglądasz miejsca w dzielnicy: { $district }.
event-kod-krakowa-exchanged-you = Oddajesz na tacę: { $given }, bierzesz stamtąd: { $taken }.
event-kod-krakowa-drew-you = Ciągniesz kartę.
event-kod-krakowa-played-card-you = Zagrywasz kartę: { $card }.
event-kod-krakowa-traded-you = Płacisz dwoma miejscami za kartę: { $places }.
event-kod-krakowa-swapped-you = Zamiana (Ty i { $seat }): { $given } za { $taken }.
event-kod-krakowa-discarded-you = Odrzucasz kartę: { $card }. { $shown ->
        [none] Niczego by teraz nie zmieniła.
       *[other] Żadnej z kart na ręce nie da się zagrać: { $shown }.
    }
event-kod-krakowa-actions-added-you = Masz w tej turze { kod-krakowa-more-actions } więcej.
event-kod-krakowa-turn-ended-you = { $lost ->
        [0] Kończysz turę.
        [one] Kończysz turę i tracisz { $lost } akcję.
        [few] Kończysz turę i tracisz { $lost } akcje.
       *[other] Kończysz turę i tracisz { $lost } akcji.
    }

# To, co inni robią czytającemu

event-kod-krakowa-barrier-lifted-to-you = { $by } podnosi Twoją blokadę: { $passage }.
event-kod-krakowa-barrier-put-to-you = { $by } stawia Twoją blokadę: { $passage }.
event-kod-krakowa-led-to-you = { $by } przesuwa Twój pionek: { $district }.
event-kod-krakowa-swapped-to-you = Zamiana ({ $by } i Ty): { $given } za { $taken }.
