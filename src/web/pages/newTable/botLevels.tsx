import { useId } from 'react';
import type { BotKind } from '../../../bots/bot.ts';
import { readable } from '../../../kernel/data/readable.ts';
import { keysOf } from '../../../kernel/data/records.ts';
import { Icon } from '../../parts/icon.tsx';
import { TEXTS } from '../../texts.ts';
import { LEVEL_FOR, type Played } from './played.ts';
import { Segments } from './segments.tsx';
import './botLevels.css';

const { newTable } = TEXTS;

interface PlayedFieldProps {
  readonly played: Played | undefined;
  readonly onChange: (played: Played) => void;
}

/** Asks how much somebody has played, which levels all bots at once. */
export function PlayedField({ played, onChange }: PlayedFieldProps) {
  const id = useId();
  return (
    <div className="played">
      <h3 id={id}>{newTable.played}</h3>
      <Segments
        id={id}
        values={keysOf(LEVEL_FOR)}
        label={(answer) => newTable.answers[answer]}
        value={played}
        onChange={onChange}
      />
      <p className="caption" id={`${id}-help`} aria-live="polite">
        {newTable.playedHelp(played && LEVEL_FOR[played])}
      </p>
    </div>
  );
}

/** Every level with its sentence, folded away. */
export function LevelList({ levels }: { levels: readonly BotKind[] }) {
  return (
    <details className="levels">
      <summary>
        <Icon name="right" size={16} />
        {newTable.levels}
      </summary>
      <dl>
        {levels.map(({ name, help }) => (
          <div key={name}>
            <dt>{readable(name)}</dt>
            <dd>{newTable.botHelp(help)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
