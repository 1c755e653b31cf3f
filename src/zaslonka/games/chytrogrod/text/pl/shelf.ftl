# Co o grze mówi się na półce, zanim jest jej plansza

chytrogrod = Chytrogród
    .motto = Kto kogo przechytrzy?
    .about = Gra pełna blefu dla 3–5 osób. Gildie wysyłają zakryte karty do pięciu dzielnic, a potem okazuje się, kto komu pokrzyżował szyki. Sto punktów wpływu kończy grę.

# Warianty

chytrogrod-contraband = Kontrabanda
    .about = Sekretny żeton zastępuje dowolny jeden towar.
chytrogrod-intrigues = Intrygi
    .about = Po zagraniu kart każda gildia może raz na rundę użyć własnej intrygi.
chytrogrod-choose-guilds = Wybór gildii
    .about = Każdy wybiera gildię sam, faworyt ostatni. Bez tego decyduje los.

# Co liczy program

chytrogrod-help-none = Zakryte karty każdy śledzi sam.
chytrogrod-help-facts = Wylicza, co może jeszcze leżeć zakryte: karty, dekrety i sekretne towary.
chytrogrod-help-full = Wylicza to samo i podaje szanse.

# Zadanie dnia

challenge-chytrogrod = Masz jedną rundę i cztery karty: zdobądź jak najwięcej punktów. Każdy rywal kładzie w dzielnicy swojej gildii wykup 2, wykup 3, niewielki i duży interes. Remisy rozstrzygasz Ty.
challenge-chytrogrod-count = { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[other] { $count } punktów
    }
