import { InputError, listed, shortened, shown } from './error.ts';
import { isRecord } from './data/plain.ts';
import type { Rng } from './match/rng.ts';

/** What every option tells of itself. */
export interface Described<V> {
  readonly title: string;
  /** One sentence for the player who has to decide. */
  readonly help: string;
  readonly default: V;
  /** Other defaults for some numbers of seats. */
  readonly bySeats?: Readonly<Record<number, V>>;
  /** For those who know: kept out of the first page of the form. */
  readonly advanced?: true;
  /** It came after matches had been recorded without it: records leave it out while it is at its default. */
  readonly later?: true;
}

/** An option that is on or off. */
export interface Flag extends Described<boolean> {
  readonly kind: 'flag';
}
/** An option that is a whole number. */
export interface Count extends Described<number> {
  readonly kind: 'count';
  readonly min: number;
  readonly max: number;
  /** What zero means, such as “no limit”. */
  readonly zero?: string;
}
/** An option that is one of some words. */
export interface Choice<V extends string = string> extends Described<V> {
  readonly kind: 'choice';
  readonly values: readonly V[];
}
/** An option that is any of some words. */
export interface Several<V extends string = string> extends Described<readonly V[]> {
  readonly kind: 'several';
  readonly values: readonly V[];
}

/** An option that may not matter beside the others. */
export interface Relevant<Options> {
  /** Whether it matters under the other options; a form leaves out what does not. */
  when?(options: Options, seats: number): boolean;
}

/** An option of any kind. */
export type Option = (Flag | Count | Choice | Several) & Relevant<object>;

// The brackets keep a union such as 'a' | 'b' together.
type OptionFor<V> = [V] extends [boolean]
  ? Flag
  : [V] extends [number]
    ? Count
    : [V] extends [string]
      ? Choice<V>
      : [V] extends [readonly (infer W extends string)[]]
        ? Several<W>
        : never;

/** Every option of a game with its kind, default and explanation. */
export type OptionTable<Options> = {
  readonly [K in keyof Options]: OptionFor<Options[K]> & Relevant<Options>;
};

/** Any table of options. */
export type AnyOptions = Readonly<Record<string, Option>>;

/** The table of a game without options. */
export type NoOptions = Readonly<Record<never, never>>;

/** The options that a table describes. */
export type OptionsOf<Table extends AnyOptions> = { readonly [K in keyof Table]: ValueOf<Table[K]> };

type ValueOf<O> = O extends Flag
  ? boolean
  : O extends Count
    ? number
    : O extends Choice<infer V>
      ? V
      : O extends Several<infer V>
        ? readonly V[]
        : never;

/** What of a game concerns its options. */
export interface OptionForm {
  readonly title: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: AnyOptions;
  /** Called with options that fit the form's own table. */
  optionsFault?(options: object, seats: number): string | undefined;
}

/** A game that sets up matches by options of its own. */
interface SetUpBy<Options> {
  setup(seats: number, options: Options, rng: Rng): object;
}

/** Complete, valid options for a match: what was given, the defaults for the rest. Frozen, as they never change. */
export function readOptions<Options extends object>(
  game: OptionForm & SetUpBy<Options>,
  seats: number,
  given?: unknown,
): Options;
export function readOptions(game: OptionForm, seats: number, given?: unknown): object;
export function readOptions(game: OptionForm, seats: number, given: unknown = {}): object {
  checkSeats(game, seats);
  if (!isRecord(given)) {
    throw new InputError('bad_options', 'options must be an object such as {"vestigial": false}');
  }
  const table = game.options;
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(table, name)) throw new InputError('bad_options', unknownOption(game, name));
  }
  const options: Record<string, unknown> = {};
  for (const [name, option] of Object.entries(table)) {
    const value = given[name];
    options[name] =
      value === undefined ? (option.bySeats?.[seats] ?? option.default) : checked(name, option, value);
  }
  const fault = game.optionsFault?.(options, seats);
  if (fault !== undefined) throw new InputError('bad_options', fault);
  return Object.freeze(options);
}

/** Options as records keep them: those from before an option came keep their checksum. */
export function recordedOptions({ options: table }: Pick<OptionForm, 'options'>, options: object): object {
  const isKept = ([name, value]: [string, unknown]): boolean =>
    table[name]?.later !== true || value !== table[name].default;
  return Object.fromEntries(Object.entries(options).filter(isKept));
}

export function checkSeats(game: OptionForm, seats: number): void {
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    throw new InputError('bad_seats', `${game.title} is for ${min} to ${max} seats, not ${seats}`);
  }
}

function unknownOption(game: OptionForm, name: string): string {
  return `${game.title} has no option "${shortened(name, 60)}"; it has ${listed(Object.keys(game.options), 40)}`;
}

function checked(name: string, option: Option, value: unknown): unknown {
  const refuse = (expected: string): never => {
    throw new InputError('bad_options', `option ${name} must be ${expected}, not ${shown(value)}`);
  };
  switch (option.kind) {
    case 'flag':
      return typeof value === 'boolean' ? value : refuse('true or false');
    case 'count': {
      const fits =
        typeof value === 'number' && Number.isInteger(value) && value >= option.min && value <= option.max;
      return fits ? value : refuse(`a whole number from ${option.min} to ${option.max}`);
    }
    case 'choice':
      return typeof value === 'string' && option.values.includes(value)
        ? value
        : refuse(`one of ${listed(option.values, 40)}`);
    case 'several': {
      const fits = Array.isArray(value) && value.every((word) => option.values.includes(word));
      if (!fits) return refuse(`a list from ${listed(option.values, 40)}`);
      return Object.freeze([...new Set<unknown>(value)]);
    }
  }
}

/** Reads options as typed on a command line: JSON, or `vestigial=false cards=CHAIN+SQUEEZE` with commas or spaces. */
export function parseOptionText(game: OptionForm, text: string): Record<string, unknown> {
  if (text.trimStart().startsWith('{')) return parseJsonOptions(text);
  const table = game.options;
  const given: Record<string, unknown> = {};
  for (const pair of text.split(/[\s,]+/).filter((word) => word !== '')) {
    const [name = '', word] = pair.split(/=(.*)/s);
    const option = Object.hasOwn(table, name) ? table[name] : undefined;
    if (option === undefined) throw new InputError('bad_options', unknownOption(game, name));
    given[name] = valueOf(option, word ?? 'true');
  }
  return given;
}

function parseJsonOptions(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text);
  } catch {
    throw new InputError('bad_options', 'options are not valid JSON; write {"name": value} or name=value');
  }
}

/** The value a word stands for; a word that stands for none is passed on for the check to refuse. */
function valueOf(option: Option, word: string): unknown {
  switch (option.kind) {
    case 'flag':
      return word === 'true' ? true : word === 'false' ? false : word;
    case 'count':
      return word !== '' && Number.isFinite(Number(word)) ? Number(word) : word;
    case 'choice':
      return word;
    case 'several':
      return word === '' ? [] : word.split('+');
  }
}
