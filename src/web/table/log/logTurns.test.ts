import { describe, expect, test } from 'vitest';
import type { GameEvent, Seat } from '../../../kernel/game.ts';
import { itemAt } from '../../../kernel/data/lists.ts';
import type { LoggedMove } from '../../../protocol/table.ts';
import { TEXTS } from '../texts.ts';
import { emphasised, lineAt, logTurns, sinceLastTurn, type LogSource, turnAt } from './logTurns.ts';

interface Told extends GameEvent {
  readonly seat?: Seat;
  readonly from?: string;
  readonly at?: string;
}

const SOURCE: LogSource = {
  names: ['Ann', 'Ben'],
  texts: {
    event: (event, names) => {
      const { type, seat, at } = event as Told;
      return type === 'silent' || type === 'turn'
        ? undefined
        : `${names[seat ?? 0]} ${type} ${at ?? ''}`.trim();
    },
  },
  view: {
    placesOf: (event) => [(event as Told).at ?? []].flat(),
    cueOf: () => undefined,
    turnOf: (event) => (event.type === 'turn' ? (event as Told).seat : undefined),
  },
};

const news = (...plies: readonly Told[][]): LoggedMove[] =>
  plies.map((events, i) => ({ seq: i + 1, ply: i + 1, seat: 0, text: '', events }));

const turn = (seat: Seat): Told => ({ type: 'turn', seat });

const MATCH = news(
  [{ type: 'places', seat: 0, at: 'A1' }, turn(0)],
  [{ type: 'flies', seat: 0, at: 'A2' }, { type: 'silent' }, turn(1)],
  [{ type: 'flies', seat: 1, at: 'B1' }],
  [{ type: 'lands', seat: 1, at: 'B2' }, turn(0)],
);

describe('the log', () => {
  test.each(['botLate', 'botFailed', 'botIllegal'] as const)(
    'tells of %s before the move, from the first on',
    (note) => {
      const [first, ...others] = MATCH.map((move) => ({ ...move, note }));
      const texts = (moves: readonly LoggedMove[]): string[] =>
        logTurns(moves, SOURCE).flatMap(({ sentences }) => sentences.map(({ text }) => text));
      expect(texts([first as LoggedMove])).toEqual([TEXTS.log.notes[note], 'Ann places A1']);
      expect(texts(others).filter((text) => text === TEXTS.log.notes[note])).toHaveLength(others.length);
    },
  );

  test('begins a turn wherever another seat moves, in a game that does not say where', () => {
    const { placesOf, cueOf } = SOURCE.view;
    const moved = [0, 0, 1, 0].map((seat, i) => ({ ...itemAt(MATCH, i), seat }));
    const turns = logTurns(moved, { ...SOURCE, view: { placesOf, cueOf } }).map(
      ({ seat, number, sentences }) => [seat, number, sentences.length],
    );
    expect(turns).toEqual([
      [0, 1, 2],
      [1, 2, 1],
      [0, 3, 1],
    ]);
  });

  test('groups sentences by turn, what comes before the first turn is the setup', () => {
    const turns = logTurns(MATCH, SOURCE).map(({ seat, number, sentences }) => [
      seat,
      number,
      sentences.map((line) => line.text),
    ]);
    expect(turns).toEqual([
      [undefined, 0, ['Ann places A1']],
      [0, 1, ['Ann flies A2']],
      [1, 2, ['Ben flies B1', 'Ben lands B2']],
      [0, 3, []],
    ]);
  });

  test('knows the move and the places of a sentence', () => {
    expect(logTurns(MATCH, SOURCE)[2]?.sentences[1]).toMatchObject({ ply: 4, places: ['B2'] });
  });

  test('is empty before anything happened', () => {
    expect(logTurns([], SOURCE)).toEqual([]);
  });
});

