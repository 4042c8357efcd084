import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runPlay } from '../src/cli/commands/play.ts';
import type { PlayOptions } from '../src/cli/play/setting.ts';
import { openTerminal } from '../src/cli/play/terminal.ts';
import { gameOf } from '../src/games/index.ts';
import { parseRecord, replay } from '../src/kernel/match/record.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'orrery-play-'));
});
afterAll(() => rm(folder, { recursive: true }));

const fileFor = (name: string): string => path.join(folder, `${name}.json`);

/** Plays with these lines on standard input and gives back what was printed. */
async function played(options: Partial<PlayOptions>, lines: readonly string[]): Promise<string> {
  const output = new PassThrough();
  const printed = text(output);
  const input = Readable.from(lines.map((line) => `${line}\n`));
  const code = await runPlay({ game: 'sol', seed: 'play', ...options }, openTerminal(input, output));
  output.end();
  expect(code).toBe(0);
  return printed;
}

async function recordIn(file: string) {
  return parseRecord(await readFile(file, 'utf8'));
}

const START = 'firstPlayer=seat0 startEye=fixed vestigial=false';

describe('a match over a pipe', () => {
  test('whoever resigns is out, where the options say so', async () => {
    const file = fileFor('resigned');
    const star = { game: 'star', seats: 'me:Ann,me:Ben,random:Bot', seed: 'resigned' } as const;
    const options = 'resigningEliminates=true';
    const printed = await played({ ...star, options, file }, [
      'resign',
      ...new Array<string>(15).fill('1'),
      'resign',
    ]);
    expect(printed).toContain('resigns; what is left of the fleet goes without a bounty.');
    expect(printed).toContain('Bot wins as the last faction left.');
    const record = await recordIn(file);
    expect(record.resigned).toMatchObject([{ left: true }, { left: true }]);
    expect(record.places?.[2]).toBe(1);
    replay(gameOf('star').game, record);

    const alone = await played(
      { ...star, seats: 'me:Ann,random:Bo,random:Cy', options, file: fileFor('alone') },
      ['resign'],
    );
    expect(alone).toContain('The match was given up.');

    const usual = await played({ ...star, file: fileFor('usual') }, ['resign', 'quit']);
    expect(usual).toContain('nobody can resign in this match');
  });

  test('goes to the end, tells the result and leaves a record that holds', async () => {
    const file = fileFor('whole');
    const printed = await played({ file, seats: 'me:Ann,random:Bot' }, new Array<string>(5000).fill('1'));
    expect(printed).toMatch(/Commitment to the shuffles: [0-9a-f]{64}/);
    expect(printed).toMatch(/\n1\. +[ab] +(Ann|Bot) +\d+\n/);
    expect(printed).toMatch(/(Ann|Bot|together) (wins|with|win) /);
    expect(printed).toMatch(/Seed of the shuffles: [0-9a-f]{64}/);
    expect(printed).toContain(`./orrery verify ${file}`);
    const { plies } = replay(gameOf('sol').game, await recordIn(file));
    expect(plies.length).toBeGreaterThan(100);
  });

  test('ends cleanly with the input and can be gone on with', async () => {
    const file = fileFor('left');
    const left = await played({ file, seats: 'me,me', options: START }, ['move', 'launch O0']);
    expect(left).toContain(`Go on with it: ./orrery play sol --from ${file}`);
    expect(left).not.toContain('Seed of');
    const again = await played({ from: file, seats: 'me,me' }, ['end', 'quit']);
    expect(again).toContain('Azure moves. Launches a sundiver to O0.');
    expect((await recordIn(file)).moves).toEqual(['0 move', '0 launch O0', '0 end']);
  });

  test('lets bots play among themselves', async () => {
    const printed = await played({ file: fileFor('bots'), seats: 'random:Rob,random:Rita,random:Rick' }, []);
    expect(printed).toMatch(/Rob|Rita|Rick/);
    expect(printed).toContain('The star bursts.');
  });

  test('has no colours', async () => {
    expect(await played({ file: fileFor('plain') }, ['quit'])).not.toContain('\x1b');
  });

  test('works between real processes', async () => {
    const file = fileFor('process');
    const main = path.resolve(import.meta.dirname, '../src/cli/main.ts');
    const child = spawn(process.execPath, [
      main,
      'play',
      '--seed',
      'x',
      '--file',
      file,
      '--seats',
      'me,greedy',
    ]);
    child.stdin.end('gate\nquit\n');
    const printed = await text(child.stdout);
    expect(printed).toContain('Azure> gate');
    expect(printed).toContain(`The match is saved as ${file}.`);
  });
});

