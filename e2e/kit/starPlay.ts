import { type Hex, hexOf, NAME, PLANET_AT, PLANETS, WAYS } from '../../src/games/star/board.ts';
import { itemAt } from '../../src/kernel/data/lists.ts';
import type { Act, Decide } from './player.ts';
import type { Light, Sight } from './sight.ts';

/** Somebody who settles planets with the Mothership and lets everything else be. */
export function settler(): Decide {
  const own = new Set<Hex>();
  let acted = false;
  return confirming((sight) => {
    const settle = buttonOf(sight, /^(Settle|Plant the flag on|Besiege|Free) /);
    if (settle !== undefined) {
      acted = true;
      return { button: settle };
    }
    const move = acted ? undefined : moveOf(sight, own);
    if (move !== undefined) return move;
    const end = buttonOf(sight, /^(End turn|Build no more|Fit no more)$/);
    if (end === undefined) return anything(sight);
    if (/^End turn$/.test(sight.buttons[end]?.name ?? '')) acted = false;
    return { button: end };
  });
}

/** Somebody who ends every turn at once. */
export function idler(): Decide {
  return confirming((sight) => {
    const end = buttonOf(sight, /^(End turn|Build no more|Fit no more)$/);
    return end === undefined ? anything(sight) : { button: end };
  });
}

/** Whatever is asked twice is confirmed, and of moves that share their places the first is taken. */
function confirming(decide: Decide): Decide {
  return (sight) => {
    if (sight.choices.length > 0) return { choice: 0 };
    const confirm = buttonOf(sight, /^Confirm$/);
    return confirm === undefined ? decide(sight) : { button: confirm };
  };
}

/** Several persons at one screen, told apart by the sentence that asks them. */
export function together(players: Readonly<Record<string, Decide>>): Decide {
  return (sight) => {
    const [name] = Object.keys(players)
      .filter((player) => sight.sentence.includes(player))
      .sort((a, b) => sight.sentence.indexOf(a) - sight.sentence.indexOf(b));
    if (name === undefined) throw new Error(`nobody is asked by name: ${sight.sentence}`);
    return (players[name] as Decide)(sight);
  };
}

function buttonOf({ buttons }: Sight, wanted: RegExp): number | undefined {
  const at = buttons.findIndex(({ name, disabled }) => !disabled && wanted.test(name));
  return at < 0 ? undefined : at;
}

/** In set-up: the first faction, and the lit hex nearest to a planet. */
function anything(sight: Sight): Act {
  const places = targetsOf(sight);
  if (/place/i.test(sight.sentence) && places.length > 0)
    return {
      place: nearest(
        places,
        PLANETS.map(({ at }) => at),
      ).place,
    };
  const onward = buttonOf(sight, /^(?!Undo|Redo|Let go|Next)/);
  if (onward !== undefined) return { button: onward };
  throw new Error(`nothing can be done: ${sight.sentence}`);
}

/** Picks the Mothership, or takes it nearer to a planet it does not hold. */
function moveOf(sight: Sight, own: Set<Hex>): Act | undefined {
  const picked = sight.lights.find(({ glow, label }) => glow === 'picked' && isMothership(label));
  if (picked) {
    const goals = goalsFor(hexOf(picked.place), own);
    const targets = targetsOf(sight).filter(({ label }) => !label.startsWith('target'));
    return targets.length > 0 ? { place: nearest(targets, goals).place } : undefined;
  }
  const source = sight.lights.find(({ glow, label }) => glow === 'source' && isMothership(label));
  return source && { place: source.place };
}

const isMothership = (label: string): boolean => /^(your )?Mothership/.test(label);

/** Standing on a planet with nothing to do there means that it is already won. */
function goalsFor(at: Hex, own: Set<Hex>): Hex[] {
  if (itemAt(PLANET_AT, at) >= 0) own.add(at);
  return PLANETS.map((planet) => planet.at).filter((planet) => !own.has(planet));
}

function targetsOf({ lights }: Sight): Light[] {
  return lights.filter(({ glow }) => glow === 'target');
}

/** The light from which the way to one of the goals is shortest. */
function nearest(lights: readonly Light[], goals: readonly Hex[]): Light {
  const steps = stepsTo(goals);
  return lights.reduce((best, light) => (far(steps, light) < far(steps, best) ? light : best));
}

function far(steps: ReadonlyMap<Hex, number>, { place }: Light): number {
  return steps.get(hexOf(place)) ?? NAME.length;
}

function stepsTo(goals: readonly Hex[]): Map<Hex, number> {
  const steps = new Map(goals.map((goal) => [goal, 0]));
  for (const [hex, count] of steps) {
    for (const next of itemAt(WAYS, hex)) if (!steps.has(next)) steps.set(next, count + 1);
  }
  return steps;
}
