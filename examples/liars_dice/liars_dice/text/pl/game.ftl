# Ile czego: po liczbie i ściance odmienia się wszystko

liars-dice-so-many = { $face ->
        [1] { $count ->
            [one] { $count } jedynka
            [few] { $count } jedynki
           *[many] { $count } jedynek
        }
        [2] { $count ->
            [one] { $count } dwójka
            [few] { $count } dwójki
           *[many] { $count } dwójek
        }
        [3] { $count ->
            [one] { $count } trójka
            [few] { $count } trójki
           *[many] { $count } trójek
        }
        [4] { $count ->
            [one] { $count } czwórka
            [few] { $count } czwórki
           *[many] { $count } czwórek
        }
        [5] { $count ->
            [one] { $count } piątka
            [few] { $count } piątki
           *[many] { $count } piątek
        }
       *[6] { $count ->
            [one] { $count } szóstka
            [few] { $count } szóstki
           *[many] { $count } szóstek
        }
    }

# Zdarzenia

event-liars-dice-rolled = Pod Twoim kubkiem: { $dice }.
event-liars-dice-claimed = { $by }: co najmniej { liars-dice-so-many }.
event-liars-dice-shown = { $by } sprawdza odzywkę: { $bid }. Pod kubkami: { $cups }. { $found ->
        [0] Nie liczy się ani jedna kość.
        [one] Liczy się { $found } kość.
        [few] Liczą się { $found } kości.
       *[many] Liczy się { $found } kości.
    } Kość traci { $seat }.
event-liars-dice-shown-bid = { liars-dice-so-many }
event-liars-dice-shown-cups = { $seat } ma { $dice }

# Odmowy

refused-liars-dice-nothing-to-doubt = Nikt jeszcze niczego nie zapowiedział: nie ma czego sprawdzać.
refused-liars-dice-too-many = { $dice ->
        [one] Na stole jest tylko { $dice } kość.
        [few] Na stole są tylko { $dice } kości.
       *[many] Na stole jest tylko { $dice } kości.
    }
refused-liars-dice-not-higher = Odzywka musi przebić poprzednią: { liars-dice-so-many }.

# Zakończenia

reason-liars-dice-last-with-dice = Tylko jedna osoba ma jeszcze kości.
reason-liars-dice-never-wrong = Ani jednej pomyłki: wszystkie pięć kości zostaje pod kubkiem.

# Gotowe zdania

phrase-liars-dice-really = Naprawdę?
phrase-liars-dice-honest = Nigdy nie kłamię.
phrase-liars-dice-well-bluffed = Niezły blef!

# Ruchy: w podpowiedzi i na przyciskach

hint-liars-dice-bid = Co najmniej { liars-dice-so-many }
hint-liars-dice-doubt = Sprawdzam: { liars-dice-so-many }? ({ $by })
liars-dice-offer-bid = zalicytuj
liars-dice-offer-doubt = sprawdź

# Stół; `seats` mówi, czyje są rzeczy w rzędzie

liars-dice-field-wild-ones = Dzikie jedynki
liars-dice-field-dice = Kości
liars-dice-field-left = Zostało kości
    .seats = each
liars-dice-field-bids = Odzywki w tej rundzie
liars-dice-field-shown = Ostatnie sprawdzenie
liars-dice-field-count = Co najmniej
liars-dice-field-face = Ścianka
liars-dice-field-yours = Masz takich
liars-dice-field-needed = Tyle musiałoby być u innych
liars-dice-field-unseen = Kości u innych
liars-dice-record-likely = { liars-dice-so-many }: { $percent }%

# Jak to było

story-liars-dice-doubts = { $count ->
        [one] Kubki idą w górę { $count } raz
       *[many] Kubki idą w górę { $count } razy
    }, { $caught ->
        [0] i ani razu nikt nie zostaje złapany na kłamstwie.
        [one] a na kłamstwie ktoś zostaje złapany { $caught } raz.
       *[many] a na kłamstwie ktoś zostaje złapany { $caught } razy.
    }
story-liars-dice-boldest = Najodważniejsza prawda: { $by } zapowiada co najmniej { liars-dice-so-many } i tyle właśnie jest na stole.
story-liars-dice-last-with-dice = Ostatnie kości ma { $seats } i wygrywa.
story-liars-dice-never-wrong = { $seats } wygrywa bez jednej pomyłki, z wszystkimi pięcioma kośćmi.
