/** What makes a drawing a button: it is tapped, or Enter or Space is pressed on it. */
export function tapping(tap: () => void): {
  onclick: () => void;
  onkeydown: (event: KeyboardEvent) => void;
} {
  return {
    onclick: tap,
    onkeydown: (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      tap();
    },
  };
}
