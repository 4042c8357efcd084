import { pick, type Rng, seeded } from '../../src/kernel/match/rng.ts';
import type { Act, Decide } from './player.ts';
import type { Light, Sight } from './sight.ts';

/** Somebody who takes what is offered by chance, and in so many of a hundred cases is content with less. */
export function courtier(seed: number, haste = 45): Decide {
  const rng = seeded(seed);
  return (sight) => {
    if (sight.lesson?.waits) return { lesson: true };
    if (sight.choices.length > 0) return { choice: rng.int(sight.choices.length) };
    const confirm = buttonOf(sight, CONFIRMS);
    if (confirm !== undefined) return { button: confirm };
    if (sight.form) return { form: true };
    return take(sight, rng, haste);
  };
}

/** What plays a move that is in doubt, or a role that is marked. */
const CONFIRMS = /^(Confirm$|Lead )/;

/** What ends a question, and what leads nowhere. */
const ENDS =
  /^(Commit|End |No more|Invest no more|Build no more|Move no more|Deploy no more|Buy nothing|Pay in full|No raid)/;
const ASTRAY = /^(Undo|Redo|Cancel|Let go|Next |Another sector|Attack here|Coach|See the galaxy)/;

/** What brings the end of the match nearer. */
const NEARER = /^role (explorer|regent)$/;

function take(sight: Sight, rng: Rng, haste: number): Act {
  const end = buttonOf(sight, ENDS);
  const picking = sight.lights.some(({ glow }) => glow === 'picked');
  if (end !== undefined && !picking && rng.int(100) < haste) return { button: end };
  const light = sight.lights.find(({ place }) => NEARER.test(place)) ?? lightToHit(sight, rng);
  const ways = sight.buttons.flatMap(({ name, disabled }, i) => (disabled || ASTRAY.test(name) ? [] : [i]));
  const pressed = ways.length > 0 && (light === undefined || rng.int(3) === 0);
  if (light !== undefined && !pressed) return light.beside ? { card: light.place } : { place: light.place };
  if (ways.length === 0) throw new Error(`nothing can be done: ${sight.sentence}`);
  return { button: pick(rng, ways) };
}

function lightToHit({ lights }: Sight, rng: Rng): Light | undefined {
  const of = (glow: Light['glow']): Light[] => lights.filter((light) => light.glow === glow);
  const lit = of('target').length > 0 ? of('target') : of('source');
  return lit.length > 0 ? pick(rng, lit) : undefined;
}

function buttonOf({ buttons }: Sight, wanted: RegExp): number | undefined {
  const at = buttons.findIndex(({ name, disabled }) => !disabled && wanted.test(name));
  return at < 0 ? undefined : at;
}

/** Somebody who goes for one place or button after the other, and declines whatever else is offered. */
export function striker(...wishes: readonly string[]): Decide {
  const left = [...wishes];
  return (sight) => {
    const confirm = buttonOf(sight, CONFIRMS);
    if (confirm !== undefined) return { button: confirm };
    const light = sight.lights.find(({ place, glow }) => place === left[0] && glow !== 'picked');
    const button = sight.buttons.findIndex(({ name }) => name === left[0]);
    if (light === undefined && button < 0) return declining(sight);
    left.shift();
    if (light === undefined) return { button };
    return light.beside ? { card: light.place } : { place: light.place };
  };
}

function declining(sight: Sight): Act {
  const card = sight.lights.find(({ beside }) => beside);
  const button = buttonOf(sight, /^(Decline|Not now|Keep)/);
  if (button !== undefined) return { button };
  if (card) return { card: card.place };
  throw new Error(`nothing can be declined: ${JSON.stringify(sight)}`);
}
