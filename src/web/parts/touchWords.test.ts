import { expect, test } from 'vitest';
import { touchWords } from './touchWords.ts';

test.each([
  ['Click the Scout, then the hex.', 'Tap the Scout, then the hex.'],
  ['Launch: click your ship.', 'Launch: tap your ship.'],
  ['What is clicked twice by clicking.', 'What is tapped twice by tapping.'],
  ['Click anywhere or press a key to skip ahead.', 'Tap anywhere to skip ahead.'],
  ['One Clickety clack.', 'One Clickety clack.'],
])('%s is said for a finger', (text, said) => {
  expect(touchWords(text)).toBe(said);
});
