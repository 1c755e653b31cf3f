/** What is said at one table, as this reader hears it: whom they have muted stays in their browser. */
import { recall, remember } from "../../memory";
import type { TableSession } from "../../net/session.svelte";
import type { Line, Say } from "../../wire";

export type Words = Say["said"];
export type Channel = NonNullable<Say["to"]>;

export class Conversation {
  #muted = $state.raw<readonly string[]>([]);

  constructor(
    private readonly session: TableSession,
    /** Say something; false if it was refused, and then the reason is already on the page. */
    readonly say: (said: Words, to: Channel) => Promise<boolean>,
    /** Whether the browser keeps whom they have muted: not where others use it too. */
    private readonly kept = true,
  ) {
    if (kept) this.#muted = recall<string[]>(this.#key) ?? [];
  }

  get #key(): string {
    return `muted.${this.session.id}`;
  }

  /** The lines of those who are not muted. */
  get lines(): readonly Line[] {
    return this.session.talk.filter(({ who }) => !this.isMuted(who));
  }

  /** The lines among them that somebody else has said. */
  get others(): readonly Line[] {
    return this.lines.filter((line) => !this.isMine(line));
  }

  /** Everybody else who has spoken here, by the name they used last. */
  get speakers(): readonly { who: string; name: string }[] {
    const names = Object.fromEntries(
      this.session.talk.filter((line) => !this.isMine(line)).map(({ who, name }) => [who, name]),
    );
    return Object.entries(names).map(([who, name]) => ({ who, name }));
  }

  isMine({ by }: Line): boolean {
    return by !== null && by === this.session.you.seat;
  }

  isMuted(who: string): boolean {
    return this.#muted.includes(who);
  }

  toggle(who: string): void {
    this.#muted = this.isMuted(who)
      ? this.#muted.filter((other) => other !== who)
      : [...this.#muted, who];
    if (this.kept) remember(this.#key, this.#muted.length ? this.#muted : null);
  }

  /** Where this reader may speak now; nowhere for a spectator and for whom the game keeps silent. */
  get channels(): readonly Channel[] {
    const { you, info } = this.session;
    if (you.seat === null || this.silent) return [];
    return (info?.teams[you.seat] ?? null) === null ? ["table"] : ["team", "table"];
  }

  get silent(): boolean {
    const { you, info } = this.session;
    return you.seat !== null && (info?.silent.includes(you.seat) ?? false);
  }
}
