import { synthesiserOn, type Synthesiser } from './synthesiser.ts';
import type { Cue } from '../games/view.ts';
import type { Theme } from './theme.ts';

/** For tests, in the page itself: plays into buffers and looks at what came out. */

export interface Heard {
  readonly what: string;
  readonly peak: number;
  /** The loudest sample of the last tenth of a second. */
  readonly tail: number;
}

const RATE = 22_050;
/** All cues have died away by then. */
const CUE = 8;
const GROUND = 6;

/** Some cues of a theme, the three greatest at once, and its quiet ground, as loud as can be. */
export function heardOf(theme: Theme, cues: readonly Cue[]): Promise<Heard[]> {
  return Promise.all([
    ...cues.map((cue) => hear(theme, cue, CUE, (on) => on.play(cue))),
    hear(theme, 'all at once', CUE, (on) => {
      for (const cue of ['flare', 'loss', 'end'] as const) on.play(cue);
    }),
    hear(theme, 'ground', GROUND, (on) => on.setAmbience(true)),
  ]);
}

async function hear(
  theme: Theme,
  what: string,
  seconds: number,
  act: (on: Synthesiser) => void,
): Promise<Heard> {
  const context = new OfflineAudioContext(2, seconds * RATE, RATE);
  act(synthesiserOn(context, theme, 100));
  const buffer = await context.startRendering();
  let [peak, tail] = [0, 0];
  for (const channel of [0, 1]) {
    buffer.getChannelData(channel).forEach((sample, i) => {
      peak = Math.max(peak, Math.abs(sample));
      if (i > buffer.length - RATE / 10) tail = Math.max(tail, Math.abs(sample));
    });
  }
  return { what, peak, tail };
}
