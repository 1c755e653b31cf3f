/** Where the viewer is in the show: it goes on by itself, can be stepped, and can be skipped. */
import { untrack } from "svelte";
import { prefersReducedMotion } from "svelte/motion";
import type { Scene, Show } from "./show";

/** How long a scene is on, and how long where it is read from across a room. */
const A_SCENE = 1500;
const A_SCENE_FOR_ALL = 2800;

export class Showing {
  #show: () => Show;
  #round = $state(0);
  #at = $state(0);
  #held = $state(false);
  #seen = $state(false);
  /** Whether there is somebody to turn the pages. */
  readonly attended: boolean;

  /**
   * It begins by itself where a game is `live`, and is over for whoever is `busy`; without anybody
   * at hand it goes on by itself whatever the browser prefers, else it would stand still for ever.
   */
  constructor(show: () => Show, live: boolean, busy: (() => boolean) | null) {
    this.#show = show;
    this.attended = busy !== null;
    // Whoever comes later, or reloads, has not missed a show: the state is there.
    this.#round = show().round;
    this.#at = show().scenes.length;
    $effect(() => {
      const { round } = show();
      if (round === this.#round) return;
      this.#round = round;
      this.#at = live ? 0 : Infinity;
      this.#held = false;
      this.#seen = false;
    });
    $effect(() => {
      if (busy?.()) untrack(() => this.skip());
    });
    $effect(() => {
      if (!this.scene || this.#held || this.#still) return;
      const timer = setTimeout(() => this.step(1), this.attended ? A_SCENE : A_SCENE_FOR_ALL);
      return () => clearTimeout(timer);
    });
  }

  /** The scene that is on; none when all has been seen. */
  get scene(): Scene | null {
    const { round, scenes } = this.#show();
    return (round === this.#round ? scenes[this.#at] : undefined) ?? null;
  }

  /** Whether nothing moves unless the viewer turns the pages. */
  get #still(): boolean {
    return this.attended && prefersReducedMotion.current;
  }

  /** Whether what came of it is best told after it: not where it stands still, nor when seen again. */
  get isNews(): boolean {
    return this.scene !== null && !this.#seen && !this.#still;
  }

  get at(): number {
    return this.#at;
  }

  /** Go on, or back; from then on the viewer turns the pages. */
  turn(by: 1 | -1): void {
    this.#held = true;
    this.step(by);
  }

  step(by: 1 | -1): void {
    this.#at = Math.max(0, Math.min(this.#show().scenes.length, this.#at + by));
  }

  skip(): void {
    this.#at = this.#show().scenes.length;
  }

  again(): void {
    this.#held = false;
    this.#seen = true;
    this.#at = 0;
  }
}
