/** A move in the making: every touch fixes a part of it, until one offered move is left. */
import type { Offered } from "../../game";
import type { ChytrogrodMove } from "../../wire";

type Offer = Offered<ChytrogrodMove>;

type Draft = Readonly<Record<string, unknown>>;

interface Made {
  offers: readonly Offer[];
  draft: Draft;
  proposed: ChytrogrodMove | null;
}

export class Plan {
  #offers: () => readonly Offer[];
  #made = $state.raw<Made | null>(null);

  constructor(offers: () => readonly Offer[]) {
    this.#offers = offers;
  }

  /** What is fixed so far; nothing of it outlives the moves that were offered with it. */
  get draft(): Draft {
    return this.#now?.draft ?? {};
  }

  /** All the moves that are offered, but for kinds with too many to list. */
  get moves(): readonly ChytrogrodMove[] {
    return this.#offers().flatMap(({ moves }) => moves ?? []);
  }

  /** The move, once nothing of it is left open. */
  get ready(): ChytrogrodMove | null {
    if (this.#now?.proposed) return this.#now.proposed;
    if (Object.keys(this.draft).length === 0) return null;
    const left = this.moves.filter((move) => fits(move, this.draft));
    return left.length === 1 ? (left[0] ?? null) : null;
  }

  /** Whether some move has this part, whatever is fixed of the same part by now. */
  can(part: string, value: unknown): boolean {
    const others = Object.fromEntries(Object.entries(this.draft).filter(([key]) => key !== part));
    return this.moves.some((move) => fits(move, { ...others, [part]: value }));
  }

  has(part: string, value: unknown): boolean {
    return this.draft[part] === value;
  }

  /** Fix a part, or let it go again. */
  set(part: string, value: unknown): void {
    const { [part]: before, ...others } = this.draft;
    this.fix(before === value ? others : { ...others, [part]: value });
  }

  fix(draft: Draft): void {
    this.propose(draft, null);
  }

  /** Put together what is too long a list to be offered: the move, once it is whole. */
  propose(draft: Draft, proposed: ChytrogrodMove | null): void {
    this.#made = { offers: this.#offers(), draft, proposed };
  }

  clear(): void {
    this.#made = null;
  }

  // Districts: a card is moved from one to another; all else is about one of them

  canDistrict(colour: number): boolean {
    const part = this.districtPart;
    return part !== null && (this.can(part, colour) || this.has("start", colour));
  }

  hasDistrict(colour: number): boolean {
    return ["district", "start", "to"].some((part) => this.has(part, colour));
  }

  setDistrict(colour: number): void {
    if (this.has("start", colour)) this.clear();
    else if (this.districtPart) this.set(this.districtPart, colour);
  }

  /** What choosing a district fixes now, if it fixes anything. */
  get districtPart(): string | null {
    const [move] = this.moves;
    if (!move || move.type === "swap_in_district") return null;
    if ("start" in move) return "start" in this.draft ? "to" : "start";
    return "district" in move ? "district" : null;
  }

  get #now(): Made | null {
    return this.#made?.offers === this.#offers() ? this.#made : null;
  }
}

function fits(move: ChytrogrodMove, draft: Draft): boolean {
  const parts = move as unknown as Draft;
  return Object.entries(draft).every(([part, value]) => part in parts && parts[part] === value);
}
