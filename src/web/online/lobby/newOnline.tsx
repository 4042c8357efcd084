import { type ReactNode, useId, useMemo, useState } from 'react';
import { LEVELS } from '../../../bots/index.ts';
import type { SeatChoice } from '../../../protocol/online.ts';
import { go, useQuery } from '../../address.ts';
import { cardOf, useLoadedGame } from '../../games/loading.ts';
import type { GameCard, Preset } from '../../games/view.ts';
import { LevelList, PlayedField } from '../../pages/newTable/botLevels.tsx';
import { type Draft, faultsOf } from '../../pages/newTable/draft.ts';
import { hasBots, playedOf, suited } from '../../pages/newTable/played.ts';
import { Missing } from '../../pages/missing.tsx';
import { OptionList } from '../../pages/newTable/optionList.tsx';
import { colours } from '../../pages/home/poster.tsx';
import { Button, IconButton } from '../../parts/button.tsx';
import { Emblem } from '../../parts/emblem.tsx';
import { Icon } from '../../parts/icon.tsx';
import { showFault } from '../../parts/toast.tsx';
import { useTitle } from '../../app/title.ts';
import { BOT_NAMES } from './bots.ts';
import { onlineId } from '../connection/ids.ts';
import { keepShare, newNonce } from '../room/luck.ts';
import {
  clockOf,
  isSeatedOnce,
  type OnlineDraft,
  onlineDraftOf,
  onlineSetupOf,
  optionDraft,
} from './onlineDraft.ts';
import { changeName } from '../people/me.ts';
import { NameField, useOwnName } from '../people/nameField.tsx';
import { NeedsServer } from '../needsServer.tsx';
import { createTable } from '../connection/requests.ts';
import { TEXTS } from '../texts.ts';
import '../../pages/newTable/newTable.css';
import './newOnline.css';
import { itemAt } from '../../../kernel/data/lists.ts';
import { keyIn } from '../../../kernel/data/records.ts';

const { make } = TEXTS;

/** The form of a new online table: seats, who may come, the clock and every option of the game. */
export default function NewOnline({ game }: { game: string }) {
  const card = cardOf(game);
  return card ? (
    <NeedsServer>
      <Form key={game} card={card} />
    </NeedsServer>
  ) : (
    <Missing />
  );
}

type Change = (changed: Partial<OnlineDraft>) => void;

function Form({ card }: { card: GameCard }) {
  useTitle(`${make.title} · ${card.name}`);
  const { entry } = useLoadedGame(card);
  const asked = card.presets[Number(useQuery().get('preset') ?? -1)];
  const friendly = card.presets.filter(({ seats }) => seats > 1);
  const [draft, setDraft] = useState(() =>
    onlineDraftOf(asked ?? friendly[0] ?? itemAt(card.presets, 0), card),
  );
  const change: Change = (changed) => setDraft({ ...draft, ...changed });
  const options = optionDraft(draft);
  const faults = useMemo(() => faultsOf(entry.game, optionDraft(draft)), [entry, draft]);
  const ready = faults.options === undefined && isSeatedOnce(draft);
  return (
    <div className="new new-online" style={colours(card)}>
      <header className="new-head">
        <div className="new-picture" aria-hidden="true">
          <card.Poster />
        </div>
        <div>
          <p className="small-head">{card.name}</p>
          <h1 className="headline">{make.title}</h1>
        </div>
      </header>
      <Presets
        card={card}
        draft={draft}
        onChoose={(preset) => setDraft({ ...draft, ...presetPart(preset, card) })}
      />
      <div className="new-column">
        <Seats card={card} draft={draft} onChange={change} />
        <Room draft={draft} onChange={change} />
      </div>
      <OptionList
        game={entry.game}
        draft={options}
        fault={faults.options}
        onChange={({ given }: Draft) => change({ given })}
      />
      <Start card={card} draft={draft} ready={ready} />
    </div>
  );
}

const presetPart = (preset: Preset, card: GameCard): Pick<OnlineDraft, 'seats' | 'given'> => {
  const { seats, given } = onlineDraftOf(preset, card);
  return { seats, given };
};

