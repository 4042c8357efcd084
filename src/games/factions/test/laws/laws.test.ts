import { expect, test } from 'vitest';
import { askedSeats, asking } from '../../../../kernel/flow/flow.ts';
import { itemAt, sum } from '../../../../kernel/data/lists.ts';
import { keyIn } from '../../../../kernel/data/records.ts';
import { inFullRun, matches } from '../../../../testkit/effort.ts';
import { EVENT, EXOPLANET, type TechId } from '../../facts.ts';
import { EARTH_DECK } from '../../content/earth.ts';
import { JUPITER_DECK } from '../../content/jupiter.ts';
import { MERCURY_DECK } from '../../content/mercury.ts';
import {
  NEPTUNE_EXOPLANETS,
  NEPTUNE_EXPLORERS,
  NEPTUNE_INSTANTS,
  NEPTUNE_TECHS,
} from '../../content/neptune.ts';
import { FACTION_MATS } from '../../content/playmats.ts';
import { SATURN_DECK } from '../../content/saturn.ts';
import { ASTEROIDS } from '../../content/tiles.ts';
import { URANUS_DECK } from '../../content/uranus.ts';
import { VENUS_DECK } from '../../content/venus.ts';
import content from '../fixtures/content.json' with { type: 'json' };
import { game } from '../../index.ts';
import type { Player, State } from '../../state.ts';
import { position, thick } from '../testkit.ts';
import { closely, EVERY_CARD, EVERYTHING, playUnderLaws, type Ply } from './kit.ts';

/** The laws of the kernel, and the invariants of 23 once more, from the printed figures alone. */

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

// ── 23, state by state ────────────────────────────────────────────────────────────────────────────

const SIZES = [4, 8, 8, 8, 12, 12, 12, 24];
const FIRST = SIZES.map((_, band) => sum(SIZES.slice(0, band)));
const NAMES = SIZES.flatMap((size, band) => Array.from({ length: size }, (_, index) => `${band}-${index}`));
const SLOTS = [10, 6, 4, 3, 4];
const OWN_SLOTS = Object.fromEntries(FACTION_MATS.map(({ id, machine }) => [id, machine.slots]));
const OWN_TURN = ['turn', 'begin', 'fly', 'landed', 'action', 'finish'];

function capacities({ upgrades, faction, techs }: Player): [number, number] {
  const [batteries, cargo] = [itemAt(upgrades, 0), itemAt(upgrades, 1)];
  const level = batteries >= 10 ? 32 : batteries >= 6 ? 24 : batteries >= 3 ? 20 : 16;
  const more = (card: TechId, by: number): number => (techs.includes(card) ? by : 0);
  return [
    level + more('ur04', 4) + more('ne23', 6),
    4 + (faction === 'megacore' ? 1 : 0) + cargo + more('ur03', 3),
  ];
}

function checkState(state: State, all: boolean): void {
  const { players, planets, energy, gates, round, options } = state;
  const [seatAsked] = askedSeats(state);
  players.forEach((player, seat) => checkPlayer(state, player, seat));
  const rings = planets.map(({ ring }) => ring).sort((a, b) => a - b);
  must(
    rings.join() === Array.from({ length: options.firstTime ? 6 : 8 }, (_, ring) => ring).join(),
    '23.4 rings',
  );
  for (const { ring, tick } of planets)
    must(tick >= 0 && tick < 24 && tick % (24 / itemAt(SIZES, ring)) === 0, '23.4 nodes');
  must(
    energy.length === 88 && energy.every((amount) => Number.isInteger(amount) && amount >= 0),
    '23.6 energy',
  );
  checkTiles(state);
  if (all) checkCards(state);
  const seats = players.length;
  const voters = state.votes.map(({ seat }) => seat).filter((seat) => seat >= 0);
  must(new Set(voters).size === voters.length, '23.12 one vote each');
  must(state.votes.filter(({ space }) => space === 'leader').length <= 1, '23.12 one Leader space');
  must(state.leader >= 0 && state.leader < seats, '23.13 one Leader');
  must(
    gates.length <= 2 && new Set(gates).size === gates.length && gates.every((at) => at < 88),
    '23.14 tokens',
  );
  if (seatAsked !== undefined && OWN_TURN.includes(asking(state)?.step ?? ''))
    must(players[seatAsked]?.passed === false, '23.15 nobody who has passed is asked for a turn');
  must(round >= 0 && round <= (seats === 1 ? 2 : 3), '23.21 rounds');
  must(state.exoplanets.length <= 5 && state.research.length <= 3, '23.20 markets');
  must(
    state.exoplanets.length > 0 || state.decks.jupiter.length + state.discards.jupiter.length === 0,
    '23.20 empty',
  );
  if (seatAsked === undefined) return;
  const moves = game.legalMoves(state, seatAsked);
  must(moves.length >= 1 && moves.length <= 400, `23.25 ${moves.length} choices`);
  for (const move of moves)
    if (move.type === 'step') must(itemAt(players, seatAsked).energy >= 1, '23.8 steps can be paid');
}

