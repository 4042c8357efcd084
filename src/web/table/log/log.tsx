import { memo, useEffect, useRef } from 'react';
import type { ColourName } from '../../seatColours.ts';
import type { Place } from '../../games/view.ts';
import { Button } from '../../parts/button.tsx';
import { Emblem } from '../../parts/emblem.tsx';
import { moveFocus } from '../keys/listFocus.ts';
import { emphasised, type LogSentence, type LogTurn } from './logTurns.ts';
import { TEXTS } from '../texts.ts';
import './log.css';

interface LogProps {
  /** The id of the match; a sentence opened in another tab shows its replay. */
  readonly match: string;
  readonly turns: readonly LogTurn[];
  readonly names: readonly string[];
  readonly colours: readonly ColourName[];
  /** The move whose position is shown; its sentences are marked and kept in sight. */
  readonly ply: number;
  readonly onHint: (places: readonly Place[]) => void;
  readonly onShow: (ply: number) => void;
  /** Only what happened since the own last turn, and how to see all again. */
  readonly since?: { readonly onAll: () => void; readonly onAgain?: () => void } | undefined;
}

const { log } = TEXTS;

/** What happened, in sentences. Pointing at one lights its places, a click shows the table then. */
export function Log({ match, turns, names, colours, ply, onHint, onShow, since }: LogProps) {
  const root = useRef<HTMLOListElement>(null);
  const count = turns.reduce((sum, turn) => sum + turn.sentences.length, 0);
  useEffect(() => {
    const list = root.current;
    const marked = list?.querySelector('[data-now]');
    if (marked) marked.scrollIntoView({ block: 'nearest' });
    else if (list) list.scrollTop = list.scrollHeight;
  }, [count, ply]);
  return (
    <div className="log">
      {since && (
        <div className="log-since">
          <p className="small-head">{log.since}</p>
          {since.onAgain && count > 0 && (
            <Button size="small" look="ghost" onClick={since.onAgain}>
              {log.again}
            </Button>
          )}
          <Button size="small" look="ghost" onClick={since.onAll}>
            {log.all}
          </Button>
        </div>
      )}
      {count === 0 && <p className="log-empty">{since ? log.nothing : log.empty}</p>}
      <ol className="log-turns" ref={root} tabIndex={-1} onKeyDown={moveFocus}>
        {turns.map((turn) => (
          <Turn
            key={turn.number}
            match={match}
            turn={turn}
            names={names}
            name={turn.seat === undefined ? log.setup : (names[turn.seat] ?? '')}
            colour={turn.seat === undefined ? undefined : colours[turn.seat]}
            now={turn.sentences.some((sentence) => sentence.ply === ply) ? ply : undefined}
            onHint={onHint}
            onShow={onShow}
          />
        ))}
      </ol>
    </div>
  );
}

interface TurnProps {
  readonly match: string;
  readonly turn: LogTurn;
  readonly names: readonly string[];
  readonly name: string;
  readonly colour: ColourName | undefined;
  readonly now: number | undefined;
  readonly onHint: (places: readonly Place[]) => void;
  readonly onShow: (ply: number) => void;
}

const Turn = memo(function Turn({ match, turn, names, name, colour, now, onHint, onShow }: TurnProps) {
  if (turn.sentences.length === 0) return null;
  return (
    <li className="log-turn">
      <p className="log-who">
        {colour && <Emblem colour={colour} size={18} />}
        <b>{name}</b>
        {turn.number > 0 && <span>{log.turn(turn.number)}</span>}
      </p>
      <p className="log-text">
        {turn.sentences.map((sentence, i) => (
          <Sentence
            key={i}
            match={match}
            names={names}
            sentence={sentence}
            name={name}
            now={sentence.ply === now}
            onHint={onHint}
            onShow={onShow}
          />
        ))}
      </p>
    </li>
  );
}, sameTurn);

/** Turns are new objects after every move, but only the last ones differ. */
function sameTurn(before: TurnProps, after: TurnProps): boolean {
  return (
    before.turn.sentences.length === after.turn.sentences.length &&
    before.turn.sentences[0]?.text === after.turn.sentences[0]?.text &&
    before.turn.sentences.at(-1)?.text === after.turn.sentences.at(-1)?.text &&
    before.turn.sentences.at(-1)?.ply === after.turn.sentences.at(-1)?.ply &&
    before.now === after.now &&
    before.name === after.name &&
    before.onHint === after.onHint &&
    before.onShow === after.onShow
  );
}

interface SentenceProps {
  readonly match: string;
  readonly names: readonly string[];
  readonly sentence: LogSentence;
  readonly name: string;
  readonly now: boolean;
  readonly onHint: (places: readonly Place[]) => void;
  readonly onShow: (ply: number) => void;
}

function Sentence({ match, names, sentence, name, now, onHint, onShow }: SentenceProps) {
  const hint = (): void => onHint(sentence.places);
  const leave = (): void => onHint([]);
  return (
    <a
      className="log-sentence"
      href={`#/replay/${match}?ply=${sentence.ply}`}
      data-cue={sentence.cue}
      data-now={now || undefined}
      data-tip={log.show}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onShow(sentence.ply);
      }}
      onPointerEnter={hint}
      onPointerLeave={leave}
      onFocus={hint}
      onBlur={leave}
    >
      {emphasised(withoutName(sentence.text, name), names).map((part, i) =>
        part.strong ? <b key={i}>{part.text}</b> : part.text,
      )}{' '}
    </a>
  );
}

/** Under a name, a sentence need not begin with it again: “Ann: +2 energy.” becomes “+2 energy.” */
function withoutName(text: string, name: string): string {
  for (const start of [`${name}: `, `${name} `]) {
    if (text.startsWith(start)) {
      const rest = text.slice(start.length);
      return rest.charAt(0).toUpperCase() + rest.slice(1);
    }
  }
  return text;
}
