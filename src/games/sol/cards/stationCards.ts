import type { Seat } from '../../../kernel/game.ts';
import { LAYER, NAME, type Space, spaceOf } from '../board.ts';
import { conversions, invasionPrice } from '../actions/conversion.ts';
import type { Effects } from './effect.ts';
import { CONVECTIVE, FOUNDRY, NODE, STATIONS, TOWER } from '../facts.ts';
import type { PlayOf, State } from '../state.ts';
import {
  boardOf,
  buildDivers,
  canPerform,
  cardsOf,
  diversAt,
  earnCards,
  type Events,
  gainMomentum,
  hasStation,
  perform,
  placeStation,
  playerOf,
  plus,
  recall,
  sacrifice,
  stationName,
  stationOwner,
  stationType,
  takeStation,
  yieldOf,
} from '../verbs.ts';

const GUESTS = 3;

/** The effects with the convert icon. */
export const CONVERT_CARDS = {
  CASCADE: {
    colour: 'blue',
    icon: 'convert',
    window: 'converted',
    text: 'After your conversion make another; its sundivers return to your hold.',
    source: 'published',
    uses: (state, seat) => (conversions(state, seat).length > 0 ? [{ type: 'play', effect: 'CASCADE' }] : []),
    play: ({ stack }, seat) => {
      stack.push({ step: 'convert', seat, again: true });
    },
  },
  INVADE: {
    colour: 'red',
    icon: 'convert',
    window: 'convert',
    text: 'Give up 2 sundivers on another player’s station (3 on a tower) to put your own of that type in its place.',
    source: 'published',
    uses: invasions,
    play: invade,
  },
  MOTIVATE: {
    colour: 'blue',
    icon: 'convert',
    window: 'converted',
    text: 'Activate the station you have just converted, without a sundiver and without further cards.',
    source: 'published',
    uses(state, seat) {
      const at = convertedStation(state);
      if (at < 0 || !hasStation(state, at)) return [];
      const able = canPerform(playerOf(state, seat), stationType(state, at), yieldOf(state, at).base);
      return able ? [{ type: 'play', effect: 'MOTIVATE' }] : [];
    },
    play(state, seat, _, events) {
      const at = convertedStation(state);
      const type = stationType(state, at);
      const { base, bonus } = yieldOf(state, at);
      events?.push({
        type: 'activated',
        seat,
        at: NAME[at]!,
        owner: seat,
        station: stationName(type),
      });
      perform(state, seat, type, base, events);
      state.stack.push({ step: 'offer', type, amount: bonus, owner: seat });
    },
  },
} satisfies Effects;

/** The effects with the activate icon. */
export const ACTIVATE_CARDS = {
  AUGMENT: {
    colour: 'yellow',
    icon: 'activate',
    window: 'variant',
    text: 'One station you activate yields more for every other sundiver there, whoever’s it is.',
    source: 'published',
  },
  BLIGHT: {
    colour: 'yellow',
    icon: 'activate',
    window: 'instead',
    text: 'Instead of stations, “activate” another mothership: your sundiver beside it comes home, 3 from your reserve board it as guests.',
    source: 'published',
    uses: blights,
    play(state, seat, move, events) {
      const { host } = move;
      const player = playerOf(state, seat);
      recall(state, seat, spaceOf(move.at), events);
      player.reserve -= GUESTS;
      player.guests = plus(player.guests, host, GUESTS);
      events?.push({ type: 'guests', seat, host, count: GUESTS });
      endActivation(state);
    },
  },
  DUPLICATE: {
    colour: 'green',
    icon: 'activate',
    window: 'activate',
    text: 'In this action foundries build you two sundivers for every energy.',
    source: 'published',
    buildFactor: 2,
  },
  FESTIVAL: {
    colour: 'yellow',
    icon: 'activate',
    window: 'activate',
    text: 'In this action you may activate stations of all types.',
    source: 'published',
    allTypes: true,
  },
  METAMORPHOSIS: {
    colour: 'green',
    icon: 'activate',
    window: 'after',
    text: 'Exchange a station of yours that you have just activated for one of another type.',
    source: 'published',
    play(state, seat, move, events) {
      const at = activatedStation(state);
      takeStation(state, at, events);
      placeStation(state, seat, STATIONS.indexOf(move.into), at, events);
    },
  },
  PULSE: {
    colour: 'green',
    icon: 'activate',
    window: 'instead',
    text: 'Activate stations in both orbits, of all owners and types, without sundivers.',
    source: 'published',
    uses: (state, seat) => (mayPulse(state, seat) ? [{ type: 'play', effect: 'PULSE' }] : []),
    play(state, seat) {
      endActivation(state);
      state.stack.push({ step: 'pulse', seat });
    },
  },
  SACRIFICE: {
    colour: 'yellow',
    icon: 'activate',
    window: 'instead',
    text: 'All sundivers at one foundry, whoever’s they are, vanish for good and give their owners 2 momentum each.',
    source: 'published',
    uses: (state) =>
      boardOf(state)
        .spaces.filter(
          (space) => isFoundry(state, space) && state.players.some((player) => diversAt(player, space) > 0),
        )
        .map((space): PlayOf<'SACRIFICE'> => ({ type: 'play', effect: 'SACRIFICE', at: NAME[space]! })),
    play(state, _, move, events) {
      const space = spaceOf(move.at);
      state.players.forEach((_player, owner) => {
        burn(state, owner, space, events);
      });
      if (state.options.sacrificeDraws) earnCards(state, cardsOf(space), 'activate');
      endActivation(state);
    },
  },
  SQUEEZE: {
    colour: 'yellow',
    icon: 'activate',
    window: 'variant',
    text: 'One station of yours yields twice its reward, but its cards are drawn at once: a flare among them destroys it instead.',
    source: 'published',
  },
  SYNCHRONIZE: {
    colour: 'green',
    icon: 'activate',
    window: 'activate',
    text: 'In this action every station you activate gives 1 momentum as well.',
    source: 'published',
    activated: (state, seat, events) => gainMomentum(state, seat, 1, 'SYNCHRONIZE', events),
  },
} satisfies Effects;

