import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../kernel/game.ts';
import { itemAt } from '../../../kernel/data/lists.ts';
import { has, keysOf } from '../../../kernel/data/records.ts';
import { tell } from '../../../testkit/telling.ts';
import { cellOf } from '../board.ts';
import { SATURN_DECK } from '../content/saturn.ts';
import {
  EVENTS,
  EXOPLANET,
  EXPLORER,
  FACTION,
  type FactionId,
  FACTIONS,
  MERCURY_CARD,
  OBJECTIVE,
  RESEARCH,
  TECH,
} from '../facts.ts';
import { factions, game } from '../index.ts';
import { pointsOf, rivalPoints } from '../scoring.ts';
import type { Event, Step, Move, Player, State } from '../state.ts';
import { fresh } from '../test/testkit.ts';
import { texts } from './index.ts';
import { effectText, explorerText, goods, opsText, researchText, signed } from './words.ts';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora'];

const words = (state: State, move: Move): string => texts.move(state, move, NAMES);
const told = (event: Event): string | undefined => texts.event(event, NAMES);
const asked = (state: State): string => texts.prompt(state, itemAt(game.actors(state), 0), NAMES);

const FACTIONS_HERE: readonly FactionId[] = ['megacore', 'tunnelers', 'androids', 'deepstate'];

/** Round 1 with the Leader Ann to move; all planets on the axis, ships beside Mercury. */
function midway(seats: number): State {
  const state = fresh(seats);
  Object.assign(state, { round: 1, leader: 0, current: 0, event: 'ea01' });
  state.turn.seat = 0;
  state.players.forEach((player, seat) => {
    player.faction = itemAt(FACTIONS_HERE, seat);
    player.ships = [cellOf('1-0')];
  });
  for (const rival of state.rival) rival.faction = 'zealots';
  state.planets = state.planets.map(({ ring }) => ({ ring, tick: 0 }));
  state.stack.length = 0;
  state.stack.push({ step: 'turn', seat: 0 });
  return state;
}

function asking1(step: Step, change: (state: State, player: Player) => void = () => {}, seats = 2): State {
  const state = midway(seats);
  state.stack.push(step);
  change(state, itemAt(state.players, 0));
  return state;
}

const DEAL = {
  maker: 0,
  partner: 1,
  give: [
    { what: 'resource', item: '1' },
    { what: 'energy', item: '4' },
    { what: 'energy', item: '1' },
    { what: 'resource', item: '1' },
  ],
  ask: [
    { what: 'explorer', item: 'any' },
    { what: 'exoplanet', item: 'ju01' },
    { what: 'upgrade', item: 'sails' },
  ],
  counter: false,
} as const;
const deal = () => ({ ...DEAL, give: [...DEAL.give], ask: [...DEAL.ask] });

type Asking = Extract<Step, { readonly seat: Seat }>;
const GAIN = [{ op: 'upgrades', n: 1, sameMachine: false }] as const;

