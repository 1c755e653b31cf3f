# Co o grze mówi się na półce, zanim jest jej plansza

kod-krakowa = Kod Krakowa
    .motto = Za każdym przejściem czeka inny Kraków.
    .about = Wędrówka dla 2–4 osób. Chodź po dzielnicach, odkrywaj nowe i zbieraj miejsca ze swoimi atrybutami. Blokady i karty wydarzeń zmieniają miasto w każdej turze.
knowledge = Platforma Wiedzy
