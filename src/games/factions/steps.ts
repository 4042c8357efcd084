import { type Flow, question } from '../../kernel/flow.ts';
import {
  answerBand,
  answerBoon,
  answerClaim,
  answerKeep,
  answerResearch,
  answerReturn,
  answerRob,
  answerScrap,
  answerSweep,
  answerTech,
  answerTeleport,
  bandMoves,
  boonMoves,
  claimMoves,
  keepMoves,
  researchMoves,
  returnMoves,
  robMoves,
  runOps,
  scrapMoves,
  sweepMoves,
  techMoves,
  teleportMoves,
} from './effects.ts';
import { answerGate, gateMoves } from './gates.ts';
import { answerMap, mapMoves } from './mapping.ts';
import { answerDig, answerPeek, digMoves, peekMoves } from './mining.ts';
import { answerOrbit, answerShove, glide, orbitMoves, shoveMoves, turnWheel } from './orbits.ts';
import {
  afterUse,
  amountMoves,
  answerAmount,
  answerMarket,
  answerPush,
  answerReact,
  answerRecruit,
  answerTrim,
  answerVote,
  marketMoves,
  pushMoves,
  reactMoves,
  recruitMoves,
  trimMoves,
  use,
  voteMoves,
} from './planets.ts';
import {
  answerBerth,
  answerFaction,
  answerRival,
  berthMoves,
  deploy,
  factionMoves,
  open,
  rivalMoves,
} from './setup.ts';
import { answerDrain, answerRivalVote, drainMoves, rivalTurn, rivalVoteMoves, runRivalOps } from './solo.ts';
import type { Event, Frame, FrameOf, Move, State } from './state.ts';
import {
  answerDraft,
  answerHand,
  answerMoves,
  answerOffer,
  draftMoves,
  handMoves,
  settleDeal,
} from './trade.ts';
import {
  actionMoves,
  answerAction,
  answerBegin,
  answerFinish,
  answerFly,
  answerLanded,
  answerTurn,
  beginMoves,
  finishMoves,
  flyMoves,
  land,
  landedMoves,
  nextSlot,
  openSlot,
  turnMoves,
} from './turns.ts';
import {
  answerConvert,
  answerEngineer,
  answerInstall,
  convertMoves,
  engineerMoves,
  installMoves,
} from './upgrades.ts';
import {
  amnestyMoves,
  answerAmnesty,
  answerTie,
  answerWindow,
  enact,
  openEvent,
  openLastWindows,
  openWindows,
  produce,
  renew,
  resolveEvent,
  restock,
  score,
  startRound,
  startUpkeep,
  tieMoves,
  windowMoves,
} from './upkeep.ts';

/** The questions, by step. */
const QUESTIONS = {
  faction: question(factionMoves, answerFaction),
  rival: question(rivalMoves, answerRival),
  berth: question(berthMoves, answerBerth),
  turn: question(turnMoves, answerTurn),
  begin: question(beginMoves, answerBegin),
  fly: question(flyMoves, answerFly),
  landed: question(landedMoves, answerLanded),
  action: question(actionMoves, answerAction),
  finish: question(finishMoves, answerFinish),
  draft: question(draftMoves, answerDraft),
  answer: question(answerMoves, answerOffer),
  hand: question(handMoves, answerHand),
  push: question(pushMoves, answerPush),
  react: question(reactMoves, answerReact),
  trim: question(trimMoves, answerTrim),
  amount: question(amountMoves, answerAmount),
  recruit: question(recruitMoves, answerRecruit),
  vote: question(voteMoves, answerVote),
  engineer: question(engineerMoves, answerEngineer),
  market: question(marketMoves, answerMarket),
  install: question(installMoves, answerInstall),
  boon: question(boonMoves, answerBoon),
  keep: question(keepMoves, answerKeep),
  tech: question(techMoves, answerTech),
  return: question(returnMoves, answerReturn),
  research: question(researchMoves, answerResearch),
  claim: question(claimMoves, answerClaim),
  convert: question(convertMoves, answerConvert),
  sweep: question(sweepMoves, answerSweep),
  band: question(bandMoves, answerBand),
  shove: question(shoveMoves, answerShove),
  teleport: question(teleportMoves, answerTeleport),
  gate: question(gateMoves, answerGate),
  dig: question(digMoves, answerDig),
  rob: question(robMoves, answerRob),
  peek: question(peekMoves, answerPeek),
  scrap: question(scrapMoves, answerScrap),
  map: question(mapMoves, answerMap),
  orbit: question(orbitMoves, answerOrbit),
  window: question(windowMoves, answerWindow),
  tie: question(tieMoves, answerTie),
  amnesty: question(amnestyMoves, answerAmnesty),
  rivalVote: question(rivalVoteMoves, answerRivalVote),
  drain: question(drainMoves, answerDrain),
} satisfies Flow<State, Frame, Move, Event>['questions'];

export type Question = keyof typeof QUESTIONS;
/** What a question offers. */
export type Offered<Step extends Question> = ReturnType<(typeof QUESTIONS)[Step]['moves']>[number];

/** The questions that offer moves of a type. */
export type Offering<Type extends Move['type']> = FrameOf<
  { [Step in Question]: Type extends Offered<Step>['type'] ? Step : never }[Question]
>;

/** The game as a table of steps: those that run and those that ask. */
export const FLOW: Flow<State, Frame, Move, Event> = {
  runs: {
    deploy,
    opening: open,
    round: (state, _frame, events, rng) => startRound(state, events, rng),
    slot: (state, _frame, events) => openSlot(state, events),
    next: nextSlot,
    land,
    settle: settleDeal,
    use,
    used: afterUse,
    ops: runOps,
    wheel: (state, { ring }) => turnWheel(state, ring),
    glide,
    upkeep: (state, _frame, events) => startUpkeep(state, events),
    event: resolveEvent,
    enact,
    turnUp: (state, _frame, events, rng) => openEvent(state, 2, events, rng),
    afterGifts: (state) =>
      openWindows(
        state,
        'event',
        state.players.map((_, seat) => seat),
      ),
    produce: (state, _frame, events) => produce(state, events),
    last: openLastWindows,
    score: (state, _frame, events) => score(state, events),
    renew: (state, _frame, events) => renew(state, events),
    restock: (state, _frame, events, rng) => restock(state, events, rng),
    rivalTurn: (state, _frame, events, rng) => rivalTurn(state, events, rng),
    rivalOps: runRivalOps,
  },
  questions: QUESTIONS,
};
