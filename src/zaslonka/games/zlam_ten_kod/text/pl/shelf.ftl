# Co o grze mówi się na półce, zanim jest jej plansza

zlam-ten-kod = Złam ten Kod
    .motto = Kto pierwszy przejrzy cudzą zasłonkę?
    .about = Dedukcja dla 2–4 osób. Każdy chowa za zasłonką rząd cyfr. Kto pierwszy odgadnie te ukryte?

# Zadanie dnia

challenge-zlam-ten-kod = Nazwij kod rywala w jak najmniej prób: próbą jest każde pytanie i każde odgadywanie. Rywal zawsze bierze pierwszą kartę od lewej, więc wiadomo, która zniknie.
challenge-zlam-ten-kod-count = { $count ->
        [one] { $count } próba
        [few] { $count } próby
       *[other] { $count } prób
    }