const isFrom = (preset: Preset, { seats, given }: OnlineDraft, card: GameCard): boolean =>
  JSON.stringify(presetPart(preset, card)) === JSON.stringify({ seats, given });

interface PresetsProps {
  readonly card: GameCard;
  readonly draft: OnlineDraft;
  readonly onChoose: (preset: Preset) => void;
}

function Presets({ card, draft, onChoose }: PresetsProps) {
  const friendly = card.presets.filter(({ seats }) => seats > 1);
  return (
    <section className="new-presets">
      <div className="presets">
        {friendly.map((preset) => (
          <button
            key={preset.title}
            type="button"
            className="preset"
            aria-pressed={isFrom(preset, draft, card)}
            onClick={() => onChoose(preset)}
          >
            <strong>{preset.title}</strong>
            <small>{withoutBots(preset.help)}</small>
          </button>
        ))}
      </div>
    </section>
  );
}

/** Presets describe local tables with bots; online, people play instead. */
const withoutBots = (help: string): string =>
  help.replace(/^You and [^.:]*bots?\. /, '').replace(/\ba bot\b/, 'a friend');

interface SeatsProps {
  readonly card: GameCard;
  readonly draft: OnlineDraft;
  readonly onChange: Change;
}

function Seats({ card, draft: { seats }, onChange }: SeatsProps) {
  const [name, setName] = useOwnName();
  return (
    <section className="panel new-panel">
      <h2 className="section-head">{TEXTS.room.seats}</h2>
      <NameField name={name} onChange={setName} />
      {hasBots(seats) && (
        <PlayedField
          played={playedOf(seats)}
          onChange={(played) => onChange({ seats: seats.map((wish) => suited(wish, played)) })}
        />
      )}
      <ul className="seats">
        {seats.map((wish, seat) => (
          <li
            // oxlint-disable-next-line react/no-array-index-key -- a seat is its number
            key={seat}
            className="seat seat-online"
          >
            <Emblem colour={card.colours[seat] ?? 'azure'} size={30} />
            <select
              className="select"
              aria-label={make.seat(seat + 1)}
              value={typeof wish === 'object' ? wish.bot : wish}
              onChange={({ target }) => onChange({ seats: withWish(seats, seat, wishOf(target.value)) })}
            >
              <option value="me">{make.me}</option>
              <option value="open">{make.open}</option>
              {BOT_NAMES.map((bot) => (
                <option key={bot} value={bot}>
                  {make.bot(bot)}
                </option>
              ))}
            </select>
            <IconButton
              icon="remove"
              label={make.remove(seat + 1)}
              disabled={seats.length <= card.seats.min}
              onClick={() => onChange({ seats: seats.filter((_, other) => other !== seat) })}
            />
          </li>
        ))}
      </ul>
      <Button
        icon="add"
        disabled={seats.length >= card.seats.max}
        onClick={() => onChange({ seats: [...seats, 'open'] })}
      >
        {make.add}
      </Button>
      {hasBots(seats) && <LevelList levels={LEVELS} />}
    </section>
  );
}

const wishOf = (value: string): SeatChoice => (value === 'me' || value === 'open' ? value : { bot: value });

/** Nobody sits on two seats: choosing another one frees the first. */
function withWish(seats: readonly SeatChoice[], seat: number, wish: SeatChoice): SeatChoice[] {
  return seats.map((before, other) => {
    if (other === seat) return wish;
    return wish === 'me' && before === 'me' ? 'open' : before;
  });
}

