import { capital, count } from '../../../kernel/defaults/words.ts';
import { because, type Reason } from '../../../kernel/why.ts';
import { buyBar, cheapestSlot, farCost, locationBar, slotBar } from '../actions/merchant.ts';
import { BUY_PRICE, LOCATIONS, MARKET_TILE, RESOURCES, SLOTS } from '../facts.ts';
import type { StepOf } from '../state.ts';
import { innerName, resource } from '../texts/words.ts';
import { playerOf, storageOf } from '../verbs.ts';
import { type Answer, type Ask, instead, legalOf } from './ask.ts';
import { tooFew } from './drawings.ts';
import { farThing, marketThing, stockThing } from './things.ts';

/** What cannot be taken, sold or bought (8.3, 8.4). */

/** A market tile that shows its credits. */
export function marketReason({ state, aim, legal }: Ask<StepOf<'market'>>): Answer {
  const stall = state.market.find(({ id }) => id === aim.market);
  if (stall === undefined) return undefined;
  const { name, credits } = MARKET_TILE[stall.id];
  return because(
    `${name} shows its credit side, ${count(credits, 'credit')}; choose a tile that shows resources.`,
    '8.3',
    {
      short: 'credit side up',
      more: 'It is turned back when Merchant is led, or when no tile shows resources.',
      instead: instead(legal),
      about: [marketThing(stall.id)],
    },
  );
}

/** A resource for which there is no room. */
export function takeReason(ask: Ask<StepOf<'mine' | 'bonus'>>): Answer {
  const at = RESOURCES.findIndex((what) => what === ask.aim.stock);
  return at < 0 ? undefined : { ...full(ask, at), instead: instead(ask.legal) };
}

function full({ state, seat }: Pick<Ask, 'state' | 'seat'>, at: number): Reason {
  const most = storageOf(playerOf(state, seat), at);
  const what = RESOURCES[at]!;
  return because(`Your storage of ${what} is full: you have ${most} of ${most}.`, '6.2', {
    short: 'storage full',
    more: 'What does not fit is lost. Spend some first.',
    lack: { of: 'room', by: 1, at: what },
    about: [stockThing(what)],
  });
}

// ── Trade ─────────────────────────────────────────────────────────────────────────────────────────

type TradeAsk = Ask<StepOf<'trade'>>;

export function tradeReason(ask: TradeAsk): Answer {
  const { state, seat, aim, step, legal } = ask;
  if (aim.far !== undefined && !step.sellOnly) {
    return because('You trade first; after that you may invest in Far Space.', '8.4', {
      instead: instead(legalOf(legal, 'done')),
      about: [farThing(aim.far)],
    });
  }
  const at = RESOURCES.findIndex((what) => what === aim.stock);
  const near = instead(legal);
  if (aim.act === 'sell' && at < 0) {
    return because('You have no resources to sell.', '8.4', {
      short: 'nothing to sell',
      lack: { of: RESOURCES[0], by: 1 },
      instead: near,
    });
  }
  if (aim.act === 'buy' && step.sellOnly) {
    return because('The event lets you sell resources, not buy any.', '11.2', {
      short: 'only selling now',
      instead: near,
    });
  }
  if (aim.act === 'buy' && at < 0) return { ...noPurchase(ask), instead: near };
  if (at < 0) return undefined;
  const held = playerOf(state, seat).stock[at]!;
  if (aim.act === 'sell' || (held === 0 && step.sellOnly)) return { ...unsold(at), instead: near };
  return { ...unbought(ask, at, aim.act === undefined && held === 0), instead: near };
}

function unsold(at: number): Reason {
  const what = RESOURCES[at]!;
  return because(`You have no ${what} to sell.`, '8.4', {
    short: `no ${what}`,
    lack: { of: what, by: 1 },
    about: [stockThing(what)],
    drawings: [tooFew(what, 0, 1)],
  });
}

