import { itemAt } from '../../../kernel/data/lists.ts';
import { gameName } from './gameName.ts';
import { byGame, type Group, isAgainst } from './sums/groups.ts';
import type { OwnMatch } from './sums/ownMatch.ts';
import { Panel, type PanelProps } from './panel.tsx';
import { ShareRow } from './shareRow.tsx';
import { TEXTS } from './texts.ts';

/** Places by game, each a part of a bar. */
export function GamesPanel({ matches, onOpen }: PanelProps) {
  const groups = byGame(matches);
  const most = Math.max(1, ...matches.map(({ place }) => place));
  const least = Math.min(1, ...matches.map(({ place }) => place));
  return (
    <Panel
      title={TEXTS.games.title}
      beside={<span className="caption">{TEXTS.share.count(matches.length)}</span>}
    >
      <ul className="stats-rows">
        {groups.map((group) => (
          <ShareRow key={group.key} name={nameOf(group)} matches={group.matches} onOpen={onOpen}>
            <Places matches={group.matches} />
          </ShareRow>
        ))}
      </ul>
      <ul className="stats-legend" aria-label={TEXTS.places.legend}>
        {Array.from({ length: most - least + 1 }, (_, i) => (
          <li key={least + i} data-place={least + i}>
            {TEXTS.places.place(least + i)}
          </li>
        ))}
      </ul>
      <p className="caption stats-foot">{TEXTS.share.parHelp}</p>
    </Panel>
  );
}

function nameOf(group: Group): string {
  const game = gameName(itemAt(group.key.split(' '), 0));
  if (isAgainst(group)) return game;
  const alone = group.matches.every(({ seats }) => seats === 1);
  return alone ? TEXTS.games.alone(game) : TEXTS.games.together(game);
}

/** How often each place was reached; the numbers are told with the row. */
function Places({ matches }: { matches: readonly OwnMatch[] }) {
  const places = [...Map.groupBy(matches, ({ place }) => place)].toSorted(([a], [b]) => a - b);
  return (
    <span className="stats-places" aria-hidden="true">
      {places.map(([place, some]) => (
        <span key={place} data-place={place} style={{ flexGrow: some.length }}>
          {some.length}
        </span>
      ))}
    </span>
  );
}
