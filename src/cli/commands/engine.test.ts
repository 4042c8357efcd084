import { PassThrough, Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { GAMES, game, hints, measures, POSITION, reasons, texts } from '../../../test/kit/toy.ts';
import { gameOf } from '../../games/index.ts';
import type { GameEntry } from '../../kernel/entry.ts';
import { outcomeOf } from '../../kernel/match/match.ts';
import { type MatchRecord, replay } from '../../kernel/match/record.ts';
import type { Step } from '../../bots/coach/steps.ts';
import { LINE_LIMIT } from '../engine/conversation.ts';
import { runEngine } from './engine.ts';

interface Answer {
  readonly [field: string]: unknown;
  readonly error?: { readonly code: string; readonly message: string };
}

/** What the engine answers to bytes, cut as given. */
async function answersTo(
  chunks: Iterable<Uint8Array>,
  games: readonly GameEntry[] = GAMES,
): Promise<Answer[]> {
  const output = new PassThrough();
  const [code, text] = await Promise.all([
    runEngine(Readable.from(chunks), output, games).finally(() => output.end()),
    output.setEncoding('utf8').toArray(),
  ]);
  expect(code).toBe(0);
  const lines = text.join('').split('\n');
  expect(lines.pop()).toBe('');
  return lines.map((line) => JSON.parse(line) as Answer);
}

/** What it answers to requests; a string is sent as it is. */
function talk(requests: readonly unknown[], games?: readonly GameEntry[]): Promise<Answer[]> {
  const lines = requests.map((request) => (typeof request === 'string' ? request : JSON.stringify(request)));
  return answersTo([Buffer.from(lines.map((line) => `${line}\n`).join(''))], games);
}

const NEW = { do: 'new', game: 'toy', seats: 2, options: {}, seed: 'engine' };

const LOAD = { do: 'load', game: 'toy', state: POSITION, seed: 'engine' };

describe('the requests of the protocol', () => {
  test('games tells ids, titles, seats and options', async () => {
    expect(await talk([{ do: 'games', id: 1 }])).toEqual([
      { id: 1, games: [{ id: 'toy', title: 'Tides', seats: { min: 2, max: 4 }, options: game.options }] },
    ]);
  });

  test('new opens a match, and every match has its own name', async () => {
    expect(
      await talk([
        { ...NEW, id: 1 },
        { ...NEW, id: 2, seats: 4 },
      ]),
    ).toEqual([
      { id: 1, match: 'm1', actors: [0], ply: 0 },
      { id: 2, match: 'm2', actors: [0], ply: 0 },
    ]);
  });

  test('a seat leaves by the rules where they say how, asked or not, and nobody takes that back', async () => {
    const options = { resigningEliminates: true };
    const answers = await talk(
      [
        { do: 'new', game: 'star', seats: 3, options, seed: 'leaving' },
        { do: 'legal' },
        { do: 'play', seat: 0, text: 'resign' },
        { do: 'play', seat: 0, text: 'resign' },
        { do: 'undo', seat: 0 },
        { do: 'play', seat: 1, move: { type: 'resign' } },
        { do: 'record' },
        { do: 'new', game: 'star', seats: 3, seed: 'leaving' },
        { do: 'play', seat: 0, text: 'resign' },
      ],
      [gameOf('star')],
    );
    expect(JSON.stringify(answers[1])).not.toContain('resign');
    expect(answers[2]).toMatchObject({
      ply: 1,
      events: [{ type: 'resigned', seat: 0 }, { type: 'eliminated' }],
    });
    expect(answers.flatMap(({ error }, i) => (error ? [[i, error.code]] : []))).toEqual([
      [3, 'illegal_move'],
      [4, 'illegal_move'],
      [8, 'illegal_move'],
    ]);
    expect(answers[5]).toMatchObject({ actors: [], outcome: { places: [2, 2, 1] } });
    const { record } = answers[6] as unknown as { record: MatchRecord };
    expect(record.moves).toEqual(['0 resign', '1 resign']);
    expect(outcomeOf(replay(gameOf('star').game, record))?.places).toEqual([2, 2, 1]);
  });

  test('new needs neither options nor seed, and makes its own chance', async () => {
    const bare = { do: 'new', game: 'toy', seats: 2 };
    const [, one, , two] = await talk([bare, { do: 'state' }, bare, { do: 'state' }]);
    expect(one?.state).not.toEqual(two?.state);
  });

  test('the same seed gives the same match', async () => {
    const [, one, , two] = await talk([NEW, { do: 'state' }, NEW, { do: 'state' }]);
    expect(one).toEqual(two);
  });

  test('load starts from a position', async () => {
    const [loaded, state] = await talk([LOAD, { do: 'state' }]);
    expect(loaded).toEqual({ match: 'm1', actors: [0], ply: 0 });
    expect(state).toEqual({ state: POSITION });
  });

  test('why tells what stands in the way of a wish, from what the seat sees', async () => {
    const why = { do: 'why', seat: 0 };
    const answers = await talk([
      LOAD,
      { ...why, text: 'show 5' },
      { ...why, seat: 1, text: 'show 5' },
      { ...why, text: 'show 2' },
      { do: 'play', seat: 0, text: 'show pass' },
    ]);
    expect(answers.slice(1, 3)).toEqual([
      { legal: true },
      { legal: false, reason: { text: 'Wait for Seat 0, who is to choose now.' } },
    ]);
    expect(answers[3]?.error?.message).toMatch(
      /^nothing that can be asked about is called "show 2"; there is /,
    );
    expect(answers[4]?.error?.code).toBe('illegal_move');
  });

  test('coach tells plans in words, the best first, and what to think of a move', async () => {
    const coach = { do: 'coach', seat: 0 };
    const answers = await talk([
      LOAD,
      coach,
      coach,
      { ...coach, text: 'show 5', ms: 5 },
      { ...coach, seat: 1 },
    ]);
    const plans = answers[1]?.plans as { title: string; moves: Step[]; chance: number; reason: string }[];
    expect(plans.length).toBeGreaterThan(1);
    for (const { title, moves, reason } of plans) {
      expect(moves[0]?.text).toMatch(/^(pass|show [159])$/);
      expect(title).not.toBe('');
      expect(reason).toMatch(/\.$/);
    }
    expect(plans.map(({ chance }) => chance)).toEqual(
      plans.map(({ chance }) => chance).toSorted((a, b) => b - a),
    );
    expect(answers[2]).toEqual(answers[1]);
    expect(answers[3]).toMatchObject({
      plan: { moves: [{ text: 'show 5' }] },
      lead: { word: expect.stringMatching(/^(clear|close|even)$/) as string },
      verdict: expect.stringContaining('plan A') as string,
    });
    expect(answers[4]?.error?.code).toBe('illegal_move');
  });

  test('load replaces the match it names, or opens it under that name', async () => {
    const answers = await talk([
      NEW,
      { ...LOAD, match: 'm1' },
      { do: 'state', match: 'm1' },
      { ...LOAD, match: 'puzzle' },
    ]);
    expect(answers[1]).toEqual({ match: 'm1', actors: [0], ply: 0 });
    expect(answers[2]).toEqual({ state: POSITION });
    expect(answers[3]?.match).toBe('puzzle');
  });

  test('legal lists the moves of each actor by seat', async () => {
    const answers = await talk([
      LOAD,
      { id: 'l', do: 'legal' },
      { do: 'play', seat: 0, text: 'pass' },
      { do: 'legal' },
    ]);
    expect(answers[1]).toEqual({
      id: 'l',
      0: [
        { text: 'pass', move: { type: 'pass' } },
        ...[1, 5, 9].map((card) => ({ text: `show ${card}`, move: { type: 'show', card } })),
      ],
    });
    const bids = (cards: number[]) =>
      cards.map((card) => ({ text: `bid ${card}`, move: { type: 'bid', card } }));
    expect(answers[3]).toEqual({ 0: bids([1, 5, 9]), 1: bids([2, 6, 10]) });
  });

  test('play takes a move as text or as data and tells what happened', async () => {
    const [, shown, bid] = await talk([
      LOAD,
      { id: 1, do: 'play', match: 'm1', seat: 0, text: 'SHOW  5' },
      { id: 2, do: 'play', match: 'm1', seat: 1, move: { card: 2, type: 'bid' } },
    ]);
    expect(shown).toEqual({ id: 1, ply: 1, actors: [0, 1], events: [{ type: 'shown', seat: 0, card: 5 }] });
    expect(bid).toMatchObject({
      id: 2,
      ply: 2,
      actors: [0],
      events: [{ type: 'bid', seat: 1 }, { type: 'chose' }],
    });
  });

  test('the last move brings the outcome, and then there is nothing legal', async () => {
    const last = { ...POSITION, shower: -1, hands: [[1], [2]], gone: [5, 6, 9, 10] };
    const [, first, second, legal] = await talk([
      { ...LOAD, state: last },
      { do: 'play', seat: 0, text: 'bid 1' },
      { do: 'play', seat: 1, text: 'bid 2' },
      { id: 0, do: 'legal' },
    ]);
    expect(first).not.toHaveProperty('outcome');
    expect(second).toMatchObject({ ply: 2, actors: [], outcome: { points: [0, 16], places: [2, 1] } });
    expect(legal).toEqual({ id: 0 });
  });

  test('view shows what a seat sees, or a spectator when no seat is named', async () => {
    const [, own, open] = await talk([LOAD, { do: 'view', seat: 1 }, { do: 'view' }]);
    expect(own).toHaveProperty('view.hands', [
      [0, 0, 0],
      [2, 6, 10],
    ]);
    expect(open).toHaveProperty('view.hands', [
      [0, 0, 0],
      [0, 0, 0],
    ]);
  });

  test('bot names a legal move, the same for the same position, and plays nothing', async () => {
    const ask = { do: 'bot', seat: 0, level: 'greedy', ms: 50 };
    const [, one, two, state] = await talk([LOAD, ask, ask, { do: 'state' }]);
    expect(one?.text).toMatch(/^(pass|show (1|5|9))$/);
    expect(one?.move).toHaveProperty('type');
    expect(two).toEqual(one);
    expect(state).toEqual({ state: POSITION });
  });

  test('record hands over the record', async () => {
    const answers = await talk([NEW, { do: 'play', seat: 0, text: 'pass' }, { id: 1, do: 'record' }]);
    expect(answers[2]).toMatchObject({
      id: 1,
      record: { format: 'orrery-match', game: 'toy', moves: ['0 pass'] },
    });
  });

  test('undo takes back what nobody has learnt from', async () => {
    const answers = await talk([
      LOAD,
      { do: 'play', seat: 0, text: 'pass' },
      { do: 'play', seat: 0, text: 'bid 9' },
      { do: 'undo', seat: 0, count: 2 },
      { do: 'state' },
    ]);
    expect(answers[3]).toEqual({ actors: [0], ply: 0, undone: ['bid 9', 'pass'] });
    expect(answers[4]).toEqual({ state: POSITION });
  });

  test('close forgets a match; then the latest of the others is meant', async () => {
    const answers = await talk([LOAD, NEW, { do: 'close' }, { do: 'state' }, { do: 'state', match: 'm2' }]);
    expect(answers[2]).toEqual({ closed: 'm2' });
    expect(answers[3]).toEqual({ state: POSITION });
    expect(answers[4]?.error).toEqual({
      code: 'unknown_match',
      message: 'there is no match "m2"; the latest are m1',
    });
  });

  test('quit ends the conversation', async () => {
    expect(await talk([{ id: 1, do: 'quit' }, { do: 'games' }])).toEqual([{ id: 1, bye: true }]);
  });

  test('without a name the match opened last is meant', async () => {
    const answers = await talk([
      NEW,
      LOAD,
      { do: 'state' },
      { ...LOAD, match: 'm1' },
      { do: 'play', seat: 0, text: 'show 1' },
      { do: 'state', match: 'm1' },
    ]);
    expect(answers[2]).toEqual({ state: POSITION });
    expect(answers[5]).toHaveProperty('state.open', [1]);
  });
});

describe('the id', () => {
  test.each([0, 7.5, 'x', null, false, [1, { a: 2 }], { deep: [null] }])('%j is repeated', async (id) => {
    expect(await talk([{ id, do: 'quit' }])).toEqual([{ id, bye: true }]);
    expect((await talk([{ id, do: 'fly' }]))[0]?.id).toEqual(id);
  });

  test('that is absent stays absent', async () => {
    const [good, bad] = await talk([{ do: 'games' }, { do: 'fly' }]);
    expect(good).not.toHaveProperty('id');
    expect(bad).not.toHaveProperty('id');
  });
});

/** Bad requests to a loaded position: what is sent, the code and the words that say what would be right. */
const BAD: readonly [string, unknown, string, string][] = [
  ['broken JSON', '{"do":"games"', 'bad_request', 'the line is not valid JSON: '],
  ['plain text', 'hello', 'bad_request', 'the line is not valid JSON: '],
  ['a list', '[1]', 'bad_request', 'a request must be an object such as {"do":"games"}, not a list'],
  ['a number', '7', 'bad_request', 'a request must be an object such as {"do":"games"}, not 7'],
  ['null', 'null', 'bad_request', 'a request must be an object such as {"do":"games"}, not null'],
  ['no do', {}, 'bad_request', '"do" must be a text, not missing'],
  ['do of another type', { do: ['games'] }, 'bad_request', '"do" must be a text, not a list'],
  ['unknown do', { do: 'dance' }, 'bad_request', '"do" must be one of games, new, load, legal, why, play, '],
  ['inherited do', { do: 'toString' }, 'bad_request', '"do" must be one of games, new, '],
  [
    'a __proto__ key',
    '{"do":"games","__proto__":{"x":1}}',
    'bad_request',
    'must not use the key "__proto__"',
  ],
  [
    'a __proto__ key inside',
    '{"do":"play","move":{"a":[{"__proto__":1}]}}',
    'bad_request',
    'must not use the key "__proto__"',
  ],
  [
    'a __proto__ key in disguise',
    '{"do":"games","\\u005f_proto__":1}',
    'bad_request',
    'must not use the key "__proto__"',
  ],
  [
    'deep nesting',
    `{"do":"games","x":${'['.repeat(1e5)}${']'.repeat(1e5)}}`,
    'bad_request',
    'nested at most 64 levels deep',
  ],
  [
    'a deep id',
    `{"do":"games","id":${'['.repeat(1e5)}${']'.repeat(1e5)}}`,
    'bad_request',
    'nested at most 64 levels deep',
  ],
  ['unknown game', { ...NEW, game: 'chess' }, 'unknown_game', 'there is no game "chess"; there is toy'],
  ['no game', { ...NEW, game: undefined }, 'unknown_game', 'there is toy'],
  ['no seats', { ...NEW, seats: undefined }, 'bad_request', '"seats" must be a number from 2 to 4'],
  ['seats as text', { ...NEW, seats: '3' }, 'bad_request', '"seats" must be a number from 2 to 4'],
  ['too many seats', { ...NEW, seats: 9 }, 'bad_seats', 'Tides is for 2 to 4 seats, not 9'],
  ['half a seat', { ...NEW, seats: 2.5 }, 'bad_seats', 'Tides is for 2 to 4 seats, not 2.5'],
  [
    'unknown option',
    { ...NEW, options: { colour: 1 } },
    'bad_options',
    'Tides has no option "colour"; it has hand, showing',
  ],
  [
    'bad option',
    { ...NEW, options: { hand: 7 } },
    'bad_options',
    'option hand must be a whole number from 1 to 3, not 7',
  ],
  ['options as list', { ...NEW, options: [] }, 'bad_options', 'options must be an object'],
  ['seed as number', { ...NEW, seed: 7 }, 'bad_request', '"seed" must be a text, not 7'],
  ['no state', { ...LOAD, state: undefined }, 'bad_request', '"state" must be an object, not missing'],
  ['state as list', { ...LOAD, state: [] }, 'bad_request', '"state" must be an object, not a list'],
  [
    'broken state',
    { ...LOAD, state: { ...POSITION, bag: [3] } },
    'bad_state',
    'not a position of Tides: every card from 1 to 16 must be there once',
  ],
  [
    'foreign state',
    { ...LOAD, state: { hello: 1 } },
    'bad_state',
    'not a position of Tides: hands must be a list',
  ],
  ['broken state over m1', { ...LOAD, match: 'm1', state: {} }, 'bad_state', 'not a position of Tides'],
  ['no name', { ...LOAD, match: '' }, 'bad_request', '"match" must be a name of 1 to 64 characters'],
  [
    'long name',
    { ...LOAD, match: 'm'.repeat(65) },
    'bad_request',
    '"match" must be a name of 1 to 64 characters',
  ],
  [
    'unknown match',
    { do: 'legal', match: 'm9' },
    'unknown_match',
    'there is no match "m9"; the latest are m1',
  ],
  ['match as number', { do: 'state', match: 1 }, 'bad_request', '"match" must be a text, not 1'],
  ['match as null', { do: 'state', match: null }, 'bad_request', '"match" must be a text, not null'],
  [
    'no seat',
    { do: 'play', text: 'pass' },
    'bad_request',
    '"seat" must be a whole number from 0 to 1, not missing',
  ],
  [
    'seat as text',
    { do: 'play', seat: '0', text: 'pass' },
    'bad_request',
    '"seat" must be a whole number from 0 to 1, not "0"',
  ],
  [
    'seat out of range',
    { do: 'view', seat: 2 },
    'bad_request',
    '"seat" must be a whole number from 0 to 1, not 2',
  ],
  [
    'seat below zero',
    { do: 'view', seat: -1 },
    'bad_request',
    '"seat" must be a whole number from 0 to 1, not -1',
  ],
  [
    'seat null',
    { do: 'view', seat: null },
    'bad_request',
    '"seat" must be a whole number from 0 to 1, not null',
  ],
  ['no move', { do: 'play', seat: 0 }, 'bad_request', 'either as "text":"…" or as "move":{…}'],
  [
    'two moves',
    { do: 'play', seat: 0, text: 'pass', move: {} },
    'bad_request',
    'either as "text":"…" or as "move":{…}',
  ],
  ['text as number', { do: 'play', seat: 0, text: 5 }, 'bad_request', '"text" must be a text, not 5'],
  [
    'move as text',
    { do: 'play', seat: 0, move: 'pass' },
    'bad_request',
    '"move" must be an object, not "pass"',
  ],
  [
    'illegal text',
    { do: 'play', seat: 0, text: 'show 2' },
    'illegal_move',
    '"show 2" is not legal now; legal: pass, show 1, show 5, show 9',
  ],
  [
    'illegal data',
    { do: 'play', seat: 0, move: { type: 'show', card: 2 } },
    'illegal_move',
    'is not legal now; legal: pass, show 1',
  ],
  [
    'not asked',
    { do: 'play', seat: 1, text: 'pass' },
    'illegal_move',
    'seat 1 has nothing to choose; seat 0 is asked',
  ],
  [
    'bot not asked',
    { do: 'bot', seat: 1, level: 'random' },
    'illegal_move',
    'seat 1 has nothing to choose; seat 0 is asked',
  ],
  [
    'unknown bot',
    { do: 'bot', seat: 0, level: 'clever' },
    'unknown_bot',
    'there is no bot "clever"; there is random, greedy, novice, easy, casual, medium, skilled, hard, expert, master',
  ],
  [
    'bot as number',
    { do: 'bot', seat: 0, level: 3 },
    'unknown_bot',
    'there is no bot 3; there is random, greedy, novice, easy, casual, medium, skilled, hard, expert, master',
  ],
  [
    'bot without time',
    { do: 'bot', seat: 0, level: 'random', ms: 0 },
    'bad_request',
    '"ms" must be a whole number from 1 to 3600000, not 0',
  ],
  ['nothing to undo', { do: 'undo', seat: 0 }, 'illegal_move', 'seat 0 cannot take back 1 move'],
  [
    'undo of nothing',
    { do: 'undo', seat: 0, count: 0 },
    'bad_request',
    '"count" must be a whole number from 1',
  ],
  [
    'record of a loaded match',
    { do: 'record' },
    'bad_record',
    'a match that was loaded from a position has no record',
  ],
  ['close of an unknown match', { do: 'close', match: 'x' }, 'unknown_match', 'there is no match "x"'],
];

describe('a bad request says what is wrong and changes nothing', () => {
  test.each(BAD)('%s', async (_, request, code, message) => {
    const answers = await talk([LOAD, request, { do: 'state', match: 'm1' }, NEW]);
    expect(answers[1]?.error?.code).toBe(code);
    expect(answers[1]?.error?.message).toContain(message);
    expect(answers[2]).toEqual({ state: POSITION });
    expect(answers[3]?.match).toBe('m2');
  });

  test.each(['legal', 'play', 'state', 'view', 'bot', 'record', 'undo', 'close'])(
    '%s without a match',
    async (verb) => {
      const [answer] = await talk([{ do: verb, seat: 0, text: 'pass', level: 'random' }]);
      expect(answer?.error).toEqual({
        code: 'unknown_match',
        message: 'no match is open; start one with "new"',
      });
    },
  );

  test('too many matches', async () => {
    const answers = await talk([
      ...new Array<object>(1001).fill(NEW),
      LOAD,
      { ...LOAD, match: 'm3' },
      { do: 'close' },
      NEW,
    ]);
    const [new1001, load, replace, , after] = answers.slice(1000);
    const error = { code: 'too_many', message: 'at most 1000 matches are open at once; close some first' };
    expect([new1001, load]).toEqual([{ error }, { error }]);
    expect(replace?.match).toBe('m3');
    expect(after?.match).toBe('m1001');
  });

  test('a bug in a game is told as such, and the engine goes on', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const apply = () => {
      throw new Error('oh no');
    };
    const broken: GameEntry = { game: { ...game, apply }, hints, texts, reasons, measures, score: () => [] };
    const answers = await talk(
      [LOAD, { id: 1, do: 'play', seat: 0, text: 'pass' }, { do: 'state' }],
      [broken],
    );
    expect(answers[1]).toEqual({ id: 1, error: { code: 'internal', message: 'a bug in the engine: oh no' } });
    expect(answers[2]).toEqual({ state: POSITION });
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });

  test('whatever line comes, one line is answered and nothing is changed', async () => {
    const line = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.dictionary(fc.string(), fc.jsonValue()).map((x) => JSON.stringify(x)),
    );
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await fc.assert(
      fc.asyncProperty(line, async (text) => {
        fc.pre(text.trim() !== '' && !text.includes('\n'));
        const answers = await talk([LOAD, text, { do: 'state' }]);
        expect(answers[1]?.error?.code).toBe('bad_request');
        expect(answers[2]).toEqual({ state: POSITION });
      }),
    );
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });
});

