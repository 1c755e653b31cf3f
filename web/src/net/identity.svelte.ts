/** Who this browser is: a name and the token that the server signed, kept here and nowhere else. */
import type { Person } from "../wire";
import { renamePerson, newPerson, usePass } from "./api";
import { recall, remember } from "./memory";

/** A guest has not been asked for a name yet. */
type Somebody = Person & { guest?: boolean };

let person = $state.raw(recall<Somebody>("person"));

export function me(): Person | null {
  return person;
}

/** Take a name, for the first time or another one. */
export async function callMe(name: string): Promise<Person> {
  const taken = person
    ? { token: person.token, name: (await renamePerson(person.token, name)).name }
    : await newPerson(name);
  keep(taken);
  return taken;
}

/** Whoever this browser is, or else a guest by this name, who may take one later. */
export async function meOrGuest(name: string): Promise<Person> {
  if (person) return person;
  const guest = { ...(await newPerson(name)), guest: true };
  keep(guest);
  return guest;
}

/** Whether this person has chosen their name. */
export function isNamed(): boolean {
  return person !== null && !person.guest;
}

/** Become the person who issued a pass, instead of whoever this browser was (TAB-26). */
export async function becomeByPass(secret: string): Promise<Person> {
  const become = await usePass(secret);
  keep(become);
  return become;
}

/** The server does not know the token any more: be nobody again. */
export function forgetMe(): void {
  keep(null);
}

function keep(next: Somebody | null): void {
  person = next;
  remember("person", next);
}

/** 32 random hex digits: this person's part in the deal (TAB-06), kept to be checked at the end. */
export function freshNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function keepNonce(table: string, nonce: string): void {
  remember(`nonce.${table}`, nonce);
}

export function keptNonce(table: string): string | null {
  return recall<string>(`nonce.${table}`);
}
