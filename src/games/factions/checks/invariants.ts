import { all, faceUp, oneOf, sized, unless, within } from '../../../kernel/checks/faults.ts';
import type { Seat } from '../../../kernel/game.ts';
import { equal } from '../../../kernel/data/plain.ts';
import { firstFault, optionsShape, type Shape } from '../../../kernel/data/shape.ts';
import { BELT, BAND, CELLS, NAME, SECTORS, TICKS, tickStep } from '../board.ts';
import { cardsFault } from './cardFaults.ts';
import {
  DECKS,
  EVENT,
  FACTION,
  FACTIONS,
  FIRST_TIME_PLANETS,
  GATES,
  LAST_TURNS,
  MACHINES,
  MOST_OFFERS,
  MOST_TURNS,
  PLANETS,
  slotsOf,
  TILES,
} from '../facts.ts';
import { fieldsFault } from './stepFaults.ts';
import { LAWS } from '../cards/modifiers.ts';
import { SETTINGS } from '../options.ts';
import { newPlayer } from '../setup.ts';
import { stackFault } from './stackFaults.ts';
import type { Player, State } from '../state.ts';
import { lastRound } from '../actions/upkeep.ts';
import { energyCapacity, isKnowledge, plays, resourceCapacity } from '../verbs.ts';

/** What holds of every state of this shape (23), checked of states from outside and by the laws at every step. */
export function stateFault(state: State): string | undefined {
  return (
    firstFault(state.stack, fieldsFault) ??
    tableFault(state) ??
    boardFault(state) ??
    tilesFault(state) ??
    firstFault(state.players, (player, seat) => playerFault(state, player, seat)) ??
    cardsFault(state) ??
    eventFault(state) ??
    firstFault(state.players, (player, seat) => storesFault(state, player, seat)) ??
    stackFault(state)
  );
}

const NUMBERS: Shape = ['number'];
const TEXTS: Shape = ['text'];
const HELD: Shape = [{ card: 'text', known: 'number' }];
const PILES: Shape = Object.fromEntries(DECKS.map((deck) => [deck, TEXTS]));

const PLAYER_SHAPE: Shape = {
  faction: 'text',
  energy: 'number',
  resources: 'number',
  ships: NUMBERS,
  upgrades: NUMBERS,
  explorers: HELD,
  objectives: HELD,
  exoplanets: [{ card: 'text', explorers: TEXTS, explored: 'flag' }],
  techs: TEXTS,
  completed: TEXTS,
  rescues: 'number',
  penalty: 'number',
  research: 'number',
  passed: 'flag',
  passIndex: 'number',
  turns: 'number',
  lastTurns: 'number',
  used: TEXTS,
  mined: 'number',
  traded: NUMBERS,
  once: TEXTS,
  orbits: 'number',
};

/** What a state looks like. */
export const STATE_SHAPE: Shape = {
  rules: 'data',
  options: optionsShape(SETTINGS),
  players: [PLAYER_SHAPE],
  rival: [
    {
      faction: 'text',
      resources: 'number',
      upgrades: 'number',
      explorers: TEXTS,
      exoplanets: TEXTS,
      techs: TEXTS,
      objectives: HELD,
      deck: TEXTS,
      discard: TEXTS,
    },
  ],
  round: 'number',
  leader: 'number',
  first: 'number',
  claimed: 'flag',
  current: 'number',
  planets: [{ ring: 'number', tick: 'number' }],
  energy: NUMBERS,
  tiles: [{ at: 'number', value: 'number', known: 'number' }],
  spoils: NUMBERS,
  gates: NUMBERS,
  decks: PILES,
  discards: PILES,
  exoplanets: TEXTS,
  research: TEXTS,
  event: 'text',
  votes: [{ seat: 'number', option: 'text', space: 'text' }],
  law: 'text',
  bequest: 'text',
  brake: 'flag',
  upkeep: 'flag',
  turn: {
    seat: 'number',
    placed: NUMBERS,
    entered: NUMBERS,
    paid: 'number',
    gateSteps: 'number',
    moved: 'flag',
    phased: 'flag',
    begun: TEXTS,
    mined: 'number',
    best: 'number',
    offers: 'number',
  },
  stack: ['data'],
  over: 'flag',
};

