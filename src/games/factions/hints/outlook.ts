import type { Seat } from '../../../kernel/game.ts';
import { EXOPLANET, type ExoplanetId, type Op, type TechId } from '../facts.ts';
import { unseenValues } from '../actions/mining.ts';
import { bonus, effectOfLaw } from '../cards/modifiers.ts';
import type { Player, State, Tile } from '../state.ts';
import { bit, ownMachine, playerOf } from '../verbs.ts';
import type { Colonies } from './colonies.ts';
import { remembering } from './memory.ts';
import type { ObjectiveWorths } from './tasks.ts';
import { type Times, timesOf } from './times.ts';
import { WEIGHTS } from './weights.ts';

/** A seat, what it owns and the time it has left. */
export interface Owner {
  readonly state: State;
  readonly seat: Seat;
  readonly player: Player;
  readonly times: Times;
  /** VP of each machine by the Builders' Bequest. */
  readonly builders: number;
}

export function ownerOf(state: State, seat: Seat): Owner {
  const builders = effectOfLaw(state.bequest)?.mod === 'vpPerCompletedMachine' ? 1 : 0;
  return { state, seat, player: playerOf(state, seat), times: timesOf(state, seat), builders };
}

/** A position as one seat sees it, with what more of everything would add. */
export interface Outlook extends Owner {
  readonly battery: number;
  readonly hold: number;
  /** What a visit to Mercury brings on average. */
  readonly charge: number;
  readonly resource: number;
  /** Energy for a burned resource. */
  readonly burn: number;
  /** What one upgrade, two, three and so on add; likewise explorers. */
  readonly upgrades: readonly number[];
  readonly upgradePrices: readonly number[];
  readonly explorers: readonly number[];
  readonly colonies: Colonies;
  readonly venusBonus: number;
  /** What the exoplanets of the market add, best first. */
  readonly market: readonly number[];
  readonly exoplanetPrice: number;
  readonly objective: number;
  readonly saturn: number;
  readonly tech: number;
  readonly research: number;
  readonly vote: number;
  readonly objectiveWorths: ObjectiveWorths;
}

export function techWorth(state: State, seat: Seat, card: TechId, { usage }: Times): number {
  const faction = playerOf(state, seat).faction;
  const worth = WEIGHTS.tech[card] * usage;
  return faction === 'megacore' && card === 'ur05' ? worth * 1.4 : worth;
}

/** Resources a tile brings on average, before the hold is full. */
export function oreOf({ state, seat }: Outlook, tile: Tile): number {
  const extra = bonus(state, seat, 'mineBonus') + (ownMachine(state, seat, 'megacore') ? 2 : 0);
  return extra + ((tile.known & bit(seat)) !== 0 ? tile.value : meanTile(state));
}

const meanOfUnseen = remembering<number>();

/** What a tile that nobody has seen is worth on average. */
export function meanTile(state: State): number {
  return meanOfUnseen(0, [state.tiles, state.spoils], () => {
    const values = unseenValues(state);
    return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
  });
}

/** The steps of an effect of an exoplanet. */
export function effectOf(card: ExoplanetId, choice: 'A' | 'B'): readonly Op[] {
  return EXOPLANET[card].effects.find(({ key }) => key === choice)?.do ?? [];
}
