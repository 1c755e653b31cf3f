/** Asking for a name before something that needs one. */
import { isNamed } from "../../net/identity.svelte";

let waiting = $state.raw<(() => void) | null>(null);

/** Do it now if this person has taken a name, else once it has one. */
export function onceNamed(act: () => void): void {
  if (isNamed()) act();
  else waiting = act;
}

export function askingForName(): boolean {
  return waiting !== null;
}

export function nameGiven(): void {
  const act = waiting;
  waiting = null;
  act?.();
}

export function nameRefused(): void {
  waiting = null;
}
