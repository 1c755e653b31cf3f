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
lesson-onward = Druga część
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
lesson-kryptos-colours = { $p2 } ma między 6 a 10 jedną kartę: 7, 8 albo 9. Kolory ukrytych kart są jawne i żółtej tu nie ma, więc 8 odpada.
lesson-kryptos-risk = Zostaje 7 albo 9, pół na pół. Zaryzykuj: wskaż tę kartę i powiedz 7.
lesson-kryptos-bribe = Pudło, więc to na pewno 9. Druga próba kosztuje punkt, a łapówkę bierze ten, kogo wskażesz. Opłaca się: zapłać i powiedz 9.
lesson-kryptos-end = Gdy ktoś dojdzie do 15 punktów, runda toczy się do końca i wygrywa, kto ma najwięcej. Dalej grasz już po swojemu.

# Tajniacy

lesson-tajniacy-goal = Pod 25 kryptonimami kryją się agenci dwóch drużyn. Wygracie, gdy pierwsi odnajdziecie wszystkich dziewięciu czerwonych.
lesson-tajniacy-teams = { $p2 } to Wasz szef: tylko szefowie wiedzą, kto jest kim. Ty jesteś tajniakiem i znasz same słowa.
lesson-tajniacy-clue = Szef podaje jedno słowo i liczbę. SAFARI 2 znaczy: z safari kojarzą się dwa Wasze słowa.
lesson-tajniacy-touch = LEW pasuje jak ulał. Dotknij go, a potem potwierdź przyciskiem: dopiero wtedy słowo się odkryje.
lesson-tajniacy-go-on = Nasz agent! Po trafieniu zgadujesz dalej. Jakie słowo jeszcze kojarzy się z safari?
lesson-tajniacy-assassin = Jest drugie! Liczbę wolno przekroczyć o jeden, ale pod jednym ze słów czeka zabójca: kto go dotknie, przegrywa od razu.
lesson-tajniacy-stop = PIRAMIDA kusi, bo stoi w Afryce, lecz pewności nie ma. Zakończ turę.
lesson-tajniacy-bystander = MARS 2: RAKIETA była niebieska, ale KSIĘŻYC to tylko obserwator i tura rywali się skończyła. Po agencie drugiej drużyny byłoby tak samo.
lesson-tajniacy-clues = Wszystkie wskazówki zostają na widoku. Możesz zgadywać też z dawniejszej, jeśli coś po niej zostało.
lesson-tajniacy-end = Odnalezione słowa schodzą z licznika: kto pierwszy dojdzie do zera, wygrywa. A teraz usiądź na miejscu szefa!
lesson-tajniacy-key = Teraz szefem jesteś Ty i widzisz klucz. Czerwone słowa są Wasze; zabójcy, KLUCZA, Twój tajniak nie może dotknąć.
lesson-tajniacy-link = Szukaj jednego słowa dla kilku swoich. HARFA, FLET i GITARA są czerwone: co je łączy? Słowa z planszy podać nie wolno.
lesson-tajniacy-give = Wpisz na przykład MUZYKA, wybierz liczbę 3 i podaj wskazówkę. Inna też będzie dobra.
lesson-tajniacy-silence = Teraz szef rywali ocenia wskazówkę, a potem zgaduje { $p2 }. Ty milczysz: szef mówi tylko wskazówkami. Dalej gracie już po swojemu.

# Chytrogród

lesson-chytrogrod-goal = Zdobywaj towary i wymieniaj je na interesy w pięciu dzielnicach. Gdy ktoś ma 100 punktów wpływu (PW), wygrywa, kto ma ich najwięcej.
lesson-chytrogrod-first = Masz dziś łaskę księcia: to faworyt wybiera, od której dzielnicy zacznie się odkrywanie kart. Wskaż port i potwierdź.
lesson-chytrogrod-henchman = Poplecznik co rundę przynosi towar dzielnicy, w której stoi. Poślij go na uniwersytet, po wolumin.
lesson-chytrogrod-decree = Dekret znasz tylko Ty: ta pogłoska przynosi wpływ wart 10 PW. Połóż ją zakrytą w dzielnicy czerwonej.
lesson-chytrogrod-deal = Niewielki interes w porcie kosztuje kufer i wolumin, a oba masz. Zagraj tam kartę „niewielki interes”.
lesson-chytrogrod-hidden = Wszyscy widzą, czyja karta gdzie leży, ale nie jaka. W rozmowie wolno obiecywać, straszyć i kłamać: nic nie wiąże.
lesson-chytrogrod-buyout = Po swój dekret wyślij „wykup 3” do dzielnicy czerwonej. Największa suma wykupu zabiera wszystko, co tam leży.
lesson-chytrogrod-takeover = „Przejęcie” zagraj w katedrze: Twój poplecznik zajmie miejsce obcego i od następnej rundy przyniesie relikwie.
lesson-chytrogrod-bluff = Ostatnia karta niech zmyli rywali: połóż „duży interes” w dzielnicy żółtej. Nie stać Cię na niego, ale kto wie, co tam leży?
lesson-chytrogrod-pay = Karty się odkrywają! Zapłać za interes zwykłymi towarami; sekretny zastąpi towar tylko raz w całej grze, więc go zachowaj.
lesson-chytrogrod-tie = Remis: { $p1 } też ma tu wykup 3. Remisy rozstrzyga faworyt, czyli Ty. Wskaż siebie!
lesson-chytrogrod-end = 9 PW za interes i 10 za wpływ: świetny początek. Karty wracają na rękę, a łaska księcia idzie dalej: teraz faworytem jest { $p1 }.

# Kod Krakowa

lesson-kod-krakowa-goal = Wędrujesz po Krakowie i zbierasz jego miejsca. Przy dwóch graczach wygrywa, kto pierwszy ma 7 żetonów na jednej ze swoich planszetek.
lesson-kod-krakowa-board = Każda planszetka zbiera jeden z sześciu atrybutów. Wybierz historię.
lesson-kod-krakowa-joint = Drugą wybierz z innym atrybutem: sztuką. Miejsce, które ma oba, kładzie się na styku i liczy na każdej planszetce!
lesson-kod-krakowa-pawn = Postaw pionek na Starym Mieście: dotknij tej dzielnicy na mapie i potwierdź.
lesson-kod-krakowa-barrier = Blokada zamyka przejście przed wszystkimi. Postaw pierwszą między Kazimierzem a Grzegórzkami.
lesson-kod-krakowa-exit = Drugą postaw między Kazimierzem a Podgórzem. Ostatniego wejścia do Kazimierza nikt już nie zamknie: każda dzielnica musi mieć wyjście.
lesson-kod-krakowa-lift = Turę zaczynasz od przestawienia jednej swojej blokady. Podnieś tę między Kazimierzem a Podgórzem.
lesson-kod-krakowa-put = Postaw ją między Starym Miastem a Grzegórzkami.
lesson-kod-krakowa-collect = Teraz trzy akcje. W Twojej dzielnicy leży zakryte miejsce: zbierz je.
lesson-kod-krakowa-walk = Wawel to sztuka i historia, więc leży na styku! Druga akcja: przejdź do Kazimierza.
lesson-kod-krakowa-again = Trzecia akcja: zbierz miejsce, które tu leży.
lesson-kod-krakowa-end-turn = Stara Synagoga to historia i życie duchowe, więc leży na jednej planszetce. Historia ma już 2, sztuka 1: zakończ turę.
lesson-kod-krakowa-end = Akcją można też przestawić blokadę albo pociągnąć kartę wydarzenia, a wejście do nieodkrytej dzielnicy daje kartę za darmo. Dalej grasz po swojemu.