function checkPlayer(state: State, player: Player, seat: number): void {
  const { faction, energy, resources, ships, upgrades, objectives, techs, once } = player;
  if (faction === '') return;
  const [most, hold] = capacities(player);
  must(energy >= 0 && energy <= most, `23.1 energy ${energy} of ${most}`);
  must(resources >= 0 && resources <= hold, `23.1 resources ${resources} of ${hold}`);
  [...SLOTS, OWN_SLOTS[faction] as number].forEach((slots, machine) => {
    const filled = itemAt(upgrades, machine);
    must(filled >= 0 && filled <= slots, '23.3 slots');
  });
  if (state.round > 0)
    must(ships.length === 1 || (faction === 'androids' && ships.length === 2), '23.5 ships');
  must(
    ships.every((at) => at >= 0 && at < 88),
    '23.5 sectors',
  );
  const deep = faction === 'deepstate' ? 1 : 0;
  const step = asking(state)?.step;
  const own = state.turn.seat === seat && !state.upkeep;
  if (!own && !['keep', 'trim', 'react'].includes(step ?? ''))
    must(objectives.length <= 3 + deep, '23.11 objectives');
  if (step !== 'return') must(techs.length <= 1 + deep, '23.11 techs');
  must(player.lastTurns <= 6 && player.turns <= 40, '23.16 turns');
  must(new Set(once).size === once.length, '23.18 once a round');
}

function checkTiles({ tiles, spoils }: State): void {
  must(tiles.length + spoils.length <= 20, '23.9 twenty tiles');
  must(new Set(tiles.map(({ at }) => at)).size === tiles.length, '23.9 one on a cell');
  must(
    tiles.every(({ at }) => at >= 88 || NAMES[at]?.startsWith('4-')),
    '23.9 belts',
  );
  const seen = [...spoils, ...tiles.map(({ value }) => value)];
  for (const { value, count } of ASTEROIDS)
    must(seen.filter((other) => other === value).length <= count, `23.9 tiles of ${value}`);
}

const NEPTUNE_DECK = [...NEPTUNE_INSTANTS, ...NEPTUNE_EXPLORERS, ...NEPTUNE_EXOPLANETS, ...NEPTUNE_TECHS];

function checkCards(state: State): void {
  const { players, rival, decks, discards, exoplanets, research, stack, options } = state;
  const lies = [
    ...Object.values(decks).flat(),
    ...Object.values(discards).flat(),
    ...exoplanets,
    ...research,
    ...players.flatMap((player) => [
      ...player.explorers.map(({ card }) => card),
      ...player.objectives.map(({ card }) => card),
      ...player.techs,
      ...player.completed,
      ...player.exoplanets.flatMap(({ card, explorers }) => [card, ...explorers]),
    ]),
    ...rival.flatMap((mat) => [
      ...mat.explorers,
      ...mat.exoplanets,
      ...mat.techs,
      ...mat.objectives.map(({ card }) => card),
    ]),
    ...stack.flatMap((step) => (step.step === 'keep' ? step.cards.map(({ card }) => card) : [])),
  ].sort();
  const marked = (card: { star?: boolean; asterisk?: boolean }): boolean =>
    (card.star === true && players.length < 3) || (card.asterisk === true && options.firstTime);
  const printed = [
    ...MERCURY_DECK,
    ...VENUS_DECK,
    ...VENUS_DECK,
    ...JUPITER_DECK.filter((card) => !marked(card)),
    ...SATURN_DECK.filter((card) => !marked(card)),
    ...(options.firstTime ? [] : [...URANUS_DECK, ...NEPTUNE_DECK]),
  ].map(({ id }): string => id);
  must(lies.join() === printed.sort().join(), '23.10 cards');
}

