import type { Dial } from '../../../../games/empire/facts.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { equal } from '../../../../kernel/data/plain.ts';

/** How a dial is set: tactics, weapons and shields share the strength. */

const sum = (dial: Dial): number => dial.reduce((total, value) => total + value, 0);

/** What is not yet given to any part. */
export function unspent(dial: Dial, strength: number): number {
  return strength - sum(dial);
}

/** The dial with one part changed: what it needs comes from what is left, then from the greatest of the others. */
export function withPart(dial: Dial, strength: number, part: number, value: number): Dial {
  const next = [...dial];
  next[part] = Math.max(0, Math.min(strength, Math.round(value)));
  while (sum(next) > strength) {
    const others = next.map((_, i) => i).filter((i) => i !== part);
    const [greatest] = others.toSorted((a, b) => itemAt(next, b) - itemAt(next, a));
    if (greatest === undefined) break;
    next[greatest] = itemAt(next, greatest) - 1;
  }
  return next;
}

/** As even as can be, what is left over for weapons and then for shields. */
export function evenDial(strength: number): Dial {
  const each = Math.floor(strength / 3);
  const over = strength % 3;
  return [each, each + (over > 0 ? 1 : 0), each + (over > 1 ? 1 : 0)];
}

export interface Preset {
  readonly name: string;
  readonly dial: Dial;
}

/** Dials to begin with, no two alike. */
export function presetsOf(strength: number): readonly Preset[] {
  const half = Math.ceil(strength / 2);
  const presets: readonly Preset[] = [
    { name: 'All tactics', dial: [strength, 0, 0] },
    { name: 'All weapons', dial: [0, strength, 0] },
    { name: 'All shields', dial: [0, 0, strength] },
    { name: 'Strike and guard', dial: [0, half, strength - half] },
    { name: 'Even', dial: evenDial(strength) },
  ];
  return presets.filter(({ dial }, i) => presets.findIndex((other) => equal(other.dial, dial)) === i);
}
