import { itemAt } from '../kernel/data/lists.ts';
import type { Chair } from '../protocol/table.ts';
import type { Preset } from './games/view.ts';

/** What bots are called, by seat; every table meets the same ones. */
const BOT_NAMES = ['Hypatia', 'Vesper', 'Tycho', 'Halley', 'Kepler', 'Cassini'] as const;

export const botName = (seat: number): string => itemAt(BOT_NAMES, seat % BOT_NAMES.length);

/** The chairs of a preset: the person first, bots around. */
export function chairsOf({ seats, bots }: Pick<Preset, 'seats' | 'bots'>, name: string): Chair[] {
  return Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? { name, player: 'person' } : { name: botName(seat), player: { bot: bots } },
  );
}

/** The same chairs with that person in them. */
export function seatedAs(name: string, chairs: readonly Chair[]): Chair[] {
  return chairs.map((chair) => (chair.player === 'person' ? { ...chair, name } : chair));
}
