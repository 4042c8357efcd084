import { type Board, LAYER, SPACES, sideFor, type Space } from '../board.ts';
import { LAYERS } from '../facts.ts';
import type { State } from '../state.ts';

/** Points to be spent on the way from space to space: `table[from * SPACES + to]`. */
export interface Distances {
  /** Through open edges and gates. */
  readonly real: Uint8Array;
  /** As if a gate were built wherever one is missing. */
  readonly withGates: Uint8Array;
  /** The same to the nearest space of a layer: `layers[from * LAYERS.length + layer]`. */
  readonly layers: Uint8Array;
  /** By eye, points from the hold of a ship there to every space, as far as they have been asked for. */
  readonly launches: (Uint8Array | undefined)[];
}

/** Farther is not worth planning for. */
export const FAR = 24;

/** Gates change seldom, so a few tables serve a whole match; nothing depends on what is remembered. */
const REMEMBERED = 256;
const known = new Map<string, Distances>();

/** A missing gate counts for so many points. */
export function distancesOf(
  { players, gates }: Pick<State, 'players' | 'gates'>,
  missingGate: number,
): Distances {
  const board = sideFor(players.length);
  const key = keyOf(board, gates, missingGate);
  const remembered = known.get(key);
  if (remembered !== undefined) return remembered;
  const measured = measure(board, gates, missingGate);
  if (known.size >= REMEMBERED) known.clear();
  known.set(key, measured);
  return measured;
}

/** As if gates stood everywhere. */
export function openDistances({ players, gates }: State): Distances {
  return distancesOf({ players, gates: gates.map(() => 1) }, 0);
}

/** Where gates stand, whoever's they are. */
function keyOf({ eyes }: Board, gates: readonly number[], missingGate: number): string {
  let key = String.fromCharCode(eyes, missingGate);
  for (let i = 0; i < gates.length; i += 14) {
    let bits = 0;
    for (let j = i; j < i + 14 && j < gates.length; j++) bits = 2 * bits + (gates[j] === 0 ? 0 : 1);
    key += String.fromCharCode(bits);
  }
  return key;
}

function measure(board: Board, gates: readonly number[], missingGate: number): Distances {
  const real = new Uint8Array(SPACES * SPACES).fill(FAR);
  const withGates = new Uint8Array(SPACES * SPACES).fill(FAR);
  const layers = new Uint8Array(SPACES * LAYERS.length).fill(FAR);
  for (const from of board.spaces) {
    explore(board, gates, from, FAR, real.subarray(from * SPACES, (from + 1) * SPACES));
    const row = withGates.subarray(from * SPACES, (from + 1) * SPACES);
    explore(board, gates, from, missingGate, row);
    for (const to of board.spaces) {
      const place = from * LAYERS.length + LAYER[to]!;
      layers[place] = Math.min(layers[place]!, row[to]!);
    }
  }
  return { real, withGates, layers, launches: [] };
}

/** Fills in the distances from one space, nearest spaces first. */
function explore(board: Board, gates: readonly number[], from: Space, detour: number, row: Uint8Array): void {
  const rings: Space[][] = Array.from({ length: FAR }, () => []);
  row[from] = 0;
  rings[0]?.push(from);
  rings.forEach((ring, distance) => {
    for (const space of ring) {
      if (row[space] !== distance) continue;
      for (const { to, segment } of board.borders[space]!) {
        const farther = distance + 1 + (segment >= 0 && gates[segment] === 0 ? detour : 0);
        if (farther >= row[to]!) continue;
        row[to] = farther;
        rings[farther]?.push(to);
      }
    }
  });
}
