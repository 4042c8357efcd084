import { expect, test } from 'vitest';
import { chanceOf, seedFrom } from '../../../kernel/match/chance.ts';
import type { Seat } from '../../../kernel/game.ts';
import { itemAt } from '../../../kernel/data/lists.ts';
import { clone } from '../../../kernel/data/plain.ts';
import { pick, type Rng, seeded } from '../../../kernel/match/rng.ts';
import { visible } from '../../../kernel/sight/sight.ts';
import { moveText } from '../../../kernel/text.ts';
import { type ExplorerId, faceDown, type ObjectiveId } from '../facts.ts';
import { game } from '../index.ts';
import type { Event, Held, Move, State } from '../state.ts';
import { fresh, line, lively, player, position, question, thick, told } from './testkit.ts';
import { bit } from '../verbs.ts';

/** Hidden information (24). */

const OPEN = 1 << 7;

/** The names of all cards and values that a viewer must not see. */
function secretsOf(state: State, viewer: Seat | undefined): Held[] {
  const hands = state.players.flatMap(({ explorers, objectives }) => [...explorers, ...objectives]);
  const drawn = state.stack.flatMap((step) => (step.step === 'keep' ? step.cards : []));
  const unseen = state.rival.flatMap(({ objectives }) => objectives);
  return [...hands, ...drawn, ...unseen].filter(({ known }) => (known & (bit(viewer) | OPEN)) === 0);
}

/** How often each card can be seen in some data. */
function countIn(data: unknown): Map<string, number> {
  const found = new Map<string, number>();
  for (const [card] of JSON.stringify(data).matchAll(/\b(ve|sa|ne)\d\d\b/g))
    found.set(card, (found.get(card) ?? 0) + 1);
  return found;
}

/** Every card of the secret decks that lies open or is known to the viewer, counted from the state itself. */
function mayBeSeen(state: State, viewer: Seat | undefined): Map<string, number> {
  const open = clone(state);
  for (const deck of ['venus', 'saturn', 'neptune'] as const) open.decks[deck] = [];
  const hide = (held: Held): void => {
    if ((held.known & (bit(viewer) | OPEN)) === 0) Object.assign(held, { card: faceDown('mercury') });
  };
  for (const { explorers, objectives } of open.players) [...explorers, ...objectives].forEach(hide);
  for (const { objectives } of open.rival) objectives.forEach(hide);
  for (const step of open.stack) if (step.step === 'keep') step.cards.forEach(hide);
  const stack = open.stack.map((step) => {
    const deal = 'maker' in step;
    const partner = deal && (step.maker === viewer || (step.partner === viewer && step.step !== 'draft'));
    return deal && !partner ? { ...step, give: [], ask: [] } : step;
  });
  return countIn({ ...open, stack });
}

test('24 no view ever shows a card or value its viewer does not know', () => {
  for (let i = 0; i < 10; i++) {
    const seats = 1 + (i % 4);
    const state = i < 6 ? thick(seats, 40 + i) : fresh(seats, {}, i);
    const rng = seeded(i);
    for (let moves = 0; moves < 160 && game.actors(state).length > 0; moves++) {
      for (const viewer of [undefined, ...state.players.keys()]) {
        const view = game.redact(state, viewer);
        expect(countIn(view), `${moves} ${viewer}`).toEqual(mayBeSeen(state, viewer));
        expect(view.decks.saturn.every((card) => card === 'sa?')).toBe(true);
        state.tiles.forEach(({ value, known }, at) => {
          if (value > 0 && (known & (bit(viewer) | OPEN)) === 0) expect(view.tiles[at]?.value).toBe(-1);
        });
      }
      const seat = itemAt(game.actors(state), 0);
      game.apply(state, seat, lively(rng, state, seat), rng);
    }
  }
});

test('24 events name hidden cards only to those who may know them', () => {
  for (let i = 0; i < 8; i++) {
    const seats = 1 + (i % 4);
    let state = thick(seats, 60 + i);
    const rng = seeded(i);
    for (let moves = 0; moves < 250 && game.actors(state).length > 0; moves++) {
      const seat = itemAt(game.actors(state), 0);
      const next = clone(state);
      const events: Event[] = [];
      game.apply(next, seat, lively(rng, state, seat), rng, events);
      for (const viewer of [undefined, ...next.players.keys()]) {
        const hidden: string[] = secretsOf(next, viewer).map(({ card }) => card);
        const [before, after] = [countIn(game.redact(state, viewer)), countIn(game.redact(next, viewer))];
        for (const card of countIn(visible(events, viewer)).keys()) {
          // A card that is named can be seen before or after, or is burned or shuffled in openly.
          const seen = before.has(card) || after.has(card);
          expect(seen || !hidden.includes(card), `${card} told to ${viewer}: ${JSON.stringify(events)}`).toBe(
            true,
          );
        }
      }
      state = next;
    }
  }
});

// ── What cannot be seen has no influence ──────────────────────────────────────────────────────────

