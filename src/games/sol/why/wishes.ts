import { isAsked, openQuestion } from '../../../kernel/flow/flow.ts';
import type { Seat } from '../../../kernel/game.ts';
import { moveText } from '../../../kernel/text.ts';
import { distinct, namesAll, type Wish } from '../../../kernel/why.ts';
import { LAYER, NAME, type Space } from '../board.ts';
import { CONVECTIVE, type EffectId, STATIONS, SUITS, type SuitName } from '../facts.ts';
import type { Move, State, Step } from '../state.ts';
import { legalMoves } from '../steps.ts';
import { boardOf, diversAt, hasStation, playerOf } from '../verbs.ts';
import { HOMES } from './questions.ts';
import { DECK, HEART, MOMENTUM, playerThing, POINTS, shipThing, SPIRAL, thingsOf } from './things.ts';

/** What can be wished for, and which moves fulfil it. */

/** Everything a person can point at, and what they would try with it now. */
export function wishes(state: State, seat: Seat): Wish[] {
  const tries = isAsked(state, seat) ? triesOf(state, seat, openQuestion<Step>(state).step) : [];
  return distinct([
    ...acts(state, seat).map((act) => ({ act, things: [] })),
    ...Object.keys(HOMES).map((act) => ({ act, things: [] })),
    ...everything(state).map((thing) => ({ things: [thing] })),
    ...effectsOf(state).map((effect) => ({ act: 'play', things: [effect] })),
    ...suitsOf(state).map((suit) => ({ act: 'keep', things: [suit] })),
    ...tries,
    ...plays(state, seat),
    ...legalMoves(state, seat).map(wholeWish),
  ]);
}

function everything(state: State): string[] {
  const { segments, spaces } = boardOf(state);
  return [
    ...names(spaces),
    ...segments.map(({ name }) => name),
    HEART,
    ...state.players.flatMap((_, seat) => [shipThing(seat), playerThing(seat)]),
    ...effectsOf(state),
    ...(state.event === '' ? [] : [state.event]),
    DECK,
    SPIRAL,
    MOMENTUM,
    POINTS,
  ];
}

function names(spaces: readonly Space[]): string[] {
  return spaces.map((space) => NAME[space]!);
}

function effectsOf({ effects }: State): EffectId[] {
  return [...new Set(effects)].filter((effect) => effect !== '');
}

/** The suits of this match. */
function suitsOf({ deck, discard }: State): SuitName[] {
  return SUITS.filter((_, suit) => deck[suit]! + discard[suit]! > 0);
}

/** A move as a wish for just this. */
function wholeWish(move: Move): Wish {
  const [act = '', ...things] = moveText(move).split(' ');
  return { act, things };
}

/** The actions of a turn always stand there in the same order; an action that goes on has its end. */
export function acts(state: State, seat: Seat): readonly string[] {
  if (!isAsked(state, seat)) return [];
  switch (openQuestion<Step>(state).step) {
    case 'action':
      return state.event === 'FEEDERS' ? [...ACTIONS, 'scour'] : ACTIONS;
    case 'move':
      return state.turn.effect === 'FUEL' ? ['fuel', 'end'] : ENDING;
    case 'activate':
    case 'scour':
    case 'pulse':
      return ENDING;
    default:
      return [];
  }
}

const ACTIONS = ['move', 'convert', 'activate'] as const;
const ENDING = ['end'] as const;

/** What a person would try in a question, whether it is possible or not. */
function triesOf(state: State, seat: Seat, step: Step['step']): Wish[] {
  switch (step) {
    case 'action':
      return [...flights(state, seat), ...buildings(state), ...activations(state)];
    case 'move':
      return [...flights(state, seat), ...launches(state)];
    case 'convert':
      return buildings(state);
    case 'activate':
    case 'pulse':
      return activations(state);
    default:
      return [];
  }
}

/** A card that is played on a place, with every space. */
function plays(state: State, seat: Seat): Wish[] {
  const aimed = legalMoves(state, seat).filter((move) => isPlayed(move) && thingsOf(state, move).length > 1);
  const effects = new Set(aimed.map((move) => thingsOf(state, move)[0]!));
  const spaces = names(boardOf(state).spaces);
  return [...effects].flatMap((effect) => spaces.map((at) => ({ things: [effect, at] })));
}

/** Every own piece with every space: the hand that takes one and points at another place. */
function flights(state: State, seat: Seat): Wish[] {
  const { spaces } = boardOf(state);
  const player = playerOf(state, seat);
  const origins = [shipThing(seat), ...names(spaces.filter((space) => diversAt(player, space) > 0))];
  return origins.flatMap((from) => [...names(spaces), HEART].map((to) => ({ things: [from, to] })));
}

function launches(state: State): Wish[] {
  const orbits = boardOf(state).spaces.filter((space) => LAYER[space]! < CONVECTIVE);
  return names(orbits).map((to) => ({ act: 'launch', things: [to] }));
}

function buildings(state: State): Wish[] {
  const { segments, spaces } = boardOf(state);
  return [
    ...segments.map(({ name }) => ({ act: 'gate', things: [name] })),
    ...STATIONS.flatMap((act) => names(spaces).map((at) => ({ act, things: [at] }))),
  ];
}

function activations(state: State): Wish[] {
  const stations = boardOf(state).spaces.filter((space) => hasStation(state, space));
  return names(stations).map((at) => ({ act: 'use', things: [at] }));
}

/** Whether a move is of the kind wished for and goes from one thing to the next in their order. */
export function fulfils(state: State, move: Move, wish: Wish): boolean {
  const { act, things } = wish;
  if (act !== undefined) {
    if (act !== move.type) return false;
    if (things.length === 0 || namesAll(move, wish)) return true;
  }
  return things.length > 0 && follows(thingsOf(state, move), things, act === undefined && isPlayed(move));
}

/** Whether a card is played with a move: pointing at a place alone does not mean that. */
function isPlayed(move: Move): boolean {
  return move.type === 'play' || (move.type === 'use' && move.how !== undefined);
}

function follows(path: readonly string[], things: readonly string[], fromFirst: boolean): boolean {
  if (fromFirst && path[0] !== things[0]) return false;
  let next = 0;
  for (const thing of path) if (thing === things[next]) next++;
  return next === things.length;
}
