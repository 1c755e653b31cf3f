# Platforma Wiedzy: jej własne słowa; treść stron jest w games/kod_krakowa/data

knowledge-lead = Dwadzieścia dzielnic, sześćdziesiąt sześć miejsc i pięćdziesiąt pięć wydarzeń: wszystko, o czym opowiada Kod Krakowa.
knowledge-search = Czego szukasz w Krakowie?
knowledge-found = { $count ->
        [0] Niczego takiego tu nie ma.
        [one] { $count } strona
        [few] { $count } strony
       *[other] { $count } stron
    }
knowledge-map = Schematyczna mapa Krakowa
knowledge-district = Dzielnica
knowledge-start-district = Dzielnica startowa
knowledge-place = Miejsce
knowledge-event = Wydarzenie
knowledge-places = Miejsca
knowledge-events = Wydarzenia
knowledge-years = Kiedy
knowledge-neighbours = Dokąd stąd
knowledge-closed = bez przejścia
knowledge-here = Co się tu dzieje
knowledge-why = Dlaczego te atrybuty
knowledge-where = Gdzie to jest
knowledge-within = Z dokładnością do { $metres } m.
knowledge-in-game = W grze
knowledge-play = Zagraj w Kod Krakowa
knowledge-token = Żeton dzielnicy { $district }: pasuje do plansz „{ $first }” i „{ $second }”.
knowledge-tile = Kafelek do odkrycia, z { $count ->
        [one] { $count } miejscem
       *[other] { $count } miejscami
    }: dołącza do planszy, gdy ktoś pierwszy tu wejdzie.
knowledge-tile-start = Kafelek startowy, z { $count ->
        [one] { $count } miejscem
       *[other] { $count } miejscami
    }: leży na planszy od początku i tu może zacząć pionek.
knowledge-stop = Po zagraniu połóż znacznik STOP.
knowledge-sources = Źródła
