import { itemAt } from '../../../kernel/data/lists.ts';
import { pick } from '../../../kernel/match/rng.ts';
import { eventWords } from '../../../testkit/playthroughs.ts';
import type { Trials } from '../../../testkit/trials.ts';
import { NAME, REGIONS } from '../board.ts';
import { EDICT, POWER, ROLE_CARD, ROLES, SHIPS, STORY, TECH, TILE } from '../facts.ts';
import type { Options } from '../options.ts';
import { ancientPoints, score } from '../scoring.ts';
import type { Event, Move, Player, State } from '../state.ts';
import { fresh, lively, type Position, thick } from './testkit.ts';

/** How Empire of the Stars is tried by the suites that walk the list of games. */
export const trials: Trials<State, Move, Event, Options> = {
  choose: lively,
  options: (seats) => (seats === 1 ? { difficulty: 'doom' } : { events: true }),
  laws: { matches: 1, every: 80 },
  sightEvery: 13,

  load: {
    positions: 80,
    rounds: 750,
    accepted: 100,
    start(i) {
      const seats = 1 + (i % 4);
      const options: Partial<Options> =
        seats === 1
          ? { restir: i % 8 === 4, ancientExplore: i % 12 === 8 ? 'scan' : 'human' }
          : { events: i % 3 !== 0, powers: i % 5 !== 3, edicts: i % 7 !== 5 };
      return i % 3 === 0 ? fresh(seats, options, i) : thick(seats, i, options);
    },
    moves: (i, rng) => (i % 10 === 0 ? i / 10 : rng.int(120)),
    words: [
      'STORY',
      'staging',
      'up',
      'warlord',
      'battle',
      'tokens',
      ...ROLES,
      ...SHIPS,
      ...[EDICT, POWER, ROLE_CARD, STORY, TECH, TILE].flatMap((table) => Object.keys(table).slice(0, 5)),
    ],
    twists(rng, given, spoil) {
      const state = given as Position; // the suite twists clones
      const { players } = state;
      const player = pick(rng, players);
      return [
        () => Object.assign(player, { credits: rng.int(20), stock: [rng.int(9), rng.int(7), rng.int(5)] }),
        () => {
          for (const ship of player.ships) ship.at = rng.int(REGIONS);
        },
        () => {
          for (const ship of player.ships) ship.moved = rng.int(2) === 0;
        },
        () => {
          const [ship] = player.ships.splice(0, 1);
          if (ship) player.staging[ship.kind] = itemAt(player.staging, ship.kind) + 1;
        },
        () => Object.assign(player, { ready: !player.ready }),
        () => Object.assign(player, { power: pick(rng, Object.keys(POWER)) }),
        () => Object.assign(player, { home: rng.int(REGIONS) }),
        () => {
          const region = state.colonies.findIndex((owner) => owner >= 0);
          state.colonies[region] = -1;
          player.supply += 1;
        },
        () => {
          const moved = Math.min(player.supply, rng.int(16));
          player.supply -= moved;
          player.throne.own += moved;
        },
        () => {
          const gone = rng.int(Math.max(1, state.galaxy + 1));
          state.galaxy -= gone;
          state.ticked += gone;
        },
        () => state.pile.splice(0, rng.int(40)),
        () => state.display.splice(0, 1),
        () => state.techDecks.forEach((deck) => deck.splice(0, rng.int(12))),
        () => state.techs.fill(''),
        () => Object.assign(state, { role: rng.int(7), monolith: rng.int(8) - 1 }),
        () => Object.assign(state, { leader: rng.int(5), scepter: rng.int(players.length) }),
        () => Object.assign(state, { emperor: rng.int(players.length), finalSeat: rng.int(5) - 1 }),
        () => Object.assign(state, { trigger: pick(rng, ['', 'tokens', 'galaxy', 'tiles', 'home']) }),
        () => Object.assign(state, { ending: pick(rng, ['', 'tokens', 'deck', 'galaxy', 'home']) }),
        () => Object.assign(state, { turn: rng.int(50), event: pick(rng, ['', ...Object.keys(ROLE_CARD)]) }),
        () => state.queue.splice(rng.int(4), 1),
        () => spoil(state.battles),
        () => spoil(state.battles),
        () => state.battles.splice(0, 1),
        () => spoil(state.ancients),
        () => spoil(state.decks),
        () => spoil(state.tiles),
        () => spoil(state.market),
        () => spoil(player),
      ];
    },
  },

  playthroughs: {
    matches: {
      'one-standard': { seats: 1, options: {} },
      'one-doom-restir': {
        seats: 1,
        options: { difficulty: 'doom', restir: true, ancientExplore: 'scan' },
      },
      'two-usual': { seats: 2, options: {} },
      'three-events': { seats: 3, options: { events: true } },
      'four-events': { seats: 4, options: { events: true, playerTechSets: false } },
    },
    seed: 11,
    mostMoves: 3000,
    summaryEvery: 40,
    longest: 300_000,
    event: eventWords,
    progress: ({ turn, lying }) => `turn ${turn}, on roles ${lying.join('')}`,
    standing: (state, seat) => `${standing(itemAt(state.players, seat))}, ${score(state)[seat]} points`,
    ending: ({ ending }) => ` (${ending})`,
    others: (state) =>
      state.ancients.map(
        ({ credits, supply, cruisers }) =>
          `  Ancients: ${credits} credits, ${supply} tokens, ${cruisers.map((at) => NAME[at]).join('+')}, ${ancientPoints(state)} points`,
      ),
  },
};

function standing({ credits, stock, supply, ships, staging, techs, power }: Player): string {
  const fleet = ships.map(({ kind, at }) => `${SHIPS[kind]?.charAt(0)}${NAME[at]}`);
  const notes = [fleet.join('+'), `staged ${staging.join('')}`, ...techs, power].filter(Boolean);
  return [`${credits} credits`, stock.join('/'), `${supply} tokens`, ...notes].join(', ');
}
