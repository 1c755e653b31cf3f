# The rules in a minute

tajniacy-brief-goal = There are 25 words on the table. Behind them hide the agents of two teams, bystanders and one assassin. Only the spymasters know the key. Find your agents before your rivals find theirs.
tajniacy-brief-turn = The spymaster says one word and a number: so many words go with it. The operatives point at words. After an agent of their own they go on, at most one word beyond the number. After anybody else the turn is over.
tajniacy-brief-end = The team whose agents are all uncovered wins. Whoever points at the assassin loses at once.
