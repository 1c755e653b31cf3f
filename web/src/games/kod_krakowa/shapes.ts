/** Shapes that more than one drawing cuts, around the middle. */

/** A token of a start district; others are round. */
export const HEXAGON = "-22,0 -11,-20 11,-20 22,0 11,20 -11,20";
