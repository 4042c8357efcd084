import type { GameEntry } from '../games/entry.ts';
import type { Move } from '../kernel/game.ts';
import { clone, equal } from '../kernel/plain.ts';
import { seeded } from '../kernel/rng.ts';
import type { Bot, Thought, Time } from './bot.ts';
import { foresightOf } from './foresight.ts';
import { lazyLuck } from './luck.ts';
import { leaderOf } from './race.ts';
import {
  bestOf,
  type Budget,
  findingsOf,
  type Question,
  type Search,
  type SearchSettings,
  startSearch,
  think,
} from './search.ts';
import { type Decision, nextOf } from './tree.ts';

/** How much more than its time a search may take where a clock is watched. */
const GRACE = 1.2;

/** A player that searches for so many seconds of an ordinary core: counted in lines, so that it is repeatable. */
export function searcher(entry: GameEntry, seed: number, seconds: number, time?: Time): Bot {
  const settings = settingsFor(entry);
  const lines = Math.ceil(seconds * foresightOf(entry).pace);
  const rng = seeded(seed);
  let memory: Memory | undefined;

  function weigh(question: Question): Thought {
    const known = memory && recall(entry, memory, question);
    const search = startSearch(entry, question, settings, rng.int(2 ** 32), known);
    think(search, budgetOf(lines, seconds, time));
    const move = bestOf(search);
    memory = { search, move };
    return { move, findings: findingsOf(search) };
  }

  const bot = {
    weigh({ seat, legal, view }: Parameters<Bot['choose']>[0]): Thought {
      const [only] = legal;
      return legal.length === 1 ? { move: only as Move, findings: [] } : weigh({ seat, legal, view: view() });
    },
    choose: (asked: Parameters<Bot['choose']>[0]): Move => bot.weigh(asked).move,
  };
  return bot;
}

/** How every search goes about it, whatever the level. */
export function settingsFor(entry: GameEntry): SearchSettings {
  const { turns, doubt } = foresightOf(entry);
  return { turns, doubt, explore: 0.1, width: 2, caution: 0.02, handicap: 0.01, candidates: 8 };
}

function budgetOf(lines: number, seconds: number, time: Time | undefined): Budget {
  if (time === undefined) return { lines };
  const end = time.now() + (time.ms ?? 1000 * GRACE * seconds);
  return { lines, late: () => time.now() >= end };
}

/** The last search and what came of it. */
interface Memory {
  readonly search: Search;
  readonly move: Move;
}

/**
 * The decision as the last search met it, if nothing has happened since but the own move, and that without luck:
 * then what the seat sees now is what it expected to see.
 */
function recall(
  entry: GameEntry,
  { search, move }: Memory,
  { seat, view, legal }: Question,
): Decision | undefined {
  const { question, race } = search;
  if (question.seat !== seat || !equal(expectedView(entry, question, move), view)) return undefined;
  return nextOf(leaderOf(race).branch, `${seat}`, legal);
}

function expectedView({ game }: GameEntry, { view, seat }: Question, move: Move): object | undefined {
  const luck = lazyLuck(0);
  const state = clone(game.determinize(view, seat, lazyLuck(1)) as object);
  game.apply(state, seat, move, luck);
  return luck.used ? undefined : (game.redact(state, seat) as object);
}
