/** The house's three sounds, made on the spot: no file to load. */

export type Tune = "turn" | "move" | "end";

/** Each note: when it begins and how long it rings, in seconds, and its pitch in hertz. */
const TUNES: Record<Tune, readonly [at: number, length: number, pitch: number][]> = {
  move: [[0, 0.09, 392]],
  turn: [
    [0, 0.18, 523.25],
    [0.13, 0.32, 783.99],
  ],
  end: [
    [0, 0.22, 523.25],
    [0.16, 0.22, 659.25],
    [0.32, 0.5, 1046.5],
  ],
};
const LOUDNESS = 0.14;

let audio: AudioContext | null = null;

export function play(tune: Tune): void {
  // Until somebody has touched the page, the browser would only complain.
  if (!navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  for (const [at, length, pitch] of TUNES[tune]) ring(audio, audio.currentTime + at, length, pitch);
}

/** A soft struck note that dies away. */
function ring(audio: AudioContext, at: number, length: number, pitch: number): void {
  const tone = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(LOUDNESS, at + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.001, at + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + length);
}
