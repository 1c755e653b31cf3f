/** What came of a day's task, in words and in squares that give nothing of it away. */
import { t } from "../../text/text.svelte";
import type { Grade } from "../../wire";

const SQUARES = ["⬛", "🟨", "🟩"];

/** A count of what the task of a game is scored in: tries, points, places. */
export const counted = (game: string, count: number): string =>
  t(`challenge-${game}-count`, { count });

export function gradeSentence(game: string, { score, best, verdict }: Grade): string {
  return t(`challenge-result-${verdict ?? "worse"}`, {
    counted: counted(game, score),
    best,
    par: counted(game, best),
  });
}

export const squaresOf = ({ squares }: Grade): string =>
  squares.map((square) => SQUARES[square] ?? "").join("");

/** The same for those who listen. */
export const squaresInWords = ({ squares }: Grade): string =>
  t("challenge-squares", {
    list: squares.map((square) => t(`challenge-square-${square}`)).join(", "),
  });

/** A text to send to friends who have not done it yet. */
export function sharedText(game: string, day: string, grade: Grade, link: string): string {
  const { verdict, score, best } = grade;
  const result = verdict === "failed" ? `–/${best}` : `${score}/${best}`;
  return `Zasłonka · ${t(game)} · ${day}\n${result} ${squaresOf(grade)}\n${link}`;
}

/** A day, as 2026-11-16, in the reader's words. */
export function dayInWords(day: string, language: string): string {
  const at = new Date(`${day}T12:00:00Z`);
  const told: Intl.DateTimeFormatOptions = { day: "numeric", month: "long", timeZone: "UTC" };
  return new Intl.DateTimeFormat(language, told).format(at);
}

/** The day so many days later. */
export function dayAfter(day: string, days: number): string {
  const at = new Date(`${day}T12:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}
