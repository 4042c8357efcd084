import { GAMES } from '../../src/games/index.ts';
import type { ContractSubjects } from '../../src/table/tableContract.ts';
import { canary, GAMES as MARKED } from './markedToy.ts';
import { GAMES as TOY } from './toy.ts';

const moduleOf = (file: string): string => new URL(file, import.meta.url).href;

/** What the hosts of tables are tried on. */
export const SUBJECTS: ContractSubjects = {
  tides: { entries: TOY, module: moduleOf('./toy.ts') },
  marked: { entries: MARKED, module: moduleOf('./markedToy.ts') },
  canary,
  games: { entries: GAMES, module: moduleOf('../../src/games/index.ts') },
};
