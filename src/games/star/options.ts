import { type OptionTable, recordedOptions } from '../../kernel/options.ts';

/** The choices of RULES.md 11. */
export interface Options {
  readonly balanceGrant: boolean;
  readonly roundLimit: number;
  readonly resigningEliminates: boolean;
  readonly rebuildMothership: boolean;
  readonly twinEdgeBlocks: boolean;
  readonly parallelClear: boolean;
  readonly jumpFromSides: boolean;
  readonly spareMotherships: boolean;
}

/** Those that came after matches had been recorded without them. */
type Later = 'resigningEliminates' | 'parallelClear' | 'jumpFromSides' | 'spareMotherships';

/** What a position remembers of its options: what came later only where it is on, as older positions have none of it. */
export type Settings = Omit<Options, Later> & Partial<Pick<Options, Later>>;

export function settingsOf(options: Options): Settings {
  // all that is left out of records came later and is off
  return Object.freeze(recordedOptions({ options: OPTIONS }, options) as Settings);
}

/** What cannot be had together. */
export function optionsFault({ twinEdgeBlocks, parallelClear }: Options): string | undefined {
  return twinEdgeBlocks && parallelClear
    ? 'parallelClear lets every line along borders pass, and twinEdgeBlocks blocks some of them: choose one of the two'
    : undefined;
}

export const OPTIONS: OptionTable<Options> = {
  balanceGrant: {
    kind: 'flag',
    title: 'Starting grant',
    help: 'Counters for the seat with the worst start: one of each for the second of two players, two of each for the player across from the empty corner of three. The printed game has none.',
    default: true,
  },
  roundLimit: {
    kind: 'count',
    title: 'Round limit',
    help: 'After this round the match ends and colonies decide; 0 plays on until somebody wins, as printed.',
    min: 0,
    max: 200,
    default: 60,
  },
  resigningEliminates: {
    kind: 'flag',
    title: 'Who resigns is out',
    help: 'Whoever resigns leaves the match at once: the ships go without a bounty, the colonies are neutral again. Otherwise a bot plays on for them at tables online.',
    default: false,
    later: true,
    when: (_, seats) => seats > 2,
  },
  rebuildMothership: {
    kind: 'flag',
    title: 'Motherships can be rebuilt',
    help: 'Blueprints of Motherships stay in the deck, so that a lost one can be built again for 8 Metal, 5 Fuel and 3 Weapons.',
    default: false,
    advanced: true,
  },
  twinEdgeBlocks: {
    kind: 'flag',
    title: 'Twin asteroids block',
    help: 'A shot along the border between two asteroids is blocked; by the printed rule it just passes.',
    default: false,
    advanced: true,
  },
  parallelClear: {
    kind: 'flag',
    title: 'Lines parallel to borders are clear',
    help: 'A shot in the direction of hex borders is never blocked, as the rulebook can be read; otherwise an asteroid whose inside it crosses blocks it.',
    default: false,
    advanced: true,
    later: true,
    when: ({ twinEdgeBlocks }) => !twinEdgeBlocks,
  },
  jumpFromSides: {
    kind: 'flag',
    title: 'The four sides of the hole lead home',
    help: 'Ships jump from the four hexes along the sides of the black hole, as the rulebook can be read, and the hole itself is closed; otherwise they jump from the four hexes it covers.',
    default: false,
    advanced: true,
    later: true,
  },
  spareMotherships: {
    kind: 'flag',
    title: 'Spare Motherships stay in the deck',
    help: 'With two or three players the Mothership cards that nobody needs stay among the loot, as printed, and are discarded when drawn; otherwise they go to the box.',
    default: false,
    advanced: true,
    later: true,
    when: ({ rebuildMothership }, seats) => seats < 4 && !rebuildMothership,
  },
};
