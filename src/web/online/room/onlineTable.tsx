import type { RoomView } from '../../../protocol/online.ts';
import { cardOf } from '../../games/loading.ts';
import type { GameCard } from '../../games/view.ts';
import { PageLayout } from '../../app/layout.tsx';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { Mark } from '../../parts/mark.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import { OnlineExtrasProvider } from '../../table/onlineExtras.ts';
import TablePage from '../../table/page/tablePage.tsx';
import { useTitle } from '../../app/title.ts';
import { Gathering } from './gathering.tsx';
import { NeedsServer } from '../needsServer.tsx';
import { retry } from '../connection/tables.ts';
import { HostReport } from './personCard.tsx';
import { TEXTS } from '../texts.ts';
import { useTurnNotification } from './turnNotification.ts';
import { type ReceivedRoom, useRoomExtras } from './useRoomExtras.tsx';
import { useConnection, useOnlineTable } from '../connection/useOnline.ts';

const { table: texts } = TEXTS;

/** The page of an online table: first the gathering, then the match. */
export default function OnlineTable({ id }: { id: string }) {
  return (
    <NeedsServer>
      <Found key={id} id={id} />
    </NeedsServer>
  );
}

function Found({ id }: { id: string }) {
  const { received, fault } = useOnlineTable(id);
  const { state } = useConnection();
  const { room, view, gone } = received;
  const card = room && cardOf(room.setup.game);
  if (gone !== undefined) return <NotHere id={id} title={texts.gone} why={gone} room={room} />;
  if (fault !== undefined && room === undefined)
    return <NotHere id={id} title={texts.missing} why={fault.message} />;
  if (room === undefined || card === undefined)
    return <Waiting text={state === 'offline' ? texts.offline : texts.connecting} />;
  const opened = { ...received, room };
  if (room.stage === 'closed' && view === undefined)
    return <NotHere id={id} title={TEXTS.room.closed} why={closedText(room)} />;
  if (view === undefined)
    return (
      <PageLayout>
        <Gathering id={id} card={card} received={opened} />
      </PageLayout>
    );
  return <Playing id={id} card={card} received={opened} />;
}

function closedText({ closing }: RoomView): string {
  return closing ? TEXTS.room.closedByHelp(closing.by.name) : TEXTS.room.closedHelp;
}

function Playing({ id, card, received }: { id: string; card: GameCard; received: ReceivedRoom }) {
  useTurnNotification(received.view, card.name);
  return (
    <OnlineExtrasProvider value={useRoomExtras(id, received)}>
      <TablePage id={id} />
    </OnlineExtrasProvider>
  );
}

interface NotHereProps {
  readonly id: string;
  readonly title: string;
  readonly why: string;
  /** The table as it was before. */
  readonly room?: RoomView | undefined;
}

/** A table that cannot be shown, and why. */
function NotHere({ id, title, why, room }: NotHereProps) {
  useTitle(title);
  return (
    <main className="lone" id="main" tabIndex={-1}>
      <Mark size={72} />
      <h1 className="headline">{title}</h1>
      <p className="lead">{texts.missingHelp}</p>
      <p className="caption">{why}</p>
      <div className="lone-actions">
        <ButtonLink look="commit" href="#/online">
          {TEXTS.room.lobby}
        </ButtonLink>
        <Button icon="rematch" onClick={() => retry(id)}>
          {texts.retry}
        </Button>
        {room && <HostReport id={id} room={room} />}
      </div>
    </main>
  );
}
