import type { TableSummary } from '../../../protocol/table.ts';
import { go } from '../../address.ts';
import { cardOf } from '../../games/loading.ts';
import type { GameCard } from '../../games/view.ts';
import { tableHost } from '../../host.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { Emblem } from '../../parts/emblem.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Menu, type MenuItem } from '../../parts/menu.tsx';
import { showFault } from '../../parts/toast.tsx';
import { saveFile } from './saveFile.ts';
import { TEXTS } from '../../texts.ts';
import type { ListedMatch } from './listedMatches.ts';
import { agoOf, awaitsPerson, branchStandingOf, isDone, standingOf, titleOf } from './matchLine.ts';
import { colours } from './poster.tsx';

const { home } = TEXTS;

/** One match in a list: who plays, the score, and a link to it; its branches are folded away. */
export function MatchRow({ match, onRemove }: { match: ListedMatch; onRemove: () => void }) {
  const { table, branches } = match;
  const card = cardOf(table.setup.game);
  const title = titleOf(table, card?.name ?? TEXTS.match.unknownGame);
  const ago = agoOf(table, Date.now());
  const items: MenuItem[] = [
    ...(card
      ? [{ label: home.replay, icon: 'replay', onSelect: () => go(`/replay/${table.id}`) } as const]
      : []),
    { label: home.download, icon: 'download', onSelect: () => void download(table).catch(showFault) },
    { label: home.remove, icon: 'delete', danger: true, onSelect: onRemove },
  ];
  return (
    <li style={card && colours(card)}>
      <div className="match">
        <span className="match-thumb" />
        <div className="match-text">
          <strong>{title}</strong>
          <small>{standingOf(table)}</small>
        </div>
        {card && <Chips card={card} table={table} />}
        <small className="match-ago">
          <span className="unseen">{TEXTS.match.lastPlayed}</span>
          {ago}
        </small>
        {card && <WayIn table={table} />}
        <Menu label={home.more(title)} items={items} />
      </div>
      {card && branches.length > 0 && <Branches branches={branches} />}
    </li>
  );
}

function Branches({ branches }: { branches: readonly TableSummary[] }) {
  const open = branches.filter(({ actors }) => actors.length > 0).length;
  return (
    <details className="match-branches">
      <summary>
        <Icon name="right" size={16} />
        {home.branches(branches.length, open)}
      </summary>
      <ul>
        {branches.map((branch) => (
          <li key={branch.id} className="match">
            <div className="match-text">
              <strong>{titleOf(branch, '')}</strong>
              <small>{branchStandingOf(branch)}</small>
            </div>
            <WayIn table={branch} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Chips({ card, table }: { card: GameCard; table: TableSummary }) {
  return (
    <span className="match-chips">
      {table.setup.chairs.map((chair, seat) => {
        const colour = card.colours[seat];
        return colour && <Emblem key={chair.name} colour={colour} size={20} label={chair.name} />;
      })}
    </span>
  );
}

function WayIn({ table }: { table: TableSummary }) {
  const over = table.actors.length === 0;
  const mine = awaitsPerson(table) && !isDone(table);
  const seated = table.setup.chairs.some((chair) => chair.player === 'person');
  return (
    <ButtonLink
      size="small"
      className={mine ? 'match-way match-mine' : 'match-way'}
      href={over ? `#/replay/${table.id}` : `#/table/${table.id}`}
    >
      {over ? home.replay : mine ? home.yourTurn : seated ? home.resume : home.watch}
    </ButtonLink>
  );
}

async function download({ id, setup }: TableSummary): Promise<void> {
  saveFile(`orrery-${setup.game}-${id}.json`, await tableHost().record(id));
}
