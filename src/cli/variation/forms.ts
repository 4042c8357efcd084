import { InputError, listed, shown } from '../../kernel/error.ts';
import { isRecord } from '../../kernel/data/plain.ts';

/**
 * What the content of a game looks like, learned from the content itself: which fields a card has, which words stand where,
 * how long lists are. The rules were written for that, and for nothing else.
 */
export interface Forms {
  /** Refuses a value that does not look like what stands at its place; `path` is how people name it. */
  check(value: unknown, place: string, path: string): void;
  /** Whether things at this place may have such a field. */
  hasField(record: object, place: string, field: string): boolean;
  /** Whether nothing may stand at a place, as null. */
  mayBeNull(place: string): boolean;
}

interface Form {
  count: number;
  readonly kinds: Set<Kind>;
  readonly words: Set<string>;
  readonly lengths: Set<number>;
  /** How often things of this form have each field. */
  readonly fields: Map<string, number>;
  least: number;
  isWhole: boolean;
}

type Kind = 'number' | 'text' | 'truth' | 'null' | 'list' | 'record';

const KIND_WORDS: Readonly<Record<Kind, string>> = {
  number: 'a number',
  text: 'a text',
  truth: 'true or false',
  null: 'null',
  list: 'a list',
  record: 'a record such as {"name": value}',
};

/** Fields that people read and rules do not. */
const FREE = new Set(
  'name title text flavor source costSource cornerSource meaning reason ability timing counts extra difficultySource'.split(
    ' ',
  ),
);

export function formsOf(content: object): Forms {
  const forms = new Map<string, Form>();
  learn(forms, content, '');
  return {
    check: (value, place, path) => check(forms, value, place, path),
    hasField: (record, place, field) => forms.get(placeOf(record, place))?.fields.has(field) === true,
    mayBeNull: (place) => forms.get(place)?.kinds.has('null') === true,
  };
}

/** Where the form of a value is kept: steps of effects are alike wherever they stand, and things of a kind among each other. */
export function placeOf(value: unknown, place: string): string {
  if (!isRecord(value)) return place;
  if (typeof value['op'] === 'string') return `op ${value['op']}`;
  return typeof value['kind'] === 'string' ? `${place} of kind ${value['kind']}` : place;
}

function learn(forms: Map<string, Form>, value: unknown, place: string): void {
  note(forms, value, place);
  if (Array.isArray(value)) for (const item of value) learn(forms, item, `${place}[]`);
  if (!isRecord(value)) return;
  const own = placeOf(value, place);
  if (own !== place) note(forms, value, own);
  for (const [field, inner] of Object.entries(value)) learn(forms, inner, `${own}.${field}`);
}

function note(forms: Map<string, Form>, value: unknown, place: string): void {
  const form = forms.get(place) ?? newForm();
  forms.set(place, form);
  form.count++;
  form.kinds.add(kindOf(value));
  if (typeof value === 'string') form.words.add(value);
  if (Array.isArray(value)) form.lengths.add(value.length);
  if (typeof value === 'number') {
    form.least = Math.min(form.least, value);
    form.isWhole &&= Number.isInteger(value);
  }
  if (isRecord(value))
    for (const field of Object.keys(value)) form.fields.set(field, (form.fields.get(field) ?? 0) + 1);
}

function newForm(): Form {
  return {
    count: 0,
    kinds: new Set(),
    words: new Set(),
    lengths: new Set(),
    fields: new Map(),
    least: 0,
    isWhole: true,
  };
}

function kindOf(value: unknown): Kind {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'truth';
  return typeof value === 'string' ? 'text' : 'record';
}

function check(forms: Map<string, Form>, value: unknown, place: string, path: string): void {
  const form = forms.get(place);
  // Only the place of a kind or a step that the content does not have has no form; its word was refused above.
  if (form === undefined) return;
  if (!form.kinds.has(kindOf(value))) refuse(path, kindsOf(form), value);
  if (typeof value === 'number') checkNumber(form, value, path);
  if (typeof value === 'string') checkWord(form, value, place, path);
  if (Array.isArray(value)) checkList(forms, form, value, place, path);
  if (isRecord(value)) checkRecord(forms, value, place, path);
}

function kindsOf(form: Form): string {
  if (form.kinds.has('number')) return numberOf(form);
  return [...form.kinds].map((kind) => KIND_WORDS[kind]).join(' or ');
}

