# Co o grze mówi się na półce, zanim jest jej plansza

chytrogrod = Chytrogród
    .motto = Kto kogo przechytrzy?
    .about = Gra pełna blefu dla 3–5 osób. Gildie wysyłają zakryte karty do pięciu dzielnic, a potem okazuje się, kto komu pokrzyżował szyki. Sto punktów wpływu kończy grę.

# Warianty

chytrogrod-contraband = Kontrabanda
    .about = Sekretny żeton zastępuje dowolny jeden towar.
chytrogrod-intrigues = Intrygi
    .about = Po zagraniu kart każda gildia może raz na rundę użyć własnej intrygi.
