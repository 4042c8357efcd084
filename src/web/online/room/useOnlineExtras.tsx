import { useCallback, useState } from 'react';
import type { RoomView } from '../../../protocol/online.ts';
import { go } from '../../address.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Icon } from '../../parts/icon.tsx';
import type { MenuItem } from '../../parts/menu.tsx';
import { tellFault } from '../../parts/toast.tsx';
import type { Company } from '../../table/onlineExtras.ts';
import { Chat } from './chat.tsx';
import { copy, invitationLink, linkTo } from './copyLink.ts';
import { doingsAt } from './actions.ts';
import { CloseDialog } from './gathering.tsx';
import type { Heard } from '../connection/applyMessage.ts';
import { onlineId, serverId } from '../connection/ids.ts';
import { ownNonce } from './luck.ts';
import { Sitter } from './sitter.tsx';
import { TableNews } from './tableNews.tsx';
import { TEXTS } from '../texts.ts';
import { askForCalls, canCall, useCalls } from './turnCall.ts';
import { useLine } from '../connection/useOnline.ts';
import './onlineTable.css';

const { table: texts, chat: chatTexts } = TEXTS;

export type AtTable = Heard & { readonly room: RoomView };

/** What the people of a table online bring to it. */
export function useCompanyOnline(id: string, now: AtTable): Company {
  const { room, frame, chat } = now;
  const view = useLine();
  const connected = view.state === 'connected';
  const doings = doingsAt(id);
  const found = room.seats.findIndex(({ person }) => person !== undefined && person.id === view.you?.id);
  const own = found < 0 ? undefined : found;
  const [asking, setAsking] = useState<'resign' | 'close'>();
  const [seen, setSeen] = useState(() => chat.at(-1)?.number ?? 0);
  const onSeen = useCallback((last: number) => setSeen(last), []);
  const calls = useCalls(({ on }) => on);

  const nonce = ownNonce(serverId(id));
  const given = own === undefined ? undefined : room.seats[own]?.nonce;
  const unread = chat.filter(({ number, person }) => number > seen && person !== view.you?.id).length;
  const close = (): void => setAsking(undefined);
  return {
    ready: connected && room.stage === 'playing',
    seat: (seat, compact) => <Sitter room={room} seat={seat} compact={compact} />,
    chat: {
      title: unread > 0 ? chatTexts.unread(unread) : chatTexts.title,
      content: (
        <div className="company">
          <Around room={room} nonce={given} />
          <Chat id={id} lines={chat} me={view.you?.id} connected={connected} onSeen={onSeen} />
        </div>
      ),
    },
    menu: menuOf({ id, now, own, isHost: room.host === view.you?.id, connected, calls, setAsking }),
    news: (
      <>
        <TableNews
          now={now}
          lineView={view}
          own={own}
          doings={doings}
          nonceFault={nonce !== undefined && given !== undefined && nonce !== given}
        />
        <ResignDialog open={asking === 'resign'} onClose={close} onYes={doings.resign} />
        <CloseDialog open={asking === 'close'} onClose={close} onYes={() => doings.simply('close')} />
      </>
    ),
    ending: frame?.outcome ? endingOf(now) : undefined,
    rematch: <Rematch room={room} seated={own !== undefined} onRematch={() => doings.rematch()} />,
    nonce: own === undefined ? undefined : nonce,
    secret: room.luck.secret,
  };
}

interface MenuParts {
  readonly id: string;
  readonly now: AtTable;
  readonly own: number | undefined;
  readonly isHost: boolean;
  readonly connected: boolean;
  readonly calls: boolean;
  readonly setAsking: (what: 'resign' | 'close') => void;
}

/** What the menu of a table online has besides; only what can be done now stands in it. */
function menuOf({ id, now, own, isHost, connected, calls, setAsking }: MenuParts): MenuItem[] {
  const { room, news } = now;
  const doings = doingsAt(id);
  const items: MenuItem[] = [];
  const seat = own === undefined ? undefined : room.seats[own];
  const decides = connected && room.stage === 'playing' && seat !== undefined && seat.bot === undefined;
  const last = news.findLast((move) => move.seat === own);
  if (decides && room.proposal === undefined) {
    if (last)
      items.push({ label: texts.askUndo, icon: 'undo', onSelect: () => doings.askUndo(last.ply - 1) });
    items.push({ label: texts.askPause, icon: 'pause', onSelect: doings.askPause });
  }
  if (decides)
    items.push({ label: texts.resign, icon: 'warn', danger: true, onSelect: () => setAsking('resign') });
  if (own !== undefined || isHost)
    items.push({ label: texts.invite, icon: 'share', onSelect: () => copy(invitationLink(serverId(id))) });
  else items.push({ label: texts.link, icon: 'share', onSelect: () => copy(linkTo(`/table/${id}`)) });
  if (own !== undefined && canCall())
    items.push(
      calls
        ? { label: texts.notifyOff, icon: 'mute', onSelect: () => useCalls.setState({ on: false }) }
        : { label: texts.notify, icon: 'sound', onSelect: () => void askForCalls().catch(tellFault) },
    );
  if (isHost && connected && (room.stage === 'playing' || room.stage === 'paused'))
    items.push({
      label: `${TEXTS.room.close}…`,
      icon: 'remove',
      danger: true,
      onSelect: () => setAsking('close'),
    });
  return items;
}

/** Who watches, and how the luck of the match is sealed. */
function Around({ room, nonce }: { room: RoomView; nonce: string | undefined }) {
  return (
    <details className="around">
      <summary>
        <Icon name="shield" size={16} />
        {texts.luck}
        {room.spectators > 0 && <span className="around-count">{texts.spectators(room.spectators)}</span>}
      </summary>
      <p className="caption">{texts.luckHelp}</p>
      <dl>
        <dt>{TEXTS.room.seal}</dt>
        <dd>{room.luck.commitment}</dd>
        {nonce && <dt>{texts.ownNonce}</dt>}
        {nonce && <dd>{nonce}</dd>}
      </dl>
    </details>
  );
}

interface ResignDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onYes: () => void;
}

function ResignDialog({ open, onClose, onYes }: ResignDialogProps) {
  return (
    <Dialog
      open={open}
      title={texts.resignTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.resignNo}</Button>
          <Button
            look="danger"
            onClick={() => {
              onClose();
              onYes();
            }}
          >
            {texts.resignYes}
          </Button>
        </>
      }
    >
      <p className="lead">{texts.resignHelp}</p>
    </Dialog>
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

/** How a match ended that somebody gave up or had no time left for; nothing where it was played to its end. */
function endingOf({ room, frame, notices }: AtTable): string | undefined {
  const nameOf = (seat: number): string => frame?.setup.chairs[seat]?.name ?? '';
  const losers = room.seats.flatMap(({ resigned }, seat) => (resigned ? [seat] : []));
  const isLate = (loser: number): boolean =>
    notices.some(({ seat, what }) => seat === loser && what.kind === 'resign' && what.why === 'clock');
  const winners = frame?.outcome?.places.flatMap((place, seat) => (place === 1 ? [nameOf(seat)] : [])) ?? [];
  if (losers.length === 0) return undefined;
  const late = losers.filter(isLate);
  const resigned = losers.filter((loser) => !late.includes(loser));
  return texts.givenUp(resigned.map(nameOf), late.map(nameOf), winners);
}
