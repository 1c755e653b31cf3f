/** A move in the making, the same for every game: judged by the server while it is planned, sent once. */
import { untrack } from "svelte";
import type { Actions } from "../game";
import type { Refused } from "../wire";

export interface MovePlan<Move extends object> {
  /** The server's word on the draft as it is now; neither legal nor refused until it has come. */
  readonly legal: boolean;
  readonly refused: Refused | null;
  /** What was last against a draft: it may still be shown while the next one is judged. */
  readonly lastRefused: Refused | null;
  /** Make the draft, or another move, unless one is on its way; true once it is made. */
  send(move?: Move | null): Promise<boolean>;
}

interface Making<Move extends object> {
  actions: Actions<Move> | null;
  /** What is judged as often as it becomes another object; without a draft nothing is. */
  draft?: Move | null;
}

/** The plan of whatever is being made now. */
export function planMove<Move extends object>(making: () => Making<Move>): MovePlan<Move> {
  let said = $state.raw<{ move: Move; refused: Refused | null } | null>(null);
  let sending = $state(false);

  $effect(() => {
    const { actions, draft } = making();
    if (!actions || !draft || sending || untrack(() => said)?.move === draft) return;
    let current = true;
    void actions.check(draft).then((refused) => {
      if (current) said = { move: draft, refused };
    });
    return () => (current = false);
  });

  const word = $derived(said && said.move === making().draft ? said : null);
  return {
    get legal() {
      return word !== null && word.refused === null;
    },
    get refused() {
      return word?.refused ?? null;
    },
    get lastRefused() {
      return said?.refused ?? null;
    },
    async send(move = making().draft) {
      const { actions } = making();
      if (!actions || !move || sending) return false;
      sending = true;
      const done = await actions.move(move);
      sending = false;
      return done;
    },
  };
}
