import type { Seat } from '../../../kernel/game.ts';
import { NAME, type Space, segmentBetween, spaceOf } from '../board.ts';
import { FOUNDRY, NODE, type Scenario, SCENARIOS, type StationName, STATIONS, TOWER } from '../facts.ts';
import type { MoveOf, Player, State } from '../state.ts';
import {
  boardOf,
  cardsOf,
  diversAt,
  earnCards,
  type Events,
  hasStation,
  placeGate,
  placeStation,
  playerOf,
  recall,
  sacrifice,
  spacesHeld,
  starve,
} from '../verbs.ts';

/** Turning sundivers into structures (6.2). */

export type Conversion = MoveOf<'gate' | 'tower' | 'node' | 'foundry'>;

/** Every conversion open to a player, by structure, then by place. */
export function conversions(state: State, seat: Seat): Conversion[] {
  const player = playerOf(state, seat);
  const found: Conversion[] = [];
  const held = spacesHeld(state, player);
  if (held.length < FEWEST_SPACES) return found;
  if (player.gates > 0) addLines(state, player, held, 'gate', found);
  addNodesAndFoundries(state, player, found);
  if (mayConvert(state, player, TOWER)) addLines(state, player, held, 'tower', found);
  return found;
}

/** On how many spaces at least a pattern has its sundivers. */
const FEWEST_SPACES = 2;

function mayConvert(state: State, player: Player, type: number): boolean {
  return player.stations[type] !== 0 && STATIONS[type] !== forbidden(state);
}

/** 6.2.8 */
export function forbidden({ options: { scenario } }: State): StationName | undefined {
  if (scenario === 'none') return undefined;
  const { forbidden: station }: Scenario = SCENARIOS[scenario];
  return station;
}

/** 6.2.3 and 6.2.5: a node between two sundivers of a ring, a foundry on one with another beside it. */
function addNodesAndFoundries(state: State, player: Player, found: Conversion[]): void {
  const { spaces, prev, next } = boardOf(state);
  const { divers } = player;
  const mayNode = mayConvert(state, player, NODE);
  const mayFoundry = mayConvert(state, player, FOUNDRY);
  for (const space of spaces) {
    const before = divers[prev[space]!] !== 0;
    const after = divers[next[space]!] !== 0;
    if (!(before || after) || hasStation(state, space)) continue;
    const at = NAME[space]!;
    if (mayNode && before && after) found.push({ type: 'node', at });
    if (!mayFoundry || divers[space] === 0) continue;
    if (before) found.push({ type: 'foundry', at, other: NAME[prev[space]!]! });
    if (after) found.push({ type: 'foundry', at, other: NAME[next[space]!]! });
  }
}

/** 6.2.2 and 6.2.4: lines a, b, c inward; the gate goes between b and c, the tower onto c with a diver there too. */
function addLines(
  state: State,
  player: Player,
  held: readonly Space[],
  type: 'gate' | 'tower',
  found: Conversion[],
): void {
  const { inward } = boardOf(state);
  for (const a of held) {
    for (const { to: b } of inward[a]!) {
      if (diversAt(player, b) === 0) continue;
      for (const { to: c, segment } of inward[b]!) {
        const fits =
          type === 'gate' ? state.gates[segment] === 0 : diversAt(player, c) > 0 && !hasStation(state, c);
        if (fits) found.push({ type, a: NAME[a]!, b: NAME[b]!, c: NAME[c]! });
      }
    }
  }
}

/** Converts, and returns the space of the new station, or -1 for a gate. `again`: CASCADE recalls the divers (10.4). */
export function convert(state: State, seat: Seat, move: Conversion, again: boolean, events: Events): Space {
  for (const space of patternOf(state, move)) {
    if (again) recall(state, seat, space, events);
    else sacrifice(state, seat, space, 1, events);
  }
  if (move.type === 'gate') {
    const c = spaceOf(move.c);
    placeGate(state, seat, segmentBetween(boardOf(state), spaceOf(move.b), c), events);
    earnCards(state, cardsOf(c), 'convert');
    return -1;
  }
  const space = spaceOf(move.type === 'tower' ? move.c : move.at);
  placeStation(state, seat, STATIONS.indexOf(move.type), space, events);
  earnCards(state, cardsOf(space), 'convert');
  starve(state, space, events);
  return space;
}

/** The spaces whose sundivers a conversion takes. */
export function patternOf(state: State, move: Conversion): Space[] {
  const { prev, next } = boardOf(state);
  switch (move.type) {
    case 'gate':
      return [move.a, move.b].map(spaceOf);
    case 'tower':
      return [move.a, move.b, move.c].map(spaceOf);
    case 'foundry':
      return [move.at, move.other].map(spaceOf);
    case 'node': {
      const space = spaceOf(move.at);
      return [prev[space]!, next[space]!];
    }
  }
}

/** 10.15: how many sundivers INVADE needs against a station of this type. */
export function invasionPrice(type: number): number {
  return type === TOWER ? 3 : 2;
}
