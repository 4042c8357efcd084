import { type ReactNode, useEffect, useState } from 'react';
import type { RoomView, SeatView } from '../../../protocol/online.ts';
import { useLoadedGame } from '../../games/loading.ts';
import type { GameCard } from '../../games/view.ts';
import { readable } from '../../../kernel/data/readable.ts';
import { colours } from '../../pages/home/poster.tsx';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { ConfirmDialog } from '../../parts/confirmDialog.tsx';
import { Emblem } from '../../parts/emblem.tsx';
import { Icon } from '../../parts/icon.tsx';
import { showFault } from '../../parts/toast.tsx';
import { useTitle } from '../../app/title.ts';
import { BOT_NAMES, STAND_IN } from '../lobby/bots.ts';
import { Chat } from './chat.tsx';
import { copy, invitationLink } from './copyLink.ts';
import { PersonButton, PersonCard } from './personCard.tsx';
import { Watching } from './watching.tsx';
import { type RoomActions, roomActions } from './actions.ts';
import type { ReceivedTable } from '../connection/applyMessage.ts';
import { serverId } from '../connection/ids.ts';
import { awaitedNames, EndedDraws, ShareNotice } from './draw.tsx';
import { sitWithShare, useShare } from './useShare.ts';
import { changeName } from '../people/me.ts';
import { NameField, useOwnName } from '../people/nameField.tsx';
import { PersonName } from '../people/personName.tsx';
import { TEXTS as LISTS } from '../lobby/texts.ts';
import { TEXTS } from '../texts.ts';
import { useConnection } from '../connection/useOnline.ts';
import '../../pages/newTable/newTable.css';
import '../lobby/newOnline.css';
import './gathering.css';

const { room: texts } = TEXTS;

interface GatheringProps {
  readonly id: string;
  readonly card: GameCard;
  readonly received: ReceivedTable & { readonly room: RoomView };
}

const isFree = ({ person, bot, keptFor }: SeatView, me: string | undefined): boolean =>
  person === undefined && bot === undefined && (keptFor === undefined || keptFor === me);

/** A table before its match: seats, invitation, options and the button to start. */
export function Gathering({ id, card, received }: GatheringProps) {
  useTitle(texts.title(card.name));
  const { you, state } = useConnection();
  const { room, chat } = received;
  const own = room.seats.findIndex(({ person }) => person !== undefined && person.id === you?.id);
  const isHost = room.host === you?.id;
  const host = room.seats.find(({ person }) => person?.id === room.host)?.person?.name;
  const actions = roomActions(id);
  const connected = state === 'connected';
  const step = useShare(id, room, own, connected);
  return (
    <div className="new gathering" style={colours(card)}>
      <header className="new-head">
        <div className="new-picture" aria-hidden="true">
          <card.Poster />
        </div>
        <div>
          <p className="small-head">
            {isHost ? texts.youHost : host === undefined ? '' : texts.host(host)}
            {room.spectators > 0 && ` · ${TEXTS.table.spectators(room.spectators)}`}
          </p>
          <h1 className="headline">{texts.title(card.name)}</h1>
        </div>
      </header>
      {!connected && (
        <p className="fault gathering-wide" role="status">
          <Icon name="warn" size={16} />
          {state === 'offline' ? TEXTS.table.offline : TEXTS.table.reconnecting}
        </p>
      )}
      <ShareNotice
        step={step}
        drawing={room.draw !== undefined}
        connected={connected}
        onDrawHere={() => sitWithShare(serverId(id), room, own)}
      />
      <div className="new-column">
        <Seats {...{ id, card, room, own, isHost, connected, actions }} />
        {(isHost || own >= 0) && <Invite id={id} room={room} />}
      </div>
      <div className="new-column">
        <Facts card={card} room={room} />
        <section className="panel new-panel gathering-chat">
          <h2 className="section-head">{TEXTS.chat.title}</h2>
          <Chat id={id} lines={chat} me={you?.id} connected={connected} room={room} />
        </section>
        <Luck room={room} />
      </div>
      <PersonCard id={id} room={room} />
      <StartBar {...{ card, room, own, isHost, connected, actions, host }} />
    </div>
  );
}

interface SeatsProps {
  readonly id: string;
  readonly card: GameCard;
  readonly room: RoomView;
  readonly own: number;
  readonly isHost: boolean;
  readonly connected: boolean;
  readonly actions: RoomActions;
}

