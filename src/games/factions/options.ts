import type { OptionTable } from '../../kernel/options.ts';
import { type Difficulty, LEVELS } from './facts.ts';

/** The choices of RULES.md 4, 17 and 18. */
export interface Options {
  readonly firstTime: boolean;
  readonly difficulty: Difficulty;
}

export const OPTIONS: OptionTable<Options> = {
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
