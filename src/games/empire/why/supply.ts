import type { Seat } from '../../../kernel/game.ts';
import type { Lack } from '../../../kernel/why.ts';
import { copyState } from '../copy.ts';
import { STAGING } from '../actions/warlord.ts';
import { SCAN, sectorOf } from '../board.ts';
import { FIGHTER, RESOURCES, SHIPS, type TechId } from '../facts.ts';
import type { Player, Ship, State, Step } from '../state.ts';
import { changed, playerOf } from '../verbs.ts';

/** What makes ships a step faster. */
const FASTER = 'TM14';

/** A copy in which somebody has what was lacking; nothing else is changed. */
export function supplied(state: State, seat: Seat, lack: Lack): State | undefined {
  const copy = copyState(state);
  return give(copy, playerOf(copy, seat), lack) ? copy : undefined;
}

/** Whether what was lacking is something that can be given. */
function give(state: State, player: Player, { of, by, at = '' }: Lack): boolean {
  switch (of) {
    case 'credits':
      player.credits += by;
      return true;
    case 'tokens':
      player.supply += by;
      return true;
    case 'room':
      return add(player, 'stock', RESOURCES, at, -by);
    case 'distance':
      player.techs = [...player.techs, ...new Array<TechId>(by).fill(FASTER)];
      return true;
    case 'unit':
      player.ships = [
        ...player.ships,
        ...new Array<Ship>(by).fill({ kind: FIGHTER, at: SCAN[sectorOf(at)]![0]!, moved: false }),
      ];
      return true;
    case STAGING:
      return add(player, 'staging', SHIPS, at, by);
    case 'influence':
    case 'hits':
      return allow(state, by);
    default:
      return add(player, 'stock', RESOURCES, of, by) || add(player, 'yard', SHIPS, of, by);
  }
}

/** Adds to one of some amounts that are in the order of names. */
function add(
  player: Player,
  amounts: 'stock' | 'staging' | 'yard',
  names: readonly string[],
  name: string,
  by: number,
): boolean {
  const i = names.indexOf(name);
  if (i < 0) return false;
  player[amounts] = changed(player[amounts], i, by);
  return true;
}

/** The question leaves so much more to be used. */
function allow({ stack }: State, by: number): boolean {
  const step: Step | undefined = stack.pop();
  if (step === undefined) return false;
  stack.push('left' in step ? { ...step, left: step.left + by } : step);
  return 'left' in step;
}
