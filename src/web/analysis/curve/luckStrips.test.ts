import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Analysis } from '../../../analysis/analysis.ts';
import type { LogTurn } from '../../table/log/logTurns.ts';
import { TEXTS } from '../texts.ts';
import { scalesFor } from './curve.ts';
import { type Drawn, ROOM } from './drawn.ts';
import { type Draw, drawAt, LuckCaption } from './luckStrips.tsx';

const area = { left: 0, right: 100, top: 0, bottom: 100 };
const sum = { accuracy: 1, luck: 0, result: 0, withoutLuck: 0 };
const analysis: Analysis = {
  ...{ format: 'orrery-analysis', version: 1, made: '', record: '', game: '', seats: 2, judged: [0, 1] },
  ...{ sight: 'seen', curve: [], decisions: [], sums: [sum, sum] },
  luck: [
    { ply: 2, gains: [0.2, -0.2], noise: 0.01 },
    { ply: 8, gains: [0.001, -0.001], noise: 0.01 },
  ],
};
const said = {
  ...{ from: 2, ply: 2, text: 'Ann draws a flare.', details: [], places: [] },
  ...{ way: undefined, cue: undefined, weight: 0 },
};
const turns: readonly LogTurn[] = [{ seat: 0, number: 1, sentences: [said] }];
const drawn: Drawn = {
  ...{
    analysis,
    area,
    turns,
    moves: 10,
    names: ['Ann', 'Ben'],
    colours: [],
    focus: 0,
    moments: [],
    labels: [],
  },
  ...{ ends: [], look: 'lines', spot: { ply: 0 }, strips: [0, 1], room: ROOM, narrow: false },
  ...{ scales: scalesFor(area, 10), onGo: () => undefined, onHover: () => undefined },
};
const first = area.bottom + ROOM.turns + ROOM.luckHead;

test('a bar is found beside its middle in the strip of its seat, and nowhere else', () => {
  expect(drawAt(drawn, 24, first + 5)).toMatchObject({ seat: 0, luck: { ply: 2 } });
  expect(drawAt(drawn, 18, first + ROOM.strip + 5)).toMatchObject({ seat: 1, luck: { ply: 2 } });
  expect(drawAt(drawn, 40, first + 5)).toBeUndefined();
  expect(drawAt(drawn, 80, first + 5)).toBeUndefined();
  expect(drawAt(drawn, 20, first - 5)).toBeUndefined();
  expect(drawAt(drawn, 20, first + 2 * ROOM.strip + 5)).toBeUndefined();
});

test('what came stands over the strips while it is pointed at or looked at', () => {
  const caption = (more: Partial<Drawn>, pointed?: Draw) =>
    renderToStaticMarkup(createElement(LuckCaption, { ...drawn, ...more, pointed }));
  const told = 'Turn 1: Ann draws a flare. Ann +20 %, Ben −20 %';
  expect(caption({})).toContain(TEXTS.curve.luckHint);
  expect(caption({}, { seat: 1, luck: analysis.luck[0]! })).toContain(told);
  expect(caption({ spot: { ply: 2, kind: 'luck' } })).toContain(told);
  expect(caption({ spot: { ply: 2 } })).toContain(TEXTS.curve.luckHint);
});
