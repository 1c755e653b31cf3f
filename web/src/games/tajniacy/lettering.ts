/** How broad capitals are, so that the longest word still fits its card. */

const BROAD = /[MW]/;
const NARROW = /[IJ1]/;

/** The breadth of the longest piece of a word that is not broken, in em, rather too much than too little. */
export function breadth(word: string): number {
  const pieces = word.split(/[\s-]/).map((piece) =>
    [...piece].reduce((sum, letter) => {
      if (BROAD.test(letter)) return sum + 0.98;
      return sum + (NARROW.test(letter) ? 0.38 : 0.71);
    }, 0.3),
  );
  return Math.max(...pieces);
}
