# Klucze dostępu i kody odzyskiwania

keys-title = Zachowaj swoje imię
keys-why = Kim jesteś, wie tylko ta przeglądarka. Kluczem dostępu (odcisk palca, twarz, PIN urządzenia) wejdziesz też z innej. Nikt nie musi.
passkeys = Klucze dostępu
passkey-phone = Telefon
passkey-computer = Komputer
passkey-label = Nazwa nowego klucza
passkey-add = Dodaj klucz
passkey-made = Gotowe: ten klucz będzie Cię znał.
passkey-not-made = Klucz nie powstał: przerwano to albo to urządzenie już go ma.
passkey-unused = jeszcze nie użyty
passkey-used = ostatnio: { $when }
passkey-remove = Usuń
passkey-remove-sure = Usuń na pewno
passkeys-need-https = Przeglądarki dają klucze dostępu tylko pod adresem z https (albo na localhost). Kody odzyskiwania działają i tutaj.
passkeys-unknown = Ta przeglądarka nie zna kluczy dostępu. Kody odzyskiwania działają i tutaj.
codes-left = { $count ->
        [0] Nie masz kodów odzyskiwania: na wypadek, gdy zgubisz wszystkie urządzenia.
        [one] Został Ci { $count } kod odzyskiwania.
        [few] Zostały Ci { $count } kody odzyskiwania.
       *[other] Zostało Ci { $count } kodów odzyskiwania.
    }
codes-draw = Pokaż dziesięć kodów
codes-again = Nowe kody zamiast starych
codes-once = Zapisz je teraz: pokazujemy je tylko raz. Każdy działa jeden raz, a kto go ma, staje się Tobą.
codes-copy = Kopiuj kody
sign-in-why = To urządzenie stanie się Tobą, ze wszystkimi Twoimi miejscami.
sign-in-passkey = Wejdź kluczem dostępu
sign-in-code = Albo kod odzyskiwania
sign-in-code-use = Użyj kodu
sign-in-done = Witaj, { $name }.
sign-in-not-done = Nic się nie zmieniło: nie wybrano klucza.
key-hint-title = Zachowasz swoje imię?
key-hint-why = Zna je tylko ta przeglądarka. Z kluczem dostępu wrócisz do swoich stołów z każdego urządzenia. Nikt nie musi.
key-hint-do = Zachowaj
key-hint-no = Nie trzeba

refused-table-no-passkeys-here = Kluczy dostępu nie ma pod tym adresem: przeglądarki dają je tylko domenie z https (albo localhost), a ten serwer ma adres { $address }. Kody odzyskiwania działają wszędzie.
refused-table-passkeys-enough = Masz już { $most } kluczy; usuń któryś, zanim dodasz następny.
refused-table-passkey-unproven = Ten klucz nie dowiódł, że jest Twój. Spróbuj jeszcze raz.
refused-table-passkey-unknown = Tego klucza ten serwer nie zna: usunięto go albo jego właściciel kazał o sobie zapomnieć.
refused-table-challenge-spent = To trwało za długo albo zostało już użyte. Spróbuj jeszcze raz.
refused-table-code-unknown = Takiego kodu nie ma albo został już użyty.

# Znajomi

friends-lead = Osoby, z którymi grasz. Dwie osoby są w znajomych, gdy obie tego chcą.
friends-nobody = Po pierwszej grze z kimś znajdziesz tu tę osobę.
friends-seen = Znajomi widzą, czy siedzę przy stole
friends-seen-why = I przy jakiej grze, nigdy przy którym stole. Tylko ci, którzy też się na to zgodzili.
friends-asks = Chcą Cię mieć w znajomych
friends-agree = Zgoda
friends-not-agree = Nie
friends-mine = W znajomych
friends-at = Teraz przy stole: { $game }
friends-join = Dołącz do stołu
friends-again = Zagraj znów: { $game }
friends-again-any = Zagraj znów
friends-last = { $game }, { $when }
friends-part = Usuń
friends-part-sure = Usuń ze znajomych
friends-block = Zablokuj
friends-block-sure = Zablokuj na pewno
friends-block-why = Zablokowana osoba się o tym nie dowie: po prostu nie zobaczysz jej próśb i zaproszeń, a dobieranie graczy Was nie połączy.
friends-asked = Wysłane prośby
friends-withdraw = Wycofaj
friends-met = Ostatnio przy jednym stole
friends-add = Dodaj do znajomych
friends-blocked = { $count ->
        [one] Zablokowana { $count } osoba
        [few] Zablokowane { $count } osoby
       *[other] Zablokowanych { $count } osób
    }
friends-unblock = Odblokuj
friends-here = Graliście razem
friends-is = w znajomych
friends-is-asked = prośba wysłana
friends-blocked-here = Przy tym stole siedzi ktoś zablokowany przez Ciebie: { $names }.

problem-unknown-person = Tej osoby już tu nie ma.
refused-table-friends-enough = Masz już { $most } znajomych i zapytanych; usuń kogoś, zanim dodasz następnych.
refused-table-blocked-by-you = Ta osoba jest przez Ciebie zablokowana. Najpierw ją odblokuj.
refused-table-blocked-enough = Zablokowanych może być najwyżej { $most }.
refused-table-not-friends = Zaprosić można tylko kogoś ze znajomych.
refused-table-nothing-played = Stołu, przy którym graliście, już nie ma. Otwórz nowy i wyślij link.
