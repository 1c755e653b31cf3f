/**
 * Between what the server has told and what the board shows: plies come as fast as they are played, and
 * are shown one thing after another. What follows from them waits, but nobody's own move does.
 */
import { untrack } from "svelte";
import type { Happening } from "../../game";
import type { TableSession, View } from "../../net/session.svelte";
import type { Names } from "../../text/sentences";
import type { LogEntry, Offer } from "../../wire";
import { pace, readingTime } from "./pace.svelte";
import { goesOn, reached, type Reached } from "./reached";
import { isOwn, scenesOf, tablesBefore, type Scene } from "./scenes";

/** How a table stands: all that a board is given of it. */
type Standing = Pick<TableSession, "view" | "offers" | "waiting" | "times" | "open" | "log">;

interface Shown extends Scene {
  log: readonly LogEntry[];
  /** How the table stands once this was seen. */
  then: Standing;
}

interface Audience {
  /** How the game shows what happens; before that is known, nothing is shown one by one. */
  happening: () => Happening | null;
  /** How a scene is said: what is longer is left longer. */
  words: (told: LogEntry) => string;
  /** Whether there is somebody at hand, to skip it or to ask for another pace. */
  attended: boolean;
}

/** So much is not watched to its end by anybody; all of it is in the log. */
const TOO_MANY = 60;
/** With so many scenes waiting, one where nobody can skip them is shown faster. */
const KEEPING_UP = 4;

export class Presenter {
  #session: TableSession;
  #audience: Audience;
  #settled = $state.raw<Standing | null>(null);
  #queue = $state.raw<readonly Shown[]>([]);
  /** The table as it was before each event that was heard, by ply and place in it: from it follows why. */
  #before: Record<string, unknown> = {};
  /** What was shown since the viewer's own move, to be seen again. */
  #past = $state.raw<readonly Shown[]>([]);
  #at = $state(0);
  /** How a task ended, where the rules go on from there. */
  #reached = $state.raw<Reached | null>(null);
  /** The newest ply was shown: whose turn it is, is all there is left to say of it. */
  #told = $state(false);

