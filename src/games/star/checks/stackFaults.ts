import { unless } from '../../../kernel/checks/faults.ts';
import { type Asking, movesOf } from '../../../kernel/flow/flow.ts';
import { shapeFault } from '../../../kernel/data/shape.ts';
import type { Seat } from '../../../kernel/game.ts';
import { START_SHIPS } from '../facts.ts';
import type { Step, State } from '../state.ts';
import { clockwise } from '../setup.ts';
import { FLOW } from '../steps.ts';
import { cardCount } from '../verbs.ts';

/** What holds of the stack: nothing lies on it that the steps of the game would not have put there. */
export function stackFault(state: State): string | undefined {
  if (state.ending !== '') return unless(cardCount(state.drawn) === 0, 'cards are drawn after the end');
  const { stack } = state;
  const top = stack.at(-1);
  const shape = shapeFault(top, { step: 'text', seat: 'number' }, 'the question');
  if (shape !== undefined || top === undefined || !('seat' in top)) return shape;
  const expected = expectedStack(state, top);
  return (
    unless(
      expected !== undefined && JSON.stringify(expected) === JSON.stringify(stack),
      'the stack does not fit the state',
    ) ?? questionFault(state, top)
  );
}

/** Whether a seat is still to be asked in set-up: it has not resigned. */
function isOpen({ players }: State, seat: Seat): boolean {
  return players[seat]?.alive === true;
}

/** The whole stack follows from the question on top and the state around it. */
function expectedStack(state: State, top: Step): Step[] | undefined {
  switch (top.step) {
    case 'faction': {
      const waiting = state.order.filter(
        (seat) => isOpen(state, seat) && state.players[seat]?.faction === '',
      );
      return [{ step: 'muster' }, ...waiting.toReversed().map((seat): Step => ({ step: 'faction', seat }))];
    }
    case 'place': {
      const waiting = state.order.filter(
        (seat) => isOpen(state, seat) && (state.players[seat]?.ships.length ?? 0) < START_SHIPS.length,
      );
      return [{ step: 'turn' }, ...waiting.toReversed().map((seat): Step => ({ step: 'place', seat }))];
    }
    case 'ships':
    case 'kits':
    case 'act':
      return [{ step: top.step, seat: state.current }];
    default:
      return undefined;
  }
}

/** Whoever is asked has something to choose, and the phases of the match do not mix. */
function questionFault(state: State, top: Asking<Step>): string | undefined {
  const { players, order, round, drawn } = state;
  const setup = top.step === 'faction' || top.step === 'place';
  const choosing = order.filter((seat) => isOpen(state, seat) || players[seat]?.faction !== '');
  const chosen = players.filter(({ faction }) => faction !== '').length;
  const first = choosing.slice(0, chosen).every((seat) => players[seat]?.faction !== '');
  return (
    unless(setup === (round === 0), `step ${top.step} does not belong to round ${round}`) ??
    unless(
      top.step === 'faction' ? chosen < choosing.length && first : chosen === players.length,
      'factions are chosen in order',
    ) ??
    unless(
      top.step !== 'faction' || players.every(({ ships }) => ships.length === 0),
      'ships come after factions',
    ) ??
    unless(
      top.step === 'ships' || top.step === 'kits' || cardCount(drawn) === 0,
      'drawn cards must be discarded before acting',
    ) ??
    unless(setup || players[state.current]?.alive === true, 'the current player must be in the game') ??
    unless(
      top.step !== 'act' || (players[state.current]?.ships.length ?? 0) > 0,
      'only a player with ships acts',
    ) ??
    unless(
      top.step === 'faction' || JSON.stringify(clockwise(state)) === JSON.stringify(order),
      'turns go clockwise',
    ) ??
    unless(
      !setup || state.current === order.find((seat) => isOpen(state, seat)),
      'the first in order has the first turn',
    ) ??
    graceFault(state, setup) ??
    unless(
      movesOf(FLOW, state, top.seat).length > (top.step === 'ships' || top.step === 'kits' ? 1 : 0),
      'whoever is asked has a choice',
    )
  );
}

/** 10.1: a turn begun in grace is one without ships but those just built. */
function graceFault({ players, current, graceTurn }: State, setup: boolean): string | undefined {
  const player = players[current]!;
  const fits = setup ? !graceTurn : graceTurn ? player.ships.every(({ fresh }) => fresh) : player.grace === 0;
  return unless(fits, 'the turn was not begun as it says');
}
