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

export function reachOf(outlook: Outlook): Reach {
  const { board, player, distances } = outlook;
  const near = new Uint8Array(SPACES).fill(FAR);
  const second = new Uint8Array(SPACES).fill(FAR);
  const origin = new Int8Array(SPACES).fill(-1);
  const reach = { near, origin, second };
  for (const from of board.spaces) {
    const count = player.divers[from]!;
    if (count > 0) arrive(outlook, reach, from, distances.real, from * SPACES, count);
  }
  if (player.hold > 0) arrive(outlook, reach, HOME, launchDistances(outlook), 0, player.hold);
  return reach;
}

/** From the hold to every space, by the pad that is best for it. */
function launchDistances({ board, distances: { real, launches }, eye }: Outlook): Uint8Array {
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
  { board }: Outlook,
  { near, origin, second }: Reach,
  start: Space,
  table: Uint8Array,
  row: number,
  count: number,
): void {
  for (const space of board.spaces) {
    const distance = table[row + space]!;
    if (distance < near[space]!) {
      if (count > 1) second[space] = distance;
      else if (origin[space] !== start) second[space] = near[space]!;
      near[space] = distance;
      origin[space] = start;
    } else if (distance < second[space]! && (origin[space] !== start || count > 1)) {
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
