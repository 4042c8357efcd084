import { beforeAll, describe, expect, test } from 'vitest';
import { botOf } from '../bots/index.ts';
import { GAMES } from '../games/index.ts';
import type { GameEntry } from '../kernel/entry.ts';
import type { Move, Seat } from '../kernel/game.ts';
import { type Match, newMatch, play } from '../kernel/match/match.ts';
import { type MatchRecord, recordOf } from '../kernel/match/record.ts';
import { seeded } from '../kernel/match/rng.ts';
import { judgementOf } from './decisions/decision.ts';
import type { Effort } from './effort.ts';
import { filmOf } from './film.ts';
import { gaugeOf } from './gauge.ts';
import { type AnalysisSettings, analysisOf, type Finding, type Inquiry, inquiryOf } from './inquiry.ts';
import { questionOf } from './question.ts';

const EFFORT: Effort = {
  lines: 2,
  redraws: 2,
  candidates: 2,
  looks: 2,
  tries: 2,
  contenders: 2,
  screened: 2,
  searched: 8,
};
const SETTINGS: AnalysisSettings = { effort: EFFORT };
/** Places that are looked at in each match. */
const SAMPLES = 9;

/** A match between greedy players, to its end or broken off after so many moves. */
function matchOf(entry: GameEntry, seats: number, moves = Number.POSITIVE_INFINITY, options = {}): Match {
  const { game } = entry;
  const match = newMatch(game, { seats, options, seed: `analysis ${seats}` });
  const players = Array.from({ length: seats }, (_, seat) => botOf('greedy').make(entry, seat));
  while (match.plies.length < moves) {
    const seat: Seat | undefined = game.actors(match.state)[0];
    if (seat === undefined) break;
    const legal: Move[] = game.legalMoves(match.state, seat);
    play(match, seat, players[seat]!.choose({ seat, legal, view: () => game.redact(match.state, seat) }));
  }
  return match;
}

/** The record of the beginning of a match, closed there: as good as a whole one, and sooner analysed. */
const closedAfter = (entry: GameEntry, seats: number, moves: number, options = {}): MatchRecord =>
  recordOf(matchOf(entry, seats, moves, options), { closed: {} });

const sampled = ({ places }: Inquiry): number[] =>
  Array.from({ length: SAMPLES }, (_, i) => Math.floor((i * (places - 1)) / (SAMPLES - 1)));
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

describe.each(GAMES.map((entry) => [entry.game.id, entry] as const))('an analysis of %s', (_, entry) => {
  let record: MatchRecord;
  let inquiry: Inquiry;
  let findings: Finding[];
  beforeAll(() => {
    record = closedAfter(entry, 2, 90);
    inquiry = inquiryOf(entry, record, SETTINGS);
    findings = sampled(inquiry).map((place) => inquiry.at(place));
  });

  test('tells chances that add up to 1 and luck that adds up to 0', () => {
    for (const { standing, luck } of findings) {
      expect(sum(standing.chances)).toBeCloseTo(1);
      expect(standing.chances.every((chance) => chance >= 0 && chance <= 1)).toBe(true);
      expect(sum(luck?.gains ?? [])).toBe(0);
    }
  });

  test('finds luck where a move has drawn, and nowhere else', () => {
    const { states, plies } = inquiry.film;
    const drawing = plies.findIndex((__, ply) => inquiry.at(ply + 1).luck !== undefined);
    expect(drawing).toBeGreaterThanOrEqual(0);
    const { seat, move } = plies[drawing]!;
    const drawn = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
      const next: object = entry.game.copy(states[drawing]);
      const rng = seeded(seed);
      let used = false;
      entry.game.apply(next, seat, move, { int: (below) => ((used = true), rng.int(below)) });
      return used;
    });
    expect(drawn).not.toContain(false);
  });

  test('never charges more than the best gives, and names the best first', () => {
    const decisions = findings.flatMap(({ decision }) => decision ?? []);
    expect(decisions.length).toBeGreaterThan(SAMPLES / 3);
    for (const { cost, played, best } of decisions) {
      expect(cost).toBeGreaterThanOrEqual(0);
      expect(best[0]!.chance - played.chance).toBeCloseTo(cost);
      expect(best.map(({ chance }) => chance)).toEqual(
        best.map(({ chance }) => chance).toSorted((a, b) => b - a),
      );
    }
  });

  test('finds the same in any order, by anybody', () => {
    const other = inquiryOf(entry, record, SETTINGS);
    const again = sampled(other)
      .toReversed()
      .map((place) => other.at(place));
    expect(other.assembled(again)).toEqual(inquiry.assembled(findings));
  });

  test('judges what was seen: positions that look alike get the same verdict', () => {
    const { film } = inquiry;
    for (const ply of sampled(inquiry).slice(2, -1)) {
      const made = film.plies[ply]!;
      const state = film.states[ply]!;
      const other = entry.game.determinize(
        entry.game.redact(state, made.seat),
        made.seat,
        seeded(5),
      ) as object;
      const [one, two] = [state, other].map((position) => {
        const gauge = gaugeOf(entry, film.states);
        const question = questionOf(gauge.entry, position, made, 'seen');
        return question && judgementOf(gauge, question, EFFORT, 7);
      });
      expect(one).toEqual(two);
    }
  });

  test('refuses a match that is still being played', () => {
    const running = recordOf(matchOf(entry, 2, 5));
    expect(() => inquiryOf(entry, running)).toThrow('the match is still being played');
  });
});