// ── Step by step ──────────────────────────────────────────────────────────────────────────────────

const at = (name: string): number => NAMES.indexOf(name);

function aroundNames({ ring, tick }: { ring: number; tick: number }): number[] {
  return NAMES.flatMap((_, sector) => {
    const band = FIRST.findLastIndex((first) => first <= sector);
    if (band !== ring && band !== ring + 1) return [];
    const wide = 24 / itemAt(SIZES, band);
    const from = (sector - itemAt(FIRST, band)) * wide;
    return [tick, tick + 24].some((node) => from <= node && node <= from + wide) ? [sector] : [];
  });
}

const PLANETS = content.board.rings.map(({ planet }) => planet);

function checkStep({ before, after, move, seat, events }: Ply): void {
  const own = itemAt(before.players, seat);
  const now = itemAt(after.players, seat);
  if (move.type === 'step' || move.type === 'phase') {
    const price = own.energy - now.energy;
    must(price >= 1, '23.8 a price');
    must(sum(after.energy) - sum(before.energy) === price, '23.7 what is paid lies in the sectors');
    must(itemAt(after.energy, at(move.to)) - itemAt(before.energy, at(move.to)) === price, '23.7 there');
  }
  if (move.type === 'use') {
    const near = aroundNames(itemAt(before.planets, PLANETS.indexOf(move.planet)));
    must(
      near.includes(itemAt(own.ships, 0)) && before.turn.placed.some((sector) => near.includes(sector)),
      '23.17 beside',
    );
  }
  if (!events.some(({ type }) => ['entered', 'flooded', 'cleared', 'swept'].includes(type)))
    must(after.energy.join() === before.energy.join(), '23.6 energy of sectors changes only as told');
  checkExploration(before, after);
}

/** 23.19: what is explored stays so, and explorers stay where they are while the card does. */
function checkExploration(before: State, after: State): void {
  const later = new Map(
    after.players.flatMap(({ exoplanets }) => exoplanets.map((one) => [one.card, one] as const)),
  );
  for (const { card, explored, explorers } of before.players.flatMap(({ exoplanets }) => exoplanets)) {
    const one = later.get(card);
    if (one === undefined) continue;
    must(one.explored || !explored, '23.19 explored for good');
    must(one.explorers.slice(0, explorers.length).join() === explorers.join(), '23.19 explorers stay');
  }
}

/** 23.21: the planets move in Upkeep between rounds. */
function upkeepTurns(events: Ply['events']): number {
  return events.filter(({ type }) => type === 'swept').length;
}

const met = new Set<string>();

function play(seats: number, seed: string, firstTime: boolean, every: number, start?: () => State): void {
  let [swept, count] = [0, 0];
  const rounds = start?.().round ?? 0;
  let last: State | undefined;
  const players = seed.startsWith('any') ? 'any' : 'lively';
  playUnderLaws(
    met,
    { seats, seed, options: { firstTime }, every, players, ...(start && { start }) },
    (step) => {
      checkState(step.after, count++ % 5 === 0);
      checkStep(step);
      swept += upkeepTurns(step.events);
      last = step.after;
    },
  );
  const end = last as State;
  must(end.over && swept === end.round - Math.max(1, rounds), `23.21 ${swept} upkeeps between rounds`);
  must(JSON.stringify(game.outcome(end)) === JSON.stringify(game.outcome(end)), '23.23 scoring twice');
}

test.each([1, 2, 3, 4])('23 matches of %i seats', (seats) => {
  for (let i = 0; i < matches(3); i++) play(seats, `laws ${seats} ${i}`, i % 3 === 2, closely(i));
});

test.each([1, 2, 3, 4])('23 matches of %i seats that take any move', (seats) => {
  for (let i = 0; i < matches(2); i++) play(seats, `any ${seats} ${i}`, i % 2 === 1, closely(i));
});

