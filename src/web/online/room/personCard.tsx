import { type ReactNode, useEffect, useId, useState } from 'react';
import { create } from 'zustand';
import type { ReportReason, RoomView } from '../../../protocol/online.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { showFault, showToast } from '../../parts/toast.tsx';
import { serverId } from '../connection/ids.ts';
import { reportPerson } from '../connection/requests.ts';
import { retry } from '../connection/tables.ts';
import { useConnection } from '../connection/useOnline.ts';
import { fetchBlocks, setBlocked, setMuted, useBlocks } from '../people/blocks.ts';
import { TEXTS } from '../texts.ts';
import { roomActions } from './actions.ts';
import './personCard.css';

const { people: texts } = TEXTS;

/** Somebody whose card can be opened. */
interface CardPerson {
  readonly id: string;
  readonly name: string;
}

const useCard = create<{ readonly person: CardPerson | undefined }>(() => ({ person: undefined }));

/** The name of somebody at a table; it opens what can be done about them. One's own is only text. */
export function PersonButton({ person, children }: { person: CardPerson; children?: ReactNode }) {
  const { you } = useConnection();
  if (person.id === you?.id) return <>{children ?? person.name}</>;
  return (
    <button
      type="button"
      className="person-button"
      aria-haspopup="dialog"
      data-tip={texts.openCard(person.name)}
      onClick={() => useCard.setState({ person })}
    >
      {children ?? person.name}
    </button>
  );
}

/** The card of whoever was picked: mute, block, report and, for the host, remove. */
export function PersonCard({ id, room }: { id: string; room: RoomView }) {
  const person = useCard((state) => state.person);
  const [asking, setAsking] = useState<'report' | 'remove'>();
  useEffect(() => {
    fetchBlocks().catch(() => undefined);
  }, []);
  const close = (): void => {
    setAsking(undefined);
    useCard.setState({ person: undefined });
  };
  useEffect(() => close, []);
  const title =
    person === undefined ? '' : asking === 'report' ? texts.reportTitle(person.name) : person.name;
  return (
    <Dialog open={person !== undefined} title={title} onClose={close}>
      {person && asking === undefined && (
        <Choices {...{ id, room, person }} onClose={close} onAsk={setAsking} />
      )}
      {person && asking === 'report' && <ReportForm {...{ id, person }} onClose={close} />}
      {person && asking === 'remove' && <Removal {...{ id, person }} onClose={close} />}
    </Dialog>
  );
}

interface CardProps {
  readonly id: string;
  readonly person: CardPerson;
  readonly onClose: () => void;
}

interface ChoicesProps extends CardProps {
  readonly room: RoomView;
  readonly onAsk: (what: 'report' | 'remove') => void;
}

function Choices({ id, room, person, onClose, onAsk }: ChoicesProps) {
  const { you } = useConnection();
  const isMuted = useBlocks(({ muted }) => muted.includes(person.id));
  const isBlocked = useBlocks(({ blocked = [] }) => blocked.some((one) => one.id === person.id));
  const seat = room.seats.findIndex((one) => one.person?.id === person.id);
  const mayRemove =
    room.host === you?.id && room.host !== person.id && (seat < 0 || room.stage === 'gathering');
  const block = (): void => {
    setBlocked(person.id, !isBlocked).then(() => {
      showToast(isBlocked ? texts.unblocked(person.name) : texts.blockedNow(person.name));
      // What they said meanwhile was not sent.
      if (isBlocked) retry(id);
    }, showFault);
    onClose();
  };
  const mute = (): void => {
    setMuted(person.id, !isMuted);
    onClose();
  };
  return (
    <ul className="person-choices">
      <Choice label={isMuted ? texts.unmute : texts.mute} help={texts.muteHelp} onChoose={mute} />
      <Choice label={isBlocked ? texts.unblock : texts.block} help={texts.blockHelp} onChoose={block} />
      <Choice label={texts.report} help={texts.reportHelp} onChoose={() => onAsk('report')} />
      {mayRemove && (
        <Choice label={texts.remove} help={texts.removeHelp} danger onChoose={() => onAsk('remove')} />
      )}
    </ul>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly help: string;
  readonly danger?: boolean;
  readonly onChoose: () => void;
}

function Choice({ label, help, danger = false, onChoose }: ChoiceProps) {
  const helpId = useId();
  return (
    <li>
      <Button look={danger ? 'danger' : 'plain'} aria-describedby={helpId} onClick={onChoose}>
        {label}
      </Button>
      <p id={helpId} className="caption">
        {help}
      </p>
    </li>
  );
}

const REASONS: readonly ReportReason[] = ['abuse', 'spam', 'cheating', 'name', 'other'];
const MOST_LETTERS = 500;

function ReportForm({ id, person, onClose }: CardProps) {
  const [why, setWhy] = useState<ReportReason>('abuse');
  const [text, setText] = useState('');
  const [whyId, textId] = [useId(), useId()];
  const send = (): void => {
    const words = text.trim();
    reportPerson(serverId(id), { person: person.id, why, ...(words !== '' && { text: words }) }).then(
      () => showToast(texts.reported),
      showFault,
    );
    onClose();
  };
  return (
    <div className="person-report">
      <label htmlFor={whyId}>{texts.why}</label>
      <select
        id={whyId}
        className="select"
        value={why}
        onChange={({ target }) => setWhy(REASONS.find((reason) => reason === target.value) ?? 'other')}
      >
        {REASONS.map((reason) => (
          <option key={reason} value={reason}>
            {texts.reasons[reason]}
          </option>
        ))}
      </select>
      <label htmlFor={textId}>{texts.words}</label>
      <textarea
        id={textId}
        className="input"
        rows={3}
        maxLength={MOST_LETTERS}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p className="caption">{texts.reportSent}</p>
      <footer className="dialog-foot">
        <Button onClick={onClose}>{texts.never}</Button>
        <Button look="commit" onClick={send}>
          {texts.send}
        </Button>
      </footer>
    </div>
  );
}

/** For somebody who was sent away from a table: what its host did can still be reported. */
export function HostReport({ id, room }: { id: string; room: RoomView }) {
  const { you } = useConnection();
  const [asking, setAsking] = useState(false);
  if (room.host === you?.id) return null;
  const name = room.seats.find((seat) => seat.person?.id === room.host)?.person?.name ?? texts.host;
  const close = (): void => setAsking(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>{texts.reportHost}</Button>
      <Dialog open={asking} title={texts.reportTitle(name)} onClose={close}>
        <ReportForm id={id} person={{ id: room.host, name }} onClose={close} />
      </Dialog>
    </>
  );
}

function Removal({ id, person, onClose }: CardProps) {
  return (
    <>
      <p className="lead">{texts.removeSure(person.name)}</p>
      <footer className="dialog-foot">
        <Button onClick={onClose}>{texts.never}</Button>
        <Button
          look="danger"
          onClick={() => {
            roomActions(id).remove(person.id);
            onClose();
          }}
        >
          {texts.remove}
        </Button>
      </footer>
    </>
  );
}
