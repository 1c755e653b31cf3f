"""How an English clue and a board word are of one family, if they are: forms, suffixes, compounds.

There is no dictionary of English here. What a word is made of is seen from its letters and a list
of words that commonly stand in compounds.
"""

from collections.abc import Iterator, Set
from functools import cache, lru_cache
from itertools import product
from pathlib import Path

from zaslonka.games.tajniacy.kinship import Kinship, Trust, Why, listed

NUMBER_WORDS = listed(
    """
    zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
    sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety
    hundred thousand million billion
    """
)

_IRREGULAR = {
    "feet": "foot",
    "geese": "goose",
    "mice": "mouse",
    "teeth": "tooth",
    "dice": "die",
    "oxen": "ox",
    "children": "child",
    "men": "man",
    "women": "woman",
    "people": "person",
}

_INFLECTIONS = ("s", "es", "ed", "ing")

_SUFFIXES = listed(
    """
    y ie ier iest ily iness er or ist ism ful less ness ly ish al ial ic ical ian
    ship hood dom let ling like some ward wards able ible ment ation ion en ese ess ette ry ery
    age eer ster ous ious fy ify ize ise ity
    """
)
_PREFIXES = listed("un re dis mis over under out non anti super mini sub pre en be up")

# Words that look like compounds of a board word, or derived from one, and are not.
_CHANCE = listed(
    """
    address antics apply archie barbed bargain barking barrel barring bather batten batter
    battery battling beady beaker beard bearing beaver beefy beetle behead bello bellow belly
    beret bering bison blockade blocker boater boner bono boxer branch breadth broome bucket
    cabinet cap capable caper capital capitol carcass card career carer caress cargo caro carpet
    carrier carrot carry carton cartoon castle catalog catalogue catch category cater caterer
    cation cattle cell chester clary cloth coaster coffey cometh compassion condom cop coping
    copy corner cornet cornish cornwall courtesy cowan crony crowd cuban discard doctrine dogma
    earl early earn earnest earth entail fanny fasten feared fence ferrous fillet filling filly
    flow garde gator ghetto global glover hammock hamster harper hater hatred hatter hattie
    hawker hearing heart hearth hiller hone honest hook horned horner inkling island jacket
    jamal jamie jetty king kingdom knight kubrick laden lady lakers lenny leno libra lighten
    logan logic logical logo manchester mapped market medallion mir molly mosquito mum muse
    mushroom mustard narrow needle nestor nosh notice notified notify notion nots number nursery
    nutter oakland offer opera operation orange orchestra paintings palmer panda panel panic
    pansies pansy panties pantry pants papal parable parent parish parity parking parrot parsley
    party password pearl penal pencil pep pinch piper pirate planet plated platelet platform
    plato portable portage portal porter portion portrait potato potion queer rainer rainy
    ratified ratify rating ratio ration rattle rattling rebelled rel report reporter retail
    retailer ringer ringo rival rocket roper rosen ross rum salter sandal sander saucer sawn
    sawyer scalable scarf seal season selfish selfishness sheet shoal shoo shovel singer sinking
    spray stable stampede staring stark starling starring start starve stately statue status
    steam strawberry stress string stringer tablet tailor tanker taper tapestry teacher tear
    tearing teary tease teen tender thunder ticket tiger tigris toaster together tonic torch tow
    tower towing treat treaty trey trumpet waller wally waver wavering weber webinar webster
    whistler winged winger witchery
    """
)

