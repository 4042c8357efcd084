import type { Seat } from '../../../kernel/game.ts';
import { type Border, LAYER, NAME, type Space, segmentBetween, spaceOf } from '../board.ts';
import { CORE, HURL_MOMENTUM, MOST_DIVERS_PER_SPACE, OUTER } from '../facts.ts';
import type { Effects } from './effect.ts';
import type { Kind, MoveOf, PlainPlay, PlayOf, State } from '../state.ts';
import {
  addDivers,
  boardOf,
  cardsOf,
  changeEnergy,
  destroyStation,
  diversAt,
  earnCards,
  type Events,
  gainMomentum,
  gateOf,
  hasStation,
  ownsStation,
  payFee,
  placeGate,
  playerOf,
  sacrifice,
  starve,
  stationName,
  stationType,
  takeCube,
} from '../verbs.ts';

/** `marked` before a piece is chosen, while the next launched is meant, and once it has left the board. */
const NEXT = -2;
const GONE = -3;

const TELEPORT_PRICE = 3;
const FUEL_POINTS = 3;
const FLIGHTS_PER_ENERGY = 3;

/** The effects with the move icon: they last until the Move ends. */
export const MOVE_CARDS = {
  CATAPULT: {
    colour: 'blue',
    icon: 'move',
    window: 'move',
    text: 'During this Move each of your sundivers may cross one gate without spending a point.',
    source: 'published',
    kinds: catapultKinds,
    fare: (_, { segment, kind }) => (segment >= 0 && kind === 'fresh' ? 0 : 1),
    flew({ turn }, { from, to, segment, kind }) {
      if (kind === 'used') turn.seen = without(turn.seen, from);
      if (kind === 'used' || segment >= 0) turn.seen = [...turn.seen, to];
    },
    hurled({ turn }, from, kind) {
      if (kind === 'used') turn.seen = without(turn.seen, from);
    },
  },
  CEREMONY: {
    colour: 'blue',
    icon: 'move',
    window: 'move',
    text: 'During this Move each launch from your mothership into outer orbit gives you 1 energy.',
    source: 'published',
    launched(state, seat, to, own, events) {
      if (own && LAYER[to] === OUTER) changeEnergy(state, seat, 1, 'CEREMONY', events);
    },
  },
  CLUSTER: {
    colour: 'green',
    icon: 'move',
    window: 'move',
    text: 'Twice during this Move you may fly all your sundivers of one space together for 1 point.',
    source: 'published',
    uses: (state, seat) => offerIf(state.turn.points >= 1 && clusters(state, seat).length > 0, 'CLUSTER'),
    play: ({ turn }) => {
      turn.uses = 2;
    },
    steps: (state, seat) => (state.turn.uses > 0 && state.turn.points >= 1 ? clusters(state, seat) : []),
    step: flyCluster,
  },
  FUEL: {
    colour: 'green',
    icon: 'move',
    window: 'move',
    text: 'Up to three times during this Move you may pay 1 energy for 3 more points.',
    source: 'published',
    play: ({ turn }) => {
      turn.uses = 3;
    },
    steps: ({ turn, players }, seat) => (turn.uses > 0 && players[seat]?.energy ? [{ type: 'fuel' }] : []),
    step(state, seat, _, events) {
      state.turn.uses--;
      state.turn.points += FUEL_POINTS;
      changeEnergy(state, seat, -1, 'FUEL', events);
    },
  },
  HYPERDRIVE: {
    colour: 'yellow',
    icon: 'move',
    window: 'move',
    text: 'Before spending a point: double your points, but move only one sundiver. Every third flight gives 1 energy.',
    source: 'published',
    lone: true,
    uses: ({ turn }) => offerIf(!turn.acted, 'HYPERDRIVE'),
    play: ({ turn }) => {
      turn.points *= 2;
      turn.uses = 0;
    },
    launched: ({ turn }, _, to) => {
      turn.marked = to;
    },
    flew(state, { seat, to }, events) {
      state.turn.marked = to;
      state.turn.uses++;
      if (state.turn.uses % FLIGHTS_PER_ENERGY === 0) changeEnergy(state, seat, 1, 'HYPERDRIVE', events);
    },
    hurled: ({ turn }) => {
      turn.marked = GONE;
    },
  },
  JUGGERNAUT: {
    colour: 'blue',
    icon: 'move',
    window: 'move',
    text: 'During this Move one of your stations may fly like a sundiver; it may even be hurled.',
    source: 'published',
    uses: (state, seat) => offerIf(stationSteps(state, seat).length > 0, 'JUGGERNAUT'),
    steps: stationSteps,
    step: (state, seat, move, events) =>
      move.type === 'hurlstation'
        ? hurlStation(state, seat, spaceOf(move.from), events)
        : flyStation(state, seat, move, events),
  },
  PASSAGE: {
    colour: 'green',
    icon: 'move',
    window: 'move',
    text: 'Mark one sundiver: during this Move it gives 1 momentum for each different gate it crosses.',
    source: 'published',
    uses: passageUses,
    play: ({ turn }, _, { from }) => {
      turn.marked = from === 'next' ? NEXT : spaceOf(from);
    },
    kinds({ turn, players }, seat, space) {
      if (turn.marked !== space) return OTHER;
      return players[seat]!.divers[space]! > 1 ? MARKED_AND_OTHER : MARKED;
    },
    launched({ turn }, _, to) {
      if (turn.marked === NEXT) turn.marked = to;
    },
    flew(state, { seat, to, segment, kind }, events) {
      const { turn } = state;
      if (kind !== 'marked') return;
      turn.marked = to;
      if (segment < 0 || turn.seen.includes(segment)) return;
      turn.seen = [...turn.seen, segment];
      gainMomentum(state, seat, 1, 'PASSAGE', events);
    },
    hurled({ turn }, _, kind) {
      if (kind === 'marked') turn.marked = GONE;
    },
  },
  PORTAL: {
    colour: 'yellow',
    icon: 'move',
    window: 'move',
    text: 'During this Move you may launch at any mothership, and all spaces at motherships border one another for you.',
    source: 'published',
    joinsShips: true,
  },
  PUNCTURE: {
    colour: 'blue',
    icon: 'move',
    window: 'move',
    text: 'Once during this Move: spend 1 point to turn a sundiver beside a barrier into a gate of yours through it.',
    source: 'published',
    uses: (state, seat) => offerIf(state.turn.points >= 1 && punctures(state, seat).length > 0, 'PUNCTURE'),
    play: ({ turn }) => {
      turn.uses = 1;
    },
    steps: (state, seat) => (state.turn.uses > 0 && state.turn.points >= 1 ? punctures(state, seat) : []),
    step: puncture,
  },
  TELEPORT: {
    colour: 'yellow',
    icon: 'move',
    window: 'move',
    text: 'During this Move you may spend 3 points to fly a sundiver from any space to any other.',
    source: 'published',
    uses: (state, seat) => offerIf(teleports(state, seat).length > 0, 'TELEPORT'),
    play: ({ turn, options }) => {
      turn.uses = options.teleportRepeat ? Number.MAX_SAFE_INTEGER : 1;
    },
    steps: (state, seat) => (state.turn.uses > 0 ? teleports(state, seat) : []),
    step(state, seat, move) {
      state.turn.points -= TELEPORT_PRICE;
      state.turn.uses--;
      state.stack.push({
        step: 'land',
        seat,
        from: spaceOf(move.from),
        by: 'teleport',
      });
    },
  },
  TRANSCEND: {
    colour: 'yellow',
    icon: 'move',
    window: 'move',
    text: 'During this Move barriers do not stop your sundivers.',
    source: 'published',
    ignoresBarriers: true,
  },
} satisfies Effects;

