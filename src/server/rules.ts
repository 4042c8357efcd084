import type { GameEntry } from '../games/entry.ts';
import { InputError } from '../kernel/error.ts';
import type { House } from './house.ts';
import type { TableSheet } from './sheet.ts';

/** The rules a table is played by: those it began with, or a refusal. */
export function rulesOf(house: Pick<House, 'game'>, { setup, rulesVersion }: TableSheet): GameEntry {
  const entry = house.game(setup.game);
  if (entry.game.rulesVersion === rulesVersion) return entry;
  const versions = `version ${rulesVersion} of the rules, this server plays version ${entry.game.rulesVersion}`;
  throw new InputError('bad_record', `this table was played by ${versions}`);
}
