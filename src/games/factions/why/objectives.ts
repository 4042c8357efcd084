import { capital, count, listed } from '../../../kernel/defaults/words.ts';
import type { ForKind } from '../../../kernel/data/kinds.ts';
import type { Reason } from '../../../kernel/why.ts';
import { isOuter } from '../board.ts';
import { differentTypes, exploredTypes, isTrue, largestSet, upgradesOf } from '../cards/objectives.ts';
import {
  BATTERIES,
  BATTERY_NAMES,
  type Condition,
  type ConditionOf,
  OBJECTIVE,
  type ObjectiveId,
  OWN_MACHINE,
  slotsOf,
  type Timing,
} from '../facts.ts';
import type { Player, State, Step } from '../state.ts';
import { bandName } from '../texts/words.ts';
import { completedMachines, energyCapacity, levelReached, playerOf } from '../verbs.ts';
import { type Ask, because, cellWords, isTurn, legalOf, tooFew } from './ask.ts';
import { cardThing } from './things.ts';

/** Secret objectives that cannot be completed now (9.1, 20.6). */

export function objectiveReason(ask: Ask, card: ObjectiveId): Reason {
  const { step } = ask;
  const { name, timing, text, vp } = OBJECTIVE[card];
  const about = [cardThing(card)];
  const more = `${text} It is worth ${count(vp, 'point')}.`;
  if (!isItsTime(step, timing)) {
    const when = TIMES[timing];
    return because(`${name} is completed ${when.words}.`, when.rule, {
      short: when.short,
      more,
      instead: timing === 'END_OF_MOVEMENT' ? legalOf(ask, 'stop') : [],
      about,
    });
  }
  const { need, have, missing } = standing(ask, OBJECTIVE[card].condition, timing);
  return because(`${name} asks for ${need}; ${have}.`, '9.1', {
    short: 'not fulfilled yet',
    more,
    ...(missing !== undefined && tooFew('resources', missing.have, missing.need)),
    about,
  });
}

const TIMES: Readonly<
  Record<Timing, { readonly words: string; readonly rule: string; readonly short: string }>
> = {
  ON_TURN: { words: 'in your own turn', rule: '9.1', short: 'in your turn' },
  END_OF_MOVEMENT: { words: 'at the end of a Movement', rule: '5.3.4', short: 'after a Movement' },
  END_OF_ROUND: {
    words: 'at the end of the round, once all have passed',
    rule: '12',
    short: 'at round’s end',
  },
};

/** Whether a question lets objectives of a time be completed. */
function isItsTime(step: Step, timing: Timing): boolean {
  if (step.step === 'window') return step.at === 'round' && timing === 'END_OF_ROUND';
  if (!isTurn(step)) return false;
  return timing === 'ON_TURN' || (timing === 'END_OF_MOVEMENT' && step.step === 'landed');
}

// ── What is asked for, and what there is ──────────────────────────────────────────────────────────

interface Standing {
  /** `at least 6 resources` */
  readonly need: string;
  /** `you have 2` */
  readonly have: string;
  /** Resources, where those are missing. */
  readonly missing?: { readonly have: number; readonly need: number };
}

type Tell<C> = ForKind<[player: Player, condition: C, ask: Ask, timing: Timing], Standing>;

function standing(ask: Ask, condition: Condition, timing: Timing): Standing {
  const tell: Tell<Condition> = TOLD[condition.p];
  return tell(playerOf(ask.state, ask.seat), condition, ask, timing);
}

type Counted = { readonly n: number };

/** A number of things that are there or not. */
function counting(
  need: (n: number) => string,
  amount: (player: Player, state: State) => number,
  have = 'you have',
): Tell<Counted> {
  return (player, { n }, { state }) => ({ need: need(n), have: `${have} ${amount(player, state)}` });
}

const most = (noun: string) => (n: number) => (n === 0 ? `no ${noun}` : `at most ${n} ${noun}`);

