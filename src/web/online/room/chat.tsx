import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ChatMessage, RoomView } from '../../../protocol/online.ts';
import { Button } from '../../parts/button.tsx';
import { showFault } from '../../parts/toast.tsx';
import { serverId } from '../connection/ids.ts';
import { useHeard } from '../people/blocks.ts';
import { PersonName } from '../people/personName.tsx';
import { randomHex } from './luck.ts';
import { PersonButton } from './personCard.tsx';
import { connection } from '../connection/tables.ts';
import { TEXTS } from '../texts.ts';
import './chat.css';

const { chat: texts } = TEXTS;

const MOST_LETTERS = 500;

interface ChatProps {
  readonly id: string;
  readonly lines: readonly ChatMessage[];
  /** The id of the person at this screen. */
  readonly me: string | undefined;
  readonly connected: boolean;
  readonly room: RoomView;
  /** Called with the last message whenever the chat is visible. */
  readonly onSeen?: (last: number) => void;
}

/** The chat of a table: plain text only. */
export function Chat({ id, lines: all, me, connected, room, onSeen }: ChatProps) {
  const lines = useHeard(all);
  const list = useRef<HTMLOListElement>(null);
  const last = lines.at(-1)?.number ?? 0;
  useEffect(() => {
    onSeen?.(last);
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [last, onSeen]);
  return (
    <div className="chat">
      {lines.length === 0 ? (
        <p className="caption chat-empty">{texts.empty}</p>
      ) : (
        <ol className="chat-lines" ref={list} aria-live="polite" aria-label={texts.title} tabIndex={0}>
          {lines.map(({ number, person, name, account = false, text, at }) => (
            <li key={number} data-own={person === me || undefined}>
              <span className="chat-who">
                {person === me ? (
                  texts.you
                ) : (
                  <PersonButton person={{ id: person, name }}>
                    <PersonName person={{ name, account }} />
                  </PersonButton>
                )}
              </span>
              <time className="chat-when" dateTime={new Date(at).toISOString()}>
                {new Date(at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })}
              </time>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      )}
      {room.mayChat ? (
        <Say id={id} connected={connected} />
      ) : (
        <p className="caption chat-silent">{isOver(room) ? texts.silentOver : texts.silent}</p>
      )}
    </div>
  );
}

const isOver = ({ stage }: RoomView): boolean => stage === 'over' || stage === 'closed';

function Say({ id, connected }: { id: string; connected: boolean }) {
  const [text, setText] = useState('');
  const [sending, setSending] = useState(false);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const said = text.trim();
    if (said === '' || sending) return;
    setSending(true);
    connection()
      .ask({ do: 'chat', table: serverId(id), text: said, key: randomHex(16) })
      .then(() => setText(''), showFault)
      .finally(() => setSending(false));
  };
  return (
    <form className="chat-say" onSubmit={send}>
      <input
        className="input"
        aria-label={texts.hint}
        placeholder={texts.hint}
        maxLength={MOST_LETTERS}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" disabled={!connected || sending || text.trim() === ''}>
        {texts.send}
      </Button>
    </form>
  );
}
