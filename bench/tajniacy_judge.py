"""How right the judge of clues is: on labelled pairs, on random clues, and how fast.

python bench/tajniacy_judge.py
python bench/tajniacy_judge.py --pairs bench/tajniacy/clue_pairs.tsv --wrong

The held-out pairs were written by someone who had not seen the rules, and nothing was tuned on
them: do not look at which of them are wrong. The other file is for tuning.
"""

import argparse
import random
import time
from pathlib import Path
from statistics import median
from typing import NamedTuple

from zaslonka.games.tajniacy import judge
from zaslonka.games.tajniacy.content import LAID, Options, cards

HERE = Path(__file__).parent
VOCABULARY = HERE.parent / "src/zaslonka/games/tajniacy/lexicon/vocabulary.pl.txt"
VERDICTS: dict[str, judge.Verdict] = {"I": "illegal", "G": "ask", "O": "fine"}


class Pair(NamedTuple):
    """A board word, a clue, and what people say of them."""

    word: str
    clue: str
    label: judge.Verdict


def read(file: Path) -> list[Pair]:
    """Lines of word, clue and label (I, G or O), apart by tabs."""
    lines = file.read_text(encoding="utf-8").splitlines()
    rows = [line.split("\t") for line in lines if line and not line.startswith("#")]
    return [Pair(word, clue, VERDICTS[label]) for word, clue, label, *_ in rows]


def verdict(clue: str, words: list[str]) -> judge.Verdict:
    """The worst the judge says of kinship; whether a word is foreign is not asked here."""
    advice = judge.advise(clue, words, "pl", Options())
    return next((one.verdict for one in advice if one.word is not None), "fine")


def rightness(pairs: list[Pair], *, show_wrong: bool) -> None:
    judged = [(pair, verdict(pair.clue, [pair.word])) for pair in pairs]
    called = [pair for pair, said in judged if said == "illegal"]
    illegal = [said for pair, said in judged if pair.label == "illegal"]
    fine = [said for pair, said in judged if pair.label == "fine"]
    precision = sum(pair.label == "illegal" for pair in called) / len(called)
    print(f"{len(pairs)} pairs, {len(illegal)} of them illegal, {len(fine)} fine")
    print(
        f"illegal: precision {precision:.3f}, recall {illegal.count('illegal') / len(illegal):.3f}"
    )
    print(f"illegal or ask: recall {1 - illegal.count('fine') / len(illegal):.3f}")
    print(f"fine: {fine.count('fine') / len(fine):.3f} not warned of")
    if show_wrong:
        for pair, said in judged:
            if said != pair.label:
                print(f"  {pair.word} {pair.clue}: {said}, not {pair.label}")


def chance_and_speed(boards: int) -> None:
    """How often a random clue is warned of on a random board, and what a judgement takes."""
    rng = random.Random(2026)
    words = [word for card in cards("pl") for word in card]
    clues = VOCABULARY.read_text(encoding="utf-8").split()
    warned, seconds = 0, []
    for _ in range(boards):
        board, clue = rng.sample(words, LAID), rng.choice(clues)
        if clue.upper() in board:
            continue
        start = time.process_time()
        said = verdict(clue, board)
        seconds.append(time.process_time() - start)
        warned += said != "fine"
    seconds.sort()
    print(
        f"random clues: warned of on {100 * warned / len(seconds):.2f} % of {len(seconds)} boards"
    )
    p99 = seconds[int(0.99 * len(seconds))]
    print(f"{LAID} words: {1000 * median(seconds):.2f} ms of CPU, p99 {1000 * p99:.2f} ms")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    held_out = HERE / "tajniacy/clue_pairs_heldout.tsv"
    parser.add_argument("--pairs", type=Path, default=held_out, help="labelled pairs")
    parser.add_argument("--wrong", action="store_true", help="show which are wrong (tuning only)")
    parser.add_argument("--boards", type=int, default=5000, help="boards with a random clue")
    wanted = parser.parse_args()
    rightness(read(wanted.pairs), show_wrong=wanted.wrong)
    chance_and_speed(wanted.boards)


if __name__ == "__main__":
    main()