/** Far above what a match can count, and far below where whole numbers end. */
const MOST = 1_000_000_000;

// ── Table and board ───────────────────────────────────────────────────────────────────────────────

function tableFault(state: State): string | undefined {
  const seats = state.players.length;
  const { leader, current, turn, rival, round } = state;
  return (
    unless(
      state.rules === undefined || (seats === 1 && state.rules === 2),
      'rules must be 2, in solo alone',
    ) ??
    sized(rival, seats === 1 ? 1 : 0, 'rival') ??
    within(round, 0, lastRound(state), 'round') ??
    all([leader, state.first, current, turn.seat], 0, seats - 1, 'the seats of Leader, slot and turn') ??
    within(turn.offers, 0, MOST_OFFERS, 'the offers of a turn') ??
    all([...turn.placed, ...turn.entered], 0, SECTORS - 1, 'the sectors of a turn') ??
    all([turn.paid, turn.gateSteps, turn.mined, turn.best], 0, MOST, 'the counts of a turn')
  );
}

function boardFault({ planets, energy, gates, options }: State): string | undefined {
  return (
    sized(planets, options.firstTime ? FIRST_TIME_PLANETS : PLANETS.length, 'planets') ??
    firstFault(
      planets,
      ({ ring, tick }, i) =>
        within(ring, 0, planets.length - 1, `the ring of ${PLANETS[i]}`) ??
        within(tick, 0, TICKS - 1, `the tick of ${PLANETS[i]}`) ??
        unless(tick % tickStep(ring) === 0, `${PLANETS[i]} stands between two nodes`),
    ) ??
    unless(new Set(planets.map(({ ring }) => ring)).size === planets.length, 'two planets share a ring') ??
    sized(energy, SECTORS, 'energy') ??
    all(energy, 0, MOST, 'energy') ??
    within(gates.length, 0, GATES, 'the number of wormhole tokens') ??
    all(gates, 0, SECTORS - 1, 'gates') ??
    unless(new Set(gates).size === gates.length, 'two wormhole tokens lie in one sector')
  );
}

function tilesFault(state: State): string | undefined {
  const { tiles, spoils } = state;
  const left = TILES.slice();
  const seen = [...spoils, ...tiles.flatMap(({ value }) => (value === 0 ? [] : [value]))];
  return (
    faceUp(
      tiles.every(({ value }) => value !== -1),
      'a tile somebody has seen',
    ) ??
    firstFault(
      tiles,
      ({ at, value, known }) =>
        within(at, 0, CELLS - 1, 'the place of a tile') ??
        unless(at >= SECTORS || BAND[at] === BELT, `no tile can lie on ${NAME[at]}`) ??
        unless((value === 0) === (known === 0), 'a tile has a value exactly when it was seen') ??
        unless(isKnowledge(state, known), 'a tile is known to somebody who is not there'),
    ) ??
    unless(new Set(tiles.map(({ at }) => at)).size === tiles.length, 'two tiles lie in one place') ??
    within(tiles.length + spoils.length, 0, TILES.length, 'the number of tiles') ??
    firstFault(seen, (value) => {
      const at = left.indexOf(value);
      if (at >= 0) left.splice(at, 1);
      return unless(at >= 0, `there are not so many tiles of value ${value}`);
    })
  );
}

// ── Players ───────────────────────────────────────────────────────────────────────────────────────