function Seats({ id, card, room, own, isHost, connected, actions }: SeatsProps) {
  const { you } = useConnection();
  const [name, setName] = useOwnName();
  const [sitting, setSitting] = useState(false);
  const [kicking, setKicking] = useState<number>();
  const take = async (seat: number): Promise<void> => {
    setSitting(true);
    try {
      await changeName(name);
      await sitWithShare(serverId(id), room, seat);
    } catch (error) {
      showFault(error);
    }
    setSitting(false);
  };
  const kickedName = kicking === undefined ? '' : (room.seats[kicking]?.person?.name ?? '');
  return (
    <section className="panel new-panel">
      <h2 className="section-head">{texts.seats}</h2>
      {own < 0 && <NameField name={name} onChange={setName} />}
      <ul className="places">
        {room.seats.map((seat, number) => (
          <SeatRow
            // oxlint-disable-next-line react/no-array-index-key -- a seat is its number
            key={number}
            seat={seat}
            number={number + 1}
            colour={<Emblem colour={card.colours[number] ?? 'azure'} size={34} />}
            you={number === own}
            drawing={room.draw !== undefined}
          >
            {isFree(seat, you?.id) && number !== own && (
              <Button
                size="small"
                look={own < 0 ? 'commit' : 'ghost'}
                aria-label={own < 0 ? texts.takeNumber(number + 1) : texts.changeNumber(number + 1)}
                disabled={sitting || !connected}
                onClick={() => void take(number)}
              >
                {own < 0 ? texts.take : texts.change}
              </Button>
            )}
            {isHost && seat.person === undefined && (
              <BotChoice
                number={number + 1}
                bot={seat.bot}
                disabled={!connected}
                onChoose={(bot) => (bot === '' ? actions.free(number) : actions.seatBot(number, bot))}
              />
            )}
            {number === own && (
              <Button
                size="small"
                look="ghost"
                disabled={!connected}
                onClick={() => actions.request('stand')}
              >
                {texts.stand}
              </Button>
            )}
            {isHost && seat.person !== undefined && number !== own && (
              <Button size="small" look="ghost" disabled={!connected} onClick={() => setKicking(number)}>
                {texts.kick}
              </Button>
            )}
          </SeatRow>
        ))}
      </ul>
      <Watching room={room} />
      <ConfirmDialog
        open={kicking !== undefined}
        title={texts.kickTitle(kickedName)}
        help={texts.kickHelp}
        no={texts.kickNo}
        yes={texts.kickYes}
        onClose={() => setKicking(undefined)}
        onYes={() => kicking !== undefined && actions.kick(kicking)}
      />
    </section>
  );
}

interface SeatRowProps {
  readonly seat: SeatView;
  readonly number: number;
  readonly colour: ReactNode;
  readonly you: boolean;
  /** Whether the luck is being drawn. */
  readonly drawing: boolean;
  readonly children: ReactNode;
}

function SeatRow({ seat, number, colour, you, drawing, children }: SeatRowProps) {
  const { person, bot, present, keptFor, nonce } = seat;
  const taken = person !== undefined || bot !== undefined;
  return (
    <li className="place" data-free={!taken || undefined}>
      {colour}
      <div className="place-text">
        <strong>
          {person ? (
            <PersonButton person={person}>
              <PersonName person={person} />
            </PersonButton>
          ) : bot === undefined ? (
            texts.free
          ) : (
            `Bot ${bot}`
          )}
        </strong>
        <small>
          {person !== undefined && (
            <span className="presence" data-present={present || undefined}>
              {present ? texts.present : texts.away}
            </span>
          )}
          {person === undefined && keptFor !== undefined && bot === undefined
            ? texts.keptFor
            : texts.seat(number)}
          {you && ` · ${texts.you}`}
          {drawing &&
            person !== undefined &&
            ` · ${nonce === undefined ? TEXTS.draw.toDraw : TEXTS.draw.drawn}`}
        </small>
      </div>
      <div className="place-acts">{children}</div>
    </li>
  );
}

interface BotChoiceProps {
  readonly number: number;
  readonly bot: string | undefined;
  readonly disabled: boolean;
  readonly onChoose: (bot: string) => void;
}

function BotChoice({ number, bot, disabled, onChoose }: BotChoiceProps) {
  return (
    <select
      className="select place-bot"
      aria-label={texts.botAt(number)}
      disabled={disabled}
      value={bot ?? ''}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">{bot === undefined ? texts.bot : texts.freeSeat}</option>
      {BOT_NAMES.map((name) => (
        <option key={name} value={name}>
          {TEXTS.make.bot(name)}
        </option>
      ))}
    </select>
  );
}

/** The link changes when somebody was sent away, so it is fetched again when the people change. */
function Invite({ id, room: { seats, watching = [] } }: { id: string; room: RoomView }) {
  const [link, setLink] = useState('');
  const people = [...seats.map(({ person }) => person), ...watching].map((one) => one?.id ?? '').join(' ');
  useEffect(() => {
    let left = false;
    invitationLink(serverId(id)).then((found) => left || setLink(found), showFault);
    return () => {
      left = true;
    };
  }, [id, people]);
  return (
    <section className="panel new-panel">
      <h2 className="section-head">{texts.invite}</h2>
      <p className="caption">{texts.inviteHelp}</p>
      <div className="invite">
        <input
          className="input"
          readOnly
          aria-label={texts.invite}
          value={link}
          onFocus={({ target }) => target.select()}
        />
        <Button icon="share" disabled={link === ''} onClick={() => copy(link)}>
          {texts.copy}
        </Button>
      </div>
    </section>
  );
}

