import { existsSync } from 'node:fs';
import { percent } from '../../../src/cli/numbers.ts';
import { wilson } from '../../../src/kernel/data/interval.ts';
import { GAMES_MODULE } from '../../../src/cli/tableGames.ts';
import { findGame } from '../../../src/kernel/entry.ts';
import { InputError } from '../../../src/kernel/error.ts';
import { gamesIn } from '../../../src/server/bots/threads.ts';
import { RIVAL, scoreText } from './check.ts';
import { COLOURS, escaped, round1, STYLE } from '../../pictures.ts';
import { contested } from './contest.ts';
import { type Checked, checksIn, curveFile } from './curve.ts';
import { writeWhole } from '../writeWhole.ts';

export interface PictureOptions {
  readonly game: string;
  /** What lines are for that do not tell how many seats they are for: the first of these numbers. */
  readonly seats: string;
  readonly folder: string;
  /** Where it is drawn. */
  readonly picture: string;
  /** Files with commas between them, instead of the curve of the folder. */
  readonly points?: string;
}

/** Draws how the share of matches won grew with the rounds. */
export async function runPicture(options: PictureOptions, games = GAMES_MODULE): Promise<number> {
  const { game } = findGame(await gamesIn(games), options.game);
  const seats = contested(options.seats.split(',').map(Number))[0] ?? 2;
  const files = options.points?.split(',') ?? [curveFile(options.folder)];
  const missing = files.find((file) => !existsSync(file));
  if (missing !== undefined) throw new InputError('bad_request', `there is no curve in ${missing}`);
  const checks = files.flatMap((file) => checksIn(file, seats));
  if (checks.length === 0) throw new InputError('bad_request', `no check is told in ${files.join(', ')} yet`);
  writeWhole(options.picture, Buffer.from(pictureOf(game.title, checks)));
  console.log(`drawn to ${options.picture}`);
  return 0;
}

const [LEFT, TOP, WIDTH, HEIGHT] = [74, 82, 540, 260];
const [RIGHT, BOTTOM] = [LEFT + WIDTH, TOP + HEIGHT];
const EDGE = 20;
const SIZE = { width: 740, height: 400 };