test.each([1, 2, 3, 4])('23 matches of %i seats from the middle', (seats) => {
  for (let i = 0; i < matches(seats === 1 ? 20 : 8); i++) {
    const firstTime = i % 7 === 6;
    play(seats, `thick ${seats} ${i}`, firstTime, closely(i + 1), () =>
      thick(seats, 100 * seats + i, { firstTime }),
    );
  }
});

/** The People at the end of a match, with a quarter of all exoplanets and explorers for a few more. */
function colonists(match: number): State {
  const cards = [...JUPITER_DECK, ...NEPTUNE_EXOPLANETS];
  const own = cards.map(({ id }) => keyIn(EXOPLANET, id)).filter((_, i) => i % 4 === match % 4);
  return position({
    players: [
      {
        faction: 'sop',
        upgrades: { faction: 5, batteries: 6, cargo: 3 },
        resources: 4,
        explorers: ['ve20', 've20', 've15', 've15', 've14', 've14', 've08', 've08'],
        exoplanets: own.map((card, i) => ({ card, explored: (i + (match >> 2)) % 2 > 0 })),
        ships: ['2-0'],
      },
      { faction: 'council', explorers: ['ve01', 've02'], objectives: ['sa05'], ships: ['0-0'], passed: true },
    ],
    round: 3,
    energy: { '2-5': 3, '3-3': 2 },
  });
}

/** Somebody with much in the hold, beside a wormhole to a sector where two others are. */
function crowded(): State {
  return position({
    players: [
      {
        faction: 'tunnelers',
        upgrades: { faction: 4 },
        objectives: ['sa27', 'sa35', 'sa07'],
        ships: ['1-0'],
      },
      {
        faction: 'council',
        resources: 9,
        upgrades: { cargo: 6 },
        objectives: ['sa01'],
        ships: ['6-0'],
        passed: true,
      },
      {
        faction: 'zealots',
        resources: 10,
        upgrades: { cargo: 6 },
        objectives: ['sa26', 'sa36'],
        techs: ['ur12'],
        ships: ['6-0'],
        passed: true,
      },
    ],
    round: 3,
    gates: ['1-0', '6-0'],
    energy: { '1-0': 2, '6-0': 1 },
  });
}

/** One option of an event with a vote, at the end of its round. */
function voted(match: number): State {
  const { id, phase } = itemAt(EARTH_DECK, match % 12);
  const option = match < 12 ? 'A' : 'B';
  return position({
    players: [
      { faction: 'council', energy: 2, resources: 0, ships: ['6-6'], objectives: ['sa08'] },
      { faction: 'einstein', energy: 2, resources: 0, ships: ['5-5'], objectives: ['sa09'], passed: true },
    ],
    event: keyIn(EVENT, id),
    votes: [{ seat: 0, option, space: 'reward' }],
    round: phase,
  });
}

/** Androids with a full hand who may follow to Saturn. */
function reacting(): State {
  return position({
    players: [
      { faction: 'sop', ships: ['4-0'], turns: 6 },
      { faction: 'androids', upgrades: { faction: 4 }, objectives: ['sa08', 'sa09', 'sa11'], ships: ['7-7'] },
    ],
    round: 3,
    planets: { Jupiter: 12, Uranus: 12 },
    tiles: {},
  });
}

test('23 matches about exoplanets and objectives', () => {
  for (let i = 0; i < matches(16); i++) play(2, `colonists ${i}`, false, 60, () => colonists(i));
  for (let i = 0; i < matches(24); i++) play(2, `voted ${i}`, false, 80, () => voted(i));
  for (let i = 0; i < matches(5); i++) play(2, `reacting ${i}`, false, 80, reacting);
  for (let i = 0; i < matches(6); i++) play(3, `crowded ${i}`, false, 60, crowded);
});

test.runIf(inFullRun)('every move, question and event was met', () => {
  expect(EVERYTHING.filter((name) => !met.has(name))).toEqual([]);
});

test.runIf(inFullRun)('every card was drawn, used and scored', () => {
  expect(EVERY_CARD.filter((name) => !met.has(name))).toEqual([]);
});
