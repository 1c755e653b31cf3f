# Co o grze mówi się na półce, zanim jest jej plansza

tajniacy = Tajniacy
    .motto = Jedno słowo, a wiadomo, o które chodzi.
    .about = Drużynowa gra słowna dla 4–12 osób. Dwoje szefów wie, kto kryje się pod 25 kryptonimami, i podpowiada swoim jednym słowem i jedną liczbą. Kto pierwszy odnajdzie swoich agentów? Byle nie trafić na zabójcę.

# Warianty

tajniacy-language = Język słów
tajniacy-words = Własne słowa
    .about = Od 25 do 1000 różnych słów zamiast naszych kart.
tajniacy-abbreviations = Skrótowce
    .about = USA czy NASA liczą się jako jedno słowo.
tajniacy-proper-names = Nazwy i tytuły
    .about = Wskazówką może być nazwa albo tytuł z kilku wyrazów, na przykład Nowy Sącz.
tajniacy-homonyms = Słowa brzmiące tak samo
    .about = Wskazówka o kocie może prowadzić do słowa KOD.
tajniacy-clue-seconds = Sekundy na wskazówkę
tajniacy-guess-seconds = Sekundy na zgadywanie
tajniacy-companion = Klucz i zegar do gry z pudełka
    .about = Słowa leżą na prawdziwym stole; tutaj szefowie mają klucz, a wszyscy zegar.

# Kim się jest przy robotach

tajniacy-your-part = Kim jesteś?
tajniacy-operative-does = Robot daje wskazówki, a Ty zgadujesz.
tajniacy-spymaster-does = Ty dajesz wskazówki, a roboty zgadują.

# Zadanie dnia

challenge-tajniacy = Znajdź pozostałe słowa swojej drużyny, korzystając z jak najmniejszej liczby wskazówek szefa. Rywale co turę znajdują jedno swoje słowo, bez względu na wskazówkę.
challenge-tajniacy-count = { $count ->
        [one] { $count } wskazówka
        [few] { $count } wskazówki
       *[other] { $count } wskazówek
    }
part-tajniacy-chief = Szef
part-tajniacy-rival-chief = Szef rywali