/** One or more of every question; the compiler misses none. */
const QUESTIONS: { readonly [F in Asking as F['step']]: readonly [F, string][] } = {
  faction: [[{ step: 'faction', seat: 0 }, 'Ann: choose the faction you will lead.']],
  rival: [[{ step: 'rival', seat: 0 }, 'Ann: choose the faction of your opponent.']],
  berth: [[{ step: 'berth', seat: 0 }, 'Ann: place your ship next to Mercury, where your faction starts.']],
  turn: [
    [
      { step: 'turn', seat: 0 },
      'Ann: fly, charge, act here, trade or pass. You have 16 of 16 energy and 4 of 5 resources.',
    ],
  ],
  begin: [
    [
      { step: 'begin', seat: 0 },
      'Ann: your Movement begins; enter a sector, use another ability or stop. You have 16 of 16 energy and 4 of 5 resources.',
    ],
  ],
  fly: [
    [
      { step: 'fly', seat: 0 },
      'Ann: fly on, or stop in Venus 0. You have 16 of 16 energy and 4 of 5 resources.',
    ],
  ],
  landed: [
    [
      { step: 'landed', seat: 0 },
      'Ann: your Movement is over; mine with the Probes, complete an objective or go on.',
    ],
  ],
  action: [
    [
      { step: 'action', seat: 0 },
      'Ann: take an Action, or pass as you have not moved. You have 16 of 16 energy and 4 of 5 resources.',
    ],
  ],
  finish: [[{ step: 'finish', seat: 0 }, 'Ann: end the turn, or use free actions first.']],
  draft: [
    [
      { step: 'draft', seat: 0, ...deal() },
      'Ann: put together a deal with Ben. You give 2 resources and 5 energy for 1 explorer, Yvaga and an upgrade of Solar Sails.',
    ],
    [
      { step: 'draft', seat: 0, ...deal(), give: [], ask: [], counter: true },
      'Ann: put together a counter-offer to Ben. You give nothing for nothing.',
    ],
  ],
  answer: [
    [
      { step: 'answer', seat: 1, ...deal() },
      'Ben: Ann offers 2 resources and 5 energy for 1 explorer, Yvaga and an upgrade of Solar Sails. Accept, refuse or make a counter-offer.',
    ],
    [
      { step: 'answer', seat: 1, ...deal(), ask: [{ what: 'tech', item: 'ur02' }], counter: true },
      'Ben: Ann offers 2 resources and 5 energy for Slipstream Rudder. Accept or refuse.',
    ],
  ],
  hand: [[{ step: 'hand', seat: 1, ...deal() }, 'Ben: choose the card you hand to Ann.']],
  push: [[{ step: 'push', seat: 0, planet: 3 }, 'Ann: move Mars one step after using it, or leave it.']],
  react: [
    [
      { step: 'react', seat: 0, planet: 4 },
      'Ann: Jupiter has just been used; use it as well by Quantum Ascendancy, once a round, or leave it.',
    ],
  ],
  trim: [[{ step: 'trim', seat: 0 }, 'Ann: burn a secret objective, as you may hold only 3.']],
  amount: [
    [
      { step: 'amount', seat: 0, bonus: 0 },
      'Ann: choose how much energy to take. You have 16 of 16 energy and 4 of 5 resources.',
    ],
  ],
  recruit: [
    [{ step: 'recruit', seat: 0 }, 'Ann: choose how many resources to burn at Venus, each for an explorer.'],
  ],
  vote: [[{ step: 'vote', seat: 0 }, 'Ann: vote on Debris Treaty, for a reward or the Leader token.']],
  engineer: [[{ step: 'engineer', seat: 0 }, 'Ann: choose how many upgrades to buy at Mars.']],
  market: [[{ step: 'market', seat: 0 }, 'Ann: take an exoplanet at Jupiter, or replace the market.']],
  install: [
    [{ step: 'install', seat: 0, left: 1, same: false }, 'Ann: choose a machine for an upgrade.'],
    [{ step: 'install', seat: 0, left: 2, same: false }, 'Ann: choose a machine for an upgrade, 2 to place.'],
    [{ step: 'install', seat: 0, left: 3, same: true }, 'Ann: choose the machine for 3 upgrades.'],
  ],
  boon: [[{ step: 'boon', seat: 0, card: 'ju01' }, 'Ann: choose an effect of Yvaga, or neither.']],
  keep: [
    [
      {
        step: 'keep',
        seat: 0,
        cards: [
          { card: 'sa01', known: 1 },
          { card: 'sa02', known: 1 },
        ],
        left: 1,
      },
      'Ann: keep 1 of the 2 secret objectives drawn and burn the rest.',
    ],
  ],
  tech: [
    [{ step: 'tech', seat: 0, who: 0 }, 'Ann: choose a tech from the Uranus deck.'],
    [{ step: 'tech', seat: 0, who: -1 }, 'Ann: choose a tech for the opponent from the Uranus deck.'],
  ],
  return: [[{ step: 'return', seat: 0 }, 'Ann: give back a tech, as you may hold only 1.']],
  research: [
    [{ step: 'research', seat: 0, who: -1 }, 'Ann: choose a research card for the opponent from the market.'],
  ],
  claim: [[{ step: 'claim', seat: 0, who: 0 }, 'Ann: choose an exoplanet from the market.']],
  convert: [
    [
      { step: 'convert', seat: 0, left: 2, burn: 1, gain: 1 },
      'Ann: burn 1 resource for 1 upgrade or stop, up to 2 times.',
    ],
  ],
  sweep: [[{ step: 'sweep', seat: 0, left: 2 }, 'Ann: choose a sector to clear of energy, up to 2 more.']],
  band: [[{ step: 'band', seat: 0 }, 'Ann: choose a band to clear of energy.']],
  shove: [
    [{ step: 'shove', seat: 0, least: 1, most: 1 }, 'Ann: choose a planet to move 1 step.'],
    [{ step: 'shove', seat: 0, least: 1, most: 4 }, 'Ann: choose a planet to move 1 to 4 steps.'],
  ],
  teleport: [[{ step: 'teleport', seat: 0 }, 'Ann: teleport next to any planet, or stay.']],
  gate: [[{ step: 'gate', seat: 0 }, 'Ann: choose a sector for a wormhole.']],
  dig: [[{ step: 'dig', seat: 0, who: 0, bonus: 0 }, 'Ann: choose a tile to mine, anywhere.']],
  rob: [[{ step: 'rob', seat: 0, count: 2 }, 'Ann: choose a player to take 2 random explorers from.']],
  peek: [[{ step: 'peek', seat: 0, left: 3 }, 'Ann: choose a tile to look at, up to 3 more.']],
  scrap: [
    [
      { step: 'scrap', seat: 0, who: 0, then: GAIN, else: [{ op: 'energy', n: 6 }] },
      'Ann: burn an exoplanet to gain 1 upgrade, or none to gain 6 energy.',
    ],
  ],
  map: [
    [{ step: 'map', seat: 0, cards: ['ju01'] }, 'Ann: choose an effect of an explored exoplanet; 1 is left.'],
    [
      { step: 'map', seat: 0, cards: ['ju01', 'ju02'] },
      'Ann: choose an effect of an explored exoplanet; 2 are left.',
    ],
  ],
  orbit: [
    [
      { step: 'orbit', seat: 0, ship: 0, planet: 0 },
      'Ann: Mercury has moved; ride along from Venus 0 for nothing, or stay.',
    ],
  ],
  window: [
    [
      { step: 'window', seat: 0, at: 'last' },
      'Ann: a last time place explorers, burn resources for energy, or go on. You have 16 of 16 energy and 4 of 5 resources.',
    ],
  ],
  tie: [
    [
      { step: 'tie', seat: 0 },
      'Ann: nobody has voted, so you as the Leader choose the option of Debris Treaty.',
    ],
  ],
  amnesty: [
    [
      { step: 'amnesty', seat: 0, who: 0, gain: GAIN },
      'Ann: burn a secret objective to gain 1 upgrade, or none.',
    ],
    [
      { step: 'amnesty', seat: 0, who: -1, gain: GAIN },
      'Ann: burn an objective of the opponent for it to gain 1 upgrade, or none.',
    ],
  ],
  rivalVote: [
    [
      { step: 'rivalVote', seat: 0, times: 2 },
      'Ann: choose the option of Debris Treaty the opponent votes for, with the reward twice.',
    ],
  ],
  drain: [
    [
      { step: 'drain', seat: 0, left: 2 },
      'Ann: put a wormhole in a sector with the most energy, which the opponent takes.',
    ],
    [
      { step: 'drain', seat: 0, left: 1 },
      'Ann: put the second wormhole in a sector with the most energy, which the opponent takes.',
    ],
  ],
};

describe('prompts', () => {
  test.each(Object.values(QUESTIONS).flat() as [Asking, string][])('%o', (step, expected) => {
    expect(asked(asking1(step))).toBe(expected);
  });

  test('tell what a turn has brought and what is left of the round', () => {
    const moved = asking1({ step: 'action', seat: 0 }, ({ turn }) => {
      turn.moved = true;
    });
    expect(asked(moved)).toBe(
      'Ann: take your Action or none. You have 16 of 16 energy and 4 of 5 resources.',
    );
    const last = asking1({ step: 'turn', seat: 0 }, (state, player) => {
      state.round = 3;
      player.lastTurns = 2;
    });
    expect(asked(last)).toMatch(/ or pass in the last round, turn 2 since all others have passed\. You have/);
  });

  test('tell how many objectives are too many', () => {
    const full = (n: number): State =>
      asking1({ step: 'finish', seat: 0 }, (_, player) => {
        player.objectives = SATURN_DECK.slice(0, n).map(({ id }) => ({ card: id, known: 1 }));
      });
    expect(asked(full(4))).toBe('Ann: you hold 1 too many secret objectives; complete or burn one.');
    expect(asked(full(5))).toBe('Ann: you hold 2 too many secret objectives; complete or burn some.');
  });

  test('tell why an option has to be chosen and which wormhole comes first', () => {
    const level = asking1({ step: 'tie', seat: 0 }, (state) => {
      state.votes = [
        { seat: 0, option: 'A', space: 'reward' },
        { seat: 1, option: 'B', space: 'reward' },
      ];
    });
    expect(asked(level)).toContain('the votes are equal, so you as the Leader choose');
    const gates = asking1({ step: 'gate', seat: 0 }, (state) => (state.gates = [1, 2]));
    expect(asked(gates)).toBe('Ann: both wormholes are on the board; choose the one to take back.');
    const council = asking1({ step: 'vote', seat: 0 }, (_, player) => {
      player.faction = 'council';
    });
    expect(asked(council)).toContain('; the reward counts twice.');
  });

  test('of others and of a match that is over ask nothing', () => {
    const state = midway(2);
    expect(texts.prompt(state, 1, NAMES)).toBe('Ben waits.');
    state.stack.length = 0;
    expect(texts.prompt(state, 0, NAMES)).toBe('The match is over.');
  });
});

