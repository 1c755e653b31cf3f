# Co mówi się komuś, kto nie siedzi przy stole: powiadomienia i kalendarz

away-turn = Twój ruch
away-begun = gra się zaczęła
away-reminder = Twój ruch, czas ucieka
away-with = { $seats ->
        [none] Grasz z robotami.
       *[other] Przy stole: { $seats }.
    }
away-left = { $hours ->
        [one] Została godzina.
        [few] Zostały { $hours } godziny.
       *[many] Zostało { $hours } godzin.
    }
