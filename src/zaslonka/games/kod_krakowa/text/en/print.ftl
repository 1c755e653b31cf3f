# What stands on the sheets to cut out (`zaslonka print`)

print-title = Kod Krakowa
print-players = A walk through twenty districts of Kraków, for 2–4 players
print-tiles = district tiles
print-tokens = place tokens
print-cards = event cards
print-boards = attribute boards
print-tray = Attribute Tray
print-markers = markers and pawns
print-stop = STOP

# The cover

print-contents = In the box
print-content-tiles = { $count } district tiles, { $start } of them start districts
print-content-tokens = { $count } place tokens: 4 six-sided ones for each start district, 3 round ones for each other
print-content-cards = { $count } event cards, { $stops } of them with a STOP sign
print-content-boards = { $count } attribute boards: 6 left and 6 right
print-content-tray = an Attribute Tray, on which the tokens lie
print-content-markers = { $stops } STOP markers, { $barriers } barriers and { $pawns } pawns
print-make = How to make it
print-how = Print on both sides, turning over the long edge and without scaling, best on thick paper. Cut cards and boards along the marks in the margins, tiles and tokens along the dashed line. Fold a pawn in the middle and bend both ends outwards. The QR code on a tile leads to the page of its district, on a card to that of its event, and on the face of a token to that of its place.
print-tray-how = Lay the tokens of each district here, face down. Whenever a token is taken from the tray, take any of them without looking. The number says how many there are at the beginning.
print-markers-how = The octagons are STOP markers. Each player has two barriers, in the colour and with the sign of the pawn.

# The legend

print-legend = What the signs mean
print-legend-passage = A passage: here one can walk to the neighbouring district, if nothing lies on it.
print-legend-closed = A border without a passage: nobody can cross it.
print-legend-barrier = A player’s barrier: it closes the passage it lies on, for everybody.
print-legend-stop = A STOP marker closes a passage too; it is laid after a card with this sign.
print-legend-start = A start district: on the board from the beginning; its tokens are six-sided.
print-legend-token = The back of a token: colour and sign say which district it is from.
print-legend-attributes = Six attributes
print-legend-districts = Twenty districts
print-legend-example = The face of a token: the name of the place on top, below it its two attributes (and their colours around the edge), at the bottom the QR code, a picture of the place and the sign of its district.
print-more = All the rules, clause by clause, are on the page of the game: { $address }

# The rules in brief

print-setup = Set-up
print-setup-tiles = Lay out the six start tiles as they lie on the map. Put the other tiles aside.
print-setup-tokens = Lay the tokens on the tray, each on its district, face down, and mix them. Put one token of each start district on its tile without turning it up.
print-setup-boards = Draw lots for who begins. From that player clockwise each picks a left board; then, in reverse order, a right one. The two must have different attributes. Lay them together: the circle between them is the joint.
print-setup-cards = Shuffle the event cards. The first player begins with none, the second with one, the third with two, the fourth with three. This is a ruling of ours (KKR-18), for the first player has an advantage; by the published rules nobody begins with cards, and you may agree on that, too (KKR-19).
print-setup-pawns = From the first player on, each puts the pawn into any start district and both own barriers on passages, also on those that lead to districts not yet discovered.
print-setup-barriers = All through the game: a passage holds at most one marker, and every district on the board must keep at least one free passage.
print-turn = A turn
print-turn-barrier = First move one of your barriers to another free passage, if you can.
print-turn-actions = Then do exactly three actions, in any order; they may repeat:
print-move = Walk.
print-move-how = Go through a free passage to a neighbouring district. If it is not there yet, add its tile, put a token from the tray on it without turning it up, and take a card.
print-collect = Collect.
print-collect-how = Choose one of the tokens in your district and turn it up. With an attribute of one of your boards, it goes there; with both, onto the joint, where it counts for both. Any other goes beside them.
print-block = Block.
print-block-how = Move one of your barriers.
print-draw = Draw.
print-draw-how = Take a card, then put a token from the tray on its tile on the board, but not where your pawn stands.
print-turn-free = After the first step, at any time in your turn and without using an action, you may play cards and trade two tokens beside your boards for a card (they go back to the tray). You may hold at most { $hand } cards. After a card with a STOP sign lay a STOP marker on a free passage.
print-win = The end
print-win-how = Whoever first has on one own board, counting the joint, { $two } tokens with two players, { $three } with three or { $four } with four wins at once.
print-win-else = If there are no tokens left on the board and the tray, or nobody has improved their best board for { $rounds } rounds, the player with the most on one board wins.
