import type { FeatureBlock, FeatureSet } from '../../../../kernel/hints/features.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { type Board, LAYER, LARGE_SIDE, SMALL_SIDE, SPACES, type Space } from '../../board.ts';
import type { State } from '../../state.ts';
import type { Passages } from './gates.ts';
import { layout } from './layout.ts';
import { built, otherSpaces, ownSpaces } from './survey.ts';

/** The board as it lies around the own ship: what stands on each space, turned with the ship. */

/** Gates lead inward from the inner orbit on, and outward from the convective zone on. */
const FIRST_UPPER = 16;
const LAST_UPPER = 52;
const FIRST_LOWER = 32;

const OWN = layout.block('own sundivers on space', SPACES);
const OWN_CROWD = layout.block('several own sundivers on space', SPACES);
const OTHERS = layout.block('sundivers of others on space', SPACES);
const OWN_STATION = layout.block('own station on space', SPACES);
const OTHER_STATION = layout.block('station of somebody else on space', SPACES);
const GATE_INWARD = layout.block('gate inward from space, from I0 on', LAST_UPPER + 1 - FIRST_UPPER);
const GATE_OUTWARD = layout.block('gate outward from space, from C0 on', SPACES - FIRST_LOWER);

const SMALL_CHARTS = chartsOf(SMALL_SIDE);
const LARGE_CHARTS = chartsOf(LARGE_SIDE);

/** By eye of the own ship, where each space lies as seen from there. */
function chartsOf({ eyes, rings, spaces }: Board): Uint8Array[] {
  return Array.from({ length: eyes }, (_, eye) => {
    const chart = new Uint8Array(SPACES);
    for (const space of spaces) {
      const ring = rings[LAYER[space]!]!;
      const turned = Math.floor((eye * ring.length) / eyes);
      chart[space] = ring[(space - ring[0]! - turned + ring.length) % ring.length]!;
    }
    return chart;
  });
}

export function noteChart(
  { players }: State,
  seat: Seat,
  board: Board,
  passages: Passages,
  noted: FeatureSet,
): void {
  const { eye, divers } = players[seat]!;
  const chart = (board === LARGE_SIDE ? LARGE_CHARTS : SMALL_CHARTS)[eye]!;
  for (let i = 0; i < ownSpaces.length; i++) {
    const space = ownSpaces.spaces[i]!;
    noted.note(OWN, chart[space]);
    if (divers[space]! > 1) noted.note(OWN_CROWD, chart[space]);
  }
  for (let i = 0; i < otherSpaces.length; i++) noted.note(OTHERS, chart[otherSpaces.spaces[i]!]);
  for (let i = 0; i < built.length; i++)
    noted.note(built.places[i] === 0 ? OWN_STATION : OTHER_STATION, chart[built.spaces[i]!]);
  noteGates(noted, GATE_INWARD, passages.upper, chart, FIRST_UPPER);
  noteGates(noted, GATE_OUTWARD, passages.lower, chart, FIRST_LOWER);
}

function noteGates(
  noted: FeatureSet,
  block: FeatureBlock,
  spaces: readonly Space[],
  chart: Uint8Array,
  first: Space,
): void {
  for (let i = 0; i < spaces.length; i++) noted.note(block, chart[spaces[i]!]! - first);
}
