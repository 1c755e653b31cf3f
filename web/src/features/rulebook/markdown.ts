/** The little Markdown that rulebooks use, as data to render: no HTML from strings. */

export interface Span {
  text: string;
  kind: "plain" | "strong" | "emphasis" | "code";
}
export type Block =
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "list"; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] };

const MARKED = /\*\*(?<strong>.+?)\*\*|\*(?<emphasis>[^*]+)\*|`(?<code>[^`]+)`/g;

export function spans(text: string): Span[] {
  const found: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKED)) {
    if (match.index > end) found.push({ text: text.slice(end, match.index), kind: "plain" });
    for (const kind of ["strong", "emphasis", "code"] as const) {
      const marked = match.groups?.[kind];
      if (marked !== undefined) found.push({ text: marked, kind });
    }
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ text: text.slice(end), kind: "plain" });
  return found;
}

export function blocks(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map(block);
}

function block(part: string): Block {
  const lines = part.split("\n");
  if (lines.every((line) => line.trimStart().startsWith("|"))) {
    const [head = [], ...rows] = lines.filter((line) => !/^[\s|:-]+$/.test(line)).map(cells);
    return { kind: "table", head, rows };
  }
  if (lines.every((line) => /^\s*(-|\d+\.) /.test(line)))
    return { kind: "list", items: lines.map((line) => spans(line.replace(/^\s*(-|\d+\.) /, ""))) };
  return { kind: "paragraph", spans: spans(lines.join(" ")) };
}

function cells(line: string): Span[][] {
  return line
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => spans(cell.trim()));
}