const FRESH: readonly Kind[] = ['fresh'];
const USED: readonly Kind[] = ['used'];
const FRESH_AND_USED: readonly Kind[] = ['fresh', 'used'];
const OTHER: readonly Kind[] = ['other'];
const MARKED: readonly Kind[] = ['marked'];
const MARKED_AND_OTHER: readonly Kind[] = ['marked', 'other'];

function offerIf(possible: boolean, effect: PlainPlay['effect']): PlainPlay[] {
  return possible ? [{ type: 'play', effect }] : [];
}

/** The list without the first of the spaces named so. */
function without(spaces: readonly Space[], space: Space): Space[] {
  return spaces.toSpliced(spaces.indexOf(space), 1);
}

function catapultKinds({ turn, players }: State, seat: Seat, space: Space): readonly Kind[] {
  let used = 0;
  for (const seen of turn.seen) if (seen === space) used++;
  if (used === 0) return FRESH;
  return used < players[seat]!.divers[space]! ? FRESH_AND_USED : USED;
}

/** Whether a piece may go across a border by the ordinary rules: a barrier needs a gate. */
function passable(state: State, { segment }: Border): boolean {
  return segment < 0 || state.gates[segment] !== 0;
}

function clusters(state: State, seat: Seat): MoveOf<'cluster'>[] {
  const { divers } = playerOf(state, seat);
  const board = boardOf(state);
  return board.spaces
    .filter((from) => divers[from]! >= 2)
    .flatMap((from) =>
      board.borders[from]!.filter((border) => passable(state, border))
        .filter(({ to }) => divers[from]! + divers[to]! <= MOST_DIVERS_PER_SPACE)
        .map(({ to }): MoveOf<'cluster'> => ({ type: 'cluster', from: NAME[from]!, to: NAME[to]! })),
    );
}

