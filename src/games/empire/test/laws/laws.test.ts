import { expect, test } from 'vitest';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { inFullRun, matches } from '../../../../testkit/effort.ts';
import { EDICTS, POWERS, ROLE_CARDS, type TechId, TECHS } from '../../facts.ts';
import { game } from '../../index.ts';
import type { Options } from '../../options.ts';
import type { State } from '../../state.ts';
import { position, type Seated, thick } from '../testkit.ts';
import { closely, EVERY_CARD, EVERYTHING, type Players, playUnderLaws } from './kit.ts';
import { checkState, checkStep, must } from './naive.ts';

/** The laws of the kernel and the invariants of 21, in random matches of all kinds. */

const met = new Set<string>();

interface Given {
  readonly options?: Partial<Options>;
  readonly players?: Players;
  readonly every?: number;
  readonly start?: () => State;
}

function play(seats: number, seed: string, given: Given): void {
  let count = 0;
  let last: State | undefined;
  playUnderLaws(met, { seats, seed, ...given }, (step) => {
    checkState(step.after, count++ % 7 === 0);
    checkStep(step);
    last = step.after;
  });
  const end = last as State;
  must(end.ending !== '' && end.stack.length === 0, 'a match has an end');
  must(JSON.stringify(game.outcome(end)) === JSON.stringify(game.outcome(end)), 'scoring twice');
}

const LEVELS = ['gentle', 'easy', 'standard', 'hard', 'brutal', 'doom'] as const;

/** Options for the i-th match. */
function alone(i: number): Partial<Options> {
  return {
    difficulty: i % 7 === 6 ? 'custom' : itemAt(LEVELS, i % 7),
    ...(i % 7 === 6 && { cruisers: i % 5, credits: i % 31 }),
    frontier: i % 5 !== 4,
    playerTechSets: i % 4 !== 3,
    soloTie: (['ancients', 'human', 'shared'] as const)[i % 3] as 'ancients',
    ancientExplore: i % 6 === 5 ? 'scan' : 'human',
    restir: i % 4 === 2,
  };
}

function together(i: number): Partial<Options> {
  return {
    events: i % 3 !== 2,
    powers: i % 5 !== 3,
    edicts: i % 4 !== 3,
    frontier: i % 6 !== 5,
    playerTechSets: i % 7 !== 6,
  };
}

const optionsOf = (seats: number, i: number): Partial<Options> => (seats === 1 ? alone(i) : together(i));
const KINDS: readonly Players[] = ['lively', 'any', 'explorers', 'lively', 'merchants', 'any', 'courtiers'];

test.each([
  [1, 130],
  [2, 22],
  [3, 16],
  [4, 12],
])('21 matches of %i seats', (seats, usual) => {
  for (let i = 0; i < matches(usual); i++) {
    play(seats, `laws ${seats} ${i}`, {
      options: optionsOf(seats, i),
      players: itemAt(KINDS, i % KINDS.length),
      every: closely(i),
    });
  }
});

test.each([
  [1, 100],
  [2, 16],
  [3, 12],
  [4, 8],
])('21 matches of %i seats from the middle', (seats, usual) => {
  for (let i = 0; i < matches(usual); i++) {
    const options = optionsOf(seats, i);
    play(seats, `thick ${seats} ${i}`, {
      options,
      every: closely(i + 1),
      start: () => thick(seats, 1000 * seats + i, options),
    });
  }
});

const CARDS = ROLE_CARDS.map(({ id }) => id);

/** Somebody with everything an event could take, and with Diplomatic Corps; the event comes at once. */
function stricken(i: number): State {
  const card = itemAt(CARDS, i % CARDS.length);
  const own: Seated = {
    credits: i % 9,
    stock: [i % 9, i % 7, i % 5],
    techs: i % 3 === 0 ? ['TC14', 'TI11', 'TM21'] : ['TI13', 'TI12'],
    colonies: ['A3', 'C3'].slice(0, i % 3),
    ships: ['fighter G4', 'cruiser G4', 'fighter D4'].slice(0, i % 4),
    staging: { fighter: i % 2, dreadnought: (i >> 1) % 2 },
    throne: { own: 1, galaxy: i % 2 },
  };
  if (i < CARDS.length) {
    return position({
      players: [own],
      ancients: { staging: 1 },
      monolith: 'regent',
      queue: [itemAt(CARDS, (i + 1) % 49), itemAt(CARDS, (i + 20) % 49), card],
    });
  }
  return position({
    players: [own, {}],
    monolith: 'explorer',
    arriving: true,
    event: card,
    galaxy: 3,
    options: { events: true, edicts: true },
  });
}