/** The card takes the place of the whole action: the question about stations is over. */
function endActivation(state: State): void {
  state.stack.pop();
}

/** The station of the conversion that has just been made, or -1. */
function convertedStation({ stack }: State): Space {
  const step = stack.at(-1);
  return step?.step === 'converted' ? step.at : -1;
}

/** The station that METAMORPHOSIS is offered for. */
function activatedStation({ stack }: State): Space {
  const step = stack.at(-1);
  return step?.step === 'metamorphosis' ? step.at : -1;
}

function invasions(state: State, seat: Seat): PlayOf<'INVADE'>[] {
  const player = playerOf(state, seat);
  return boardOf(state)
    .spaces.filter((space) => {
      if (!hasStation(state, space) || stationOwner(state, space) === seat) return false;
      const type = stationType(state, space);
      return diversAt(player, space) >= invasionPrice(type) && player.stations[type] !== 0;
    })
    .map((space): PlayOf<'INVADE'> => ({ type: 'play', effect: 'INVADE', at: NAME[space]! }));
}

function invade(state: State, seat: Seat, move: PlayOf<'INVADE'>, events: Events): void {
  const space = spaceOf(move.at);
  const type = stationType(state, space);
  const owner = stationOwner(state, space);
  const price = invasionPrice(type);
  sacrifice(state, seat, space, price, events);
  takeStation(state, space, events);
  placeStation(state, seat, type, space, events);
  buildDivers(state, owner, price, events);
  earnCards(state, cardsOf(space), 'convert');
}

function blights(state: State, seat: Seat): PlayOf<'BLIGHT'>[] {
  const player = playerOf(state, seat);
  if (player.reserve < GUESTS) return [];
  const { atEye } = boardOf(state);
  return state.players.flatMap((other, host) =>
    host === seat
      ? []
      : atEye[other.eye]!.filter(
          (space) => diversAt(player, space) > 0 && state.turn.start.includes(space),
        ).map((space): PlayOf<'BLIGHT'> => ({ type: 'play', effect: 'BLIGHT', host, at: NAME[space]! })),
  );
}

function isFoundry(state: State, space: Space): boolean {
  return hasStation(state, space) && stationType(state, space) === FOUNDRY;
}

function burn(state: State, owner: Seat, space: Space, events: Events): void {
  const player = playerOf(state, owner);
  const count = diversAt(player, space);
  if (count === 0) return;
  player.divers[space] = 0;
  player.vaporized += count;
  events?.push({ type: 'vaporized', seat: owner, from: NAME[space]!, count });
  gainMomentum(state, owner, 2 * count, 'SACRIFICE', events);
}

/** The stations PULSE reaches that have not been used yet. */
export function pulsing(state: State): Space[] {
  return boardOf(state).spaces.filter(
    (space) => LAYER[space]! < CONVECTIVE && hasStation(state, space) && !state.turn.used.includes(space),
  );
}

function mayPulse(state: State, seat: Seat): boolean {
  const player = playerOf(state, seat);
  const stations = pulsing(state);
  if (!state.options.pulseMandatory) {
    return stations.some((space) =>
      canPerform(player, stationType(state, space), yieldOf(state, space).base),
    );
  }
  const total = (type: number): number =>
    stations
      .filter((space) => stationType(state, space) === type)
      .reduce((sum, space) => sum + yieldOf(state, space).base, 0);
  const energy = player.energy + total(NODE);
  return stations.length > 0 && energy >= total(FOUNDRY) + total(TOWER) && player.reserve >= total(FOUNDRY);
}
