import type { ReactNode } from 'react';
import type { Seat } from '../../../kernel/game.ts';
import type { Notice, Proposal, RoomView } from '../../../protocol/online.ts';
import { Button } from '../../parts/button.tsx';
import { Icon, type IconName } from '../../parts/icon.tsx';
import type { RoomActions } from './actions.ts';
import type { ReceivedTable } from '../connection/applyMessage.ts';
import type { ConnectionStatus } from '../connection/connection.ts';
import { noticeText, useRecentNotices } from './notices.ts';
import { connection } from '../connection/tables.ts';
import { TEXTS } from '../texts.ts';
import { useServerTime } from '../connection/useOnline.ts';

const { table: texts } = TEXTS;

interface TableAlertsProps {
  readonly received: ReceivedTable & { readonly room: RoomView };
  readonly connectionStatus: ConnectionStatus;
  /** The seat of the person at this screen. */
  readonly own: Seat | undefined;
  readonly actions: RoomActions;
  /** What is wrong with this browser's part in the luck. */
  readonly luckWarning: string | undefined;
}

/** The cards over the board: the connection, proposals, who has left. */
export function TableAlerts(props: TableAlertsProps) {
  const { received, connectionStatus, own, actions, luckWarning } = props;
  const { room } = received;
  const mine = own === undefined ? undefined : room.seats[own];
  const returns = own === undefined ? 'never' : returnOf(received, own);
  const cards: ReactNode[] = [];
  const recent = useRecentNotices(received.notices);
  if (connectionStatus.state !== 'connected')
    cards.push(<ConnectionAlert key="connection" state={connectionStatus.state} />);
  if (luckWarning !== undefined)
    cards.push(
      <Card key="luck" icon="warn" tone="fault">
        {luckWarning}
      </Card>,
    );
  if (room.stage === 'paused')
    cards.push(
      <Card
        key="paused"
        icon="pause"
        acts={
          own !== undefined && (
            <Button size="small" look="commit" onClick={() => actions.request('resume')}>
              {texts.resume}
            </Button>
          )
        }
      >
        {texts.paused}
      </Card>,
    );
  if (room.proposal && (room.stage === 'playing' || room.stage === 'paused'))
    cards.push(<Question key="proposal" {...props} proposal={room.proposal} />);
  if (mine?.bot !== undefined && room.stage === 'playing')
    cards.push(
      <Card
        key="mine"
        icon="bot"
        acts={
          returns === 'now' && (
            <Button size="small" look="commit" onClick={() => actions.request('reclaim')}>
              {texts.reclaim}
            </Button>
          )
        }
      >
        {mine.resigned ? texts.youResigned : isOutOfTime(received, own) ? texts.takenLate : texts.taken}
        {returns === 'later' && ` ${texts.reclaimLater}`}
        {returns === 'never' && !mine.resigned && ` ${texts.reclaimNever}`}
      </Card>,
    );
  if (own !== undefined && room.stage === 'playing') {
    for (const [seat, { person, bot, resigned, leftAt }] of room.seats.entries())
      if (person !== undefined && bot === undefined && !resigned && leftAt !== undefined && seat !== own)
        cards.push(
          <PersonLeft key={`left ${seat}`} {...{ seat, name: person.name, leftAt, room, actions }} />,
        );
  }
  for (const notice of recent) {
    const says = noticeText(notice, room.seats[notice.seat ?? -1]?.person?.name ?? '');
    if (says !== undefined && !isShown(notice, room))
      cards.push(
        <Card key={`notice ${notice.seq}`} icon="person" tone="notice">
          {says}
        </Card>,
      );
  }
  return (
    <div className="table-alerts" aria-live="polite">
      {cards}
    </div>
  );
}

/** Whether the page shows it already, on a permanent card or on the end screen. */
function isShown({ what }: Notice, { stage }: RoomView): boolean {
  return stage === 'over' || (what.kind === 'pause' && stage === 'paused');
}

/** Whether a bot plays a seat because its time ran out. */
function isOutOfTime({ notices }: ReceivedTable, own: Seat | undefined): boolean {
  const last = notices.findLast(({ seat, what }) => seat === own && what.kind === 'substitute');
  return last?.what.kind === 'substitute' && last.what.why === 'clock';
}

