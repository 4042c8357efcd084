import { workerData } from 'node:worker_threads';
import { findGame } from '../../src/kernel/entry.ts';
import { traceOf } from '../../src/kernel/error.ts';
import { Net, type NetWeights } from '../../src/bots/net/net.ts';
import { Judge } from '../../src/bots/learned/judge.ts';
import { gamesIn, ownPort } from '../../src/server/bots/threads.ts';
import { joined } from './lessons.ts';
import { type MatchPlan, planOf, type Plan, trustIn } from './plan.ts';
import { playLesson } from './selfPlay.ts';
import type { Lesson } from './trainer.ts';

/** What an actor is asked: matches of a round, with these weights. */
export interface ActorTask {
  readonly plan: Plan;
  readonly weights: NetWeights;
  readonly round: number;
  readonly matches: readonly number[];
}

export type ActorReport = { readonly lesson: Lesson } | { readonly failed: string };

const { games } = workerData as { readonly games: string }; // as actors.ts hands it over
const port = ownPort();
const GAMES = await gamesIn(games);

port.on('message', (task: ActorTask) => void answered(task));

async function answered(task: ActorTask): Promise<void> {
  try {
    const lesson = await lessonOf(task);
    const { features, starts, hints, targets } = lesson;
    const lists = [features, starts, hints, targets];
    const buffers = lists.map(({ buffer }) => buffer as ArrayBuffer); // made here, and shared with nobody
    port.postMessage({ lesson } satisfies ActorReport, buffers);
  } catch (error) {
    port.postMessage({ failed: traceOf(error) } satisfies ActorReport);
  }
}

async function lessonOf({ plan, weights, round, matches }: ActorTask): Promise<Lesson> {
  const entry = findGame(GAMES, plan.game);
  const features = await entry.features!();
  const judge = new Judge(entry, features, new Net(weights), { ...plan, trust: trustIn(plan, round) });
  const played = (match: MatchPlan): Lesson => playLesson(entry, judge, match, match.seed);
  return joined(matches.map((match) => played(planOf(entry, plan, round, match))));
}
