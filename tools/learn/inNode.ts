import { seeded } from '../../src/kernel/match/rng.ts';
import type { Study } from './learner.ts';
import { joined, lessonFile, positionsIn, readLesson } from './lessons.ts';
import { rateIn } from './plan.ts';
import { writeTrainer } from './trainerFile.ts';

/** Batches between which others may use the thread. */
const PAUSE_EVERY = 20;

/** Learns with nothing but Node; learner.py does the same with PyTorch. */
export async function learnInNode({ plan, folder, trainer, round }: Study): Promise<readonly number[]> {
  const rounds = Array.from({ length: Math.min(plan.memory, round + 1) }, (_, i) => round - i);
  const lessons = rounds.map((one) => readLesson(lessonFile(folder, one)));
  const lesson = joined(lessons);
  const count = positionsIn(lesson);
  const rng = seeded(plan.seed + 7919 * (round + 1));
  const steps = Math.max(1, Math.round((positionsIn(lessons[0]!) * plan.uses) / plan.batch));
  const rate = rateIn(plan, round);
  const sums = [0, 0];
  for (let step = 0; step < steps; step++) {
    const batch = Uint32Array.from({ length: plan.batch }, () => rng.int(count));
    trainer.learn(lesson, batch, rate).forEach((error, i) => (sums[i]! += error / steps));
    if (step % PAUSE_EVERY === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  writeTrainer(folder, trainer, round + 1);
  return sums;
}
