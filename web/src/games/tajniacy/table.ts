/** The table as the page reads it: who is who, whose turn it is, what the key says. */
import type { TajniacyHand, TajniacyTable } from "../../wire";

export type Team = TajniacyTable["first"];
export type Kind = NonNullable<TajniacyTable["covered"][number]>;
export type Clue = NonNullable<TajniacyTable["clues"]>[number];
type Step = NonNullable<TajniacyTable["agenda"]>[number];

export const TEAMS: readonly Team[] = ["red", "blue"];

export function stepOf(table: TajniacyTable): Step | null {
  return table.agenda?.[0] ?? null;
}

export function lastClue(table: TajniacyTable): Clue | null {
  return table.clues?.at(-1) ?? null;
}

/** The team that gives a clue or guesses now. */
export function teamOnTurn(table: TajniacyTable): Team | null {
  const step = stepOf(table);
  if (step === null) return null;
  if (step.type === "boxed") return step.team;
  if (step.type === "judging" || step.type === "guessing") return lastClue(table)?.team ?? null;
  return table.teams[step.seats[0] ?? 0] ?? null;
}

export function isSpymaster(table: TajniacyTable, seat: number | null): boolean {
  return seat !== null && TEAMS.some((team) => table.spymasters[team] === seat);
}

/** Who sits in a team, its spymaster first. */
export function membersOf(table: TajniacyTable, team: Team): number[] {
  const chief = table.spymasters[team];
  return [chief, ...table.teams.flatMap((side, at) => (side === team && at !== chief ? [at] : []))];
}

/** Who stands behind each word, for those who may know it. */
export function keyFor(
  table: TajniacyTable,
  hand: TajniacyHand | null,
  hands: readonly TajniacyHand[] | undefined,
): readonly Kind[] | null {
  const held = [table.key, hand?.key, hands?.[table.spymasters.red]?.key];
  return held.find((key) => key?.length) ?? null;
}

/** Who of the own team thinks of a word, and how likely a robot thinks it (TAB-60). */
export interface Marker {
  name: string;
  percent: number | null;
}

/** How the table's marks name a seat: a robot whose seat is marked is asked to decide. */
export function thingOfSeat(seat: number): string {
  return `seat:${seat}`;
}

/** How the table's marks name a word. */
export function thingAt(place: number): string {
  return `word:${place}`;
}