const FLYING: Step = { step: 'fly', seat: 0 };
const TURN: Step = { step: 'turn', seat: 0 };

/** Ann, in the middle of a rich game. */
function rich(step: Step): State {
  return asking1(step, (state, player) => {
    state.energy = state.energy.with(cellOf('2-0'), 3);
    state.energy = state.energy.with(cellOf('5-0'), 9);
    state.gates = [cellOf('2-0'), cellOf('5-0')];
    player.energy = 10;
    player.exoplanets = [{ card: 'ju01', explorers: ['ve02'], explored: false }];
    player.explorers = [{ card: 've01', known: 1 }];
    player.upgrades = player.upgrades.with(0, 2);
    const [tile] = state.tiles;
    if (tile !== undefined) Object.assign(tile, { at: cellOf('4-0'), value: 5, known: 1 });
  });
}

const TOLD_MOVES: { readonly [M in Move as M['type']]: readonly [Step, M, string][] } = {
  faction: [
    [
      { step: 'faction', seat: 0 },
      { type: 'faction', faction: 'sop' },
      'Lead Standard Ordinary People, next to Venus',
    ],
  ],
  rival: [
    [
      { step: 'rival', seat: 0 },
      { type: 'rival', faction: 'council' },
      'Play against Interplanetary Council',
    ],
  ],
  berth: [
    [
      { step: 'berth', seat: 0 },
      { type: 'berth', at: '1-0' },
      'Place the ship in Venus 0, next to Mercury and Venus',
    ],
  ],
  offer: [[TURN, { type: 'offer', to: 1 }, 'Offer Ben a trade']],
  charge: [
    [TURN, { type: 'charge', via: 'Mercury' }, 'Charge at Mercury instead of moving'],
    [TURN, { type: 'charge', via: 'Venus' }, 'Charge at Venus as Mercury instead of moving'],
  ],
  keepShip: [[TURN, { type: 'keepShip', at: '1-0' }, 'Move the ship in Venus 0; the other one vanishes']],
  alcubierre: [[TURN, { type: 'alcubierre', to: '1-4' }, 'Teleport to Venus 4 with the Alcubierre Drive']],
  shiftGate: [
    [
      TURN,
      { type: 'shiftGate', from: '2-0', pay: 'resource' },
      'Move the wormhole in Earth 0 for 1 resource',
    ],
    [TURN, { type: 'shiftGate', from: 'supply', pay: 'energy' }, 'Place a wormhole for 4 energy'],
  ],
  extract: [[TURN, { type: 'extract' }, 'Extract the energy of both wormholes: +6 energy']],
  scoop: [[TURN, { type: 'scoop', at: '2-0' }, 'Scoop up Earth 0: +1 energy']],
  tether: [[TURN, { type: 'tether', to: '0-0' }, 'Teleport to Corona 0 with the Sunward Tether']],
  caster: [[TURN, { type: 'caster' }, 'Place a wormhole with the Aperture Caster']],
  step: [
    [TURN, { type: 'step', to: '2-0' }, 'Enter Earth 0 for 4 energy, next to Venus and Earth'],
    [
      FLYING,
      { type: 'step', to: '4-0' },
      'Enter Belt 0 for 2 energy, next to Mars and Jupiter, with a tile (value 5)',
    ],
  ],
  phase: [[FLYING, { type: 'phase', to: '2-0' }, 'Phase into Earth 0 for 1 energy, next to Venus and Earth']],
  stop: [[{ step: 'begin', seat: 0 }, { type: 'stop' }, 'Do not move']],
  proceed: [[{ step: 'landed', seat: 0 }, { type: 'proceed' }, 'Go on to the Action']],
  mine: [
    [TURN, { type: 'mine', at: '4-0' }, 'Mine the tile in Belt 0 (value 5)'],
    [{ step: 'landed', seat: 0 }, { type: 'mine', at: '4-1' }, 'Mine the tile in Belt 1 with the Probes'],
    [TURN, { type: 'mine', at: 'K-0' }, 'Mine the tile in Kuiper 0'],
  ],
  use: [
    [{ step: 'action', seat: 0 }, { type: 'use', planet: 'Mars', as: 'Mars' }, 'Use Mars'],
    [{ step: 'action', seat: 0 }, { type: 'use', planet: 'Earth', as: 'Mars' }, 'Use Earth as Mars'],
  ],
  photosynthesis: [[TURN, { type: 'photosynthesis' }, 'Take energy with Artificial Photosynthesis']],
  mapping: [[TURN, { type: 'mapping' }, 'Use all explored exoplanets with Galactic Mapping']],
  beacon: [[TURN, { type: 'beacon', from: '1-0', to: '7-3' }, 'Teleport to Neptune 3 with the Fold Beacon']],
  pass: [[TURN, { type: 'pass' }, 'Pass for this round']],
  none: [[{ step: 'action', seat: 0 }, { type: 'none' }, 'Take no Action']],
  end: [[{ step: 'finish', seat: 0 }, { type: 'end' }, 'End the turn']],
  burn: [[TURN, { type: 'burn' }, 'Burn 1 resource for +1 energy']],
  place: [[TURN, { type: 'place', card: 've01', on: 'ju01' }, 'Put Swamp Things on Yvaga: 5 of 5']],
  rescue: [
    [
      TURN,
      { type: 'rescue', from: '1-0', to: '0-0' },
      'Call a rescue to Corona 0, next to Mercury: −20 points',
    ],
  ],
  complete: [[TURN, { type: 'complete', card: 'sa08' }, 'Complete Certified Engineer: 3 points']],
  spy: [[TURN, { type: 'spy', at: '4-3' }, 'Look at the tile in Belt 3']],
  invert: [[TURN, { type: 'invert', a: 'Venus', b: 'Saturn' }, 'Swap Venus and Saturn']],
  tug: [
    [TURN, { type: 'tug', planet: 'Mars', way: 'cw' }, 'Move Mars one step clockwise'],
    [TURN, { type: 'tug', planet: 'Mars', way: 'ccw' }, 'Move Mars one step counter-clockwise'],
  ],
  give: [
    [
      { step: 'draft', seat: 0, ...deal() },
      { type: 'give', what: 'explorer', item: 've01' },
      'Give Swamp Things',
    ],
    [{ step: 'draft', seat: 0, ...deal() }, { type: 'give', what: 'energy', item: '4' }, 'Give 4 energy'],
  ],
  ask: [
    [
      { step: 'draft', seat: 0, ...deal() },
      { type: 'ask', what: 'objective', item: 'any' },
      'Ask for an objective of the owner’s choice',
    ],
    [
      { step: 'draft', seat: 0, ...deal() },
      { type: 'ask', what: 'resource', item: '1' },
      'Ask for 1 resource',
    ],
  ],
  propose: [[{ step: 'draft', seat: 0, ...deal() }, { type: 'propose' }, 'Propose the deal']],
  cancel: [[{ step: 'draft', seat: 0, ...deal() }, { type: 'cancel' }, 'Call off the deal']],
  accept: [[{ step: 'answer', seat: 0, ...deal() }, { type: 'accept' }, 'Accept the deal']],
  reject: [[{ step: 'answer', seat: 0, ...deal() }, { type: 'reject' }, 'Refuse the deal']],
  counter: [[{ step: 'answer', seat: 0, ...deal() }, { type: 'counter' }, 'Make a counter-offer']],
  hand: [[{ step: 'hand', seat: 0, ...deal() }, { type: 'hand', card: 've20' }, 'Hand over Model Specimens']],
  amount: [[{ step: 'amount', seat: 0, bonus: 0 }, { type: 'amount', energy: 4 }, 'Take 4 energy']],
  recruit: [
    [{ step: 'recruit', seat: 0 }, { type: 'recruit', count: 2 }, 'Burn 2 resources for 2 explorers'],
  ],
  vote: [
    [
      { step: 'vote', seat: 0 },
      { type: 'vote', option: 'A', space: 'reward' },
      'Vote for A, Toll Ceiling: gain 6 energy',
    ],
    [
      { step: 'vote', seat: 0 },
      { type: 'vote', option: 'B', space: 'leader' },
      'Vote for B, Open Lanes: take the Leader token',
    ],
    [
      { step: 'rivalVote', seat: 0, times: 1 },
      { type: 'vote', option: 'B', space: 'reward' },
      'The opponent votes for B, Open Lanes: gain 2 resources',
    ],
  ],
  engineer: [
    [{ step: 'engineer', seat: 0 }, { type: 'engineer', count: 2 }, 'Burn 4 resources for 2 upgrades'],
  ],
  install: [
    [
      { step: 'install', seat: 0, left: 2, same: false },
      { type: 'install', machine: 'batteries' },
      'Upgrade Batteries to 3 of 10: Batteries Beta complete',
    ],
    [
      { step: 'install', seat: 0, left: 3, same: true },
      { type: 'install', machine: 'faction' },
      'Upgrade NanoExcavators to 3 of 5',
    ],
  ],
  take: [
    [
      { step: 'market', seat: 0 },
      { type: 'take', card: 'ju03' },
      'Take Samh for 1 resource: ocean, needs 4, produces 1 energy and 1 resource',
    ],
    [
      { step: 'claim', seat: 0, who: 0 },
      { type: 'take', card: 'ju10' },
      'Take Janssen: rocky, needs 3, produces 1 resource',
    ],
    [
      { step: 'research', seat: 0, who: 0 },
      { type: 'take', card: 'ne18' },
      'Take Cold-Sleep Veterans: explorer, number 3, gas +1, ice +2',
    ],
  ],
  refresh: [[{ step: 'market', seat: 0 }, { type: 'refresh' }, 'Replace the market by new exoplanets']],
  boon: [
    [{ step: 'boon', seat: 0, card: 'ju01' }, { type: 'boon', choice: 'A' }, 'A: draw 1 explorer'],
    [{ step: 'boon', seat: 0, card: 'ju01' }, { type: 'boon', choice: 'none' }, 'Take neither effect'],
  ],
  keep: [
    [
      { step: 'keep', seat: 0, cards: [], left: 1 },
      { type: 'keep', card: 'sa01' },
      'Keep Deep Pockets, 3 points: hold at least 6 resources',
    ],
  ],
  tech: [
    [
      { step: 'tech', seat: 0, who: 0 },
      { type: 'tech', card: 'ur04' },
      'Take Supercapacitor: your energy capacity is 4 higher',
    ],
  ],
  return: [[{ step: 'return', seat: 0 }, { type: 'return', card: 'ur04' }, 'Give back Supercapacitor']],
  convert: [
    [
      { step: 'convert', seat: 0, left: 1, burn: 1, gain: 1 },
      { type: 'convert' },
      'Burn 1 resource for 1 upgrade',
    ],
  ],
  sweep: [
    [{ step: 'sweep', seat: 0, left: 2 }, { type: 'sweep', at: '5-0' }, 'Remove 9 energy from Saturn 0'],
  ],
  band: [[{ step: 'band', seat: 0 }, { type: 'band', band: 2 }, 'Clear the Earth band: 3 energy']],
  shove: [
    [
      { step: 'shove', seat: 0, least: 1, most: 4 },
      { type: 'shove', planet: 'Venus', steps: 2 },
      'Move Venus 2 steps',
    ],
  ],
  teleport: [
    [
      { step: 'teleport', seat: 0 },
      { type: 'teleport', from: '1-0', to: '7-0' },
      'Teleport to Neptune 0, next to Uranus and Neptune',
    ],
  ],
  ungate: [[{ step: 'gate', seat: 0 }, { type: 'ungate', at: '2-0' }, 'Take back the wormhole in Earth 0']],
  gate: [[{ step: 'gate', seat: 0 }, { type: 'gate', at: '6-3' }, 'Open a wormhole in Uranus 3']],
  dig: [[{ step: 'dig', seat: 0, who: 0, bonus: 0 }, { type: 'dig', at: '4-1' }, 'Mine the tile in Belt 1']],
  rob: [[{ step: 'rob', seat: 0, count: 1 }, { type: 'rob', whom: 1 }, 'Take explorers from Ben']],
  peek: [[{ step: 'peek', seat: 0, left: 1 }, { type: 'peek', at: '4-3' }, 'Look at the tile in Belt 3']],
  scrap: [
    [
      { step: 'scrap', seat: 0, who: 0, then: GAIN, else: [] },
      { type: 'scrap', card: 'ju01' },
      'Burn Yvaga: gain 1 upgrade',
    ],
  ],
  map: [
    [
      { step: 'map', seat: 0, cards: ['ju01'] },
      { type: 'map', card: 'ju01', choice: 'B' },
      'Yvaga, B: gain 5 energy',
    ],
  ],
  push: [[{ step: 'push', seat: 0, planet: 3 }, { type: 'push' }, 'Move Mars one step']],
  react: [[{ step: 'react', seat: 0, planet: 3 }, { type: 'react' }, 'Use Mars as well']],
  trim: [
    [
      { step: 'trim', seat: 0 },
      { type: 'trim', card: 'sa03' },
      'Burn Running on Fumes, 3 points: hold at most 1 energy',
    ],
  ],
  orbit: [
    [
      { step: 'orbit', seat: 0, ship: 0, planet: 0 },
      { type: 'orbit', to: '0-0' },
      'Ride along to Corona 0, next to Mercury',
    ],
  ],
  stay: [
    [{ step: 'orbit', seat: 0, ship: 0, planet: 0 }, { type: 'stay' }, 'Stay behind'],
    [{ step: 'push', seat: 0, planet: 3 }, { type: 'stay' }, 'Leave Mars where it is'],
  ],
  decline: [
    [{ step: 'react', seat: 0, planet: 0 }, { type: 'decline' }, 'Do not use it now'],
    [{ step: 'convert', seat: 0, left: 1, burn: 1, gain: 1 }, { type: 'decline' }, 'Burn no more resources'],
    [{ step: 'teleport', seat: 0 }, { type: 'decline' }, 'Do not teleport'],
    [
      { step: 'scrap', seat: 0, who: 0, then: [], else: [{ op: 'energy', n: 6 }] },
      { type: 'decline' },
      'Burn none: gain 6 energy',
    ],
    [{ step: 'amnesty', seat: 0, who: 0, gain: [] }, { type: 'decline' }, 'Burn none'],
  ],
  done: [
    [{ step: 'window', seat: 0, at: 'round' }, { type: 'done' }, 'Go on'],
    [{ step: 'sweep', seat: 0, left: 1 }, { type: 'done' }, 'Clear no more sectors'],
    [{ step: 'peek', seat: 0, left: 1 }, { type: 'done' }, 'Look at no more tiles'],
    [{ step: 'map', seat: 0, cards: [] }, { type: 'done' }, 'Use no more exoplanets'],
  ],
  enact: [
    [
      { step: 'tie', seat: 0 },
      { type: 'enact', option: 'B' },
      'Choose B, Open Lanes: next round empty Outer Ring sectors cost 1 energy to enter',
    ],
  ],
  amnesty: [
    [
      { step: 'amnesty', seat: 0, who: 0, gain: GAIN },
      { type: 'amnesty', card: 'sa01' },
      'Burn Deep Pockets: gain 1 upgrade',
    ],
    [
      { step: 'amnesty', seat: 0, who: -1, gain: GAIN },
      { type: 'amnesty', card: 'any' },
      'Burn one of its objectives: gain 1 upgrade',
    ],
  ],
  drain: [
    [
      { step: 'drain', seat: 0, left: 2 },
      { type: 'drain', at: '5-0' },
      'Put a wormhole in Saturn 0 and drain 9 energy',
    ],
  ],
};