describe('a line', () => {
  const flight = (...at: readonly string[]): Told[] =>
    at.slice(1).map((to, i) => ({ type: 'flies', seat: 0, from: itemAt(at, i), at: to }));
  const FLOWN: LogSource = {
    ...SOURCE,
    texts: {
      event: (event) => {
        const { type, from = '', at = '' } = event as Told;
        return type === 'flies' ? `Ann flies from ${from} to ${at}.` : `Ann ${type}.`;
      },
    },
    view: {
      ...SOURCE.view,
      placesOf: (event) => [(event as Told).from ?? [], (event as Told).at ?? []].flat(),
      cueOf: ({ type }) => (type === 'flies' ? 'move' : type === 'burns' ? 'loss' : undefined),
    },
  };
  const lines = (moves: readonly LoggedMove[], source: LogSource = FLOWN) =>
    logTurns(moves, source).flatMap((turn) => turn.sentences);

  test('sums up a flight that goes on, and keeps the details', () => {
    const flown = flight('A1', 'A2', 'A3');
    const told = lines(news(flown.slice(0, 1), flown.slice(1), [{ type: 'lands' }]));
    expect(told.map(({ text, from, ply }) => [text, from, ply])).toEqual([
      ['Ann flies from A1 to A3.', 1, 2],
      ['Ann lands.', 3, 3],
    ]);
    expect(told[0]).toMatchObject({
      details: ['Ann flies from A1 to A2.', 'Ann flies from A2 to A3.'],
      places: ['A1', 'A2', 'A3'],
      way: { from: 'A1', to: 'A3' },
    });
    expect(told[1]).toMatchObject({ details: [], way: undefined });
  });

  test('tells another flight apart', () => {
    const told = lines(news([...flight('A1', 'A2'), ...flight('B1', 'B2')]));
    expect(told.map(({ text }) => text)).toEqual(['Ann flies from A1 to A2.', 'Ann flies from B1 to B2.']);
  });

  test('is what the game says of an action, and nothing where it says so', () => {
    const view: LogSource['view'] = {
      ...FLOWN.view,
      goesOn: (action, { type }) => type === action[0]?.type,
      line: ([first]) =>
        first?.type === 'burns' ? '' : first?.type === 'flies' ? 'Ann flies far.' : undefined,
    };
    const moves = news(
      [...flight('A1', 'A2'), ...flight('B1', 'B2'), { type: 'burns' }],
      [{ type: 'lands' }],
    );
    expect(lines(moves, { ...FLOWN, view }).map(({ text }) => text)).toEqual([
      'Ann flies far.',
      'Ann lands.',
    ]);
  });

  test('calls the reader you', () => {
    expect(lines(news(flight('A1', 'A2')), { ...FLOWN, you: 0 })[0]?.text).toBe('You fly from A1 to A2.');
    expect(lines(news(flight('A1', 'A2')), { ...FLOWN, you: 1 })[0]?.text).toBe('Ann flies from A1 to A2.');
  });

  test('weighs most where the reader loses something', () => {
    const weight = (type: string, you: Seat): number | undefined =>
      lines(news([{ type, seat: 0 }]), { ...FLOWN, you })[0]?.weight;
    expect(weight('burns', 0)).toBeGreaterThan(weight('burns', 1) ?? 0);
    expect(weight('burns', 1)).toBeGreaterThan(weight('lands', 0) ?? 0);
  });

  test('is found by any move it tells of, and by those after it that nothing tells of', () => {
    const turns = logTurns(news(flight('A1', 'A2'), flight('A2', 'A3'), []), FLOWN);
    expect([0, 1, 2, 3].map((ply) => lineAt(turns, ply)?.ply)).toEqual([undefined, 2, 2, 2]);
  });
});

describe('since my last turn', () => {
  test('tells the turns of the others and what goes on now', () => {
    expect(sinceLastTurn(logTurns(MATCH, SOURCE), 0).map(({ number }) => number)).toEqual([2, 3]);
  });

  test('starts after the own last turn while others play', () => {
    expect(sinceLastTurn(logTurns(MATCH.slice(0, 3), SOURCE), 0).map(({ number }) => number)).toEqual([2]);
  });

  test('tells everything to somebody who had no turn', () => {
    expect(sinceLastTurn(logTurns(MATCH.slice(0, 2), SOURCE), 1)).toHaveLength(3);
  });
});

test('a move is found in its turn', () => {
  const turns = logTurns(MATCH, SOURCE);
  expect(turnAt(turns, 3)?.number).toBe(2);
  expect(turnAt(turns, 0)).toBeUndefined();
});

test('figures with what they count, and places, are emphasised', () => {
  const strong = (text: string): string[] =>
    emphasised(text, ['Ann', 'Player 2'])
      .filter((part) => part.strong)
      .map((part) => part.text);
  expect(strong('Ann: +2 momentum (hurl).')).toEqual(['+2 momentum']);
  expect(strong('Ben places a gate on C3|R2.')).toEqual(['C3|R2']);
  expect(strong('The Scout goes from 13,4 to 9,10.')).toEqual(['13,4', '9,10']);
  expect(strong('Solar flare 3 of 13.')).toEqual(['3', '13']);
  expect(strong('Player 2 activates the node on C0: +1 energy.')).toEqual(['C0', '+1 energy']);
  expect(emphasised('Ann moves.', [])).toEqual([{ text: 'Ann moves.', strong: false }]);
});
