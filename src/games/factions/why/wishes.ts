import { isAsked, movesOf, openQuestion } from '../../../kernel/flow/flow.ts';
import type { Seat } from '../../../kernel/game.ts';
import { moveText } from '../../../kernel/text.ts';
import { distinct, namesAll, type Wish } from '../../../kernel/why.ts';
import { BANDS, NAME } from '../board.ts';
import { EXPLORER, FACTION, FACTIONS, isFaceUp, MACHINES, PLANETS, PROBES } from '../facts.ts';
import { ENERGY_UNITS } from '../actions/trade.ts';
import { RIVAL, type Move, type State, type Step, type Unit } from '../state.ts';
import { FLOW, type Question } from '../steps.ts';
import { energyCapacity, isComplete, isSolo, playerOf } from '../verbs.ts';
import { has } from '../../../kernel/data/records.ts';
import { abilitiesOf } from './abilities.ts';
import { mayFly } from './ask.ts';
import { KINDS_OF_MOVE } from './questions.ts';
import {
  bandThing,
  BY_BUTTON,
  cardThing,
  countThing,
  ENERGY,
  factionThing,
  goalsOf,
  instrumentOf,
  isByButton,
  lawThing,
  machineThing,
  marketThing,
  optionThing,
  planetThing,
  playerThing,
  RESOURCES,
  ROUND,
  techThing,
  thingsOf,
  unitThing,
  voteThing,
  worldThing,
} from './things.ts';

/** What can be wished for, and which moves fulfil it. */

// ── Actions of the turn ───────────────────────────────────────────────────────────────────────────

/** What a question has to choose between beside things, in the order in which it is shown. */
const ACTS: { readonly [Q in Question]?: readonly string[] } = {
  fly: ['step', 'burn', 'stop'],
  finish: ['burn', 'end'],
  draft: ['propose', 'cancel'],
  answer: ['accept', 'counter', 'reject'],
  market: ['take', 'refresh'],
  boon: ['boon A', 'boon B', 'boon none'],
  window: ['place', 'burn', 'done'],
};

export function acts(state: State, seat: Seat): readonly string[] {
  if (!isAsked(state, seat)) return [];
  const { step } = openQuestion<Step>(state);
  const player = playerOf(state, seat);
  const own = abilitiesOf(state, seat, step);
  switch (step) {
    case 'turn':
      return [
        player.ships.length > 1 ? 'keepShip' : 'step',
        'charge',
        'mine',
        ...own,
        ...(isSolo(state) ? [] : ['offer']),
        'burn',
        'pass',
      ];
    case 'begin':
      return ['step', ...own, 'burn', 'stop'];
    case 'landed':
      return [...(isComplete(player, PROBES) ? ['mine'] : []), 'proceed'];
    case 'action':
      return ['use', 'mine', ...own, 'burn', state.turn.moved ? 'none' : 'pass'];
    default:
      return ACTS[step] ?? [];
  }
}

// ── Wishes ────────────────────────────────────────────────────────────────────────────────────────

/** Everything a person can point at, and what they would try with it now. */
export function wishes(state: State, seat: Seat): Wish[] {
  return distinct([
    ...acts(state, seat).map((act) => ({ act, things: [] })),
    ...KINDS_OF_MOVE.map((act) => ({ act, things: [] })),
    ...everything(state, seat).map((thing) => ({ things: [thing] })),
    ...pairs(state, seat).map((things) => ({ things })),
    ...(isAsked(state, seat) ? [...tries(state, seat), ...movesOf(FLOW, state, seat).map(wholeWish)] : []),
  ]);
}

/** A move as a wish for just this. */
function wholeWish(move: Move): Wish {
  const [act = '', ...things] = moveText(move).split(' ');
  return { act, things };
}

/** Everything on the table. */
function everything(state: State, seat: Seat): string[] {
  const { players, planets, exoplanets, research, event, law, bequest } = state;
  return [
    ...NAME,
    ...planets.map((_, planet) => planetThing(PLANETS[planet]!)),
    ...handOf(state, seat).map(cardThing),
    ...[...exoplanets, ...research].map(marketThing),
    ...players.flatMap((player) => player.exoplanets.map(({ card }) => worldThing(card))),
    ...players.flatMap(({ techs }) => techs.map(techThing)),
    ...players.map((_, who) => playerThing(who)),
    ...(isSolo(state) ? [playerThing(RIVAL)] : []),
    ...(event === '' ? [] : [optionThing('A'), optionThing('B')]),
    ...[law, bequest].flatMap((one) => (one === '' ? [] : [lawThing(one)])),
    ...(playerOf(state, seat).faction === '' ? [] : [...MACHINES.map(machineThing), ENERGY, RESOURCES]),
    ...(state.round === 0 ? [] : [ROUND]),
    ...(isAsked(state, seat) ? laidOut(state, seat) : []),
  ];
}

/** What is in a hand, as far as it can be seen. */
function handOf(state: State, seat: Seat) {
  const { explorers, objectives } = playerOf(state, seat);
  return [...explorers, ...objectives].flatMap(({ card }) => (isFaceUp(card) ? [card] : []));
}

