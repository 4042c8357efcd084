import { SPACES, type Space } from '../board.ts';
import { HOME } from './crew.ts';
import { FAR } from './distances.ts';
import type { Outlook } from './outlook.ts';
import { padsAt } from './pads.ts';

/** How far the sundivers of a player are from every space, in points. */
export interface Reach {
  /** The nearest one. */
  readonly near: Uint8Array;
  /** Where it starts: a space, or `HOME`. */
  readonly origin: Int8Array;
  /** The nearest one that is another. */
  readonly second: Uint8Array;
}

/** Sundivers in the hold may wait for the ship so long: every eye counts like a point. */
const PATIENCE = 4;

/** Of whom the reach is measured, and where. */
type Start = Pick<Outlook, 'board' | 'player' | 'distances' | 'eye'>;

export function reachOf(start: Start): Reach {
  const reach = emptyReach();
  measureReach(start, reach);
  return reach;
}

export function emptyReach(): Reach {
  return {
    near: new Uint8Array(SPACES),
    second: new Uint8Array(SPACES),
    origin: new Int8Array(SPACES),
  };
}

/** Puts the reach of a player in the place of what was measured before. */
export function measureReach(start: Start, reach: Reach): void {
  const { board, player, distances } = start;
  reach.near.fill(FAR);
  reach.second.fill(FAR);
  reach.origin.fill(-1);
  for (const from of board.spaces) {
    const count = player.divers[from]!;
    if (count > 0) arrive(reach, from, distances.real, from * SPACES, count);
  }
  if (player.hold > 0) arrive(reach, HOME, launchDistances(start), 0, player.hold);
}

/** From the hold to every space, by the pad that is best for it. */
export function launchDistances({
  board,
  distances: { real, launches },
  eye,
}: Omit<Start, 'player'>): Uint8Array {
  const known = launches[eye];
  if (known !== undefined) return known;
  const nearest = new Uint8Array(SPACES).fill(FAR);
  for (const { space: from, ahead } of padsAt(board, eye)) {
    if (ahead >= PATIENCE) continue;
    for (const to of board.spaces)
      nearest[to] = Math.min(nearest[to]!, 1 + ahead + real[from * SPACES + to]!);
  }
  launches[eye] = nearest;
  return nearest;
}

/** Sundivers from one place, whose distances stand in a table from a row on. */
function arrive(
  { near, origin, second }: Reach,
  from: Space,
  table: Uint8Array,
  row: number,
  count: number,
): void {
  for (let space = 0; space < SPACES; space++) {
    const distance = table[row + space]!;
    if (distance >= second[space]!) continue;
    if (distance < near[space]!) {
      if (count > 1) second[space] = distance;
      else if (origin[space] !== from) second[space] = near[space]!;
      near[space] = distance;
      origin[space] = from;
    } else if (origin[space] !== from || count > 1) {
      second[space] = distance;
    }
  }
}

/** Points to bring two different sundivers to two spaces. */
export function pairDistance({ near, origin, second }: Reach, a: Space, b: Space): number {
  const nearA = near[a]!;
  const nearB = near[b]!;
  if (origin[a] !== origin[b]) return nearA + nearB;
  return Math.min(nearA + second[b]!, second[a]! + nearB);
}

/** Points to bring sundivers to three spaces, compared two at a time: one may be counted twice. */
export function tripleDistance(reach: Reach, a: Space, b: Space, c: Space): number {
  return Math.max(pairDistance(reach, a, b) + reach.near[c]!, pairDistance(reach, b, c) + reach.near[a]!);
}
