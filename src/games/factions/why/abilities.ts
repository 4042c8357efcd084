import { capital, count, listed } from '../../../kernel/defaults/words.ts';
import type { Reason } from '../../../kernel/why.ts';
import { BAND, BELT, cellOf, NAME } from '../board.ts';
import {
  APERTURE_CASTER,
  DEBRIS_SCOOP,
  FOLD_BEACON,
  GRAVITY_TUG,
  holds,
  SUNWARD_TETHER,
} from '../cards/modifiers.ts';
import {
  ALCUBIERRE,
  FACTION,
  type FactionId,
  GATES,
  OWN_MACHINE,
  SHIFT_GATE_ENERGY,
  slotsOf,
  type TechId,
} from '../facts.ts';
import type { Move, State, Step } from '../state.ts';
import { bandName, cardName, techText } from '../texts/words.ts';
import { energyCapacity, isComplete, ownMachine, playerOf, plays, shipOf, usedOnce } from '../verbs.ts';
import { cellAimed } from './aim.ts';
import { type Answer, type Ask, because, cellWords, isTurn, legalOf, tooFew } from './ask.ts';
import { ENERGY, instrumentOf, machineThing, RESOURCES, techThing } from './things.ts';

/** What only a machine, a faction or a tech lets one do (5.3.3, 13, 14, 19.6). */

interface Ability {
  /** The tech, or the faction with whose machine it comes, or `drive` for the Alcubierre Drive. */
  readonly by:
    | { readonly tech: TechId }
    | { readonly machine: FactionId }
    | { readonly faction: FactionId }
    | 'drive';
  readonly rule: string;
  /** The questions in which it can be used. */
  readonly when: 'beginning' | 'action' | 'free';
  /** What is remembered once it was used in a round. */
  readonly once?: string;
  /** What else it needs. */
  readonly needs?: (ask: Ask) => Answer;
}

const ABILITIES: { readonly [A in Move['type']]?: Ability } = {
  alcubierre: { by: 'drive', rule: '13.1', when: 'beginning', needs: driveNeeds },
  shiftGate: { by: { faction: 'tunnelers' }, rule: '14.4', when: 'beginning', needs: shiftNeeds },
  extract: {
    by: { machine: 'tunnelers' },
    rule: '14.4',
    when: 'beginning',
    once: 'extract',
    needs: extractNeeds,
  },
  scoop: {
    by: { tech: DEBRIS_SCOOP },
    rule: '19.6',
    when: 'beginning',
    once: DEBRIS_SCOOP,
    needs: scoopNeeds,
  },
  tether: { by: { tech: SUNWARD_TETHER }, rule: '19.6', when: 'beginning', once: SUNWARD_TETHER },
  caster: { by: { tech: APERTURE_CASTER }, rule: '19.6', when: 'beginning', once: APERTURE_CASTER },
  photosynthesis: {
    by: { machine: 'zealots' },
    rule: '14.2',
    when: 'action',
    once: 'photosynthesis',
    needs: sunNeeds,
  },
  mapping: { by: { machine: 'sop' }, rule: '14.3', when: 'action', needs: mappingNeeds },
  beacon: { by: { tech: FOLD_BEACON }, rule: '19.6', when: 'action', once: FOLD_BEACON },
  spy: { by: { machine: 'deepstate' }, rule: '9.1', when: 'free', needs: spyNeeds },
  invert: { by: { machine: 'einstein' }, rule: '14.5', when: 'free', once: 'invert', needs: invertNeeds },
  tug: { by: { tech: GRAVITY_TUG }, rule: '9.1', when: 'free', once: GRAVITY_TUG },
};

/** By the word of a wish, which may be none of the game's. */
const BY_WORD: Readonly<Record<string, Ability | undefined>> = ABILITIES;

const QUESTIONS: Readonly<Record<Ability['when'], readonly Step['step'][]>> = {
  beginning: ['turn', 'begin'],
  action: ['turn', 'action'],
  free: ['turn', 'begin', 'fly', 'landed', 'action', 'finish'],
};

/** The abilities a player has that a question would let use, possible or not. */
export function abilitiesOf(state: State, seat: number, step: Step['step']): string[] {
  return Object.entries(BY_WORD).flatMap(([act, ability]) =>
    ability !== undefined && QUESTIONS[ability.when].includes(step) && isOwned(state, seat, ability)
      ? [act]
      : [],
  );
}

function isOwned(state: State, seat: number, { by }: Ability): boolean {
  if (by === 'drive') return isComplete(playerOf(state, seat), ALCUBIERRE);
  if ('tech' in by) return holds(state, seat, by.tech);
  return 'machine' in by ? ownMachine(state, seat, by.machine) : plays(state, seat, by.faction);
}

