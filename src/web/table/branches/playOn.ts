import type { Seat } from '../../../kernel/game.ts';
import type { Chair, TableView } from '../../../protocol/table.ts';
import { go } from '../../address.ts';
import { hostOf, tableHost } from '../../host.ts';
import { isOnline } from '../../online/connection/ids.ts';
import { freeName } from '../../pages/newTable/draft.ts';
import { hasEnded } from '../end/ended.ts';
import { youOf } from '../seats.ts';

/** Playing on from a position of a match that has ended. */

/** Whether a match can be played on from; of a branch that goes on, the host refuses where something is hidden. */
export const canPlayOn = (table: Pick<TableView, 'seed' | 'branch'>): boolean =>
  hasEnded(table) || table.branch !== undefined;

/** The level of a bot that takes the seat of somebody who is not here. */
const USUAL_LEVEL = 'medium';

/** Who sits where at first: as before where one person played here, else this person in the seat that is to choose. */
export function chairsToPlayOn(
  table: Pick<TableView, 'id' | 'setup' | 'eyes'>,
  asked: Seat,
  name: string,
): Chair[] {
  const own = youOf(table) ?? asked;
  return table.setup.chairs.reduce<Chair[]>(
    (seated, chair, seat, all) => {
      if (seat === own) return seated.with(seat, { name, player: 'person' });
      if (chair.player !== 'person') return seated;
      return seated.with(seat, { name: freeName([...all, ...seated]), player: { bot: USUAL_LEVEL } });
    },
    [...table.setup.chairs],
  );
}

/** Opens a table that plays on from there. */
export async function playOn(
  table: TableView,
  ply: number,
  chairs: readonly Chair[],
  name: string,
): Promise<void> {
  const id = isOnline(table.id) ? await keptHere(table) : table.id;
  go(`/table/${await tableHost().playOn(id, ply, chairs, name)}`);
}

/** A match online is kept in this browser too as soon as it is played on from. */
async function keptHere({ id, setup: { chairs } }: TableView): Promise<string> {
  const record = await hostOf(id).record(id);
  const names = chairs.map(({ name }) => name);
  const bots = chairs.map(({ player }) => (player === 'person' ? undefined : player.bot));
  return (await tableHost().find(record)) ?? tableHost().adopt(record, names, bots);
}
