import { pick, type Rng } from '../../../kernel/match/rng.ts';
import type { Seat } from '../../../kernel/game.ts';
import { type Cell, cellOf, NAME, QUADRANT, type Sector, TILE_CELLS } from '../board.ts';
import { TILES } from '../facts.ts';
import { bonus } from '../cards/modifiers.ts';
import type { Events, StepOf, MoveOf, State, Taking, Tile, Who } from '../state.ts';
import { bit, everybody, gainResources, neighbours, ownMachine, playerOf, plays, without } from '../verbs.ts';

/** Asteroid tiles (3.5, 8): laying, mining and looking at them. */

// ── Tiles ─────────────────────────────────────────────────────────────────────────────────────────

/** All tiles are shuffled and laid again; a value is settled only when somebody sees it. */
export function layTiles(state: State, events: Events, rng: Rng): void {
  const open = bonus(state, -1, 'asteroidsFaceUp') > 0;
  state.spoils = [];
  const cells = TILE_CELLS[state.players.length]!;
  state.tiles = cells.map((at) => ({ at, value: 0, known: 0 }));
  if (open) for (const tile of state.tiles) reveal(state, tile, everybody(state), rng);
  events?.push({ type: 'tiles', count: cells.length, open });
}

/** The values of tiles nobody has seen, on the board and beside it. */
export function unseenValues({ tiles, spoils }: State): number[] {
  const left = TILES.slice();
  for (const value of [...spoils, ...tiles.map((tile) => tile.value)]) {
    const at = left.indexOf(value);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

function valueOf(state: State, { value }: Tile, rng: Rng): number {
  return value === 0 ? pick(rng, unseenValues(state)) : value;
}

function reveal(state: State, tile: Tile, to: number, rng: Rng): number {
  const value = valueOf(state, tile, rng);
  const { at, known } = tile;
  state.tiles = state.tiles.with(state.tiles.indexOf(tile), { at, value, known: known | to });
  return value;
}

export function tileAt({ tiles }: State, at: Cell): Tile | undefined {
  return tiles.find((tile) => tile.at === at);
}

// ── Mining ────────────────────────────────────────────────────────────────────────────────────────

/** R45: MegaCore mines one tile in a turn, whatever the cause. */
export function mayMine(state: State, who: Who): boolean {
  return (
    state.tiles.length > 0 &&
    !(plays(state, who, 'megacore') && state.turn.seat === who && state.turn.mined > 0)
  );
}

/** The tiles a ship can mine from where it is; without a Movement any own ship can. */
export function minable(state: State, seat: Seat): Cell[] {
  const found: Cell[] = [];
  if (!mayMine(state, seat)) return found;
  const { ships } = playerOf(state, seat);
  const from = state.turn.moved ? 1 : ships.length;
  const far = plays(state, seat, 'megacore');
  for (const { at } of state.tiles) {
    for (let i = 0; i < from; i++) {
      if (!reaches(state, ships[i]!, at, far)) continue;
      found.push(at);
      break;
    }
  }
  return found;
}

function reaches(state: State, ship: Sector, at: Cell, far: boolean): boolean {
  return ship === at || QUADRANT[ship] === at || (far && neighbours(state, ship).includes(at));
}

export function addMining(state: State, seat: Seat, moves: Taking<MoveOf<'mine'>>): void {
  for (const at of minable(state, seat)) moves.push({ type: 'mine', at: NAME[at]! });
}

/** The tile is turned for all to see and leaves the board, even if nothing of it fits. */
export function mine(state: State, who: Who, at: Cell, extra: number, events: Events, rng: Rng): void {
  const tile = tileAt(state, at)!;
  const value = valueOf(state, tile, rng);
  state.tiles = without(state.tiles, tile);
  state.spoils = [...state.spoils, value];
  const gain = value + extra + bonus(state, who, 'mineBonus') + (ownMachine(state, who, 'megacore') ? 2 : 0);
  events?.push({ type: 'mined', seat: who, at: NAME[at]!, value, gain });
  gainResources(state, who, gain, 'mine', events);
  if (who < 0) return;
  playerOf(state, who).mined += 1;
  if (state.turn.seat !== who) return;
  state.turn.mined += 1;
  state.turn.best = Math.max(state.turn.best, value);
}

type Dig = StepOf<'dig'>;

/** Mining anywhere, by a card. */
export function digMoves({ tiles }: State): MoveOf<'dig'>[] {
  return tiles.map(({ at }) => ({ type: 'dig', at: NAME[at]! }));
}

export function answerDig(
  state: State,
  { who, bonus: extra }: Dig,
  move: MoveOf<'dig'>,
  events: Events,
  rng: Rng,
): void {
  state.stack.pop();
  mine(state, who, cellOf(move.at), extra, events, rng);
}

// ── Looking ───────────────────────────────────────────────────────────────────────────────────────

export function unknownTiles({ tiles }: State, seat: Seat): Tile[] {
  return tiles.filter(({ known }) => (known & bit(seat)) === 0);
}

/** The seat alone learns the value; that it looked is public. */
export function peek(state: State, seat: Seat, at: string, events: Events, rng: Rng): void {
  const value = reveal(state, tileAt(state, cellOf(at))!, bit(seat), rng);
  events?.push({ type: 'peeked', seat, at });
  events?.push({ type: 'saw', seat, at, value, only: seat });
}

type Peek = StepOf<'peek'>;

export function peekMoves(state: State, { seat }: Peek): MoveOf<'peek' | 'done'>[] {
  const tiles = unknownTiles(state, seat).map(
    ({ at }): MoveOf<'peek' | 'done'> => ({ type: 'peek', at: NAME[at]! }),
  );
  return [...tiles, { type: 'done' }];
}

export function answerPeek(
  state: State,
  step: Peek,
  move: MoveOf<'peek' | 'done'>,
  events: Events,
  rng: Rng,
): void {
  state.stack.pop();
  if (move.type !== 'peek') return;
  peek(state, step.seat, move.at, events, rng);
  const more = step.left > 1 && unknownTiles(state, step.seat).length > 0;
  if (more) state.stack.push({ ...step, left: step.left - 1 });
}
