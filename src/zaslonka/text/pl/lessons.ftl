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
