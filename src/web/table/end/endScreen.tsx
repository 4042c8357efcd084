import { useMemo, useState } from 'react';
import type { LoggedMove, TableView } from '../../../protocol/table.ts';
import { cardOf } from '../../games/loading.ts';
import type { LoadedGame } from '../../games/view.ts';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { tell, tellFault } from '../../parts/toast.tsx';
import { openTable } from '../../opening.ts';
import { useOnlineExtras } from '../onlineExtras.ts';
import { EndPoster } from './endPoster.tsx';
import { downloadRecord, shareLink } from './keepRecord.ts';
import type { LogTurn } from '../log/logLines.ts';
import { ScoreChart } from './scoreChart.tsx';
import { ScorePad } from './scorePad.tsx';
import { coloursOf, namesOf } from '../seats.ts';
import { TEXTS } from '../texts.ts';
import { VerifyDialog } from './verifyDialog.tsx';
import { winnersOf } from './winners.ts';
import './endScreen.css';

interface EndScreenProps {
  readonly frame: TableView;
  readonly game: LoadedGame;
  readonly news: readonly LoggedMove[];
  readonly turns: readonly LogTurn[];
  readonly onShow: (ply: number) => void;
  readonly onBoard: () => void;
}

const { end } = TEXTS;

/** How the match ended: poster, score pad, the race of points, and where to go from here. */
export function EndScreen({ frame, game, news, turns, onShow, onBoard }: EndScreenProps) {
  const names = namesOf(frame);
  const card = cardOf(frame.setup.game);
  const events = useMemo(() => news.flatMap((told) => told.events), [news]);
  const winner = useMemo(() => winnersOf(frame)[0], [frame]);
  const starts = useMemo(
    () => turns.flatMap(({ number, lines }) => (number > 0 && lines[0] ? [lines[0].ply] : [])),
    [turns],
  );
  return (
    <main className="end" id="main" tabIndex={-1}>
      <EndBar title={card?.name ?? game.entry.game.title} onBoard={onBoard} />
      <EndPoster frame={frame} game={game} card={card} />
      <ScorePad
        frame={frame}
        game={game}
        turns={turns.filter(({ number }) => number > 0).length}
        events={events}
      />
      <figure className="end-chart">
        <figcaption>
          <span className="small-head">{end.chart(game.view.unit ?? end.points)}</span>
          <span className="caption">{end.chartHint}</span>
        </figcaption>
        <ScoreChart
          scores={frame.scores}
          names={names}
          colours={coloursOf(frame, game, frame.state)}
          turns={starts}
          winner={winner}
          onShow={onShow}
        />
      </figure>
      <EndActions frame={frame} game={game} />
    </main>
  );
}

function EndBar({ title, onBoard }: { title: string; onBoard: () => void }) {
  return (
    <header className="end-bar">
      <span className="end-game">{title}</span>
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

function EndActions({ frame, game }: { frame: TableView; game: LoadedGame }) {
  const [verifying, setVerifying] = useState(false);
  const extras = useOnlineExtras();
  const { id, setup } = frame;
  const names = namesOf(frame);
  const winners = winnersOf(frame).map((seat) => names[seat] ?? '');
  const share = (): void => {
    shareLink(id)
      .then((link) => navigator.clipboard.writeText(link))
      .then(() => tell(end.copied), tellFault);
  };
  const rematch = (): void => {
    const { game: id, chairs, options } = setup;
    openTable({ game: id, chairs, options }).catch(tellFault);
  };
  return (
    <section className="end-actions" aria-label={end.next}>
      <div className="end-say">
        {winners.length > 0 && <p>{end.well(winners.join(', '))}</p>}
        <p className="end-ending">{extras?.ending ?? game.entry.texts.ending(frame.state, names)}</p>
      </div>
      <Button icon="download" onClick={() => void downloadRecord(id, setup.game).catch(tellFault)}>
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
      {extras ? (
        extras.rematch
      ) : (
        <Button look="commit" icon="rematch" onClick={rematch}>
          {end.rematch}
        </Button>
      )}
      <VerifyDialog
        open={verifying}
        frame={frame}
        game={game}
        nonce={extras?.nonce}
        secret={extras?.secret}
        onClose={() => setVerifying(false)}
      />
    </section>
  );
}
