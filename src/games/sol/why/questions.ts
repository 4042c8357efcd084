import { NAME } from '../board.ts';
import type { Move, Step } from '../state.ts';

/** What each question asks for, and where each kind of move belongs. */

interface Task {
  /** What is to be done: “choose an action”. */
  readonly words: string;
  readonly rule: string;
}

const TASKS: Readonly<Record<string, Task>> = {
  vestige: { words: 'place a starting gate or station', rule: '4.7' },
  rescue: { words: 'take down a structure for new sundivers', rule: '5.2' },
  action: { words: 'choose an action', rule: '5.3' },
  move: { words: 'spend movement points', rule: '6.1.2' },
  convert: { words: 'choose what to convert', rule: '6.2.1' },
  converted: { words: 'play your card or go on', rule: '6.2.7' },
  chain: { words: 'name the links of the chain', rule: '10.7' },
  activate: { words: 'choose a station to activate', rule: '6.3.1' },
  pulse: { words: 'choose a station of the orbits', rule: '10.23' },
  bonus: { words: 'take or decline the bonus', rule: '6.3.6' },
  double: { words: 'say whether the station works again', rule: '10.26' },
  metamorphosis: { words: 'change the station or leave it', rule: '10.17' },
  scour: { words: 'choose where to scour', rule: '11.8' },
  predraw: { words: 'play your card or draw', rule: '5.5' },
  channel: { words: 'spend 1 energy for 1 momentum or save it', rule: '10.8' },
  orbital: { words: 'use your stations in outer orbit', rule: '7.4' },
  attrition: { words: 'give up a sundiver', rule: '11.1' },
  warp: { words: 'choose the sundiver that jumps', rule: '11.5' },
  singularity: { words: 'place your sundivers in the core', rule: '11.6' },
  gap: { words: 'choose the core space that stays free of feeders', rule: '11.8' },
  first: { words: 'choose the core space of the first parasite', rule: '11.9' },
  keep: { words: 'keep a card', rule: '8.2' },
};

export function taskOf(step: Step): Task {
  if (step.step === 'land')
    return { words: 'say where the sundiver appears', rule: step.by === 'warp' ? '11.5' : '10.28' };
  if (step.step === 'push')
    return {
      words: `say where the sundiver on ${NAME[step.from]} goes`,
      rule: step.outward ? '11.3' : '11.2',
    };
  return TASKS[step.step] ?? { words: 'choose', rule: '5.0' };
}

/** The questions a kind of move answers, and the rule of it. */
interface Home {
  readonly steps: readonly Step['step'][];
  readonly text: string;
  readonly rule: string;
}

const ACTION: Home = {
  steps: ['action'],
  text: 'You choose one action at the start of your turn',
  rule: '5.4',
};
const MOVE: readonly Step['step'][] = ['move'];
const CONVERT: Home = { steps: ['convert'], text: 'Structures are built in a Convert action', rule: '6.2.1' };
const OFFER: Home = {
  steps: ['bonus', 'double', 'metamorphosis'],
  text: 'There is no bonus to take or decline',
  rule: '6.3.6',
};
const CHANNEL: Home = { steps: ['channel'], text: 'Only CHANNEL trades energy for momentum', rule: '10.8' };

const HOMES_BY_KIND: Record<Move['type'], Home> = {
  play: { steps: [], text: 'A card is played when its moment has come', rule: '10.0.2' },
  vestige: { steps: ['vestige'], text: 'Starting structures are placed before the first turn', rule: '4.7' },
  rescue: { steps: ['rescue'], text: 'A structure is taken down only for a rescue', rule: '5.2' },
  move: ACTION,
  convert: ACTION,
  activate: ACTION,
  scour: ACTION,
  launch: { steps: MOVE, text: 'Sundivers are launched in a Move', rule: '6.1.2' },
  guest: { steps: MOVE, text: 'Guests are launched in a Move', rule: '6.1.2' },
  fly: { steps: MOVE, text: 'Sundivers fly in a Move', rule: '6.1.2' },
  hurl: { steps: MOVE, text: 'Sundivers are hurled in a Move', rule: '6.1.2' },
  return: { steps: MOVE, text: 'Lost sundivers come back in a Move', rule: '6.1.2' },
  cluster: { steps: MOVE, text: 'Groups fly in a Move with CLUSTER', rule: '10.9' },
  puncture: { steps: MOVE, text: 'Barriers are punctured in a Move with PUNCTURE', rule: '10.24' },
  station: { steps: MOVE, text: 'Stations fly in a Move with JUGGERNAUT', rule: '10.16' },
  hurlstation: { steps: MOVE, text: 'Stations are hurled in a Move with JUGGERNAUT', rule: '10.16' },
  teleport: { steps: MOVE, text: 'Sundivers teleport in a Move with TELEPORT', rule: '10.28' },
  fuel: { steps: MOVE, text: 'Points are bought in a Move with FUEL', rule: '10.12' },
  land: { steps: ['land'], text: 'A sundiver appears somewhere by TELEPORT or WARP', rule: '11.5' },
  end: {
    steps: ['move', 'activate', 'pulse', 'scour'],
    text: 'A Move, an activation and scouring have an end',
    rule: '5.4',
  },
  gate: CONVERT,
  tower: CONVERT,
  node: CONVERT,
  foundry: CONVERT,
  continue: { steps: ['converted'], text: 'You go on after a conversion', rule: '6.2.7' },
  link: { steps: ['chain'], text: 'Links are named for CHAIN', rule: '10.7' },
  recall: { steps: ['chain'], text: 'A chain is recalled with CHAIN', rule: '10.7' },
  use: { steps: ['activate', 'pulse'], text: 'Stations are activated in an Activate action', rule: '6.3.1' },
  take: OFFER,
  decline: OFFER,
  clear: {
    steps: ['activate', 'scour'],
    text: 'Creatures are cleared away in an action of its own',
    rule: '11.8',
  },
  proceed: { steps: ['predraw'], text: 'Cards are drawn after your action', rule: '7.1' },
  spend: CHANNEL,
  save: CHANNEL,
  orbital: { steps: ['orbital'], text: 'Stations in outer orbit work by themselves at a flare', rule: '7.4' },
  done: { steps: ['orbital'], text: 'Only stations at a flare can be left unused', rule: '7.4' },
  sacrifice: { steps: ['attrition'], text: 'Sundivers are given up for ATTRITION', rule: '11.1' },
  push: { steps: ['push'], text: 'Sundivers are pushed by IMPLODE and EXPLODE', rule: '11.2' },
  warp: { steps: ['warp'], text: 'Sundivers jump with WARP', rule: '11.5' },
  place: { steps: ['singularity'], text: 'Sundivers are placed in the core by SINGULARITY', rule: '11.6' },
  gap: { steps: ['gap'], text: 'A core space is kept free when feeders arrive', rule: '11.8' },
  first: { steps: ['first'], text: 'A core space is named when parasites arrive', rule: '11.9' },
  keep: { steps: ['keep'], text: 'A card is kept at the end of a turn that drew some', rule: '8.2' },
};

/** By the word of a wish, which may be none of the game's. */
export const HOMES: Readonly<Record<string, Home | undefined>> = HOMES_BY_KIND;
