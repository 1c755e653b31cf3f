/** The sign of each seat, in a square of 24: on its pawn, on its barriers, on its plate. */
export interface SeatSign {
  name: string;
  colour: string;
  shape: string;
}

const SIGNS: readonly [SeatSign, ...SeatSign[]] = [
  { name: "crown", colour: "#bf2c15", shape: "M2 19V6l5.5 5L12 3l4.5 8L22 6v13Zm0 1.5h20V23H2Z" },
  {
    name: "bagel",
    colour: "#24498c",
    shape: "M12 1.5a10.5 10.5 0 1 0 .1 0Zm0 6a4.5 4.5 0 1 1-.1 0Z",
  },
  { name: "bugle", colour: "#6b2a63", shape: "M1 9.5h6V7h3v2.5h3L23 3v18l-10-6.5h-3V18H7v-3.5H1Z" },
  {
    name: "dragon",
    colour: "#1b1714",
    shape: "M1 22C3 13 7 9 12 8l-1-6 5 4 5-4-.5 6L23 13l-4 3-5-.5 5 3-2 3.5c-5 0-6-4-9-3s-3 3-7 3Z",
  },
];

export function signOf(seat: number): SeatSign {
  return SIGNS[seat] ?? SIGNS[0];
}