function unbought(ask: TradeAsk, at: number, neither: boolean): Reason {
  const player = playerOf(ask.state, ask.seat);
  if (buyBar(player, at) === 'room') return full(ask, at);
  const what = RESOURCES[at]!;
  const price = BUY_PRICE[at]!;
  const by = price - player.credits;
  const lead = neither ? `You have no ${what} to sell, and buying` : 'Buying';
  return because(
    `${lead} ${resource(1, at)} costs ${count(price, 'credit')}; you have ${player.credits}.`,
    '8.4',
    {
      short: `${count(by, 'credit')} short`,
      more: 'Selling brings 1 credit for polymer or metal and 2 for energy.',
      lack: { of: 'credits', by },
      about: [stockThing(what)],
      drawings: [tooFew('credits', player.credits, price)],
    },
  );
}

/** Nothing can be bought at all: what is nearest to it is told. */
function noPurchase(ask: TradeAsk): Reason {
  const player = playerOf(ask.state, ask.seat);
  const dear = RESOURCES.flatMap((_, at) => (buyBar(player, at) === 'credits' ? [at] : []));
  const cheapest = dear.toSorted((a, b) => BUY_PRICE[a]! - BUY_PRICE[b]!)[0];
  if (cheapest !== undefined) return unbought(ask, cheapest, false);
  return because('Your storage is full, so you cannot buy anything.', '6.2', { short: 'storage full' });
}

// ── Far Space ─────────────────────────────────────────────────────────────────────────────────────

type InvestAsk = Ask<StepOf<'invest'>>;

export function investReason(ask: InvestAsk): Answer {
  const { aim, legal } = ask;
  if (aim.stock !== undefined) {
    return because('Your trade is over; now you may invest in Far Space.', '8.4', {
      instead: instead(legal),
    });
  }
  const location = LOCATIONS.findIndex(({ id }) => id === aim.far);
  const slot = SLOTS.findIndex(({ id }) => id === aim.far);
  const reason = location >= 0 ? shutLocation(ask, location) : slot >= 0 ? shutSlot(ask, slot) : undefined;
  if (reason === undefined || aim.far === undefined) return undefined;
  return { ...reason, instead: instead(legal), about: [farThing(aim.far)] };
}

function shutLocation(ask: InvestAsk, location: number): Reason | undefined {
  const { state, seat, names } = ask;
  const player = playerOf(state, seat);
  const { name, cost, value } = LOCATIONS[location]!;
  switch (locationBar(state, player, location)) {
    case 'taken': {
      const owner = state.far[location]!;
      const whose =
        owner === seat ? 'You have' : `${capital(innerName(names, owner))} ${owner > 3 ? 'have' : 'has'}`;
      return because(`${whose} a token on ${name} already, and there is room for one.`, '8.4', {
        short: 'taken',
      });
    }
    case 'token':
      return because(`${name} takes a colony token, and you have none left.`, '8.4', {
        short: 'no token left',
        lack: { of: 'tokens', by: 1 },
        drawings: [tooFew('tokens', 0, 1)],
      });
    case 'credits':
      return { ...tooDear(ask, name, farCost(player, cost)), more: `It is worth ${count(value, 'point')}.` };
    case undefined:
      return undefined;
  }
}

function shutSlot(ask: InvestAsk, slot: number): Reason | undefined {
  const { state, seat } = ask;
  const player = playerOf(state, seat);
  const cost = farCost(player, SLOTS[slot]!.cost);
  switch (slotBar(state, player, slot)) {
    case 'sold':
      return because(
        `The galaxy token for ${count(cost, 'credit')} is sold; all four come back when the last one is.`,
        '8.4',
        { short: 'sold' },
      );
    case 'cheaper': {
      const first = farCost(player, SLOTS[cheapestSlot(state)]!.cost);
      return because(
        `Galaxy tokens are sold from the cheapest: the one for ${count(first, 'credit')} comes first.`,
        '8.4',
        { short: 'a cheaper one first' },
      );
    }
    case 'supply':
      return because('No galaxy tokens are left in the supply.', '12.2', { short: 'none left' });
    case 'credits':
      return tooDear(ask, 'The galaxy token', cost);
    case undefined:
      return undefined;
  }
}

function tooDear({ state, seat }: InvestAsk, name: string, cost: number): Reason {
  const { credits } = playerOf(state, seat);
  return because(`${name} costs ${count(cost, 'credit')}; you have ${credits}.`, '8.4', {
    short: `${count(cost - credits, 'credit')} short`,
    lack: { of: 'credits', by: cost - credits },
    drawings: [tooFew('credits', credits, cost)],
  });
}
