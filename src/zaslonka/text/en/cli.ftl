# What `zaslonka replay` says besides the game's own sentences

replay-only = (only { $by }) { $sentence }
replay-undone = Taken back to ply { $to }{ $agreed ->
        [yes] , by agreement
       *[no] { "" }
    }.
replay-timed-out = Time is out.
replay-by-clock = Time is out, a robot decides.
replay-winners = Winners: { $seats }
replay-nobody-won = Nobody won.
replay-stopped = Ended by agreement, without a winner.
replay-resigned = Resigned: { $seats }
replay-question = { $by }: { $asked } – { story-table-bits }{ $best ->
        [none] .
       *[other] . What promised most: { $best }, { $promised } on average.
    }
replay-hints = { $asked ->
        [none] Hints were allowed, nobody asked for one.
       *[other] Hints: { $asked }
    }
replay-hints-asked = { $seat } ×{ $count }
replay-verified = Verified: the seed is the one committed to, and every one of { $plies } plies comes out again.
replay-sealed = The seed was committed to before any nonce was known.
replay-not-sealed = The seed was drawn when the maker’s nonce was known: the commitment binds the server towards the others alone.
