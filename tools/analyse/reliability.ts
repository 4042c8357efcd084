import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brier } from './fit.ts';
import { gameWithNets, playedRecords, quickLevel } from './matches.ts';
import { toldAtQuarters } from './quarters.ts';
import { pictureOf } from './reliabilityPicture.ts';
import { tenthsOf, type Told, worstOf } from './tenths.ts';

/**
 * Holds what analyses tell at the quarters of matches against what came of them, on deals that nothing was fitted to:
 * `node tools/analyse/reliability.ts sol [matches] [seats with commas] [--write]`; it draws docs/pictures/reliability-<game>.svg.
 */

const [, , id = 'sol', given = '400', numbers] = process.argv;
const matches = Number(given);
const entry = await gameWithNets(id);

async function toldWith(seats: number): Promise<Told> {
  const bot = quickLevel(id, seats);
  const records = await playedRecords(entry.game.id, { bot, seats, matches, seed: 'reliability' });
  const samples = records.flatMap((record) => toldAtQuarters(entry, record, true));
  return { seats, matches: records.length, brier: brier(samples, 1), tenths: tenthsOf(samples) };
}

function tell({ seats, matches: played, brier: score, tenths }: Told): void {
  const worst = worstOf(tenths);
  const off = worst === undefined ? '' : `; farthest off by ${(100 * worst.off).toFixed(1)} points`;
  console.log(`${id}, ${seats} seats, ${played} matches: Brier ${score.toFixed(3)}${off}`);
  for (const { told, won, count } of tenths)
    console.log(`  told ${(100 * told).toFixed(0)} %, won ${(100 * won).toFixed(0)} %, ${count} chances`);
}

const { min, max } = entry.game.seats;
const all = Array.from({ length: max - min + 1 }, (_, i) => min + i);
const told: Told[] = [];
for (const seats of numbers === undefined || numbers.startsWith('--')
  ? all
  : numbers.split(',').map(Number)) {
  const one = await toldWith(seats);
  tell(one);
  told.push(one);
}
if (process.argv.includes('--write')) {
  const folder = path.resolve(import.meta.dirname, '../../docs/pictures');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `reliability-${id}.svg`), pictureOf(entry.game.title, told));
}