export function abilityReason(ask: Ask): Answer {
  const { aim, state, seat, step } = ask;
  const ability = aim.act === undefined ? undefined : BY_WORD[aim.act];
  if (aim.act === undefined) return instrumentReason(ask);
  if (ability === undefined) return undefined;
  const { rule, once, when } = ability;
  if (!isOwned(state, seat, ability)) return missingReason(ask, ability);
  const name = nameOfAbility(ability);
  if (once !== undefined && usedOnce(state, seat, once)) {
    return because(`${name} works once a round, and you have used it.`, rule, { short: 'used this round' });
  }
  if (!QUESTIONS[when].includes(step.step)) return timeReason(ask, name, ability);
  if (when === 'beginning' && step.step === 'turn' && playerOf(state, seat).ships.length > 1) {
    return because('First choose which of your two ships moves; the other one vanishes.', '14.8.1', {
      short: 'choose a ship first',
      instead: legalOf(ask, 'keepShip'),
    });
  }
  if (state.turn.begun.includes(aim.act)) {
    return because(`${name} works once in a Movement, and you have used it.`, '5.3.3', {
      short: 'used already',
      instead: legalOf(ask, 'step', 'stop'),
    });
  }
  const asks = isAstray(ask) ? undefined : ability.needs?.(ask);
  const what = aim.thing?.kind === 'cell' ? `on ${cellWords(cellOf(aim.thing.item))}` : 'like that';
  return (
    asks ??
    because(`${name} is not used ${what}.`, rule, {
      short: 'not used there',
      more: textOf(ability),
      instead: ask.legal.filter(({ type }) => type === aim.act),
    })
  );
}

/** Whether a planet is pointed at for what is used on sectors or tiles. */
function isAstray({ aim }: Ask): boolean {
  return aim.thing?.kind === 'planet' && aim.act !== 'invert';
}

/** What it does, in the words of its card or mat. */
function textOf({ by }: Ability): string | undefined {
  if (by === 'drive') return undefined;
  if ('tech' in by) return `${capital(techText(by.tech))}.`;
  return 'machine' in by ? FACTION[by.machine].machine.text : FACTION[by.faction].ability;
}

/** A machine or tech that is pointed at answers for what it lets one do. */
function instrumentReason(ask: Ask): Answer {
  const { aim, state, seat, step } = ask;
  const act = Object.keys(BY_WORD).find((one) => instrumentOf(one) === aim.thing?.name);
  const ability = act === undefined ? undefined : BY_WORD[act];
  if (act === undefined || ability === undefined || !isTurn(step) || !isOwned(state, seat, ability))
    return undefined;
  return abilityReason({ ...ask, aim: { act, words: [], things: [], thing: undefined } });
}

function nameOfAbility({ by }: Ability): string {
  if (by === 'drive') return 'The Alcubierre Drive';
  if ('tech' in by) return `The ${cardName(by.tech)}`;
  return 'machine' in by
    ? FACTION[by.machine].machine.name.replace(/^(?=Dark|Spacetime)/, 'The ')
    : 'Moving a wormhole';
}

/** The machine is not complete, or the tech is not there. */
function missingReason({ state, seat }: Ask, { by, rule }: Ability): Reason {
  const player = playerOf(state, seat);
  if (by === 'drive') {
    const slots = slotsOf(player.faction, ALCUBIERRE);
    return because(
      `The Alcubierre Drive is not complete: it has ${player.upgrades[ALCUBIERRE]} of ${slots} upgrades.`,
      '13.3',
      { short: 'not complete yet', about: player.faction === '' ? [] : [machineThing('alcubierre')] },
    );
  }
  if ('tech' in by) {
    return because(`That takes the tech ${cardName(by.tech)}, which you do not have.`, '19.6', {
      short: 'no such tech',
      more: `${capital(techText(by.tech))}. Techs are taken at Uranus.`,
    });
  }
  const id = 'machine' in by ? by.machine : by.faction;
  const { name, machine } = FACTION[id];
  if (!plays(state, seat, id))
    return because(`Only one faction can do that: ${name.replace(/\.$/, '')}.`, rule, {
      short: 'another faction’s',
    });
  return because(
    `${machine.name} is not complete: it has ${player.upgrades[OWN_MACHINE]} of ${count(slotsOf(id, OWN_MACHINE), 'upgrade')}.`,
    '13.3',
    { short: 'not complete yet', more: machine.text, about: [machineThing('faction')] },
  );
}

