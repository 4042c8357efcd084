import { has } from '../../../kernel/data/records.ts';
import { capital, count, listed } from '../../../kernel/defaults/words.ts';
import type { Reason } from '../../../kernel/why.ts';
import { exoplanetPrice } from '../actions/planets.ts';
import { neededFor } from '../cards/effects.ts';
import { upgradePrice } from '../cards/upgrades.ts';
import {
  EXOPLANET,
  type ExoplanetId,
  EXPLORER,
  FACTION,
  FACTIONS,
  isFaceUp,
  MACHINES,
  type Op,
  RESEARCH,
  slotsOf,
} from '../facts.ts';
import { RIVAL, type StepOf } from '../state.ts';
import { cardName, effectText, machineName, nameOf, opsText } from '../texts/words.ts';
import { energyCapacity, factionOf, isSolo, playerOf, techLimit } from '../verbs.ts';
import { type Answer, type Ask, because, legalOf, tooFew } from './ask.ts';
import { MINE } from './planets.ts';
import {
  cardThing,
  machineThing,
  marketThing,
  playerThing,
  RESOURCES,
  techThing,
  worldThing,
} from './things.ts';

/** Cards, machines and amounts that cannot be chosen (4.2, 7, 20). */

/** Factions that others have, and those first-time players leave out. */
export function factionReason(ask: Ask<StepOf<'faction' | 'rival'>>): Answer {
  const { state, aim, names, legal } = ask;
  const id = FACTIONS.find((faction) => aim.thing?.kind === 'faction' && faction === aim.thing.item);
  if (id === undefined) return undefined;
  const { name } = FACTION[id];
  const owner = state.players.findIndex(({ faction }) => faction === id);
  if (owner < 0)
    return because(`${name} is left out of the game for first-time players.`, '17', {
      short: 'not this time',
    });
  const who = owner === ask.seat ? 'You lead' : `${nameOf(names, owner)} leads`;
  return because(`${who} ${name}; choose another faction.`, '4.2', {
    short: 'taken',
    instead: legal,
    about: [playerThing(owner)],
  });
}

// ── Markets ───────────────────────────────────────────────────────────────────────────────────────

/** 7.5: exoplanets that cannot be paid. */
export function marketReason(ask: Ask<StepOf<'market'>>): Answer {
  const { aim, state, seat } = ask;
  const card = aim.thing?.kind === 'market' ? aim.thing.item : undefined;
  if (card !== undefined && has(RESEARCH, card)) return otherMarket(ask, card);
  if (aim.act !== 'take' && card === undefined) return undefined;
  const price = exoplanetPrice(state, seat);
  const { resources } = playerOf(state, seat);
  const name = card !== undefined && has(EXOPLANET, card) ? cardName(card) : 'An exoplanet';
  return because(`${name} costs ${count(price, 'resource')} at Jupiter; you have ${resources}.`, '7.5.1', {
    short: `${count(price - resources, 'resource')} short`,
    more: `${MINE} You can still renew the market.`,
    ...tooFew('resources', resources, price),
    instead: legalOf(ask, 'refresh'),
    about: [RESOURCES],
  });
}

/** A card of the market that the question is not about. */
function otherMarket(ask: Ask, card: keyof typeof RESEARCH): Reason {
  return because(`${cardName(card)} is a research card, and those are taken at Neptune.`, '7.8', {
    short: 'at Neptune',
    instead: legalOf(ask, 'take', 'refresh'),
    about: [marketThing(card)],
  });
}

export function cardReason(ask: Ask<StepOf<'claim' | 'research'>>): Answer {
  const { aim, step } = ask;
  if (aim.act === 'refresh') {
    return because('The market is renewed only when Jupiter is used.', '7.5.3', {
      short: 'at Jupiter only',
      instead: legalOf(ask, 'take'),
    });
  }
  const card = aim.thing?.kind === 'market' ? aim.thing.item : '';
  if (step.step === 'claim' && has(RESEARCH, card)) return otherMarket(ask, card);
  if (step.step === 'claim' || !has(EXOPLANET, card)) return undefined;
  return because(`${cardName(card)} is an exoplanet; now a research card is taken.`, '7.8', {
    short: 'no research card',
    instead: legalOf(ask, 'take'),
    about: [marketThing(card)],
  });
}

// ── Amounts ───────────────────────────────────────────────────────────────────────────────────────

