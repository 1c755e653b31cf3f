/** What tells a person that something has happened: a sound, a notification, a mark on the tab. */
import { recall, remember } from "../../memory";
import { askToRing, ring } from "./bell";
import { play, type Tune } from "./sounds";

let sounding = $state(recall<boolean>("sounds") ?? true);
let ringing = $state(recall<boolean>("bell") ?? false);

export function sounds(): boolean {
  return sounding;
}

/** Sounds on or off; on makes one at once. */
export function setSounds(on: boolean): void {
  sounding = on;
  remember("sounds", on);
  if (on) play("turn");
}

export function bell(): boolean {
  return ringing;
}

/** Notifications on or off; the browser asks the person the first time. */
export async function setBell(on: boolean): Promise<void> {
  ringing = on && (await askToRing());
  remember("bell", ringing);
}

/** Give the signal; with words for a notification, where it calls somebody back. */
export function signal(tune: Tune, words: string): void {
  if (sounding) play(tune);
  if (ringing && tune !== "move") void ring(words);
}

const ICON = "/icon.svg";
const ICON_TURN = "/icon-turn.svg";

/** Mark the tab while something waits for this person; the result takes the mark away. */
export function markTab(): () => void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  icon?.setAttribute("href", ICON_TURN);
  return () => icon?.setAttribute("href", ICON);
}