function playerFault(state: State, player: Player, seat: Seat): string | undefined {
  const who = `player ${seat}`;
  return (
    factionFault(state, player, seat, who) ??
    sized(player.upgrades, MACHINES.length, `the upgrades of ${who}`) ??
    firstFault(player.upgrades, (count, machine) =>
      within(count, 0, slotsIn(player, machine), `the ${MACHINES[machine]} of ${who}`),
    ) ??
    within(
      player.ships.length,
      state.round > 0 ? 1 : 0,
      plays(state, seat, 'androids') ? 2 : 1,
      `the ships of ${who}`,
    ) ??
    all(player.ships, 0, SECTORS - 1, `the ships of ${who}`) ??
    within(player.turns, 0, MOST_TURNS, `the turns of ${who}`) ??
    within(player.lastTurns, 0, LAST_TURNS, `the last turns of ${who}`) ??
    within(player.passIndex, 0, state.players.length, `the pass of ${who}`) ??
    unless(player.passed === player.passIndex > 0, `${who} has passed exactly when its pass was counted`) ??
    all(
      [player.rescues, player.penalty, player.research, player.mined, player.orbits],
      0,
      MOST,
      `counts of ${who}`,
    ) ??
    all(player.traded, 0, state.players.length - 1, `the partners of ${who}`) ??
    firstFault(player.used, (planet) => oneOf(planet, PLANETS, `a planet used by ${who}`)) ??
    unless(new Set(player.once).size === player.once.length, `${who} used something twice in a round`)
  );
}

function slotsIn({ faction }: Player, machine: number): number {
  return faction === '' ? 0 : slotsOf(faction, machine);
}

function factionFault(
  { players, rival, options, round }: State,
  { faction }: Player,
  seat: Seat,
  who: string,
): string | undefined {
  if (faction === '') return unless(round === 0, `${who} has no faction`);
  const taken = [...players.map((player) => player.faction), ...rival.map((mat) => mat.faction)];
  return (
    oneOf(faction, FACTIONS, `the faction of ${who}`) ??
    unless(
      taken.every((other, i) => i === seat || other !== faction),
      `${who} shares a faction`,
    ) ??
    unless(!options.firstTime || FACTION[faction].firstTime, `${who} has a faction not in play`)
  );
}

function storesFault(state: State, player: Player, seat: Seat): string | undefined {
  if (player.faction === '')
    return unless(
      equal(player, newPlayer()),
      `player ${seat} has no faction and more than everybody begins with`,
    );
  return (
    within(player.energy, 0, energyCapacity(state, seat), `the energy of player ${seat}`) ??
    within(player.resources, 0, resourceCapacity(state, seat), `the resources of player ${seat}`)
  );
}

// ── Events ────────────────────────────────────────────────────────────────────────────────────────

function eventFault(state: State): string | undefined {
  const { event, law, bequest, votes, options, players } = state;
  const laws = ['', ...Object.keys(LAWS)];
  return (
    oneOf(event, ['', ...Object.keys(EVENT)], 'event') ??
    oneOf(law, laws, 'law') ??
    oneOf(bequest, laws, 'bequest') ??
    unless(law === '' || LAWS[law]?.effect.kind === 'round', 'law must be an option for a round') ??
    unless(
      bequest === '' || LAWS[bequest]?.effect.kind === 'endgame',
      'bequest must be an option for the end',
    ) ??
    unless(
      !options.firstTime || (event === '' && law === '' && bequest === ''),
      'first-time players have no events',
    ) ??
    unless(event !== '' || votes.length === 0, 'there are votes without an event') ??
    firstFault(
      votes,
      ({ seat, option, space }) =>
        within(seat, players.length === 1 ? -1 : 0, players.length - 1, 'the seat of a vote') ??
        oneOf(option, ['A', 'B'], 'the option of a vote') ??
        oneOf(space, ['reward', 'leader'], 'the space of a vote'),
    ) ??
    unless(
      players.every((_, seat) => votes.filter((vote) => vote.seat === seat).length <= 1),
      'somebody has voted twice',
    )
  );
}
