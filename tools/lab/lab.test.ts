import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { printed } from '../../test/kit/printed.ts';
import { interruptOnceHeard } from '../../test/kit/interrupt.ts';
import { gameOf } from '../../src/games/index.ts';
import { GAMES_MODULE } from '../../src/cli/tableGames.ts';
import { isLongRun } from '../../src/testkit/effort.ts';
import { type LabOptions, runLab } from './lab.ts';
import type { LabReport, VariantReport } from './report.ts';
import { readVariant } from './variantFile.ts';

const FAIR = new URL('../../test/kit/fair.ts', import.meta.url).href;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'orrery-lab-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function variant(content: unknown, name = 'variant.json'): string {
  const file = path.join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const options = (variants: readonly string[], more: Partial<LabOptions> = {}): LabOptions => ({
  game: 'fair',
  variants,
  seats: 2,
  level: 'random',
  matches: 400,
  seed: 'lab',
  margin: 4,
  mostMoves: 1000,
  workers: 2,
  json: true,
  ...more,
});

const told = (wish: LabOptions, games = FAIR): Promise<string[]> => printed(() => runLab(wish, games));
const reportIn = (lines: readonly string[]): LabReport => JSON.parse(lines.at(-1) ?? '');
const reported = async (wish: LabOptions, games = FAIR): Promise<LabReport> =>
  reportIn(await told(wish, games));
const found = ({ rows }: VariantReport): string[] =>
  rows.flatMap(({ about, trait, kind, isChanged }) => (isChanged ? [`${about} ${trait} ${kind}`] : []));

describe('in a game that is fair', () => {
  test('one point for the first seat is found, and nothing where dice are but painted', async () => {
    const edge = variant({ name: 'edge', options: { edge: 1 } }, 'a.json');
    const paint = variant({ options: { paint: true } }, 'paint.json');
    const lines = await told(options([edge, paint]));
    const [planted, painted] = reportIn(lines).variants;
    expect(planted).toMatchObject({ name: 'edge', differences: ['edge: 0 → 1'], clear: 'changed' });
    expect(planted?.matches).toBeLessThan(400);
    expect(planted && found(planted)).toContain('wins seat 1');
    expect(painted).toMatchObject({ name: 'paint', matches: 400 });
    expect(painted && found(painted)).toEqual([]);
    const text = lines.join('\n');
    expect(text).toMatch(/Seat 1 wins more often .*Stopped early, after \d+ matches of either, of 400/);
    expect(text).toContain('No change of who wins can be told from chance. Played: 400 matches of either.');
  });

  test('one point for a faction is found, whatever seat it has', async () => {
    const gift = variant({ options: { gift: 1 } });
    const report = await reported(options([gift], { all: true }));
    const [planted] = report.variants;
    expect(planted && found(planted)).toContain('wins faction Red');
    expect(planted && found(planted)).not.toContain('wins seat 1');
    expect(planted?.matches).toBe(400);
  });
});

describe('what was stopped', () => {
  const files = (): string[] => [
    variant({ options: { edge: 1 } }, 'a.json'),
    variant({ options: { paint: true } }, 'b.json'),
  ];

  test('goes on, and tells the same as what was not', async () => {
    const alone = options(files(), { matches: 100 });
    const wish = { ...alone, keep: path.join(folder, 'kept.jsonl') };
    let over = 0;
    const matchOver = (): void => void (++over === 130 && process.emit('SIGINT'));
    const lines = await told({ ...wish, matchOver });
    expect(lines).toContain(`What was played is kept in ${wish.keep}: the same command goes on with it.`);
    const [first] = reportIn(lines).variants;
    expect(first?.matches).toBeLessThan(100);
    expect(await reported(wish)).toEqual(await reported(alone));
    let again = 0;
    await told({ ...wish, matchOver: () => void again++ });
    expect(again).toBe(0);
  });

  test('is another experiment where anything else is asked', async () => {
    const keep = path.join(folder, 'kept.jsonl');
    const [first = ''] = files();
    await told(options([first], { matches: 10, keep }));
    const other = told(options([first], { matches: 20, keep }));
    await expect(other).rejects.toThrow(`${keep} keeps another lab: matches is 10 there and 20 here`);
    const others = told(options(files(), { matches: 10, keep }));
    await expect(others).rejects.toThrow('keeps another lab: variants is');
  });

  test('before anything can be told says so', async () => {
    interruptOnceHeard();
    const lines = await told(options(files(), { matches: 10 ** 6 }));
    expect(lines.join('\n')).toContain('Too few matches were played to tell anything.');
  });
});

