# Zasady w minutę

chytrogrod-brief-goal = Jesteś gildią w mieście o pięciu dzielnicach. Zdobywaj towary i wymieniaj je na interesy: duży jest wart więcej, niewielki kosztuje mniej. Punkty wpływu to Twoja droga do zwycięstwa.
chytrogrod-brief-turn = Co rundę połóż zakryte karty i dekret w dzielnicach. Obiecuj i kłam, ile chcesz: nic nie wiąże. Potem karty odkrywają się dzielnica po dzielnicy: sabotaż psuje cudze plany, największy wykup zabiera towary, przejęcie stawia poplecznika, interes daje punkty.
chytrogrod-brief-end = Gdy ktoś ma 100 punktów wpływu, gra się kończy. Wygrywa, kto ma ich najwięcej, ale nierozstrzygnięty remis trafia do lochu.
