# The rules in a minute

zlam-ten-kod-brief-goal = Behind your screen stand your tiles: from the smallest digit to the largest, white, black or green. Name a whole hidden row: with two your rival’s, with more the one in the middle.
zlam-ten-kod-brief-turn = On your turn ask one of the questions on the table. The answer is true, and everybody hears it. Strike out what is impossible, or name the whole code instead of asking.
zlam-ten-kod-brief-end = Whoever names the whole code wins. With two, whoever played second has one more try, and may draw.
