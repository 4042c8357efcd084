import type { ReactNode } from 'react';
import {
  type Cost,
  KIT,
  type KitType,
  LOOT,
  type LootCard,
  SHIP,
  type ShipType,
} from '../../../../games/star/facts.ts';
import type { State } from '../../../../games/star/state.ts';
import { affordable, playerOf, tokensLeft } from '../../../../games/star/verbs.ts';
import { printThing } from '../../../../games/star/why/things.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { answers } from '../../../board/dark.ts';
import { KitIcon } from '../art/kits.tsx';
import { ShipIcon } from '../art/ships.tsx';
import { colourOf } from '../colours.ts';
import { Price } from './counters.tsx';
import { kitWords } from '../moves/prices.ts';

/** The blueprints drawn in this turn, with what they cost. */
export function Blueprints({ state }: { readonly state: State }): ReactNode {
  const cards = state.drawn.flatMap((n, card) => Array.from({ length: n }, () => itemAt(LOOT, card)));
  return (
    <section className="star-box star-prints" aria-label="Blueprints drawn">
      <h2 className="small-head">Blueprints drawn</h2>
      <ul>
        {cards.map((card, i) => (
          <li key={i}>
            <Blueprint state={state} card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Blueprint({ state, card }: { readonly state: State; readonly card: LootCard }): ReactNode {
  if (card.kind === 'ship') return <ShipPrint state={state} type={card.ship} />;
  return card.kind === 'kit' ? <KitPrint state={state} kit={card.kit} /> : null;
}

function ShipPrint({ state, type }: { readonly state: State; readonly type: ShipType }): ReactNode {
  const { name, cost, hull, die, movement, range } = SHIP[type];
  const spare = tokensLeft(playerOf(state, state.current), type) > 0;
  return (
    <Print
      state={state}
      cost={cost}
      thing={printThing(type)}
      name={name}
      words={spare ? `hull ${hull}, d${die}, move ${movement}, range ${range}` : 'all of them are on the mat'}
      open={spare}
    >
      <ShipIcon type={type} colour={colourOf(state, state.current)} size={34} />
    </Print>
  );
}

function KitPrint({ state, kit }: { readonly state: State; readonly kit: KitType }): ReactNode {
  const { name, cost } = KIT[kit];
  return (
    <Print state={state} cost={cost} thing={printThing(kit)} name={`${name} kit`} words={kitWords(kit)} open>
      <KitIcon kit={kit} size={26} />
    </Print>
  );
}

interface PrintProps {
  readonly state: State;
  /** What wishes call it. */
  readonly thing: string;
  readonly name: string;
  readonly words: string;
  readonly cost: Cost;
  /** Whether anything but the price could be in the way. */
  readonly open: boolean;
  readonly children: ReactNode;
}

function Print({ state, thing, name, words, cost, open, children }: PrintProps): ReactNode {
  const player = playerOf(state, state.current);
  return (
    <div
      className="star-print"
      {...answers(thing)}
      aria-label={name}
      data-closed={!open || !affordable(player, cost) || undefined}
    >
      <span className="star-print-sign">{children}</span>
      <div>
        <b>{name}</b>
        <Price cost={cost} stock={player.stock} />
        <small>{words}</small>
      </div>
    </div>
  );
}
