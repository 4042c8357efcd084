import type { GameEntry } from '../kernel/entry.ts';
import type { Move } from '../kernel/game.ts';
import { seeded } from '../kernel/match/rng.ts';
import type { Bot, BotAnswer, Time } from './bot.ts';
import { foresightOf } from './foresight.ts';
import { forwardMoves } from './opinion.ts';
import {
  bestOf,
  type Budget,
  findingsOf,
  type Question,
  type SearchSettings,
  startSearch,
  think,
} from './search.ts';

/** How much more than its time a search may take where a clock is watched. */
const GRACE = 1.2;

/** Lines of a set-up, where the hints decide: enough to tell what chances their favourites give. */
const GLANCE = 32;

/** How far a search looks: so many lines, each for so many turns, as many as the game tells where nobody says. */
export interface Depth {
  readonly lines: number;
  readonly turns?: number;
}

/** The lines that seconds of an ordinary core allow; they are counted, so that a search is repeatable. */
export function linesIn(entry: GameEntry, seconds: number): Depth {
  return { lines: Math.ceil(seconds * foresightOf(entry).pace) };
}

/**
 * A player that searches. Every decision is looked at afresh, as at a table, where each may be thought about in another
 * thread.
 */
export function searcher(entry: GameEntry, seed: number, { lines, turns }: Depth, time?: Time): Bot {
  const usual = settingsFor(entry, lines);
  const settings = { ...usual, turns: turns ?? usual.turns };
  const seconds = lines / foresightOf(entry).pace;
  const rng = seeded(seed);

  function weigh(question: Question): BotAnswer {
    const search = startSearch(entry, question, settings, rng.int(2 ** 32));
    const favourite = bestOf(search);
    const opening = entry.hints.opening?.(question.view) === true;
    think(search, budgetOf(opening ? Math.min(lines, GLANCE) : lines, seconds, time));
    const move = opening ? favourite : bestOf(search);
    return { move, findings: findingsOf(search) };
  }

  const bot = {
    weigh({ seat, legal: allowed, view }: Parameters<Bot['choose']>[0]): BotAnswer {
      const legal = forwardMoves(entry, allowed);
      return legal.length === 1 ? { move: legal[0]!, findings: [] } : weigh({ seat, legal, view: view() });
    },
    choose: (asked: Parameters<Bot['choose']>[0]): Move => bot.weigh(asked).move,
  };
  return bot;
}

/** The most moves that are looked into. */
const CANDIDATES = 8;
/** Whoever has more lines to spend takes more time before a move is given up. */
const FEWEST = { least: 4, most: 20, share: 1 / 4 };

/** How a search with so many lines goes about it. */
export function settingsFor(entry: GameEntry, lines: number): SearchSettings {
  const { turns, doubt, explore, handicap } = foresightOf(entry);
  const rounds = Math.floor((FEWEST.share * lines) / CANDIDATES);
  const fewest = Math.max(FEWEST.least, Math.min(FEWEST.most, rounds));
  return { turns, doubt, explore, width: 2, caution: 0.02, handicap, candidates: CANDIDATES, fewest };
}

function budgetOf(lines: number, seconds: number, time: Time | undefined): Budget {
  if (time === undefined) return { lines };
  const end = time.now() + (time.ms ?? 1000 * GRACE * seconds);
  return { lines, late: () => time.now() >= end };
}
