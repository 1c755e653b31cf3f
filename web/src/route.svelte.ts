/** Where the page is: a few kinds of address, no library. */

export type Route =
  | { at: "start" }
  | { at: "table"; id: string }
  | { at: "screen"; id: string }
  | { at: "rules"; book: string }
  | { at: "replay"; id: string | null }
  | { at: "pass"; table: string | null }
  | { at: "gallery" }
  | { at: "krakow"; path: string[] }
  | { at: "lost" };

export function parse(path: string): Route {
  const [kind = "", rest = "", ...more] = path.split("/").slice(1);
  if (kind === "krakow") return { at: "krakow", path: [rest, ...more] };
  if (more.length === 0) {
    if (kind === "" && rest === "") return { at: "start" };
    if (kind === "t" && rest) return { at: "table", id: rest.toUpperCase() };
    if (kind === "screen" && rest) return { at: "screen", id: rest.toUpperCase() };
    if (kind === "rules" && rest) return { at: "rules", book: rest };
    if (kind === "replay") return { at: "replay", id: rest.toUpperCase() || null };
    if (kind === "pass") return { at: "pass", table: rest.toUpperCase() || null };
    if (kind === "gallery" && rest === "") return { at: "gallery" };
  }
  return { at: "lost" };
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
