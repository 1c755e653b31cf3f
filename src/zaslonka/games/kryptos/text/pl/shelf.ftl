# Co o grze mówi się na półce, zanim jest jej plansza

kryptos = Kryptos
    .motto = Każda odkryta karta zdradza sąsiednie.
    .about = Łamanie szyfrów dla 3–6 osób. Każdy ma rząd ukrytych liczb, ustawionych rosnąco. Odgaduj cudze, zanim ktoś odgadnie Twoje. Piętnaście punktów kończy grę.

# Warianty

kryptos-advanced = Zaawansowane otwarcie
    .about = Na początku nie wolno odkryć kart skrajnych, liczby sąsiedniej z własną odkrytą ani zbyt wielu kart jednego koloru.
kryptos-tajemnica = Tajemnica
    .about = Cztery karty więcej i cztery odłożone, których nikt nie widział. Dla 4 i 5 osób.
kryptos-lapowka = Łapówka
    .about = Punkt za drugą próbę dostaje osoba, której kartę się wskazuje.

# Co liczy program

kryptos-help-none = Notatki prowadzisz bez pomocy.
kryptos-help-facts = Przy każdej ukrytej karcie zostają tylko możliwe liczby.
kryptos-help-full = Podaje też szansę każdej z nich.

# Zadanie dnia

challenge-kryptos = Masz trzy tury. W każdej da się ustalić na pewno jakąś cudzą kartę: zdobądź jak najwięcej punktów. Rywale pytają tylko o Twoje karty i zawsze pudłują.
challenge-kryptos-count = { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[other] { $count } punktów
    }
