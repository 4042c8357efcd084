import type { TableView } from '../../../protocol/table.ts';
import type { ColourName } from '../../seatColours.ts';
import { Button, ButtonLink, IconButton } from '../../parts/button.tsx';
import { Emblem } from '../../parts/emblem.tsx';
import { type LogTurn, turnAt } from '../log/logTurns.ts';
import { nameOf, namesOf } from '../seats.ts';
import { TEXTS } from '../texts.ts';
import { type Eyes, type Replay, SPEEDS, type Speed } from './useReplay.ts';
import '../decision/decisionBar.css';
import './replayBar.css';
import { hasEnded } from '../end/ended.ts';
import { present } from '../../../kernel/data/present.ts';

interface ReplayBarProps {
  readonly table: TableView;
  readonly replay: Replay;
  readonly turns: readonly LogTurn[];
  readonly eyes: Eyes;
  readonly onEyes: (eyes: Eyes) => void;
  readonly colours: readonly ColourName[];
  /** Nothing where nobody can play on from this match. */
  readonly onPlayOn: (() => void) | undefined;
  /** Whether the match ends with the position that is shown. */
  readonly isEnd: boolean;
}

const { replay: texts } = TEXTS;

/** The controls of a replay: slider, steps, playing, speed and whose view. */
export function ReplayBar(props: ReplayBarProps) {
  const { table, replay, turns, eyes, onEyes, colours } = props;
  const { ply, playing, go, toggle } = replay;
  const last = table.ply;
  return (
    <section className="bar replay" aria-label={texts.slider}>
      <MoveSentences table={table} turns={turns} ply={ply} colours={colours} />
      <PlayOnButton {...props} />
      <div className="replay-steps">
        <IconButton icon="first" label={texts.first} disabled={ply === 0} onClick={() => go(0)} />
        <IconButton icon="left" label={texts.back} disabled={ply === 0} onClick={() => go(ply - 1)} />
        <Button
          look="commit"
          icon={playing ? 'pause' : 'replay'}
          aria-label={playing ? texts.pause : texts.play}
          onClick={toggle}
        />
        <IconButton icon="right" label={texts.on} disabled={ply === last} onClick={() => go(ply + 1)} />
        <IconButton icon="last" label={texts.last} disabled={ply === last} onClick={() => go(last)} />
      </div>
      <input
        className="replay-slider"
        type="range"
        min={0}
        max={last}
        value={ply}
        aria-label={texts.slider}
        aria-valuetext={texts.position(ply, last)}
        style={{ '--done': `${last === 0 ? 0 : (ply / last) * 100}%` }}
        onChange={(event) => go(Number(event.target.value))}
      />
      <SpeedSelect replay={replay} />
      <EyesSelect table={table} eyes={eyes} onEyes={onEyes} />
      <ButtonLink size="small" className="replay-result" href={`#/table/${table.id}`}>
        {table.outcome ? texts.result : texts.resume}
      </ButtonLink>
    </section>
  );
}

function PlayOnButton({ onPlayOn, isEnd }: ReplayBarProps) {
  if (onPlayOn === undefined) return null;
  return (
    <Button
      size="small"
      icon="branch"
      className="replay-on"
      aria-label={TEXTS.playOn.button}
      aria-keyshortcuts="p"
      disabled={isEnd}
      data-tip={isEnd ? TEXTS.playOn.over : undefined}
      onClick={onPlayOn}
    >
      <span aria-hidden="true">{TEXTS.playOn.button}</span>
      <span aria-hidden="true">{TEXTS.playOn.short}</span>
    </Button>
  );
}

type MoveSentencesProps = Pick<ReplayBarProps, 'table' | 'turns' | 'colours'> & { readonly ply: number };

/** Whose turn it was, and the log sentences of the move. */
function MoveSentences({ table, turns, ply, colours }: MoveSentencesProps) {
  const turn = turnAt(turns, ply);
  const colour = turn?.seat === undefined ? undefined : colours[turn.seat];
  const line = turn?.sentences.filter((said) => said.from <= ply && ply <= said.ply).map((said) => said.text);
  const who = turn?.seat === undefined ? texts.start : nameOf(table, turn.seat);
  return (
    <div className="bar-say">
      {colour && <Emblem colour={colour} size={34} />}
      <div className="bar-text">
        <p className="bar-head">
          {who}
          <span className="replay-count">{texts.position(ply, table.ply)}</span>
        </p>
        <p className="bar-line replay-line" aria-live="polite">
          {line?.join(' ')}
        </p>
      </div>
    </div>
  );
}

const speedOf = (text: string): Speed => present(SPEEDS.find((speed) => String(speed) === text));

function SpeedSelect({ replay }: { replay: Replay }) {
  return (
    <select
      className="select"
      aria-label={texts.speed}
      value={replay.speed}
      onChange={(event) => replay.setSpeed(speedOf(event.target.value))}
    >
      {SPEEDS.map((speed) => (
        <option key={speed} value={speed}>
          {speed}×
        </option>
      ))}
    </select>
  );
}

type EyesSelectProps = Pick<ReplayBarProps, 'table' | 'eyes' | 'onEyes'>;

function EyesSelect({ table, eyes, onEyes }: EyesSelectProps) {
  const choices: (readonly [string, string, Eyes])[] = [
    ...(hasEnded(table) ? ([['all', texts.all, 'all']] as const) : []),
    ...namesOf(table).map((name, seat) => [String(seat), name, seat] as const),
    ['none', texts.everybody, undefined],
  ];
  const chosen = choices.find(([, , value]) => value === eyes)?.[0] ?? 'none';
  return (
    <select
      className="select"
      aria-label={texts.eyes}
      data-tip={texts.eyes}
      value={chosen}
      onChange={(event) => onEyes(choices.find(([id]) => id === event.target.value)?.[2])}
    >
      {choices.map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
