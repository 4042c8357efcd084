import { expect, test } from 'vitest';
import { gameOf } from '../../../games/index.ts';
import { legalFor, newMatch, play } from '../../../kernel/match/match.ts';
import { TEXTS } from '../texts.ts';
import { endingText } from './endingText.ts';

const entry = gameOf('sol');

test('a match is told to have ended by its rules, or to have been given up', () => {
  const match = newMatch(entry.game, { seats: 1, options: {}, seed: 'ending' });
  expect(endingText({ entry }, match, ['Ada'])).toBe(TEXTS.end.givenUp);
  while (entry.game.outcome(match.state) === undefined) play(match, 0, legalFor(match, 0)[0]!);
  expect(endingText({ entry }, match, ['Ada'])).toBe(entry.texts.ending(match.state, ['Ada']));
});
