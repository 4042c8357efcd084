import { useMemo, useState } from 'react';
import { useTitle } from '../../app/title.ts';
import { useOver } from '../../over.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import { ownName, useSettings } from '../../settings.ts';
import { useTables } from '../home/tables.ts';
import { CoursePanel } from './coursePanel.tsx';
import { passes } from './sums/filter.ts';
import { FilterBar } from './filterBar.tsx';
import { GamesPanel } from './gamesPanel.tsx';
import { MatchesDialog, RecentMatches } from './matches.tsx';
import { type Finished, isCounted, type OwnMatch, ownMatches, peopleOf } from './sums/ownMatch.ts';
import { PageHead } from './pageHead.tsx';
import { OpponentsPanel, ReportPanels, SeatsPanel } from './sharePanels.tsx';
import { type Behind, changeShown, useShown } from './shown.ts';
import { SkillPanel } from './skillPanel.tsx';
import { TEXTS } from './texts.ts';
import { useReadings } from './useReadings.ts';
import './statistics.css';

/** How the matches of this browser went, worked out here and nowhere else. */
export default function StatisticsPage() {
  useTitle(TEXTS.title);
  const { tables } = useTables();
  const counted = useMemo(() => tables?.filter(isCounted), [tables]);
  if (!counted) return <Waiting />;
  return counted.length === 0 ? <Empty /> : <Counted tables={counted} />;
}

function Empty() {
  return (
    <div className="stats stats-empty">
      <h1 className="headline">{TEXTS.emptyTitle}</h1>
      <p className="lead">{TEXTS.empty}</p>
      <ButtonLink look="commit" href="#/">
        {TEXTS.emptyWay}
      </ButtonLink>
    </div>
  );
}

/** Whoever the settings name comes first, or else who played most. */
function useWhose(people: readonly string[]): string {
  const own = useSettings(ownName);
  const chosen = useShown(({ whose }) => whose);
  const [first = own] = people;
  if (chosen !== undefined && people.includes(chosen)) return chosen;
  return people.includes(own) ? own : first;
}

/** Some matches with what is known of them by now. */
function sameOf(all: readonly OwnMatch[], some: readonly OwnMatch[]): OwnMatch[] {
  const ids = new Set(some.map(({ id }) => id));
  return all.filter(({ id }) => ids.has(id));
}

function Counted({ tables }: { tables: readonly Finished[] }) {
  const people = useMemo(() => peopleOf(tables), [tables]);
  const whose = useWhose(people);
  const own = useMemo(() => ownMatches(tables, whose), [tables, whose]);
  const { matches: all, ...reading } = useReadings(own);
  const filter = useShown((shown) => shown.filter);
  const behind = useShown((shown) => shown.behind);
  const dialog = useOver('matches');
  const [now] = useState(() => Date.now());
  const matches = useMemo(() => all.filter((match) => passes(match, filter, now)), [all, filter, now]);
  const shown = behind && { ...behind, matches: sameOf(all, behind.matches) };
  const open = (asked: Behind): void => {
    changeShown({ behind: asked });
    dialog.show();
  };
  return (
    <div className="stats">
      <PageHead whose={people.length > 1 ? whose : undefined} matches={matches} {...reading} />
      <FilterBar matches={all} filter={filter} people={people} whose={whose} />
      {matches.length === 0 ? (
        <p className="lead">{TEXTS.noneLeft}</p>
      ) : (
        <div className="stats-grid">
          <div className="stats-column">
            <GamesPanel matches={matches} onOpen={open} />
            <CoursePanel matches={matches} onOpen={open} />
          </div>
          <div className="stats-column">
            <SkillPanel matches={matches} complete={reading.complete} onOpen={open} />
            <SeatsPanel matches={matches} onOpen={open} />
            <OpponentsPanel matches={matches} onOpen={open} />
          </div>
          <div className="stats-column">
            <RecentMatches matches={matches} onOpen={open} />
            <ReportPanels matches={matches} onOpen={open} />
          </div>
        </div>
      )}
      <MatchesDialog behind={dialog.at === undefined ? undefined : shown} onClose={dialog.close} />
    </div>
  );
}
