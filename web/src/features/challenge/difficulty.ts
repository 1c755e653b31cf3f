import type { NewPuzzle } from "../../wire";

export type Difficulty = NonNullable<NewPuzzle["difficulty"]>;

/** How hard a puzzle of this rating is called (TAB-126). */
export const difficultyOf = (rating: number): Difficulty =>
  rating < 1400 ? "easy" : rating > 1600 ? "hard" : "middling";
