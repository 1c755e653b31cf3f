/** How many midnights lie between two moments, where the reader is: 0 is the same day. */
export function daysBetween(from: number, to: number): number {
  // A day on which clocks are changed has another length than the others.
  return Math.round((midnight(to) - midnight(from)) / 86_400_000);
}

function midnight(of: number): number {
  return new Date(of).setHours(0, 0, 0, 0);
}
