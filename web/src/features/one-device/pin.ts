/** A PIN before one's seat on a shared device: kept there alone, and not as it is typed (TAB-28). */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { freshNonce } from "../../net/identity.svelte";

export interface Pin {
  salt: string;
  print: string;
}

export const DIGITS = 4;

const printOf = (salt: string, digits: string): string =>
  bytesToHex(sha256(utf8ToBytes(salt + digits)));

export function newPin(digits: string): Pin {
  const salt = freshNonce();
  return { salt, print: printOf(salt, digits) };
}

export function opens(pin: Pin, digits: string): boolean {
  return printOf(pin.salt, digits) === pin.print;
}
