import { useState } from 'react';
import { opponentName } from './filterBar.tsx';
import { gameName } from './gameName.ts';
import { byOpponent, bySeats, byWord, type Group, isAgainst, sortsOf } from './sums/groups.ts';
import { Panel, type PanelProps } from './panel.tsx';
import { ShareRow } from './shareRow.tsx';
import { TEXTS } from './texts.ts';

export function SeatsPanel({ matches, onOpen }: PanelProps) {
  return (
    <Panel title={TEXTS.bySeats.title}>
      <Rows groups={bySeats(matches)} nameOf={seatsName} onOpen={onOpen} />
    </Panel>
  );
}

function seatsName(group: Group): string {
  const count = Number.parseInt(group.key, 10);
  return count === 1 || isAgainst(group) ? TEXTS.seats(count) : TEXTS.bySeats.together(count);
}

export function OpponentsPanel({ matches, onOpen }: PanelProps) {
  const groups = byOpponent(matches);
  return (
    <Panel title={TEXTS.opponents.title}>
      {groups.length === 0 ? (
        <p className="caption">{TEXTS.opponents.none}</p>
      ) : (
        <Rows groups={groups} nameOf={({ key }) => opponentName(key)} onOpen={onOpen} />
      )}
    </Panel>
  );
}

/** A panel for each game that tells something of its seats. */
export function ReportPanels({ matches, onOpen }: PanelProps) {
  return [...Map.groupBy(matches, ({ game }) => game)].map(
    ([game, some]) =>
      sortsOf(some).length > 0 && <ReportPanel key={game} game={game} matches={some} onOpen={onOpen} />,
  );
}

function ReportPanel({ game, matches, onOpen }: PanelProps & { game: string }) {
  const { title, by, sorted, value } = TEXTS.byReport;
  const words = sortsOf(matches);
  const [chosen, setChosen] = useState<string>();
  const word = words.find((one) => one === chosen) ?? words[0] ?? '';
  const name = gameName(game);
  const choice = (
    <select
      className="select stats-sort"
      aria-label={by(name)}
      value={word}
      onChange={({ target }) => setChosen(target.value)}
    >
      {words.map((one) => (
        <option key={one} value={one}>
          {sorted(one)}
        </option>
      ))}
    </select>
  );
  return (
    <Panel title={title(name)} beside={choice}>
      <Rows groups={byWord(matches, word)} nameOf={({ key }) => value(word, key)} onOpen={onOpen} />
    </Panel>
  );
}

interface RowsProps extends Pick<PanelProps, 'onOpen'> {
  readonly groups: readonly Group[];
  readonly nameOf: (group: Group) => string;
}

function Rows({ groups, nameOf, onOpen }: RowsProps) {
  return (
    <ul className="stats-rows">
      {groups.map((group) => (
        <ShareRow key={group.key} name={nameOf(group)} matches={group.matches} onOpen={onOpen} />
      ))}
    </ul>
  );
}
