# Co o grze mówi się na półce, zanim jest jej plansza

kod-krakowa = Kod Krakowa
    .motto = Za każdym przejściem czeka inny Kraków.
    .about = Wędrówka dla 2–4 osób. Chodź po dzielnicach, odkrywaj nowe i zbieraj miejsca ze swoimi atrybutami. Blokady i karty wydarzeń zmieniają miasto w każdej turze.

# Opcje

kod-krakowa-opening-cards = Karty na początek
    .about = Kto zaczyna później, ma na początku więcej kart wydarzeń: drugi jedną, trzeci dwie, czwarty trzy. To wyrównuje szanse; w wydanych zasadach tego nie ma.

knowledge = Platforma Wiedzy

# Co liczy program

kod-krakowa-help-none = Co gdzie leży, każdy pamięta sam.
kod-krakowa-help-facts = Przy każdej dzielnicy wylicza miejsca, które mogą w niej leżeć.
kod-krakowa-help-full = Wylicza to samo i podaje szanse.

# Zadanie dnia

challenge-kod-krakowa = Masz jedną turę. Zbierz jak najwięcej miejsc, które trafią na Twoje planszetki: o najlepszych da się wiedzieć na pewno, że pasują.
challenge-kod-krakowa-count = { $count ->
        [one] { $count } miejsce
        [few] { $count } miejsca
       *[other] { $count } miejsc
    }
