# Zasady w minutę

kod-krakowa-brief-goal = Wędruj po Krakowie i zbieraj jego miejsca. Każda z Twoich dwóch planszetek zbiera jeden atrybut, a miejsce, które ma oba, liczy się na obu.
kod-krakowa-brief-turn = Najpierw przestaw jedną swoją blokadę: zamyka przejście przed wszystkimi. Potem masz trzy akcje: przejdź do sąsiedniej dzielnicy, zbierz miejsce, które w niej leży, przestaw blokadę albo pociągnij kartę wydarzenia.
kod-krakowa-brief-end = Wygrywa, kto pierwszy zapełni jedną planszetkę (przy dwóch graczach to 7 miejsc).
