import { readFileSync, writeFileSync } from 'node:fs';
import { GAMES } from '../../src/games/index.ts';
import { findGame, type GameEntry, type Stretches } from '../../src/kernel/entry.ts';
import type { MatchRecord } from '../../src/kernel/match/record.ts';
import { bestSpread, brier, bins } from './fit.ts';
import { counted } from '../../src/cli/numbers.ts';
import { seatCounts } from '../../src/testkit/subject.ts';
import { gameWithNets, playedRecords, quickLevel } from './matches.ts';
import { toldAtQuarters } from './quarters.ts';

/**
 * Finds how far what analyses tell at the quarters of matches must be stretched to fit how these end, and keeps it beside the hints:
 * `node tools/analyse/calibrate.ts sol [matches] [seats with commas] [--write]`; what was found for other numbers of seats stays.
 */

const write = process.argv.includes('--write');
const args = process.argv.slice(2).filter((one) => one !== '--write');
const [id = 'sol', given = '40', numbers] = args;
const matches = Number(given);
const plain = findGame(GAMES, id);
const known = await gameWithNets(id);

/** Chances that would have to be stretched further than this tell nothing, and stay as they are. */
const TELLING = 5;

/** What is found for each number of seats, by what is known of positions. */
async function stretchesBy(entry: GameEntry, name: string): Promise<Stretches> {
  const found: Record<number, number> = {};
  for (const seats of numbers?.split(',').map(Number) ?? seatCounts(entry.game)) {
    if (name === 'nets' && entry.learned?.(seats) === undefined) continue;
    const samples = (await records(seats)).flatMap((record) => toldAtQuarters(entry, record, false));
    // Where everybody wins or nobody does there is nothing to fit.
    if (new Set(samples.map(({ won }) => won[0])).size < 2) continue;
    const spread = bestSpread(samples);
    if (spread > TELLING) continue;
    found[seats] = Math.round(100 * spread) / 100;
    console.log(
      `${id}, ${name}, ${counted(seats, 'seat')}: ${found[seats]}; Brier ${brier(samples, 1).toFixed(3)}, stretched ${brier(samples, spread).toFixed(3)}, ${samples.length} positions`,
    );
    console.log(`  ${bins(samples, spread).join('  ')}`);
  }
  return found;
}

const PLAYED = new Map<number, Promise<readonly MatchRecord[]>>();

/** Matches of so many seats; the same for nets and hints. */
function records(seats: number): Promise<readonly MatchRecord[]> {
  const bot = quickLevel(id, seats);
  const played = PLAYED.get(seats) ?? playedRecords(id, { bot, seats, matches, seed: 'analysis' });
  PLAYED.set(seats, played);
  return played;
}

/** The fits of a game as they are kept, and the commands that found them. */
interface Kept {
  readonly method: string;
  readonly nets?: Stretches;
  readonly hints: Stretches;
}

/** Where only some numbers of seats were asked for, what was known of the others stays. */
function withFound({ method, nets, hints }: Kept, found: Omit<Kept, 'method'>): Kept {
  const command = ['node tools/analyse/calibrate.ts', ...args, '--write'].join(' ');
  if (numbers === undefined) return { method: command, ...found };
  const earlier = method.split('; ').filter((one) => one !== command);
  return {
    method: [...earlier, command].join('; '),
    ...(found.nets && { nets: { ...nets, ...found.nets } }),
    hints: { ...hints, ...found.hints },
  };
}

const hints = await stretchesBy(plain, 'hints');
const nets = known.learned === undefined ? undefined : await stretchesBy(known, 'nets');
if (write) {
  const file = new URL(`../../src/games/${id}/hints/calibration.json`, import.meta.url);
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Kept; // written here
  const now = withFound(kept, { hints, ...(nets && { nets }) });
  writeFileSync(file, `${JSON.stringify(now, undefined, 2)}\n`);
}