test('an analysis that was stopped goes on where it was', () => {
  const entry = GAMES.find(({ game }) => game.id === 'star')!;
  const record = closedAfter(entry, 2, 24);
  const through = (known: readonly Finding[], most: number) => {
    const steps = analysisOf(entry, record, SETTINGS, known);
    const findings: Finding[] = [];
    for (;;) {
      const step = steps.next();
      if (step.done === true) return { findings, whole: step.value };
      findings.push(step.value);
      if (findings.length === most) return { findings };
    }
  };
  const { whole } = through([], Infinity);
  const { findings } = through([], 9);
  expect(through(findings, Infinity).whole).toEqual(whole);
  expect(whole?.curve.map(({ ply }) => ply)).toEqual(Array.from({ length: 25 }, (_, ply) => ply));
  const part = inquiryOf(entry, record, SETTINGS).assembled(findings);
  expect(part.curve).toHaveLength(9);
});

test('only the seats that are asked about are judged, and only as long as they played', () => {
  const entry = GAMES.find(({ game }) => game.id === 'star')!;
  const match = matchOf(entry, 2, 30);
  const record = recordOf(match, { resigned: [{ seat: 1, ply: 20 }], over: true });
  const judged = (seats?: readonly Seat[]) => {
    const inquiry = inquiryOf(entry, record, { ...SETTINGS, ...(seats && { seats }) });
    const findings = Array.from({ length: inquiry.places }, (_, place) => inquiry.at(place));
    return inquiry.assembled(findings);
  };
  expect(new Set(judged([0]).decisions.map(({ seat }) => seat))).toEqual(new Set([0]));
  expect(judged([0]).sums[1]?.accuracy).toBeUndefined();
  const late = judged().decisions.filter(({ seat, ply }) => seat === 1 && ply >= 20);
  expect(late).toEqual([]);
  expect(judged([0]).sums.map(({ result }) => result)).toEqual([1, 0]);
});

test('those who play together all win or lose', () => {
  const sol = GAMES.find(({ game }) => game.id === 'sol')!;
  const record = closedAfter(sol, 2, 60, { mode: 'coop' });
  const inquiry = inquiryOf(sol, record, SETTINGS);
  for (const place of sampled(inquiry)) {
    const [one, two] = inquiry.at(place).standing.chances;
    expect(one).toBe(two);
  }
});

test('a planted blunder is found', () => {
  const sol = GAMES.find(({ game }) => game.id === 'sol')!;
  const film = filmOf(sol, closedAfter(sol, 2, 120));
  const gauge = gaugeOf(sol, film.states);
  const found = film.plies.flatMap((made, ply) => {
    if (ply < 40 || ply % 8 > 0) return [];
    const question = questionOf(gauge.entry, film.states[ply]!, made, 'seen');
    if (question === undefined) return [];
    return question.legal.map((__, played) => judgementOf(gauge, { ...question, played }, EFFORT, ply));
  });
  const worst = found.toSorted((a, b) => b.cost - a.cost)[0]!;
  expect(worst.cost).toBeGreaterThan(0.1);
  expect(['mistake', 'blunder']).toContain(worst.verdict);
});
