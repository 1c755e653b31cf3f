/** How much room capitals need, so that the longest word still fits its card. */

const BREADTHS: readonly [RegExp, number][] = [
  [/[MW]/, 0.98],
  [/[IJ1]/, 0.38],
  [/[EĘFLŁPSŚTYZŹŻ]/, 0.64],
  [/./, 0.71],
];

/** The pieces of a word that are not broken. */
function pieces(word: string): string[] {
  return word.split(/\s|(?<=-)/);
}

/** The breadth of the longest piece in em, rather too much than too little. */
export function breadth(word: string): number {
  const broad = (letter: string): number =>
    BREADTHS.find(([letters]) => letters.test(letter))?.[1] ?? 0;
  return Math.max(
    ...pieces(word).map((piece) => [...piece].reduce((sum, letter) => sum + broad(letter), 0.15)),
  );
}

/** The lines it may take. */
export function lines(word: string): number {
  return pieces(word).length;
}
