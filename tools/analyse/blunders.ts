import type { GameEntry } from '../../src/kernel/entry.ts';
import { seeded } from '../../src/kernel/match/rng.ts';
import type { MatchRecord } from '../../src/kernel/match/record.ts';
import type { Verdict } from '../../src/analysis/analysis.ts';
import { judgementOf, type Judgement } from '../../src/analysis/decisions/decision.ts';
import { contendersOf, contestOf } from '../../src/analysis/decisions/contest.ts';
import { type Effort, effortFor } from '../../src/analysis/effort.ts';
import { meanOf } from '../../src/analysis/estimate.ts';
import { type Film, filmOf } from '../../src/analysis/film.ts';
import { type Gauge, gaugeOf } from '../../src/analysis/gauge.ts';
import { type Question, questionOf } from '../../src/analysis/question.ts';
import { secondOpinion } from '../../src/analysis/decisions/secondOpinion.ts';
import { isPlanned } from '../../src/analysis/trial.ts';

/** A long search: more lines, for more turns where turns are planned, with luck of its own. */
const LONG: Effort = {
  ...{ lines: 16, redraws: 32, candidates: 8, looks: 16, tries: 64 },
  ...{ contenders: 8, screened: 100, searched: 400, further: 1 },
};
const SHORT: Effort = {
  ...{ lines: 2, redraws: 2, candidates: 3, looks: 2, tries: 2 },
  ...{ contenders: 3, screened: 8, searched: 24 },
};
/** A blunder that is planted costs so much by the long search. */
const PLANTED = 0.15;
/** A sound move costs no more. */
const SOUND = 0.02;
/** What costs no more than this by a short search, or at a short look, is not looked into further. */
const HARDLY = 0.03;
/** Far from whatever the analysis meets, and each search from the others. */
const LUCK = { short: 400_000_000, long: 500_000_000 };

export interface Planted {
  readonly ply: number;
  readonly text: string;
  readonly cost: number;
  readonly found: Judgement;
}

/** Decisions of a match in which a sound move is replaced by one that a long search calls far worse, and what was found. */
export function* plantedIn(
  entry: GameEntry,
  record: MatchRecord,
  most: number,
  seed: number,
): Generator<Planted> {
  const film = filmOf(entry, record);
  const effort = effortFor(film.states.length);
  const gauge = gaugeOf(film.entry, film.states, effort);
  const rng = seeded(seed);
  const known = new Set<number>();
  for (let tried = 0, planted = 0; tried < 40 * most && planted < most; tried++) {
    const ply = rng.int(film.plies.length);
    const state = film.states[ply]!;
    const question = known.has(ply) ? undefined : questionOf(gauge.entry, state, film.plies[ply]!, 'seen');
    if (question === undefined || gauge.entry.hints.opening?.(state) === true) continue;
    const played = rng.int(question.legal.length);
    if (played === question.played) continue;
    const cost = lossOf(film, question, played, seed + tried);
    if (cost < PLANTED) continue;
    planted++;
    known.add(ply);
    const found = judgementOf(gauge, { ...question, played }, effort, seed + tried);
    yield { ply, text: found.played.text, cost, found };
  }
}

/** What a move loses against a sound one that was made; nothing where that was not sound. */
function lossOf(film: Film, question: Question, played: number, seed: number): number {
  const gauge = gaugeOf(film.entry, film.states, LONG);
  const loss = isPlanned(gauge.entry, film.record.seats) ? lossByLooks : lossBySearch;
  return loss(gauge, question, played, seed);
}

/** No search plays as well there as turns that are planned, so that those who judge look longer and a turn further. */
function lossByLooks(gauge: Gauge, question: Question, played: number, seed: number): number {
  const bad = { ...question, played };
  if (judgementOf(gauge, bad, SHORT, seed + LUCK.short).cost < HARDLY) return 0;
  const isSound = judgementOf(gauge, question, LONG, seed + LUCK.long).cost < SOUND;
  return isSound ? judgementOf(gauge, bad, LONG, seed + LUCK.long).cost : 0;
}

function lossBySearch(gauge: Gauge, question: Question, played: number, seed: number): number {
  const pair = { best: question.played, played };
  if (secondOpinion(gauge, question, pair, SHORT.searched, seed + LUCK.short).mean < HARDLY) return 0;
  const loss = secondOpinion(gauge, question, pair, LONG.searched, seed + LUCK.long).mean;
  return loss >= PLANTED && isSound(gauge, question, seed + LUCK.long) ? loss : 0;
}

/** Whether the long search finds nothing better than the move that was made. */
function isSound(gauge: Gauge, question: Question, seed: number): boolean {
  const places = contendersOf(gauge, question, LONG.contenders, seed);
  const chances = contestOf(gauge, question, places, LONG.searched, seed).map(({ at, results }) => ({
    at,
    chance: meanOf(results),
  }));
  const own = chances.find(({ at }) => at === question.played)!.chance;
  return chances.every(({ chance }) => chance - own < SOUND);
}

/** Whether a verdict calls a move a fault that is worth a large look. */
export function isFound({ verdict }: { readonly verdict: Verdict }): boolean {
  return verdict === 'mistake' || verdict === 'blunder';
}

/** What a long search makes of a decision as it was made. */
export function longLook(entry: GameEntry, record: MatchRecord, ply: number): Judgement | undefined {
  const film = filmOf(entry, record);
  const gauge = gaugeOf(film.entry, film.states, LONG);
  const question = questionOf(gauge.entry, film.states[ply]!, film.plies[ply]!, 'seen');
  return question && judgementOf(gauge, question, LONG, LUCK.long + ply);
}
