import type { ByReplies, GameEntry, Temper } from '../../kernel/entry.ts';
import { type Rng, seeded } from '../../kernel/match/rng.ts';
import type { Bot, Time } from '../bot.ts';
import { share } from '../luck.ts';
import { type Asked, forwardMoves, opinionOf } from '../opinion.ts';
import { searcher } from '../searcher.ts';
import { prospectsOf } from './beam.ts';
import { answeredMove } from './replies.ts';

/** With so many moves each way a turn may go is gone on with. */
const MOVES = 12;

/** What hides is guessed so often, and moves are valued by the mean. */
const GUESSES = { move: 1, turn: 3 };

/** What a move counts for that one guess gives up: less than any other, and yet those given up least can be told. */
const GIVEN_UP = -1e6;

/** A player by what nets or hints know of positions, in the temper of its level; it errs by noise alone. */
export function learnedBot(entry: GameEntry, seed: number, temper: Temper, time?: Time): Bot {
  if (temper.thought === 'lines') return searcher(entry, seed, temper, time);
  if (temper.thought === 'replies') return answerer(entry, seed, temper, time);
  const { thought, noise } = temper;
  const rng = seeded(seed);
  const worths =
    thought === 'turn'
      ? (asked: Asked) => prospectsOf(entry, asked, { width: temper.width, moves: MOVES })
      : (asked: Asked) => opinionOf(entry, asked, { luck: 0, samples: 1 });
  return {
    choose({ seat, legal: allowed, view }) {
      const legal = forwardMoves(entry, allowed);
      if (legal.length === 1) return legal[0]!;
      const seen = view();
      const sums = legal.map(() => 0);
      for (let guess = 0; guess < (entry.game.open ? 1 : GUESSES[thought]); guess++) {
        const state: object = entry.game.determinize(seen, seat, rng);
        worths({ state, seat, legal }).forEach((worth, at) => (sums[at]! += Math.max(worth, GIVEN_UP)));
      }
      const noisy = sums.map((sum) => sum + noise * erring(rng));
      return legal[noisy.indexOf(Math.max(...noisy))]!;
    },
  };
}

/** It plans a turn and tries its plans, for as long as its time lasts. */
function answerer(entry: GameEntry, seed: number, temper: ByReplies, time?: Time): Bot {
  const rng = seeded(seed);
  return {
    choose({ seat, legal: allowed, view }) {
      const legal = forwardMoves(entry, allowed);
      if (legal.length === 1) return legal[0]!;
      const end = time && time.now() + (time.ms ?? Number.POSITIVE_INFINITY);
      const late = (): boolean => end !== undefined && time!.now() >= end;
      return answeredMove(entry, { seat, legal, view: view() }, rng, temper, late);
    },
  };
}

/** A number around 0 that is seldom beyond 1, by additions alone so that every machine draws the same. */
function erring(rng: Rng): number {
  return share(rng) + share(rng) + share(rng) - 1.5;
}
