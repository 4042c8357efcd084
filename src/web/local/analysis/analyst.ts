import type { Analysis, JudgedDecision, Sight } from '../../../analysis/analysis.ts';
import type { Effort } from '../../../analysis/effort.ts';
import { type Finding, type Inquiry, inquiryOf } from '../../../analysis/inquiry.ts';
import type { GameSource } from '../../../kernel/entry.ts';
import { InputError } from '../../../kernel/error.ts';
import { parseRecord } from '../../../kernel/match/record.ts';
import type { AnalysisStore } from './analysisStore.ts';

/** A match to be analysed. */
interface AnalysisRequest {
  /** Its table, under which the analysis is kept. */
  readonly id: string;
  /** Its record as JSON text. */
  readonly record: string;
  readonly sight: Sight;
}

/** What is known so far. */
export interface AnalysisNews {
  readonly analysis: Analysis;
  /** How many places of the match are done, of how many. */
  readonly done: number;
  readonly of: number;
}

/** Another move at a decision of the match that is analysed. */
interface Try {
  readonly ply: number;
  readonly text: string;
  readonly sight: Sight;
}

/** Analyses one match at a time, as far as nobody stops it. */
export interface Analyst {
  /**
   * Goes on where the match was left, and tells what is known at once, then from time to time and at the end; resolves
   * when all is known or it was stopped. A match that is not over is refused.
   */
  start(request: AnalysisRequest, tell: (news: AnalysisNews) => void): Promise<void>;
  stop(): Promise<void>;
  judge(tried: Try): Promise<JudgedDecision>;
}

interface AnalystDependencies {
  readonly games: GameSource;
  readonly store: AnalysisStore;
  readonly now: () => number;
  /** Lets whatever else is waiting be done. */
  readonly pause: () => Promise<void>;
  /** How often everything is tried; what the length of a match allows, if not given. */
  readonly effort?: Effort;
}

/** What is told is assembled from all findings, so it is told in steps; what is kept is written whole. */
const TELL = 500;
const KEEP = 4000;
const VERSION: Analysis['version'] = 1;

/** A match that is looked into. */
interface Case {
  readonly request: AnalysisRequest;
  readonly inquiry: Inquiry;
  /** What was found out by what the seats saw, for an analysis with everything open: only decisions differ. */
  readonly seen: ReadonlyMap<number, Finding>;
  readonly findings: Map<number, Finding>;
}

export function analystOf(dependencies: AnalystDependencies): Analyst {
  const { games, store, now, pause } = dependencies;
  let opened: Case | undefined;
  let run = 0;

  async function open(request: AnalysisRequest): Promise<Case> {
    const record = parseRecord(request.record);
    const { effort } = dependencies;
    const inquiry = inquiryOf(await games(record.game), record, {
      sight: request.sight,
      ...(effort && { effort }),
    });
    const known = (sight: Sight): Promise<Map<number, Finding>> =>
      keptFindings(store, request.id, sight, inquiry.film.name);
    const seen = request.sight === 'open' ? await known('seen') : new Map<number, Finding>();
    const findings = await known(request.sight);
    return { request, inquiry, seen, findings };
  }

  async function keep({ request: { id, sight }, inquiry, findings }: Case): Promise<void> {
    const kept = { record: inquiry.film.name, version: VERSION, findings: [...findings.values()] };
    // Whoever cannot keep it can still look at it.
    await store.put({ id, sight, ...kept, touched: now() }).catch(() => undefined);
  }

  return {
    async start(request, tell) {
      const own = ++run;
      const one = await open(request);
      if (run !== own) return;
      opened = one;
      const { findings, inquiry } = one;
      const missing = Array.from({ length: inquiry.places }, (_, place) => place).filter(
        (place) => !findings.has(place),
      );
      let [told, kept] = [now(), now()];
      tell(newsOf(one));
      for (const place of missing) {
        findings.set(place, findingAt(one, place));
        const time = now();
        if (time - told >= TELL) {
          tell(newsOf(one));
          told = now();
        }
        if (time - kept >= KEEP) {
          await keep(one);
          kept = now();
        }
        await pause();
        if (run !== own) break;
      }
      if (missing.length > 0) await keep(one);
      tell(newsOf(one));
    },
    async stop() {
      run++;
    },
    async judge({ ply, text, sight }) {
      if (opened === undefined) throw new InputError('bad_request', 'no match is being analysed');
      const decision = opened.inquiry.judged(ply, sight, text);
      if (decision === undefined)
        throw new InputError('bad_request', `nobody decided anything at move ${ply}`);
      return decision;
    },
  };
}

function findingAt({ request: { sight }, seen, inquiry }: Case, place: number): Finding {
  const known = seen.get(place);
  if (known === undefined) return inquiry.at(place);
  const decision = inquiry.judged(place, sight);
  return { ...undecided(known), ...(decision && { decision }) };
}

/** What is the same however decisions are judged. */
function undecided({ standing, luck }: Finding): Finding {
  return { standing, ...(luck && { luck }) };
}

function newsOf({ inquiry, findings, seen }: Case): AnalysisNews {
  const known = [...seen].map(([place, finding]) => [place, undecided(finding)] as const);
  const all = new Map<number, Finding>([...known, ...findings]);
  return { analysis: inquiry.assembled(all.values()), done: findings.size, of: inquiry.places };
}

/** What was found out of this very record, in the form this program knows. */
async function keptFindings(
  store: AnalysisStore,
  id: string,
  sight: Sight,
  record: string,
): Promise<Map<number, Finding>> {
  const kept = await store.get(id, sight).catch(() => undefined);
  const fits = kept?.version === VERSION && kept.record === record;
  return new Map(fits ? kept.findings.map((finding) => [finding.standing.ply, finding]) : []);
}
