import type { TableSummary } from '../../../protocol/table.ts';
import { cardOf } from '../../games/loading.ts';
import type { GameCard } from '../../games/view.ts';
import { openGuided } from '../../opening.ts';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { minutesOf } from '../../table/guide/lesson.ts';
import { TEXTS } from '../../texts.ts';
import { awaitsPerson, standingOf, titleOf } from './matchLine.ts';
import { colours } from './poster.tsx';
import './hero.css';

const { home } = TEXTS;

/** One click back to the match that waits; for newcomers, to their first game. */
export function Hero({ table, first }: { table: TableSummary | undefined; first: GameCard }) {
  const card = (table && cardOf(table.setup.game)) ?? first;
  return (
    <section className="hero night" style={colours(card)} aria-labelledby="hero-title">
      <div className="hero-art" aria-hidden="true">
        <card.Poster />
      </div>
      <div className="hero-text">
        {table ? <Waiting table={table} card={card} /> : <Newcomer card={card} />}
      </div>
    </section>
  );
}

function Waiting({ table, card }: { table: TableSummary; card: GameCard }) {
  return (
    <>
      <p className="small-head">{awaitsPerson(table) ? home.waits(card.name) : home.runs(card.name)}</p>
      <h1 id="hero-title">{titleOf(table, card.name)}</h1>
      <p className="lead">{standingOf(table)}</p>
      <div className="hero-ways">
        <ButtonLink look="commit" size="large" icon="replay" href={`#/table/${table.id}`}>
          {home.continue}
        </ButtonLink>
        {table.ply > 0 && (
          <ButtonLink size="large" href={`#/replay/${table.id}`}>
            {home.happened}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

function Newcomer({ card }: { card: GameCard }) {
  const [first] = card.guided ?? [];
  return (
    <>
      <p className="small-head">{home.new}</p>
      <h1 id="hero-title">{home.newTitle(card.name)}</h1>
      <p className="lead">{home.newHelp}</p>
      <div className="hero-ways">
        <Button look="commit" size="large" icon="guide" onClick={() => void openGuided(card)}>
          {home.teach}
          {first && <small>{home.minutes(minutesOf(first))}</small>}
        </Button>
      </div>
    </>
  );
}