/** Nothing outside of the own turn, where all of them have the same answer. */
function timeReason(ask: Ask, name: string, { when }: Ability): Answer {
  const { state, step } = ask;
  if (!isTurn(step)) return undefined;
  if (when === 'beginning') {
    const moved = state.turn.entered.length > 0 ? ', before you enter a sector' : '';
    return because(`${name} works when a Movement begins${moved}.`, '5.3.3', { short: 'before moving only' });
  }
  const taken = step.step === 'finish';
  return because(
    `${name} is an Action; ${taken ? 'you have taken yours' : 'end the Movement first'}.`,
    '5.3.5',
    {
      short: taken ? 'Action is taken' : 'stop first',
      instead: legalOf(ask, 'stop', 'proceed', 'end'),
    },
  );
}

// ── What else they need ───────────────────────────────────────────────────────────────────────────

function driveNeeds(ask: Ask): Answer {
  const { state, seat, aim } = ask;
  const band = BAND[shipOf(playerOf(state, seat))]!;
  if (band === BELT)
    return because('The Alcubierre Drive does not work in the Asteroid Belt.', '13.1', {
      short: 'not in the Belt',
    });
  const cell = cellAimed(aim);
  if (cell === undefined) return undefined;
  return because(
    BAND[cell] === band
      ? `Your ship is in ${cellWords(cell)} already.`
      : `The Alcubierre Drive stays in ${bandName(band)}, where your ship is; ${cellWords(cell)} is not in it.`,
    '13.1',
    { short: 'another band', instead: legalOf(ask, 'alcubierre'), about: [NAME[cell]!] },
  );
}

function shiftNeeds(ask: Ask): Answer {
  const { state, seat } = ask;
  const { resources, energy } = playerOf(state, seat);
  if (resources >= 1 || energy >= SHIFT_GATE_ENERGY) return undefined;
  return because(
    `Moving a wormhole costs 1 resource or ${SHIFT_GATE_ENERGY} energy; you have no resource and ${energy} energy.`,
    '14.4',
    { short: '1 resource short', ...tooFew('resources', 0, 1), about: [RESOURCES, ENERGY] },
  );
}

function extractNeeds({ state }: Ask): Answer {
  if (state.gates.length < GATES) {
    return because('The Dark Energy Extractor needs both wormholes on the board.', '14.4', {
      short: 'wormholes missing',
    });
  }
  const sectors = state.gates.map(cellWords);
  return because(`No energy lies in the wormhole sectors ${listed(sectors)}.`, '14.4', {
    short: 'nothing to extract',
    about: state.gates.map((gate) => NAME[gate]!),
  });
}

function scoopNeeds(ask: Ask): Answer {
  const { state, seat, aim } = ask;
  const cell = cellAimed(aim);
  const about = [techThing(DEBRIS_SCOOP)];
  const instead = legalOf(ask, 'scoop');
  if (cell === undefined) {
    return because(
      `No energy lies in ${cellWords(shipOf(playerOf(state, seat)))} or next to it to scoop up.`,
      '19.6',
      { short: 'nothing to scoop', about },
    );
  }
  if ((state.energy[cell] ?? 0) > 0) return undefined;
  return because(`No energy lies in ${cellWords(cell)} to scoop up.`, '19.6', { instead, about });
}

function sunNeeds({ state, seat }: Ask): Answer {
  const { energy } = playerOf(state, seat);
  const capacity = energyCapacity(state, seat);
  return because(`Your battery is full: ${energy} of ${capacity} energy.`, '14.2', {
    short: 'battery full',
    lack: { of: 'room', by: energy - capacity + 1 },
    about: [ENERGY],
  });
}

function mappingNeeds(): Answer {
  return because('Galactic Mapping uses explored exoplanets, and none of yours is.', '14.3', {
    short: 'none explored',
  });
}

function spyNeeds({ aim, state }: Ask): Answer {
  const cell = cellAimed(aim);
  if (cell === undefined)
    return because('You know every tile on the board.', '9.1', { short: 'all tiles known' });
  const tile = state.tiles.some(({ at }) => at === cell);
  return because(
    tile ? `You know the tile in ${cellWords(cell)}.` : `No tile lies in ${cellWords(cell)}.`,
    '9.1',
    {
      about: [NAME[cell]!],
    },
  );
}

function invertNeeds(ask: Ask): Answer {
  const names = ask.aim.things.map(({ item }) => item);
  if (!names.includes('Mercury')) return undefined;
  return because('The Spacetime Inverter swaps any two planets but Mercury.', '14.5', {
    short: 'not Mercury',
    instead: legalOf(ask, 'invert'),
  });
}
