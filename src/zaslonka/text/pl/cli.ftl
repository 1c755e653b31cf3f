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
replay-verified = Sprawdzone: nasiono jest tym, do którego stół się zobowiązał, a każde posunięcie (razem { $plies }) wychodzi tak samo.
