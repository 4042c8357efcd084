import type { GameEntry } from '../../src/kernel/entry.ts';
import type { AnyGame, Seat } from '../../src/kernel/game.ts';
import { GAMES as TOY, game } from './toy.ts';

/** Tides with a word of each seat that only its own person may ever read: in its state, its moves and its events. */

export const canary = (seat: Seat): string => `canary-${seat}`;

const tides = game as AnyGame;

const wordsOf = (state: object, known: (seat: Seat) => boolean): string[] =>
  Array.from({ length: tides.seatsOf(state) }, (_, seat) => (known(seat) ? canary(seat) : ''));

const marked: AnyGame = {
  ...tides,
  setup(...given) {
    const state: object = tides.setup(...given);
    return { ...state, words: wordsOf(state, () => true) };
  },
  legalMoves: (state, seat) => tides.legalMoves(state, seat).map((move) => ({ ...move, word: canary(seat) })),
  apply(state, seat, move, rng, events) {
    tides.apply(state, seat, move, rng, events);
    events?.push({ type: 'whisper', word: canary(seat), only: seat });
  },
  redact(state, viewer) {
    const view: object = tides.redact(state, viewer);
    return { ...view, words: wordsOf(view, (seat) => seat === viewer) };
  },
  determinize(view, viewer, rng) {
    const guess: object = tides.determinize(view, viewer, rng);
    return { ...guess, words: wordsOf(guess, () => true) };
  },
};

export const GAMES: readonly GameEntry[] = TOY.map((entry) => ({ ...entry, game: marked }));
