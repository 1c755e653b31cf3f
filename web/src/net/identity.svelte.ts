/** Who this browser is: a name and the token that the server signed, kept here and nowhere else. */
import type { Person, SignedChallenge } from "../wire";
import { renamePerson, newPerson, signIn, useCode, usePass } from "./api";
import { forgetAll, recall, remember } from "../memory";

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
export const becomeByPass = (secret: string): Promise<Person> => become(usePass(secret));

/** The same by a passkey that has signed in (TAB-101), or by a recovery code (TAB-102). */
export const becomeByPasskey = (signed: SignedChallenge): Promise<Person> => become(signIn(signed));
export const becomeByCode = (code: string): Promise<Person> => become(useCode(code));

async function become(asked: Promise<Person>): Promise<Person> {
  const somebody = await asked;
  keep(somebody);
  return somebody;
}

/** The server does not know the token any more: be nobody again. */
export function forgetMe(): void {
  forgetAll("attempt.");
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

/** With the commitment that was promised before the nonce was told, where one was (TAB-47). */
export function keepNonce(table: string, nonce: string, commitment = ""): void {
  remember(`nonce.${table}`, commitment ? `${nonce} ${commitment}` : nonce);
}

export function keptNonce(table: string): string | null {
  return recall<string>(`nonce.${table}`)?.split(" ")[0] ?? null;
}

export function keptCommitment(table: string): string | null {
  return recall<string>(`nonce.${table}`)?.split(" ")[1] ?? null;
}
