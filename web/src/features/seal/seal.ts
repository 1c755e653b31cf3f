/** Checking the deal: the seed is the one that was promised, and our own nonces went into it (TAB-06). */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import type { Open } from "../../wire";

export type Seal = "whole" | "not-mine" | "broken";

/**
 * "whole": all of it holds. "not-mine": the seed holds, and this browser added no nonce.
 * "broken": the server changed the seed or the nonce after promising it.
 */
export function checkSeal(commitment: string, open: Open, nonces: readonly string[]): Seal {
  if (bytesToHex(sha256(hexToBytes(open.seed))) !== commitment) return "broken";
  if (nonces.length === 0) return "not-mine";
  // Where several tables have the same deal, it is made of all their people's (TAB-131).
  const used = open.shared?.length ? open.shared : open.nonces;
  return nonces.every((nonce) => used.includes(nonce)) ? "whole" : "broken";
}
