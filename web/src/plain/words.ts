/** The strings that lie on a table: what a text in a move may well name. */

/** Every string in a view, each once, in the order in which it lies there. */
export function stringsIn(value: unknown): string[] {
  const found = new Set<string>();
  gather(value, found);
  return [...found];
}

function gather(value: unknown, found: Set<string>): void {
  if (typeof value === "string") found.add(value);
  else if (typeof value === "object" && value !== null)
    for (const [name, inner] of Object.entries(value)) if (name !== "type") gather(inner, found);
}
