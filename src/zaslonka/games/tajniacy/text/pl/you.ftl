# To, co robi sam czytający, powiedziane do niego

event-tajniacy-asked-you = Pytasz o wskazówkę „{ $word }”.
event-tajniacy-answered-you = { $yes ->
        [yes] Zgadzasz się na „{ $word }”.
       *[no] Nie zgadzasz się na „{ $word }”.
    }
event-tajniacy-clued-you = { $team }, Ty: „{ $word }”, { $number ->
        [none] nieograniczone
       *[other] { $number }
    }.
event-tajniacy-covered-you = Zakrywasz za złą wskazówkę rywali { $word }.
event-tajniacy-forwent-you = Niczego nie zakrywasz.
event-tajniacy-stopped-you = Kończysz turę. { $team } nie zgadują dalej.
event-tajniacy-stands-you = Dopuszczasz wskazówkę.
event-tajniacy-objected-you = Zgłaszasz sprzeciw i „{ $word }” odpada: { $clause }. Ta tura przepada.
event-tajniacy-disputed-you = Masz zastrzeżenie do „{ $word }”: { $clause }. Program niczego nie znalazł, więc decyduje szef, który ją podał.
event-tajniacy-withdrawn-you = Wycofujesz „{ $word }” i podasz inną wskazówkę. Nikt nic nie traci.
event-tajniacy-kept-you = Zostajesz przy „{ $word }”.
event-tajniacy-touched-you = Wskazujesz { $word }: { $kind ->
        [Czerwoni] czerwony agent
        [Niebiescy] niebieski agent
       *[other] { $kind }
    }.
