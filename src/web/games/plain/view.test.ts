import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cometChase } from '../../../../examples/cometChase.ts';
import { ticTacToe } from '../../../../examples/ticTacToe.ts';
import type { GameEntry } from '../../../kernel/entry.ts';
import { itemAt } from '../../../kernel/data/lists.ts';
import { legalFor, type Match, newMatch, play } from '../../../kernel/match/match.ts';
import { moveText } from '../../../kernel/text.ts';
import type { Seat } from '../../../kernel/game.ts';
import { buttonsOf, lightsOf } from '../../table/decision/decision.ts';
import type { BoardProps } from '../view.ts';
import { plainView } from './view.tsx';

const NAMES = ['Ann', 'Ben'];

function matchOf(entry: GameEntry, moves: readonly string[]): Match {
  const match = newMatch(entry.game, { seats: 2, seed: 'plain' });
  for (const text of moves) play(match, itemAt(entry.game.actors(match.state), 0), text);
  return match;
}

const QUIET: Omit<BoardProps, 'state' | 'ply' | 'eyes'> = {
  names: NAMES,
  sources: new Set(),
  targets: new Set(),
  distant: new Set(),
  picked: undefined,
  hovered: undefined,
  hinted: new Set(),
  happened: [],
  still: true,
  compact: false,
  onPlace: () => undefined,
  onHover: () => undefined,
};

/** The board as a seat that is asked sees it, with everything lit that it may choose. */
function boardOf(entry: GameEntry, match: Match, seat: Seat): string {
  const view = plainView(entry);
  const choices = legalFor(match, seat).map((move) => {
    const offer = { move, text: moveText(move) };
    return { offer, gesture: view.gesture(match.state, offer, NAMES) };
  });
  expect(buttonsOf(choices, {})).toEqual([]);
  const state = match.game.redact(match.state, seat);
  const props = { ...QUIET, ...lightsOf(choices, {}), state, ply: match.plies.length, eyes: seat };
  return renderToStaticMarkup(createElement(view.Board, props));
}

const buttons = (html: string): string[] =>
  [...html.matchAll(/<button[^>]* data-tip="([^"]*)"/g)].map(([, title]) => title ?? '');

test('every free cell is a button, and every other tells whose it is', () => {
  const html = boardOf(ticTacToe, matchOf(ticTacToe, ['mark 4', 'mark 0']), 0);
  expect(buttons(html)).toEqual([
    'row 1, column 2: empty',
    'row 1, column 3: empty',
    'row 2, column 1: empty',
    'row 2, column 3: empty',
    'row 3, column 1: empty',
    'row 3, column 2: empty',
    'row 3, column 3: empty',
  ]);
  expect(html).toContain('>row 2, column 2: Ann<');
  expect(html).toContain('>row 1, column 1: Ben<');
});

test('the cards of the own hand are buttons, and nobody else’s are shown', () => {
  const match = matchOf(cometChase, []);
  const [own, other] = NAMES.map((_, seat) => legalFor(match, seat).map(moveText));
  const words = (texts: readonly string[] = []): string[] =>
    texts.map((text) => text.replace('launch', 'Probe'));
  expect(buttons(boardOf(cometChase, match, 0))).toEqual(words(own));
  expect(buttons(boardOf(cometChase, match, 1))).toEqual(words(other));
  const hers = renderToStaticMarkup(
    createElement(plainView(cometChase).Panel, {
      ...{ state: match.game.redact(match.state, 0), seat: 1, name: 'Ben', role: '' },
      ...{ active: false, compact: false },
    }),
  );
  expect(hers).toContain('5 face down');
});

test('parts of one’s own take the place of plain ones, with what is said of them', () => {
  const plain = plainView(ticTacToe);
  const Board = (): null => null;
  const own = plainView(ticTacToe, { Board, progress: () => 'Late' });
  expect(own.Board).toBe(Board);
  expect(own.progress({})).toBe('Late');
  expect([plain.closeUp, own.closeUp]).toEqual([false, undefined]);
  expect([plain.sums, own.sums]).toEqual([false, false]);
  expect(own.scorePad({ cells: [], turn: 0 })).toEqual([{ label: 'Points', points: [0, 0] }]);
});
