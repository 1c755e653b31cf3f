/** One table as this browser sees it: what the server said last, and how to answer. */
import type {
  HintGiven,
  Line,
  LogEntry,
  Mark,
  Offer,
  Open,
  ServerMessage,
  TableInfo,
  Taught,
  Times,
  You,
} from "../wire";
import { applyChanges } from "./changes";
import { browser, Connection, type Answer, type Command, type Link } from "./connection";
import { me } from "./identity.svelte";

/** What a seat may know of a game; `table` and `hand` are the game's own. */
export interface View {
  seat: number | null;
  table: unknown;
  hand: unknown;
}

const NOTE_PAUSE = 600;

export class TableSession {
  link = $state<Link>("connecting");
  /** The code of a failure after which there is no coming back: an unknown table, a bad token. */
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
  note = $state.raw<Record<string, unknown>>({});
  /** Changes of the sheet that the server has not yet put on disk: until then ours is the newer. */
  noteAhead = $state(0);
  talk = $state.raw<readonly Line[]>([]);
  marks = $state.raw<readonly Mark[]>([]);
  /** What the lesson says now, at a table that is one. */
  lesson = $state.raw<Taught | null>(null);

  #connection: Connection;
  #noteTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    /** Who is there; nobody in particular looks at a screen for the whole room. */
    private readonly who: () => string | null = () => me()?.token ?? null,
    /** The tokens of all who share this device (TAB-27). */
    company: () => readonly string[] = () => [],
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
      browser,
    );
    this.#connection.connect();
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#mindTheGap);
    addEventListener("pagehide", this.saveNote);
  }

  get token(): string | null {
    return this.who();
  }

  get seated(): boolean {
    return this.you.seat !== null;
  }

  command(command: Command): Promise<Answer> {
    return this.#connection.send(command);
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

  #heard(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.newer = message.server === __SERVER_VERSION__ ? null : message.server;
        this.info = message.table;
        this.you = message.you;
        this.log = [...this.log, ...message.log];
        this.#takeNote(message.note);
        this.talk = message.talk;
        this.marks = message.marks;
        this.lesson = message.lesson ?? null;
        if (message.position) {
          const { ply, view, offers, waiting, times, open } = message.position;
          this.ply = ply;
          this.view = view as View;
          this.#stand(offers, waiting, times, open);
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
        break;
      case "help":
        this.help = message.help;
        break;
      case "hint":
        this.hint = message;
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
        if (message.code === "bad_token" || message.code === "unknown_table")
          this.failure = message.code;
        break;
    }
  }

  #stand(
    offers: readonly Offer[],
    waiting: readonly number[],
    times: Times | null,
    open: Open | null,
  ): void {
    this.hint = null;
    this.offers = offers;
    this.waiting = waiting;
    this.times = times && { ...times, at: Date.now() };
    this.open = open;
  }
}
