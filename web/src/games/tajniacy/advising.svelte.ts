/** What the judge says of a clue, asked once the typing rests; it never decides anything. */
import type { TajniacyAdvice } from "../../wire";
import type { Actions } from "../../game";

const REST = 250;

/** A value as it was when it last rested for a moment. */
export function rested(value: () => string): { readonly now: string } {
  let last = $state(value());
  $effect(() => {
    const next = value();
    const timer = setTimeout(() => (last = next), REST);
    return () => clearTimeout(timer);
  });
  return {
    get now() {
      return last;
    },
  };
}

/** The advice on this word; null until it has come. */
export function advising(
  actions: () => Actions,
  word: () => string,
): { readonly advice: readonly TajniacyAdvice[] | null } {
  let said = $state.raw<{ word: string; advice: readonly TajniacyAdvice[] } | null>(null);
  $effect(() => {
    const asked = word();
    if (!asked) return;
    void actions()
      .advise(asked)
      .then((advice) => {
        if (advice) said = { word: asked, advice: advice as TajniacyAdvice[] };
      });
  });
  return {
    get advice() {
      return said?.word === word() ? said.advice : null;
    },
  };
}
