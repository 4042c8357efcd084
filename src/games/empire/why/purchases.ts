import { capital, count } from '../../../kernel/defaults/words.ts';
import { because, type Reason } from '../../../kernel/why.ts';
import { shipPrice } from '../actions/engineer.ts';
import { priceAt, struck } from '../actions/scientist.ts';
import { type Amounts, COSTS, RESOURCES, SHIP, SHIPS, TECH } from '../facts.ts';
import type { StepOf } from '../state.ts';
import { goods } from '../texts/words.ts';
import { deficit, playerOf } from '../verbs.ts';
import { type Answer, type Ask, instead, legalOf } from './ask.ts';
import { priceWords, shortage, SOURCES } from './prices.ts';
import { saleThing, yardThing } from './things.ts';

/** Technologies and ships that cannot be paid (8.2, 8.5). */

// ── Technologies ──────────────────────────────────────────────────────────────────────────────────

interface Sale {
  readonly index: number;
  readonly from: 'up' | 'down';
  readonly price: Amounts;
}

export function techReason(ask: Ask<StepOf<'tech'>>): Answer {
  const { state, aim, legal } = ask;
  if (aim.stock !== undefined) {
    return because(`Resources pay for technologies; choose the card you want, or buy none.`, '8.2', {
      instead: instead(legal),
    });
  }
  if (aim.sale === undefined) {
    const [nearest] = aim.act === 'tech' ? salesOf(ask) : [];
    return nearest && unpaid(ask, nearest);
  }
  const [side, cost] = aim.sale.split(' ');
  const index = COSTS.findIndex((known) => `${known}` === cost);
  const from = side === 'down' ? 'down' : 'up';
  const price = index < 0 ? undefined : priceAt(state, index, from);
  if (price !== undefined) return unpaid(ask, { index, from, price });
  return because(
    `The technologies of cost ${cost} are used up, so nothing lies ${from === 'up' ? 'open' : 'face down'} there.`,
    '8.2',
    { short: 'used up', instead: instead(legal) },
  );
}

/** Everything on sale, what lacks least first. */
function salesOf({ state, seat }: Ask<StepOf<'tech'>>): Sale[] {
  const player = playerOf(state, seat);
  const sales = (['up', 'down'] as const).flatMap((from) =>
    COSTS.flatMap((_, index): Sale[] => {
      const price = priceAt(state, index, from);
      return price === undefined ? [] : [{ index, from, price }];
    }),
  );
  return sales.toSorted((a, b) => deficit(player, a.price) - deficit(player, b.price));
}

function unpaid(ask: Ask<StepOf<'tech'>>, { index, from, price }: Sale): Reason {
  const { state, seat, step, legal } = ask;
  const { words, about, ...parts } = shortage(playerOf(state, seat), price, step.discount);
  const open = TECH[state.techs[index]!]?.name;
  const face = `The top ${state.techBacks[index]} card of cost ${COSTS[index]}`;
  return because(`${from === 'up' ? open : face}: ${words}.`, '8.2', {
    ...parts,
    more: `${priceWords(price, step.discount)} ${SOURCES}`,
    instead: instead(legalOf(legal, 'tech').toReversed()),
    about: [saleThing(COSTS[index]!, from), ...about],
  });
}

// ── Ships ─────────────────────────────────────────────────────────────────────────────────────────

export function buildReason(ask: Ask<StepOf<'build'>>): Answer {
  const { aim, legal } = ask;
  const kind = SHIPS.findIndex((ship) => ship === aim.yard);
  if (kind >= 0) return unbuilt(ask, kind);
  if (aim.stock === undefined) return undefined;
  return because('Resources pay for ships; choose the ship you want to build, or stop.', '8.5', {
    instead: instead(legal),
  });
}

function unbuilt({ state, seat, step, legal }: Ask<StepOf<'build'>>, kind: number): Reason {
  const player = playerOf(state, seat);
  const ship = SHIPS[kind]!;
  const near = instead(legalOf(legal, 'build').toReversed());
  const about = [yardThing(ship)];
  if (player.yard[kind] === 0) {
    return because(`All ${count(SHIP[kind]!.pieces, ship)} of yours are built.`, '6.4.1', {
      short: 'all built',
      more: 'Those in staging and on the board stay yours; destroyed ones come back through staging.',
      lack: { of: ship, by: 1 },
      instead: near,
      about,
    });
  }
  const price = shipPrice(player, kind);
  const { words, about: goodsShort, ...parts } = shortage(player, price, step.discount);
  return because(`${capital(ship)}: ${words}.`, '8.5', {
    ...parts,
    more: `${priceWords(price, step.discount)} ${SOURCES}`,
    instead: near,
    about: [...about, ...goodsShort],
  });
}

// ── Discounts ─────────────────────────────────────────────────────────────────────────────────────

/** A resource that cannot be struck, or a price that cannot be paid in full (6.2). */
export function strikeReason(ask: Ask<StepOf<'waive' | 'trim'>>): Answer {
  const { state, seat, step, aim, legal } = ask;
  const player = playerOf(state, seat);
  if (aim.act === 'full') {
    const { words, ...parts } = shortage(player, step.price, 0);
    return because(`The full price is ${goods(step.price)}, and ${words}.`, '6.2', {
      ...parts,
      instead: instead(legal),
    });
  }
  const resource = RESOURCES.findIndex((what) => what === aim.stock);
  if (resource < 0) return undefined;
  if (step.price[resource] === 0) {
    return because(`The price of ${goods(step.price)} has no ${aim.stock} in it to strike.`, '6.2', {
      short: 'not in the price',
      instead: instead(legal),
    });
  }
  const left = (step.step === 'waive' ? step.left : step.discount) - 1;
  const rest = struck(step.price, resource);
  const { words, lack, drawings } = shortage(player, rest, left);
  return because(`Without 1 ${aim.stock} the price is still ${goods(rest)}, and ${words}.`, '6.2', {
    lack,
    drawings,
    instead: instead(legal),
  });
}