/** When somebody may take their seat back: time runs out for good once it was given back. */
function returnOf({ room, view, news, notices }: ReceivedTable, own: Seat): 'now' | 'later' | 'never' {
  if (room?.seats[own]?.resigned) return 'never';
  const isUsedUp = room?.clocks !== undefined && (room.clocks.left[own] ?? 0) <= 0;
  if (!isUsedUp || room.setup.clock?.atZero === 'nothing') return 'now';
  const hadReturn = notices.some(
    ({ seat, what }) => seat === own && what.kind === 'reclaim' && what.returned,
  );
  if (hadReturn) return 'never';
  const taken = notices.findLast(({ seat, what }) => seat === own && what.kind === 'substitute');
  const hasChosen = news.some(({ seq, seat }) => seat === own && seq > (taken?.seq ?? 0));
  return view?.actors.includes(own) && !hasChosen ? 'later' : 'now';
}

interface CardProps {
  readonly icon: IconName;
  readonly tone?: 'fault' | 'notice';
  readonly acts?: ReactNode;
  readonly children: ReactNode;
}

function Card({ icon, tone, acts, children }: CardProps) {
  return (
    <div className="table-card" data-tone={tone}>
      <Icon name={icon} />
      <p>{children}</p>
      {acts && <div className="table-card-acts">{acts}</div>}
    </div>
  );
}

function ConnectionAlert({ state }: { state: ConnectionStatus['state'] }) {
  const says = {
    connecting: texts.connecting,
    connected: '',
    reconnecting: texts.reconnecting,
    offline: texts.offline,
  };
  return (
    <Card
      icon="warn"
      tone="fault"
      acts={
        state === 'offline' && (
          <Button size="small" onClick={() => connection().wake()}>
            {texts.tryNow}
          </Button>
        )
      }
    >
      {says[state]}
    </Card>
  );
}

type Asked = Proposal['what']['kind'];

const QUESTION_ICONS: Readonly<Record<Asked, IconName>> = { undo: 'undo', pause: 'pause', close: 'warn' };

function ownQuestion(kind: Asked, moves: number): string {
  return { undo: texts.youAskUndo(moves), pause: texts.youAskPause, close: texts.youAskClose }[kind];
}

function questionOf(kind: Asked, name: string, moves: number): string {
  return {
    undo: texts.asksUndo(name, moves),
    pause: texts.asksPause(name),
    close: texts.asksClose(name),
  }[kind];
}

function Question({ received, own, actions, proposal }: TableAlertsProps & { readonly proposal: Proposal }) {
  const { room, view } = received;
  const { id, by, what, agreed } = proposal;
  const nameOf = (seat: Seat): string => room.seats[seat]?.person?.name ?? '';
  const moves = what.kind === 'undo' ? (view?.ply ?? 0) - what.to : 0;
  const staying = room.seats.flatMap(({ person, resigned }, seat) =>
    person !== undefined && !resigned ? [seat] : [],
  );
  const open = staying.filter((seat) => !agreed.includes(seat));
  const says = by === own ? ownQuestion(what.kind, moves) : questionOf(what.kind, nameOf(by), moves);
  const asked = own !== undefined && open.includes(own);
  return (
    <Card
      icon={QUESTION_ICONS[what.kind]}
      acts={
        asked ? (
          <>
            <Button size="small" onClick={() => actions.answer(id, false)}>
              {texts.refuse}
            </Button>
            <Button size="small" look="commit" onClick={() => actions.answer(id, true)}>
              {texts.agree}
            </Button>
          </>
        ) : (
          by === own && (
            <Button size="small" look="ghost" onClick={() => actions.answer(id, false)}>
              {texts.withdraw}
            </Button>
          )
        )
      }
    >
      {says} {!asked && texts.waitFor(open.map(nameOf))}
    </Card>
  );
}

interface PersonLeftProps {
  readonly seat: Seat;
  readonly name: string;
  readonly leftAt: number;
  readonly room: RoomView;
  readonly actions: RoomActions;
}

/** Seconds within which somebody may only be reloading the page. */
const MOMENT = 4;

function PersonLeft({ seat, name, leftAt, room, actions }: PersonLeftProps) {
  const now = useServerTime(1000, true);
  const away = Math.floor((now - leftAt) / 1000);
  if (away < MOMENT) return null;
  const rest = room.setup.patience - away;
  return (
    <Card
      icon="person"
      acts={
        rest <= 0 && (
          <Button size="small" icon="bot" onClick={() => actions.substitute(seat)}>
            {texts.substitute(name)}
          </Button>
        )
      }
    >
      {texts.left(name)} {rest > 0 && <span aria-live="off">{texts.substituteIn(rest)}</span>}
    </Card>
  );
}