interface Result {
  readonly all: string;
  readonly view: string;
  readonly told: string;
}

function resultOf(state: State, viewer: Seat | undefined, seat: Seat, move: Move, chance: Rng): Result {
  const next = clone(state);
  const events: Event[] = [];
  game.apply(next, seat, move, chance, events);
  return {
    all: JSON.stringify(next),
    view: JSON.stringify(game.redact(next, viewer)),
    told: JSON.stringify(visible(events, viewer)),
  };
}

/** The first thing a viewer could learn that its view does not show. */
function leakOf(state: State, twin: State, viewer: Seat | undefined, chance: () => Rng): string | undefined {
  const differs = (look: (seen: State) => unknown): boolean =>
    JSON.stringify(look(state)) !== JSON.stringify(look(twin));
  if (differs((seen) => game.redact(seen, viewer))) return 'the view';
  if (differs((seen) => game.actors(seen))) return 'who is asked';
  if (differs((seen) => seen.stack.map(({ step }) => step))) return 'what is asked';
  const seat = itemAt(game.actors(state), 0);
  if (seat === viewer && differs((seen) => game.legalMoves(seen, seat))) return 'the legal moves';
  const also = new Set(game.legalMoves(twin, seat).map(moveText));
  for (const move of game.legalMoves(state, seat)) {
    if (!also.has(moveText(move))) continue;
    const one = resultOf(state, viewer, seat, move, chance());
    const other = resultOf(twin, viewer, seat, move, chance());
    if (one.view === other.view && one.told !== other.told) return `the events of ${moveText(move)}`;
  }
  return undefined;
}

test.each([1, 2, 3, 4])(
  '24 with %i seats nothing hidden shows in what is asked, offered and told',
  (seats) => {
    const secret = seedFrom(`quiet ${seats}`);
    const rng = seeded(seats);
    let others = 0;
    for (let i = 0; i < 4; i++) {
      let state = thick(seats, 80 + i);
      for (let ply = 1; ply < 90 && game.actors(state).length > 0; ply++) {
        const chance = (): Rng => chanceOf(secret, ply);
        for (const viewer of ply % 9 === 0 ? [undefined, ...state.players.keys()] : []) {
          const twin = game.determinize(game.redact(state, viewer), viewer, rng);
          if (JSON.stringify(twin) !== JSON.stringify(state)) others++;
          expect(leakOf(state, twin, viewer, chance), `${i} ${ply} ${viewer}`).toBeUndefined();
        }
        const seat = itemAt(game.actors(state), 0);
        const next = clone(state);
        game.apply(next, seat, lively(rng, state, seat), chance());
        state = next;
      }
    }
    expect(others).toBeGreaterThan(20);
  },
);

// ── Look-alikes ───────────────────────────────────────────────────────────────────────────────────

/** Two positions that differ in hidden cards only, played alike by moves both allow; who is asked never differs. */
function playAlike(one: State, other: State, seed: number): number {
  const rng = seeded(seed);
  let moves = 0;
  while (game.actors(one).length > 0 && moves < 400) {
    expect([question(one), game.actors(one)]).toEqual([question(other), game.actors(other)]);
    const seat = itemAt(game.actors(one), 0);
    const also = new Set(game.legalMoves(other, seat).map(moveText));
    const both = game
      .legalMoves(one, seat)
      .filter((move) => also.has(moveText(move)) && !['complete', 'rescue', 'place'].includes(move.type));
    if (both.length === 0) return moves;
    const quiet = both.filter(({ type }) => type !== 'pass');
    const move = pick(rng, quiet.length > 0 && rng.int(10) > 0 ? quiet : both);
    const [first, second] = [seeded(seed + moves), seeded(seed + moves)];
    game.apply(one, seat, move, first);
    game.apply(other, seat, move, second);
    moves++;
  }
  return moves;
}

test('24 who is asked follows from public facts: hands that differ are asked the same', () => {
  const with_ = (explorers: ExplorerId[], objectives: ObjectiveId[]) =>
    position({
      players: [
        { faction: 'council', ships: ['3-0'], energy: 9, explorers: ['ve02'], exoplanets: ['ju36'] },
        {
          faction: 'einstein',
          ships: ['4-4'],
          energy: 3,
          explorers,
          objectives,
          exoplanets: ['ju18', 'ju09'],
        },
        { faction: 'androids', ships: ['5-5'], energy: 9, upgrades: { faction: 4 } },
      ],
      event: 'ea02',
    });
  let moves = 0;
  for (let seed = 0; seed < 12; seed++) {
    const one = with_(['ve20', 've20'], ['sa03', 'sa08']);
    const other = with_(['ve01', 've05'], ['sa25', 'sa33']);
    // The decks hold what the hands do not, in the same order.
    moves += playAlike(one, other, seed);
  }
  expect(moves).toBeGreaterThan(200);
});

