import { learnInNode } from './inNode.ts';
import { learnerInPython } from './inPython.ts';
import type { Plan } from './plan.ts';
import type { Trainer } from './trainer.ts';

/** A net in training, the folder of its run, and the round that is learned next. */
export interface Study {
  readonly plan: Plan;
  readonly folder: string;
  readonly trainer: Trainer;
  readonly round: number;
}

/**
 * Learns from the latest rounds; the trainer and the file `trainer` are one round further then. Returns the mean errors
 * of lead and chance.
 */
export type Learner = (study: Study) => Promise<readonly number[]>;

/** Where learning is done: in this process, or by PyTorch, which uses a GPU where there is one. */
export type LearnerName = 'node' | 'python';

export async function openLearner(name: LearnerName): Promise<Learner> {
  return name === 'node' ? learnInNode : learnerInPython();
}
