import { useCallback, useMemo, useState } from 'react';
import type { RoomView } from '../../../protocol/online.ts';
import { go } from '../../address.ts';
import { Button } from '../../parts/button.tsx';
import { ConfirmDialog } from '../../parts/confirmDialog.tsx';
import { Icon } from '../../parts/icon.tsx';
import type { MenuItem } from '../../parts/menu.tsx';
import { showFault } from '../../parts/toast.tsx';
import type { OnlineExtras } from '../../table/onlineExtras.ts';
import { Chat } from './chat.tsx';
import { copy, invitationLink, linkTo } from './copyLink.ts';
import { roomActions } from './actions.ts';
import type { ReceivedTable } from '../connection/applyMessage.ts';
import { onlineId, serverId } from '../connection/ids.ts';
import { type OwnShare, shareFault } from '../../../protocol/share.ts';
import { useHeard } from '../people/blocks.ts';
import { EndedDraws } from './draw.tsx';
import { shareIn } from './luck.ts';
import { StandInDialog } from './standInDialog.tsx';
import { PersonCard } from './personCard.tsx';
import { SeatStatus } from './seatStatus.tsx';
import { Watching } from './watching.tsx';
import { TableAlerts } from './tableAlerts.tsx';
import { TEXTS as TABLE } from '../../table/texts.ts';
import { TEXTS } from '../texts.ts';
import { requestNotifications, canNotify, useTurnNotifications } from './turnNotification.ts';
import { useConnection, useServerTime } from '../connection/useOnline.ts';
import './onlineTable.css';
import './roomDetails.css';

const { table: texts, chat: chatTexts } = TEXTS;

export type ReceivedRoom = ReceivedTable & { readonly room: RoomView };

/** The extras of an online table. */
export function useRoomExtras(id: string, received: ReceivedRoom): OnlineExtras {
  const { room, view } = received;
  const chat = useHeard(received.chat);
  const connection = useConnection();
  const connected = connection.state === 'connected';
  const actions = roomActions(id);
  const found = room.seats.findIndex(
    ({ person }) => person !== undefined && person.id === connection.you?.id,
  );
  const own = found < 0 ? undefined : found;
  const [asking, setAsking] = useState<Asking>();
  const [seen, setSeen] = useState(() => chat.at(-1)?.number ?? 0);
  const onSeen = useCallback((last: number) => setSeen(last), []);
  const notifies = useTurnNotifications(({ on }) => on);

  const given = own === undefined ? undefined : room.seats[own]?.nonce;
  const { share, warning } = useOwnShare(id, room, given);
  const unread = chat.filter(({ number, person }) => number > seen && person !== connection.you?.id).length;
  const close = (): void => setAsking(undefined);
  const isHost = room.host === connection.you?.id;
  const now = useServerTime(MINUTE, isHost);
  const alone = isHost && othersLeft(room, own, now);
  return {
    ready: connected && room.stage === 'playing',
    seat: (seat, compact) => <SeatStatus room={room} seat={seat} compact={compact} />,
    chat: {
      title: unread > 0 ? chatTexts.unread(unread) : chatTexts.title,
      content: (
        <div className="online-extras">
          <LuckDetails room={room} nonce={given} />
          <Watching room={room} />
          <Chat
            id={id}
            lines={chat}
            me={connection.you?.id}
            connected={connected}
            room={room}
            onSeen={onSeen}
          />
        </div>
      ),
    },
    menu: menuOf({
      id,
      received,
      own,
      isHost,
      alone,
      connected,
      notifies,
      setAsking,
    }),
    alerts: (
      <>
        <PersonCard id={id} room={room} />
        <TableAlerts
          received={received}
          connectionStatus={connection}
          own={own}
          actions={actions}
          luckWarning={warning}
        />
        <ConfirmDialog
          open={asking === 'resign'}
          title={texts.resignTitle}
          help={view?.leaving ? TABLE.resigning.help : texts.resignHelp}
          no={texts.resignNo}
          yes={texts.resignYes}
          onClose={close}
          onYes={actions.resign}
        />
        <ConfirmDialog
          open={asking === 'close'}
          title={texts.closeTitle}
          help={alone ? texts.closeAlone : texts.closeAsk}
          no={texts.closeNo}
          yes={alone ? texts.closeYes : texts.closeAskYes}
          onClose={close}
          onYes={() => (alone ? actions.request('close') : actions.askClose())}
        />
        <StandInDialog
          open={asking === 'standIn'}
          chosen={own === undefined ? undefined : room.seats[own]?.standIn}
          onClose={close}
          onChoose={actions.standIn}
        />
      </>
    ),
    ending: view?.seed === undefined ? undefined : endingOf(received),
    rematch: <Rematch room={room} seated={own !== undefined} onRematch={() => actions.rematch()} />,
    share: own === undefined ? undefined : share,
    secret: room.luck.secret,
  };
}

/** What this browser gave to the luck of the match, and what is wrong with it. */
function useOwnShare(
  id: string,
  room: RoomView,
  given: string | undefined,
): { share: OwnShare | undefined; warning: string | undefined } {
  const { luck, abortedDraws } = room;
  const ended = abortedDraws.length;
  // The same object as long as nothing of it changes, so that nothing is verified again.
  const share = useMemo(() => shareIn(serverId(id), luck.commitment, ended), [id, luck.commitment, ended]);
  if (share === undefined || given === undefined) return { share, warning: undefined };
  const fault = shareFault(room, share);
  if (fault !== undefined) return { share, warning: TEXTS.draw.faults[fault] };
  return { share, warning: share.nonce === given ? undefined : texts.wrongNonce };
}

