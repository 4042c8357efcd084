import { compare } from '../../bots/coach/coach.ts';
import { toldOf } from '../../bots/coach/reason.ts';
import type { GameEntry } from '../../kernel/entry.ts';
import { digest } from '../../kernel/match/chance.ts';
import { type MatchRecord, recordOf } from '../../kernel/match/record.ts';
import { moveText } from '../../kernel/text.ts';
import { type Film, filmOf } from '../film.ts';
import { gaugeOf } from '../gauge.ts';
import { findersOf } from './finders.ts';
import type { Demand } from './insight.ts';
import { type Line, searchAt, type Stage } from './line.ts';
import type { Puzzle } from './puzzle.ts';
import { themeOf } from './theme.ts';

/** A puzzle as it was found, before it has a number. */
export interface Find extends Omit<Puzzle, 'number' | 'difficulty' | 'source'> {
  /** The share of tries in which each level from `novice` to `skilled` finds the line. */
  readonly finders: readonly number[];
}

/** What a match was good for. */
export interface Harvest {
  /** How many decisions came how far. */
  readonly stages: Readonly<Record<Stage, number>>;
  readonly finds: readonly Find[];
}

/** More of one match would resemble each other, and so would those of the same part of it. */
const MOST = 3;
const PARTS = 10;

/** The puzzles in a match that is over, as far as they are wanted; what is found follows from its record. */
export function harvestOf(newest: GameEntry, record: MatchRecord, wanted: Omit<Demand, 'gauge'>): Harvest {
  const film = filmOf(newest, record);
  const gauge = gaugeOf(film.entry, film.states);
  const finds: Find[] = [];
  const stages = { passed: 0, looked: 0, seemed: 0, missed: 0, doubted: 0, proved: 0 };
  for (let ply = 0; ply < film.plies.length && finds.length < MOST; ply++) {
    const { stage, line } = searchAt({ gauge, ...wanted }, film, ply, seedOf(film, ply));
    stages[stage]++;
    const find = line && findOf(film, line);
    if (find === undefined) continue;
    finds.push(find);
    ply += Math.ceil(film.plies.length / PARTS);
  }
  return { stages, finds };
}

function seedOf({ name }: Film, ply: number): number {
  return Number.parseInt(digest(`${name} puzzle ${ply}`).slice(0, 12), 16);
}

/** A line with all that is told of it; nothing where the coach, who tries whole plans, thinks otherwise. */
function findOf(film: Film, { seat, match, ply, steps }: Line): Find | undefined {
  const { entry, record } = film;
  const seed = seedOf(film, ply);
  const [first] = steps;
  if (first === undefined) return undefined;
  const { question, insight } = first;
  const texts = {
    best: insight.nextCourse.moves.map(moveText),
    instead: insight.course.moves.map(moveText),
  };
  const compared = compare(entry, question, seed, texts);
  if (!compared.better || compared.same || compared.lead.word === 'even') return undefined;
  const differences = toldOf(compared.plan.differences);
  return {
    seats: record.seats,
    seat,
    ply,
    theme: themeOf(entry, question.view, seat, differences),
    steps: steps.map(({ ply: at, insight: { chance, lead, noise, same, waits, costs } }) => ({
      ...{ ply: at, chance: rounded(chance), lead: rounded(lead), noise: rounded(noise), same },
      ...(waits && { waits }),
      costs,
    })),
    differences: differences.map((difference) => ({
      ...difference,
      ...{ by: rounded(difference.by), worth: rounded(difference.worth) },
    })),
    finders: findersOf(entry, steps, seed),
    record: recordOf(match, { closed: {}, rulesVersion: record.rulesVersion }),
  };
}

const rounded = (number: number): number => Math.round(1000 * number) / 1000;
