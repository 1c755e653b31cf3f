/** The address of a table, or of its replay, as friends on other machines can open it. */
import { recall, remember } from "../memory";

const LOOPBACK = /^(localhost|127\.|\[::1\])/;

/** Keep where the server says that its tables and contests are found. */
export function keepAddress(made: { id: string; url: string }): void {
  remember("base", made.url.replace(/\/(t|zawody)\/[^/]*$/, ""));
}

/** On the host's own machine the page's address is of no use to others: then the server's word counts. */
export function addressOf(id: string, page: "t" | "replay" | "screen" | "zawody" = "t"): string {
  const base = LOOPBACK.test(location.hostname) ? recall<string>("base") : null;
  return `${base ?? location.origin}/${page}/${id}`;
}

/** An address as people read it out and type it in. */
export function spokenAddress(url: string): string {
  return url.replace(/^https?:\/\//, "");
}
