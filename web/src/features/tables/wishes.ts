/** What was last chosen for a game in a company, to be proposed again. */
import { recall, remember } from "../../memory";
import type { GameInfo, NewTable, TableInfo } from "../../wire";
import type { Company } from "./company";

export const CLOCKS = {
  none: null,
  quick: { bank: 300, increment: 10 },
  calm: { bank: 900, increment: 20 },
};
/** Days a move, instead of a clock (TAB-110). */
export const DAYS = { day1: 1, day3: 3, day7: 7 } as const;
export type Tempo = "now" | keyof typeof DAYS;
export const TEMPOS: readonly Tempo[] = ["now", "day1", "day3", "day7"];

/** Seconds after which robots take the seats for which nobody has come (TAB-72). */
export const ROBOTS = { soon: 30, later: 120, hour: 3600, never: null };
export const PACES = ["calm", "normal", "quick"] as const;

export type Other = "open" | GameInfo["levels"][number];

export interface Choices {
  players: number;
  level: GameInfo["levels"][number];
  help: TableInfo["help"];
  hints: "off" | "on";
  pace: (typeof PACES)[number];
  clock: keyof typeof CLOCKS | keyof typeof DAYS;
  options: Record<string, unknown>;
  /** Among strangers: others' options and numbers are welcome, too. */
  anyOptions: boolean;
  robots: keyof typeof ROBOTS;
  /** Among strangers: to sit down now, or days for a move (TAB-114). */
  tempo: Tempo;
}

/** What a choice of clock is to the server. */
export function limitOf(clock: Choices["clock"]): Pick<NewTable, "clock" | "days"> {
  if (clock === "day1" || clock === "day3" || clock === "day7")
    return { clock: null, days: DAYS[clock] };
  return { clock: CLOCKS[clock], days: null };
}

/** When robots may come: whoever takes days is in no hurry. */
export const robotsFor = (tempo: Tempo): readonly (keyof typeof ROBOTS)[] =>
  tempo === "now" ? ["soon", "later", "never"] : ["hour", "never"];

/** What a table begins with: alone one may ask the master, among people nobody does unasked. */
function basic(game: GameInfo, company: Company): Choices {
  return {
    players: game.seats[0] ?? 2,
    level: "sredni",
    help: "none",
    hints: company === "alone" ? "on" : "off",
    pace: "normal",
    clock: "none",
    options: {},
    anyOptions: true,
    robots: "soon",
    tempo: "now",
  };
}

const keyOf = (game: GameInfo, company: Company): string => `wishes.${game.name}.${company}`;

/** The last choices, as far as the game still has them. */
export function lastChoices(game: GameInfo, company: Company): Choices {
  const usual = basic(game, company);
  const kept = { ...usual, ...recall<Partial<Choices>>(keyOf(game, company)) };
  return {
    ...kept,
    players: game.seats.includes(kept.players) ? kept.players : usual.players,
    level: game.levels.includes(kept.level) ? kept.level : usual.level,
    help: game.helps.includes(kept.help) ? kept.help : usual.help,
  };
}

export function keepChoices(game: GameInfo, company: Company, choices: Choices): void {
  remember(keyOf(game, company), choices);
}