/** The shares won over the rounds with their intervals, a line for each number of seats, as SVG of its own. */
export function pictureOf(title: string, checks: readonly Checked[]): string {
  const most = Math.max(1, ...checks.map(({ round }) => round));
  const numbers = [...new Set(checks.map(({ seats }) => seats))].toSorted((a, b) => a - b);
  const lines = numbers.map((seats) => checks.filter((one) => one.seats === seats).toSorted(byRound));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" role="img" aria-labelledby="title about">
<title id="title">${escaped(title)}, matches won against ${RIVAL} while learning</title>
<desc id="about">${lines.map((line) => escaped(textOf(line.at(-1)!))).join('; ')}</desc>
<style>${STYLE}
</style>
<rect class="ground" width="100%" height="100%" rx="8"/>
<text class="text head" x="${EDGE}" y="32">${escaped(title)}, matches won against ${RIVAL} while learning</text>
<text class="soft" x="${EDGE}" y="54">${countText(checks)} a point on deals never learned from, every deal from each seat; bands: 95 %</text>
${axes(most)}
${numbers.map(parOf).join('\n')}
${lines.map((line, i) => drawn(line, i, most)).join('\n')}
${namesOf(lines)}
</svg>
`;
}

const byRound = (a: Checked, b: Checked): number => a.round - b.round;

function countText(checks: readonly Checked[]): string {
  const counts = checks.map(({ matches }) => matches);
  const [fewest, most] = [Math.min(...counts), Math.max(...counts)];
  return fewest === most ? `${most} matches` : `${fewest} to ${most} matches`;
}

const y = (share: number): number => round1(BOTTOM - share * HEIGHT);
const xIn = (round: number, most: number): number => round1(LEFT + (round / most) * WIDTH);

const QUARTERS = [0, 0.25, 0.5, 0.75, 1];

function axes(most: number): string {
  const rows = QUARTERS.map(
    (
      share,
    ) => `<line class="${share === 0 ? 'axis' : 'grid'}" x1="${LEFT}" x2="${RIGHT}" y1="${y(share)}" y2="${y(share)}"/>
<text class="soft" x="${LEFT - 8}" y="${y(share) + 4}" text-anchor="end">${100 * share} %</text>`,
  );
  const columns = ticksTo(most).map((round) => {
    const x = xIn(round, most);
    return `<line class="axis" x1="${x}" x2="${x}" y1="${BOTTOM}" y2="${BOTTOM + 5}"/>
<text class="soft" x="${x}" y="${BOTTOM + 20}" text-anchor="middle">${round}</text>`;
  });
  const middle = TOP + HEIGHT / 2;
  return `${rows.join('\n')}
${columns.join('\n')}
<text class="text" x="${LEFT + WIDTH / 2}" y="${BOTTOM + 42}" text-anchor="middle">rounds of self-play</text>
<text class="text" x="20" y="${middle}" text-anchor="middle" transform="rotate(-90 20 ${middle})">matches won</text>`;
}

const MOST_TICKS = 8;

/** Round numbers from 0 up, few enough to be read. */
function ticksTo(most: number): number[] {
  let step = 1;
  for (let i = 0; most / step > MOST_TICKS; i++) step *= i % 3 === 1 ? 2.5 : 2;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
}

/** What nobody's equal would win. */
function parOf(seats: number): string {
  const at = y(1 / seats);
  return `<line class="par" x1="${LEFT}" x2="${RIGHT}" y1="${at}" y2="${at}"/>
<text class="soft" x="${RIGHT - 4}" y="${at - 5}" text-anchor="end" font-size="11">par with ${seats} seats</text>`;
}

function drawn(line: readonly Checked[], colour: number, most: number): string {
  const x = ({ round }: Checked): number => xIn(round, most);
  const ends = line.map((one) => ({ one, interval: wilson(one.won, one.matches) }));
  const upper = ends.map(({ one, interval }) => `${x(one)},${y(interval[1])}`);
  const lower = ends.map(({ one, interval }) => `${x(one)},${y(interval[0])}`).reverse();
  const places = line.map((one) => `${x(one)},${y(one.won / one.matches)}`);
  const dots = line.map(
    (one) =>
      `<circle cx="${x(one)}" cy="${y(one.won / one.matches)}" r="3"><title>${escaped(textOf(one))}</title></circle>`,
  );
  return `<g class="of${colour % COLOURS}" fill="currentColor" stroke="currentColor">
<polygon class="band" points="${[...upper, ...lower].join(' ')}"/>
<polyline class="line" points="${places.join(' ')}"/>
${dots.join('\n')}
</g>`;
}

/** Lines of text need so much room below each other. */
const ROW = 18;

/** Each line is named at its end; names that would cover each other move down. */
function namesOf(lines: readonly (readonly Checked[])[]): string {
  const names = lines.map((line, i) => ({ i, last: line.at(-1)! }));
  let free = TOP;
  return names
    .toSorted((a, b) => shareOf(b.last) - shareOf(a.last))
    .map(({ i, last }) => {
      const at = Math.max(free, y(shareOf(last)) + 4);
      free = at + ROW;
      const name = `${last.seats} seats: ${Math.round(100 * shareOf(last))} %`;
      return `<text class="name${i % COLOURS}" x="${RIGHT + 10}" y="${at}">${name}</text>`;
    })
    .join('\n');
}

const shareOf = ({ won, matches }: Checked): number => won / matches;

function textOf(checked: Checked): string {
  return `after round ${checked.round}, ${checked.seats} seats: ${scoreText(checked)}; par ${percent(1 / checked.seats)}`;
}
