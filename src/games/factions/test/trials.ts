import { itemAt } from '../../../kernel/data/lists.ts';
import { pick } from '../../../kernel/match/rng.ts';
import { eventWords } from '../../../testkit/playthroughs.ts';
import type { Trials } from '../../../testkit/trials.ts';
import { unseenValues } from '../actions/mining.ts';
import { showCards } from '../actions/trade.ts';
import { NAME, SECTORS } from '../board.ts';
import { EVENT, EXOPLANET, EXPLORER, FACTIONS, OBJECTIVE, PLANETS, TECH } from '../facts.ts';
import type { Options } from '../options.ts';
import { score } from '../scoring.ts';
import type { Event, Move, Player, State, Unit } from '../state.ts';
import { bit, cardsIn } from '../verbs.ts';
import { fresh, lively, thick } from './testkit.ts';

/** How Factions of Sol is tried by the suites that walk the list of games. */
export const trials: Trials<State, Move, Event, Options> = {
  choose: lively,
  options: (_, i) => ({ firstTime: i % 3 === 2 }),
  laws: { matches: 1, every: 80, mostMoves: 40_000 },
  sightEvery: 19,

  load: {
    positions: 60,
    rounds: 450,
    accepted: 100,
    start(i) {
      const seats = 1 + (i % 4);
      const options = { firstTime: i % 7 === 3 };
      if (i % 3 === 0) return fresh(seats, options, i);
      const state = peeked(thick(seats, i, options));
      return i % 6 === 1 ? offering(state) : state;
    },
    moves: (i, rng) => (i % 10 === 0 ? i / 10 : rng.int(150)),
    words: [
      'any',
      'turn',
      'orbit',
      'wheel',
      'A',
      ...FACTIONS,
      ...PLANETS,
      ...[EVENT, EXOPLANET, EXPLORER, OBJECTIVE, TECH].flatMap((table) => Object.keys(table).slice(0, 4)),
    ],
    largest: 90,
    twists(rng, state, spoil) {
      const { players } = state;
      const player = pick(rng, players);
      return [
        () => Object.assign(player, { energy: rng.int(17), resources: rng.int(5) }),
        () => (player.ships = [rng.int(SECTORS), ...player.ships.slice(1)]),
        () => (player.upgrades = player.upgrades.with(rng.int(6), rng.int(11))),
        () => Object.assign(player, { turns: rng.int(41), lastTurns: rng.int(7) }),
        () =>
          Object.assign(player, { passed: !player.passed, passIndex: player.passed ? 0 : players.length }),
        () => Object.assign(player, { faction: pick(rng, FACTIONS) }),
        () => Object.assign(state, { round: rng.int(4), upkeep: rng.int(2) === 0 }),
        () => Object.assign(state, { event: pick(rng, ['', ...Object.keys(EVENT)]), votes: [] }),
        () => Object.assign(state, { leader: rng.int(players.length), current: rng.int(players.length) }),
        () => spoil(state.turn),
        () => spoil(state.tiles),
        () => spoil(state.rival),
        () => spoil(state.planets),
        () => (state.gates = [...state.gates, rng.int(SECTORS)]),
        () => spoil(player),
        () => {
          const [from, to] = [pick(rng, players), pick(rng, players)];
          const [objectives, exoplanets] = [from.objectives.slice(0, 1), from.exoplanets.slice(0, 1)];
          from.objectives = from.objectives.slice(1);
          from.exoplanets = from.exoplanets.slice(1);
          to.objectives = [...to.objectives, ...objectives];
          to.exoplanets = [...to.exoplanets, ...exoplanets];
        },
      ];
    },
  },

  playthroughs: {
    matches: {
      'one-hard': { seats: 1, options: { difficulty: 'hard' } },
      'two-usual': { seats: 2, options: {} },
      'three-first-time': { seats: 3, options: { firstTime: true } },
      'four-usual': { seats: 4, options: {} },
    },
    seed: 5,
    mostMoves: 2500,
    summaryEvery: 40,
    longest: 300_000,
    event: shortly,
    progress: ({ round, planets }) =>
      `round ${round}, ${planets.map(({ ring, tick }) => `${ring}@${tick}`).join(' ')}`,
    standing: (state, seat) =>
      `${standing(itemAt(state.players, seat))}, ${state.round > 0 ? score(state)[seat] : 0} points`,
  },
};

/** Seat 0 has looked under a tile. */
function peeked(state: State): State {
  const [tile] = state.tiles.filter(({ value }) => value === 0);
  const [value] = unseenValues(state);
  if (tile !== undefined && value !== undefined) Object.assign(tile, { value, known: bit(0) });
  return state;
}

/** Whose turn it is offers cards from their hand for an exoplanet. */
function offering(state: State): State {
  const maker = state.turn.seat;
  const partner = (maker + 1) % state.players.length;
  const { objectives, explorers } = itemAt(state.players, maker);
  const give = [
    ...cardsIn(objectives.slice(0, 1)).map((item): Unit => ({ what: 'objective', item })),
    ...cardsIn(explorers.slice(0, 1)).map((item): Unit => ({ what: 'explorer', item })),
  ];
  const { card } = itemAt(itemAt(state.players, partner).exoplanets, 0);
  const ask: Unit[] = [{ what: 'exoplanet', item: card }];
  const deal = { maker, partner, give, ask, counter: false };
  showCards(state, deal);
  state.stack.push({ ...deal, step: 'answer', seat: partner });
  return state;
}

/** An event without what the move itself says. */
function shortly(event: Event): string {
  switch (event.type) {
    case 'chose':
    case 'berthed':
    case 'used':
      return '';
    case 'entered':
      return `for ${event.price}, ${event.energy} there`;
    case 'turn':
      return `turn of ${event.seat} in round ${event.round}`;
    default:
      return eventWords(event);
  }
}

function standing(player: Player): string {
  const { faction, energy, resources, ships, upgrades, techs, exoplanets, completed, passed } = player;
  const colonies = exoplanets.map(({ card, explored }) => `${card}${explored ? '+' : ''}`);
  const notes = [...techs, ...colonies, ...completed, passed ? 'passed' : ''].filter(Boolean);
  const places = ships.map((at) => NAME[at]).join('+');
  return [faction, `${energy}/${resources}`, places, upgrades.join(''), ...notes].join(', ');
}
