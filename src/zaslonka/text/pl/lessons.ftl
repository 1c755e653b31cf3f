# Pierwsza gra: karta, która prowadzi

lesson = Pierwsza gra
lesson-progress = Krok { $step } z { $steps }
lesson-next = Dalej
lesson-last = Kończę lekcję
lesson-leave = Wyjdź z lekcji
lesson-wait = { $names } robi ruch…
lesson-astray = To też dozwolony ruch, tylko lekcja miała na myśli inny:
lesson-take-back = Cofnij ruch
lesson-alone = Gram dalej bez lekcji
lesson-again = Od początku
lesson-left = Grasz dalej bez lekcji. Powodzenia!
lesson-result = To była lekcja: rozdanie jest w niej zawsze takie samo.
lesson-guest = Gość

# Złam ten Kod

lesson-zlam-ten-kod-goal = { $p1 } ukrywa za zasłonką pięć płytek. Nazwij je wszystkie, zanim ktoś nazwie Twoje: każdą cyfrę i jej kolor.
lesson-zlam-ten-kod-mine = To Twoje płytki, widzisz je tylko Ty. U wszystkich stoją od najmniejszej do największej.
lesson-zlam-ten-kod-ask = Twoja kolej, więc zapytaj. Dotknij karty „Gdzie masz 5?” i zadaj to pytanie.
lesson-zlam-ten-kod-answer = Piątka stoi na „a”, pierwsza z lewej. Płytki rosną, więc cztery następne są większe od 5!
lesson-zlam-ten-kod-their-question = Teraz pyta { $p1 }, a odpowiedź słyszą wszyscy: masz jedną nieparzystą. Odpowiedzi są zawsze prawdziwe, bo daje je program.
lesson-zlam-ten-kod-notes = Na kartce skreślasz to, co niemożliwe. Przy tym stole skreśla za Ciebie i liczy, ile kodów jeszcze pasuje.
lesson-zlam-ten-kod-ask-again = Zostało 15 kodów. Zapytaj kartą „Gdzie masz 8 albo 9?” i wybierz 8.
lesson-zlam-ten-kod-deduce = Ósemka stoi na końcu. Między 5 a 8 mieszczą się tylko szóstki i siódemki, a czarną 7 i białą 8 masz Ty: zostaje jeden kod.
lesson-zlam-ten-kod-guess = Naciśnij „Zgadnij kod” i ułóż po kolei: zielona 5, czarna 6, biała 6, biała 7, czarna 8.
lesson-zlam-ten-kod-last-chance = Trafione! Ta gra zaczęła się od Ciebie, więc { $p1 } może jeszcze raz zgadnąć: celny strzał dałby remis.
lesson-zlam-ten-kod-end = Wygrana! W trzy i cztery osoby odgaduje się płytki ze środka i każdy ma jedną próbę. Reszta zostaje ta sama.

# Kryptos

lesson-kryptos-goal = Każdy ma dziesięć kart, a inni widzą tylko ich grzbiety. Odgaduj cudze liczby: trafienie daje 3 punkty, a do końca gry potrzeba 15.
lesson-kryptos-mine = To Twoje karty. U każdego stoją rosnąco, od 1 do 32, i żadna liczba się nie powtarza.
lesson-kryptos-open = Na początek każdy odkrywa dwie swoje karty. Wybierz pierwszą: dowolną, byle zdradziła niewiele.
lesson-kryptos-open-again = I jeszcze jedną.
lesson-kryptos-between = { $p1 } odkrywa 22 i 24, a między nimi stoi jedna karta: to musi być 23! Dotknij tej karty, potem 23 na torze, i powiedz tę liczbę.
lesson-kryptos-points = Masz 3 punkty więcej. Im mniej kart ktoś ukrywa, tym mniej są warte: przedostatnia 2 punkty, ostatnia 1.
lesson-kryptos-others = Cudze próby słyszysz i Ty, trafione i chybione. Każda mówi Ci coś o ukrytych kartach.
lesson-kryptos-notes = Ołówkiem zapiszesz przy karcie, co o niej wiesz. Przy tym stole liczby niemożliwe skreśla za Ciebie program.
lesson-kryptos-colours = Między 6 a 10 u gracza { $p2 } stoi jedna karta: 7, 8 albo 9. Kolory ukrytych kart są jawne i żółtej tu nie ma, więc 8 odpada.
lesson-kryptos-risk = Zostaje 7 albo 9, pół na pół. Zaryzykuj: wskaż tę kartę i powiedz 7.
lesson-kryptos-bribe = Pudło, więc to na pewno 9. Druga próba kosztuje punkt, a łapówkę bierze ten, kogo wskażesz. Opłaca się: zapłać i powiedz 9.
lesson-kryptos-end = Gdy ktoś dojdzie do 15 punktów, runda toczy się do końca i wygrywa, kto ma najwięcej. Dalej grasz już po swojemu.
