import { has } from '../../../kernel/data/records.ts';
import { listed } from '../../../kernel/defaults/words.ts';
import type { Reason } from '../../../kernel/why.ts';
import { requirement, strengthOn } from '../cards/exploring.ts';
import { EXOPLANET, EXPLORER, type ExplorerId, OBJECTIVE, type ObjectiveId } from '../facts.ts';
import { cardName, goods } from '../texts/words.ts';
import { cardsIn, energyCapacity, playerOf } from '../verbs.ts';
import type { Thing } from './aim.ts';
import { type Answer, type Ask, because, isTurn, legalOf, tooFew } from './ask.ts';
import { objectiveReason } from './objectives.ts';
import { cardThing, ENERGY, RESOURCES, worldThing } from './things.ts';

/** Free actions that are not possible (9). */

/** In the own turn, and in the windows of the Upkeep. */
export function freeReason(ask: Ask): Answer {
  const { aim, step } = ask;
  if (!isTurn(step) && step.step !== 'window') return undefined;
  const explorer = explorerAimed(ask);
  const objective = objectiveAimed(aim.thing);
  switch (aim.act) {
    case 'burn':
      return burnReason(ask);
    case 'place':
      return placeReason(ask, explorer, worldAimed(aim.thing));
    case 'complete':
      return completeReason(ask, objective);
    case undefined:
      break;
    default:
      return undefined;
  }
  if (aim.thing?.kind === 'store') return burnReason(ask);
  if (objective !== undefined) return completeReason(ask, objective);
  const world = worldAimed(aim.thing);
  if (world !== undefined && isOwn(ask, world)) return placeReason(ask, explorer, world);
  return explorer !== undefined && aim.thing?.kind === 'card'
    ? placeReason(ask, explorer, undefined)
    : undefined;
}

/** The explorer that a wish names first. */
function explorerAimed({ aim }: Ask): ExplorerId | undefined {
  const item = aim.things.find(({ kind, item: card }) => kind === 'card' && has(EXPLORER, card))?.item ?? '';
  return has(EXPLORER, item) ? item : undefined;
}

function objectiveAimed(thing: Thing | undefined): ObjectiveId | undefined {
  return thing?.kind === 'card' && has(OBJECTIVE, thing.item) ? thing.item : undefined;
}

type World = keyof typeof EXOPLANET;

function worldAimed(thing: Thing | undefined): World | undefined {
  return thing?.kind === 'world' && has(EXOPLANET, thing.item) ? thing.item : undefined;
}

function isOwn({ state, seat }: Ask, world: World): boolean {
  return playerOf(state, seat).exoplanets.some(({ card }) => card === world);
}

// ── Burning ───────────────────────────────────────────────────────────────────────────────────────

function burnReason(ask: Ask): Reason {
  const { state, seat } = ask;
  const { resources, energy } = playerOf(state, seat);
  if (resources < 1) {
    return because('You have no resource to burn for energy.', '9.1', {
      short: 'no resource',
      ...tooFew('resources', 0, 1),
      about: [RESOURCES],
    });
  }
  const capacity = energyCapacity(state, seat);
  return because(`Your battery is full: ${energy} of ${capacity} energy.`, '9.1', {
    short: 'battery full',
    lack: { of: 'room', by: energy - capacity + 1 },
    about: [ENERGY],
  });
}

// ── Explorers ─────────────────────────────────────────────────────────────────────────────────────

/** An explorer and an exoplanet, as far as they are named. */
function placeReason(ask: Ask, explorer: ExplorerId | undefined, world: World | undefined): Reason {
  const { state, seat } = ask;
  const { explorers, exoplanets } = playerOf(state, seat);
  const instead = legalOf(ask, 'place');
  const open = exoplanets.find(({ card }) => card === world);
  if (world !== undefined && open === undefined) {
    return because(`${cardName(world)} is not yours; explorers go on your own exoplanets.`, '9.1', {
      short: 'not yours',
      instead,
      about: [worldThing(world)],
    });
  }
  if (world !== undefined && open?.explored === true) {
    const { production } = EXOPLANET[world];
    return because(`${cardName(world)} is explored, and takes no more explorers.`, '9.2', {
      short: 'explored already',
      more: `It produces ${goods(production.energy, production.resources)} in every Upkeep.`,
      instead,
      about: [worldThing(world)],
    });
  }
  if (explorer !== undefined && !cardsIn(explorers).includes(explorer))
    return because(`${cardName(explorer)} are not in your hand.`, '9.1', { short: 'not in hand', instead });
  if (explorer === undefined && explorers.length === 0) {
    const needs = open && `, which needs ${requirement(state, seat, open.card) - strengthOn(open)} more`;
    return because(
      `You have no explorer to place${open ? ` on ${cardName(open.card)}${needs}` : ''}.`,
      '9.2',
      {
        short: 'no explorer',
        more: 'Venus gives explorers for resources.',
        lack: { of: 'explorer', by: 1 },
        ...(world !== undefined && { about: [worldThing(world)] }),
      },
    );
  }
  const about = explorer === undefined ? [] : [cardThing(explorer)];
  if (exoplanets.length === 0) {
    return because('Explorers are placed on exoplanets of yours, and you have none.', '9.1', {
      short: 'no exoplanet',
      more: 'Jupiter sells exoplanets for 1 resource.',
      about,
    });
  }
  const names = listed(exoplanets.map(({ card }) => cardName(card)));
  return because(
    exoplanets.length === 1
      ? `Your one exoplanet, ${names}, is explored and takes no more explorers.`
      : 'All your exoplanets are explored and take no more explorers.',
    '9.2',
    { short: 'all explored', about },
  );
}

// ── Objectives ────────────────────────────────────────────────────────────────────────────────────

function completeReason(ask: Ask, card: ObjectiveId | undefined): Reason {
  const { state, seat } = ask;
  const held = cardsIn(playerOf(state, seat).objectives);
  const named = card ?? held[0];
  if (named === undefined) {
    return because('You have no secret objective to complete.', '9.1', {
      short: 'no objective',
      more: 'Saturn deals them.',
    });
  }
  if (!held.includes(named))
    return because(`${cardName(named)} is not in your hand.`, '9.1', { short: 'not in hand' });
  return objectiveReason(ask, named);
}
