# What the judge says of a clue: advice, clause and reason.

tajniacy-verdict-illegal = Not allowed
tajniacy-verdict-ask = Ask the rival spymaster
tajniacy-verdict-fine = Fine

# A clue that is not allowed

advice-tajniacy-illegal-form = “{ $clue }” is another form of { $word }.
advice-tajniacy-illegal-derived = “{ $clue }” comes from { $word }.
advice-tajniacy-illegal-source = { $word } comes from “{ $clue }”.
advice-tajniacy-illegal-family = “{ $clue }” and { $word } are one word family.
advice-tajniacy-illegal-contains = “{ $clue }” contains the word { $word }.
advice-tajniacy-illegal-part = “{ $clue }” is a part of the word { $word }.

# A doubtful clue

advice-tajniacy-ask-homograph = “{ $clue }” is spelled like a form of { $word }.
advice-tajniacy-ask-derived = “{ $clue }” may come from { $word }.
advice-tajniacy-ask-source = { $word } may come from “{ $clue }”.
advice-tajniacy-ask-family = “{ $clue }” and { $word } may be related.
advice-tajniacy-ask-contains = “{ $clue }” may contain the word { $word }.
advice-tajniacy-ask-part = “{ $clue }” may be a part of the word { $word }.
advice-tajniacy-ask-unknown = The dictionary does not know “{ $clue }”. A foreign word is allowed only where it is used in ordinary Polish sentences.
advice-tajniacy-ask-abbreviation = “{ $clue }” is an abbreviation, and at this table abbreviations are not one word.

# Worth knowing

advice-tajniacy-fine-sounds-alike = “{ $clue }” sounds like { $word }, but is another word: the clue must be about meaning.
advice-tajniacy-fine-no-dictionary = There is no Polish dictionary on this server: the judge goes by spelling alone and may miss things.
