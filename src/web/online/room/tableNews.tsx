import type { ReactNode } from 'react';
import type { Seat } from '../../../kernel/game.ts';
import type { Notice, Proposal, RoomView } from '../../../protocol/online.ts';
import { Button } from '../../parts/button.tsx';
import { Icon, type IconName } from '../../parts/icon.tsx';
import { STAND_IN } from '../lobby/bots.ts';
import type { Doings } from './actions.ts';
import type { Heard } from '../connection/applyMessage.ts';
import type { LineView } from '../connection/connection.ts';
import { saidOf, usePassing } from './notices.ts';
import { line } from '../connection/tables.ts';
import { TEXTS } from '../texts.ts';
import { useServerTime } from '../connection/useOnline.ts';

const { table: texts } = TEXTS;

interface TableNewsProps {
  readonly now: Heard & { readonly room: RoomView };
  readonly lineView: LineView;
  /** The seat of the person at this screen. */
  readonly own: Seat | undefined;
  readonly doings: Doings;
  readonly nonceFault: boolean;
}

/** What lies over the board: the connection, questions to all, who has left. */
export function TableNews(props: TableNewsProps) {
  const { now, lineView, own, doings, nonceFault } = props;
  const { room } = now;
  const mine = own === undefined ? undefined : room.seats[own];
  const cards: ReactNode[] = [];
  const passing = usePassing(now.notices);
  if (lineView.state !== 'connected') cards.push(<Connection key="line" state={lineView.state} />);
  if (nonceFault)
    cards.push(
      <Card key="nonce" icon="warn" tone="fault">
        {texts.wrongNonce}
      </Card>,
    );
  if (room.stage === 'closed')
    cards.push(
      <Card key="closed" icon="warn">
        {texts.closed}
      </Card>,
    );
  if (room.stage === 'paused')
    cards.push(
      <Card
        key="paused"
        icon="pause"
        acts={
          own !== undefined && (
            <Button size="small" look="commit" onClick={() => doings.simply('resume')}>
              {texts.resume}
            </Button>
          )
        }
      >
        {texts.paused}
      </Card>,
    );
  if (room.proposal && room.stage === 'playing')
    cards.push(<Question key="proposal" {...props} proposal={room.proposal} />);
  if (mine?.bot !== undefined && room.stage === 'playing')
    cards.push(
      <Card
        key="mine"
        icon="bot"
        acts={
          !mine.resigned && (
            <Button size="small" look="commit" onClick={() => doings.simply('reclaim')}>
              {texts.reclaim}
            </Button>
          )
        }
      >
        {mine.resigned ? texts.youResigned : ranOut(now, own) ? texts.takenLate : texts.taken}
      </Card>,
    );
  if (own !== undefined && room.stage === 'playing') {
    for (const [seat, { person, bot, leftAt }] of room.seats.entries())
      if (person !== undefined && bot === undefined && leftAt !== undefined && seat !== own)
        cards.push(<Left key={`left ${seat}`} {...{ seat, name: person.name, leftAt, room, doings }} />);
  }
  for (const notice of passing) {
    const says = saidOf(notice, room.seats[notice.seat]?.person?.name ?? '');
    if (says !== undefined && !isShown(notice, room))
      cards.push(
        <Card key={`notice ${notice.seq}`} icon="person" tone="passing">
          {says}
        </Card>,
      );
  }
  return (
    <div className="table-news" aria-live="polite">
      {cards}
    </div>
  );
}

/** Whether the page says it already, on a card that stays or on the end screen. */
function isShown({ what }: Notice, { stage }: RoomView): boolean {
  return stage === 'over' || (what.kind === 'pause' && stage === 'paused');
}

/** Whether a bot plays a seat because its time ran out. */
function ranOut({ notices }: Heard, own: Seat | undefined): boolean {
  const last = notices.findLast(({ seat, what }) => seat === own && what.kind === 'substitute');
  return last?.what.kind === 'substitute' && last.what.why === 'clock';
}

interface CardProps {
  readonly icon: IconName;
  readonly tone?: 'fault' | 'passing';
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

function Connection({ state }: { state: LineView['state'] }) {
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
          <Button size="small" onClick={() => line().wake()}>
            {texts.tryNow}
          </Button>
        )
      }
    >
      {says[state]}
    </Card>
  );
}

function Question({ now, own, doings, proposal }: TableNewsProps & { readonly proposal: Proposal }) {
  const { room, frame } = now;
  const { id, by, what, agreed } = proposal;
  const nameOf = (seat: Seat): string => room.seats[seat]?.person?.name ?? '';
  const moves = what.kind === 'undo' ? (frame?.ply ?? 0) - what.to : 0;
  const deciding = room.seats.flatMap(({ person, bot }, seat) =>
    person !== undefined && bot === undefined ? [seat] : [],
  );
  const open = deciding.filter((seat) => !agreed.includes(seat));
  const says =
    by === own
      ? what.kind === 'undo'
        ? texts.youAskUndo(moves)
        : texts.youAskPause
      : what.kind === 'undo'
        ? texts.asksUndo(nameOf(by), moves)
        : texts.asksPause(nameOf(by));
  const asked = own !== undefined && open.includes(own);
  return (
    <Card
      icon={what.kind === 'undo' ? 'undo' : 'pause'}
      acts={
        asked ? (
          <>
            <Button size="small" onClick={() => doings.answer(id, false)}>
              {texts.refuse}
            </Button>
            <Button size="small" look="commit" onClick={() => doings.answer(id, true)}>
              {texts.agree}
            </Button>
          </>
        ) : (
          by === own && (
            <Button size="small" look="ghost" onClick={() => doings.answer(id, false)}>
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

interface LeftProps {
  readonly seat: Seat;
  readonly name: string;
  readonly leftAt: number;
  readonly room: RoomView;
  readonly doings: Doings;
}

/** Somebody may only be reloading the page: that is not worth a word. */
const MOMENT = 4;

function Left({ seat, name, leftAt, room, doings }: LeftProps) {
  const now = useServerTime(1000, true);
  const away = Math.floor((now - leftAt) / 1000);
  if (away < MOMENT) return null;
  const rest = room.setup.patience - away;
  return (
    <Card
      icon="person"
      acts={
        rest <= 0 && (
          <Button size="small" icon="bot" onClick={() => doings.substitute(seat, STAND_IN)}>
            {texts.substitute(name)}
          </Button>
        )
      }
    >
      {texts.left(name)} {rest > 0 && <span aria-live="off">{texts.substituteIn(rest)}</span>}
    </Card>
  );
}
