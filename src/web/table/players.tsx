import type { TableFrame } from '../../protocol/table.ts';
import type { LoadedGame } from '../games/view.ts';
import { namesOf, roleOf } from './seats.ts';
import { TEXTS } from './texts.ts';

interface PlayersProps {
  readonly frame: Pick<TableFrame, 'setup' | 'eyes' | 'thinking'>;
  readonly game: LoadedGame;
  readonly state: object;
  readonly actors: readonly number[];
  readonly compact: boolean;
}

/** Everybody at the table: a column of panels, or a strip of the most important figures. */
export function Players({ frame, game, state, actors, compact }: PlayersProps) {
  const { Panel } = game.view;
  return (
    <ul className={compact ? 'strip' : 'players'} aria-label={TEXTS.page.players}>
      {namesOf(frame).map((name, seat) => (
        <li
          key={seat}
          aria-current={actors.includes(seat) || undefined}
          data-thinking={frame.thinking === seat || undefined}
        >
          <Panel
            state={state}
            seat={seat}
            name={name}
            role={roleOf(frame, seat)}
            active={actors.includes(seat)}
            compact={compact}
          />
        </li>
      ))}
    </ul>
  );
}
