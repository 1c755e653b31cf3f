/** Whether somebody should hear, once, that their name can be kept beyond this browser (TAB-103). */
import { recall, remember } from "../../memory";
import * as api from "../../net/api";
import { whyNoPasskeys } from "./passkeys";

let said = recall<boolean>("keyhint") ?? false;
/** The table at which it stands now, until it is dismissed or left. */
let standsAt = $state<string | null>(null);

/** Whether it stands at this table. */
export function standsHere(table: string): boolean {
  return standsAt === table;
}

/** Say it at this table: not where there can be no passkey, nor to who has a key, nor twice. */
export async function mention(table: string, token: string): Promise<void> {
  if (said || whyNoPasskeys() !== null) return;
  try {
    const { passkeys, codes } = await api.myKeys(token);
    if (!passkeys.length && !codes) standsAt = table;
  } catch {
    return; // It can be said another time.
  }
  said = true;
  remember("keyhint", true);
}

export function dismiss(): void {
  standsAt = null;
}
