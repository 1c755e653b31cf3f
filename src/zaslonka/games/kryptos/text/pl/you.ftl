# To, co robi sam czytający, powiedziane do niego

event-kryptos-turned-up-you = Odkrywasz: { kryptos-card } to { $number }.
event-kryptos-guessed-you = Zgadujesz: { $seat }, { kryptos-card } to { $number }. { $right ->
        [yes] Tak! { kryptos-points }.
       *[no] Nie.
    }
event-kryptos-paid-you = { $seat ->
        [none] Płacisz punkt za drugą próbę.
       *[other] Płacisz punkt za drugą próbę. Dostaje go { $seat }.
    }
event-kryptos-stopped-you = Rezygnujesz z drugiej próby.
event-kryptos-passed-you = Pasujesz: nie ma już cudzej ukrytej karty.
event-kryptos-last-round-you = Masz już 15 punktów: to ostatnia runda.

# To, co inni robią czytającemu

event-kryptos-guessed-to-you = { $by } zgaduje u Ciebie: { kryptos-card } to { $number }. { $right ->
        [yes] Tak! { kryptos-points }.
       *[no] Nie.
    }
event-kryptos-paid-to-you = { $by } płaci Ci punkt za drugą próbę.
