import { type ReactNode, useState } from 'react';
import { sellPrice } from '../../../../games/empire/actions/merchant.ts';
import { BUY_PRICE, type Resource, RESOURCES } from '../../../../games/empire/facts.ts';
import type { Move, State, StepOf } from '../../../../games/empire/state.ts';
import { playerOf } from '../../../../games/empire/verbs.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { capital } from '../../../../kernel/defaults/words.ts';
import type { Offer } from '../../../../protocol/table.ts';
import { Icon } from '../art/icons.tsx';
import { RESOURCE_COLOUR } from '../art/palette.ts';
import { CoinIcon } from '../art/tokens.tsx';
import {
  barTo,
  creditsOf,
  NO_TRADE,
  planWith,
  type TradeBar,
  type TradePlan,
  tradeTexts,
  unitsOf,
} from './tradePlan.ts';
import { amountWords, credits } from '../moves/words.ts';
import { Head } from '../panels/tokens.tsx';
import './trading.css';

interface TradingProps {
  readonly state: State;
  readonly step: StepOf<'trade'>;
  readonly onMoves: (texts: readonly string[]) => void;
}

/** Whether all of a trade is open to choose; a guide asks for one thing after the other. */
export function isOpenTrade(offers: readonly Offer<Move>[]): boolean {
  return offers.length > 1 && offers.some(({ move }) => move.type === 'done');
}

/** Merchant: what is sold and bought is set by steppers and traded at once. */
export function Trading({ state, step, onMoves }: TradingProps): ReactNode {
  const [plan, setPlan] = useState(NO_TRADE);
  const player = playerOf(state, step.seat);
  const units = unitsOf(plan);
  const gain = creditsOf(player, plan);
  return (
    <form
      className="empire-box empire-trading"
      aria-label="Trade"
      onSubmit={(event) => {
        event.preventDefault();
        setPlan(NO_TRADE);
        onMoves(tradeTexts(state, step, plan));
      }}
    >
      <Head title="Trade" note={`${units} of ${step.left} used`} />
      {RESOURCES.map((resource, at) => (
        <Row
          key={resource}
          state={state}
          step={step}
          plan={plan}
          resource={resource}
          at={at}
          onPlan={setPlan}
        />
      ))}
      <p className="empire-purse">
        <CoinIcon size={14} />
        <span>
          {credits(player.credits)}
          {gain !== 0 && (
            <>
              {' → '}
              <b>{player.credits + gain}</b>
            </>
          )}
        </span>
      </p>
      <button type="submit" className="empire-dial-set" disabled={units === 0}>
        {units === 0 ? 'Set what to sell or buy' : capital(planWords(plan))}
      </button>
    </form>
  );
}

/** `sell 2 metal and buy 1 energy` */
function planWords(plan: TradePlan): string {
  const part = (verb: string, amounts: readonly number[]): string[] =>
    amounts.some((amount) => amount > 0) ? [`${verb} ${amountWords(amounts)}`] : [];
  return [
    ...part(
      'sell',
      plan.map((by) => -by),
    ),
    ...part('buy', plan),
  ].join(', ');
}

interface RowProps extends Omit<TradingProps, 'onMoves'> {
  readonly plan: TradePlan;
  readonly resource: Resource;
  readonly at: number;
  readonly onPlan: (plan: TradePlan) => void;
}

const BARS: Readonly<Record<TradeBar, (resource: Resource) => string>> = {
  stock: (resource) => `You have no more ${resource} to sell.`,
  sellOnly: () => 'The event lets you sell only.',
  room: (resource) => `There is no room for more ${resource}.`,
  units: () => 'That is all you may trade this time.',
  credits: () => 'You have no credits left for that.',
};

function Row({ state, step, plan, resource, at, onPlan }: RowProps): ReactNode {
  const player = playerOf(state, step.seat);
  const stock = itemAt(player.stock, at);
  const by = itemAt(plan, at);
  const button = (sign: 1 | -1): ReactNode => {
    const next = planWith(plan, at, sign);
    const bar = barTo(state, step, plan, next);
    return (
      <button
        type="button"
        aria-label={`One ${resource} ${sign > 0 ? 'more' : 'less'}`}
        aria-disabled={bar !== undefined}
        aria-description={bar && BARS[bar](resource)}
        data-tip={bar && BARS[bar](resource)}
        onClick={() => bar === undefined && onPlan(next)}
      >
        {sign > 0 ? '+' : '−'}
      </button>
    );
  };
  return (
    <div className="empire-dial-row empire-trade-row" style={{ '--part': RESOURCE_COLOUR[resource].light }}>
      <span className="empire-dial-part">
        <Icon name={resource} size={15} />
        <span>
          {capital(resource)}
          <small>
            sell +{sellPrice(player, at)}
            {step.sellOnly ? '' : `, buy −${itemAt(BUY_PRICE, at)}`}
          </small>
        </span>
      </span>
      {button(-1)}
      <output
        className="empire-dial-value"
        aria-label={`${capital(resource)} ${stock}${by === 0 ? '' : ` becomes ${stock + by}`}`}
      >
        {stock + by}
        {by !== 0 && <small>{by > 0 ? `+${by}` : `−${-by}`}</small>}
      </output>
      {button(1)}
    </div>
  );
}
