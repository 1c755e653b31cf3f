# Co mówi `zaslonka replay` poza zdaniami samej gry

replay-only = (tylko { $by }) { $sentence }
replay-undone = Cofnięto do posunięcia { $to }{ $agreed ->
        [yes] , za zgodą wszystkich
       *[no] { "" }
    }.
replay-timed-out = Czas minął.
replay-by-clock = Czas minął, decyduje robot.
replay-winners = Wygrywają: { $seats }
replay-nobody-won = Nikt nie wygrał.
replay-stopped = Zakończono za zgodą wszystkich, bez zwycięzcy.
replay-resigned = Poddane miejsca: { $seats }
replay-question = { $by }: { $asked } – { story-table-bits }{ $best ->
        [none] .
       *[other] . Najwięcej obiecuje: { $best }, średnio { $promised }.
    }
replay-hints = { $asked ->
        [none] Podpowiedzi były dozwolone, nikt o nie nie prosił.
       *[other] Podpowiedzi: { $asked }
    }
replay-hints-asked = { $seat } ×{ $count }
replay-verified = Sprawdzone: nasiono jest tym, do którego stół się zobowiązał, a każde posunięcie (razem { $plies }) wychodzi tak samo.
replay-sealed = Serwer zobowiązał się do ziarna, zanim poznał czyjąkolwiek liczbę.
replay-not-sealed = Ziarno wylosowano, gdy znana była liczba zakładającego: zobowiązanie wiąże serwer tylko wobec pozostałych.