describe('moves', () => {
  test.each(Object.values(TOLD_MOVES).flat() as [Step, Move, string][])('%o %o', (step, move, expected) => {
    expect(words(rich(step), move)).toBe(expected);
  });

  test('name the ship where there are two, and a rescue that is free', () => {
    const androids = asking1(TURN, (_, player) => (player.ships = [...player.ships, cellOf('7-0')]));
    expect(words(androids, { type: 'rescue', from: '7-0', to: '0-0' })).toBe(
      'Call a rescue from Neptune 0 to Corona 0, next to Mercury: −20 points',
    );
    const beginners = { ...midway(2), options: { firstTime: true, difficulty: 'medium' } } as const;
    expect(words(beginners, { type: 'rescue', from: '7-0', to: '0-0' })).toMatch(/: free$/);
  });

  test('end a Movement that was one', () => {
    const state = asking1(FLYING, ({ turn }) => {
      turn.moved = true;
    });
    expect(words(state, { type: 'stop' })).toBe('End the Movement');
  });
});

/** One of each type, and more where a sentence has several forms. */
const TOLD: { readonly [E in Event as E['type']]: readonly [E, string | undefined][] } = {
  chose: [
    [{ type: 'chose', seat: 0, faction: 'deepstate', rival: false }, 'Ann leads Deep State.'],
    [{ type: 'chose', seat: 0, faction: 'sop', rival: true }, 'The opponent leads Standard Ordinary People.'],
  ],
  berthed: [[{ type: 'berthed', seat: 1, at: '1-0' }, 'Ben’s ship starts in Venus 0.']],
  round: [[{ type: 'round', round: 2, leader: 1 }, 'Round 2 begins; Ben is the Leader.']],
  turn: [[{ type: 'turn', seat: 0, round: 2 }, 'Round 2, Ann’s turn.']],
  passed: [
    [{ type: 'passed', seat: 0, forced: false }, 'Ann passes.'],
    [{ type: 'passed', seat: 0, forced: true }, 'Ann has no turns left and passes.'],
  ],
  energy: [
    [{ type: 'energy', seat: 0, by: 8, reason: 'mercury' }, 'Ann gains 8 energy.'],
    [{ type: 'energy', seat: 0, by: 3, reason: 'burn' }, 'Ann burns a resource for 3 energy.'],
    [{ type: 'energy', seat: 0, by: 2, reason: 'pass' }, 'Ann rests and gains 2 energy.'],
    [{ type: 'energy', seat: 0, by: 4, reason: 'production' }, 'Ann’s exoplanets produce 4 energy.'],
    [{ type: 'energy', seat: 0, by: 12, reason: 'extract' }, 'Ann extracts 12 energy from the wormholes.'],
    [{ type: 'energy', seat: 0, by: 1, reason: 'scoop' }, 'Ann scoops up 1 energy.'],
    [{ type: 'energy', seat: 0, by: 1, reason: 'coils' }, 'Ann’s Trickle Coils bring 1 energy.'],
    [{ type: 'energy', seat: 0, by: -4, reason: 'gate' }, 'Ann burns 4 energy to move a wormhole.'],
    [
      { type: 'energy', seat: 0, by: -3, reason: 'capacity' },
      'Ann loses 3 energy for which there is no room any more.',
    ],
  ],
  resources: [
    [{ type: 'resources', seat: 0, by: -1, reason: 'burn' }, undefined],
    [{ type: 'resources', seat: 0, by: -2, reason: 'venus' }, 'Ann burns 2 resources at Venus.'],
    [{ type: 'resources', seat: 0, by: -4, reason: 'mars' }, 'Ann burns 4 resources at Mars.'],
    [{ type: 'resources', seat: 0, by: -1, reason: 'jupiter' }, 'Ann burns 1 resource at Jupiter.'],
    [{ type: 'resources', seat: 0, by: -1, reason: 'convert' }, 'Ann burns 1 resource.'],
    [{ type: 'resources', seat: 0, by: 1, reason: 'trade' }, 'Ann gets 1 resource.'],
    [{ type: 'resources', seat: 0, by: -1, reason: 'trade' }, 'Ann gives 1 resource.'],
    [{ type: 'resources', seat: 0, by: -1, reason: 'move' }, 'Ann spends 1 resource.'],
    [{ type: 'resources', seat: -1, by: 3, reason: 'vote' }, 'The opponent gains 3 resources.'],
  ],
  entered: [
    [
      { type: 'entered', seat: 0, from: '1-0', to: '2-0', price: 1, energy: 1 },
      'Ann moves from Venus 0 to Earth 0 for 1 energy; 1 lies there now.',
    ],
    [
      { type: 'entered', seat: 0, from: '2-0', to: '3-0', price: 4, energy: 7 },
      'Ann moves from Earth 0 to Mars 0 for 4 energy; 7 lie there now.',
    ],
  ],
  teleported: [
    [
      { type: 'teleported', seat: 0, from: '5-1', to: '5-7', by: 'alcubierre' },
      'Ann teleports from Saturn 1 to Saturn 7 with the Alcubierre Drive.',
    ],
    [
      { type: 'teleported', seat: 0, from: '5-1', to: '0-0', by: 'rescue' },
      'Ann is rescued from Saturn 1 to Corona 0.',
    ],
  ],
  rescued: [
    [{ type: 'rescued', seat: 0, penalty: 20 }, 'Ann’s rescue costs 20 points.'],
    [{ type: 'rescued', seat: 0, penalty: 0 }, 'Ann’s first rescue is free.'],
  ],
  vanished: [[{ type: 'vanished', seat: 0, at: '1-0' }, 'Ann’s ship in Venus 0 vanishes.']],
  used: [
    [{ type: 'used', seat: 0, planet: 'Mars', as: 'Mars' }, 'Ann uses Mars.'],
    [{ type: 'used', seat: 0, planet: 'Earth', as: 'Mars' }, 'Ann uses Earth as Mars.'],
  ],
  charged: [[{ type: 'charged', seat: 0, card: 'me10' }, 'Ann draws High Noon from the Mercury deck.']],
  recruited: [[{ type: 'recruited', seat: -1, count: 2 }, 'The opponent draws 2 explorers.']],
  explorers: [
    [
      { type: 'explorers', seat: 0, cards: ['ve01', 've02'], only: 0 },
      'Ann’s new explorers: Swamp Things and Geriatric Explorers.',
    ],
  ],
  robbed: [[{ type: 'robbed', seat: 0, from: 1, count: 2 }, 'Ann takes 2 explorers at random from Ben.']],
  loot: [[{ type: 'loot', seat: 0, cards: ['ve03'], only: 1 }, 'What was taken: Tin-Can Choir.']],
  voted: [
    [{ type: 'voted', seat: 0, option: 'A', space: 'reward' }, 'Ann votes for option A.'],
    [
      { type: 'voted', seat: 0, option: 'B', space: 'leader' },
      'Ann votes for option B, on the Leader space.',
    ],
  ],
  leader: [[{ type: 'leader', seat: 1 }, 'Ben has the Leader token.']],
  installed: [
    [{ type: 'installed', seat: 0, machine: 'cargo', count: 1 }, 'Ann adds 1 upgrade to Cargo Holds.'],
    [
      { type: 'installed', seat: 0, machine: 'faction', count: 1 },
      'Ann adds 1 upgrade to the faction machine.',
    ],
    [{ type: 'installed', seat: -1, machine: '', count: 3 }, 'The opponent adds 3 upgrades.'],
  ],
  machine: [
    [{ type: 'machine', seat: 0, machine: 'batteries', level: 'beta' }, 'Ann completes Batteries Beta.'],
    [{ type: 'machine', seat: 0, machine: 'sails', level: 'complete' }, 'Ann completes Solar Sails.'],
  ],
  exoplanet: [[{ type: 'exoplanet', seat: 0, card: 'ju02' }, 'Ann gains the exoplanet Toge.']],
  boon: [[{ type: 'boon', seat: 0, card: 'ju02', choice: 'B' }, 'Ann uses Toge, B: clear up to 2 sectors.']],
  market: [
    [
      { type: 'market', deck: 'jupiter', cards: ['ju01', 'ju02', 'ju03'] },
      'New exoplanets in the market: Yvaga, Toge and Samh.',
    ],
    [
      { type: 'market', deck: 'neptune', cards: ['ne01'] },
      'New research cards in the market: Stellar Windfall.',
    ],
  ],
  drew: [[{ type: 'drew', seat: 0, count: 2 }, 'Ann draws 2 secret objectives.']],
  drawn: [
    [
      { type: 'drawn', seat: 0, cards: ['sa01', 'sa02'], only: 0 },
      'Ann has drawn Deep Pockets and Topped Off.',
    ],
  ],
  kept: [[{ type: 'kept', seat: 0, card: 'sa01', only: 0 }, 'Ann keeps Deep Pockets.']],
  burned: [[{ type: 'burned', seat: 0, card: 'sa02' }, 'Ann burns the objective Topped Off.']],
  objective: [[{ type: 'objective', seat: 0, card: 'sa01' }, 'Ann completes the objective Deep Pockets.']],
  tech: [[{ type: 'tech', seat: 0, card: 'ur15' }, 'Ann gains the tech Gravity Tug.']],
  returned: [[{ type: 'returned', seat: 0, card: 'ur15' }, 'Ann gives back the tech Gravity Tug.']],
  research: [[{ type: 'research', seat: 0, card: 'ne01' }, 'Ann’s research card is Stellar Windfall.']],
  researched: [[{ type: 'researched', seat: 0 }, 'Ann gains a research card.']],
  mined: [
    [{ type: 'mined', seat: 0, at: '4-2', value: 3, gain: 3 }, 'Ann mines the tile in Belt 2: 3.'],
    [
      { type: 'mined', seat: 0, at: 'K-1', value: 3, gain: 5 },
      'Ann mines the tile in Kuiper 1: 3 and 2 more.',
    ],
  ],
  peeked: [[{ type: 'peeked', seat: 0, at: '4-2' }, 'Ann looks at the tile in Belt 2.']],
  saw: [[{ type: 'saw', seat: 0, at: '4-2', value: 6, only: 0 }, 'The tile in Belt 2 is worth 6.']],
  placed: [[{ type: 'placed', seat: 0, card: 've01', on: 'ju01' }, 'Ann puts Swamp Things on Yvaga.']],
  explored: [[{ type: 'explored', seat: 0, card: 'ju01' }, 'Ann has explored Yvaga.']],
  scrapped: [[{ type: 'scrapped', seat: -1, card: 'ju01' }, 'The opponent burns the exoplanet Yvaga.']],
  cleared: [[{ type: 'cleared', at: '2-3', energy: 7 }, '7 energy is removed from Earth 3.']],
  flooded: [[{ type: 'flooded', at: '2-3', price: 4 }, 'The opponent places 4 energy in Earth 3.']],
  gate: [[{ type: 'gate', at: '2-3' }, 'A wormhole opens in Earth 3.']],
  ungate: [[{ type: 'ungate', at: '2-3' }, 'The wormhole in Earth 3 is taken back.']],
  glided: [[{ type: 'glided', planet: 'Venus', ring: 1, from: 0, to: 3 }, 'Venus moves on along its ring.']],
  rode: [[{ type: 'rode', seat: 0, from: '1-0', to: '1-1' }, 'Ann rides along from Venus 0 to Venus 1.']],
  inverted: [[{ type: 'inverted', seat: 0, a: 'Venus', b: 'Mars' }, 'Ann swaps Venus and Mars.']],
  offered: [
    [{ type: 'offered', seat: 0, to: 1, counter: false }, 'Ann talks to Ben about a trade.'],
    [{ type: 'offered', seat: 1, to: 0, counter: true }, 'Ben makes Ann a counter-offer.'],
  ],
  proposal: [
    [
      {
        type: 'proposal',
        seat: 0,
        to: 1,
        give: [{ what: 'objective', item: 'sa01' }],
        ask: DEAL.ask,
        only: 1,
      },
      'Ann offers Ben Deep Pockets for 1 explorer, Yvaga and an upgrade of Solar Sails.',
    ],
  ],
  refused: [
    [{ type: 'refused', seat: 1, from: 0 }, 'Ben refuses the trade with Ann.'],
    [{ type: 'refused', seat: 0, from: 0 }, 'Ann calls off the trade.'],
  ],
  traded: [
    [
      { type: 'traded', seat: 0, with: 1, gave: DEAL.give, got: [{ what: 'explorer', item: 'any' }] },
      'Ann and Ben trade: Ann gives 2 resources and 5 energy, Ben gives 1 explorer.',
    ],
  ],
  upkeep: [[{ type: 'upkeep', round: 1 }, 'The Upkeep Phase of round 1 begins.']],
  event: [
    [
      { type: 'event', card: 'ea01', option: 'B' },
      'Debris Treaty: option B, Open Lanes, wins: next round empty Outer Ring sectors cost 1 energy to enter.',
    ],
  ],
  opened: [
    [
      { type: 'opened', card: 'ea02' },
      'The stellar event Solar Forecast is open: Flare Season or Standby Power.',
    ],
  ],
  produced: [[{ type: 'produced', seat: 0, energy: 4, resources: 0 }, undefined]],
  swept: [[{ type: 'swept' }, 'All energy is removed from the sectors.']],
  tiles: [
    [{ type: 'tiles', count: 12, open: false }, '12 asteroid tiles are shuffled and laid out.'],
    [{ type: 'tiles', count: 8, open: true }, '8 asteroid tiles are shuffled and laid out, face up.'],
  ],
  rivalCard: [
    [{ type: 'rivalCard', card: 'ai04' }, 'The opponent draws its Mars card.'],
    [{ type: 'rivalCard', card: 'aif-sop' }, 'The opponent draws its Standard Ordinary People card.'],
  ],
  ended: [
    [{ type: 'ended', winners: [1] }, 'The game is over: Ben comes first.'],
    [{ type: 'ended', winners: [0, 1] }, 'The game is over: Ann and Ben come first.'],
    [{ type: 'ended', winners: [] }, 'The game is over: the opponent wins.'],
    [{ type: 'ended', winners: [], drawn: true }, 'The game is over: a draw with the opponent.'],
  ],
};