test('the page is whole, and tells what the text tells', async () => {
  const page = path.join(folder, 'page.html');
  const file = variant({ name: 'An <edge> & "more"', options: { edge: 2 } });
  await told(options([file], { matches: 100, page }));
  const text = readFileSync(page, 'utf8');
  expect(text).toMatch(/^<!doctype html>[\s\S]*<\/html>\n$/);
  expect(text).not.toMatch(/<script|<link|<img|src=|url\(|@import|https?:/);
  expect(text).toContain('<h2>An &lt;edge&gt; &amp; "more"</h2>');
  for (const part of [
    'Who wins',
    'How matches end',
    'Length and points',
    'What is taken',
    'Anvil',
    'edge: 0 → 2',
  ])
    expect(text).toContain(part);
  expect(text.match(/<svg/g)?.length).toBe(text.match(/<\/svg>/g)?.length);
  expect(text).not.toMatch(/NaN|undefined|Infinity/);
});

test('changed content reaches the rules, and only those of the variant', async () => {
  const file = variant({
    content: { ships: { mothership: { movement: 3 } }, numbers: { coloniesToWin: 1 } },
  });
  const wish = options([file], { game: 'star', level: 'greedy', matches: 10, workers: 1 });
  const { variants } = await reported(wish, GAMES_MODULE);
  expect(variants[0]?.differences).toEqual([
    'numbers.coloniesToWin: 4 → 1',
    'ships.mothership.movement: 2 → 3',
  ]);
  const rounds = variants[0]?.rows.find(({ kind }) => kind === 'rounds');
  expect(rounds?.after.value).toBeLessThan((rounds?.before.value ?? 0) - 3);
});

test('the variant in the document is one', async () => {
  const [, example = ''] = /```json\n([\s\S]*?)```/.exec(readFileSync('docs/lab.md', 'utf8')) ?? [];
  const ground = { entry: gameOf('empire'), seats: 2, options: {} };
  const { name, differences } = await readVariant(variant(example), ground);
  expect(name).toBe('Second player begins with 5 credits more');
  expect(differences).toEqual([
    'edicts: true → false',
    expect.stringMatching(/^powers\.PW01: .* → nothing$/),
    'setup.player.extraCreditsBySeat: 0, 0, 1, 2 → 0, 5, 1, 2',
    'ships.fighter.cost.M: 1 → 2',
  ]);
});

describe('a variant is refused', () => {
  const empire = { game: 'empire', matches: 2 };
  test.each<[unknown, Partial<LabOptions>, string]>([
    ['{"options": ', {}, ': it is no JSON: '],
    [[1], {}, ': a variant is {"name": …, "options": {…}, "content": {…}}, not [1]'],
    [{ option: {} }, {}, ': there is no "option" in a variant; a variant is {"name": …'],
    [{ name: 7 }, {}, ': name must be a text, not 7'],
    [{ options: { edge: 'x' } }, {}, ': options: option edge must be a whole number from 0 to 9, not "x"'],
    [{ options: { hedge: 1 } }, {}, ': options: Fair Dice has no option "hedge"; it has edge, gift, paint'],
    [{ options: { edge: 0 } }, {}, ': it changes nothing: name other options, or content'],
    [{ content: {} }, {}, ': fair has no content of its own: only its options can be changed'],
    [{ content: [] }, empire, ': content must be a record, not []'],
    [{ content: { powers: {} } }, empire, ': content changes nothing: all of it is so already'],
    [
      { content: { setup: { player: { credits: 'five' } } } },
      empire,
      ': content.setup.player.credits must be a whole number from 0 to 1000000, not "five"',
    ],
    [{ content: { explorerTiles: [] } }, empire, ': content: the rules cannot be played with it: '],
  ])('%j', async (content, wish, message) => {
    const file = variant(content);
    const games = wish.game === undefined ? FAIR : GAMES_MODULE;
    await expect(told(options([file], wish), games)).rejects.toThrow(`${file}${message}`);
  });

  test('that is not there, or is called like another', async () => {
    const nowhere = path.join(folder, 'nowhere.json');
    await expect(told(options([nowhere]))).rejects.toThrow(`${nowhere}: it cannot be read`);
    const file = variant({ options: { edge: 1 } });
    await expect(told(options([file, file]))).rejects.toThrow(
      'two variants are called variant: give one another "name"',
    );
  });

  test.each<[Partial<LabOptions>, string]>([
    [{ level: 'clever' }, 'there is no bot "clever"'],
    [{ seats: 9 }, 'Fair Dice is for 2 to 3 seats, not 9'],
    [{ page: '/nowhere/page.html', matches: 2 }, 'cannot write /nowhere/page.html'],
  ])('as is %j', async (wish, message) => {
    await expect(told(options([variant({ options: { edge: 1 } })], wish))).rejects.toThrow(message);
  });
});

test.runIf(isLongRun)('in Empire five credits for the second of two are found', async () => {
  const file = variant({ content: { setup: { player: { extraCreditsBySeat: [0, 5, 1, 2] } } } });
  const wish = options([file], { game: 'empire', level: 'greedy', matches: 600 });
  const { variants } = await reported(wish, GAMES_MODULE);
  expect(variants[0]?.clear).toBe('changed');
  expect(variants[0] && found(variants[0])).toContain('wins turn 2');
});
