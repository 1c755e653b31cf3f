/** What questions were worth, made ready to be drawn. */
import type { Story } from "../wire";

export type Question = Story["questions"][number];

/** The most bits that anything here told or promised: the length of the longest bar. */
export function mostBits(questions: readonly Question[]): number {
  return Math.max(1, ...questions.flatMap(({ worth }) => [worth.got, worth.promised ?? 0]));
}

/** Whether no other question promised more; two that promise the same are as good. */
export function isBest({ worth }: Question): boolean {
  return tenths(worth.expected) >= tenths(worth.promised ?? 0);
}

function isQuestion({ chance, surest, promised }: Question["worth"]): boolean {
  return chance == null && surest == null && promised != null;
}

/** Bits as they are written: to one tenth. */
export function tenths(bits: number): number {
  return Math.round(bits * 10) / 10;
}

/** For each seat that asked, which part of what the best questions promised its own did.
 *  Guesses are left out: they are made to win, not to learn. */
export function choices(questions: readonly Question[]): { seat: number; percent: number }[] {
  const seats = [...new Set(questions.map(({ by }) => by))].sort((a, b) => a - b);
  return seats.flatMap((seat) => {
    const own = questions.filter(({ by, worth }) => by === seat && isQuestion(worth));
    const sum = (of: (question: Question) => number): number =>
      own.reduce((total, question) => total + of(question), 0);
    const promised = sum(({ worth }) => worth.promised ?? 0);
    const expected = sum(({ worth }) => Math.min(worth.expected, worth.promised ?? 0));
    return promised > 0 ? [{ seat, percent: Math.round((100 * expected) / promised) }] : [];
  });
}
