import { expect, test } from 'vitest';
import type { Choice } from './decision.ts';
import { forcedMove } from './forced.ts';

const choice = (text: string): Choice => ({
  offer: { text, move: { type: text } },
  gesture: { label: text },
});
const view = { answersItself: ({ type }: { readonly type: string }) => type === 'lose' };
const idle = { redoable: false, sending: false };

test('what is the only choice answers itself, where the game says so', () => {
  expect(forcedMove([choice('lose')], idle, false, view)).toBe('lose');
  expect(forcedMove([choice('end')], idle, false, view)).toBeUndefined();
  expect(forcedMove([choice('lose')], idle, false, {})).toBeUndefined();
});

test('several choices are asked for', () => {
  expect(forcedMove([choice('lose'), choice('lose')], idle, false, view)).toBeUndefined();
  expect(forcedMove([], idle, false, view)).toBeUndefined();
});

test('what was taken back is asked again, and a guide waits', () => {
  expect(forcedMove([choice('lose')], { ...idle, redoable: true }, false, view)).toBeUndefined();
  expect(forcedMove([choice('lose')], { ...idle, sending: true }, false, view)).toBeUndefined();
  expect(forcedMove([choice('lose')], idle, true, view)).toBeUndefined();
});