test('21 matches that begin with every event', () => {
  for (let i = 0; i < matches(2 * CARDS.length); i++) {
    const start = stricken(i % (2 * CARDS.length));
    play(start.players.length, `stricken ${i}`, {
      options: start.options,
      every: 60,
      start: () => stricken(i % (2 * CARDS.length)),
    });
  }
});

/** Two players with a power each near the end; seat 0 leads what its power is about. */
function powerful(i: number): State {
  const { id } = itemAt(POWERS, i % 16);
  const other = itemAt(POWERS, (i + 5) % 16).id;
  const edict = itemAt(EDICTS, i % 12).id;
  const techs = TECHS.map((tech) => tech.id);
  const mine = (from: number): TechId[] => techs.filter((_, at) => at % 12 === from % 12);
  return position({
    players: [
      {
        power: id,
        colonies: ['A3', 'C3', 'D3', 'E1'],
        ships: ['fighter G4', 'cruiser D4', 'dreadnought C4'],
        techs: mine(i),
        credits: 8,
        stock: [8, 6, 4],
      },
      {
        power: other,
        ships: ['fighter A1', 'cruiser E4', 'cruiser E3'],
        colonies: ['E5', 'D5'],
        techs: mine(i + 6),
        credits: 8,
        stock: [8, 6, 4],
      },
    ],
    far: { F2: 0 },
    monolith: 'regent',
    lying: { explorer: 2, engineer: 2, merchant: 1 },
    tiles: { B4: 'W01', F2: 'W02', B2: 'P29' },
    arriving: true,
    galaxy: 6,
    edict,
    options: { powers: true, edicts: true, events: i % 2 === 0 },
  });
}

test('21 matches about powers, edicts and technologies', () => {
  for (let i = 0; i < matches(48); i++) {
    const start = powerful(i);
    play(2, `powerful ${i}`, { options: start.options, every: 60, start: () => powerful(i) });
  }
});

/** Far Space nearly full, so that the Ancients come to the galaxy slots. */
function crowdedFar(i: number): State {
  return position({
    players: [{ credits: 12, stock: [i % 3, 1, 1] }],
    ancients: { credits: 15 },
    far: i % 2 === 0 ? { F1: 0, F2: 0, F3: 'A', F4: 0, F5: 0, F6: 'A' } : { F1: 'A', F3: 0, F4: 'A' },
    slots: [0, 1, 2, 3].map((slot) => slot >= i % 4),
    monolith: 'steward',
    queue: ['MER1', 'STORY4', 'STORY1'],
  });
}

/** Few tiles are left. */
function explored(i: number): State {
  return position({
    players: [{}],
    ancients: { staging: i % 3 },
    monolith: 'regent',
    display: ['P01', 'W01', 'P02'],
    pile: (['P03', 'P04', 'P05', 'P06', 'W02', 'P07'] as const).slice(0, i % 7),
  });
}

test('21 matches about the last tiles', () => {
  for (let i = 0; i < matches(14); i++) {
    play(1, `tiles ${i}`, { players: 'explorers', every: 60, start: () => explored(i) });
  }
});

test('21 matches about Far Space', () => {
  for (let i = 0; i < matches(40); i++) {
    play(1, `far ${i}`, { players: 'merchants', every: 60, start: () => crowdedFar(i) });
  }
});

test.runIf(inFullRun)('every move, question and event was met', () => {
  expect(EVERYTHING.filter((name) => !met.has(name))).toEqual([]);
});

test.runIf(inFullRun)('every card, location and end was met', () => {
  expect(EVERY_CARD.filter((name) => !met.has(name))).toEqual([]);
});
