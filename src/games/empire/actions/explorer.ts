import type { Seat } from '../../../kernel/game.ts';
import type { Rng } from '../../../kernel/match/rng.ts';
import { NAME, type Region, REGIONS, regionOf } from '../board.ts';
import { settle } from './colonies.ts';
import { isOver } from '../ending.ts';
import { isPlanet, TILE, type TileId, yieldsOf } from '../facts.ts';
import { discardDisplay, refillDisplay, tilesLeft } from '../cards/piles.ts';
import { askPower, window } from '../cards/powers.ts';
import {
  ANCIENTS,
  type Events,
  type Step,
  type StepOf,
  type MoveOf,
  type State,
  type Who,
} from '../state.ts';
import { has } from '../cards/techs.ts';
import { chooser, gainStock, playerOf, totalOf, without } from '../verbs.ts';

/** Explorer (8.1): tiles from the display are laid into the galaxy. */

function freeRegions({ tiles }: State): Region[] {
  const free: Region[] = [];
  for (let region = 0; region < REGIONS; region++) if (tiles[region] === '') free.push(region);
  return free;
}

/** Someone's turn to lay a tile, if there is one and a place for it. */
export function survey(state: State, { who }: StepOf<'survey'>, events: Events): void {
  if (state.display.length === 0 || !state.tiles.includes('')) return;
  if (who === ANCIENTS && state.options.ancientExplore === 'scan') {
    layTile(state, ANCIENTS, richestTile(state), freeRegions(state)[0]!, events);
    return;
  }
  state.stack.push({ step: 'tile', seat: chooser(who), who });
  if (who !== ANCIENTS && window(state, who, 'extraTiles') && tilesLeft(state) > 0) askPower(state, who);
}

/** 19.6: of the highest total yield, the leftmost of equals. */
function richestTile({ display }: State): TileId {
  return display.reduce((best, tile) => (totalOf(yieldsOf(tile)) > totalOf(yieldsOf(best)) ? tile : best));
}

export function tileMoves({ display }: State): MoveOf<'tile'>[] {
  return display.map((tile) => ({ type: 'tile', tile }));
}

export function answerTile(state: State, { seat, who }: StepOf<'tile'>, { tile }: MoveOf<'tile'>): void {
  state.stack.pop();
  state.stack.push({ step: 'place', seat, who, tile });
}

export function placeMoves(state: State): MoveOf<'place'>[] {
  return freeRegions(state).map((region) => ({ type: 'place', at: NAME[region]! }));
}

export function answerPlace(
  state: State,
  { who, tile }: StepOf<'place'>,
  { at }: MoveOf<'place'>,
  events: Events,
): void {
  state.stack.pop();
  layTile(state, who, tile, regionOf(at), events);
}

/** 19.43: the leader's planet is colonized wherever it lies. */
function layTile(state: State, who: Who, tile: TileId, region: Region, events: Events): void {
  state.display = without(state.display, tile);
  state.tiles = state.tiles.with(region, tile);
  events?.push({ type: 'placed', who, tile, at: NAME[region]! });
  if (who === ANCIENTS || !isPlanet(tile)) return;
  colonizeLaid(state, who, region, events);
  if (isOver(state)) return;
  if (has(playerOf(state, who), 'surveyYield')) {
    gainStock(state, who, TILE[tile].yields, 'survey', events);
  }
}

function colonizeLaid(state: State, seat: Seat, region: Region, events: Events): void {
  if (playerOf(state, seat).supply === 0) return;
  if (state.leader === seat) settle(state, seat, region, 'explorer', events);
  else if (window(state, seat, 'followColonize')) askPower(state, seat, region);
}

/** The tiles left over leave the game, as many as Pathfinders added go under the pile; then new ones come. */
export function refill(state: State, _frame: Step, events: Events, rng: Rng): void {
  if (state.extra > 0) {
    state.buried = [...state.buried, ...state.display.slice(-state.extra).toReversed()];
    state.display = state.display.slice(0, -state.extra);
    state.extra = 0;
  }
  discardDisplay(state, events);
  refillDisplay(state, events, rng);
}
