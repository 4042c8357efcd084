import { describe, expect, test } from 'vitest';
import { edicts, powers, technologies } from '../../games/empire/content/index.ts';
import { CONTENTS } from '../../games/contents.ts';
import { GAME_IDS } from '../../games/index.ts';
import { InputError } from '../../kernel/error.ts';
import { type Changes, changedContent } from './changes.ts';
import { contentOf } from './variation.ts';

const changed = async (game: string, changes: Changes): Promise<Record<string, unknown>> => ({
  ...changedContent(await contentOf(game), changes),
});

test('every listed game has content of its own', () => {
  expect(Object.keys(CONTENTS).toSorted()).toEqual(GAME_IDS.toSorted());
});

describe.each(GAME_IDS)('the content of %s', (game) => {
  test('is what it looks like itself', async () => {
    const content = await contentOf(game);
    const copy = JSON.parse(JSON.stringify(content));
    expect(changedContent(content, copy)).toEqual(copy);
  });

  test('stays as it is while a copy is changed', async () => {
    const before = JSON.stringify(await contentOf(game));
    const numbers = game === 'empire' ? 'constants' : 'numbers';
    await changed(game, { [numbers]: {} });
    expect(JSON.stringify(await contentOf(game))).toBe(before);
  });
});

describe('changes', () => {
  test('put numbers and lists in place of others, also deep inside and in things of a list', async () => {
    const content = await changed('empire', {
      setup: { player: { extraCreditsBySeat: [0, 5, 1, 2] } },
      ships: { fighter: { cost: { M: 2 } } },
    });
    expect(content).toMatchObject({ setup: { player: { extraCreditsBySeat: [0, 5, 1, 2], credits: 5 } } });
    expect(content['ships']).toContainEqual(
      expect.objectContaining({ id: 'fighter', speed: expect.any(Number) }),
    );
    expect(JSON.stringify(content['ships'])).toContain('"M":2');
  });

  test('take things away and bring new ones', async () => {
    const [first, second] = powers;
    const more = await changed('empire', { powers: { [first.id]: null, twin: { ...second, id: 'twin' } } });
    expect(more['powers']).toEqual([...powers.slice(1), { ...second, id: 'twin' }]);
    expect(more['edicts']).toEqual(edicts);
  });

  test.each<[string, string, Changes, string]>([
    [
      'empire',
      'a word where a number belongs',
      { setup: { player: { credits: 'five' } } },
      'content.setup.player.credits must be a whole number from 0 to 1000000, not "five"',
    ],
    [
      'empire',
      'half a credit',
      { setup: { player: { credits: 2.5 } } },
      'content.setup.player.credits must be a whole number from 0 to 1000000, not 2.5',
    ],
    [
      'empire',
      'less than nothing',
      { constants: { storage: { P: -1 } } },
      'content.constants.storage.P must be a whole number from 0 to 1000000, not -1',
    ],
    [
      'empire',
      'a list that is too short',
      { setup: { player: { extraCreditsBySeat: [0, 5] } } },
      'content.setup.player.extraCreditsBySeat must be a list of 4, not of 2',
    ],
    [
      'empire',
      'a wrong thing in a list',
      { setup: { player: { extraCreditsBySeat: [0, 5, 1, 'x'] } } },
      'content.setup.player.extraCreditsBySeat.3 must be a whole number from 0 to 1000000, not "x"',
    ],
    [
      'empire',
      'a misspelled part',
      { setop: {} },
      'content has no "setop"; it has ancients, constants, edicts',
    ],
    [
      'empire',
      'a misspelled field',
      { setup: { plaier: {} } },
      'content.setup has no "plaier"; it has multiplayer, player, solo',
    ],
    [
      'empire',
      'an unknown card',
      { powers: { nobody: { name: 'x' } } },
      'content.powers has no "nobody" (it has ',
    ],
    [
      'empire',
      'a card that cannot be taken away, as it is not there',
      { powers: { nobody: null } },
      'content.powers has no "nobody"; it has ',
    ],
    [
      'empire',
      'a category that rules do not know',
      { technologies: { [technologies[0].id]: { category: 'magic' } } },
      'category must be one of culture, industry, military, not "magic"',
    ],
    [
      'empire',
      'an effect that rules do not know',
      { technologies: { [technologies[0].id]: { effect: { kind: 'magic' } } } },
      'effect.kind must be one of ',
    ],
    [
      'empire',
      'a card without what it needs',
      { edicts: { [edicts[0].id]: { reward: null } } },
      'needs reward; it must have ',
    ],
    ['empire', 'a list that is no list', { technologies: 3 }, 'content.technologies must be a list, not 3'],
    ['star', 'a ship that is no record', { ships: { scout: 7 } }, 'content.ships.scout must be a record'],
    [
      'star',
      'a field that ships do not have',
      { ships: { scout: { wings: 2 } } },
      'content.ships.scout has no "wings"; it has name, source, shield',
    ],
    [
      'sol',
      'a list for a number',
      { numbers: { gates: [5] } },
      'content.numbers.gates must be a whole number',
    ],
    [
      'factions',
      'a step that rules do not know',
      { rivalCards: { ai02: { do: [{ op: 'magic' }] } } },
      'content.rivalCards.ai02.do.0.op must be one of ',
    ],
    [
      'empire',
      'two cards of one id',
      { powers: [powers[0], powers[0]] },
      `content.powers has two of the id "${powers[0].id}"`,
    ],
    [
      'sol',
      'a name that no data has',
      JSON.parse('{"numbers": {"__proto__": {"x": 1}}}'),
      'has no "__proto__"',
    ],
  ])('%s: %s is refused', async (game, _, changes, message) => {
    const refused = changed(game, changes);
    await expect(refused).rejects.toThrow(message);
    await expect(refused).rejects.toBeInstanceOf(InputError);
  });

  test('a game without content has only options', async () => {
    await expect(contentOf('toy')).rejects.toThrow(
      'toy has no content of its own: only its options can be changed',
    );
    await expect(contentOf('constructor')).rejects.toThrow('only its options');
  });
});
