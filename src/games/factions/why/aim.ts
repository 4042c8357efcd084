import type { Wish } from '../../../kernel/why.ts';
import { cellOf, NAME } from '../board.ts';
import { isCard, MACHINES, PLANETS } from '../facts.ts';
import type { State } from '../state.ts';

/** What the words of a wish are about. */

/** A thing by what it is, and which one of it. */
export interface Thing {
  readonly kind: string;
  readonly item: string;
  /** The thing as it is pointed at. */
  readonly name: string;
}

export interface Aim {
  readonly act?: string;
  /** Further words of the act, such as the A of `boon A`. */
  readonly words: readonly string[];
  /** From the first to the last. */
  readonly things: readonly Thing[];
  /** The last of them: what is meant in the end. */
  readonly thing: Thing | undefined;
}

const CELLS: ReadonlySet<string> = new Set(NAME);
const MACHINE_IDS: readonly string[] = MACHINES;
const PLANET_NAMES: readonly string[] = PLANETS;

/** What a card or a number is that a kind of move names. */
const KINDS: Readonly<Record<string, string>> = {
  take: 'market',
  tech: 'tech',
  return: 'tech',
  scrap: 'world',
  map: 'world',
  offer: 'player',
  rob: 'player',
  band: 'band',
};

export function aimOf(state: State, { act: typed, things: given }: Wish): Aim {
  const [act, ...words] = (typed ?? '').split(' ');
  const things = given.map((word) => thingNamed(state, act, word));
  return { words, things, thing: things.at(-1), ...(typed !== undefined && act !== undefined && { act }) };
}

function thingNamed(state: State, act: string | undefined, word: string): Thing {
  const gap = word.indexOf(' ');
  if (gap > 0) return { kind: word.slice(0, gap), item: word.slice(gap + 1), name: word };
  if (CELLS.has(word)) return { kind: 'cell', item: word, name: word };
  const kind = kindOf(state, act, word);
  return { kind, item: word, name: kind === word ? word : `${kind} ${word}` };
}

function kindOf({ players }: State, act: string | undefined, word: string): string {
  if (PLANET_NAMES.includes(word)) return 'planet';
  if (MACHINE_IDS.includes(word)) return 'machine';
  const known = act === undefined ? undefined : KINDS[act];
  if (known !== undefined) return known;
  if (/^\d+$/.test(word)) return 'count';
  if (!isCard(word)) return word;
  const owned = players.some(({ exoplanets }) => exoplanets.some(({ card }) => card === word));
  return owned ? 'world' : 'card';
}

/** The cell that is meant in the end, if one is. */
export function cellAimed({ thing }: Aim): number | undefined {
  return thing?.kind === 'cell' ? cellOf(thing.item) : undefined;
}
