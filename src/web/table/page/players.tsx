import type { Seat } from '../../../kernel/game.ts';
import type { TableView } from '../../../protocol/table.ts';
import { CORNERS, type LoadedGame } from '../../games/view.ts';
import { useOnlineExtras } from '../onlineExtras.ts';
import { cornersFor } from './corners.ts';
import type { Corners } from './layout.tsx';
import { calledOf, namesOf } from '../seats.ts';
import { TEXTS } from '../texts.ts';

interface Seated {
  readonly table: Pick<TableView, 'id' | 'setup' | 'eyes' | 'thinking'>;
  readonly game: LoadedGame;
  readonly state: object;
  readonly actors: readonly number[];
  /** Who reads it, where that is one person. */
  readonly you?: Seat | undefined;
}

/** Everybody at the table: a column of panels, or a strip of the most important figures. */
export function Players({ compact, ...seated }: Seated & { readonly compact: boolean }) {
  const { table, actors } = seated;
  return (
    <ul className={compact ? 'strip' : 'players'} aria-label={TEXTS.page.players}>
      {namesOf(table).map((_, seat) => (
        <li
          key={seat}
          className="night"
          aria-current={actors.includes(seat) || undefined}
          data-thinking={table.thinking === seat || undefined}
        >
          <SeatPanel {...seated} seat={seat} compact={compact} />
        </li>
      ))}
    </ul>
  );
}

/** The panels of those who sit in the corners of the screen. */
export function cornerPanels(seated: Seated): Corners {
  const { table, game, state } = seated;
  const seats = cornersFor(table.setup.chairs.map((_, seat) => game.view.cornerOf?.(state, seat)));
  const panels = CORNERS.flatMap((corner) => {
    const seat = seats.get(corner);
    return seat === undefined ? [] : [[corner, <CornerPanel key={seat} {...seated} seat={seat} />] as const];
  });
  return Object.fromEntries(panels) as Corners; // by the corners above, as far as somebody sits there
}

function CornerPanel({ seat, ...seated }: Seated & { readonly seat: Seat }) {
  const { table, actors } = seated;
  return (
    <div
      className="corner night"
      aria-current={actors.includes(seat) || undefined}
      data-thinking={table.thinking === seat || undefined}
    >
      <SeatPanel {...seated} seat={seat} compact={false} />
    </div>
  );
}

function SeatPanel(props: Seated & { readonly seat: Seat; readonly compact: boolean }) {
  const { table, game, state, actors, you, seat, compact } = props;
  const { Panel } = game.view;
  const extras = useOnlineExtras();
  return (
    <>
      <Panel
        state={state}
        seat={seat}
        {...calledOf(table, seat, you)}
        active={actors.includes(seat)}
        compact={compact}
      />
      {extras?.seat(seat, compact)}
    </>
  );
}
