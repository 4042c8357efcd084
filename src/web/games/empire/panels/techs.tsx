import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import {
  CATEGORIES,
  type Category,
  COSTS,
  TECH,
  type Tech,
  TECH_SET,
  type TechId,
} from '../../../../games/empire/facts.ts';
import type { State } from '../../../../games/empire/state.ts';
import { costOf } from '../../../../games/empire/cards/techs.ts';
import { playerOf } from '../../../../games/empire/verbs.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { capital } from '../../../../kernel/defaults/words.ts';
import type { PlaceProps } from '../../view.ts';
import { Icon } from '../art/icons.tsx';
import { CATEGORY_COLOUR } from '../art/palette.ts';
import { type Sale, saleAt, saleName } from '../moves/prices.ts';
import { saleSpot, techSpot } from '../moves/spots.ts';
import { answers } from '../../../board/dark.ts';
import { Spot } from '../../../board/spot.tsx';
import { useScreenSize } from '../../../table/page/screenSize.ts';
import { Head, Signs } from './tokens.tsx';
import { amountWords } from '../moves/words.ts';

/** Technologies on sale, and those that are owned. */

export function categoryStyle(category: Category): CSSProperties {
  const { deep, light } = CATEGORY_COLOUR[category];
  return { '--deep': deep, '--light': light };
}

interface SalesProps {
  readonly state: State;
  readonly places: PlaceProps;
}

export function Sales({ state, places }: SalesProps): ReactNode {
  const box = useRef<HTMLElement>(null);
  const wide = useScreenSize() === 'wide';
  const lit = COSTS.some((cost) =>
    (['up', 'down'] as const).some((from) => places.targets.has(saleSpot(cost, from))),
  );
  // Where the column is long, what is asked for is brought into sight.
  useEffect(() => {
    if (lit && wide) box.current?.scrollIntoView({ block: 'nearest' });
  }, [lit, wide]);
  // They are laid out once all homes are chosen.
  if (state.turn === 0 && state.techs.every((tech) => tech === '')) return null;
  return (
    <section ref={box} className="empire-box" aria-label="Technologies on sale">
      <Head title="Technologies" note="open, and the next" />
      <ul className="empire-sales">
        {COSTS.map((cost) => (
          <li key={cost}>
            <Open sale={saleAt(state, cost, 'up')} places={places} />
            <Back sale={saleAt(state, cost, 'down')} places={places} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SaleProps {
  readonly sale: Sale | undefined;
  readonly places: PlaceProps;
}

function Open({ sale, places }: SaleProps): ReactNode {
  const tech = sale?.tech === undefined ? undefined : TECH[sale.tech];
  if (sale === undefined || tech === undefined) return <p className="empire-sold">Sold out</p>;
  return (
    <Spot
      {...places}
      place={saleSpot(sale.cost, 'up')}
      label={`${tech.name}, ${tech.category} of cost ${tech.cost}: ${tech.text} Price ${amountWords(tech.price)}.`}
      className="empire-tech"
      style={categoryStyle(tech.category)}
    >
      <TechFace tech={tech} />
    </Spot>
  );
}

export function TechFace({ tech }: { readonly tech: Tech }): ReactNode {
  return (
    <>
      <span className="empire-mark">
        <Icon name={tech.category} size={14} />
        <b>{tech.cost}</b>
      </span>
      <span className="empire-tech-text">
        <strong>{tech.name}</strong>
        <Signs amounts={tech.price} ground="ink" size={11} words={`price ${amountWords(tech.price)}`} />
        <small>{tech.text}</small>
      </span>
    </>
  );
}

function Back({ sale, places }: SaleProps): ReactNode {
  if (sale === undefined) return <p className="empire-back empire-gone">–</p>;
  return (
    <Spot
      {...places}
      place={saleSpot(sale.cost, 'down')}
      label={`${saleName(sale)}, face down. Price ${amountWords(sale.price)}.`}
      className="empire-back"
      style={categoryStyle(sale.category)}
    >
      <Icon name={sale.category} size={16} />
      <Signs amounts={sale.price} size={10} words={`${sale.category}, price ${amountWords(sale.price)}`} />
    </Spot>
  );
}

// ── Owned ─────────────────────────────────────────────────────────────────────────────────────────

interface OwnedProps {
  readonly state: State;
  readonly seat: Seat;
  readonly places: PlaceProps;
}

export function Owned({ state, seat, places }: OwnedProps): ReactNode {
  const { techs } = playerOf(state, seat);
  return (
    <section className="empire-owned" aria-label="Your technologies">
      <Head
        title="Technologies"
        note={state.options.playerTechSets ? `${TECH_SET} in a kind score a token` : undefined}
      />
      {state.options.playerTechSets && (
        <ul className="empire-sets">
          {CATEGORIES.map((category) => (
            <SetProgress key={category} category={category} sum={costOf(techs, category)} />
          ))}
        </ul>
      )}
      {techs.length > 0 && (
        <ul className="empire-chips">
          {techs.map((tech) => (
            <li key={tech}>
              <TechChip tech={tech} places={places} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** How far a category is on its way to the next token. */
function SetProgress({ category, sum }: { readonly category: Category; readonly sum: number }): ReactNode {
  const now = sum % TECH_SET;
  const words = `${capital(category)}: ${now} of ${TECH_SET} to the next token`;
  return (
    <li style={categoryStyle(category)} data-tip={`${words}.`}>
      <span className="unseen">{words}</span>
      <Icon name={category} size={12} />
      <span className="empire-cells" aria-hidden>
        {Array.from({ length: TECH_SET }, (_, i) => (
          <i key={i} data-full={i < now || undefined} />
        ))}
      </span>
    </li>
  );
}

interface TechChipProps {
  readonly tech: TechId;
  readonly places?: PlaceProps;
}

export function TechChip({ tech, places }: TechChipProps): ReactNode {
  const { name, text, category, cost } = TECH[tech];
  const face = (
    <>
      <b>{cost}</b>
      <span>{name}</span>
    </>
  );
  if (places === undefined) {
    return (
      <span
        className="empire-chip"
        {...answers(techSpot(tech))}
        style={categoryStyle(category)}
        data-tip={text}
      >
        {face}
      </span>
    );
  }
  return (
    <Spot
      {...places}
      place={techSpot(tech)}
      label={`${name}: ${text}`}
      className="empire-chip"
      style={categoryStyle(category)}
    >
      {face}
    </Spot>
  );
}
