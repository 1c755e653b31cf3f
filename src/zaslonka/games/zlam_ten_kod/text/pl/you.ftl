# To, co robi sam czytający, powiedziane do niego

event-zlam-ten-kod-asked-you = Pytasz: „{ $card }” — { $replies }.
event-zlam-ten-kod-guessed-you = Zgadujesz na głos: { $code }. { $right ->
        [yes] Tak, to ten kod!
       *[no] Nie, to inny kod.
    }
event-zlam-ten-kod-announced-you = Zapisujesz swój strzał i zaglądasz na środek. { $right ->
        [yes] Kod złamany!
       *[no] Pudło: koniec zgadywania, ale odpowiadać trzeba dalej.
    }
zlam-ten-kod-why-last-chance-you = To jeszcze nie koniec: masz ostatnią szansę.
