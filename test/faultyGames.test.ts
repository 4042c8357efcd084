import { expect, test } from 'vitest';
import { sol } from '../src/games/sol/index.ts';
import { defineGame } from '../src/kernel/defineGame.ts';
import type { GameEntry } from '../src/kernel/entry.ts';
import type { AnyGame, GameEvent, Seat } from '../src/kernel/game.ts';
import { itemAt } from '../src/kernel/data/lists.ts';
import { ranked } from '../src/kernel/outcome.ts';
import type { Rng } from '../src/kernel/match/rng.ts';
import { moveText } from '../src/kernel/text.ts';
import { circleChecks } from '../src/testkit/circles.ts';
import { lawChecks } from '../src/testkit/laws.ts';
import { loadChecks } from '../src/testkit/load.ts';
import { playthroughChecks } from '../src/testkit/playthroughs.ts';
import { sightChecks } from '../src/testkit/sight.ts';
import { checksOn, type Suite } from '../src/testkit/suite.ts';
import { GAMES as FAULTY } from './kit/faultyToy.ts';
import { GAMES as TOYS, game as toy, type Move, type State } from './kit/toy.ts';

/** A game that is put on the list is under every suite: what is wrong with it is found without another line. */

const SUITES = {
  laws: lawChecks,
  load: loadChecks,
  playthroughs: playthroughChecks,
  circles: circleChecks,
  'non-interference': sightChecks,
};

/** What a suite finds wrong with a list of games. */
async function complaints(suite: Suite, ...games: readonly GameEntry[]): Promise<string> {
  const checks = await checksOn(games, suite);
  expect(checks.length).toBeGreaterThan(0);
  return checks
    .flatMap(({ title, run }) => {
      try {
        run();
        return [];
      } catch (error) {
        return [`${title}: ${error instanceof Error ? error.message : String(error)}`];
      }
    })
    .join('\n');
}

const tides = itemAt(TOYS, 0);
const otherTides = (rules: Partial<AnyGame>): GameEntry => ({ ...tides, game: { ...toy, ...rules } });

/** A lamp that somebody may light and put out for ever before going away. */
const lamp = defineGame({
  id: 'lamp',
  title: 'Lamp',
  seats: 1,
  open: true,
  setup: () => ({ lit: false, over: false }),
  actors: ({ over }) => (over ? [] : [0]),
  legalMoves: ({ lit }) => [{ type: lit ? 'douse' : 'light' }, { type: 'go' }],
  apply(state, _seat, { type }) {
    if (type === 'go') state.over = true;
    else state.lit = type === 'light';
  },
  outcome: ({ over }) => (over ? ranked([1]) : undefined),
  hints: { takesBack: ({ type }) => type === 'douse' },
});

/** The same where nobody says what only takes back. */
const circling: GameEntry = { ...lamp, hints: { ...lamp.hints, takesBack: () => false } };

/** A game that tells everybody what is bid in secret. */
const telling = otherTides({
  apply(state: State, seat: Seat, move: Move, rng: Rng, events?: GameEvent[]) {
    toy.apply(state, seat, move, rng);
    events?.push({ type: moveText(move) });
  },
});

/** A game in which cards get lost. */
const losing = otherTides({
  apply(state: State, seat: Seat, move: Move, rng: Rng) {
    toy.apply(state, seat, move, rng);
    state.bag.pop();
  },
});

/** Matches of one process that do not go alike. */
function forgetful(): GameEntry {
  let matches = 0;
  return otherTides({
    setup: (...given: Parameters<typeof toy.setup>) => ({ ...toy.setup(...given), round: matches++ }),
  });
}

/** Sol with a rule that goes otherwise than it is written. */
const otherSol: GameEntry = {
  ...sol,
  game: {
    ...sol.game,
    apply(...given: Parameters<typeof sol.game.apply>) {
      sol.game.apply(...given);
      const [{ turn, players }] = given;
      if (turn.number === 5) itemAt(players, 0).energy++;
    },
  },
};

test.each(Object.entries(SUITES))('%s finds nothing wrong with a game that is right', async (_, suite) => {
  expect(await complaints(suite, lamp)).toBe('');
});

test.each<[keyof typeof SUITES, string, GameEntry, RegExp]>([
  ['laws', 'loses a card', losing, /broken law: the invariants hold: every card/],
  ['laws', 'fails in some matches', itemAt(FAULTY, 0), /the tide is out/],
  ['load', 'takes any data for a position', otherTides({ stateFault: () => undefined }), /spoiled position/],
  ['playthroughs', 'does not repeat itself', forgetful(), /goes another way from line/],
  ['playthroughs', 'goes otherwise than written', otherSol, /goes another way from line \d+:\n/],
  ['circles', 'goes in circles', circling, /comes back by light, douse/],
  ['non-interference', 'tells what is hidden', telling, /the events of bid/],
])('%s catches a game that %s', async (suite, _, game, complaint) => {
  expect(await complaints(SUITES[suite], lamp, game)).toMatch(complaint);
});
