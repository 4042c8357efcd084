import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { game } from '../../../test/kit/toy.ts';
import { commitment, seedFrom } from './chance.ts';
import { combinedSeed, promiseOf } from './fairness.ts';
import { legalFor, loadMatch, type Match, newMatch, play } from './match.ts';
import { type MatchRecord, parseRecord, RECORD_LIMIT, recordOf, replay } from './record.ts';
import { pick, seeded } from './rng.ts';
import { moveText } from '../text.ts';

/** A match of random moves, to its end or cut off after some. */
function played(seed: string, moves = 100): Match {
  const match = newMatch(game, { seats: 3, options: { hand: 2 }, seed });
  const rng = seeded(seed.length);
  for (let i = 0; i < moves; i++) {
    const seat = game.actors(match.state)[0];
    if (seat === undefined) break;
    play(match, seat, pick(rng, legalFor(match, seat)));
  }
  return match;
}

const RECORD = recordOf(played('a record'));
const again = (record: unknown): Match => replay(game, parseRecord(JSON.stringify(record)));

describe('a record', () => {
  test('holds what the match was and how it ended', () => {
    expect(RECORD).toMatchObject({
      format: 'orrery-match',
      version: 1,
      game: 'toy',
      rulesVersion: 1,
      seats: 3,
      options: { hand: 2, showing: true },
      commitment: commitment(seedFrom('a record')),
      seed: seedFrom('a record'),
    });
    expect(RECORD.moves[0]).toMatch(/^0 (pass|show \d+)$/);
    expect(RECORD.outcome?.points).toHaveLength(3);
  });

  test('played again leads to the same position', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat({ max: 10 }), (seed, moves) => {
        const match = played(seed, moves);
        expect(again(recordOf(match)).state).toEqual(match.state);
      }),
    );
  });

  test('shows each move with its events as it is played again', () => {
    const seen: [number, string[]][] = [];
    replay(game, RECORD, (match, events) => seen.push([match.plies.length, events.map(({ type }) => type)]));
    expect(seen.map(([ply]) => ply)).toEqual([...RECORD.moves.keys(), RECORD.moves.length]);
    expect(seen[0]).toEqual([0, []]);
    expect(seen.at(-1)).toEqual([RECORD.moves.length, ['bid', 'chose', 'won']]);
  });

  test('of a loaded position does not exist, since nobody knows its setup', () => {
    const match = loadMatch(game, played('x', 1).state, 'x');
    expect(() => recordOf(match)).toThrow('a match that was loaded from a position has no record');
  });
});

describe('a tampered record is refused', () => {
  const other = recordOf(played('another record'));
  const tampered: readonly [string, Record<string, unknown>, string | RegExp][] = [
    ['format', { format: 'chess' }, 'it must be an object with "format": "orrery-match"'],
    ['version', { version: 2 }, 'version must be 1, not 2'],
    ['game', { game: 'sol' }, 'the record is of the game "sol", not of Tides'],
    ['no game', { game: 7 }, '"game" must be the id of a game'],
    [
      'rules version',
      { rulesVersion: 2 },
      'played by version 2 of the rules of Tides, and this program plays version 1',
    ],
    ['no rules version', { rulesVersion: null }, '"rulesVersion" must be a whole number'],
    ['seats', { seats: 2 }, /^move \d+|recorded (outcome|position)/],
    ['too many seats', { seats: 9 }, 'Tides is for 2 to 4 seats, not 9'],
    ['no seats', { seats: '3' }, '"seats" must be a whole number'],
    ['options', { options: { hand: 1 } }, /^move \d+|recorded (outcome|position)/],
    ['unknown option', { options: { cheat: true } }, 'Tides has no option "cheat"'],
    ['no options', { options: undefined }, '"options" must be an object'],
    ['commitment', { commitment: other.commitment }, 'the seed does not match the commitment'],
    ['no commitment', { commitment: null }, '"commitment" must be the hash of the seed'],
    ['seed', { seed: other.seed }, 'the seed does not match the commitment'],
    ['no seed', { seed: 'secret' }, '"seed" must be 64 hex digits'],
    [
      'seed and commitment',
      { seed: other.seed, commitment: other.commitment },
      /^move \d+|recorded (outcome|position)/,
    ],
    ['position', { position: other.position }, 'do not lead to the recorded position'],
    ['no position', { position: undefined }, '"position" must be the fingerprint'],
    [
      'outcome',
      { outcome: { points: [99, 0, 0], places: [1, 2, 2] } },
      'do not lead to the recorded outcome',
    ],
    ['no outcome', { outcome: undefined }, 'recorded "unfinished", played'],
    ['checksum', { checksum: other.checksum }, 'its fields do not fit its checksum'],
    ['an added field', { winner: 'me' }, 'its fields do not fit its checksum'],
    ['no moves', { moves: 'none' }, '"moves" must be a list'],
    ['a move that is no text', { moves: [7] }, 'every move must be a text'],
    ['a move without seat', { moves: ['pass'] }, 'move 1 must read "seat text", not "pass"'],
    ['an illegal move', { moves: ['0 fly'] }, 'move 1 (0 fly): "fly" is not legal now; legal: pass, show'],
    [
      'the wrong seat',
      { moves: ['1 pass'] },
      'move 1 (1 pass): seat 1 has nothing to choose; seat 0 is asked',
    ],
    ['a move in other letters', { moves: ['0 PASS'] }, 'move 1 (0 PASS): it must be written "0 pass"'],
    ['a move too few', { moves: RECORD.moves.slice(0, -1) }, 'do not lead to the recorded outcome'],
    ['fairness that is nothing', { fairness: null }, '"fairness" has a wrong form'],
    ['a closing that is nothing', { closed: null }, '"closed" has a wrong form'],
    ['a closing by nobody', { closed: { seat: 7 } }, '"closed" has a wrong form'],
    ['a resignation that is nothing', { resigned: [null] }, '"resigned" has a wrong form'],
    ['a move too many', { moves: [...RECORD.moves, '0 pass'] }, 'the match is over'],
  ];

  test.each(tampered)('%s', (_, change, message) => {
    expect(() => again({ ...RECORD, ...change })).toThrow(message);
  });

  test('whichever move is exchanged', () => {
    const match = newMatch(game, RECORD);
    RECORD.moves.forEach((line, i) => {
      const [seat, ...words] = line.split(' ');
      const others = legalFor(match, Number(seat)).map((move) => `${seat} ${moveText(move)}`);
      for (const other of others.filter((text) => text !== line)) {
        const moves = RECORD.moves.with(i, other);
        expect(() => again({ ...RECORD, moves })).toThrow(/^move \d+|recorded (outcome|position)|checksum/);
      }
      play(match, Number(seat), words.join(' '));
    });
  });

  test('wherever a character is changed', () => {
    const text = JSON.stringify(RECORD);
    fc.assert(
      fc.property(
        fc.nat({ max: text.length - 1 }),
        fc.constantFrom('0', '7', 'x', '"', ' '),
        (i, character) => {
          fc.pre(text[i] !== character);
          expect(() => replay(game, parseRecord(text.slice(0, i) + character + text.slice(i + 1)))).toThrow();
        },
      ),
      { numRuns: 400 },
    );
  });

  test('wherever it is cut short', () => {
    const text = JSON.stringify(RECORD);
    for (let length = 0; length < text.length; length++) {
      expect(() => parseRecord(text.slice(0, length))).toThrow('not a record, or cut short');
    }
  });

  test.each(['null', '[]', '7', '"orrery-match"', '{}'])('the text %s', (text) => {
    expect(() => parseRecord(text)).toThrow('not a match record');
  });

  test.each([65, 100_000])('one nested %d levels deep', (depth) => {
    const deep = `${'['.repeat(depth)}${']'.repeat(depth)}`;
    const text = JSON.stringify({ ...RECORD, options: 'deep' }).replace('"deep"', `{"hand":${deep}}`);
    expect(() => parseRecord(text)).toThrow('the record is damaged: it is nested at most 64 levels deep');
  });

  test('one with a prototype', () => {
    const text = JSON.stringify(RECORD).replace('{', '{"__proto__":{},');
    expect(() => parseRecord(text)).toThrow('it must not use the key "__proto__"');
  });

  test('one larger than any match', () => {
    expect(() => parseRecord(' '.repeat(RECORD_LIMIT + 1))).toThrow(
      'a record has at most 4000000 characters',
    );
  });
});

