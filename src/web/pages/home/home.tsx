import { GAME_CARDS } from '../../games/index.ts';
import { MyOnlineTables, OnlineBand, useHomeTables } from '../../online/lobby/homeTables.tsx';
import { TEXTS } from '../../texts.ts';
import { useTitle } from '../../app/title.ts';
import { ImportRecord, RecordDrop } from './importRecord.tsx';
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
  const running = tables?.filter((table) => table.outcome === undefined);
  const finished = tables?.filter((table) => table.outcome !== undefined);
  return (
    <RecordDrop>
      <div className="home-head">
        <div>
          <h1 className="headline home-headline">
            {home.headline.map((sentence) => (
              <span key={sentence}>{sentence} </span>
            ))}
          </h1>
          <p className="lead">{home.lead}</p>
        </div>
        <OpenLink />
      </div>
      <MyOnlineTables tables={online} />
      <Games />
      <OnlineBand tables={online} />
      <div className="home-lists">
        <MatchList title={home.matches} tables={running} empty={home.noMatches} onRemove={remove} />
        <MatchList
          title={home.finished}
          tables={finished}
          empty={home.noFinished}
          onRemove={remove}
          action={<ImportRecord />}
        />
      </div>
    </RecordDrop>
  );
}

/** Posters side by side; two have room to be wide, and a game that is alone gets its quick starts as well. */
function Games() {
  const [only, ...others] = GAME_CARDS;
  if (only !== undefined && others.length === 0) {
    return (
      <div className="home-one">
        <Poster card={only} wide />
        <QuickStarts card={only} />
      </div>
    );
  }
  const few = GAME_CARDS.length === 2;
  return (
    <div className="home-posters">
      {GAME_CARDS.map((card) => (
        <Poster key={card.id} card={card} wide={few} guided={few} />
      ))}
    </div>
  );
}
