import type { GameEntry } from '../kernel/entry.ts';
import type { Move, Seat } from '../kernel/game.ts';
import { digest } from '../kernel/match/chance.ts';
import type { MatchRecord } from '../kernel/match/record.ts';
import { findByText } from '../kernel/text.ts';
import type { Analysis, JudgedDecision, Luck, Sight, Standing } from './analysis.ts';
import { judgementOf } from './decisions/decision.ts';
import { type Effort, effortFor } from './effort.ts';
import { type Film, filmOf, isPlayedBy, turnBegunAt } from './film.ts';
import { type Gauge, gaugeOf } from './gauge.ts';
import { luckAt } from './luck.ts';
import { makerOf } from './maker.ts';
import { questionOf } from './question.ts';
import { standingAt } from './standing.ts';
import { sumOf } from './sums.ts';

/** What is to be found out of a match. */
export interface AnalysisSettings {
  /** The seats whose decisions are judged; all if not given. */
  readonly seats?: readonly Seat[];
  /** By what they are judged: what the seat saw, if not given. */
  readonly sight?: Sight;
  /** How often everything is tried; what the length of the match allows, if not given. */
  readonly effort?: Effort;
}

/** What was found out at one place of a match; plain, so that any thread can work it out. */
export interface Finding {
  readonly standing: Standing;
  /** What the move that led there drew. */
  readonly luck?: Luck;
  /** What was chosen there. */
  readonly decision?: JudgedDecision;
}

/** A match to be analysed, place by place in any order and by as many threads as there are. */
export interface Inquiry {
  readonly film: Film;
  /** There is a place before the first move and one after each. */
  readonly places: number;
  /** What works it out. */
  readonly made: string;
  /** What there is to know of a place; the same whatever was worked out before. */
  at(place: number): Finding;
  /** A decision alone, with any sight, as it was made or as if another move had been; nothing where nobody decided. */
  judged(ply: number, sight: Sight, tried?: string): JudgedDecision | undefined;
  /** What is known of the match by some findings, in whatever order they were made. */
  assembled(findings: Iterable<Finding>): Analysis;
}

/** Prepares the analysis of a finished match; any other record is refused. */
export function inquiryOf(given: GameEntry, record: MatchRecord, settings: AnalysisSettings = {}): Inquiry {
  const film = filmOf(given, record);
  const { seats = Array.from({ length: record.seats }, (_, seat) => seat), sight = 'seen' } = settings;
  const { effort = effortFor(film.states.length) } = settings;
  const made = makerOf(given, record.seats);
  const inquest = { film, made, gauge: gaugeOf(film.entry, film.states, effort), seats, sight, effort };
  return {
    film,
    places: film.states.length,
    made,
    at: (place) => findingAt(inquest, place),
    judged: (ply, sight, tried) => decisionAt({ ...inquest, sight }, ply, tried),
    assembled: (findings) => analysisBy(inquest, [...findings]),
  };
}

/** Works a match out from the first place to the last; what is known already is taken as it is. */
export function* analysisOf(
  entry: GameEntry,
  record: MatchRecord,
  settings: AnalysisSettings = {},
  known: readonly Finding[] = [],
): Generator<Finding, Analysis> {
  const inquiry = inquiryOf(entry, record, settings);
  const findings = new Map(known.map((finding) => [finding.standing.ply, finding]));
  for (let place = 0; place < inquiry.places; place++) {
    const finding = findings.get(place) ?? inquiry.at(place);
    findings.set(place, finding);
    yield finding;
  }
  return inquiry.assembled(findings.values());
}

interface Inquest {
  readonly film: Film;
  readonly made: string;
  readonly gauge: Gauge;
  readonly seats: readonly Seat[];
  readonly sight: Sight;
  readonly effort: Effort;
}

function findingAt(inquest: Inquest, place: number): Finding {
  const { film, gauge, seats, effort } = inquest;
  const standing = standingAt(gauge, film, place, effort.lines, seedOf(film, 'curve'));
  const luck = luckAt(gauge, film, place, effort.redraws, seedOf(film, `luck ${place}`));
  const made = film.plies[place];
  const decision = made && seats.includes(made.seat) ? decisionAt(inquest, place) : undefined;
  return { standing, ...(luck && { luck }), ...(decision && { decision }) };
}

function decisionAt(
  { film, gauge, sight, effort }: Inquest,
  ply: number,
  tried?: string,
): JudgedDecision | undefined {
  const made = film.plies[ply];
  if (made === undefined || !isPlayedBy(film, made.seat, ply)) return undefined;
  const state = film.states[ply]!;
  const { seat } = made;
  const legal: readonly Move[] = gauge.entry.game.legalMoves(state, seat);
  const move = tried === undefined ? made.move : findByText(legal, tried);
  const question = questionOf(gauge.entry, state, { seat, move }, sight);
  if (question === undefined) return undefined;
  const judgement = judgementOf(gauge, question, effort, seedOf(film, `decision ${ply}`));
  return { ply, turn: turnBegunAt(film, ply), ...judgement };
}

/** The luck of lines follows from the record, so that everybody finds the same. */
function seedOf({ name }: Film, of: string): number {
  return Number.parseInt(digest(`${name} ${of}`).slice(0, 12), 16);
}

function analysisBy({ film, made, gauge, seats, sight }: Inquest, findings: readonly Finding[]): Analysis {
  const sorted = findings.toSorted((a, b) => a.standing.ply - b.standing.ply);
  const decisions = sorted.flatMap(({ decision }) => decision ?? []);
  const luck = sorted.flatMap((finding) => finding.luck ?? []);
  const results = resultsOf(film, gauge, sorted);
  return {
    format: 'orrery-analysis',
    version: 1,
    made,
    record: film.name,
    game: film.record.game,
    seats: film.record.seats,
    judged: seats,
    sight,
    curve: sorted.map(({ standing }) => standing),
    decisions,
    luck,
    sums: results.map((result, seat) => sumOf(seat, result, decisions, luck)),
  };
}

/** What every seat won; where a match was closed unfinished, the chances it had, as far as they are known. */
function resultsOf(
  { record, outcome, states }: Film,
  gauge: Gauge,
  sorted: readonly Finding[],
): readonly number[] {
  if (record.places !== undefined) return gauge.atEnd({ points: [], places: record.places });
  if (outcome !== undefined) return gauge.atEnd(outcome);
  const last = sorted.at(-1)?.standing;
  return last?.ply === states.length - 1 ? last.chances : gauge.chances(states.at(-1)!);
}
