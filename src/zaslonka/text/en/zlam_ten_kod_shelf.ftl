# What is said of the game on the shelf, before its board is there

zlam-ten-kod = Złam ten Kod
    .about = Deduction for 2–4. Everybody hides a row of digits behind a screen. Who will be first to crack it?