describe('events', () => {
  test.each(Object.values(TOLD).flat() as [Event, string | undefined][])('%o', (event, expected) => {
    expect(told(event)).toBe(expected);
  });
});

describe('endings', () => {
  /** Players by their completed objectives of 3 points and their energy. */
  function ended(...players: readonly (readonly [objectives: number, energy: number])[]): State {
    const state = midway(players.length);
    state.over = true;
    players.forEach(([objectives, energy], seat) => {
      const player = itemAt(state.players, seat);
      Object.assign(player, { resources: 0, energy });
      player.completed = (['sa01', 'sa03', 'sa04'] as const).slice(0, objectives);
    });
    return state;
  }

  test('16: name the winner, what decided a tie, and all who share the victory', () => {
    expect(texts.ending(ended([2, 0], [1, 9]), NAMES)).toBe('Ann wins with 6 points.');
    expect(texts.ending(ended([1, 3], [1, 7]), NAMES)).toBe('Ben wins with 3 points and more energy.');
    const level = ended([0, 5], [1, 5]);
    itemAt(level.players, 0).resources = 6;
    expect(texts.ending(level, NAMES)).toBe('Ben wins with 3 points and more completed objectives.');
    expect(texts.ending(ended([1, 5], [1, 5], [0, 16]), NAMES)).toBe(
      'Ann and Ben share the victory with 3 points each.',
    );
  });

  test('18: tell both totals of a solo game', () => {
    const solo = (upgrades: number, objectives: number, energy: number): string => {
      const state = ended([objectives, energy]);
      itemAt(state.rival, 0).upgrades = upgrades;
      expect([pointsOf(state, 0), rivalPoints(state)]).toEqual([objectives * 3, upgrades]);
      return texts.ending(state, NAMES);
    };
    expect(solo(2, 1, 0)).toBe('Ann wins with 3 points against 2 of the opponent.');
    expect(solo(5, 1, 9)).toBe('The opponent wins with 5 points against 3 of Ann.');
    expect(solo(3, 1, 4)).toBe('Ann wins: both have 3 points, but Ann has more energy.');
    expect(solo(3, 1, 0)).toBe('Ann wins: both have 3 points, but Ann has more completed objectives.');
    expect(solo(0, 0, 0)).toBe('Ann and the opponent draw with 0 points each: nobody wins.');
  });

  test('of a match that goes on say so', () => {
    expect(texts.ending(midway(2), NAMES)).toBe('The match is still being played.');
  });
});

