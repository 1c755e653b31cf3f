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
replay-verified = Verified: the seed is the one committed to, and every one of { $plies } plies comes out again.