function Facts({ card, room }: { card: GameCard; room: RoomView }) {
  const { entry } = useLoadedGame(card);
  const { clock, patience, spectators, chat = 'invited' } = room.setup;
  const table = entry.game.options;
  const changed = Object.entries(room.setup.options).flatMap(([name, value]) => {
    const option = table[name];
    return option ? [[option.title, valueText(value)] as const] : [];
  });
  const { make } = TEXTS;
  return (
    <section className="panel new-panel">
      <h2 className="section-head">{texts.facts}</h2>
      <dl className="facts">
        {changed.map(([title, value]) => (
          <Fact key={title} title={title} value={value} />
        ))}
        <Fact
          title={make.clock}
          value={clock ? LISTS.clock.rule(clock.bank, clock.increment, clock.atZero) : LISTS.clock.none}
        />
        <Fact title={make.spectators} value={valueText(spectators)} />
        <Fact title={make.chat} value={make.chats[chat]} />
        <Fact title={make.patience} value={LISTS.clock.bank(patience)} />
      </dl>
    </section>
  );
}

function Fact({ title, value }: { title: string; value: string }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function valueText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map((one) => readable(String(one))).join(', ') || 'none';
  return typeof value === 'string' ? readable(value) : String(value);
}

function Luck({ room }: { room: RoomView }) {
  return (
    <details className="panel new-panel luck">
      <summary>
        <Icon name="shield" size={16} />
        {texts.luck}
        {room.abortedDraws.length > 0 && ` · ${TEXTS.draw.ended(room.abortedDraws.length)}`}
      </summary>
      <p className="caption">{texts.luckHelp}</p>
      <p className="luck-seal">
        <span className="small-head">{texts.seal}</span> <code>{room.luck.commitment}</code>
      </p>
      <EndedDraws room={room} />
    </details>
  );
}

interface StartBarProps {
  readonly card: GameCard;
  readonly room: RoomView;
  readonly own: number;
  readonly isHost: boolean;
  readonly connected: boolean;
  readonly actions: RoomActions;
  readonly host: string | undefined;
}

function StartBar({ card, room, own, isHost, connected, actions, host }: StartBarProps) {
  const [closing, setClosing] = useState(false);
  const free = room.seats.flatMap(({ person, bot }, seat) =>
    person === undefined && bot === undefined ? [seat] : [],
  );
  const awaited = awaitedNames(room);
  const hint = (): string => {
    if (room.draw) return TEXTS.draw.going(awaited);
    if (isHost && free.length === 0 && awaited.length > 0) return TEXTS.draw.notPromised(awaited);
    if (isHost) return texts.startHint(free.length);
    if (own >= 0) return texts.waitHost(host ?? LISTS.lobby.nobody);
    return free.length > 0 ? texts.watchHint : texts.watchFull;
  };
  return (
    <footer className="new-start gathering-start">
      <p>
        <strong>{card.name}</strong>
        <small className="gathering-hint" role="status">
          {hint()}
        </small>
      </p>
      <div className="gathering-acts">
        {isHost ? (
          <>
            <Button look="ghost" disabled={!connected} onClick={() => setClosing(true)}>
              {texts.close}
            </Button>
            {free.length > 0 && (
              <Button
                icon="bot"
                disabled={!connected}
                onClick={() => {
                  for (const seat of free) actions.seatBot(seat, STAND_IN);
                }}
              >
                {texts.fill}
              </Button>
            )}
            {room.draw ? (
              <Button size="large" disabled={!connected} onClick={() => actions.request('cancelDraw')}>
                {TEXTS.draw.stop}
              </Button>
            ) : (
              <Button
                look="commit"
                size="large"
                icon="replay"
                disabled={!connected || free.length > 0 || awaited.length > 0}
                onClick={() => actions.request('start')}
              >
                {texts.start}
              </Button>
            )}
          </>
        ) : (
          <ButtonLink look="ghost" icon="left" className="gathering-out" href="#/online">
            {texts.lobby}
          </ButtonLink>
        )}
      </div>
      <ConfirmDialog
        open={closing}
        title={texts.closeTitle}
        help={texts.closeHelp}
        no={texts.closeNo}
        yes={texts.closeYes}
        onClose={() => setClosing(false)}
        onYes={() => actions.request('close')}
      />
    </footer>
  );
}
