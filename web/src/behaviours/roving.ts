/** A board of many things is one stop for the Tab key; inside, arrows and first letters move. */
import type { Attachment } from "svelte/attachments";
import { fold } from "../text/fold";

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Makes everything inside that `things` selects one stop: where one has been, or the first `lively`
 * thing, of which something can be made now.
 */
export function roving(
  things: string,
  lively = `${things}:not([aria-disabled])`,
): Attachment<Element> {
  return (group) => {
    const all = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>(things)];
    let stop: HTMLElement | undefined;
    let chosen = false;

    function settle(): void {
      const there = all();
      const left = !group.contains(document.activeElement);
      if (!chosen || !stop || !there.includes(stop) || (left && !stop.matches(lively))) {
        stop = group.querySelector<HTMLElement>(lively) ?? there[0];
        chosen = false;
      }
      for (const thing of there) {
        const index = thing === stop ? "0" : "-1";
        if (thing.getAttribute("tabindex") !== index) thing.setAttribute("tabindex", index);
      }
    }

    function focused({ target }: Event): void {
      const there = all().find((thing) => thing === target);
      if (!there) return;
      stop = there;
      chosen = true;
      settle();
    }

    function pressed(event: Event): void {
      const { key, ctrlKey, altKey, metaKey } = event as KeyboardEvent;
      const there = all();
      const from = there.findIndex((thing) => thing === event.target);
      if (from < 0 || ctrlKey || altKey || metaKey) return;
      const to = target(there, from, key);
      if (!to) return;
      event.preventDefault();
      to.focus();
    }

    settle();
    const changes = new MutationObserver(settle);
    changes.observe(group, {
      childList: true,
      subtree: true,
      attributeFilter: ["data-hot", "aria-disabled"],
    });
    group.addEventListener("focusin", focused);
    group.addEventListener("focusout", settle);
    group.addEventListener("keydown", pressed);
    return () => {
      changes.disconnect();
      group.removeEventListener("focusin", focused);
      group.removeEventListener("focusout", settle);
      group.removeEventListener("keydown", pressed);
    };
  };
}

function target(all: readonly HTMLElement[], from: number, key: string): HTMLElement | undefined {
  const here = all[from];
  const way = ARROWS[key];
  if (here && way) return nearest(here, all, way) ?? all[from + way[0] + way[1]];
  if (key === "Home") return all[0];
  if (key === "End") return all.at(-1);
  if (key.length !== 1 || key === " ") return undefined;
  const round = [...all.slice(from + 1), ...all.slice(0, from)];
  return round.find((thing) => fold(nameOf(thing)).startsWith(fold(key)));
}

/** The nearest thing that lies in a direction, rather straight ahead than aside. */
function nearest(
  here: HTMLElement,
  all: readonly HTMLElement[],
  [right, down]: readonly [number, number],
): HTMLElement | undefined {
  const [x, y] = middle(here);
  const ahead = all.flatMap((thing) => {
    const [dx, dy] = [middle(thing)[0] - x, middle(thing)[1] - y];
    const [along, aside] = [dx * right + dy * down, Math.abs(dx * down) + Math.abs(dy * right)];
    return along > 1 && aside <= along ? [{ thing, far: along + 2 * aside }] : [];
  });
  return ahead.sort((one, other) => one.far - other.far)[0]?.thing;
}

function middle(thing: HTMLElement): [number, number] {
  const { left, width, top, height } = thing.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

function nameOf(thing: HTMLElement): string {
  return thing.getAttribute("aria-label") ?? thing.textContent.trim();
}