/** More explorers, upgrades or energy than there may be. */
export function amountReason(ask: Ask<StepOf<'recruit' | 'engineer' | 'amount'>>): Answer {
  const { aim, state, seat, step, legal } = ask;
  const wanted = aim.thing?.kind === 'count' ? Number(aim.thing.item) : 0;
  if (wanted < 1) return undefined;
  const { resources, energy } = playerOf(state, seat);
  const instead = legal.slice(-1);
  if (step.step === 'amount') {
    const capacity = energyCapacity(state, seat);
    return because(`Your battery has room for ${capacity - energy} more energy, not for ${wanted}.`, '14.2', {
      short: 'no room',
      instead,
    });
  }
  const price = step.step === 'recruit' ? wanted : upgradePrice(state, seat, wanted);
  const what = step.step === 'recruit' ? count(wanted, 'explorer') : count(wanted, 'upgrade');
  const by = price - resources;
  if (by <= 0)
    return because(`Your machines have no room for ${what}.`, '7.4', { short: 'no slot free', instead });
  const cost = wanted === 1 ? 'costs' : 'cost';
  return because(
    `${capital(what)} ${cost} ${count(price, 'resource')}; you have ${resources}.`,
    step.step === 'recruit' ? '7.2' : '7.4',
    {
      short: `${count(by, 'resource')} short`,
      ...tooFew('resources', resources, price),
      instead,
      about: [RESOURCES],
    },
  );
}

/** 13.2: a machine without a free slot. */
export function installReason({ aim, state, seat, legal }: Ask<StepOf<'install'>>): Answer {
  const machine = MACHINES.find((id) => aim.thing?.kind === 'machine' && id === aim.thing.item);
  if (machine === undefined) return undefined;
  const faction = factionOf(playerOf(state, seat));
  const slots = slotsOf(faction, MACHINES.indexOf(machine));
  const name = machineName(machine, faction);
  return because(`${name}: all ${slots} slots are filled.`, '13.2', {
    short: 'no slot free',
    instead: legal,
    about: [machineThing(machine)],
  });
}

/** 7.3.2: the Leader token can be taken once a round. */
export function voteReason(ask: Ask<StepOf<'vote' | 'rivalVote'>>): Answer {
  const { aim, state, step, names } = ask;
  const words = [...aim.things.map(({ item }) => item), ...aim.words].join(' ').split(' ');
  if (!words.includes('leader')) return undefined;
  const instead = legalOf(ask, 'vote');
  if (step.step === 'rivalVote' || isSolo(state))
    return because('The Leader token stays with you in a solo game.', '18.1', {
      short: 'not in solo',
      instead,
    });
  const taken = state.votes.find(({ space }) => space === 'leader');
  const who = taken === undefined ? 'Somebody' : nameOf(names, taken.seat);
  return because(`${who} has taken the Leader token in this round, and one player may.`, '7.3.2', {
    short: 'taken this round',
    instead,
    ...(taken !== undefined && { about: [playerThing(taken.seat)] }),
  });
}

// ── Effects of exoplanets ─────────────────────────────────────────────────────────────────────────

/** 20.2: an effect that lacks what it needs. */
export function boonReason(ask: Ask<StepOf<'boon'>>): Answer {
  const { aim, step } = ask;
  const key = [...aim.words, ...aim.things.map(({ item }) => item)].find(
    (word) => word === 'A' || word === 'B',
  );
  return aim.act === 'boon' && key !== undefined
    ? effectReason(ask, step.card, key === 'A' ? 'A' : 'B')
    : undefined;
}

function effectReason(ask: Ask, card: ExoplanetId, key: 'A' | 'B'): Reason {
  const { state, seat, legal } = ask;
  const ops = EXOPLANET[card].effects.find((effect) => effect.key === key)?.do ?? [];
  const missing = neededFor(state, seat, ops);
  const words = missing === undefined ? 'it is not possible' : (MISSING[missing.op] ?? 'it would do nothing');
  const poor = missing?.op === 'convert' && playerOf(state, seat).resources < missing.burnResources;
  return because(`${effectText(card, key)} is closed: ${poor ? 'you have no resource' : words}.`, '20.2', {
    short: poor ? 'no resource' : 'does nothing now',
    ...(poor && tooFew('resources', playerOf(state, seat).resources, missing.burnResources)),
    instead: legal,
  });
}

/** What an effect may lack. */
const MISSING: { readonly [O in Op['op']]?: string } = {
  convert: 'no slot of your machines is free',
  upgrades: 'no slot of your machines is free',
  tech: 'no tech is left at Uranus',
  takeRandomExplorers: 'nobody else holds an explorer of Venus',
  mineRemote: 'there is no tile you may mine',
  peekAsteroids: 'there is no tile you do not know',
  clearSectors: 'no energy lies in any sector',
  explorers: 'no explorer is left',
  objectives: 'no secret objective is left',
  research: 'no research card is left',
};

