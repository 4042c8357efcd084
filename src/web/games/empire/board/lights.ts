import { NAME, type Sector } from '../../../../games/empire/board.ts';
import { CRADLE, HOME, type ShipKind, SHIPS, type TileId } from '../../../../games/empire/facts.ts';
import type { Step, State } from '../../../../games/empire/state.ts';
import { asking } from '../../../../kernel/flow/flow.ts';
import type { BoardProps, Place } from '../../view.ts';
import { type Spot, spotOf } from './geometry.ts';
import type { Group } from './slots.ts';
import { spotAt } from './spots.ts';

/** Which places are lit, and what would come of a click. */

export type Glow =
  /** What is in the hand. */
  | 'picked'
  /** Something that may be picked. */
  | 'source'
  /** Where something comes to. */
  | 'target'
  /** What is destroyed, taken or recalled. */
  | 'strike';

/** What a click on a region would put there or take away. */
export type Mark =
  | { readonly kind: 'tile'; readonly tile: TileId }
  | { readonly kind: 'ship'; readonly ship: ShipKind }
  | { readonly kind: 'colony'; readonly sign: '+' | '−' };

type Lit = Pick<BoardProps<State>, 'state' | 'sources' | 'targets' | 'distant' | 'picked'>;

/** Steps that take something away from where it is. */
const HARMFUL: ReadonlySet<string> = new Set(['hit', 'forfeit', 'recall']);

/** Every place on the board that can be clicked, with its light. */
export function lightsOf({ state, sources, targets, distant, picked }: Lit): ReadonlyMap<Place, Glow> {
  const glows = new Map<Place, Glow>();
  const step = asking<Step>(state)?.step ?? '';
  const aim: Glow = HARMFUL.has(step) ? 'strike' : 'target';
  const shown = (place: Place): boolean => spotAt(place) !== undefined;
  for (const place of [...sources].filter(shown)) glows.set(place, 'source');
  for (const place of [...distant, ...targets].filter(shown)) {
    const mark = markAt(state, place, picked);
    glows.set(place, mark?.kind === 'colony' && mark.sign === '−' ? 'strike' : aim);
  }
  if (picked !== undefined && shown(picked)) glows.set(picked, 'picked');
  return glows;
}

/** What a click on a lit place would put there or take away, as far as the step that is asked tells. */
export function markAt(state: State, place: Place, picked: Place | undefined): Mark | undefined {
  const spot = spotAt(place);
  if (spot?.kind !== 'region') return undefined;
  const step = asking<Step>(state);
  switch (step?.step) {
    case 'start':
      return { kind: 'tile', tile: HOME };
    case 'cradle':
      return { kind: 'tile', tile: CRADLE };
    case 'place':
      return { kind: 'tile', tile: step.tile };
    case 'influence':
      return { kind: 'colony', sign: (state.colonies[spot.region] ?? -1) < 0 ? '+' : '−' };
    case 'forfeit':
      return { kind: 'colony', sign: '−' };
    case 'order':
    case 'displace': {
      const ship = shipIn(picked);
      return ship && { kind: 'ship', ship };
    }
    default:
      return undefined;
  }
}

/** The ship in the hand: on the board, or beside it under a name such as `staging fighter`. */
function shipIn(picked: Place | undefined): ShipKind | undefined {
  const words = (picked ?? '').split(' ');
  return SHIPS.find((ship) => words.includes(ship));
}

/** The sector that is fought in, or that an order is given in. */
export function stageOf(
  state: State,
): { readonly sector: Sector; readonly kind: 'battle' | 'order' } | undefined {
  const battle = state.battles[0];
  if (battle !== undefined && !battle.over) return { sector: battle.sector, kind: 'battle' };
  const step = asking<Step>(state);
  return step?.step === 'order' ? { sector: step.sector, kind: 'order' } : undefined;
}

/** Where a place is: that of a group where it names one, else the middle of its region. */
export function placeSpot(place: Place, groups: readonly Group[]): Spot | undefined {
  const spot = spotAt(place);
  if (spot === undefined || spot.kind === 'sector') return undefined;
  return groups.find((group) => group.place === place)?.spot ?? spotOf(spot.region);
}

/** How far a spot of the drawing is from where a place is; a whole sector is too large to be missed. */
export function farFrom(place: Place, groups: readonly Group[], { x, y }: Spot): number {
  const spot = placeSpot(place, groups);
  return spot ? Math.hypot(spot.x - x, spot.y - y) : Infinity;
}

/** Regions, and what stands on them, that are not lit: they can be looked at and answer why. */
export function darkPlaces(groups: readonly Group[], lit: ReadonlySet<Place>): readonly Place[] {
  return [...NAME, ...groups.map(({ place }) => place)].filter((place) => !lit.has(place));
}
