/** Where the page is: a few kinds of address, no library. */

export type Route =
  | { at: "start" }
  | { at: "table"; id: string }
  | { at: "screen"; id: string }
  | { at: "rules"; book: string }
  | { at: "replay"; id: string | null }
  | { at: "pass"; table: string | null }
  | { at: "today"; day: string | null }
  | { at: "contest"; id: string | null }
  | { at: "puzzles" }
  | { at: "turns" }
  | { at: "lesson"; game: string; part: number }
  | { at: "results"; page: string | null }
  | { at: "leaderboard"; game: string | null }
  | { at: "friends" }
  | { at: "gallery" }
  | { at: "other"; path: string[] };

export function parse(path: string): Route {
  const [kind = "", rest = "", ...more] = path.split("/").slice(1);
  if (kind === "lesson" && rest && more.length <= 1)
    return { at: "lesson", game: rest, part: Number(more[0] ?? 0) };
  if (more.length === 0) {
    if (kind === "" && rest === "") return { at: "start" };
    if (kind === "t" && rest) return { at: "table", id: rest.toUpperCase() };
    if (kind === "screen" && rest) return { at: "screen", id: rest.toUpperCase() };
    if (kind === "rules" && rest) return { at: "rules", book: rest };
    if (kind === "replay") return { at: "replay", id: rest.toUpperCase() || null };
    if (kind === "pass") return { at: "pass", table: rest.toUpperCase() || null };
    if (kind === "dzis" || kind === "today") return { at: "today", day: rest || null };
    if ((kind === "ja" || kind === "me") && rest === "") return { at: "results", page: null };
    if ((kind === "gracz" || kind === "player") && rest) return { at: "results", page: rest };
    if (kind === "tabele" || kind === "leaderboards")
      return { at: "leaderboard", game: rest || null };
    if ((kind === "znajomi" || kind === "friends") && rest === "") return { at: "friends" };
    if (kind === "zawody" || kind === "contest")
      return { at: "contest", id: rest.toUpperCase() || null };
    if ((kind === "zagadki" || kind === "puzzles") && rest === "") return { at: "puzzles" };
    if ((kind === "tury" || kind === "turns") && rest === "") return { at: "turns" };
    if (kind === "gallery" && rest === "") return { at: "gallery" };
  }
  return { at: "other", path: [kind, rest, ...more] };
}

let here = $state.raw(parse(location.pathname));

export function route(): Route {
  return here;
}

export function go(path: string): void {
  history.pushState(null, "", path);
  arrive();
  scrollTo(0, 0);
}

function arrive(): void {
  here = parse(location.pathname);
}

/** Let plain links stay inside the page. */
export function watchLinks(): void {
  addEventListener("popstate", arrive);
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest("a");
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
    if (!link || !plain || event.defaultPrevented) return;
    const elsewhere =
      link.origin !== location.origin || link.target || link.hasAttribute("download");
    if (elsewhere || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
