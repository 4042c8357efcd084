import { type Flow, type OfferedBy, question, type StepsOffering } from '../../kernel/flow/flow.ts';
import { answerReveal, covet, forge, reap, revealMoves, speculate, turnCard } from './actions/ancients.ts';
import {
  answerDial,
  answerDisplace,
  answerHit,
  clash,
  dialMoves,
  displaceMoves,
  fire,
  hitMoves,
  muster,
  spoils,
  volley,
} from './actions/battle.ts';
import { answerEdict, edictMoves, redraw, scoreEdict } from './cards/edicts.ts';
import { answerBuild, answerTrim, buildMoves, openYard, trimMoves } from './actions/engineer.ts';
import {
  affect,
  answerChoose,
  answerDeploy,
  answerForfeit,
  answerForget,
  answerGive,
  answerPay,
  answerRecall,
  answerShield,
  chooseMoves,
  deployMoves,
  forfeitMoves,
  forgetMoves,
  giveMoves,
  payMoves,
  razeTile,
  recallMoves,
  runScript,
  strike,
} from './cards/events.ts';
import { answerPlace, answerTile, placeMoves, refill, survey, tileMoves } from './actions/explorer.ts';
import {
  answerInvest,
  answerTrade,
  income,
  investMoves,
  openBazaar,
  restock,
  tradeMoves,
  venture,
} from './actions/merchant.ts';
import { renewTechs } from './cards/piles.ts';
import { answerPower, powerMoves } from './cards/powers.ts';
import {
  answerBribe,
  answerInfluence,
  bribeMoves,
  crown,
  grantAudience,
  influenceMoves,
  openPurchase,
} from './actions/regent.ts';
import { answerTech, answerWaive, study, techMoves, waiveMoves } from './actions/scientist.ts';
import {
  answerCradle,
  answerKeep,
  answerStart,
  cradleMoves,
  keepMoves,
  layGalaxy,
  startMoves,
} from './setup.ts';
import type { Event, Step, StepOf, Move, State } from './state.ts';
import {
  answerBonus,
  answerMarket,
  bonusMoves,
  collect,
  flip,
  fund,
  harvest,
  marketMoves,
  spare,
} from './actions/steward.ts';
import {
  answerMine,
  answerRole,
  dawn,
  descend,
  drawQueue,
  endTurn,
  mineMoves,
  receiveScepter,
  resolveRole,
  roleMoves,
  tick,
  turnUpQueue,
} from './turn.ts';
import {
  answerOrder,
  answerOrders,
  answerTarget,
  campaign,
  orderMoves,
  ordersMoves,
  rest,
  targetMoves,
} from './actions/warlord.ts';

/** The questions, by step. */
const QUESTIONS = {
  start: question(startMoves, answerStart),
  cradle: question(cradleMoves, answerCradle),
  keep: question(keepMoves, answerKeep),
  edict: question(edictMoves, answerEdict),
  mine: question(mineMoves, answerMine),
  role: question(roleMoves, answerRole),
  power: question(powerMoves, answerPower),
  tile: question(tileMoves, answerTile),
  place: question(placeMoves, answerPlace),
  tech: question(techMoves, answerTech),
  waive: question(waiveMoves, answerWaive),
  market: question(marketMoves, answerMarket),
  bonus: question(bonusMoves, answerBonus),
  trade: question(tradeMoves, answerTrade),
  invest: question(investMoves, answerInvest),
  build: question(buildMoves, answerBuild),
  trim: question(trimMoves, answerTrim),
  orders: question(ordersMoves, answerOrders),
  order: question(orderMoves, answerOrder),
  target: question(targetMoves, answerTarget),
  reveal: question(revealMoves, answerReveal),
  dial: question(dialMoves, answerDial),
  displace: question(displaceMoves, answerDisplace),
  hit: question(hitMoves, answerHit),
  bribe: question(bribeMoves, answerBribe),
  influence: question(influenceMoves, answerInfluence),
  shield: question(payMoves, answerShield),
  forfeit: question(forfeitMoves, answerForfeit),
  recall: question(recallMoves, answerRecall),
  forget: question(forgetMoves, answerForget),
  give: question(giveMoves, answerGive),
  choose: question(chooseMoves, answerChoose),
  pay: question(payMoves, answerPay),
  deploy: question(deployMoves, answerDeploy),
} satisfies Flow<State, Step, Move, Event>['questions'];

export type Question = keyof typeof QUESTIONS;
/** What a question offers. */
export type Offered<Step extends Question> = OfferedBy<typeof QUESTIONS, Step>;
/** The questions that offer moves of a type. */
export type Offering<Type extends Move['type']> = StepOf<StepsOffering<typeof QUESTIONS, Type>>;

/** The game as a table of steps: those that run and those that ask. */
export const FLOW: Flow<State, Step, Move, Event> = {
  runs: {
    galaxy: layGalaxy,
    scepter: receiveScepter,
    strike,
    tick,
    decree: scoreEdict,
    redraw,
    dawn,
    resolve: resolveRole,
    dusk: endTurn,
    draw: drawQueue,
    turnUp: turnUpQueue,
    descend,
    survey,
    refill,
    reap,
    study,
    covet,
    clearTechs: renewTechs,
    harvest,
    collect,
    spare,
    flip,
    fund,
    income,
    bazaar: openBazaar,
    venture,
    speculate,
    restock,
    yard: openYard,
    forge,
    campaign,
    rest,
    march: turnCard,
    muster,
    clash,
    fire,
    volley,
    spoils,
    audience: grantAudience,
    purchase: openPurchase,
    crown,
    affect,
    script: runScript,
    raze: razeTile,
  },
  questions: QUESTIONS,
};
