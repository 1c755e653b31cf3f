/** Whether the move that is being put together would be legal, as the server says. */
import type { Refused } from "../wire";
import type { Actions } from "../games/shelf";

export interface Judged {
  readonly legal: boolean;
  readonly refused: Refused | null;
}

/** The server's word on the move as it is now; neither legal nor refused until it has come. */
export function judging(actions: () => Actions | null, move: () => object | null): Judged {
  let said = $state.raw<{ move: object; refused: Refused | null } | null>(null);

  $effect(() => {
    const asked = move();
    if (!asked) return;
    void actions()
      ?.check(asked)
      .then((refused) => (said = { move: asked, refused }));
  });

  const word = $derived(said && said.move === move() ? said : null);
  return {
    get legal() {
      return word !== null && word.refused === null;
    },
    get refused() {
      return word?.refused ?? null;
    },
  };
}
