import { ButtonLink } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { seeMe, useMe } from './me.ts';
import { freeSeats, isMyTurn, ownSeatAt, stillMine } from './summaries.ts';
import { TableList } from './tableList.tsx';
import { TEXTS } from './texts.ts';
import { useLists } from './useLists.ts';
import './onlineBand.css';

const { home, lobby } = TEXTS;

/** Nobody waits before the home page for something to happen. */
const EVERY = 15_000;
const SHOWN = 4;

/** On the home page: the way to the tables of the server, and one's own that go on there. */
export default function OnlineBand() {
  const { lists } = useLists(seeMe, EVERY);
  const me = useMe(({ person }) => person);
  const mine = lists ? stillMine(lists.mine, me) : [];
  const turns = mine.filter((table) => isMyTurn(table, me)).length;
  const open = (lists?.open ?? []).filter((table) => freeSeats(table) > 0 && ownSeatAt(table, me) < 0).length;
  return (
    <>
      <section className="online-band" aria-labelledby="online-band">
        <Icon name="person" size={24} />
        <div>
          <h2 id="online-band">{home.title}</h2>
          <p>{open > 0 ? home.waiting(open) : home.help}</p>
        </div>
        <ButtonLink icon="right" href="#/online">
          {home.go}
        </ButtonLink>
      </section>
      {mine.length > 0 && (
        <div className="online-mine">
          <TableList
            title={turns > 0 ? home.turns(turns) : home.mine}
            tables={mine}
            empty={lobby.noMine}
            shown={SHOWN}
          />
        </div>
      )}
    </>
  );
}