_COMPOUND_PARTS = listed(
    """
    air arm back bag ball band bar bath battle beach bed bell bench bill bird black blood blue
    board boat body book boot bowl box boy breaker bridge brush bug burn buster butter cake card
    care case cat chair chalk child city class clip cloth club coat craft cut dash day dew dog
    door down drop dust ear eye face fall fast field fighter fire fish flower fly foot fore
    front fruit game gate ginger girl glass gold grand grass green ground guard gun hair half
    hand hat head heart hill hold hole home horse house jack jet keeper key king land leader
    life light line lock lord mail maker man mark master mate mid mill mine mistress moon mother
    nail neck net news night nut off over pack pan paper park pass person pick piece pin pine
    pipe place plant play pole pool port pot power print proof queen rail rain rattle red ring
    road rock room root rope sand score screen sea set shed sheet shine ship shop shore shot
    show side silver skate skin sky smith snow space spoon spot stage star stick stone stop
    storm straw stream string stroke sun surf switch table tail time tip tool tooth top town
    tree under up walk wall ward ware wash watch water way weed wheel white wind wing woman wood
    work worm writer yard
    """
)

_WORDS = Path(__file__).parent / "words" / "en.txt"


@lru_cache(maxsize=20_000)
def kinship(clue: str, word: str) -> Kinship | None:
    """The surest way in which a clue and a board word, both in lower case, are kin."""
    return max(_kinships(clue, word), default=None)


def _kinships(clue: str, word: str) -> Iterator[Kinship]:
    of_clue, of_word = _sources(clue), frozenset({word, _IRREGULAR.get(word, word)})
    if of_clue & of_word:
        yield Kinship(Trust.SURE, "form")
    yield from _made(of_clue, of_word, "derived", "contains")
    # In three letters a source is found by chance: *cop* in *copper*.
    yield from _made(of_word, {one for one in of_clue if len(one) > 3}, "source", "part")


def _made(wholes: Set[str], bases: Set[str], derived: Why, compound: Why) -> Iterator[Kinship]:
    """How one is made of another; a word that only looks made of others is not."""
    for whole, base in product(wholes - _CHANCE, bases):
        if _is_derived(whole, base):
            yield Kinship(Trust.SURE, derived)
        elif _is_compound(whole, base):
            yield Kinship(Trust.SURE, compound)
        elif len(base) > 4 and whole.startswith(base) and whole != base:
            yield Kinship(Trust.DOUBTFUL, compound)


@lru_cache(maxsize=5_000)
def _sources(word: str) -> frozenset[str]:
    """What the word may be a form of, itself included; a word known to be whole is its own."""
    bare = {word, _IRREGULAR.get(word, word)}
    for ending in _INFLECTIONS if word not in _CHANCE else ():
        stem = word.removesuffix(ending)
        if stem != word and len(stem) > 2:
            bare |= set(_spellings(stem))
    return frozenset(bare)


def _spellings(stem: str) -> Iterator[str]:
    """The word before its ending changed it: *cherri*, *cherry*; *runn*, *run*; *leav*, *leaf*."""
    yield stem
    if stem.endswith("i"):
        yield stem[:-1] + "y"
    if stem.endswith("v"):
        yield stem[:-1] + "f"
        yield stem[:-1] + "fe"
    if stem[-1] == stem[-2]:
        yield stem[:-1]
    elif stem[-1] not in "aeiouy":
        yield stem + "e"


def _is_derived(made: str, base: str) -> bool:
    if len(base) < 3 or made == base:
        return False
    if made.endswith(base) and made.removesuffix(base) in _PREFIXES:
        return len(base) > 3
    heads = {base, base + base[-1], base.removesuffix("e"), base.removesuffix("y")}
    heads |= {base[:-1] + "i" if base.endswith("y") else base}
    return any(
        len(head) > 2 and made.startswith(head) and made.removeprefix(head) in _SUFFIXES
        for head in heads
    )


def _is_compound(whole: str, part: str) -> bool:
    if len(part) < 3 or whole == part:
        return False
    rests = {whole.removeprefix(part), whole.removesuffix(part)} - {whole}
    return any(rest in _compound_parts() for rest in rests)


@cache
def _compound_parts() -> frozenset[str]:
    words = _WORDS.read_text(encoding="utf-8").lower().split()
    return _COMPOUND_PARTS | frozenset(word for word in words if len(word) > 2)
