# Co o grze mówi się na półce, zanim jest jej plansza

kryptos = Kryptos
    .motto = Każda odkryta karta zdradza sąsiednie.
    .about = Łamanie szyfrów dla 3–6 osób. Każdy ma rząd ukrytych liczb, ustawionych rosnąco. Odgaduj cudze, zanim ktoś odgadnie Twoje. Piętnaście punktów kończy grę.

# Warianty

kryptos-advanced = Zaawansowane otwarcie
    .about = Na początku nie wolno odkryć kart skrajnych, kolejnej liczby po własnej odkrytej ani zbyt wielu kart jednego koloru.
kryptos-tajemnica = Tajemnica
    .about = Cztery karty więcej i cztery odłożone, których nikt nie widział. Dla 4 i 5 osób.
kryptos-lapowka = Łapówka
    .about = Punkt za drugą próbę dostaje osoba, której kartę się wskazuje.
