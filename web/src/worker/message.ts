/** What the server has sealed for this device (TAB-115): what to show, and where it leads. */

export interface Message {
  title: string;
  body: string;
  path: string;
}

/** A browser insists that something is shown for every message, whatever was in it. */
const UNREADABLE: Message = { title: "Zasłonka", body: "", path: "/" };

export function messageOf(text: string | undefined): Message {
  try {
    const { title, body, path } = JSON.parse(text ?? "") as Partial<Message>;
    if (typeof title !== "string" || typeof body !== "string") return UNREADABLE;
    // It leads to a table of this house and nowhere else.
    return { title, body, path: /^\/t\/[A-Z]{1,12}$/.test(path ?? "") ? (path ?? "/") : "/" };
  } catch {
    return UNREADABLE;
  }
}
