# Co stoi na arkuszach do wycięcia (`zaslonka print`)

print-title = Kod Krakowa
print-players = Wędrówka po dwudziestu dzielnicach dla 2–4 osób
print-tiles = kafelki dzielnic
print-tokens = żetony miejsc
print-cards = karty wydarzeń
print-boards = planszetki atrybutów
print-tray = Taca Atrybutów
print-markers = znaczniki i pionki
print-stop = STOP

# Okładka

print-contents = W pudełku
print-content-tiles = { $count } kafelków dzielnic, w tym { $start } startowych
print-content-tokens = { $count } żetonów miejsc: po 4 sześciokątne na dzielnicę startową, po 3 okrągłe na każdą inną
print-content-cards = { $count } kart wydarzeń, w tym { $stops } ze znakiem STOP
print-content-boards = { $count } planszetek atrybutów: 6 lewych i 6 prawych
print-content-tray = Taca Atrybutów: na niej leżą żetony
print-content-markers = { $stops } znaczników STOP, { $barriers } blokad i { $pawns } pionki
print-make = Jak to złożyć
print-how = Drukuj dwustronnie, z obracaniem wzdłuż dłuższej krawędzi i bez skalowania, najlepiej na grubym papierze. Karty i planszetki tnij wzdłuż znaczników na marginesach, kafelki i żetony po przerywanej linii. Pionek złóż w połowie i odegnij oba końce. Kod QR na kafelku prowadzi do strony dzielnicy, na karcie do strony wydarzenia, a na awersie żetonu do strony miejsca.
print-tray-how = Połóż tu żetony każdej dzielnicy, rewersem do góry. Gdy trzeba wziąć żeton z tacy, weź dowolny, nie patrząc. Liczba mówi, ile ich jest na początku.
print-markers-how = Ośmiokąty to znaczniki STOP. Blokady są po dwie na osobę, w kolorze i ze znakiem jej pionka.

# Legenda

print-legend = Co znaczą znaki
print-legend-passage = Przejście: tędy można pójść do sąsiedniej dzielnicy, jeśli nic na nim nie leży.
print-legend-closed = Granica bez przejścia: tędy nie da się przejść.
print-legend-barrier = Blokada gracza: zamyka przejście, na którym leży, dla wszystkich.
print-legend-stop = Znacznik STOP: też zamyka przejście; kładzie się go po karcie z tym znakiem.
print-legend-start = Dzielnica startowa: leży na planszy od początku, a jej żetony są sześciokątne.
print-legend-token = Rewers żetonu: kolor i znak mówią, z której jest dzielnicy.
print-legend-attributes = Sześć atrybutów
print-legend-districts = Dwadzieścia dzielnic
print-legend-example = Awers żetonu: na górze nazwa miejsca, pod nią jego dwa atrybuty (i ich kolory na obwodzie), na dole kod QR, obrazek miejsca i znak dzielnicy.
print-more = Wszystkie zasady, klauzula po klauzuli, są na stronie gry: { $address }

# Zasady w skrócie

print-setup = Przygotowanie
print-setup-tiles = Ułóżcie sześć kafelków startowych tak, jak leżą na mapie. Pozostałe kafelki odłóżcie na bok.
print-setup-tokens = Połóżcie żetony na tacy, każdy na jego dzielnicy, rewersem do góry, i pomieszajcie je. Po jednym żetonie każdej dzielnicy startowej połóżcie, nie odkrywając, na jej kafelku.
print-setup-boards = Wylosujcie, kto zaczyna. Od tej osoby, zgodnie z ruchem wskazówek zegara, każdy wybiera lewą planszetkę; potem, w odwrotnej kolejności, prawą. Na obu muszą być różne atrybuty. Złóżcie je razem: koło pośrodku to złącze.
print-setup-cards = Potasujcie karty wydarzeń. Pierwsza osoba zaczyna bez kart, druga z jedną, trzecia z dwiema, czwarta z trzema. To orzeczenie tego wydania (KKR-18), bo pierwsza osoba ma przewagę; w wydanych zasadach nikt nie zaczyna z kartami i tak też można się umówić (KKR-19).
print-setup-pawns = Od pierwszej osoby każdy stawia pionek na dowolnej dzielnicy startowej i kładzie obie swoje blokady na przejściach, także na tych, które prowadzą do dzielnic jeszcze nieodkrytych.
print-setup-barriers = Przez całą grę: na przejściu leży najwyżej jeden znacznik, a z każdej dzielnicy na planszy zawsze musi zostać choć jedno wolne przejście.
print-turn = Tura
print-turn-barrier = Najpierw przestaw jedną swoją blokadę na inne wolne przejście, jeśli się da.
print-turn-actions = Potem wykonaj dokładnie trzy akcje, w dowolnej kolejności; mogą się powtarzać:
print-move = Idź.
print-move-how = Przejdź wolnym przejściem do sąsiedniej dzielnicy. Jeśli jeszcze jej nie ma, dołóż jej kafelek, połóż na nim, nie odkrywając, żeton z tacy i weź kartę.
print-collect = Zbierz.
print-collect-how = Wybierz jeden z żetonów leżących w Twojej dzielnicy i odkryj go. Jeśli ma atrybut jednej z Twoich planszetek, połóż go na niej; jeśli obu, na złączu: liczy się na obu. Inny połóż obok.
print-block = Zablokuj.
print-block-how = Przestaw jedną swoją blokadę.
print-draw = Ciągnij.
print-draw-how = Weź kartę, a potem połóż żeton z tacy na jego kafelku na planszy, byle nie tam, gdzie stoi Twój pionek.
print-turn-free = Po pierwszym kroku, o każdej porze swojej tury i bez zużywania akcji, możesz zagrywać karty i wymieniać dwa żetony leżące obok planszetek na kartę (oddane wracają na tacę). Na ręce można mieć najwyżej { $hand } karty. Po karcie ze znakiem STOP połóż znacznik STOP na wolnym przejściu.
print-win = Koniec gry
print-win-how = Wygrywa od razu, kto pierwszy ma na jednej ze swoich planszetek, licząc złącze, { $two } żetonów w grze na dwoje, { $three } na troje albo { $four } na czworo.
print-win-else = Jeśli zabraknie żetonów na planszy i na tacy albo przez { $rounds } rund nikt nie poprawi swojej najlepszej planszetki, wygrywa osoba, która ma na jednej planszetce najwięcej.
