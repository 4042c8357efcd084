import { type Board, type Border, LAYER, SPACES, sideFor, type Space } from '../board.ts';
import { LAYERS } from '../facts.ts';
import type { State } from '../state.ts';

/** Points to be spent on the way through open edges and gates. */
export interface Distances {
  /** From space to space: `spaces[from * SPACES + to]`. */
  readonly spaces: Uint8Array;
  /** From a space to the nearest one of a layer: `layers[from * LAYERS.length + layer]`. */
  readonly layers: Uint8Array;
}

/** Farther is not worth planning for. */
export const FAR = 12;

/** Gates change seldom, so a few tables serve a whole match; nothing depends on what is remembered. */
const REMEMBERED = 256;
const known = new Map<string, Distances>();

export function distancesOf({ players, gates }: Pick<State, 'players' | 'gates'>): Distances {
  const board = sideFor(players.length);
  const key = keyOf(board, gates);
  const remembered = known.get(key);
  if (remembered !== undefined) return remembered;
  const table = measure(board, gates);
  if (known.size >= REMEMBERED) known.clear();
  known.set(key, table);
  return table;
}

/** As if gates stood everywhere. */
export function openDistances({ players, gates }: State): Distances {
  return distancesOf({ players, gates: gates.map(() => 1) });
}

/** Where gates stand, whoever's they are. */
function keyOf(board: Board, gates: readonly number[]): string {
  let key = String.fromCharCode(board.eyes);
  for (let i = 0; i < gates.length; i += 14) {
    let bits = 0;
    for (let j = i; j < i + 14 && j < gates.length; j++) bits = 2 * bits + (gates[j] === 0 ? 0 : 1);
    key += String.fromCharCode(bits);
  }
  return key;
}

function measure(board: Board, gates: readonly number[]): Distances {
  const spaces = new Uint8Array(SPACES * SPACES).fill(FAR);
  const layers = new Uint8Array(SPACES * LAYERS.length).fill(FAR);
  for (const from of board.spaces) {
    const row = spaces.subarray(from * SPACES, (from + 1) * SPACES);
    for (const to of explore(board, gates, from, row)) {
      const place = from * LAYERS.length + (LAYER[to] as number);
      layers[place] = Math.min(layers[place] as number, row[to] as number);
    }
  }
  return { spaces, layers };
}

/** Fills in the distances from one space and returns what can be reached, nearest first. */
function explore(board: Board, gates: readonly number[], from: Space, row: Uint8Array): Space[] {
  const reached = [from];
  row[from] = 0;
  for (const space of reached) {
    const distance = (row[space] as number) + 1;
    for (const { to, segment } of board.borders[space] as readonly Border[]) {
      if (row[to] !== FAR || distance >= FAR || (segment >= 0 && gates[segment] === 0)) continue;
      row[to] = distance;
      reached.push(to);
    }
  }
  return reached;
}
