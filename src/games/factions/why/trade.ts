import { capital, count } from '../../../kernel/defaults/words.ts';
import type { Reason } from '../../../kernel/why.ts';
import { amount, dealBar, type DealBar } from '../actions/trade.ts';
import { MOST_OFFERS, MOST_UNITS } from '../facts.ts';
import type { StepOf } from '../state.ts';
import { nameOf } from '../texts/words.ts';
import { isSolo, objectiveLimit, playerOf, techLimit } from '../verbs.ts';
import { type Answer, type Ask, because, legalOf } from './ask.ts';
import { ENERGY, playerThing, RESOURCES } from './things.ts';

/** Trades that cannot be made (10). */

/** Offers at the beginning of a turn. */
export function offerReason(ask: Ask): Answer {
  const { state, seat, step, aim, names } = ask;
  const other = aim.thing?.kind === 'player' ? Number(aim.thing.item) : undefined;
  const isMeant = aim.act === 'offer' || (aim.act === undefined && other !== undefined && other !== seat);
  if (!isMeant || other === seat) return undefined;
  if (isSolo(state))
    return because('There is nobody to trade with in a solo game.', '10.1', { short: 'nobody there' });
  const about = other === undefined ? [] : [playerThing(other)];
  if (step.step !== 'turn') {
    const who = other === undefined ? '' : ` with ${nameOf(names, other)}`;
    return because(`You trade${who} at the beginning of your turn, before anything else.`, '10.1', {
      short: 'before moving only',
      about,
    });
  }
  return because(`You have made ${MOST_OFFERS} offers in this turn, the most there may be.`, '10.1', {
    short: `${MOST_OFFERS} offers made`,
    lack: { of: 'offers', by: 1 },
    about,
  });
}

// ── Putting a deal together ───────────────────────────────────────────────────────────────────────

type DraftAsk = Ask<StepOf<'draft'>>;

export function draftReason(ask: DraftAsk): Answer {
  const { aim, state, step } = ask;
  if (aim.act === 'propose') {
    const bar = dealBar(state, step);
    return bar && barReason(ask, bar);
  }
  const side = aim.act ?? aim.thing?.kind;
  if (side === 'give' || side === 'ask') return unitReason(ask, side);
  return undefined;
}

/** Something that cannot be put into a deal. */
function unitReason(ask: DraftAsk, side: 'give' | 'ask'): Reason {
  const { state, step, aim, names } = ask;
  const units = step[side];
  const instead = legalOf(ask, 'propose', side);
  if (units.length >= MOST_UNITS) {
    return because(`${MOST_UNITS} things on a side are the most, and you have named ${MOST_UNITS}.`, '10.2', {
      short: 'six are the most',
      instead,
    });
  }
  const owner = side === 'give' ? step.maker : step.partner;
  const who = side === 'give' ? 'You have' : `${nameOf(names, owner)} has`;
  const [what = ''] = (aim.things.find(({ kind }) => kind === side)?.item ?? aim.things[0]?.name ?? '').split(
    ' ',
  );
  const stock = what === 'energy' ? ENERGY : RESOURCES;
  if (what === 'energy' || what === 'resource') {
    const { energy, resources } = playerOf(state, owner);
    const left = (what === 'energy' ? energy : resources) - amount(units, what);
    const more = units.length === 0 ? '' : ' more';
    const word = what === 'energy' ? 'energy' : left === 1 ? 'resource' : 'resources';
    return because(
      left === 0
        ? `${who} no${more} ${what === 'energy' ? 'energy' : 'resources'} to give.`
        : `${who} only ${left}${more} ${word} to give.`,
      '10.5',
      { short: 'not that much', instead, ...(side === 'give' && { about: [stock] }) },
    );
  }
  return because(`${who} nothing more of that kind to give.`, '10.5', { short: 'nothing left', instead });
}

/** What stands in the way of a deal as it is. */
function barReason(ask: Ask, { bar, seat }: DealBar): Reason {
  const { state, names } = ask;
  const mine = seat === ask.seat;
  const who = mine ? 'You' : nameOf(names, seat);
  const have = mine ? 'have' : 'has';
  const words: Readonly<Record<DealBar['bar'], string>> = {
    give: `${who} ${mine ? 'give' : 'gives'} nothing yet`,
    ask: `${who} ${mine ? 'give' : 'gives'} nothing yet`,
    owned: `${who} no longer ${have} all that the deal takes`,
    slots: `${who} ${have} no free slot for an upgrade of this deal`,
    energy: `${who} ${have} no room for so much energy`,
    resource: `${who} ${have} no room for so many resources`,
    tech: `${who} may hold only ${count(techLimit(state, seat), 'tech')}`,
    objective: `${who} may hold only ${count(objectiveLimit(state, seat), 'secret objective')}`,
  };
  const empty = bar === 'give' || bar === 'ask';
  return because(
    `${capital(words[bar])}${empty ? '; both sides must give something' : ''}.`,
    empty ? '10.2' : '10.5',
    {
      short: empty ? 'one side is empty' : 'no room for it',
      instead: legalOf(ask, bar === 'ask' ? 'ask' : 'give', 'reject', 'cancel'),
      about: [playerThing(seat)],
    },
  );
}

/** Answers to an offer. */
export function answerReason(ask: Ask<StepOf<'answer'>>): Answer {
  const { aim, state, step } = ask;
  if (aim.act === 'counter') {
    return because('This is a counter-offer already; it can only be taken or left.', '10.4', {
      short: 'no second counter',
      instead: legalOf(ask, 'accept', 'reject'),
    });
  }
  const bar = aim.act === 'accept' ? dealBar(state, step) : undefined;
  return bar && barReason(ask, bar);
}
