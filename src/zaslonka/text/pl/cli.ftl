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

# Co stoi na arkuszach do wycięcia (`zaslonka print`)

print-title = Kod Krakowa
print-how = Drukuj dwustronnie, z obracaniem wzdłuż dłuższej krawędzi i bez skalowania, najlepiej na grubym papierze. Karty i planszetki tnij wzdłuż znaczników na marginesach, kafelki i żetony po ich obrysie. Kody QR prowadzą do Platformy Wiedzy: z awersu żetonu do miejsca, z rewersu tylko do dzielnicy.
print-tiles = kafelki dzielnic
print-tokens = żetony miejsc
print-cards = karty wydarzeń
print-boards = planszetki atrybutów
print-markers = znaczniki i pionki
print-stop = STOP