/** 14.3: what Galactic Mapping leaves out. */
export function mapReason(ask: Ask<StepOf<'map'>>): Answer {
  const { aim, state, seat, step } = ask;
  const card = aim.thing?.kind === 'world' && has(EXOPLANET, aim.thing.item) ? aim.thing.item : undefined;
  if (card === undefined) return undefined;
  const own = playerOf(state, seat).exoplanets.find((world) => world.card === card);
  const about = [worldThing(card)];
  const instead = legalOf(ask, 'map', 'done');
  const name = cardName(card);
  if (own === undefined)
    return because(`${name} is not yours.`, '14.3', { short: 'not yours', instead, about });
  if (!own.explored)
    return because(`${name} is not explored, and Galactic Mapping uses explored exoplanets.`, '14.3', {
      short: 'not explored',
      instead,
      about,
    });
  if (!step.cards.includes(card))
    return because(`${name} has been used; each gives one effect.`, '14.3', {
      short: 'used already',
      instead,
      about,
    });
  const effects = EXOPLANET[card].effects.map(({ do: ops }) => opsText(ops));
  return because(`${name} could ${listed(effects, 'or')}, but neither does anything now.`, '20.2', {
    short: 'does nothing now',
    instead,
    about,
  });
}

/** 19.7: only the own exoplanets are burned. */
export function scrapReason(ask: Ask<StepOf<'scrap'>>): Answer {
  const { aim, step, legal } = ask;
  if (aim.thing?.kind !== 'world' || !has(EXOPLANET, aim.thing.item)) return undefined;
  const whose = step.who === RIVAL ? 'the opponent’s' : 'yours';
  return because(`${cardName(aim.thing.item)} is not ${whose}; choose another one.`, '19.7', {
    short: `not ${whose}`,
    instead: legal,
    about: [worldThing(aim.thing.item)],
  });
}

// ── Cards in the hand ─────────────────────────────────────────────────────────────────────────────

/** Cards of the hand that the question does not ask for. */
export function handReason(ask: Ask<StepOf<'hand' | 'trim' | 'keep' | 'amnesty'>>): Answer {
  const { aim, step, legal, names } = ask;
  const held = heldCard(ask);
  if (held === undefined) return undefined;
  const name = cardName(held);
  const about = [cardThing(held)];
  if (aim.act !== undefined && aim.act !== step.step) return undefined;
  switch (step.step) {
    case 'hand':
      return because(`${nameOf(names, step.maker)} asks for another kind of card than ${name}.`, '10.3', {
        short: 'not asked for',
        instead: legal,
        about,
      });
    case 'keep':
      return because(
        `You keep ${step.left} of the objectives just drawn, and ${name} ${has(EXPLORER, held) ? 'are' : 'is'} none of them.`,
        '7.6.1',
        {
          short: 'not drawn now',
          instead: legal,
          about,
        },
      );
    default:
      return because(
        `${name} is no secret objective; one of those is burned.`,
        step.step === 'trim' ? '7.6.2' : '19.3',
        {
          short: 'no objective',
          instead: legal,
          about,
        },
      );
  }
}

function heldCard({ aim, state, seat }: Ask) {
  const { explorers, objectives } = playerOf(state, seat);
  const hand = [...explorers, ...objectives].flatMap(({ card }) => (isFaceUp(card) ? [card] : []));
  return aim.thing?.kind === 'card' ? hand.find((card) => card === aim.thing?.item) : undefined;
}

/** 7.7: techs that cannot be taken or given back. */
export function techReason(ask: Ask<StepOf<'tech' | 'return'>>): Answer {
  const { aim, state, seat, step, names } = ask;
  const item = aim.thing?.kind === 'tech' ? aim.thing.item : '';
  const owner = state.players.findIndex(({ techs }) => techs.some((card) => card === item));
  const card = state.players[owner]?.techs.find((tech) => tech === item);
  if (card === undefined) return undefined;
  const about = [techThing(card)];
  const name = cardName(card);
  if (owner !== seat)
    return because(`${name} belongs to ${nameOf(names, owner)}.`, '7.7', {
      short: 'taken',
      instead: ask.legal,
      about,
    });
  if (step.step === 'return') return undefined;
  const limit = techLimit(state, seat);
  return because(`You have ${name} already; choose another tech.`, '7.7', {
    short: 'yours already',
    more: `You may hold ${count(limit, 'tech')}; above that you give one back.`,
    instead: ask.legal,
    about,
  });
}
