import { SHIP } from '../../../games/star/facts.ts';
import { score } from '../../../games/star/scoring.ts';
import type { Player, State } from '../../../games/star/state.ts';
import { mothership } from '../../../games/star/verbs.ts';

/** What ranks the players at the round limit, the weightiest line first (10.4). */

interface Line {
  readonly label: string;
  readonly points: readonly number[];
}

const TIES: readonly (readonly [string, (player: Player) => number])[] = [
  ['Mothership', (player) => (mothership(player) ? 1 : 0)],
  ['Ship bounties', ({ ships }) => sum(ships.map(({ type }) => SHIP[type].bounty))],
  ['Hull', ({ ships }) => sum(ships.map(({ hull }) => hull))],
  ['Counters', ({ stock }) => sum(stock)],
];

export function scorePad(state: State): readonly Line[] {
  const ties = TIES.map(([label, of]) => ({ label, points: state.players.map(of) }));
  return [{ label: 'Colonies', points: score(state) }, ...ties];
}

function sum(list: readonly number[]): number {
  return list.reduce((total, n) => total + n, 0);
}
