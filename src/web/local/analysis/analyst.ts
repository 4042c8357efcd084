import type { Analysis, JudgedDecision, Sight } from '../../../analysis/analysis.ts';
import type { Effort } from '../../../analysis/effort.ts';
import { type Finding, type Inquiry, inquiryOf } from '../../../analysis/inquiry.ts';
import type { GameSource } from '../../../kernel/entry.ts';
import { InputError } from '../../../kernel/error.ts';
import { parseRecord } from '../../../kernel/match/record.ts';
import type { ServedAnalysis } from '../../../protocol/analysis.ts';
import type { AnalysisStore } from './analysisStore.ts';
import { type Explained, explained } from './explained.ts';
import { type Follower, follow, type ServerAnalyst } from './following.ts';
import type { Skill, SkillStore } from './skillStore.ts';

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
  /** How far a server is that finds it out, while one does. */
  readonly server?: Pick<ServedAnalysis, 'state' | 'others'>;
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
   * when all is known or it was stopped. A match that is not over is refused. What a server can be waited for is not
   * found out here.
   */
  start(request: AnalysisRequest, tell: (news: AnalysisNews) => void, server?: ServerAnalyst): Promise<void>;
  stop(): Promise<void>;
  judge(tried: Try): Promise<JudgedDecision>;
  /** What another move would have led to, by what its seat saw. */
  explain(tried: Pick<Try, 'ply' | 'text'>): Promise<Explained>;
}

interface AnalystDependencies {
  readonly games: GameSource;
  readonly store: AnalysisStore;
  /** Where the sums of whole analyses are kept for good. */
  readonly skills: SkillStore;
  readonly now: () => number;
  /** Lets whatever else is waiting be done. */
  readonly pause: () => Promise<void>;
  readonly wait: (ms: number) => Promise<void>;
  /** How often everything is tried; what the length of a match allows, if not given. */
  readonly effort?: Effort;
}

/** What is told is assembled from all findings, so it is told in steps; what is kept is written whole. */
const TELL = 500;
const KEEP = 4000;
const VERSION: Analysis['version'] = 1;

type Tell = (news: AnalysisNews) => void;

/** A match that is looked into. */
interface Case {
  readonly request: AnalysisRequest;
  readonly inquiry: Inquiry;
  /** What was found out by what the seats saw, for an analysis with everything open: only decisions differ. */
  readonly seen: ReadonlyMap<number, Finding>;
  readonly findings: Map<number, Finding>;
}

export function analystOf(dependencies: AnalystDependencies): Analyst {
  const { games, store, skills, now, pause, wait } = dependencies;
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
      keptFindings(store, request.id, sight, inquiry);
    const seen = request.sight === 'open' ? await known('seen') : new Map<number, Finding>();
    const findings = await known(request.sight);
    return { request, inquiry, seen, findings };
  }

  async function keep(one: Case): Promise<void> {
    const { request, inquiry, findings } = one;
    const { id, sight } = request;
    const { film, made } = inquiry;
    const kept = { record: film.name, version: VERSION, made, findings: [...findings.values()] };
    // Whoever cannot keep it can still look at it.
    await store.put({ id, sight, ...kept, touched: now() }).catch(() => undefined);
    if (sight === 'seen' && missingIn(one).length === 0)
      await skills.put({ id, skills: skillsOf(one) }).catch(() => undefined);
  }

  function followerOf(one: Case, tell: Tell, isWanted: () => boolean): Follower {
    return {
      ...{ isWanted, now, wait },
      known: () => missingIn(one)[0] ?? one.inquiry.places,
      take(told) {
        if (!isOf(one, told)) return false;
        for (const finding of told.findings) one.findings.set(finding.standing.ply, finding);
        tell({ ...newsOf(one), server: { state: told.state, others: told.others ?? 0 } });
        return true;
      },
    };
  }

  /** Finds out what is missing, as long as anybody wants it. */
  async function findOut(one: Case, tell: Tell, isWanted: () => boolean): Promise<void> {
    let [told, kept] = [now(), now()];
    for (const place of missingIn(one)) {
      if (!isWanted()) return;
      one.findings.set(place, findingAt(one, place));
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
    }
  }

  function needCase(): Case {
    if (opened === undefined) throw new InputError('bad_request', 'no match is being analysed');
    return opened;
  }

  return {
    async start(request, tell, server) {
      const own = ++run;
      const one = await open(request);
      if (run !== own) return;
      opened = one;
      const { findings } = one;
      const before = findings.size;
      tell(newsOf(one));
      const isWanted = (): boolean => run === own;
      if (server && request.sight === 'seen' && missingIn(one).length > 0)
        await follow(server, followerOf(one, tell, isWanted));
      await findOut(one, tell, isWanted);
      if (findings.size > before) await keep(one);
      tell(newsOf(one));
    },
    async stop() {
      run++;
    },
    async judge({ ply, text, sight }) {
      const decision = needCase().inquiry.judged(ply, sight, text);
      if (decision === undefined)
        throw new InputError('bad_request', `nobody decided anything at move ${ply}`);
      return decision;
    },
    async explain({ ply, text }) {
      return explained(needCase().inquiry.film, ply, text);
    },
  };
}

function skillsOf({ inquiry, findings }: Case): Skill[] {
  return inquiry.assembled(findings.values()).sums.map(({ accuracy, luck }) => ({ accuracy, luck }));
}

function missingIn({ inquiry, findings }: Case): number[] {
  return Array.from({ length: inquiry.places }, (_, place) => place).filter((place) => !findings.has(place));
}

/** Whether what a server tells is of this very record, and would have been found out here too. */
function isOf({ inquiry }: Case, { made, record, findings }: ServedAnalysis): boolean {
  if (made === undefined) return findings.length === 0;
  return made === inquiry.made && record === inquiry.film.name;
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

/** What was found out of this very record as it would be now, in the form this program knows. */
async function keptFindings(
  store: AnalysisStore,
  id: string,
  sight: Sight,
  { film, made }: Inquiry,
): Promise<Map<number, Finding>> {
  const kept = await store.get(id, sight).catch(() => undefined);
  const fits = kept?.version === VERSION && kept.record === film.name && kept.made === made;
  return new Map(fits ? kept.findings.map((finding) => [finding.standing.ply, finding]) : []);
}
