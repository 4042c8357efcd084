import { InputError } from '../../../kernel/error.ts';
import { type Option, type OptionForm, readOptions } from '../../../kernel/options.ts';
import type { Chair, TableSetup } from '../../../protocol/table.ts';
import type { GameCard, Preset } from '../../games/view.ts';
import { botName, chairsOf } from '../../chairs.ts';
import { messageOf } from '../../message.ts';
import { TEXTS } from '../../texts.ts';
import { type Played, suited } from './played.ts';

/** A table that is being set: who sits where, and the options that differ from their defaults. */
export interface Draft {
  readonly chairs: readonly Chair[];
  readonly given: Readonly<Record<string, unknown>>;
  /** How much somebody said they have played: other presets keep to it. */
  readonly played?: Played;
}

export type OptionEntries = readonly (readonly [name: string, option: Option])[];

/** What keeps a table from being opened. */
export interface Faults {
  /** By seat. */
  readonly names: readonly (string | undefined)[];
  /** About one option, or about none in particular. */
  readonly options: { readonly name: string | undefined; readonly message: string } | undefined;
}

export const entriesOf = (game: OptionForm): OptionEntries => Object.entries(game.options);

/** The table of a preset, with bots that suit somebody who has said how much they have played. */
export function draftOf(preset: Preset, name: string, played?: Played): Draft {
  const draft = { chairs: chairsOf(preset, name), given: { ...preset.options } };
  return played === undefined ? draft : withPlayed(draft, played);
}

export const setupOf = (card: GameCard, { chairs, given }: Draft): TableSetup => ({
  game: card.id,
  chairs: chairs.map((chair) => ({ ...chair, name: chair.name.trim() })),
  options: given,
});

/** Whether a draft is the table of a preset, whatever the seats are called. */
export function isPreset(draft: Draft, preset: Preset): boolean {
  const fresh = draftOf(preset, '', draft.played);
  const players = (one: Draft): string => JSON.stringify(playersOf(one));
  return players(draft) === players(fresh) && sorted(draft.given) === sorted(fresh.given);
}

const sorted = (options: object): string =>
  JSON.stringify(Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1)));

export const defaultOf = (option: Option, seats: number): unknown =>
  option.bySeats?.[seats] ?? option.default;

export const valueOf = ({ chairs, given }: Draft, name: string, option: Option): unknown =>
  given[name] ?? defaultOf(option, chairs.length);

export const isChanged = (draft: Draft, name: string, option: Option): boolean =>
  JSON.stringify(valueOf(draft, name, option)) !== JSON.stringify(defaultOf(option, draft.chairs.length));

/** Whether an option is to be seen: it matters, or it may be to blame while something does not fit. */
export function isShown(
  game: OptionForm,
  draft: Draft,
  [name, option]: OptionEntries[number],
  fault: Faults['options'],
): boolean {
  if (option.when === undefined || (fault && isChanged(draft, name, option))) return true;
  const values = entriesOf(game).map(([other, entry]) => [other, valueOf(draft, other, entry)]);
  return option.when(Object.fromEntries(values), draft.chairs.length);
}

/** A value that is the default is left out, so that it changes with the number of seats. */
export function withOption(draft: Draft, name: string, option: Option, value: unknown): Draft {
  const others = Object.fromEntries(Object.entries(draft.given).filter(([other]) => other !== name));
  const isDefault = JSON.stringify(value) === JSON.stringify(defaultOf(option, draft.chairs.length));
  return { ...draft, given: isDefault ? others : { ...others, [name]: value } };
}

export const withChair = (draft: Draft, seat: number, chair: Chair): Draft => ({
  ...draft,
  chairs: draft.chairs.with(seat, chair),
});

export const withoutChair = (draft: Draft, seat: number): Draft => ({
  ...draft,
  chairs: draft.chairs.filter((_, other) => other !== seat),
});

export const playersOf = ({ chairs }: Draft): Chair['player'][] => chairs.map(({ player }) => player);

/** The same seats with all bots at the level that suits somebody who has played so much. */
export const withPlayed = (draft: Draft, played: Played): Draft => ({
  ...draft,
  played,
  chairs: draft.chairs.map((chair) => ({ ...chair, player: suited(chair.player, played) })),
});

/** The level of a bot nobody has chosen. */
const USUAL_LEVEL = 'medium';

/** One more seat, for a bot as good as the last one. */
export function withNewChair(draft: Draft): Draft {
  const last = draft.chairs.findLast((chair) => chair.player !== 'person');
  const player = last?.player ?? { bot: USUAL_LEVEL };
  return { ...draft, chairs: [...draft.chairs, { name: freeName(draft.chairs), player }] };
}

/** A bot's name that nobody at the table has. */
export function freeName(chairs: readonly Chair[]): string {
  const taken = new Set(chairs.map((chair) => chair.name));
  for (let i = chairs.length; ; i++) if (!taken.has(botName(i))) return botName(i);
}

export function faultsOf(game: OptionForm, draft: Draft): Faults {
  return {
    names: nameFaults(draft),
    options: optionFault(game, draft.chairs.length, draft.given),
  };
}

/** What is wrong with the names, by seat. */
export function nameFaults({ chairs }: Pick<Draft, 'chairs'>): Faults['names'] {
  const names = chairs.map((chair) => chair.name.trim());
  return names.map((name, seat) => {
    if (name === '') return TEXTS.newTable.noName;
    return names.indexOf(name) < seat ? TEXTS.newTable.sameName : undefined;
  });
}

export const isSound = ({ names, options }: Faults): boolean =>
  options === undefined && names.every((fault) => fault === undefined);

function optionFault(game: OptionForm, seats: number, given: object): Faults['options'] {
  try {
    readOptions(game, seats, given);
    return undefined;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { name: firstNamed(error.message, Object.keys(game.options)), message: messageOf(error) };
  }
}

/** The option a message speaks of: the one it names first. */
function firstNamed(message: string, names: readonly string[]): string | undefined {
  const words = message.match(/\w+/g) ?? [];
  return words.find((word) => names.includes(word));
}
