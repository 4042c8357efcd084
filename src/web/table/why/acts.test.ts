import { expect, test } from 'vitest';
import type { BarButton, Choice } from '../decision/decision.ts';
import { rowOf } from './acts.ts';
import type { Answer } from './answer.ts';

const NO: Answer = {
  refuses: true,
  text: 'No.',
  short: 'no pattern yet',
  instead: [],
  about: [],
  drawings: [],
};

const choice = (text: string, group?: string): Choice => ({
  offer: { move: { type: text.split(' ')[0] ?? '' }, text },
  gesture: { label: text, ...(group !== undefined && { group }) },
});

const button = (made: Choice): BarButton => ({ label: made.offer.text, choice: made });

function row(choices: readonly Choice[], buttons: readonly BarButton[]): string[] {
  return rowOf({
    ...{ acts: ['move', 'convert', 'play'], choices, buttons },
    fulfils: ({ offer }, act) => offer.move.type === act,
    labelOf: (act) => act.toUpperCase(),
    answerTo: () => NO,
  }).map((entry) => ('act' in entry ? `${entry.label}: ${entry.answer.short}` : entry.label));
}

test('acts stand in their order, and those that are not possible say why', () => {
  const end = choice('end');
  const move = choice('move');
  expect(row([end, move], [button(end), button(move)])).toEqual([
    'move',
    'CONVERT: no pattern yet',
    'PLAY: no pattern yet',
    'end',
  ]);
});

test('several buttons of an act stand together, and a group stands for the act of its moves', () => {
  const moves = [choice('move A'), choice('move B'), choice('play REF', 'Play Hatch')];
  const group: BarButton = { label: 'Play Hatch', group: 'Play Hatch', open: false };
  const buttons = [group, ...moves.slice(0, 2).map(button)];
  expect(row(moves, buttons)).toEqual(['move A', 'move B', 'CONVERT: no pattern yet', 'Play Hatch']);
});

test('gold comes last, whatever else there is', () => {
  const end: Choice = { ...choice('move'), gesture: { label: 'End', commits: true } };
  const play = choice('extra');
  expect(row([end, play], [{ label: 'End', choice: end }, button(play)]).at(-1)).toBe('End');
});
