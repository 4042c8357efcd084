import { useMemo, useState } from 'react';
import type { Branch, LoggedMove, TableView } from '../../../protocol/table.ts';
import { cardOf } from '../../games/loading.ts';
import type { LoadedGame } from '../../games/view.ts';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { handWords } from '../../parts/touchWords.ts';
import { showToast, showFault } from '../../parts/toast.tsx';
import { openTable } from '../../opening.ts';
import { useOnlineExtras } from '../onlineExtras.ts';
import { BranchMark } from '../branches/branchMark.tsx';
import { endingText } from './endingText.ts';
import { EndPoster } from './endPoster.tsx';
import { downloadRecord, shareLink } from './keepRecord.ts';
import type { LogTurn } from '../log/logTurns.ts';
import { ScoreChart } from './scoreChart.tsx';
import { ScorePad } from './scorePad.tsx';
import { coloursOf, namesOf } from '../seats.ts';
import { TEXTS } from '../texts.ts';
import { VerifyDialog } from './verifyDialog.tsx';
import { winnersOf } from './winners.ts';
import './endScreen.css';

interface EndScreenProps {
  readonly table: TableView;
  readonly game: LoadedGame;
  readonly news: readonly LoggedMove[];
  readonly turns: readonly LogTurn[];
  readonly onShow: (ply: number) => void;
  readonly onBoard: () => void;
}

const { end } = TEXTS;

/** How the match ended: poster, score pad, the race of points, and where to go from here. */
export function EndScreen({ table, game, news, turns, onShow, onBoard }: EndScreenProps) {
  const names = namesOf(table);
  const card = cardOf(table.setup.game);
  const events = useMemo(() => news.flatMap((move) => move.events), [news]);
  const winner = useMemo(() => winnersOf(table)[0], [table]);
  const starts = useMemo(
    () => turns.flatMap(({ number, sentences }) => (number > 0 && sentences[0] ? [sentences[0].ply] : [])),
    [turns],
  );
  return (
    <main className="end" id="main" tabIndex={-1}>
      <EndBar title={card?.name ?? game.entry.game.title} branch={table.branch} onBoard={onBoard} />
      <EndPoster table={table} game={game} card={card} />
      <ScorePad
        table={table}
        game={game}
        turns={turns.filter(({ number }) => number > 0).length}
        events={events}
      />
      <figure className="end-chart night">
        <figcaption>
          <span className="small-head">{end.chart(game.view.unit ?? end.points)}</span>
          <span className="caption">{handWords(end.chartHint)}</span>
        </figcaption>
        <ScoreChart
          scores={table.scores}
          names={names}
          colours={coloursOf(table, game, table.state)}
          turns={starts}
          winner={winner}
          onShow={onShow}
        />
      </figure>
      <EndActions table={table} game={game} />
    </main>
  );
}

interface EndBarProps {
  readonly title: string;
  readonly branch: Branch | undefined;
  readonly onBoard: () => void;
}

function EndBar({ title, branch, onBoard }: EndBarProps) {
  return (
    <header className="end-bar">
      <div className="brand-name">
        <span className="end-game">{title}</span>
        {branch && <BranchMark branch={branch} />}
      </div>
      <span className="end-over">{end.over}</span>
      <span className="end-sealed">
        <Icon name="shield" size={16} />
        {end.sealed}
      </span>
      <Button size="small" look="ghost" icon="left" onClick={onBoard}>
        {end.look}
      </Button>
    </header>
  );
}

function EndActions({ table, game }: { table: TableView; game: LoadedGame }) {
  const [verifying, setVerifying] = useState(false);
  const extras = useOnlineExtras();
  const { id, setup } = table;
  const names = namesOf(table);
  const winners = winnersOf(table).map((seat) => names[seat] ?? '');
  const share = (): void => {
    shareLink(id, setup.chairs)
      .then((link) => navigator.clipboard.writeText(link))
      .then(() => showToast(end.copied), showFault);
  };
  return (
    <section className="end-actions" aria-label={end.next}>
      <div className="end-say">
        {winners.length > 0 && <p>{end.well(winners.join(', '))}</p>}
        <p className="end-ending">{extras?.ending ?? endingText(game, table, names)}</p>
      </div>
      <Button icon="download" onClick={() => void downloadRecord(id, setup.game).catch(showFault)}>
        {end.download}
      </Button>
      <Button icon="share" onClick={share}>
        {end.share}
      </Button>
      <Button icon="shield" onClick={() => setVerifying(true)}>
        {end.verify}
      </Button>
      <ButtonLink icon="replay" href={`#/replay/${id}`}>
        {end.replay}
      </ButtonLink>
      {table.branch === undefined && (
        <ButtonLink icon="chart" href={`#/analysis/${id}`}>
          {TEXTS.tools.analyse}
        </ButtonLink>
      )}
      {extras?.rematch ?? (table.branch ? <WayBack branch={table.branch} /> : <Rematch setup={setup} />)}
      <VerifyDialog
        open={verifying}
        table={table}
        game={game}
        share={extras?.share}
        secret={extras?.secret}
        onClose={() => setVerifying(false)}
      />
    </section>
  );
}

function Rematch({ setup: { game, chairs, options } }: Pick<TableView, 'setup'>) {
  return (
    <Button
      look="commit"
      icon="rematch"
      onClick={() => void openTable({ game, chairs, options }).catch(showFault)}
    >
      {end.rematch}
    </Button>
  );
}

/** What was played on from a match is looked at beside it, and tried once more from there. */
function WayBack({ branch: { of, ply } }: { branch: Branch }) {
  return (
    <ButtonLink look="commit" icon="branch" href={`#/replay/${of}?ply=${ply}`}>
      {TEXTS.branches.backShort}
    </ButtonLink>
  );
}
