/** Who shares this device at a table (TAB-27): their tokens, and nothing that their seats know. */
import { keptNonce } from "../../net/identity.svelte";
import { recall, recalled, remember } from "../../memory";
import type { Pin } from "./pin";

export interface Companion {
  token: string;
  /** Their own part in the deal (TAB-06); that of the browser's own person is kept by itself. */
  nonce: string | null;
  pin: Pin | null;
  /** How many plies a spectator had seen when they looked last: no seat's own count is kept. */
  read: number;
}

let changed = $state.raw<Readonly<Record<string, readonly Companion[]>>>({});

/** All of them, this browser's own person first; nobody where the device is one person's. */
export function company(table: string): readonly Companion[] {
  return changed[table] ?? recall<Companion[]>(`company.${table}`) ?? [];
}

/** The tables at which several share this device. */
export function sharedTables(): string[] {
  const kept = recalled("company.");
  const tables = [...kept, ...Object.keys(changed).filter((table) => !kept.includes(table))];
  return tables.filter((table) => company(table).length);
}

export function newCompanion(token: string, nonce: string | null): Companion {
  return { token, nonce, pin: null, read: 0 };
}

export function keepCompany(table: string, people: readonly Companion[]): void {
  // One alone shares the device with nobody.
  const kept = people.length > 1 ? people : [];
  changed = { ...changed, [table]: kept };
  remember(`company.${table}`, kept.length ? kept : null);
}

/** What the people of this device have added to the deal. */
export function ourNonces(table: string): string[] {
  const nonces = [keptNonce(table), ...company(table).map(({ nonce }) => nonce)];
  return nonces.filter((nonce) => nonce !== null);
}

export function dismiss(table: string, token: string): void {
  keepCompany(
    table,
    company(table).filter((one) => one.token !== token),
  );
}

/** Change what is kept of one of them. */
export function amend(table: string, token: string, change: Partial<Companion>): void {
  keepCompany(
    table,
    company(table).map((one) => (one.token === token ? { ...one, ...change } : one)),
  );
}
