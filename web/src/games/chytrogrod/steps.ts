/** What everybody waits for, in words. */
import type { Names } from "../../text/sentences";
import { t, word } from "../../text/text.svelte";
import type { Step } from "./town";

/** Who decides what, for all to know. */
export function stepSentence(step: Step, names: Names): string {
  return say(`chytrogrod-now-${step.type}`, step, names);
}

/** The same, put to the one who decides. */
export function stepQuestion(step: Step, names: Names): string {
  return say(`chytrogrod-ask-${step.type}`, step, names);
}

function say(id: string, step: Step, names: Names): string {
  return t(id, {
    names: "seats" in step ? step.seats.map(names).join(", ") : "",
    district: "district" in step ? step.district : 0,
    kind: "kind" in step ? word("chytrogrod", step.kind) : "",
  });
}
