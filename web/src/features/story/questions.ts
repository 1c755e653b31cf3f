/** What questions were worth, made ready to be drawn. */
import type { Story } from "../../wire";

export type Question = Story["questions"][number];

/** What a move is drawn by: the points it was worth where points are won by it, else what it told. */
export interface Drawn {
  got: number;
  best: number | null;
}

export function drawn({ worth }: Question): Drawn {
  return worth.points != null
    ? { got: worth.points, best: worth.most ?? null }
    : { got: worth.got, best: worth.promised ?? null };
}

/** The most that anything here was or promised: the length of the longest bar. */
export function longest(questions: readonly Question[]): number {
  return Math.max(1, ...questions.map(drawn).flatMap(({ got, best }) => [got, best ?? 0]));
}

/** How good a move was, by what it was for, and the one that was better. */
export type Verdict =
  | { said: "best" }
  | { said: "none" }
  | { said: "certain" | "points" | "bits"; better: unknown; by: number };

/** Whoever knows the code names it; a guess is for points; a question is to learn something. */
export function verdict({ move, worth }: Question): Verdict {
  const { winner, most, points, best, promised, chance, expected } = worth;
  if (points != null && most != null)
    return tenths(points) >= tenths(most)
      ? { said: "best" }
      : { said: "points", better: winner, by: tenths(most) };
  if (winner != null)
    return same(move, winner) ? { said: "best" } : { said: "certain", better: winner, by: 0 };
  // A guess at one of several codes is a gamble, not a question asked badly.
  if (chance != null || best == null || promised == null) return { said: "none" };
  return tenths(expected) >= tenths(promised)
    ? { said: "best" }
    : { said: "bits", better: best, by: tenths(promised) };
}

function same(one: unknown, other: unknown): boolean {
  const parts = (move: unknown): string => JSON.stringify(Object.entries(move as object).sort());
  return parts(one) === parts(other);
}

function isQuestion({ chance, surest, promised, winner }: Question["worth"]): boolean {
  return chance == null && surest == null && promised != null && winner == null;
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
