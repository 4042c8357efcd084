import { useEffect, useState } from 'react';
import type { Report } from '../../../kernel/entry.ts';
import { tableHost } from '../../host.ts';
import { indexedAnalyses } from '../../local/analysis/analysisStore.ts';
import { indexedSkills, type Skill } from '../../local/analysis/skillStore.ts';
import type { OwnMatch } from './sums/ownMatch.ts';
import { type Kept, skillOf } from './sums/skill.ts';

/** What the list of tables does not tell, read from every match once while the page is open. */
export interface Readings {
  /** The matches with what was read of them so far. */
  readonly matches: readonly OwnMatch[];
  readonly complete: boolean;
  /** How many have been read, of how many, where it takes longer than a moment. */
  readonly progress?: readonly [done: number, of: number];
}

/** A match that is over stays as it is, so its report is kept; an analysis may still come. */
const reports = new Map<string, Report | undefined>();
const skills = new Map<string, Skill>();

let opened: Kept | undefined;

/** What cannot be read is not there: the match counts without it. */
async function read(match: OwnMatch): Promise<void> {
  const { id } = match;
  opened ??= { analyses: indexedAnalyses(), skills: indexedSkills() };
  if (!reports.has(id))
    reports.set(
      id,
      await tableHost()
        .report(id)
        .catch(() => undefined),
    );
  const skill = skills.has(keyOf(match)) ? undefined : await skillOf(opened, match).catch(() => undefined);
  if (skill) skills.set(keyOf(match), skill);
}

const keyOf = ({ id, seat }: OwnMatch): string => `${id} ${seat}`;

const known = (match: OwnMatch): OwnMatch => ({
  ...match,
  report: reports.get(match.id),
  skill: skills.get(keyOf(match)),
});

/** How often the page is drawn again while much is read. */
const TELL = 200;

/** Reads one match after the other, and tells from time to time how far it is. */
export function useReadings(matches: readonly OwnMatch[]): Readings {
  const [readings, setReadings] = useState<Readings>();
  useEffect(() => {
    let left = false;
    const readAll = async (): Promise<void> => {
      let told = performance.now();
      for (const [i, match] of matches.entries()) {
        await read(match);
        if (left) return;
        if (performance.now() - told < TELL) continue;
        told = performance.now();
        setReadings({ matches: matches.map(known), complete: false, progress: [i + 1, matches.length] });
      }
      setReadings({ matches: matches.map(known), complete: true });
    };
    setReadings({ matches: matches.map(known), complete: false });
    void readAll();
    return () => {
      left = true;
    };
  }, [matches]);
  // Until the effect has run, what was read belongs to other matches.
  const fits = readings?.matches.every((match, i) => keyOf(match) === (matches[i] && keyOf(matches[i])));
  return readings && fits && readings.matches.length === matches.length
    ? readings
    : { matches, complete: false };
}
