import type { ReactNode } from 'react';
import { type Cost, KIT, type LootCard, RESOURCES, SHIP } from '../../../../games/star/facts.ts';
import { counterWords } from '../../../../games/star/texts/words.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import type { ColourName } from '../../../seatColours.ts';
import { KitIcon } from '../art/kits.tsx';
import { ShipIcon } from '../art/ships.tsx';
import { kitWords } from '../moves/prices.ts';
import { Price, Sign } from '../panels/counters.tsx';
import type { DrawnCard, LootMoment } from './moments.ts';

/** The cards of a draw held up, each with what it is and costs, and what was discarded at once. */
export function LootPanel({ cards, colour, stock }: LootMoment): ReactNode {
  return (
    <div className="star-loot">
      <h2>You draw</h2>
      <ul>
        {cards.map((drawn, i) => (
          <li key={i} data-gone={drawn.discarded || undefined}>
            <Face card={drawn.card} colour={colour} stock={stock} />
            <Fate {...drawn} stock={stock} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FaceProps {
  readonly card: LootCard;
  readonly colour: ColourName;
  readonly stock: Cost;
}

function Face({ card, colour, stock }: FaceProps): ReactNode {
  if (card.kind === 'resource')
    return (
      <>
        <Sign resource={card.resource} size={52} />
        <b>{counterWords(brought(card))}</b>
      </>
    );
  if (card.kind === 'ship')
    return (
      <>
        <ShipIcon type={card.ship} colour={colour} size={60} />
        <b>{SHIP[card.ship].name} blueprint</b>
        <Price cost={SHIP[card.ship].cost} stock={stock} />
      </>
    );
  return (
    <>
      <KitIcon kit={card.kit} size={52} />
      <b>{KIT[card.kit].name} kit</b>
      <small>{kitWords(card.kit)}</small>
      <Price cost={KIT[card.kit].cost} stock={stock} />
    </>
  );
}

function brought({ resource, amount }: Extract<LootCard, { kind: 'resource' }>): Cost {
  const [metal = 0, fuel = 0, weapon = 0] = RESOURCES.map((one) => (one === resource ? amount : 0));
  return [metal, fuel, weapon];
}

/** What becomes of a card. */
function Fate({ card, discarded, stock }: DrawnCard & { readonly stock: Cost }): ReactNode {
  if (card.kind === 'resource') return <small>yours at once</small>;
  if (!discarded) return <small>can be {card.kind === 'kit' ? 'fitted' : 'built'} now</small>;
  const cost = card.kind === 'ship' ? SHIP[card.ship].cost : KIT[card.kit].cost;
  const [metal = 0, fuel = 0, weapon = 0] = RESOURCES.map((_, i) =>
    Math.max(0, itemAt(cost, i) - itemAt(stock, i)),
  );
  const short = metal + fuel + weapon > 0;
  return (
    <small className="star-loot-gone">
      discarded: {short ? `${counterWords([metal, fuel, weapon])} short` : 'nothing to build'}
    </small>
  );
}
