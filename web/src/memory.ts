/** What this browser keeps: small JSON values under the house's own prefix. */

const prefix = "zaslonka.";

/** The value kept under a key, or null. */
export function recall<T>(key: string): T | null {
  try {
    const kept = localStorage.getItem(prefix + key);
    return kept === null ? null : (JSON.parse(kept) as T);
  } catch {
    // Storage is switched off, or something else wrote there: as if nothing were kept.
    return null;
  }
}

/** What follows a start in the keys under which something is kept. */
export function recalled(start: string): string[] {
  try {
    const whole = prefix + start;
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(whole));
    return keys.map((key) => key.slice(whole.length));
  } catch {
    return [];
  }
}

/** Keep a value; null forgets it. */
export function remember(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(prefix + key);
    else localStorage.setItem(prefix + key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing can still play until the page is closed.
  }
}

/** Forget all that is kept under keys that start so. */
export function forgetAll(start: string): void {
  for (const rest of recalled(start)) remember(start + rest, null);
}
