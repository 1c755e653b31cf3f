/** What everybody waits for, in words. */
import type { Names } from "../../text/sentences";
import { listed, t, word } from "../../text/text.svelte";
import type { Card, Step } from "./table";

/** Who decides what, for all to know; whoever reads it and is to decide is asked. */
export function stepSentence(step: Step, names: Names): string {
  const { you = null } = names;
  if (you !== null && "seats" in step && step.seats.includes(you)) return stepQuestion(step, names);
  return say(`chytrogrod-now-${step.type}`, step, names);
}

/** The same, put to the one who decides; about a card, if that one has just seen it. */
export function stepQuestion(step: Step, names: Names, seen: Card | null = null): string {
  return say(`chytrogrod-ask-${step.type}`, step, names, seen);
}

/** The clause that asks for it. */
const CLAUSES: Partial<Record<Step["type"], string>> = {
  take_guild: "CHY-150",
  choose_first: "CHY-15",
  send_henchman: "CHY-16",
  overflow: "CHY-47",
  lay_decree: "CHY-21",
  action: "CHY-30",
  do_stu_piorunow: "CHY-121",
  rozroba: "CHY-122",
  wielmozni: "CHY-123",
  rektorskie_machlojki: "CHY-124",
  move_seen_card: "CHY-124",
  wstawiennictwo: "CHY-125",
  tie: "CHY-50",
  tied_deals: "CHY-51",
  sabotage: "CHY-42",
  payment: "CHY-70",
};

export function clauseOf(step: Step): string {
  return CLAUSES[step.type] ?? "CHY-41";
}

function say(id: string, step: Step, names: Names, seen: Card | null = null): string {
  return t(id, {
    card: seen ? word("chytrogrod", seen) : "none",
    names: "seats" in step ? listed(step.seats.map(names)) : "",
    district: "district" in step ? step.district : 0,
    kind: "kind" in step ? word("chytrogrod", step.kind) : "",
  });
}
