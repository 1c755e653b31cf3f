/** One table as this browser sees it: what the server said last, and how to answer. */
import type {
  HintGiven,
  Line,
  LogEntry,
  Mark,
  Offer,
  Open,
  TableInfo,
  Taught,
  Times,
  Troubled,
  Welcome,
  You,
} from "../wire";
import { applyChanges } from "./changes";
import {
  browser,
  Connection,
  type Answer,
  type Command,
  type Link,
  type World,
} from "./connection";
import { me } from "./identity.svelte";
import type { Message } from "./packing";

/** What a seat may know of a game; `table` and `hand` are the game's own. */
export interface View<Table = unknown, Hand = unknown> {
  seat: number | null;
  table: Table;
  hand: Hand | null;
}

const NOTE_PAUSE = 600;

export class TableSession {
  link = $state<Link>("connecting");
  /** The code of a failure after which there is no coming back: an unknown table, a bad token, one that is held. */
  failure = $state<string | null>(null);
  /** The server's version, if it is another than this page is built for. */
  newer = $state<string | null>(null);
  info = $state.raw<TableInfo | null>(null);
  you = $state.raw<You>({ seat: null, host: false, name: null });
  ply = $state(0);
  view = $state.raw<View | null>(null);
  offers = $state.raw<readonly Offer[]>([]);
  waiting = $state.raw<readonly number[]>([]);
  times = $state.raw<(Times & { at: number }) | null>(null);
  open = $state.raw<Open | null>(null);
  log = $state.raw<readonly LogEntry[]>([]);
  help = $state.raw<unknown>(null);
  /** What the best bot would do now, once it was asked: for these eyes alone. */
  hint = $state.raw<HintGiven | null>(null);
  /** What this seat waits for and the server cannot work out just now (TAB-39). */
  trouble = $state<Troubled["what"] | null>(null);
  note = $state.raw<Record<string, unknown>>({});
  /** Changes of the sheet that the server has not yet put on disk: until then ours is the newer. */
  noteAhead = $state(0);
  talk = $state.raw<readonly Line[]>([]);
  marks = $state.raw<readonly Mark[]>([]);
  /** What the lesson says now, at a table that is one. */
  lesson = $state.raw<Taught | null>(null);

  #followers: readonly ((entry: LogEntry | null) => void)[] = [];
  #connection: Connection;
  #noteTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    /** Who is there; nobody in particular looks at a screen for the whole room. */
    private readonly who: () => string | null = () => me()?.token ?? null,
    /** The tokens of all who share this device (TAB-27). */
    company: () => readonly string[] = () => [],
    /** Where the table is: at the server, or in a recording. */
    private readonly world: World = browser,
  ) {
    this.#connection = new Connection(
      {
        hello: () => ({
          type: "hello",
          table: id,
          token: who(),
          since: this.ply,
          company: [...company()],
        }),
        heard: (message) => this.#heard(message),
        linked: (link) => (this.link = link),
      },
      world,
    );
    this.#connection.connect();
    if (this.recorded) return; // no network is no concern of it
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#mindTheGap);
    addEventListener("pagehide", this.saveNote);
  }

  get token(): string | null {
    return this.who();
  }

  /** Whether nobody is there: a lesson as it was recorded. */
  get recorded(): boolean {
    return this.world !== browser;
  }

  get seated(): boolean {
    return this.you.seat !== null;
  }

  /** Hear of every ply once it is taken in, and of null where the server told all at once again. */
  follow(follower: (entry: LogEntry | null) => void): () => void {
    this.#followers = [...this.#followers, follower];
    return () => (this.#followers = this.#followers.filter((other) => other !== follower));
  }

  command(command: Command): Promise<Answer> {
    return this.#connection.send(command);
  }

  /** How it stood when the server was last there, until it greets us itself. */
  recallWelcome(welcome: Welcome): void {
    if (!this.info) this.#heard(welcome);
  }

  /** Greet the server again, after taking a name. */
  greetAgain(): void {
    this.failure = null;
    this.#connection.restart();
  }

  /** Change the note sheet; it is saved once the pencil rests. */
  writeNote(note: Record<string, unknown>): void {
    this.note = note;
    if (this.#noteTimer === undefined) this.noteAhead++;
    clearTimeout(this.#noteTimer);
    this.#noteTimer = setTimeout(this.saveNote, NOTE_PAUSE);
  }

  leave(): void {
    this.saveNote();
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#mindTheGap);
    removeEventListener("pagehide", this.saveNote);
    this.#connection.close();
  }

  #hurry = (): void => this.#connection.hurry();
  #mindTheGap = (): void => this.#connection.restart();

  /** Send what was written, without waiting for the pencil to rest. */
  saveNote = (): void => {
    if (this.#noteTimer === undefined) return;
    clearTimeout(this.#noteTimer);
    this.#noteTimer = undefined;
    void this.command({ type: "note", note: this.note }).then((answer) => {
      this.noteAhead--;
      // Too fast for the server: once more, a little later.
      if (answer.type === "failed" && this.link !== "closed") this.writeNote(this.note);
    });
  };

  #takeNote(note: unknown): void {
    if (this.noteAhead === 0) this.note = (note as Record<string, unknown> | null) ?? {};
  }

  #heard(message: Message): void {
    switch (message.type) {
      case "welcome":
        this.newer = message.server === __SERVER_VERSION__ ? null : message.server;
        this.info = message.table;
        this.you = message.you;
        this.log = continued(this.log, message.log);
        this.#takeNote(message.note);
        this.talk = message.talk;
        this.marks = message.marks;
        this.lesson = message.lesson ?? null;
        if (message.position) {
          const { ply, view, offers, waiting, times, open } = message.position;
          this.ply = ply;
          this.view = view as View;
          this.#stand(offers, waiting, times, open);
          this.#tell(null);
        }
        break;
      case "table":
        this.info = message.table;
        this.you = message.you;
        break;
      case "ply":
        this.ply = message.entry.ply;
        this.log = [...this.log, message.entry];
        this.view = applyChanges(this.view, message.changes);
        this.#stand(
          message.offers ?? [],
          message.waiting ?? [],
          message.times ?? null,
          message.open ?? null,
        );
        this.#tell(message.entry);
        break;
      case "help":
        this.help = message.help;
        if (this.trouble === "help") this.trouble = null;
        break;
      case "hint":
        this.hint = message;
        if (this.trouble === "hint") this.trouble = null;
        break;
      case "trouble":
        this.trouble = message.what;
        break;
      case "note":
        this.#takeNote(message.note);
        break;
      case "talk":
        this.talk = [...this.talk, message.line];
        break;
      case "marks":
        this.marks = message.marks;
        break;
      case "lesson":
        this.lesson = message.lesson;
        break;
      case "failed":
        if (["bad_token", "unknown_table", "not_open"].includes(message.code))
          this.failure = message.code;
        break;
    }
  }

  #tell(entry: LogEntry | null): void {
    for (const follower of this.#followers) follower(entry);
  }

  #stand(
    offers: readonly Offer[],
    waiting: readonly number[],
    times: Times | null,
    open: Open | null,
  ): void {
    this.hint = null;
    this.trouble = null;
    this.offers = offers;
    this.waiting = waiting;
    this.times = times && { ...times, at: Date.now() };
    this.open = open;
  }
}

/** A log with what was told after it; what is told again, as after a recalled welcome, counts once. */
function continued(log: readonly LogEntry[], told: readonly LogEntry[]): readonly LogEntry[] {
  const from = told[0]?.ply ?? Infinity;
  return [...log.filter(({ ply }) => ply < from), ...told];
}
