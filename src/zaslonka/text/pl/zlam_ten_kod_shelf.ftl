# Co o grze mówi się na półce, zanim jest jej plansza

zlam-ten-kod = Złam ten Kod
    .about = Dedukcja dla 2–4 osób. Każdy chowa za zasłonką rząd cyfr. Kto pierwszy odgadnie te ukryte?
