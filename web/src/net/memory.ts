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

/** Keep a value; null forgets it. */
export function remember(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(prefix + key);
    else localStorage.setItem(prefix + key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing can still play until the page is closed.
  }
}
