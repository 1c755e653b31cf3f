lesson-liars-dice-cups = To kości pod Twoim kubkiem: widzisz je tylko Ty. { $p1 } też ma pięć.
lesson-liars-dice-bid = Masz trzy piątki, więc na stole są co najmniej trzy. Powiedz to: 3 piątki.
lesson-liars-dice-higher = { $p1 } przebija: co najmniej 4 dwójki. Każda odzywka musi być wyższa od poprzedniej, a Ty nie masz ani jednej dwójki.
lesson-liars-dice-doubt = Cztery dwójki na pięciu cudzych kościach? Sprawdź to!
lesson-liars-dice-end = Dwójki były dwie. Kto się pomylił, traci kość i zaczyna następną rundę. Wygrywa, kto ostatni ma kości: teraz graj dalej bez podpowiedzi.
