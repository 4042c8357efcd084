import type { Seat } from '../../../kernel/game.ts';
import { cellOf, NAME, SECTORS } from '../board.ts';
import { GATES } from '../facts.ts';
import type { Events, Step, MoveOf, State, Who } from '../state.ts';
import { chooser, without } from '../verbs.ts';

/** Wormhole tokens (15.2). */

/** Asks for so many tokens to be placed, one after the other. */
export function askForGates({ stack }: State, who: Who, count: number): void {
  for (let i = 0; i < count; i++) stack.push({ step: 'gate', seat: chooser(who) });
}

/** With both tokens on the board one of them has to be taken back first. */
export function gateMoves({ gates }: State): MoveOf<'gate' | 'ungate'>[] {
  if (gates.length === GATES) return gates.map((at) => ({ type: 'ungate', at: NAME[at]! }));
  const moves: MoveOf<'gate' | 'ungate'>[] = [];
  for (let at = 0; at < SECTORS; at++) if (!gates.includes(at)) moves.push({ type: 'gate', at: NAME[at]! });
  return moves;
}

export function answerGate(
  state: State,
  _frame: Step,
  move: MoveOf<'gate' | 'ungate'>,
  events: Events,
): void {
  if (move.type === 'ungate') {
    removeGate(state, move.at, events);
    return;
  }
  state.stack.pop();
  placeGate(state, move.at, events);
}

export function placeGate(state: State, at: string, events: Events): void {
  state.gates = [...state.gates, cellOf(at)];
  events?.push({ type: 'gate', at });
}

export function removeGate(state: State, at: string, events: Events): void {
  state.gates = without(state.gates, cellOf(at));
  events?.push({ type: 'ungate', at });
}

export function removeGates(state: State, events: Events): void {
  for (const gate of state.gates) removeGate(state, NAME[gate]!, events);
}

/** Both tokens are taken back, then a seat picks two sectors. */
export function replaceGates(state: State, seat: Seat, events: Events): void {
  removeGates(state, events);
  askForGates(state, seat, GATES);
}
