/** What the page cannot do without: asked for until it comes, whatever becomes of the network. */
import { isUnreachable } from "./api";

const A_WHILE = 3_000;

/** An answer, however often the server cannot be reached first; if it says no, that is the answer. */
export async function insist<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (problem) {
      if (!isUnreachable(problem)) throw problem;
    }
    await networkOrAWhile();
  }
}

/**
 * Something that stays the same, asked for when it is first read; null until it has come.
 * Who reads it is not kept waiting: a promise would hold on to a board that is long gone.
 */
export function needed<T>(ask: () => Promise<T>): () => T | null {
  let answer = $state.raw<T | null>(null);
  let asked = false;
  return () => {
    if (!asked) void insist(ask).then((came) => (answer = came));
    asked = true;
    return answer;
  };
}

/** A while later, or as soon as the network is back. */
function networkOrAWhile(): Promise<void> {
  return new Promise((over) => {
    const go = (): void => {
      removeEventListener("online", go);
      clearTimeout(timer);
      over();
    };
    const timer = setTimeout(go, A_WHILE);
    addEventListener("online", go);
  });
}
