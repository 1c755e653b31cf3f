# Co o grze mówi się na półce, zanim jest jej plansza

liars-dice = Kości kłamcy
    .about = Blef dla 2–6 osób. Każdy zna tylko kości pod swoim kubkiem, a licytuje się wszystkie. Kto nie wierzy, mówi: sprawdzam!

# Warianty

liars-dice-wild-ones = Dzikie jedynki
    .about = Jedynka liczy się do każdej odzywki.