function flyCluster(state: State, seat: Seat, move: MoveOf<'cluster'>, events: Events): void {
  const player = playerOf(state, seat);
  const from = spaceOf(move.from);
  const to = spaceOf(move.to);
  const count = diversAt(player, from);
  state.turn.points--;
  state.turn.uses--;
  addDivers(player, from, -count);
  addDivers(player, to, count);
  const segment = segmentBetween(boardOf(state), from, to);
  events?.push({ type: 'flew', seat, from: move.from, to: move.to, count, ...gateOf(state, segment) });
  crossAndCollect(state, seat, from, to, events);
}

function crossAndCollect(state: State, seat: Seat, from: Space, to: Space, events: Events): void {
  const segment = segmentBetween(boardOf(state), from, to);
  if (segment >= 0) payFee(state, segment, events);
  takeCube(state, seat, to, events);
}

function stationSteps(state: State, seat: Seat): MoveOf<'station' | 'hurlstation'>[] {
  const { turn } = state;
  if (turn.points < 1) return [];
  const movable = turn.effect === 'JUGGERNAUT' && turn.marked !== -1 ? [turn.marked] : boardOf(state).spaces;
  return movable
    .filter((from) => from >= 0 && ownsStation(state, seat, from))
    .flatMap((from) => stationStepsFrom(state, from));
}

function stationStepsFrom(state: State, space: Space): MoveOf<'station' | 'hurlstation'>[] {
  const from = NAME[space]!;
  const flights = boardOf(state)
    .borders[space]!.filter((border) => passable(state, border) && !hasStation(state, border.to))
    .map(({ to }): MoveOf<'station'> => ({ type: 'station', from, to: NAME[to]! }));
  return LAYER[space] === CORE ? [...flights, { type: 'hurlstation', from }] : flights;
}

function flyStation(state: State, seat: Seat, move: MoveOf<'station'>, events: Events): void {
  const from = spaceOf(move.from);
  const to = spaceOf(move.to);
  state.turn.points--;
  state.turn.marked = to;
  state.stations = state.stations.with(to, state.stations[from]!).with(from, 0);
  events?.push({ type: 'stationFlew', seat, from: move.from, to: move.to });
  crossAndCollect(state, seat, from, to, events);
  starve(state, to, events);
  if (!hasStation(state, to)) state.turn.marked = GONE;
}

function hurlStation(state: State, seat: Seat, space: Space, events: Events): void {
  state.turn.points--;
  state.turn.marked = GONE;
  const piece = stationName(stationType(state, space));
  events?.push({ type: 'hurled', seat, from: NAME[space]!, piece });
  destroyStation(state, space, undefined);
  gainMomentum(state, seat, HURL_MOMENTUM, 'hurl', events);
  earnCards(state, 1, 'hurl');
}

function passageUses(state: State, seat: Seat): PlayOf<'PASSAGE'>[] {
  const player = playerOf(state, seat);
  const onBoard = boardOf(state)
    .spaces.filter((space) => diversAt(player, space) > 0)
    .map((space): PlayOf<'PASSAGE'> => ({ type: 'play', effect: 'PASSAGE', from: NAME[space]! }));
  const canLaunch = player.hold + player.lost + player.guests.reduce((sum, count) => sum + count, 0) > 0;
  return canLaunch ? [...onBoard, { type: 'play', effect: 'PASSAGE', from: 'next' }] : onBoard;
}

function punctures(state: State, seat: Seat): MoveOf<'puncture'>[] {
  const player = playerOf(state, seat);
  if (player.gates === 0) return [];
  const board = boardOf(state);
  return board.spaces
    .filter((from) => diversAt(player, from) > 0)
    .flatMap((from) =>
      board.borders[from]!.filter(({ segment }) => segment >= 0 && state.gates[segment] === 0).map(
        ({ to }): MoveOf<'puncture'> => ({ type: 'puncture', from: NAME[from]!, to: NAME[to]! }),
      ),
    );
}

function puncture(state: State, seat: Seat, move: MoveOf<'puncture'>, events: Events): void {
  const from = spaceOf(move.from);
  const to = spaceOf(move.to);
  state.turn.points--;
  state.turn.uses--;
  sacrifice(state, seat, from, 1, events);
  placeGate(state, seat, segmentBetween(boardOf(state), from, to), events);
  if (state.options.punctureDraws) earnCards(state, cardsOf(Math.max(from, to)), 'convert');
}

function teleports(state: State, seat: Seat): MoveOf<'teleport'>[] {
  if (state.turn.points < TELEPORT_PRICE) return [];
  const player = playerOf(state, seat);
  return boardOf(state)
    .spaces.filter((space) => diversAt(player, space) > 0)
    .map((space): MoveOf<'teleport'> => ({ type: 'teleport', from: NAME[space]! }));
}