function Room({ draft, onChange }: { draft: OnlineDraft; onChange: Change }) {
  const clock = clockOf(draft);
  return (
    <section className="panel new-panel new-room">
      <h2 className="section-head">{make.room}</h2>
      <Field label={make.visibility}>
        {(id) => (
          <select
            id={id}
            className="select"
            value={String(draft.private)}
            onChange={({ target }) => onChange({ private: target.value === 'true' })}
          >
            <option value="false">{make.public}</option>
            <option value="true">{make.private}</option>
          </select>
        )}
      </Field>
      <Switch
        label={make.spectators}
        help={make.spectatorsHelp}
        value={draft.spectators}
        onChange={(spectators) => onChange({ spectators })}
      />
      <Field label={make.chat}>
        {(id) => (
          <select
            id={id}
            className="select"
            value={draft.chat}
            onChange={({ target }) => onChange({ chat: keyIn(make.chats, target.value) })}
          >
            {Object.entries(make.chats).map(([circle, name]) => (
              <option key={circle} value={circle}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={make.clock} help={make.clockHelp}>
        {(id) => (
          <select
            id={id}
            className="select"
            value={draft.pace}
            onChange={({ target }) => onChange({ pace: keyIn(make.clocks, target.value) })}
          >
            {Object.entries(make.clocks).map(([pace, name]) => (
              <option key={pace} value={pace}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      {draft.pace === 'own' && (
        <div className="new-pace">
          <Count
            label={make.bank}
            value={draft.minutes}
            least={1}
            onChange={(minutes) => onChange({ minutes })}
          />
          <Count
            label={make.increment}
            value={draft.increment}
            least={0}
            onChange={(increment) => onChange({ increment })}
          />
        </div>
      )}
      {clock && (
        <Field label={make.atZero}>
          {(id) => (
            <select
              id={id}
              className="select"
              value={draft.atZero}
              onChange={({ target }) => onChange({ atZero: keyIn(make.atZeros, target.value) })}
            >
              {Object.entries(make.atZeros).map(([what, name]) => (
                <option key={what} value={what}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <Field label={make.patience}>
        {(id) => (
          <select
            id={id}
            className="select"
            value={draft.patience}
            onChange={({ target }) => onChange({ patience: Number(target.value) })}
          >
            {Object.entries(make.patiences).map(([seconds, name]) => (
              <option key={seconds} value={seconds}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
    </section>
  );
}

interface FieldProps {
  readonly label: string;
  readonly help?: string;
  readonly children: (id: string) => ReactNode;
}

function Field({ label, help, children }: FieldProps) {
  const id = useId();
  return (
    <div className="new-field">
      <label htmlFor={id}>{label}</label>
      {help && <p className="caption">{help}</p>}
      {children(id)}
    </div>
  );
}

interface CountProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly onChange: (value: number) => void;
}

const MOST = 10_000;

function Count({ label, value, least, onChange }: CountProps) {
  return (
    <Field label={label}>
      {(id) => (
        <input
          id={id}
          className="input"
          type="number"
          min={least}
          max={MOST}
          value={value}
          onChange={({ target }) =>
            onChange(Math.min(MOST, Math.max(least, Math.round(Number(target.value) || least))))
          }
        />
      )}
    </Field>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly help: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

function Switch({ label, help, value, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className="new-switch">
      <div>
        <label htmlFor={id}>{label}</label>
        <p className="caption">{help}</p>
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className="switch"
        checked={value}
        onChange={({ target }) => onChange(target.checked)}
      />
    </div>
  );
}

function Start({ card, draft, ready }: { card: GameCard; draft: OnlineDraft; ready: boolean }) {
  const [opening, setOpening] = useState(false);
  const [name] = useOwnName();
  const open = draft.seats.filter((wish) => wish === 'open').length;
  const bots = draft.seats.filter((wish) => typeof wish === 'object').length;

  const create = async (): Promise<void> => {
    setOpening(true);
    try {
      await changeName(name);
      const { table, commitment } = await createTable(onlineSetupOf(card.id, draft));
      keepShare(table, { commitment, draw: 0, nonce: newNonce() });
      go(`/table/${onlineId(table)}`);
    } catch (error) {
      showFault(error);
      setOpening(false);
    }
  };

  return (
    <footer className="new-start">
      <p>
        <strong>
          {card.name}: {make.summary(open, bots)}
        </strong>
        <small className={ready ? 'new-hint' : 'fault'}>
          {!ready && <Icon name="warn" size={16} />}
          {ready ? make.hint : make.notReady}
        </small>
      </p>
      <Button
        look="commit"
        size="large"
        icon="add"
        disabled={!ready || opening}
        onClick={() => void create()}
      >
        {make.create}
      </Button>
    </footer>
  );
}
