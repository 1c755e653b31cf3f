# Wyniki, rankingi i tabele graczy; wczytywane dopiero na ich stronach.
results-mine = Moje wyniki
results-of = { $name }: wyniki
results-none = Jeszcze nic tu nie ma
results-none-why = Skończ pierwszą grę, z ludźmi albo z robotami, a tu zobaczysz, jak poszło: wygrane, serie i ranking.
results-none-theirs = { $name } nie ma jeszcze żadnej skończonej gry.
results-play = Zagraj
results-wins = Wygrane z rzędu
results-wins-best = najdłuższa seria: { $best }
results-days = Dni z zadaniami z rzędu
results-games-total = Skończone gry
results-won-total = w tym { $won ->
        [one] { $won } wygrana
        [few] { $won } wygrane
       *[other] { $won } wygranych
    }
results-rating = Ranking
results-rating-games = { $games ->
        [one] po { $games } ocenianej grze
       *[other] po { $games } ocenianych grach
    }
results-rating-why = Robot średni ma 1500 punktów. Im więcej gier, tym węższy przedział.
results-unrated = Rankingu jeszcze nie ma: gry z pomocą lub podpowiedziami go nie zmieniają.
results-chart = Ranking w { $games ->
        [one] { $games } ostatniej grze
       *[other] { $games } ostatnich grach
    }: od { $from } do { $to }, najwyżej { $top }, najniżej { $bottom }.
results-chart-first = { $games ->
        [one] { $games } gra temu
        [few] { $games } gry temu
       *[other] { $games } gier temu
    }
results-chart-last = teraz
results-accuracy = Trafność ruchów
results-accuracy-of = { $games ->
        [one] z { $games } zmierzonej gry
       *[other] z { $games } zmierzonych gier
    }
results-against = Z kim
results-met-people = ludzie
results-met-latwy = robot łatwy
results-met-sredni = robot średni
results-met-mistrz = robot mistrz
results-all = razem
results-games = gry
results-won = wygrane
results-drawn = remisy
results-lost = przegrane
results-assisted = Robot grał za Ciebie i wygrał: { $games }
results-assisted-theirs = Wygrane, w których grał robot: { $games }
results-seasons = Sezony
results-season = { $quarter ->
        [1] zima
        [2] wiosna
        [3] lato
       *[4] jesień
    } { $year }
results-season-col = sezon
results-all-time = od początku
results-people = Z kim gram
results-person = osoba
results-together = razem
results-against-them = przeciw sobie
results-their-wins = ich wygrane
results-my-wins = moje wygrane
results-showing = Co widzą inni
results-showing-lead = Bez Twojej zgody nic. Możesz ją w każdej chwili cofnąć.
results-ranked = Jestem w tabelach graczy
results-ranked-why = Z imieniem i rankingiem, gdy zagrasz z ludźmi pięć ocenianych gier.
results-shown = Moją stronę widzi, kto ma odnośnik
results-shown-why = Gry, rankingi i serie. Tego, z kim grasz, nie widzi nikt.
results-link = Odnośnik do mojej strony
results-copy = Kopiuj odnośnik
results-boards = Tabele graczy
results-board-lead = Ci, którzy chcą w niej być, po pięciu ocenianych grach z ludźmi.
results-board-none = Nikogo tu jeszcze nie ma
results-board-none-why = Kto zagra z ludźmi pięć gier i zechce tu być, będzie pierwszy.
results-board-join = Moje wyniki i ustawienia
results-player = gracz
results-more = Następne miejsca
results-before = Poprzednie miejsca
results-you = Ty
problem-unknown-page = Nikt nie pokazuje takiej strony. Może odnośnik wycofano.
