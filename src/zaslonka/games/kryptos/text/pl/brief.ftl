# Zasady w minutę

kryptos-brief-goal = Każdy ma rząd kart z liczbami, ustawionych rosnąco; żadna liczba się nie powtarza. Inni widzą grzbiety i to, ile kart jakiego koloru ukrywasz. Zbieraj punkty za odgadnięte cudze karty.
kryptos-brief-turn = Na początku każdy odkrywa dwie swoje karty. W swojej turze wskaż cudzą kartę i powiedz liczbę. Trafiona daje do 3 punktów i zostaje odkryta. Po pudle możesz zapłacić punkt za drugą próbę.
kryptos-brief-end = Gdy ktoś ma 15 punktów, gracie rundę do końca. Wygrywa, kto ma najwięcej punktów.
