import type { ReactNode } from 'react';
import type { Deal, Move, MoveOf, State, Unit } from '../../../../games/factions/state.ts';
import { STORED } from '../../../../games/factions/why/wishes.ts';
import { machineName, nameOf, unitName } from '../../../../games/factions/texts/words.ts';
import { playerOf } from '../../../../games/factions/verbs.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { capital, count, type Names } from '../../../../kernel/defaults/words.ts';
import type { Offer } from '../../../../protocol/table.ts';
import type { PlaceProps } from '../../view.ts';
import { Icon, type IconName } from '../art/icons.tsx';
import { ShipIcon } from '../art/ships.tsx';
import { colourOf } from '../colours.ts';
import { unitSpot } from '../moves/spots.ts';
import { Spot } from '../../../board/spot.tsx';

/** A deal in the making, or on the table: what each side gives. */

interface TradeProps {
  readonly state: State;
  readonly names: Names;
  /** Who looks at it from one side. */
  readonly seat: Seat;
  readonly deal: Deal & { readonly step: 'draft' | 'answer' };
  readonly offers: readonly Offer<Move>[];
  readonly places: PlaceProps;
}

export function Trade({ state, names, seat, deal, offers, places }: TradeProps): ReactNode {
  const mine = seat === deal.maker;
  const other = mine ? deal.partner : deal.maker;
  const [out, into] = mine ? [deal.give, deal.ask] : [deal.ask, deal.give];
  return (
    <section className="factions-box factions-trade" aria-label={`A deal with ${nameOf(names, other)}`}>
      <h3>
        <ShipIcon colour={colourOf(state, seat)} size={22} />
        <span>{titleOf(deal, mine, nameOf(names, other))}</span>
        <ShipIcon colour={colourOf(state, other)} size={22} />
      </h3>
      <div className="factions-sides">
        <Side title="You give" units={out}>
          <Adds side="give" offers={offers} places={places} draft={deal.step === 'draft'} />
        </Side>
        <Side title="You get" units={into}>
          <Adds side="ask" offers={offers} places={places} draft={deal.step === 'draft'} />
        </Side>
      </div>
      {deal.step === 'draft' && (
        <p className="factions-small">
          {isImpossible(deal, offers)
            ? 'This deal cannot be made: one side has no room for what it would get. '
            : `${nameOf(names, other)} has ${storesOf(state, other)}. `}
          Undo takes the last thing out again.
        </p>
      )}
    </section>
  );
}

/** Both sides give something, and yet it may not be proposed. */
function isImpossible({ give, ask }: Deal, offers: readonly Offer<Move>[]): boolean {
  return give.length > 0 && ask.length > 0 && !offers.some(({ move }) => move.type === 'propose');
}

function titleOf({ step, counter }: TradeProps['deal'], mine: boolean, other: string): string {
  if (step === 'draft') return counter ? `Your counter-offer to ${other}` : `Your offer to ${other}`;
  return mine ? `Your offer to ${other}` : `${counter ? 'Counter-offer' : 'Offer'} of ${other}`;
}

function storesOf(state: State, seat: Seat): string {
  const { energy, resources } = playerOf(state, seat);
  return `${energy} energy and ${count(resources, 'resource')}`;
}

interface SideProps {
  readonly title: string;
  readonly units: readonly Unit[];
  readonly children: ReactNode;
}

function Side({ title, units, children }: SideProps): ReactNode {
  return (
    <div className="factions-side">
      <h4 className="factions-label">{title}</h4>
      <ul className="factions-deal">
        {units.length === 0 && <li className="factions-nothing">nothing yet</li>}
        {gathered(units).map(({ unit, words }, i) => (
          <li key={`${unit.what} ${unit.item} ${i}`}>
            <Icon name={SIGNS[unit.what]} size={13} />
            {words}
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}

const SIGNS: Readonly<Record<Unit['what'], IconName>> = {
  resource: 'resource',
  energy: 'energy',
  explorer: 'explorer',
  objective: 'objective',
  exoplanet: 'exoplanet',
  tech: 'tech',
  upgrade: 'upgrade',
};

/** Energy and resources summed up, equal things counted. */
function gathered(units: readonly Unit[]): { readonly unit: Unit; readonly words: string }[] {
  const kinds = [...new Map(units.map((unit) => [keyOf(unit), unit])).values()];
  return kinds.map((unit) => {
    const same = units.filter((one) => keyOf(one) === keyOf(unit));
    if (unit.what === 'energy')
      return { unit, words: `${same.reduce((sum, { item }) => sum + Number(item), 0)} energy` };
    if (unit.what === 'resource') return { unit, words: count(same.length, 'resource') };
    return { unit, words: `${same.length > 1 ? `${same.length} × ` : ''}${shortName(unit)}` };
  });
}

function keyOf({ what, item }: Unit): string {
  return what === 'energy' || what === 'resource' ? what : `${what} ${item}`;
}

/** `explorer`, `Yvaga`, `Solar Sails`. */
function shortName(unit: Unit): string {
  if (unit.item === 'any') return capital(unit.what);
  return unit.what === 'upgrade' ? machineName(unit.item) : unitName(unit);
}

type Adding = MoveOf<'give' | 'ask'>;

interface AddsProps {
  readonly side: 'give' | 'ask';
  readonly offers: readonly Offer<Move>[];
  readonly places: PlaceProps;
  /** Whether the deal is still being put together. */
  readonly draft: boolean;
}

/** What can be put into the deal, each with its plus; energy and resources stand there even where none is left. */
function Adds({ side, offers, places, draft }: AddsProps): ReactNode {
  const moves = offers.map(({ move }) => move).filter((move): move is Adding => move.type === side);
  const cards = moves.filter(({ what }) => what !== 'resource' && what !== 'energy');
  const units: readonly Unit[] = draft ? [...STORED, ...cards] : [];
  return (
    <ul className="factions-adds" aria-label={side === 'give' ? 'more to give' : 'more to ask for'}>
      {units.map((unit) => (
        <li key={`${unit.what} ${unit.item}`}>
          <Spot
            {...places}
            place={unitSpot(side, unit)}
            label={`${side === 'give' ? 'Give' : 'Ask for'} ${addWords(unit)}`}
          >
            <Icon name={SIGNS[unit.what]} size={12} />
            <span>{addWords(unit)}</span>
            <b aria-hidden>+</b>
          </Spot>
        </li>
      ))}
    </ul>
  );
}

function addWords(unit: Unit): string {
  if (unit.what === 'energy') return `${unit.item} energy`;
  return unit.what === 'resource' ? '1 resource' : shortName(unit);
}
