import { analysisOf, inquiryOf } from '../../src/analysis/inquiry.ts';
import type { Analysis, JudgedDecision } from '../../src/analysis/analysis.ts';
import type { Effort } from '../../src/analysis/effort.ts';
import type { GameEntry } from '../../src/kernel/entry.ts';
import type { MatchRecord } from '../../src/kernel/match/record.ts';
import { isFound, longLook, plantedIn } from './blunders.ts';
import { gameWithNets, playedRecords, quickLevel, recordsOf, type Wanted } from './matches.ts';

/**
 * Measures analyses: `node tools/analyse/measure.ts planted sol [matches] [seats] [bot]`, with `false` and `whole` in
 * the place of `planted` for false blunders, and for time, luck and verdicts, and `luck` for luck alone, roughly and in
 * many matches. The bot may be a folder that `./orrery simulate --record` has filled; behind it stands how many blunders
 * are planted in each match at most.
 */

const [, , what = 'whole', id = 'sol', matches = '2', seats = '2', given, each] = process.argv;
const entry = await gameWithNets(id);
const bot = given ?? (what === 'false' ? 'master' : 'hard');
const wanted: Wanted = { bot, seats: Number(seats), matches: Number(matches) };

/** The most blunders that are planted in a match, if nothing else is asked for. */
const EACH = 6;

function planted(): void {
  let [found, all, match] = [0, 0, 0];
  for (const record of recordsOf(entry, wanted)) {
    for (const one of plantedIn(entry, record, Number(each ?? EACH), 1000 * ++match)) {
      all++;
      if (isFound(one.found)) found++;
      const { cost, noise, verdict } = one.found;
      console.log(
        `${one.ply} ${one.text}: ${points(one.cost)} by the long search; ${verdict}, ${points(cost)} ± ${points(noise)}`,
      );
    }
  }
  console.log(`${id}: ${found} of ${all} planted blunders found`);
}

function falseBlunders(): void {
  let [all, blunders, wrong] = [0, 0, 0];
  for (const record of recordsOf(entry, wanted)) {
    all++;
    for (const { ply, cost, noise, played } of blundersIn(record)) {
      blunders++;
      const long = longLook(entry, record, ply);
      if (long !== undefined && !isFound(long)) wrong++;
      console.log(
        `${ply} ${played.text}: ${points(cost)} ± ${points(noise)}; ${points(long?.cost ?? 0)} by the long search`,
      );
    }
  }
  console.log(
    `${id}: ${blunders} blunders in ${all} matches of ${bot}, ${wrong} of them none by the long search`,
  );
}

/** What an analysis calls blunders; curve and luck are left out, which they do not hang on. */
function blundersIn(record: MatchRecord): JudgedDecision[] {
  const inquiry = inquiryOf(entry, record);
  return inquiry.film.plies
    .flatMap((_, ply) => inquiry.judged(ply, 'seen') ?? [])
    .filter(({ verdict }) => verdict === 'blunder');
}

function whole(): void {
  const lucks: number[] = [];
  for (const record of recordsOf(entry, wanted)) {
    const start = process.cpuUsage();
    const analysis = analysed(entry, record);
    const { user, system } = process.cpuUsage(start);
    const verdicts = Map.groupBy(analysis.decisions, ({ verdict }) => verdict);
    const counts = [...verdicts].map(([verdict, some]) => `${some.length} ${verdict}`).join(', ');
    lucks.push(...analysis.sums.map(({ luck }) => luck).slice(0, 1));
    const sums = analysis.sums.map(
      ({ accuracy = 0, luck, result }) => `${points(accuracy)} ${points(luck)} ${points(result)}`,
    );
    console.log(
      `${record.moves.length} moves, ${((user + system) / 1e6).toFixed(1)} s of a core; ${counts}; ${sums.join(' | ')}`,
    );
  }
  const { mean, error } = meanOf(lucks);
  console.log(
    `${id}: luck of seat 0 on average ${points(mean)} ± ${points(1.96 * error)} in ${lucks.length} matches`,
  );
}

/** A rough look at each draw tells as much of the mean over many matches as a close one. */
const ROUGH: Effort = {
  lines: 1,
  redraws: 2,
  candidates: 0,
  looks: 0,
  tries: 0,
  contenders: 0,
  screened: 0,
  searched: 0,
  hasty: true,
};

async function luck(): Promise<void> {
  const player = given ?? quickLevel(id, wanted.seats);
  const records = await playedRecords(id, { ...wanted, bot: player, seed: 'luck' });
  const bySeat = Array.from({ length: wanted.seats }, (): number[] => []);
  for (const record of records) {
    const sums = luckIn(record);
    if (sums.reduce((a, b) => a + b, 0) !== 0)
      throw new Error(`luck does not add up to 0: ${sums.join(', ')}`);
    sums.forEach((sum, seat) => bySeat[seat]!.push(sum));
  }
  for (const [seat, lucks] of bySeat.entries()) {
    const { mean, spread, error } = meanOf(lucks);
    console.log(
      `${id}, seat ${seat}: luck ${points(mean)} ± ${points(1.96 * error)} on average in ${lucks.length} matches of ${player}, usually ${points(spread)}`,
    );
  }
}

/** What luck brought every seat in a match. */
function luckIn(record: MatchRecord): readonly number[] {
  const inquiry = inquiryOf(entry, record, { seats: [], effort: ROUGH });
  const findings = Array.from({ length: inquiry.places }, (_, place) => inquiry.at(place));
  const { sums } = inquiry.assembled(findings);
  return sums.map(({ luck: sum }) => sum);
}

function meanOf(numbers: readonly number[]): { mean: number; spread: number; error: number } {
  const mean = numbers.reduce((a, b) => a + b, 0) / numbers.length;
  const squares = numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0);
  const spread = Math.sqrt(squares / (numbers.length - 1));
  return { mean, spread, error: spread / Math.sqrt(numbers.length) };
}

function analysed(known: GameEntry, record: MatchRecord): Analysis {
  const steps = analysisOf(known, record);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

function points(share: number): string {
  return (100 * share).toFixed(1);
}

const MEASURES: Readonly<Record<string, () => void | Promise<void>>> = {
  planted,
  false: falseBlunders,
  whole,
  luck,
};
await MEASURES[what]?.();