describe('lines', () => {
  test('may come in any pieces, also in the middle of a letter', async () => {
    const bytes = Buffer.from('{"id":"é☉🂡","do":"games"}\r\n\n  \n{"id":2,"do":"quit"}');
    const whole = await answersTo([bytes]);
    expect(whole.map(({ id }) => id)).toEqual(['é☉🂡', 2]);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat({ max: bytes.length })), async (cuts) => {
        const ends = [...cuts, bytes.length].sort((a, b) => a - b);
        const pieces = ends.map((end, i) => bytes.subarray(ends[i - 1] ?? 0, end));
        expect(await answersTo(pieces)).toEqual(whole);
      }),
    );
  });

  test('that are too long are skipped, and the next one works', async () => {
    function* chunks(): Generator<Uint8Array> {
      yield Buffer.from('{"do":"games","x":"');
      for (let i = 0; i < 160; i++) yield Buffer.alloc(65_536, 'x');
      yield Buffer.from('"}\n{"id":1,"do":"quit"}\n');
    }
    const [large, next] = await answersTo(chunks());
    expect(large?.error?.code).toBe('too_large');
    expect(large?.error?.message).toMatch(/^a line has at most 1000000 bytes, this had 104\d{5}$/);
    expect(next).toEqual({ id: 1, bye: true });
  });

  test('just at the limit are read', async () => {
    const line = (size: number) => `{"do":"quit"${' '.repeat(size - 13)}}`;
    expect(await talk([line(LINE_LIMIT)])).toEqual([{ bye: true }]);
    expect((await talk([line(LINE_LIMIT + 1)]))[0]?.error?.code).toBe('too_large');
  });

  test('that are not UTF-8 are refused', async () => {
    const [bad, next] = await answersTo([
      Buffer.from([0x7b, 0xff, 0x7d, 0x0a]),
      Buffer.from('{"do":"quit"}'),
    ]);
    expect(bad?.error).toEqual({ code: 'bad_request', message: 'the line is not valid UTF-8' });
    expect(next).toEqual({ bye: true });
  });

  test('may be none at all', async () => {
    expect(await answersTo([])).toEqual([]);
  });
});
