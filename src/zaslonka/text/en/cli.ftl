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

# What stands on the sheets to cut out (`zaslonka print`)

print-title = Kod Krakowa
print-how = Print on both sides, turning over the long edge and without scaling, best on thick paper. Cut cards and boards along the marks in the margins, tiles and tokens along their outlines. The QR codes lead to the knowledge platform: from a token’s face to its place, from its back only to the district.
print-tiles = district tiles
print-tokens = place tokens
print-cards = event cards
print-boards = attribute boards
print-markers = markers and pawns
print-stop = STOP
