# What the reader does, said to the reader

event-zlam-ten-kod-asked-you = You ask: “{ $card }” — { $replies }.
event-zlam-ten-kod-guessed-you = You guess aloud: { $code }. { $right ->
        [yes] Yes, that is the code!
       *[no] No, it is another code.
    }
event-zlam-ten-kod-announced-you = You write a guess down and look at the middle. { $right ->
        [yes] The code is broken!
       *[no] Missed: no more guessing, but still answering.
    }
zlam-ten-kod-why-last-chance-you = It is not over yet: you have a last chance.
