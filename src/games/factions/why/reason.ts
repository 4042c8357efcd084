import type { ForKind } from '../../../kernel/data/kinds.ts';
import { type Asking, movesOf, openQuestion } from '../../../kernel/flow/flow.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { Names } from '../../../kernel/defaults/words.ts';
import type { Reason, Wish } from '../../../kernel/why.ts';
import type { State, Step, StepOf } from '../state.ts';
import { FLOW } from '../steps.ts';
import { abilityReason } from './abilities.ts';
import { aimOf } from './aim.ts';
import { type Answer, type Ask, because, legalOf } from './ask.ts';
import {
  amountReason,
  boonReason,
  cardReason,
  factionReason,
  handReason,
  installReason,
  mapReason,
  marketReason,
  scrapReason,
  techReason,
  voteReason,
} from './choices.ts';
import { elsewhere } from './elsewhere.ts';
import { flightReason, keepReason, landedReason } from './flight.ts';
import { freeReason } from './free.ts';
import { miningReason } from './mining.ts';
import {
  bandReason,
  berthReason,
  digReason,
  drainReason,
  gateReason,
  orbitPlanetReason,
  orbitReason,
  otherPlanetReason,
  peekReason,
  robReason,
  sweepReason,
  teleportReason,
} from './places.ts';
import { planetReason } from './planets.ts';
import { rescueReason } from './rescue.ts';
import { answerReason, draftReason, offerReason } from './trade.ts';
import { objectiveLimit, playerOf } from '../verbs.ts';

/** What the questions say about things of their own; about all else they say what it is for. */
const REASONS: { readonly [F in Asking<Step> as F['step']]?: ForKind<[ask: Ask<F>], Answer> } = {
  faction: factionReason,
  rival: factionReason,
  berth: berthReason,
  turn: (ask) => flightReason(ask) ?? turnReason(ask),
  begin: (ask) => flightReason(ask) ?? turnReason(ask),
  fly: (ask) => flightReason(ask) ?? turnReason(ask),
  landed: (ask) => landedReason(ask) ?? turnReason(ask),
  action: (ask) => landedReason(ask) ?? turnReason(ask),
  finish: (ask) => landedReason(ask) ?? turnReason(ask),
  draft: draftReason,
  answer: answerReason,
  hand: handReason,
  push: otherPlanetReason,
  react: otherPlanetReason,
  trim: handReason,
  amount: amountReason,
  recruit: amountReason,
  vote: voteReason,
  engineer: amountReason,
  market: marketReason,
  install: installReason,
  boon: boonReason,
  keep: handReason,
  tech: techReason,
  return: techReason,
  research: cardReason,
  claim: cardReason,
  sweep: sweepReason,
  band: bandReason,
  teleport: teleportReason,
  gate: gateReason,
  dig: digReason,
  rob: robReason,
  peek: peekReason,
  scrap: scrapReason,
  map: mapReason,
  orbit: (ask) => orbitReason(ask) ?? orbitPlanetReason(ask),
  amnesty: handReason,
  rivalVote: voteReason,
  drain: drainReason,
};

/** Why no move of a seat that has a choice fulfils a wish. */
export function reason(state: State, seat: Seat, wish: Wish, names: Names): Reason {
  const step = openQuestion<Step>(state);
  const legal = movesOf(FLOW, state, seat);
  const ask: Ask = { state, seat, step, aim: aimOf(state, wish), names, legal };
  const own: ForKind<[ask: Ask], Answer> | undefined = REASONS[step.step];
  return own?.(ask) ?? freeReason(ask) ?? abilityReason(ask) ?? rescueReason(ask) ?? elsewhere(ask);
}

type TurnAsk = Ask<StepOf<'turn' | 'begin' | 'fly' | 'landed' | 'action' | 'finish'>>;

/** What all questions of the own turn have to say. */
function turnReason(ask: TurnAsk): Answer {
  return miningReason(ask) ?? planetReason(ask) ?? keepReason(ask) ?? offerReason(ask) ?? endingReason(ask);
}

/** How a Movement, the Action and the turn come to their end (5.3, 11.1). */
function endingReason(ask: TurnAsk): Answer {
  const { aim, step } = ask;
  switch (aim.act) {
    case 'stop':
      return because('You have not begun to move, so there is nothing to stop.', '6.5', {
        short: 'not moving yet',
        instead: legalOf(ask, 'step', 'pass'),
      });
    case 'pass':
      return because(passText(ask), '11.1', {
        short: 'too late',
        instead: legalOf(ask, 'stop', 'none', 'end'),
      });
    case 'none':
      return because(
        step.step === 'action'
          ? 'You have not moved, so you must take an Action or pass.'
          : 'The Action comes after the Movement; there is none to leave out yet.',
        '5.3.5',
        { short: 'not now', instead: legalOf(ask, 'stop', 'proceed', 'pass', 'end') },
      );
    case 'trim':
    case 'end':
      return endReason(ask, aim.act);
    default:
      return undefined;
  }
}

function passText({ state, step }: TurnAsk): string {
  if (step.step === 'finish') return 'Your turn is nearly over; you can pass when the next one begins.';
  return state.turn.moved
    ? 'You have moved, and passing is possible only for those who have not.'
    : 'Your Movement has begun; stop first, then you may pass instead of an Action.';
}

/** 7.6.2: too many objectives keep a turn from ending. */
function endReason(ask: TurnAsk, act: 'trim' | 'end'): Reason {
  const { state, seat, step } = ask;
  const held = playerOf(state, seat).objectives.length;
  const limit = objectiveLimit(state, seat);
  if (act === 'trim') {
    return because(
      held > limit
        ? `You hold ${held} secret objectives; those above ${limit} are burned at the end of your turn.`
        : `You hold ${held} of ${limit} secret objectives, so none has to be burned.`,
      '7.6.2',
      { short: 'none too many' },
    );
  }
  if (step.step === 'finish') {
    return because(
      `You hold ${held} secret objectives, and ${limit} are the most: complete or burn one.`,
      '7.6.2',
      {
        short: 'too many objectives',
        instead: legalOf(ask, 'complete', 'trim'),
      },
    );
  }
  const how = ask.state.turn.moved ? 'you may take none' : 'if you want none, pass';
  return because(`A turn ends after its Action; ${how}.`, '5.3.5', {
    short: ask.state.turn.moved ? 'Action comes first' : 'act or pass',
    instead: legalOf(ask, 'stop', 'proceed', 'none', 'pass'),
  });
}
