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
  starve,
} from '../verbs.ts';

/** Turning sundivers into structures (6.2). */

export type Conversion = MoveOf<'gate' | 'tower' | 'node' | 'foundry'>;

/** Every conversion open to a player, by structure, then by place. */
export function conversions(state: State, seat: Seat): Conversion[] {
  const player = playerOf(state, seat);
  const found: Conversion[] = [];
  const able = [NODE, FOUNDRY, TOWER].map((type) => mayConvert(state, player, type));
  if (player.gates > 0) addLines(state, player, 'gate', found);
  for (const space of boardOf(state).spaces) {
    if (hasStation(state, space)) continue;
    if (able[NODE]) addNode(state, player, space, found);
    if (able[FOUNDRY]) addFoundry(state, player, space, found);
  }
  if (able[TOWER]) addLines(state, player, 'tower', found);
  return found;
}

function mayConvert(state: State, player: Player, type: number): boolean {
  return player.stations[type] !== 0 && STATIONS[type] !== forbidden(state);
}

/** 6.2.8 */
export function forbidden({ options: { scenario } }: State): StationName | undefined {
  if (scenario === 'none') return undefined;
  const { forbidden: station }: Scenario = SCENARIOS[scenario];
  return station;
}

/** 6.2.3 */
function addNode(state: State, player: Player, space: Space, found: Conversion[]): void {
  const { prev, next } = boardOf(state);
  if (diversAt(player, prev[space]!) > 0 && diversAt(player, next[space]!) > 0) {
    found.push({ type: 'node', at: NAME[space]! });
  }
}

/** 6.2.5 */
function addFoundry(state: State, player: Player, space: Space, found: Conversion[]): void {
  if (diversAt(player, space) === 0) return;
  const { prev, next } = boardOf(state);
  for (const other of [prev[space]!, next[space]!]) {
    if (diversAt(player, other) > 0) found.push({ type: 'foundry', at: NAME[space]!, other: NAME[other]! });
  }
}

/** 6.2.2 and 6.2.4: lines a, b, c inward; the gate goes between b and c, the tower onto c with a diver there too. */
function addLines(state: State, player: Player, type: 'gate' | 'tower', found: Conversion[]): void {
  const { spaces, inward } = boardOf(state);
  for (const a of spaces) {
    if (diversAt(player, a) === 0) continue;
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
