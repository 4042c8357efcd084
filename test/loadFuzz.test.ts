import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type * as Faults from '../src/kernel/checks/faults.ts';
import type * as Load from '../src/testkit/load.ts';
import type { Subject } from '../src/testkit/subject.ts';

/** The load fuzz finds what a check of positions is for as soon as that check is taken out. */

/** Every check tells its fault by one of these, so what it would say is enough to take it out. */
function withoutOne({ within, all, oneOf, sized, unless, faceUp }: typeof Faults): typeof Faults {
  return {
    within: (...given) => overlooked(within(...given)),
    all: (...given) => overlooked(all(...given)),
    oneOf: (...given) => overlooked(oneOf(...given)),
    sized: (...given) => overlooked(sized(...given)),
    unless: (...given) => overlooked(unless(...given)),
    faceUp: (...given) => overlooked(faceUp(...given)),
  };
}

let takenOut: RegExp | undefined;

function overlooked(fault: string | undefined): string | undefined {
  return fault !== undefined && takenOut?.test(fault) ? undefined : fault;
}

let fuzz: typeof Load;
let subjects: readonly Subject[];

/** Test files share their modules, so the games are loaded again, with checks that can be taken out. */
beforeAll(async () => {
  vi.resetModules();
  vi.doMock('../src/kernel/checks/faults.ts', async (original) =>
    withoutOne(await original<typeof Faults>()),
  );
  fuzz = await import('../src/testkit/load.ts');
  const { GAMES } = await import('../src/games/index.ts');
  const { subjectsOf } = await import('../src/testkit/subject.ts');
  subjects = await subjectsOf(GAMES);
});

afterAll(() => {
  vi.doUnmock('../src/kernel/checks/faults.ts');
  vi.resetModules();
});

/** What the fuzz finds first; of its likely changes only those of such places are made, to save time. */
function found(subject: Subject, places: RegExp): string {
  for (const { run } of fuzz.loadChecks(subject, places)) {
    try {
      run();
    } catch (error) {
      return String(error);
    }
  }
  return 'nothing';
}

const STACK = /^\.stack$/;
const DEAL = /^\.stack\[\]\.(give|ask)/;
const STORES = /^\.players\[\]\.(energy|resources)$/;
const NOWHERE = /^$/;

test.for<[string, string, RegExp, RegExp]>([
  ['empire', 'a step where it cannot come', STACK, /^step \w+ cannot come before/],
  ['factions', 'a question that will have no answer', STACK, /^step \w+ (cannot come before|has no answer)/],
  ['factions', 'a view with cards face down', NOWHERE, /^a card is face down/],
  [
    'factions',
    'a negative tile',
    /^\.tiles\[\]\.value$/,
    /^a tile .* is face down|^there are not so many tiles/,
  ],
  ['factions', 'a deal about cards not held', DEAL, /^a deal (has more|names the (explorer|objective|tech))/],
  ['factions', 'a deal about exoplanets not owned', DEAL, /^a deal names the exoplanet/],
  ['factions', 'stores before a faction is chosen', STORES, /^player \d has no faction and more/],
  ['empire', 'a view with powers face down', NOWHERE, /^a power .* is face down|was dealt an unknown power/],
  ['empire', 'a view with dials face down', NOWHERE, /^a dial (is face down|must divide)/],
  ['empire', 'an event card that is missing', /^\.decks$/, /^a role card is missing/],
])('%s: %s', ([id, , places, fault], { skip }) => {
  const subject = subjects.find((one) => one.id === id);
  if (!subject) return skip('another game is tried');
  takenOut = fault;
  expect(found(subject, places)).toMatch(/a spoiled position: /);
});
