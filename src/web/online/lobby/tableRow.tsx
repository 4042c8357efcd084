import type { OnlineSummary, Person } from '../../../protocol/online.ts';
import { cardOf } from '../../games/loading.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { Emblem } from '../../parts/emblem.tsx';
import { colours } from '../../pages/home/poster.tsx';
import { onlineId } from '../connection/ids.ts';
import { freeSeats, isMyTurn, isOver, ownSeatAt, standingFor, titleFor } from './summaries.ts';
import { TEXTS } from './texts.ts';

const { lobby } = TEXTS;

interface TableRowProps {
  readonly table: OnlineSummary;
  readonly me: Person | undefined;
}

/** An online table in a list: who plays, its state, and a link to it. */
export function TableRow({ table, me }: TableRowProps) {
  const { setup, id } = table;
  const card = cardOf(setup.game);
  if (!card) return null;
  const mine = ownSeatAt(table, me) >= 0;
  const title = mine ? titleFor(table, card.name, me) : `${card.name} · ${lobby.hostedBy(table.host.name)}`;
  const turn = isMyTurn(table, me);
  return (
    <li className="match" style={colours(card)}>
      <span className="match-thumb" />
      <div className="match-text">
        <strong>{title}</strong>
        <small>
          {standingFor(table, me)}
          {!isOver(table) && (
            <>
              {' · '}
              {setup.clock ? TEXTS.clock.short(setup.clock.bank, setup.clock.increment) : TEXTS.clock.none}
            </>
          )}
          {setup.private && ` · ${lobby.private}`}
        </small>
      </div>
      <span className="match-chips">
        {table.seats.map(({ person, bot }, seat) => {
          const colour = card.colours[seat] ?? 'azure';
          const taken = person !== undefined || bot !== undefined;
          return (
            <span key={seat} className="table-chip" data-free={!taken || undefined}>
              {taken && <Emblem colour={colour} size={20} label={person?.name ?? `Bot ${bot}`} />}
            </span>
          );
        })}
      </span>
      <ButtonLink
        size="small"
        look={turn ? 'commit' : 'plain'}
        className="match-way"
        href={`#/table/${onlineId(id)}`}
      >
        {linkText(table, mine, turn)}
      </ButtonLink>
    </li>
  );
}

function linkText(table: OnlineSummary, mine: boolean, turn: boolean): string {
  if (isOver(table)) return lobby.result;
  if (turn) return lobby.yourTurn;
  if (mine) return lobby.goOn;
  if (table.stage !== 'gathering') return lobby.watch;
  return freeSeats(table) > 0 ? lobby.join : lobby.look;
}
