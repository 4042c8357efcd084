import { type Passage, tellsSomething } from '../kernel/barrier.ts';
import type { AnyGame } from '../kernel/game.ts';
import { isOpen } from './position.ts';

/** A move that was tried: the states around it, and whether it asked for chance. */
export interface Trial extends Passage {
  readonly usedChance: boolean;
}

/** Whether a person's move cannot be taken back: chance has decided, or somebody could have learnt something. */
export function endsUndo(game: AnyGame, seats: number, trial: Trial): boolean {
  // What was open to everybody before shows nothing new but the choice itself.
  return trial.usedChance || (!isOpen(game, trial.before) && tellsSomething(game, seats, trial));
}
