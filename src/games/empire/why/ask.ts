import type { Asking } from '../../../kernel/flow/flow.ts';
import type { Seat } from '../../../kernel/game.ts';
import { moveText } from '../../../kernel/text.ts';
import type { Reason } from '../../../kernel/why.ts';
import { type Region, regionOf, SECTOR, SECTOR_IDS } from '../board.ts';
import { TILE } from '../facts.ts';
import type { Move, State, Step } from '../state.ts';
import { innerName, possessive, sectorName, tileName } from '../texts/words.ts';
import type { Aim } from './aim.ts';

/** A wish that cannot be had, and the question it meets. */
export interface Ask<F extends Step = Asking<Step>> {
  readonly state: State;
  readonly seat: Seat;
  readonly step: F;
  readonly aim: Aim;
  readonly names: readonly string[];
  readonly legal: readonly Move[];
}

/** Nothing where a question has nothing to say about a thing. */
export type Answer = Reason | undefined;

const MOST_INSTEAD = 2;

/** The first of some moves, if they are legal. */
export function instead(moves: readonly Move[]): readonly string[] {
  return moves.slice(0, MOST_INSTEAD).map(moveText);
}

/** Legal moves of a type. */
export function legalOf(legal: readonly Move[], ...types: readonly Move['type'][]): Move[] {
  return legal.filter(({ type }) => types.includes(type));
}

/** A place as players call it: `Vell`, `your home planet`, `C2 in the Pale Reach`. */
export function placeWords(
  { state, seat, names }: Pick<Ask, 'state' | 'seat' | 'names'>,
  at: string,
): string {
  const region = regionOf(at);
  const tile = TILE[state.tiles[region]!];
  if (tile?.kind === 'planet')
    return tile.id === 'cradle' ? cradleWords({ state, seat, names }, region) : tile.name;
  if (tile?.kind === 'home') {
    const owner = state.players.findIndex(({ home }) => home === region);
    return owner === seat ? 'your home planet' : `${possessive(innerName(names, owner))} home planet`;
  }
  const name = tile === undefined ? at : tileName(tile.id).replace(/^a /, 'the ');
  return `${name} in ${sectorName(SECTOR[region]!)}`;
}

/** Everybody has a Cradle. */
function cradleWords({ state, seat, names }: Pick<Ask, 'state' | 'seat' | 'names'>, region: Region): string {
  const owner = state.colonies[region]!;
  if (owner === seat) return 'your Cradle';
  return owner < 0
    ? `the Cradle in ${sectorName(SECTOR[region]!)}`
    : `${possessive(innerName(names, owner))} Cradle`;
}

export function sectorWords(id: string): string {
  return sectorName(SECTOR_IDS.indexOf(id));
}
