# What is said of the game on the shelf, before its board is there

zlam-ten-kod = Złam ten Kod
    .motto = Who sees through the screen first?
    .about = Deduction for 2–4. Everybody hides a row of digits behind a screen. Who will be first to crack it?

# The daily challenge

challenge-zlam-ten-kod = Name your rival’s code in as few tries as you can: each question and each guess is a try. The rival always takes the leftmost card, so you know which one will go.
challenge-zlam-ten-kod-count = { $count ->
        [one] { $count } try
       *[other] { $count } tries
    }