test('a record is plain JSON: written and read it is the same', () => {
  const read: MatchRecord = parseRecord(JSON.stringify(RECORD));
  expect(read).toEqual(RECORD);
});

describe('a record of a table online', () => {
  const nonces = ['11'.repeat(32), ''];
  const secret = 'ab'.repeat(32);
  const promises = [promiseOf('11'.repeat(32)), ''];
  const draw = { begun: 1, ended: 2, why: 'stood', by: 'ann', promises, nonces: ['', ''] } as const;
  const fairness = { commitment: commitment(secret), secret, nonces, promises, aborted: [draw] };
  const match = newMatch(game, { seats: 2, seed: combinedSeed(secret, nonces) });
  const resigned = [{ seat: 1, ply: 0 }];
  const record = recordOf(match, { fairness, resigned, over: true });
  const read = (changed: object): Match => again({ ...record, ...changed });

  test('is checked with its luck and its resignations', () => {
    expect(record).toMatchObject({ fairness, resigned, places: [1, 2] });
    expect(() => read({})).not.toThrow();
  });

  test.each<[string, object]>([
    ['luck was not drawn fairly', { fairness: { ...fairness, nonces: ['12'.repeat(32), ''] } }],
    ['luck was not drawn fairly', { fairness: { ...fairness, commitment: commitment('ac'.repeat(32)) } }],
    ['luck was not drawn fairly', { fairness: { ...fairness, promises: [promises[0], promises[0]] } }],
    ['luck was not drawn fairly', { fairness: { ...fairness, aborted: [{ ...draw, nonces: promises }] } }],
    ['"fairness" has a wrong form', { fairness: { ...fairness, secret: 'short' } }],
    ['"fairness" has a wrong form', { fairness: { ...fairness, promises: null } }],
    ['"fairness" has a wrong form', { fairness: { ...fairness, aborted: [{ ...draw, why: 'magic' }] } }],
    ['"fairness" has a wrong form', { fairness: { ...fairness, aborted: [{ ...draw, ended: 1e300 }] } }],
    ['"fairness" has a wrong form', { fairness: { ...fairness, aborted: [{ ...draw, by: '\u001b[2J' }] } }],
    ['"fairness" has a wrong form', { fairness: { ...fairness, nonces: [1, 2] } }],
    ['"resigned" has a wrong form', { resigned: [{ seat: 2, ply: 0 }] }],
    ['"resigned" has a wrong form', { resigned: [resigned[0], resigned[0]] }],
    ['"resigned" has a wrong form', { resigned: [{ seat: 1, ply: 1 }] }],
    ['the places after the resignations are 1, 2', { places: [2, 1] }],
    ['do not fit its checksum', { fairness: undefined }],
    ['do not fit its checksum', { places: undefined }],
  ])('%s', (fault, changed) => {
    expect(() => read(changed)).toThrow(fault);
  });
});