test('24 a peeked tile: its looker sees the value, the others that it was looked at', () => {
  const state = position({
    players: [{ faction: 'deepstate', upgrades: { faction: 3 } }, {}, {}],
    tiles: { '4-0': 0 },
  });
  const events = line(state, ['spy 4-0'], [6]);
  const seen = [0, 1, undefined].map((viewer) => game.redact(state, viewer).tiles[0]?.value);
  expect(seen).toEqual([6, -1, -1]);
  expect([visible(events, 1).map(({ type }) => type), told(visible(events, 0), 'saw').length]).toEqual([
    ['peeked'],
    1,
  ]);
});

test('24 objectives drawn are seen by the drawer, the burned one by all', () => {
  const state = position({ players: [{ ships: ['4-0'] }, {}] });
  const events = line(state, ['step 5-0', 'stop', 'use Saturn Saturn'], ['sa01', 'sa02']);
  const cards = (viewer: Seat | undefined) => {
    const top = game.redact(state, viewer).stack.at(-1);
    return top?.step === 'keep' ? top.cards.map(({ card }) => card) : [];
  };
  expect([cards(0), cards(1), cards(undefined)]).toEqual([
    ['sa01', 'sa02'],
    ['sa?', 'sa?'],
    ['sa?', 'sa?'],
  ]);
  expect(JSON.stringify(visible(events, 1))).not.toContain('sa0');
  const after = line(state, ['keep sa02']);
  expect(visible(after, 1)).toEqual([{ type: 'burned', seat: 0, card: 'sa01' }]);
  expect(game.redact(state, 1).players[0]?.objectives).toEqual([{ card: 'sa?', known: 0 }]);
});

test('24 proposals are for the two partners, drafts for the one who makes them', () => {
  const state = position({ players: [{ explorers: ['ve01'] }, { objectives: ['sa01'] }, {}] });
  const events = line(state, ['offer 1', 'give explorer ve01', 'ask objective any']);
  const deal = (viewer: Seat | undefined) => {
    const top = game.redact(state, viewer).stack.at(-1);
    return top && 'maker' in top ? top.give.length + top.ask.length : -1;
  };
  expect([deal(0), deal(1), deal(2), deal(undefined)]).toEqual([2, 0, 0, 0]);
  events.push(...line(state, ['propose']));
  expect([deal(0), deal(1), deal(2), deal(undefined)]).toEqual([2, 2, 0, 0]);
  expect(JSON.stringify(visible(events, 2))).not.toContain('ve01');
  expect(told(visible(events, 1), 'proposal')).toHaveLength(1);
  const traded = line(state, ['accept', 'hand sa01']);
  expect(JSON.stringify(visible(traded, 2))).not.toMatch(/ve01|sa01/);
  expect(game.redact(state, 0).players[1]?.explorers[0]?.card).toBe('ve01');
  expect(game.redact(state, 1).players[0]?.objectives[0]?.card).toBe('sa01');
  expect(game.redact(state, 2).players[1]?.explorers[0]?.card).toBe('ve?');
});

test('24 explorers drawn at Venus are told to their owner only', () => {
  const state = position({ players: [{ ships: ['3-0'], resources: 2 }, {}] });
  const events = line(state, ['step 2-0', 'stop', 'use Venus Venus', 'recruit 2'], ['ve01', 've02']);
  expect(JSON.stringify(visible(events, 1))).not.toMatch(/ve0/);
  expect(told(visible(events, 1), 'recruited')).toEqual([{ type: 'recruited', seat: 0, count: 2 }]);
  expect(told(visible(events, 0), 'explorers')).toHaveLength(1);
  expect(player(game.redact(state, 1)).explorers).toEqual([
    { card: 've?', known: 0 },
    { card: 've?', known: 0 },
  ]);
});

test('24 the event of the second phase is not settled before it is turned up', () => {
  const state = fresh(3, {}, 5);
  expect(JSON.stringify(state)).not.toMatch(/ea(07|08|09|10|11|12)/);
});

test('24 what was picked for a deal is in the hand it comes from, in every guess of its partner', () => {
  const state = position({
    players: [{ resources: 2 }, { explorers: ['ve01', 've02', 've03'], objectives: ['sa01', 'sa02'] }],
  });
  line(state, ['offer 1', 'give resource 1', 'ask explorer any', 'ask objective any', 'ask objective any']);
  line(state, ['propose', 'accept', 'hand ve02', 'hand sa02']);
  for (let i = 0; i < 50; i++) {
    const guess = game.determinize(game.redact(state, 0), 0, seeded(i));
    expect(game.stateFault(guess)).toBeUndefined();
    const { explorers, objectives } = player(guess, 1);
    expect(explorers.filter(({ card }) => card === 've02').length).toBeGreaterThan(0);
    expect(objectives.map(({ card }) => card)).toContain('sa02');
    const [move] = game.legalMoves(guess, 1) as [Move];
    game.apply(guess, 1, move, seeded(i));
  }
});