describe('what is typed', () => {
  const at = (lines: readonly string[], options = START): Promise<string> =>
    played({ file: fileFor('typed'), seats: 'me:Ann,me:Ben', options }, lines);

  test('plays a move by number, by text or by the beginning of a text', async () => {
    await at(['1', 'LAUNCH  o0', 'launch i0', 'en']);
    expect((await recordIn(fileFor('typed'))).moves).toEqual([
      '0 move',
      '0 launch O0',
      '0 launch I0',
      '0 end',
    ]);
  });

  test('narrows the list when it fits several moves', async () => {
    const printed = await at(['move', 'launch', 'i12', 'quit']);
    const afterwards = printed.split('Ann> i12\n')[1];
    expect(afterwards).toMatch(/^\d launch to I12\nAnn> quit/);
  });

  test('is told to be unknown when it fits nothing', async () => {
    expect(await at(['dance'])).toContain('"dance" is neither a move now nor a command');
  });

  test('takes moves back and plays them again', async () => {
    await at(['move', 'launch O0', 'undo', 'launch I0', 'undo', 'redo', 'undo', 'undo']);
    expect((await recordIn(fileFor('typed'))).moves).toEqual([]);
    await at(['move', 'launch O0', 'undo', 'undo', 'redo', 'redo']);
    expect((await recordIn(fileFor('typed'))).moves).toEqual(['0 move', '0 launch O0']);
    expect(await at(['undo'])).toContain('there is no move to take back');
    expect(await at(['redo'])).toContain('no move has been taken back');
  });

  test('does not take back what a bot has answered', async () => {
    const printed = await played({ file: fileFor('bot'), options: START, seats: 'me,random' }, [
      'move',
      'end',
      'undo',
    ]);
    expect(printed).toContain('a bot has moved since');
  });

  test('shows log, board, rules and help', async () => {
    const printed = await at([
      'move',
      'launch O0',
      'log',
      'board',
      'rules',
      'rules 6.1.4',
      'rules 99',
      'help',
    ]);
    expect(printed).toContain('Ann moves. Launches a sundiver to O0.');
    expect(printed).toContain('6.1 Move');
    expect(printed).toMatch(/6\.1\.4 Hurl/);
    expect(printed).toContain('the rules have no number 99');
    expect(printed).toContain('take back the last move');
  });

  test('asks the coach, who plays nothing', async () => {
    const printed = await at(['move', 'coach', 'coach launch O0', 'coach dance', 'quit']);
    expect(printed).toMatch(/\nA {2}\S.*\n {3}(clear|close|even): .* plan B .*\n/);
    expect(printed).toMatch(/\n {3}Against B: .*\n/);
    expect(printed).toMatch(/\n {3}launch .*\n/);
    expect(printed).toMatch(/(That is plan A|(clear|close|even): .*plan A)/i);
    expect(printed).toContain('"dance" is not legal now');
    expect((await recordIn(fileFor('typed'))).moves).toEqual(['0 move']);
  });

  test('saves the record where it is told', async () => {
    const file = fileFor('saved');
    const printed = await at(['move', `save ${file}`, 'save', 'save /no/such/folder/file.json']);
    expect((await recordIn(file)).moves).toEqual(['0 move']);
    expect(printed).toContain('save needs the name of a file');
    expect(printed).toContain('The match could not be saved');
  });
});

describe('at the start', () => {
  const refused = (options: Partial<PlayOptions>) => expect(played(options, [])).rejects;

  test.each<[Partial<PlayOptions>, string]>([
    [{ game: 'chess' }, 'there is no game "chess"'],
    [{ seats: 'me,nobody' }, 'there is no bot "nobody"'],
    [{ seats: 'me,me,me,me,me,me' }, 'is for 1 to 5 seats, not 6'],
    [{ seats: 'me:Ann,me:Ann' }, 'every seat needs a name of its own'],
    [{ options: 'speed=9' }, 'has no option "speed"'],
    [{ from: '/no/such/file' }, 'cannot read /no/such/file'],
  ])('%o is refused', async (options, message) => {
    await refused(options).toThrow(message);
  });

  test('a person sits down against one bot, alone in a solo match', async () => {
    expect(await played({ file: fileFor('usual') }, [])).toContain('At the table: Azure, Jade (greedy)');
    expect(await played({ file: fileFor('solo'), seats: 'me:Ann' }, [])).toContain('momentum to reach 17');
  });
});
