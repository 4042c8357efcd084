import { useEffect, useId, useMemo, useState } from 'react';
import { GAME_CARDS } from '../../games/index.ts';
import { colours } from '../../pages/home/poster.tsx';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { useTitle } from '../../app/title.ts';
import { introduceMe, useMe } from '../people/me.ts';
import type { LobbySearch } from '../connection/requests.ts';
import { NeedsServer } from '../needsServer.tsx';
import {
  EVERYTHING,
  type Filter,
  matches,
  isMyTurn,
  ownSeatAt,
  myOpenTables,
  useFilter,
} from './summaries.ts';
import { TableList } from './tableList.tsx';
import { TEXTS } from './texts.ts';
import { type PagedTables, useLists } from './useLists.ts';
import './lobby.css';
import { present } from '../../../kernel/data/present.ts';

const { lobby } = TEXTS;

/** Milliseconds between two updates, as tables come and go. */
const EVERY = 5000;

/** The tables of this server: one's own, those that wait for players, and those that may be watched. */
export default function Lobby() {
  return (
    <NeedsServer>
      <Tables />
    </NeedsServer>
  );
}

function Tables() {
  const filter = useFilter();
  const search = useSearch(filter);
  const [pages, setPages] = useState({ of: search, open: 1, running: 1 });
  if (pages.of !== search) setPages({ of: search, open: 1, running: 1 });
  const { lists, failed } = useLists({ identify: introduceMe, every: EVERY, search, pages });
  const me = useMe(({ person }) => person);
  const others = (found: PagedTables | undefined) =>
    found?.tables.filter((table) => matches(table, filter) && ownSeatAt(table, me) < 0);
  const more = (list: 'open' | 'running') =>
    lists?.[list].hasMore ? () => setPages({ ...pages, [list]: pages[list] + 1 }) : undefined;
  const isNarrowed = filter !== EVERYTHING;
  const mine = lists && myOpenTables(lists.mine, me);
  const isAsked = mine?.some((table) => isMyTurn(table, me));
  useTitle(isAsked ? `${lobby.yourTurn} · ${lobby.title}` : lobby.title);
  return (
    <div className="lobby">
      <header className="lobby-head">
        <div>
          <h1 className="headline">{lobby.headline}</h1>
          <p className="lead">{lobby.lead}</p>
        </div>
        <ButtonLink icon="person" href="#/online/me" className="lobby-me">
          {me?.name ?? lobby.profile}
        </ButtonLink>
      </header>
      {failed && (
        <p className="fault lobby-fault" role="alert">
          <Icon name="warn" size={16} />
          {lobby.offline}
        </p>
      )}
      <section className="lobby-new" aria-label={lobby.newTable}>
        {GAME_CARDS.map((card) => (
          <a key={card.id} className="lobby-game" href={`#/online/new/${card.id}`} style={colours(card)}>
            <span className="lobby-art" aria-hidden="true">
              <card.Poster />
            </span>
            <span className="lobby-words">
              <strong>{card.name}</strong>
              <small>{lobby.newTable}</small>
            </span>
            <Icon name="add" size={20} />
          </a>
        ))}
      </section>
      <div className="home-lists lobby-lists">
        <TableList title={lobby.mine} tables={mine} empty={lobby.noMine} />
        <div>
          <TableList
            title={lobby.waiting}
            tables={others(lists?.open)}
            empty={isNarrowed ? <NoneFound /> : lobby.noWaiting}
            action={<Filters filter={filter} onChange={(changed) => useFilter.setState(changed, true)} />}
            onMore={more('open')}
          />
          <TableList
            title={lobby.running}
            tables={others(lists?.running)}
            empty={isNarrowed ? lobby.noneFound : lobby.noRunning}
            onMore={more('running')}
          />
        </div>
      </div>
    </div>
  );
}

function NoneFound() {
  return (
    <>
      {lobby.noneFound}{' '}
      <Button look="ghost" size="small" onClick={() => useFilter.setState(EVERYTHING, true)}>
        {lobby.clear}
      </Button>
    </>
  );
}

/** Milliseconds without a new letter before the server is asked. */
const TYPING = 250;

/** What the server is asked for. */
function useSearch({ search, game, free }: Filter): LobbySearch {
  const [words, setWords] = useState(search.trim());
  useEffect(() => {
    const timer = setTimeout(() => setWords(search.trim()), TYPING);
    return () => clearTimeout(timer);
  }, [search]);
  return useMemo(
    () => ({
      ...(words !== '' && { search: words }),
      ...(game !== '' && { game }),
      ...(free && { free: 'true' as const }),
    }),
    [words, game, free],
  );
}

const SEATS = [1, 2, 3, 4, 5, 6] as const;
const MOST_LETTERS = 100;

function Filters({ filter, onChange }: { filter: Filter; onChange: (filter: Filter) => void }) {
  return (
    <div className="lobby-filters">
      <input
        className="input lobby-search"
        type="search"
        aria-label={lobby.search}
        placeholder={lobby.searchHint}
        maxLength={MOST_LETTERS}
        autoComplete="off"
        value={filter.search}
        onChange={({ target }) => onChange({ ...filter, search: target.value })}
      />
      <label className="check lobby-free">
        <input
          type="checkbox"
          checked={filter.free}
          onChange={({ target }) => onChange({ ...filter, free: target.checked })}
        />
        {lobby.freeOnly}
      </label>
      <Choice
        label={lobby.game}
        value={filter.game}
        options={[['', lobby.anyGame], ...GAME_CARDS.map(({ id, name }) => [id, name] as const)]}
        onChange={(game) => onChange({ ...filter, game })}
      />
      <Choice
        label={lobby.seats}
        value={String(filter.seats)}
        options={[['0', lobby.anySeats], ...SEATS.map((n) => [String(n), lobby.seatCount(n)] as const)]}
        onChange={(seats) => onChange({ ...filter, seats: Number(seats) })}
      />
      <Choice
        label={lobby.clock}
        value={filter.clock}
        options={[
          ['any', lobby.anyClock],
          ['with', lobby.withClock],
          ['without', lobby.withoutClock],
        ]}
        onChange={(clock) => onChange({ ...filter, clock })}
      />
    </div>
  );
}

interface ChoiceProps<V> {
  readonly label: string;
  readonly value: V;
  readonly options: readonly (readonly [value: V, name: string])[];
  readonly onChange: (value: V) => void;
}

function Choice<V extends string>({ label, value, options, onChange }: ChoiceProps<V>) {
  const id = useId();
  const choose = (text: string): void => {
    const [chosen] = present(options.find(([option]) => option === text));
    onChange(chosen);
  };
  return (
    <div>
      <label className="unseen" htmlFor={id}>
        {label}
      </label>
      <select id={id} className="select" value={value} onChange={({ target }) => choose(target.value)}>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
