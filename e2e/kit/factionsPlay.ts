import { pick, type Rng, seeded } from '../../src/kernel/match/rng.ts';
import type { Act, Decide } from './player.ts';
import type { Light, Sight } from './sight.ts';

/** Somebody who wanders about, takes what lies on the way and passes before long. */
export function wanderer(seed: number): Decide {
  const rng = seeded(seed);
  return (sight) => {
    if (sight.choices.length > 0) return { choice: rng.int(sight.choices.length) };
    const confirm = buttonOf(sight, /^(Confirm|Fly to .*)$/);
    if (confirm !== undefined) return { button: confirm };
    return wander(sight, rng);
  };
}

/** What is worth doing at once, what ends a question, and what leads astray. */
const DEAR = /^(Use |Mine |Complete |Charge |Accept$)/;
const ENDS =
  /^(End turn|No Action|Stop here|Do not move|Go on|No more|Stay behind|Leave it|Not now|Neither|Call it off|Refuse)$/;
const ASTRAY =
  /^(Undo|Redo|Cancel|Let go|More|Fewer|Next |Rescue|Trade|Counter|Spectroscopy|Gravity Tug|Spacetime|Fold Beacon|Alcubierre|Wormhole|Burn 1|Debris|Sunward|Pass$)/;

/** In hundredths: how often something dear is done, a question ended, and a turn passed. */
const KEEN = 80;
const SOON = 45;
const TIRED = 12;

function wander(sight: Sight, rng: Rng): Act {
  const chance = (share: number): boolean => rng.int(100) < share;
  const dear = buttonOf(sight, DEAR);
  if (dear !== undefined && chance(KEEN)) return { button: dear };
  const pass = buttonOf(sight, /^Pass$/);
  if (pass !== undefined && chance(TIRED)) return { button: pass };
  const end = buttonOf(sight, ENDS);
  if (end !== undefined && chance(SOON)) return { button: end };
  const light = lightToHit(sight, rng);
  if (light !== undefined) return light.beside ? { card: light.place } : { place: light.place };
  const onward = sight.buttons.findIndex(({ name, disabled }) => !disabled && !ASTRAY.test(name));
  const any = onward >= 0 ? onward : (end ?? pass);
  if (any === undefined) throw new Error(`nothing can be done: ${sight.sentence}`);
  return { button: any };
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
