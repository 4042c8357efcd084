import type { GameEntry } from '../kernel/entry.ts';
import type { Move, Seat } from '../kernel/game.ts';
import { seeded } from '../kernel/match/rng.ts';
import { moveText } from '../kernel/text.ts';
import { chancesOf } from './chances.ts';
import { type Luck, luckOf } from './luck.ts';
import { forwardMoves, glanceOf, type Memory, type Trial } from './opinion.ts';
import {
  addNext,
  type Branch,
  branchToTry,
  type Curiosity,
  type Decision,
  decisionOf,
  favouriteOf,
  nextOf,
} from './tree.ts';

/** How lines are played on from a decision. */
export interface Outlook extends Curiosity {
  /** How many turns a line lasts at least before its position is valued. */
  readonly turns: number;
  /** Points by which a move must look worse than another to be a third as promising. */
  readonly doubt: number;
}

/** Where lines begin: a decision of one seat, as it sees the position. */
export interface Root {
  readonly entry: GameEntry;
  readonly seat: Seat;
  readonly view: object;
  readonly decision: Decision;
  /** What each branch of the decision plays, one move or several. */
  readonly ways: readonly (readonly Move[])[];
  readonly outlook: Outlook;
  /** What all lines have found by trying moves. */
  readonly memory: Memory;
}

/** What all lines together have cost. */
export interface Effort {
  lines: number;
  plies: number;
}

/** A line being played. */
export interface Line {
  readonly root: Root;
  readonly state: object;
  readonly luck: Luck;
  readonly trial: Trial;
  readonly clock: Clock;
  readonly chosen: { readonly branch: Branch; readonly seat: Seat }[];
  /** How many moves of its branch have been played: what hides may forbid one that was planned. */
  begun: number;
  /** Whether it has added its decision to the tree and left it: each line adds one, or trees would outgrow the memory. */
  grown: boolean;
}

/**
 * Plays one line from a branch of the root to its horizon, on a guess and with luck that follow from the seed, and
 * returns the chance of winning it found for the seat at the root. Every decision on the way remembers it.
 */
export function playLine(root: Root, branch: Branch, seed: number, effort: Effort): number {
  const line = beginLine(root, branch, seed);
  effort.plies += line.begun + playOn(line);
  effort.lines++;
  return chanceFound(line);
}

/** A line after what its branch plays. */
export function beginLine(root: Root, branch: Branch, seed: number): Line {
  const line = lineOf(root, seed);
  take(line, root.decision, branch);
  for (const move of root.ways[branch.at]!) {
    if (!mayPlay(line, move)) break;
    root.entry.game.apply(line.state, root.seat, move, line.luck);
    line.begun++;
  }
  return line;
}

/** Whether a planned move is legal on this guess; the first one is on all. */
function mayPlay({ root: { entry, seat }, state, begun }: Line, move: Move): boolean {
  const { game } = entry;
  if (begun === 0 || game.open) return true;
  const legal: readonly Move[] = game.actors(state).includes(seat) ? game.legalMoves(state, seat) : [];
  const text = moveText(move);
  return legal.some((candidate) => moveText(candidate) === text);
}

/** The chance of winning for the seat at the root, remembered by every decision on the way. */
export function chanceFound({ root, state, chosen }: Line): number {
  const chances = chancesOf(root.entry, state);
  for (const step of chosen) step.branch.won += chances[step.seat]!;
  return chances[root.seat]!;
}

function lineOf(root: Root, seed: number): Line {
  const { entry, seat, view, outlook, memory } = root;
  const rng = seeded(seed);
  const state: object = entry.game.determinize(view, seat, rng);
  const trial = { luck: rng.int(2 ** 32), samples: 1, memory };
  return {
    root,
    state,
    luck: luckOf(rng),
    trial,
    clock: clockOf(entry, state, outlook.turns),
    chosen: [],
    begun: 0,
    grown: false,
  };
}

/**
 * Plays until the turns of the line are over or the match is, and returns how many moves that took. Every position on
 * the way is shown to whoever watches.
 */
export function playOn(line: Line, watch?: (state: object) => void): number {
  const { root, state, luck, clock } = line;
  const { game } = root.entry;
  for (let plies = 0; ; plies++) {
    const seat = game.actors(state)[0];
    if (seat === undefined || clock.isOver(seat)) return plies;
    game.apply(state, seat, moveOf(line, seat), luck);
    watch?.(state);
  }
}

/** Plays the move that the hints like best, whoever is asked; nothing where the match is over. */
export function playByHabit({ root, state, luck, trial }: Line): boolean {
  const { game } = root.entry;
  const seat = game.actors(state)[0];
  if (seat === undefined) return false;
  const legal = forwardMoves(root.entry, game.legalMoves(state, seat));
  const worths = legal.length === 1 ? [0] : glanceOf(root.entry, { state, seat, legal }, trial);
  game.apply(state, seat, legal[worths.indexOf(Math.max(...worths))]!, luck);
  return true;
}

/** What a seat does in a line; a single legal move is no decision. */
function moveOf(line: Line, seat: Seat): Move {
  const { entry } = line.root;
  const legal = forwardMoves(entry, entry.game.legalMoves(line.state, seat));
  if (legal.length === 1) return legal[0]!;
  if (line.grown) return favourite(line, seat, legal);
  const decision = nextDecision(line, seat, legal);
  return legal[take(line, decision, branchToTry(decision, line.root.outlook)).at]!;
}

function nextDecision(line: Line, seat: Seat, legal: readonly Move[]): Decision {
  const { root, state, luck, trial, chosen } = line;
  const { branch } = chosen[chosen.length - 1]!;
  const key = `${seat}${luck.drawn()}`;
  const known = nextOf(branch, key, legal);
  if (known !== undefined) return known;
  const worths = glanceOf(root.entry, { state, seat, legal }, trial);
  const decision = decisionOf(seat, legal, worths, root.outlook.doubt);
  addNext(branch, key, decision);
  line.grown = true;
  return decision;
}

/** What a seat does beyond the tree, where nothing is remembered: what the hints like best. */
function favourite({ root, state, trial }: Line, seat: Seat, legal: readonly Move[]): Move {
  const worths = glanceOf(root.entry, { state, seat, legal }, trial);
  return legal[favouriteOf(worths, root.outlook.doubt)]!;
}

function take({ chosen }: Line, decision: Decision, branch: Branch): Branch {
  decision.visits++;
  branch.visits++;
  chosen.push({ branch, seat: decision.seat });
  return branch;
}

interface Clock {
  /** Whether the turns of the line are over, now that this seat is asked. */
  isOver(seat: Seat): boolean;
}

/** Counts turns as the game does; where it does not tell, a turn ends when somebody else is asked. */
function clockOf({ hints }: GameEntry, state: object, turns: number): Clock {
  if (hints.turn !== undefined) {
    const end = hints.turn(state) + turns;
    return { isOver: () => (hints.turn?.(state) ?? end) >= end };
  }
  let last: Seat | undefined;
  let passed = -1;
  return {
    isOver(seat) {
      if (seat !== last) passed++;
      last = seat;
      return passed > turns;
    },
  };
}
