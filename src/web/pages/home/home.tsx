import type { TableSummary } from '../../../protocol/table.ts';
import { GAME_CARDS } from '../../games/index.ts';
import type { GameCard } from '../../games/view.ts';
import { tableTaught } from '../../table/guide/lessonProgress.ts';
import { MyOnlineTables, OnlineBand, useHomeTables } from '../../online/lobby/homeTables.tsx';
import { ButtonLink } from '../../parts/button.tsx';
import { TEXTS } from '../../texts.ts';
import { useTitle } from '../../app/title.ts';
import { Hero } from './hero.tsx';
import { ImportRecord, RecordDrop } from './importRecord.tsx';
import { listedMatches } from './listedMatches.ts';
import { isDone, matchToContinue } from './matchLine.ts';
import { MatchList } from './matchList.tsx';
import { OpenLink } from '../openLink.tsx';
import { Poster } from './poster.tsx';
import { QuickStarts } from '../newTable/quickStarts.tsx';
import { useTables } from './tables.ts';
import './home.css';

const { home } = TEXTS;

export function Home() {
  useTitle(home.title);
  const { tables, remove } = useTables();
  const online = useHomeTables();
  const matches = tables && listedMatches(tables);
  const next = matchToContinue(matches?.map(({ table }) => table) ?? []);
  const others = matches?.filter(({ table }) => !isDone(table) && table !== next) ?? [];
  const first = GAME_CARDS.find(({ guided }) => guided) ?? GAME_CARDS[0];
  const finished = matches?.filter(({ table }) => isDone(table));
  return (
    <RecordDrop>
      <div className="home-top">
        {tables && first && <Hero table={next} first={first} />}
        {others.length > 0 && (
          <MatchList title={home.matches} matches={others} empty={home.noMatches} onRemove={remove} />
        )}
      </div>
      <MyOnlineTables tables={online} />
      <header className="home-begin">
        <div>
          <h2 className="section-head">{home.begin}</h2>
          <p className="caption">{home.beginHelp}</p>
        </div>
        <div className="home-ways">
          <ButtonLink icon="goal" href="#/puzzles">
            {home.puzzles}
          </ButtonLink>
          <OpenLink />
        </div>
      </header>
      <Games tables={tables ?? []} />
      <OnlineBand tables={online} />
      <div className="home-lists">
        <MatchList
          title={home.finished}
          matches={finished}
          empty={home.noFinished}
          onRemove={remove}
          action={<FinishedActions any={finished !== undefined && finished.length > 0} />}
        />
      </div>
    </RecordDrop>
  );
}

/** What there is to do with finished matches: to bring one, and to see how they went where there are some. */
function FinishedActions({ any }: { any: boolean }) {
  return (
    <div className="home-actions">
      {any && (
        <ButtonLink look="ghost" size="small" icon="chart" href="#/statistics">
          {home.statistics}
        </ButtonLink>
      )}
      <ImportRecord />
    </div>
  );
}

/** Posters side by side; two have room to be wide, and a game that is alone gets its quick starts as well. */
function Games({ tables }: { tables: readonly TableSummary[] }) {
  const [only, ...others] = GAME_CARDS;
  const learning = ({ id }: GameCard): string | undefined => tableTaught(tables, id)?.setup.guided;
  if (only !== undefined && others.length === 0) {
    return (
      <div className="home-one">
        <Poster card={only} wide learning={learning(only)} />
        <QuickStarts card={only} />
      </div>
    );
  }
  const few = GAME_CARDS.length === 2;
  return (
    <div className="home-posters">
      {GAME_CARDS.map((card) => (
        <Poster key={card.id} card={card} wide={few} learning={learning(card)} />
      ))}
    </div>
  );
}
