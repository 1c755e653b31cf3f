"""How right the judge of clues is: on labelled pairs, on random clues, and how fast.

python bench/tajniacy_judge.py
python bench/tajniacy_judge.py --pairs bench/tajniacy/judge_en_dev.tsv --wrong

Nothing was tuned on held-out pairs: do not look at which of them are wrong. The others are for it.
"""

import argparse
import random
import time
from pathlib import Path
from statistics import NormalDist, median
from typing import NamedTuple

from zaslonka.games.tajniacy import judge
from zaslonka.games.tajniacy.content import LAID, Language, Options, cards

PAIRS = Path(__file__).parent / "tajniacy"
HELD_OUT = (
    "judge_pl_heldout",
    "judge_pl_drawn_heldout",
    "judge_en_heldout",
    "clue_pairs_heldout",
)
VOCABULARY = Path(__file__).parents[1] / "src/zaslonka/games/tajniacy/lexicon"
VERDICTS: dict[str, judge.Verdict] = {"I": "illegal", "G": "ask", "O": "fine"}


class Pair(NamedTuple):
    """A board word, a clue, and what people say of them."""

    word: str
    clue: str
    label: judge.Verdict


class Share(NamedTuple):
    """So many of so many."""

    of: int
    all: int

    def __str__(self) -> str:
        """With the 95 % interval of Wilson."""
        z = NormalDist().inv_cdf(0.975)
        share, width = self.of / self.all, z * z / self.all
        middle = (share + width / 2) / (1 + width)
        spread = z * (share * (1 - share) / self.all + width / self.all / 4) ** 0.5 / (1 + width)
        return f"{share:.3f} ({middle - spread:.3f} to {middle + spread:.3f})"

    def __float__(self) -> float:
        return self.of / self.all


class Rightness(NamedTuple):
    """Of *illegal*, precision and recall; recall if *ask* counts, too; and what is let pass."""

    precision: float
    recall: float
    warned: float
    said: str


def read(file: Path) -> list[Pair]:
    """Lines of word, clue and label (I, G or O), apart by tabs."""
    lines = file.read_text(encoding="utf-8").splitlines()
    rows = [line.split("\t") for line in lines if line and not line.startswith("#")]
    return [Pair(word, clue, VERDICTS[label]) for word, clue, label, *_ in rows]


def verdict(clue: str, words: list[str], language: Language) -> judge.Verdict:
    """The worst the judge says of kinship; whether a word is foreign is not asked here."""
    advice = judge.advise(clue, words, language, Options(language=language))
    return next((one.verdict for one in advice if one.word is not None), "fine")


def measure(pairs: list[Pair], language: Language) -> Rightness:
    judged = [(pair.label, verdict(pair.clue, [pair.word.upper()], language)) for pair in pairs]
    called = [label for label, said in judged if said == "illegal"]
    illegal = [said for label, said in judged if label == "illegal"]
    fine = [said for label, said in judged if label == "fine"]
    precision = Share(called.count("illegal"), len(called))
    recall = Share(illegal.count("illegal"), len(illegal))
    warned = Share(len(illegal) - illegal.count("fine"), len(illegal))
    return Rightness(
        float(precision),
        float(recall),
        float(warned),
        f"{len(pairs)} pairs: {len(illegal)} illegal, {len(fine)} fine\n"
        f"  illegal: precision {precision}, recall {recall}\n"
        f"  illegal or ask: recall {warned}\n"
        f"  fine: {Share(fine.count('fine'), len(fine))} not warned of",
    )


def show_wrong(pairs: list[Pair], language: Language) -> None:
    for pair in pairs:
        said = verdict(pair.clue, [pair.word.upper()], language)
        if said != pair.label:
            print(f"  {pair.word} {pair.clue}: {said}, not {pair.label}")


def chance_and_speed(boards: int, language: Language) -> None:
    """How often a random clue is warned of on a random board, and what a judgement takes."""
    rng = random.Random(2026)
    words = [word for card in cards(language) for word in card]
    associations = (VOCABULARY / f"associations.{language}.txt").read_text(encoding="utf-8")
    clues = sorted({clue.rstrip("*") for clue in associations.lower().split() if ":" not in clue})
    warned, seconds = 0, []
    for _ in range(boards):
        board, clue = rng.sample(words, LAID), rng.choice(clues)
        if clue.upper() in board:
            continue
        start = time.process_time()
        said = verdict(clue, board, language)
        seconds.append(time.process_time() - start)
        warned += said != "fine"
    seconds.sort()
    p99 = seconds[int(0.99 * len(seconds))]
    print(f"{language}: random clues warned of on {Share(warned, len(seconds))} of boards")
    print(f"{LAID} words: {1000 * median(seconds):.2f} ms of CPU, p99 {1000 * p99:.2f} ms")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--pairs", type=Path, help="labelled pairs instead of the held-out ones")
    parser.add_argument("--wrong", action="store_true", help="show which are wrong (tuning only)")
    parser.add_argument("--boards", type=int, default=5000, help="boards with a random clue")
    wanted = parser.parse_args()
    judge.prepare()
    for file in [wanted.pairs] if wanted.pairs else [PAIRS / f"{name}.tsv" for name in HELD_OUT]:
        language: Language = "en" if "_en_" in file.name else "pl"
        pairs = read(file)
        print(f"{file.stem}: {measure(pairs, language).said}")
        if wanted.wrong:
            show_wrong(pairs, language)
    for language in ("pl", "en"):
        chance_and_speed(wanted.boards, language)


if __name__ == "__main__":
    main()
