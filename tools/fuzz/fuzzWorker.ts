import { workerData } from 'node:worker_threads';
import { ownPort } from '../../src/server/bots/threads.ts';
import { openComplaints } from './complaints.ts';
import { type Round, roundSeed, runRound } from './round.ts';
import { WORLDS } from './worlds.ts';

/** Does one round at a time, and says before each input which it is. */

const port = ownPort();
const pulse: Int32Array = workerData;
const complaints = openComplaints();

port.on('message', (round: Round) => {
  fuzz(round).catch((error: Error) => port.postMessage(`the world broke: ${error.stack}`));
});

async function fuzz(round: Round): Promise<void> {
  const beat = (input: number): void => {
    Atomics.store(pulse, 0, input);
    Atomics.add(pulse, 1, 1);
  };
  beat(0);
  const world = await WORLDS[round.what](roundSeed(round), complaints);
  const report = await runRound(round, { world, complaints, beat });
  await world.close();
  port.postMessage(report);
}