function numberOf({ isWhole, least }: Form): string {
  return `a ${isWhole ? 'whole ' : ''}number from ${least} to ${MOST}`;
}

/** Far more than there is of anything. */
const MOST = 1_000_000;

function checkNumber(form: Form, value: number, path: string): void {
  const fits = value >= form.least && value <= MOST && (!form.isWhole || Number.isInteger(value));
  if (!fits) refuse(path, numberOf(form), value);
}

function checkWord({ words }: Form, value: string, place: string, path: string): void {
  const field = /[^.]+$/.exec(place)?.[0] ?? '';
  if (FREE.has(field) || field === 'id' || words.has(value)) return;
  refuse(path, `one of ${listed([...words].toSorted(), 40)}`, value);
}

function checkList(
  forms: Map<string, Form>,
  form: Form,
  list: readonly unknown[],
  place: string,
  path: string,
): void {
  if (!form.lengths.has(list.length) && !mayGrow(forms.get(`${place}[]`))) {
    const lengths = [...form.lengths].toSorted((a, b) => a - b).join(' or ');
    throw refusal(`${path} must be a list of ${lengths}, not of ${list.length}`);
  }
  refuseTwins(list, path);
  list.forEach((item, i) => check(forms, item, `${place}[]`, stepTo(path, item, i)));
}

/** Rules read numbers by their place in a list; cards, steps and words may be more or fewer. */
function mayGrow(items: Form | undefined): boolean {
  if (items === undefined || items.kinds.has('text')) return true;
  return items.fields.has('id') || items.fields.has('op');
}

function refuseTwins(list: readonly unknown[], path: string): void {
  const ids = list.flatMap((item) => idOf(item) ?? []);
  const twin = ids.find((id, i) => ids.indexOf(id) !== i);
  if (twin !== undefined) throw refusal(`${path} has two of the id ${shown(twin)}`);
}

export function idOf(item: unknown): string | undefined {
  return isRecord(item) && typeof item['id'] === 'string' ? item['id'] : undefined;
}

/** A thing of a list as people name it: by its id, or by its number from 0. */
export function stepTo(path: string, item: unknown, index: number): string {
  return `${path}.${idOf(item) ?? index}`;
}

function checkRecord(forms: Map<string, Form>, record: object, place: string, path: string): void {
  for (const tag of ['op', 'kind']) checkTag(forms, record, tag, place, path);
  const own = placeOf(record, place);
  const form = forms.get(own);
  if (form === undefined) throw refusal(`${path}: nothing of the game is like this`);
  for (const [field, inner] of Object.entries(record)) {
    if (!form.fields.has(field)) throw noSuch(path, field, form.fields.keys());
    check(forms, inner, `${own}.${field}`, `${path}.${field}`);
  }
  const missing = [...form.fields].find(
    ([field, count]) => count === form.count && !Object.hasOwn(record, field),
  );
  if (missing !== undefined)
    throw refusal(`${path} needs ${missing[0]}; it must have ${needed(form).join(', ')}`);
}

function needed(form: Form): string[] {
  return [...form.fields].flatMap(([field, count]) => (count === form.count ? [field] : []));
}

/** A word that decides what a thing is must be one that such things have here. */
function checkTag(forms: Map<string, Form>, record: object, tag: string, place: string, path: string): void {
  const word: unknown = Object.entries(record).find(([field]) => field === tag)?.[1];
  if (typeof word !== 'string' || forms.has(placeOf(record, place))) return;
  const start = tag === 'op' ? 'op ' : `${place} of kind `;
  const known = [...forms.keys()].filter(
    (key) => key.startsWith(start) && !/[.[]/.test(key.slice(start.length)),
  );
  refuse(
    `${path}.${tag}`,
    `one of ${listed(known.map((key) => key.slice(start.length)).toSorted(), 60)}`,
    word,
  );
}

function refuse(path: string, right: string, wrong: unknown): never {
  throw refusal(`${path} must be ${right}, not ${shown(wrong)}`);
}

export function noSuch(path: string, field: string, fields: Iterable<string>): InputError {
  return refusal(`${path} has no ${shown(field)}; it has ${listed([...fields], 60)}`);
}

export function refusal(message: string): InputError {
  return new InputError('bad_request', message);
}