  constructor(session: TableSession, audience: Audience) {
    this.#session = session;
    this.#audience = audience;
    this.#settled = this.#standing;
    $effect(() => session.follow((entry) => this.#heard(entry)));
    $effect(() => {
      const scene = this.#queue[0];
      if (!scene) return;
      const timer = setTimeout(
        () => this.next(),
        untrack(() => this.#lasts(scene)),
      );
      return () => clearTimeout(timer);
    });
    $effect(() => {
      if (audience.attended && pace() === "still") untrack(() => this.skip());
    });
  }

  /** What is shown now, also where nothing waits for it. */
  get scene(): Scene | null {
    return this.#queue[0] ?? null;
  }

  /** Whether something is shown that what comes next waits for. */
  get holds(): boolean {
    return this.#queue.length > 1 || this.#queue[0]?.own === false;
  }

  /** The table as it is to be seen now. */
  get now(): Standing {
    const [scene] = this.#queue;
    if (!this.holds || !scene || !this.#settled) return this.#standing;
    return {
      ...this.#settled,
      view: scene.view,
      log: scene.log,
      offers: this.#offers(),
      open: null,
    };
  }

  get wasTold(): boolean {
    return this.#told;
  }

  /** Which scene of how many this is; how many is not known while others are still to move. */
  get at(): number {
    return this.#at + 1;
  }

  get count(): number | null {
    const { you, waiting, info } = this.#session;
    const settled = info?.phase === "over" || (you.seat !== null && waiting.includes(you.seat));
    return settled ? this.#at + this.#queue.length : null;
  }

  /** Why something came as it did, where the game has more to say than what came. */
  why(key: string, event: unknown, names: Names): string {
    const table = this.#before[key];
    return table ? (this.#audience.happening()?.why?.(table, event, names) ?? "") : "";
  }

  get canRepeat(): boolean {
    return this.#queue.length === 0 && this.#past.length > 0;
  }

  next(): void {
    const [scene, ...rest] = this.#queue;
    if (!scene) return;
    this.#settled = scene.then;
    this.#queue = rest;
    this.#at = rest.length ? this.#at + 1 : 0;
  }

  skip(): void {
    if (!this.#queue.length) return;
    this.#settled = this.#standing;
    this.#queue = [];
    this.#at = 0;
  }

  /** All of it once more, from the viewer's own move. */
  again(): void {
    this.#at = 0;
    this.#queue = this.#past.map((scene) => ({ ...scene, own: false }));
  }

  /** Whether the board is beyond the end of a task that was not seen: the view before it is wanted. */
  get isPastEnd(): boolean {
    const { view, open, log, info } = this.#session;
    if (!view || !open || !info?.challenge || this.#reached) return false;
    return goesOn(log.at(-1), view, info.challenge, this.#audience.happening());
  }

  /** Stay at the end of a task, given the view before the ply that ended it. */
  stayFrom(before: View): Reached | null {
    const { view, open, log, info } = this.#session;
    const entry = log.at(-1);
    if (!view || !open || !entry || !info?.challenge) return null;
    this.#reached = reached(entry, before, view, info.challenge, this.#audience.happening());
    return this.#reached;
  }

  /** How the table stands; after a task, as the task left it. */
  get #standing(): Standing {
    const { view, offers, waiting, times, open, log } = this.#session;
    const end = this.#reached;
    if (!end) return { view, offers, waiting, times, open, log };
    return { view: end.view, log: [...log.slice(0, -1), end.entry], offers, waiting, times, open };
  }

  /** The viewer's own moves wait for what is shown, unless they might be in the middle of one. */
  #offers(): readonly Offer[] {
    const [before, now] = [this.#settled?.offers ?? [], this.#session.offers];
    const kinds = (offers: readonly Offer[]): string => offers.map(({ kind }) => kind).join();
    return kinds(before) === kinds(now) ? now : [];
  }

  #heard(told: LogEntry | null): void {
    const { seat } = this.#session.you;
    const before = this.#newest;
    this.#reached = null;
    const entry = (told && before && this.stayFrom(before)?.entry) ?? told;
    const now = this.#standing;
    if (entry && isOwn(entry, seat)) this.#clear();
    if (entry) this.#remember(entry);
    this.#line(entry, now);
  }

  #line(entry: LogEntry | null, now: Standing): void {
    const scenes = entry ? this.#scenes(entry, now) : [];
    this.#told = scenes.length > 0;
    const before = this.#queue.at(-1);
    if (scenes.length) {
      const log = now.log.slice(0, -1);
      const shown = scenes.map((scene, at) => ({
        ...scene,
        log: [...log, scene.soFar],
        then: at === scenes.length - 1 ? now : (before?.then ?? this.#settled ?? now),
      }));
      this.#past = [...this.#past, ...shown];
      this.#queue = [...this.#queue, ...shown];
    } else if (before && entry) {
      // Nothing to be seen of it: it is so once the rest was seen.
      this.#queue = this.#queue.with(-1, { ...before, then: now });
    } else {
      this.#queue = [];
      this.#settled = now;
    }
    if (this.#queue.length > TOO_MANY) this.skip();
  }

  get #newest(): View | null {
    return (this.#queue.at(-1)?.then ?? this.#settled)?.view ?? null;
  }

  #remember(entry: LogEntry): void {
    const happening = this.#audience.happening();
    const before = this.#newest;
    if (!happening?.why || !before) return;
    for (const [at, table] of tablesBefore(entry, before, happening).entries())
      this.#before[`${entry.ply}.${at}`] = table;
  }

  /** Whoever has moved is done with what came before, and has nothing to do before the rest is seen. */
  #clear(): void {
    const before = this.#queue.at(-1)?.then ?? this.#settled;
    this.#settled = before && { ...before, offers: [] };
    this.#past = [];
    this.#queue = [];
    this.#at = 0;
  }

  #scenes(entry: LogEntry, now: Standing): Scene[] {
    const happening = this.#audience.happening();
    const before = this.#newest;
    const still = this.#audience.attended && pace() === "still";
    if (still || !happening || !before || !now.view || entry.kind === "undone") return [];
    return scenesOf(entry, before, now.view as View, happening, this.#session.you.seat);
  }

  #lasts(scene: Scene): number {
    const { attended, words } = this.#audience;
    const time = readingTime(words(scene.told).length);
    // A screen for the whole room keeps up with it.
    if (!attended) return time / Math.max(1, this.#queue.length / KEEPING_UP);
    // Nobody's clock should run out over what others did.
    return pace() === "brisk" || this.#session.times ? time / 2 : time;
  }
}
