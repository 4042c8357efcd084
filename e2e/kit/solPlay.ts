import { pick, type Rng, seeded } from '../../src/kernel/match/rng.ts';
import { TEXTS } from '../../src/web/table/texts.ts';
import type { Act, Decide } from './player.ts';
import type { Light, Sight } from './sight.ts';

/** Somebody who plays Sol by chance, with a liking for what brings the end nearer. */
export function solPlay(seed: number): Decide {
  const rng = seeded(seed);
  return (sight) => decide(sight, rng);
}

/** Somebody who builds nothing and ends everything as soon as it can be ended. */
export function drifter(seed: number): Decide {
  const rng = seeded(seed);
  return (sight) => {
    const end = sight.buttons.findIndex(({ name, disabled }) => !disabled && ENDS.test(name));
    return end >= 0 && sight.choices.length === 0 ? { button: end } : decide(sight, rng);
  };
}

const ENDS = /^(Confirm|Done|End|Go on|Decline|Let go|Save the energy|Move)\b/;

/** One in so many moves is ended although more could be done. */
const HASTE = 4;

/** Buttons that only take something back. */
const IDLE: readonly string[] = [TEXTS.bar.undo, TEXTS.bar.redo, TEXTS.bar.letGo];

/** What brings the end nearer comes first: these turn cards of the deck. */
const DEAR = [/^Confirm$/, /^Draw /, /^Activate/, /^Take/, /^Convert/, /^Spend/, /^Keep /];

/** From the orbits inward; deeper places draw more cards. */
const DEPTH: readonly string[] = ['O', 'I', 'C', 'R', 'K', 'h'];

function decide(sight: Sight, rng: Rng): Act {
  if (sight.lesson?.waits) return { lesson: true };
  if (sight.choices.length > 0) return { choice: rng.int(sight.choices.length) };
  const dear = wanted(sight);
  if (dear !== undefined) return { button: dear };
  const end = sight.buttons.findIndex(({ name }) => /^End /.test(name));
  if (end >= 0 && !isPicking(sight) && rng.int(HASTE) === 0) return { button: end };
  const place = placeToHit(sight, rng);
  if (place !== undefined) return { place };
  return { button: anyButton(sight, rng) };
}

const isPicking = ({ lights }: Sight): boolean => lights.some(({ glow }) => glow === 'picked');

function wanted({ buttons }: Sight): number | undefined {
  for (const pattern of DEAR) {
    const at = buttons.findIndex(({ name, disabled }) => !disabled && pattern.test(name));
    if (at >= 0) return at;
  }
  return undefined;
}

/** A target if there is one, the deepest more often; else a piece to pick. */
function placeToHit({ lights }: Sight, rng: Rng): string | undefined {
  const of = (...glows: readonly Light['glow'][]): Light[] =>
    lights.filter(({ glow }) => glows.includes(glow)).sort((a, b) => depth(b) - depth(a));
  const near = of('target');
  const targets = near.length > 0 ? near : of('distant');
  if (targets.length > 0) return (rng.int(3) > 0 ? targets[0] : pick(rng, targets))?.place;
  const sources = of('source');
  if (sources.length > 0) return pick(rng, sources).place;
  return undefined;
}

const depth = ({ place }: Light): number => DEPTH.indexOf(place.split('|').at(-1)?.charAt(0) ?? '');

/** What goes on; only where nothing does, what takes back. */
function anyButton({ buttons, sentence }: Sight, rng: Rng): number {
  const open = buttons.flatMap(({ name, disabled }, i) => (disabled ? [] : [{ name, i }]));
  const onward = open.filter(({ name }) => !IDLE.includes(name));
  const [any] = open;
  if (any === undefined) throw new Error(`nothing can be done: ${sentence}`);
  return onward.length > 0 ? pick(rng, onward).i : any.i;
}
