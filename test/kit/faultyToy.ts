import type { GameEntry } from '../../src/kernel/entry.ts';
import { game, hints, measures, reasons, score, texts } from './toy.ts';

/** The toy game with a bug that strikes in some matches. */
const faulty: typeof game = {
  ...game,
  apply(state, ...given) {
    game.apply(state, ...given);
    if (state.points[0] === 16) throw new Error('the tide is out');
  },
};

export const GAMES: readonly GameEntry[] = [{ game: faulty, hints, texts, reasons, measures, score }];
