import type { OptionTable } from '../../kernel/options.ts';
import { type Difficulty, LEVELS } from './facts.ts';

/** The choices of RULES.md 4, 17 and 18 that matter throughout a match. */
export interface Settings {
  readonly firstTime: boolean;
  readonly difficulty: Difficulty;
}

/** All choices; those that matter for the set-up alone are not remembered. */
export interface Options extends Settings {
  readonly dealt: boolean;
}

/** What a position remembers of the options. */
export function settingsOf({ firstTime, difficulty }: Options): Settings {
  return { firstTime, difficulty };
}

export const SETTINGS: OptionTable<Settings> = {
  firstTime: {
    kind: 'flag',
    title: 'First-time players',
    help: 'A simpler game: no Uranus, Neptune or stellar events, five factions, the hardest cards left out, and the first rescue is free.',
    default: false,
  },
  difficulty: {
    kind: 'choice',
    title: 'Opponent',
    help: 'How much the automatic opponent of a solo game scores for what it has gathered.',
    values: LEVELS,
    default: 'medium',
  },
};

export const OPTIONS: OptionTable<Options> = {
  ...SETTINGS,
  dealt: {
    kind: 'flag',
    title: 'Deal the factions',
    help: 'Nobody chooses a faction: they are dealt by seat, and the first seat gets the simplest one.',
    default: false,
    later: true,
  },
};