test('19: every card has words for what it does', () => {
  const effects = Object.values(EXOPLANET).flatMap(({ effects: both }) => both.map((one) => opsText(one.do)));
  const rewards = EVENTS.flatMap(({ options }) => options.map(({ reward }) => opsText(reward)));
  const research = keysOf(RESEARCH).map(researchText);
  const all = [...effects, ...rewards, ...research];
  for (const text of all) expect(text).toMatch(/^[a-z][^[\]]*$/);
  expect(all.filter((text) => /undefined|NaN|\b1 \w+s\b/.test(text))).toEqual([]);
  expect(researchText('ne08')).toBe('burn an exoplanet of yours to gain 3 upgrades, or else gain 6 energy');
  expect(researchText('ne16')).toBe('up to 3 times burn 1 resource for 1 upgrade');
  expect(researchText('ne11')).toBe('move a planet 1 to 4 steps and gain 2 resources');
  expect(researchText('ne21')).toBe('exoplanet, wild, needs 6, produces 2 energy and 1 resource');
});

describe('RULES.md', () => {
  const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
  /** The cells of the row that begins with a sign, without empty ones. */
  const row = (sign: string): string[] => {
    const line = rules.split('\n').find((text) => text.startsWith(`| \`${sign}\` |`)) ?? '';
    return line.split('|').flatMap((cell) => (cell.trim() === '' ? [] : [cell.trim()]));
  };
  const setup = (steps: number | readonly number[]): string => String(steps).replaceAll(',', ', ');

  test('19: has every card as it is played', () => {
    for (const { id, name, alpha, beta, gamma, delta, setup: steps } of Object.values(MERCURY_CARD))
      expect(row(id)).toEqual([`\`${id}\``, name, ...[alpha, beta, gamma, delta].map(String), setup(steps)]);
    for (const { id, name, number, modifiers, setup: steps } of Object.values(EXPLORER)) {
      if (id in RESEARCH) continue;
      const changes = Object.values(modifiers).flatMap((n) => (n === 0 ? [] : [signed(n)]));
      expect(row(id)).toEqual([`\`${id}\``, name, String(number), ...changes, setup(steps)]);
    }
    for (const { id, name, type, requirement, production, effects, asterisk, setup: steps } of Object.values(
      EXOPLANET,
    )) {
      if (id in RESEARCH) continue;
      expect(row(id)).toEqual([
        `\`${id}\``,
        name,
        type,
        String(requirement),
        goods(production.energy, production.resources),
        ...effects.map((effect) => opsText(effect.do)),
        ...(asterisk ? ['asterisk'] : []),
        setup(steps),
      ]);
    }
    for (const { id, name, text, vp, setup: steps } of Object.values(OBJECTIVE))
      expect(row(id)).toEqual(expect.arrayContaining([name, text, String(vp), setup(steps)]));
    for (const { id, name, text } of Object.values(TECH))
      expect(row(id)).toEqual(expect.arrayContaining([name, text]));
    for (const { id, name, kind } of Object.values(RESEARCH)) {
      const words = row(id)[3] ?? '';
      expect(row(id)).toEqual(expect.arrayContaining([name, kind]));
      if (kind === 'instant') expect(words).toBe(researchText(id));
      if (has(EXPLORER, id)) expect(words).toBe(explorerText(id));
      if (has(EXOPLANET, id)) expect(words).toContain(effectText(id, 'B'));
    }
  });

  test('14, 19.3: has every faction and every option of the events', () => {
    for (const id of FACTIONS) {
      const { name, ability, machine } = FACTION[id];
      expect(rules).toContain(`| ${name} | \`${id}\` |`);
      expect(rules).toContain(
        `| ${ability} | ${machine.name}: ${machine.text} | ${machine.slots} | ${machine.vp} |`,
      );
    }
    for (const { name, options } of EVENTS) {
      for (const { key, name: option, reward, text } of options)
        expect(rules).toContain(`| ${name} | ${key} ${option} | ${opsText(reward)} | ${text} |`);
    }
  });

  test('25: has every move', () => {
    const written = rules.slice(rules.indexOf('## 25'), rules.indexOf('## 26'));
    const missing = Object.keys(TOLD_MOVES).filter((type) => !new RegExp(`\`${type}\\b`).test(written));
    expect(missing).toEqual([]);
  });
});

/** Moves that only pass the time. */
const IDLE = ['offer', 'rescue', 'spy', 'beacon', 'pass'];

test('random matches are told from the first to the last sentence', () => {
  const matches = Array.from({ length: 6 }, (_, n) => ({
    seats: 1 + (n % 4),
    options: { firstTime: n === 5 },
    seed: n,
  }));
  const forms = { move: /^[A-Z].*([^.]|Inc\.)$/, event: /^[A-Z\d].*\.$/ };
  const met = tell(factions, { ...forms, every: 1, idle: IDLE }, matches);
  expect(met.questions.size).toBeGreaterThan(20);
  expect(met.events.size).toBeGreaterThan(30);
});
