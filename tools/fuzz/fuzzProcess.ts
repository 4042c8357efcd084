import { openComplaints } from './complaints.ts';
import { type Round, type RoundReport, roundSeed, runRound } from './round.ts';
import { WORLDS } from './worlds.ts';

/** Does one round at a time, and says before each input which it is. */

/** The number of the input that begins, the report of a round, or why there is none. */
export type Told = number | RoundReport | string;

const complaints = openComplaints();

function tell(told: Told): void {
  process.send?.(told);
}

process.on('message', (round: Round) => {
  fuzz(round).catch((error: Error) => tell(`the world broke: ${error.stack}`));
});
process.on('disconnect', () => process.exit());

async function fuzz(round: Round): Promise<void> {
  tell(0);
  const world = await WORLDS[round.what](roundSeed(round), complaints);
  const report = await runRound(round, { world, complaints, beat: tell });
  await world.close();
  tell(report);
}
