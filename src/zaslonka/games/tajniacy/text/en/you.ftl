# What the reader does, said to the reader

event-tajniacy-asked-you = You ask about the clue “{ $word }”.
event-tajniacy-answered-you = { $yes ->
        [yes] You agree to “{ $word }”.
       *[no] You do not agree to “{ $word }”.
    }
event-tajniacy-clued-you = { $team }, you: “{ $word }”, { $number ->
        [none] unlimited
       *[other] { $number }
    }.
event-tajniacy-covered-you = You cover { $word } for your rivals’ bad clue.
event-tajniacy-forwent-you = You cover nothing.
event-tajniacy-stopped-you = You end the turn. { $team } stop guessing.
event-tajniacy-stands-you = You let the clue stand.
event-tajniacy-objected-you = You object and “{ $word }” is struck down: { $clause }. That turn is lost.
event-tajniacy-disputed-you = You think “{ $word }” is bad: { $clause }. The program found nothing, so whoever gave it decides.
event-tajniacy-withdrawn-you = You withdraw “{ $word }” and will give another clue. Nobody loses anything.
event-tajniacy-kept-you = You stand by “{ $word }”.
event-tajniacy-touched-you = You point at { $word }: { $kind ->
        [Red] red agent
        [Blue] blue agent
       *[other] { $kind }
    }.
