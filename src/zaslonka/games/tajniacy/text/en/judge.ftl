# What the judge says of a clue: a verdict, a clause and why.

tajniacy-verdict-illegal = Not allowed
tajniacy-verdict-ask = Ask the rival spymaster
tajniacy-verdict-fine = Fine

# Not allowed

advice-tajniacy-illegal-form = “{ $clue }” is another form of { $word }.
advice-tajniacy-illegal-spelled = “{ $clue }” is { $word }, only spelled otherwise.
advice-tajniacy-illegal-derived = “{ $clue }” comes from { $word }.
advice-tajniacy-illegal-source = { $word } comes from “{ $clue }”.
advice-tajniacy-illegal-family = “{ $clue }” and { $word } are of one word family.
advice-tajniacy-illegal-contains = “{ $clue }” contains { $word }.
advice-tajniacy-illegal-part = “{ $clue }” is a part of { $word }.
advice-tajniacy-illegal-hyphens = “{ $clue }” is more than one word: a hyphen does not make it one.

# Doubtful

advice-tajniacy-ask-homograph = “{ $clue }” is spelled like a form of { $word }.
advice-tajniacy-ask-spelled = “{ $clue }” has the letters of { $word } without their marks.
advice-tajniacy-ask-derived = “{ $clue }” may come from { $word }.
advice-tajniacy-ask-source = { $word } may come from “{ $clue }”.
advice-tajniacy-ask-family = “{ $clue }” and { $word } may be related.
advice-tajniacy-ask-contains = “{ $clue }” perhaps contains { $word }.
advice-tajniacy-ask-part = “{ $clue }” is perhaps a part of { $word }.
advice-tajniacy-ask-hyphens = “{ $clue }” is perhaps more than one word: no dictionary has it with a hyphen.
advice-tajniacy-ask-run-together = “{ $clue }” looks like two words run together.
advice-tajniacy-ask-not-a-name = “{ $clue }” is several words and does not look like a name. Whether it is a title is for the rival spymaster to say.
advice-tajniacy-ask-foreign = “{ $clue }” is a foreign word. It is allowed only where it is used in ordinary sentences of the table’s language.
advice-tajniacy-ask-abbreviation = “{ $clue }” is an abbreviation, and at this table abbreviations are not one word.

# Worth knowing

advice-tajniacy-fine-sounds-alike = “{ $clue }” sounds like { $word }, but it is another word: a clue must be about meaning.
advice-tajniacy-fine-letters = “{ $clue }” and { $word } share letters, but no root: a clue must be about meaning.
advice-tajniacy-fine-unknown = No dictionary here knows “{ $clue }”. A name is fine.
advice-tajniacy-fine-no-dictionary = This server has no Polish dictionary: the judge goes by spelling alone and may miss things.
