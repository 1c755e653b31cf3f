# Platforma Wiedzy: its own words; what its pages say is in games/kod_krakowa/data

knowledge-lead = Twenty districts, sixty-six places and fifty-five events: everything Kod Krakowa is about.
knowledge-search = What are you looking for in Kraków?
knowledge-found = { $count ->
        [0] There is nothing like that here.
        [one] { $count } page
       *[other] { $count } pages
    }
knowledge-map = A schematic map of Kraków
knowledge-district = District
knowledge-start-district = Start district
knowledge-place = Place
knowledge-event = Event
knowledge-places = Places
knowledge-events = Events
knowledge-years = When
knowledge-neighbours = Where to from here
knowledge-closed = no passage
knowledge-here = What goes on here
knowledge-why = Why these attributes
knowledge-where = Where it is
knowledge-within = To within { $metres } m.
knowledge-in-game = In the game
knowledge-play = Play Kod Krakowa
knowledge-token = A token of the district { $district }: it fits the boards “{ $first }” and “{ $second }”.
knowledge-tile = A tile to be discovered, with { $count ->
        [one] { $count } place
       *[other] { $count } places
    }: it joins the board when somebody first walks in.
knowledge-tile-start = A start tile, with { $count ->
        [one] { $count } place
       *[other] { $count } places
    }: it lies on the board from the beginning, and a pawn may start here.
knowledge-stop = Once played, lay a STOP marker.
knowledge-sources = Sources
