/** A device that several people share at one table: it looks with one pair of eyes at a time, or covered. */
import type { Snippet } from "svelte";
import type { TableInfo } from "../../wire";
import { amend, company, dismiss, type Companion } from "./company.svelte";
import { me } from "../../net/identity.svelte";
import { TableSession } from "../../net/session.svelte";

/** A seat of this device, and who has it. */
export interface Place {
  seat: number;
  person: Companion;
}

/** What a shared device adds to the table that it shows: its session, and its tools. */
export interface Shared {
  session: TableSession;
  /** The way to hand the device on. */
  handOn: Snippet;
  /** What its holder has missed. */
  missed: Snippet;
}

export class SharedDevice {
  /** The only one there is. To look otherwise is to drop it, with all it was told, and open another. */
  session = $state.raw() as TableSession;
  /** What everybody knows of the table, as it was last told to whoever looked. */
  info = $state.raw<TableInfo | null>(null);
  /** Who has uncovered the device; nobody before the deal, while it is covered, and after the end. */
  holder = $state.raw<Companion | null>(null);
  /** What has happened publicly since the holder looked last, in plies. */
  missed = $state(0);
  /** The seat that looked last. */
  last = $state<number | null>(null);

  /** Whether a session for arranging the table is open, as this browser's own person. */
  #arranging = false;
  /** How far the public log went when the holder uncovered, and how far their own. */
  #from: { shown: number; own: number | null } = { shown: 0, own: null };
  #leaving: { token: string; read: number } | null = null;

  constructor(readonly id: string) {
    this.session = this.#lookAs(null);
  }

  /** Where the people of this device sit. */
  get places(): readonly Place[] {
    const people = company(this.id);
    return (this.session.you.company ?? []).flatMap((seat, at) => {
      const person = people[at];
      return seat === null || !person ? [] : [{ seat, person }];
    });
  }

  /** Go along with what the table has come to: it is arranged, played covered, and shown when over. */
  follow(info: TableInfo): void {
    this.info = info;
    const { phase } = info;
    if (phase === "lobby" && !this.#arranging) this.#change(me()?.token ?? null, true);
    if (phase === "playing" && this.#arranging) this.#change(null);
    if (phase === "over" && (this.#arranging || this.holder)) this.cover();
    this.#noteWhatWasRead();
  }

  uncover(person: Companion): void {
    this.missed = Math.max(0, this.session.ply - person.read);
    this.#from = { shown: this.session.ply, own: null };
    this.#change(person.token);
    this.holder = person;
  }

  /** Drop all that the holder's session was told. */
  cover(): void {
    if (this.holder) {
      const { shown, own } = this.#from;
      const seen = own === null ? 0 : this.session.ply - own;
      this.#leaving = { token: this.holder.token, read: shown + seen };
      this.last = this.session.you.seat;
    }
    this.#change(null);
  }

  /** The server does not know one of them any more. */
  lose(): void {
    const { token } = this.session;
    this.#change(null);
    if (token !== null) dismiss(this.id, token);
  }

  leave(): void {
    this.session.leave();
  }

  #change(token: string | null, arranging = false): void {
    this.session.leave();
    this.#arranging = arranging;
    this.holder = null;
    this.session = this.#lookAs(token);
  }

  #lookAs(token: string | null): TableSession {
    const everybody = (): string[] => company(this.id).map((person) => person.token);
    return new TableSession(this.id, () => token, everybody);
  }

  #noteWhatWasRead(): void {
    if (this.holder) {
      this.#from.own ??= this.session.ply;
    } else if (this.#leaving) {
      const { token, read } = this.#leaving;
      this.#leaving = null;
      // What a seat alone was told must not show in the count.
      amend(this.id, token, { read: Math.min(read, this.session.ply) });
    }
  }
}
