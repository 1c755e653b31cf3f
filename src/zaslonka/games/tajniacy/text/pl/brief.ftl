# Zasady w minutę

tajniacy-brief-goal = Na stole leży 25 słów. Pod nimi kryją się agenci dwóch drużyn, obserwatorzy i jeden zabójca. Tylko szefowie znają klucz. Odnajdźcie swoich agentów, zanim rywale znajdą swoich.
tajniacy-brief-turn = Szef podaje jedno słowo i liczbę: tyle słów się z nim kojarzy. Tajniacy wskazują słowa. Po swoim agencie zgadują dalej, najwyżej o jedno słowo ponad liczbę. Po cudzym agencie albo obserwatorze tura się kończy.
tajniacy-brief-end = Wygrywa drużyna, której wszyscy agenci są odkryci. Kto wskaże zabójcę, przegrywa od razu.
