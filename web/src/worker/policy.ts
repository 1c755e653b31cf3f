/** Which requests the service worker answers for, and how: an explicit list, and nothing beside it (TAB-80). */

/** A request, as far as it matters. */
export interface Asked {
  method: string;
  url: string;
  mode: string;
  /** Whether it says who asks. */
  signed: boolean;
}

/** What may be kept: the files of one release, and answers that are the same for everybody. */
export interface Keeps {
  files: ReadonlySet<string>;
  answers: ReadonlySet<string>;
}

/**
 * `page`: the network's, else the page itself, which knows its own addresses. `file`: named by its
 * content, so the kept one is it. `answer`: the network's, else the kept one. Null: none of ours.
 */
export type Way = "page" | "file" | "answer" | null;

/** What is the server's own business, even where a link leads there. */
const SERVERS = /^\/(api|qr|ws|healthz|metrics)(\/|$)/;

export function wayOf(asked: Asked, origin: string, keeps: Keeps): Way {
  const { origin: from, pathname, search } = new URL(asked.url);
  if (asked.method !== "GET" || asked.signed || from !== origin) return null;
  if (keeps.answers.has(pathname + search)) return "answer";
  if (asked.mode === "navigate") return SERVERS.test(pathname) ? null : "page";
  if (!keeps.files.has(pathname)) return null;
  return pathname.startsWith("/assets/") ? "file" : "answer";
}
