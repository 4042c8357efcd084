import { memo, type MouseEvent, useEffect, useRef, useState } from 'react';
import type { ColourName } from '../../seatColours.ts';
import type { Seat } from '../../../kernel/game.ts';
import { Button } from '../../parts/button.tsx';
import { Emblem } from '../../parts/emblem.tsx';
import { moveFocus } from '../keys/listFocus.ts';
import { emphasised, lineAt, type LogSentence, type LogTurn } from './logTurns.ts';
import { TEXTS } from '../texts.ts';
import './log.css';

interface LogProps {
  /** The id of the match; a line opened in another tab shows its replay. */
  readonly match: string;
  readonly turns: readonly LogTurn[];
  readonly names: readonly string[];
  readonly colours: readonly ColourName[];
  /** Who reads it, where that is one person. */
  readonly you?: Seat | undefined;
  /** The move whose position is shown, its line is marked and kept in sight; undefined while that is the latest. */
  readonly ply: number | undefined;
  readonly onHint: (line: LogSentence | undefined) => void;
  readonly onShow: (ply: number) => void;
  /** Only what happened since the own last turn, and how to see all again. */
  readonly since?: { readonly onAll: () => void; readonly onAgain?: () => void } | undefined;
}

const { log } = TEXTS;

/** What happened, a line for every action. Pointing at one draws it again, a click shows the table then. */
export function Log({ match, turns, names, colours, you, ply, onHint, onShow, since }: LogProps) {
  const root = useRef<HTMLOListElement>(null);
  const count = turns.reduce((sum, turn) => sum + turn.sentences.length, 0);
  // An action that goes on is told in a line that grows.
  const last = turns.at(-1)?.sentences.at(-1)?.text;
  const marked = ply === undefined ? undefined : lineAt(turns, ply);
  useEffect(() => {
    const list = root.current;
    const line = list?.querySelector('[data-now]');
    if (line) line.scrollIntoView({ block: 'nearest' });
    else if (list) list.scrollTop = ply === undefined ? list.scrollHeight : 0;
  }, [count, last, ply]);
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
        {turns.map((turn, i) => (
          <Turn
            key={turn.number}
            match={match}
            turn={turn}
            names={names}
            name={whoseTurn(turn, names, you)}
            colour={turn.seat === undefined ? undefined : colours[turn.seat]}
            latest={ply === undefined && i === turns.length - 1}
            now={marked && turn.sentences.includes(marked) ? marked.ply : undefined}
            onHint={onHint}
            onShow={onShow}
          />
        ))}
      </ol>
    </div>
  );
}

function whoseTurn({ seat }: LogTurn, names: readonly string[], you: Seat | undefined): string {
  if (seat === undefined) return log.setup;
  return seat === you ? log.you : (names[seat] ?? '');
}

interface TurnProps {
  readonly match: string;
  readonly turn: LogTurn;
  readonly names: readonly string[];
  readonly name: string;
  readonly colour: ColourName | undefined;
  readonly latest: boolean;
  readonly now: number | undefined;
  readonly onHint: (line: LogSentence | undefined) => void;
  readonly onShow: (ply: number) => void;
}

const Turn = memo(function Turn({
  match,
  turn,
  names,
  name,
  colour,
  latest,
  now,
  onHint,
  onShow,
}: TurnProps) {
  const [first] = turn.sentences;
  if (first === undefined) return null;
  return (
    <li className="log-turn">
      <p className="log-who">
        {colour && <Emblem colour={colour} size={18} />}
        <b>{name}</b>
        {turn.number > 0 && (
          <a
            className="log-time"
            href={`#/replay/${match}?ply=${first.ply}`}
            data-tip={log.show}
            onClick={(event) => goThere(event, () => onShow(first.ply))}
          >
            {latest ? log.now : log.turn(turn.number)}
          </a>
        )}
      </p>
      <ul className="log-text">
        {turn.sentences.map((sentence, i) => (
          <li key={i}>
            <Sentence
              match={match}
              names={names}
              sentence={sentence}
              name={name}
              now={sentence.ply === now}
              onHint={onHint}
              onShow={onShow}
            />
          </li>
        ))}
      </ul>
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
    before.latest === after.latest &&
    before.now === after.now &&
    before.name === after.name &&
    before.onHint === after.onHint &&
    before.onShow === after.onShow
  );
}

/** Keys held with a click open the replay elsewhere, as with any link. */
function goThere(event: MouseEvent, show: () => void): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  show();
}

interface SentenceProps {
  readonly match: string;
  readonly names: readonly string[];
  readonly sentence: LogSentence;
  readonly name: string;
  readonly now: boolean;
  readonly onHint: (line: LogSentence | undefined) => void;
  readonly onShow: (ply: number) => void;
}

/** A finger first asks what a line was about, as a mouse does by pointing, and goes there with a second tap. */
function Sentence({ match, names, sentence, name, now, onHint, onShow }: SentenceProps) {
  const [tapped, setTapped] = useState(false);
  const { text, details, ply, cue } = sentence;
  const hint = (): void => onHint(sentence);
  const leave = (): void => {
    setTapped(false);
    onHint(undefined);
  };
  const press = (event: MouseEvent): void => {
    if (!isTouch(event) || tapped) return goThere(event, () => onShow(ply));
    event.preventDefault();
    setTapped(true);
    hint();
  };
  return (
    <a
      className="log-sentence"
      href={`#/replay/${match}?ply=${ply}`}
      data-cue={cue}
      data-now={now || undefined}
      data-tip={details.length > 0 ? details.join('\n') : log.show}
      onClick={press}
      onPointerEnter={hint}
      onPointerLeave={(event) => event.pointerType === 'touch' || leave()}
      onFocus={hint}
      onBlur={leave}
    >
      {emphasised(withoutName(text, name), names).map((part, i) =>
        part.strong ? <b key={i}>{part.text}</b> : part.text,
      )}
      {tapped && details.length > 0 && <span className="log-details">{details.join(' ')}</span>}
    </a>
  );
}

function isTouch({ nativeEvent }: MouseEvent): boolean {
  return nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
}

/** Under a name, a line need not begin with it again: “Ann: +2 energy.” becomes “+2 energy.” */
function withoutName(text: string, name: string): string {
  const own = name === log.you ? log.your : `${name}’s`;
  for (const start of [`${name}: `, `${name} `, `${own} `]) {
    if (text.startsWith(start)) {
      const rest = text.slice(start.length);
      return rest.charAt(0).toUpperCase() + rest.slice(1);
    }
  }
  return text;
}
