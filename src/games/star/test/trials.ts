import { itemAt, sum } from '../../../kernel/data/lists.ts';
import { pick } from '../../../kernel/match/rng.ts';
import { plainWords } from '../../../testkit/playthroughs.ts';
import type { Trials } from '../../../testkit/trials.ts';
import { HEXES, NAME, PLANETS } from '../board.ts';
import { FACTIONS, KITS, SHIPS } from '../facts.ts';
import type { Options } from '../options.ts';
import type { Event, Move, Player, State } from '../state.ts';
import { withCard, withoutCard } from '../verbs.ts';
import { fresh, lively } from './testkit.ts';

/** What came later, all of it at once. */
const LATER: Partial<Options> = {
  resigningEliminates: true,
  parallelClear: true,
  jumpFromSides: true,
  spareMotherships: true,
};

/** How Star Factions is tried by the suites that walk the list of games. */
export const trials: Trials<State, Move, Event, Options> = {
  choose: lively,
  options: (_, i) => ({ roundLimit: 5, ...(i % 2 === 1 && LATER) }),
  laws: { matches: 2, every: 25 },
  sightEvery: 29,

  load: {
    positions: 60,
    rounds: 500,
    accepted: 100,
    start: (i) =>
      fresh(
        2 + (i % 3),
        {
          roundLimit: 30 + i,
          rebuildMothership: i % 2 === 0,
          twinEdgeBlocks: i % 3 === 0,
          balanceGrant: i % 4 > 0,
          resigningEliminates: i % 2 === 1,
          parallelClear: i % 3 === 1,
          jumpFromSides: i % 5 === 2,
          spareMotherships: i % 4 === 1,
        },
        i,
      ),
    moves: (i, rng) => (i % 10 === 0 ? i / 4 : 20 + rng.int(400)),
    words: ['turn', 'act', 'kits', 'place', 'domination', ...SHIPS, ...KITS, ...FACTIONS],
    largest: 70,
    twists(rng, state) {
      const { players } = state;
      const player = pick(rng, players);
      const ship = player.ships.length > 0 ? pick(rng, player.ships) : undefined;
      return [
        () => ship && Object.assign(ship, { at: rng.int(HEXES) }),
        () => ship && Object.assign(ship, { hull: 1 + rng.int(12) }),
        () => ship && Object.assign(ship, { moved: rng.int(2) === 0, acted: rng.int(2) === 0 }),
        () => ship && Object.assign(ship, { fresh: true, moved: false, acted: false }),
        () => Object.assign(player, { marker: !player.marker }),
        () => Object.assign(player, { grace: rng.int(3) }),
        () => Object.assign(player, { stock: [rng.int(40), rng.int(20), rng.int(30)] }),
        () => (state.planets = state.planets.with(rng.int(PLANETS.length), rng.int(players.length + 1))),
        () => Object.assign(state, { round: rng.int(40) }),
        () => Object.assign(state, { current: rng.int(players.length) }),
        () => Object.assign(state, { graceTurn: !state.graceTurn }),
        () => (state.order = state.order.toReversed()),
        () => Object.assign(state, { options: { ...state.options, roundLimit: rng.int(60) } }),
        () => Object.assign(state, { options: { ...state.options, twinEdgeBlocks: rng.int(2) === 0 } }),
        () => Object.assign(state, { resigned: [rng.int(players.length)] }),
        () => {
          state.discard = state.discard.map((count, card) => count + itemAt(state.deck, card));
          state.deck = state.deck.map(() => 0);
        },
        () => {
          const card = 6 + rng.int(9);
          if (!state.deck[card]) return;
          state.deck = withoutCard(state.deck, card);
          state.drawn = withCard(state.drawn, card);
        },
      ];
    },
    onward: { moves: 100, every: 8 },
  },

  playthroughs: {
    matches: {
      'two-usual': { seats: 2, options: {} },
      'two-printed': { seats: 2, options: { balanceGrant: false, roundLimit: 0 } },
      'three-rebuilding': { seats: 3, options: { rebuildMothership: true } },
      'four-to-the-limit': { seats: 4, options: { roundLimit: 12, twinEdgeBlocks: true } },
    },
    seed: 5,
    mostMoves: 1500,
    summaryEvery: 25,
    longest: 200_000,
    event: shortly,
    progress: ({ round, deck, planets }) =>
      `round ${round}, ${sum(deck)} cards in the deck, planets ${planets.join('')}`,
    standing: ({ players }, seat) => standing(itemAt(players, seat)),
  },
};

/** An event without what the move itself says. */
function shortly(event: Event): string {
  switch (event.type) {
    case 'chose':
    case 'placed':
    case 'built':
    case 'moved':
    case 'jumped':
      return '';
    case 'attacked':
    case 'countered':
      return `${event.type} with ${event.roll} of ${event.die}: ${event.damage}, hull ${event.hull}`;
    case 'turn':
      return `turn of ${event.seat} in round ${event.round}`;
    default:
      return plainWords(event);
  }
}

function standing({ faction, stock, ships, alive, grace, marker }: Player): string {
  const fleet = ships.map(
    ({ type, kit, hull, at }) => `${type}${kit === '' ? '' : ` ${kit}`} ${hull} ${NAME[at]}`,
  );
  const notes = [alive ? '' : 'out', grace > 0 ? `grace ${grace}` : '', marker ? 'marker' : ''].filter(
    Boolean,
  );
  return [faction, stock.join('/'), ...fleet, ...notes].join(', ');
}