interface MenuParts {
  readonly id: string;
  readonly received: ReceivedRoom;
  readonly own: number | undefined;
  readonly isHost: boolean;
  /** Whether the host may close the match without asking anybody. */
  readonly alone: boolean;
  readonly connected: boolean;
  readonly notifies: boolean;
  readonly setAsking: (what: Asking) => void;
}

type Asking = 'resign' | 'close' | 'standIn';

const MINUTE = 60_000;
const DAY_SECONDS = 24 * 60 * 60;

/** Whether everybody else has resigned or been away for so long that they count as gone. */
function othersLeft({ seats, setup }: RoomView, own: number | undefined, now: number): boolean {
  const least = Math.max(setup.patience, DAY_SECONDS) * 1000;
  return seats.every(
    ({ person, resigned, leftAt }, seat) =>
      person === undefined || resigned || seat === own || (leftAt !== undefined && now - leftAt >= least),
  );
}

/** The additional menu items of an online table; only what can be done now. */
function menuOf(parts: MenuParts): MenuItem[] {
  const { id, received, own, isHost, alone, connected, notifies, setAsking } = parts;
  const { room, news } = received;
  const actions = roomActions(id);
  const items: MenuItem[] = [];
  const seat = own === undefined ? undefined : room.seats[own];
  const isLive = room.stage === 'playing' || room.stage === 'paused';
  const stays = connected && isLive && seat !== undefined && !seat.resigned;
  const decides = stays && room.stage === 'playing' && seat.bot === undefined;
  const last = news.findLast((move) => move.seat === own);
  if (decides && room.proposal === undefined) {
    if (last)
      items.push({ label: texts.askUndo, icon: 'undo', onSelect: () => actions.askUndo(last.ply - 1) });
    items.push({ label: texts.askPause, icon: 'pause', onSelect: actions.askPause });
  }
  if (decides)
    items.push({ label: texts.resign, icon: 'warn', danger: true, onSelect: () => setAsking('resign') });
  if (own !== undefined || isHost)
    items.push({ label: texts.invite, icon: 'share', onSelect: () => copy(invitationLink(serverId(id))) });
  else items.push({ label: texts.link, icon: 'share', onSelect: () => copy(linkTo(`/table/${id}`)) });
  if (own !== undefined && canNotify())
    items.push(
      notifies
        ? {
            label: texts.notifyOff,
            icon: 'mute',
            onSelect: () => useTurnNotifications.setState({ on: false }),
          }
        : {
            label: texts.notify,
            icon: 'sound',
            onSelect: () => void requestNotifications().catch(showFault),
          },
    );
  if (stays) items.push({ label: texts.ownStandIn, icon: 'bot', onSelect: () => setAsking('standIn') });
  const mayAsk = stays && seat.bot === undefined && room.proposal === undefined;
  if ((alone && connected && isLive) || mayAsk)
    items.push({ label: texts.close, icon: 'remove', danger: true, onSelect: () => setAsking('close') });
  return items;
}

/** How the luck of the match was sealed, and how many people watch. */
function LuckDetails({ room, nonce }: { room: RoomView; nonce: string | undefined }) {
  return (
    <details className="room-details luck-details">
      <summary>
        <Icon name="shield" size={16} />
        {texts.luck}
        {room.spectators > 0 && room.watching === undefined && (
          <span className="room-details-count">{texts.spectators(room.spectators)}</span>
        )}
      </summary>
      <p className="caption">{texts.luckHelp}</p>
      <dl>
        <dt>{TEXTS.room.seal}</dt>
        <dd>{room.luck.commitment}</dd>
        {nonce && <dt>{texts.ownNonce}</dt>}
        {nonce && <dd>{nonce}</dd>}
      </dl>
      <EndedDraws room={room} />
    </details>
  );
}

interface RematchProps {
  readonly room: RoomView;
  readonly seated: boolean;
  readonly onRematch: () => void;
}

function Rematch({ room: { rematch }, seated, onRematch }: RematchProps) {
  if (rematch !== undefined)
    return (
      <Button look="commit" icon="rematch" onClick={() => go(`/table/${onlineId(rematch)}`)}>
        {texts.toRematch}
      </Button>
    );
  return (
    seated && (
      <Button look="commit" icon="rematch" onClick={onRematch}>
        {texts.rematch}
      </Button>
    )
  );
}

/** How a match ended by resignation, on time or unfinished; nothing where it was played to the end. */
function endingOf({ room, view, notices }: ReceivedRoom): string | undefined {
  if (room.stage === 'closed') return closedText(room);
  const nameOf = (seat: number): string => view?.setup.chairs[seat]?.name ?? '';
  // Whoever left by the rules of the game is out by them, and the game tells how it ended.
  const losers = room.seats.flatMap(({ resigned, bot }, seat) =>
    resigned && bot !== undefined ? [seat] : [],
  );
  const isLate = (loser: number): boolean =>
    notices.some(({ seat, what }) => seat === loser && what.kind === 'resign' && what.why === 'clock');
  const winners = view?.outcome?.places.flatMap((place, seat) => (place === 1 ? [nameOf(seat)] : [])) ?? [];
  if (losers.length === 0) return undefined;
  const late = losers.filter(isLate);
  const resigned = losers.filter((loser) => !late.includes(loser));
  return texts.givenUp(resigned.map(nameOf), late.map(nameOf), winners);
}

function closedText({ closing }: RoomView): string {
  if (closing === undefined) return texts.closed;
  return (closing.consent ? texts.closedTogether : texts.closedBy)(closing.by.name);
}
