import { describe, expect, test } from 'vitest';
import { itemAt } from '../../../kernel/data/lists.ts';
import { card } from '../../games/sol/card.tsx';
import { clockOf, onlineDraftOf, onlineSetupOf, optionDraft } from './onlineDraft.ts';

const first = itemAt(card.presets, 0);

describe('a table online in the making', () => {
  test('begins with oneself and open seats', () => {
    const draft = onlineDraftOf(first, card);
    expect(draft.seats).toEqual(['me', 'open', 'open']);
    expect(optionDraft(draft).chairs).toHaveLength(3);
    expect(onlineSetupOf('sol', draft)).toEqual({
      game: 'sol',
      options: first.options,
      seats: ['me', 'open', 'open'],
      private: false,
      spectators: true,
      chat: 'invited',
      patience: 120,
    });
  });

  test('has the clock that was chosen', () => {
    const draft = onlineDraftOf(first, card);
    expect(clockOf(draft)).toBeUndefined();
    expect(clockOf({ ...draft, pace: 'fast' })).toEqual({ bank: 900, increment: 10, atZero: 'bot' });
    const own = { ...draft, pace: 'own', minutes: 5, increment: 3, atZero: 'resign' } as const;
    expect(clockOf(own)).toEqual({ bank: 300, increment: 3, atZero: 'resign' });
  });
});