/** What a question lays out to choose from. */
function laidOut(state: State, seat: Seat): string[] {
  const step = openQuestion<Step>(state);
  const { energy, resources } = playerOf(state, seat);
  switch (step.step) {
    case 'faction':
    case 'rival':
      return FACTIONS.filter((id) => !state.options.firstTime || FACTION[id].firstTime).map(factionThing);
    case 'keep':
      return step.cards.flatMap(({ card }) => (isFaceUp(card) ? [cardThing(card)] : []));
    case 'tech':
      return state.decks.uranus.map(techThing);
    case 'vote':
    case 'rivalVote':
      return (['A', 'B'] as const).flatMap((option) => [
        voteThing(option, 'reward'),
        voteThing(option, 'leader'),
      ]);
    case 'recruit':
    case 'engineer':
      return upTo(resources + 1).map(countThing);
    case 'amount':
      return upTo(energyCapacity(state, seat) - energy + 1).map(countThing);
    case 'scrap':
      return step.who === RIVAL ? state.rival.flatMap((rival) => rival.exoplanets.map(worldThing)) : [];
    case 'band':
      return Array.from({ length: BANDS }, (_, band) => bandThing(band));
    case 'draft':
      return (['give', 'ask'] as const).flatMap((side) => STORED.map((unit) => unitThing(side, unit)));
    default:
      return [];
  }
}

/** What every deal could have. */
export const STORED: readonly Unit[] = [
  { what: 'resource', item: '1' },
  ...ENERGY_UNITS.map((item): Unit => ({ what: 'energy', item })),
];

function upTo(most: number): number[] {
  return Array.from({ length: most }, (_, i) => i + 1);
}

/** Something in the hand and a place for it. */
function pairs(state: State, seat: Seat): string[][] {
  if (!isAsked(state, seat)) return [];
  const step = openQuestion<Step>(state);
  const { ships, exoplanets } = playerOf(state, seat);
  const flies = mayFly(step) || step.step === 'teleport' || step.step === 'action';
  const origins = flies ? ships.map((ship) => NAME[ship]!) : [];
  const crew = handOf(state, seat).filter((card) => has(EXPLORER, card));
  return [
    ...origins.flatMap((from) => NAME.map((to) => [from, to])),
    ...crew.flatMap((card) => exoplanets.map((world) => [cardThing(card), worldThing(world.card)])),
  ];
}

/** Kinds of move with one thing, whether they are possible or not. */
function tries(state: State, seat: Seat): Wish[] {
  const step = openQuestion<Step>(state);
  const planets = state.planets.map((_, planet) => PLANETS[planet]!);
  const { objectives } = playerOf(state, seat);
  const secret = objectives.flatMap(({ card }) => (isFaceUp(card) ? [card] : []));
  const each = (act: string, things: readonly string[]): Wish[] =>
    things.map((thing) => ({ act, things: [thing] }));
  switch (step.step) {
    case 'turn':
    case 'begin':
    case 'fly':
      return [
        ...each('step', NAME),
        ...each('charge', planets),
        ...each('use', planets),
        ...each('complete', secret),
        ...abilitiesOf(state, seat, step.step).flatMap((act) => (TO_CELLS.has(act) ? each(act, NAME) : [])),
        ...pressed(state, seat),
      ];
    case 'landed':
    case 'action':
      return [
        ...each('use', planets),
        ...each('complete', secret),
        ...each(
          'mine',
          state.tiles.map(({ at }) => NAME[at]!),
        ),
        ...pressed(state, seat),
      ];
    case 'finish':
      return pressed(state, seat);
    case 'window':
      return each('complete', secret);
    case 'install':
      return each('install', MACHINES);
    default:
      return [];
  }
}

/** What is pointed at while an action with a goal on the board is pressed. */
function pressed(state: State, seat: Seat): Wish[] {
  const open = new Set(movesOf(FLOW, state, seat).map(({ type }) => type));
  const places = [...NAME, ...state.planets.map((_, planet) => planetThing(PLANETS[planet]!))];
  return [...BY_BUTTON].flatMap((act) =>
    open.has(act) ? places.map((thing) => ({ act, things: [thing] })) : [],
  );
}

/** Abilities that are used on a sector. */
const TO_CELLS: ReadonlySet<string> = new Set(['alcubierre', 'scoop', 'tether', 'spy']);

// ── Fulfilment ────────────────────────────────────────────────────────────────────────────────────

/** Whether a move is of the kind wished for and goes from one thing to the next in their order. */
export function fulfils(state: State, move: Move, { act, things }: Wish): boolean {
  if (act === undefined) return isMeant(state, move, things);
  const [type, ...more] = act.split(' ');
  const words = [...more, ...things];
  if (type !== move.type) return false;
  return namesAll(move, { things: words }) || follows(goalsOf(state, move), words);
}

/** Whether somebody who points at things means a move with them. */
function isMeant(state: State, move: Move, things: readonly string[]): boolean {
  if (things.length === 1 && things[0] === instrumentOf(move.type)) return true;
  return !isByButton(move) && things.length > 0 && follows(thingsOf(state, move), things);
}

function follows(path: readonly string[], things: readonly string[]): boolean {
  let next = 0;
  for (const thing of path) if (thing === things[next]) next++;
  return next === things.length;
}
