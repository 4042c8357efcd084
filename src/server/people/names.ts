import { BOTS } from '../../bots/index.ts';
import { InputError } from '../../kernel/error.ts';
import { DELETED_NAME, visibleName } from '../../protocol/names.ts';
import { LOOK_ALIKES } from './lookAlikes.ts';
import { scriptsOf } from './scripts.ts';

/** A name somebody gives themselves; refused where nothing of it can be seen, or where a word of it mixes scripts. */
export function ownName(given: string): string {
  const name = visibleName(given);
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(name))
    throw new InputError('bad_request', 'a name needs something that can be seen, such as a letter');
  const words = name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if (isOfNobody(name, words))
    throw new InputError('bad_request', `“${name}” reads like a bot or nobody at all; choose another name`);
  const mixed = words.find((word) => !isOneScript(word));
  if (mixed === undefined) return name;
  throw new InputError(
    'bad_request',
    `“${mixed}” mixes letters of different scripts and may pass for another name; write each word in one`,
  );
}

/** Whether a name passes for what is shown of a bot, such as “Bot medium”, or of somebody who was deleted. */
function isOfNobody(name: string, words: readonly string[]): boolean {
  return OF_NOBODY.has(likenessOf(name)) || words.some((word) => likenessOf(word) === BOT);
}

/** Scripts that are written together. */
const TOGETHER: readonly (readonly string[])[] = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
];

function isOneScript(word: string): boolean {
  const scripts = scriptsOf(word);
  return scripts.length <= 1 || TOGETHER.some((those) => scripts.every((script) => those.includes(script)));
}

/** A name as it is compared when somebody logs in, whatever its capitals and width. */
export function loginOf(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

/** What a name looks like: two that give the same can hardly be told apart. */
export function likenessOf(name: string): string {
  const letters = Array.from(name.normalize('NFKC'), (letter) => {
    const small = letter.toLowerCase();
    return LOOK_ALIKES.get(letter) ?? LOOK_ALIKES.get(small) ?? small;
  });
  const looks = letters.join('').replaceAll('rn', 'm').replaceAll('vv', 'w');
  return looks.replace(/[\s\p{P}]+/gu, '') || loginOf(name);
}

const BOT = likenessOf('Bot');
const OF_NOBODY: ReadonlySet<string> = new Set(
  [DELETED_NAME, ...BOTS.flatMap(({ name }) => [name, `Bot ${name}`])].map(likenessOf),
);
