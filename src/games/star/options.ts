import type { OptionTable } from '../../kernel/options.ts';

/** The choices of RULES.md 11. */
export interface Options {
  readonly balanceGrant: boolean;
  readonly roundLimit: number;
  readonly rebuildMothership: boolean;
  readonly twinEdgeBlocks: boolean;
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
};
