# Zasady w minutę

zlam-ten-kod-brief-goal = Za zasłonką stoją Twoje płytki: od najmniejszej cyfry do największej, białe, czarne albo zielone. Odgadnij cały ukryty rząd: we dwoje rywala, w więcej osób ten ze środka.
zlam-ten-kod-brief-turn = W swojej turze zadaj jedno z pytań na stole. Odpowiedź jest prawdziwa i słyszą ją wszyscy. Skreślaj na kartce to, co niemożliwe, albo zamiast pytać powiedz cały kod.
zlam-ten-kod-brief-end = Kto trafi cały kod, wygrywa. We dwoje ten, kto grał jako drugi, ma jeszcze jedną próbę i może zremisować.