const TOLD: { readonly [P in Condition['p']]: Tell<ConditionOf<P>> } = {
  resourcesAtLeast: ({ resources }, { n }) => ({
    need: `at least ${count(n, 'resource')}`,
    have: `you have ${resources}`,
    missing: { have: resources, need: n },
  }),
  resourcesAtMost: counting(most('resources'), ({ resources }) => resources),
  energyFull: ({ energy }, _, { state, seat }) => ({
    need: 'a full battery',
    have: `yours holds ${energy} of ${energyCapacity(state, seat)} energy`,
  }),
  energyAtMost: counting(most('energy'), ({ energy }) => energy),
  shipInBand: ({ ships }, { band }) => ({
    need: `a ship in ${bandName(band)}`,
    have: `yours is in ${listed(ships.map(cellWords))}`,
  }),
  enteredAtLeast: counting(
    (n) => `${n} sectors entered in one Movement`,
    (_, { turn }) => turn.entered.length,
    'you have entered',
  ),
  paidForOneSectorAtLeast: counting(
    (n) => `${n} energy paid for one sector of the Movement`,
    (_, { turn }) => turn.paid,
    'the most you paid is',
  ),
  completedMachinesAtLeast: counting((n) => count(n, 'complete machine'), completedMachines),
  machinesWithUpgradeAtLeast: counting(
    (n) => `upgrades in ${n} machines`,
    ({ upgrades }) => upgrades.filter((filled) => filled > 0).length,
    'you have them in',
  ),
  batteryLevelAtLeast: (player, { level }) => ({
    need: `Batteries of level ${capital(level)}`,
    have: `yours are at ${capital(BATTERY_NAMES[levelReached(player, BATTERIES)]!)}`,
  }),
  factionMachineComplete: ({ faction, upgrades }) => ({
    need: 'your faction machine complete',
    have: `it has ${upgrades[OWN_MACHINE]} of ${slotsOf(faction, OWN_MACHINE)} upgrades`,
  }),
  exploredAtLeast: counting(
    (n) => `${n} explored exoplanets`,
    (player) => exploredTypes(player).length,
  ),
  exploredSameTypeAtLeast: counting(
    (n) => `${n} explored exoplanets of one type`,
    largestSet,
    'your largest set has',
  ),
  exploredTypesAtLeast: counting((n) => `explored exoplanets of ${n} types`, differentTypes),
  explorersInHandAtLeast: counting(
    (n) => `${n} explorers in your hand`,
    ({ explorers }) => explorers.length,
  ),
  explorersInHandAtMost: counting(most('explorers in your hand'), ({ explorers }) => explorers.length),
  explorersOnOneExoplanetAtLeast: counting(
    (n) => `${n} explorers on one exoplanet`,
    ({ exoplanets }) => Math.max(0, ...exoplanets.map(({ explorers }) => explorers.length)),
    'the most on one of yours is',
  ),
  minedThisRoundAtLeast: counting(
    (n) => `${n} tiles mined in this round`,
    ({ mined }) => mined,
    'you have mined',
  ),
  minedTileValueThisTurnAtLeast: (_, { n }, { state: { turn } }) => ({
    need: `a tile of ${n} or more mined in this turn`,
    have: turn.best === 0 ? 'you have mined none' : `your best is ${turn.best}`,
  }),
  orbitedThisRoundAtLeast: () => ({
    need: 'a ride with a planet in this round',
    have: 'you have made none',
  }),
  planetsUsedThisRoundAtLeast: counting(
    (n) => `${n} different planets used in this round`,
    ({ used }) => used.length,
    'you have used',
  ),
  usedAllThisRound: ({ used }, { planets }) => {
    const missing = planets.filter((planet) => !used.includes(planet));
    return {
      need: `${listed(planets)} used in this round`,
      have: `${listed(missing)} ${missing.length === 1 ? 'is' : 'are'} missing`,
    };
  },
  usedAnyThisRound: (_, { planets }) => ({
    need: `${listed(planets, 'or')} used in this round`,
    have: 'you have used neither',
  }),
  upgradesAtLeast: counting((n) => `at least ${n} upgrades`, upgradesOf),
  strictlyMost: (player, { of }, { state, seat }) => {
    const amount = of === 'upgrades' ? upgradesOf : ({ resources }: Player) => resources;
    const others = state.players.filter((_, other) => other !== seat).map(amount);
    return {
      need: `more ${of} than every other player`,
      have: `you have ${amount(player)}, and another has ${Math.max(...others)}`,
    };
  },
  otherPlayersInMySectorAtLeast: counting(
    (n) => `ships of ${n} others in your sector`,
    ({ ships }, { players }) => players.filter((other) => other.ships.includes(ships[0]!)).length - 1,
    'there are those of',
  ),
  tradedWithDifferentPlayersThisRoundAtLeast: counting(
    (n) => `trades with ${n} players in this round`,
    ({ traded }) => traded.length,
    'you have traded with',
  ),
  onlyPlayerInOuterRing: ({ ships }) => ({
    need: 'the only ships in the Outer Ring',
    have: ships.some(isOuter) ? 'another is there too' : 'yours is in the Inner Ring',
  }),
  lastToPass: () => ({ need: 'being the last to pass', have: 'somebody passed after you' }),
  votedForLeadingOption: (_, __, { state, seat }) => ({
    need: 'your vote on the option with more votes',
    have: state.votes.some((vote) => vote.seat === seat)
      ? 'it has no more than the other'
      : 'you have not voted',
  }),
  techsAtLeast: () => ({ need: 'a tech', have: 'you have none' }),
  researchGainedThisGameAtLeast: counting(
    (n) => `${n} research cards gained`,
    ({ research }) => research,
    'you have gained',
  ),
  wormholeStepsThisMovementAtLeast: () => ({
    need: 'a step through the wormholes in the Movement',
    have: 'you made none',
  }),
  noOtherPlayerHasTech: () => ({ need: 'that nobody else has a tech', have: 'another player has one' }),
  and: (_, { all }, ask, timing) => {
    const missing = all.find((part) => !isTrue(ask.state, ask.seat, part, timing));
    return missing === undefined ? { need: 'this', have: 'it is so' } : standing(ask, missing, timing);
  },
};
