import { availableParallelism, cpus } from 'node:os';
import { counted } from '../../src/cli/numbers.ts';
import { type AttackResult, type BatteryOptions, runBattery, type Waits } from './battery.ts';

export interface AbuseOptions extends Omit<BatteryOptions, 'seen'> {
  readonly markdown?: boolean;
  readonly json?: boolean;
}

const MB = 1_000_000;

/** How many times as long innocents wait during an attack at most, and how many times as long for bots. */
const AIMS = { move: 2, bot: 3 };

/**
 * Attacks a server of its own and prints what innocents had to wait for before, during and after each attack. The exit
 * code says whether no aim was missed, which depends on what else the machine does.
 */
export async function runAbuse({
  markdown = false,
  json = false,
  ...options
}: AbuseOptions): Promise<number> {
  if (markdown) console.log(headOf(options));
  const seen = (result: AttackResult): void => console.log(markdown ? rowOf(result) : sentencesOf(result));
  const results = await runBattery({ ...options, seen });
  const missed = results.flatMap(missedIn);
  // The table ends here.
  console.log('');
  for (const line of missed) console.log(line);
  console.log(missed.length === 0 ? 'every aim was met' : `${counted(missed.length, 'aim')} missed`);
  if (json) console.log(JSON.stringify(results));
  return missed.length === 0 ? 0 : 1;
}

const PARTS = ['before', 'during', 'after'] as const;

/** The three parts of a number, with a comma between them. */
function inParts(result: AttackResult, number: (waits: Waits) => number): string {
  return PARTS.map((part) => number(result[part]).toFixed(1)).join(', ');
}

const COLUMNS: readonly (readonly [head: string, cell: (result: AttackResult) => string])[] = [
  ['attack', ({ attack }) => attack],
  ['move, median, ms', (result) => inParts(result, ({ moveMedian }) => moveMedian)],
  ['move, 99 %, ms', (result) => inParts(result, ({ move99 }) => move99)],
  ['times', (result) => timesOf(result, ({ moveMedian }) => moveMedian).toFixed(1)],
  ['bot, median, ms', (result) => inParts(result, ({ botMedian }) => botMedian)],
  ['bot, 99 %, ms', (result) => inParts(result, ({ bot99 }) => bot99)],
  ['times', (result) => timesOf(result, ({ botMedian }) => botMedian).toFixed(1)],
  ['disk, MB', ({ disk }) => (disk / MB).toFixed(1)],
  ['memory, MB', ({ memory }) => (memory / MB).toFixed(1)],
];

function timesOf({ before, during }: AttackResult, number: (waits: Waits) => number): number {
  return number(during) / number(before);
}

function headOf({ game, store, seconds, guests, addresses }: BatteryOptions): string {
  const machine = `${availableParallelism()} cores of ${cpus()[0]?.model ?? 'an unknown processor'}`;
  const command = `./orrery abuse ${game} --store ${store} --seconds ${seconds} --guests ${guests} --addresses ${addresses} --markdown`;
  const heads = COLUMNS.map(([head]) => head);
  return [
    `Measured on ${new Date().toISOString().slice(0, 10)} with Node ${process.versions.node}, on ${machine}, by`,
    `\n    ${command}\n`,
    `Before, during and after each attack; "times" is the median during it by the median before.\n`,
    `| ${heads.join(' | ')} |`,
    `|${heads.map(() => '---').join('|')}|`,
  ].join('\n');
}

function rowOf(result: AttackResult): string {
  return `| ${COLUMNS.map(([, cell]) => cell(result)).join(' | ')} |`;
}

function sentencesOf(result: AttackResult): string {
  const [, ...rest] = COLUMNS;
  return [result.attack, ...rest.map(([head, cell]) => `  ${head}: ${cell(result)}`)].join('\n');
}

/** What was not as it should be during an attack, in a sentence each. */
export function missedIn(result: AttackResult): string[] {
  const { attack, during, after } = result;
  const aims = [
    { what: 'a move', times: timesOf(result, ({ moveMedian }) => moveMedian), most: AIMS.move },
    { what: 'a bot', times: timesOf(result, ({ botMedian }) => botMedian), most: AIMS.bot },
  ];
  const late = aims
    .filter(({ times, most }) => !(times <= most))
    .map(({ what, times, most }) => `${attack}: ${what} took ${times.toFixed(1)} times as long, not ${most}`);
  const refused = during.refused + after.refused;
  return refused === 0 ? late : [...late, `${attack}: innocents were refused ${counted(refused, 'time')}`];
}
