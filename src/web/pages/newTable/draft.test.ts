import { describe, expect, test } from 'vitest';
import { game } from '../../../games/sol/index.ts';
import type { Option } from '../../../kernel/options.ts';
import type { Preset } from '../../games/view.ts';
import {
  draftOf,
  entriesOf,
  faultsOf,
  isPreset,
  isShown,
  isSound,
  valueOf,
  withChair,
  withNewChair,
  withOption,
  withPlayed,
  withoutChair,
} from './draft.ts';

const preset: Preset = { title: 'First game', help: '', seats: 3, options: {}, bots: 'hard' };
const draft = draftOf(preset, 'Mira');
const option = (name: string): Option => (game.options as unknown as Record<string, Option>)[name] as Option;

test('a preset seats the person first and bots with names of their own after', () => {
  expect(draft.chairs.map((chair) => chair.player)).toEqual(['person', { bot: 'hard' }, { bot: 'hard' }]);
  expect(isSound(faultsOf(game, draft))).toBe(true);
});

test('a draft is its preset whatever the seats are called, until something else is changed', () => {
  const renamed = withChair(draft, 0, { name: 'Ann', player: 'person' });
  expect(isPreset(renamed, preset)).toBe(true);
  expect(isPreset(withOption(draft, 'vestigial', option('vestigial'), false), preset)).toBe(false);
  expect(isPreset(withoutChair(draft, 2), preset)).toBe(false);
});

describe('whoever says how much they have played', () => {
  const levelsOf = (set: typeof draft): string[] =>
    set.chairs.flatMap(({ player }) => (player === 'person' ? [] : [player.bot]));
  const answered = withPlayed(draft, 'never');

  test('gets bots that suit them, with the same names in the same seats', () => {
    expect(levelsOf(answered)).toEqual(['novice', 'novice']);
    expect(answered.chairs.map(({ name }) => name)).toEqual(draft.chairs.map(({ name }) => name));
    expect(answered.chairs[0]).toEqual(draft.chairs[0]);
  });

  test('keeps them with the next preset, and with the next seat', () => {
    expect(levelsOf(draftOf({ ...preset, seats: 4 }, 'Mira', answered.played))).toEqual(
      Array.from({ length: 3 }, () => 'novice'),
    );
    expect(levelsOf(withNewChair(answered))).toEqual(['novice', 'novice', 'novice']);
  });

  test('still has the table of the preset, until a seat gets another level', () => {
    expect(isPreset(answered, preset)).toBe(true);
    const other = withChair(answered, 1, { name: 'Vesper', player: { bot: 'hard' } });
    expect(isPreset(other, preset)).toBe(false);
  });
});

describe('options', () => {
  test('that are set to their default are left out, and change with the seats', () => {
    const back = withOption(
      withOption(draft, 'mode', option('mode'), 'coop'),
      'mode',
      option('mode'),
      'competitive',
    );
    expect(back.given).toEqual({});
    const alone = withoutChair(withoutChair(back, 2), 1);
    expect(valueOf(alone, 'mode', option('mode'))).toBe('solo');
    expect(isSound(faultsOf(game, alone))).toBe(true);
  });

  test('are left out of the form while they do not matter, unless one of them may be to blame', () => {
    const shown = (given: object): string[] => {
      const set = { ...draft, given: { ...given } };
      const { options } = faultsOf(game, set);
      return entriesOf(game).flatMap((entry) => (isShown(game, set, entry, options) ? [entry[0]] : []));
    };
    expect(shown({})).not.toContain('scenario');
    expect(shown({ mode: 'coop' })).toEqual(expect.arrayContaining(['scenario', 'threshold']));
    expect(shown({ mode: 'coop' })).not.toContain('vestigial');
    expect(shown({ effects: 'random' })).toContain('colours');
    expect(shown({ effects: 'random' })).not.toContain('cards');
    expect(shown({ scenario: 'sunworm' })).toContain('scenario');
    expect(shown({ mode: 'coop', scenario: 'sunworm', effects: 'random' })).toContain('effects');
  });

  test.each([
    ['mode', 'solo', 'mode'],
    ['scenario', 'ancientTower', 'scenario'],
    ['effects', 'custom', 'effects'],
    ['threshold', 100, 'threshold'],
  ])('%s = %s is told at the option', (name, value, at) => {
    const { options } = faultsOf(game, withOption(draft, name, option(name), value));
    expect(options?.name).toBe(at);
    expect(options?.message).toMatch(/^[A-Z]/);
  });
});

describe('seats', () => {
  test('a new one is for a bot like the last, with a free name', () => {
    const full = withNewChair(withNewChair(draft));
    expect(full.chairs.at(-1)?.player).toEqual({ bot: 'hard' });
    expect(new Set(full.chairs.map((chair) => chair.name)).size).toBe(5);
    const alone = draftOf({ ...preset, seats: 1 }, 'Mira');
    expect(withNewChair(alone).chairs[1]?.player).toEqual({ bot: 'medium' });
  });

  test('need names that differ', () => {
    const twins = withChair(draft, 1, { name: ' Mira ', player: 'person' });
    expect(faultsOf(game, twins).names).toEqual([
      undefined,
      'Another seat has this name already.',
      undefined,
    ]);
    const nameless = withChair(draft, 0, { name: ' ', player: 'person' });
    expect(faultsOf(game, nameless).names[0]).toBe('Every seat needs a name.');
  });
});
