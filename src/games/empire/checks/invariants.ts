import type { Seat } from '../../../kernel/game.ts';
import { all, faceUp, oneOf, sized, unless, within } from '../../../kernel/checks/faults.ts';
import { firstFault, optionsShape, type Shape } from '../../../kernel/data/shape.ts';
import { NAME, NOWHERE, type Region, REGIONS, SECTORS, STARTS } from '../board.ts';
import { cardsFault } from './cardFaults.ts';
import {
  ANCIENT_CRUISERS,
  ANCIENT_TOKENS,
  COLONY_TOKENS,
  CRADLE,
  DIAL,
  DISPLAY,
  EXPLORER_TILES,
  FACE_DOWN_POWER,
  GALAXY_TOKENS,
  HOME,
  LOCATIONS,
  MARKET_TILE,
  MARKET,
  POWER,
  POWERS_DEALT,
  REGION_SHIPS,
  ROLE_CARD,
  RESOURCES,
  ROLE_COUNT,
  SHIP,
  SHIPS,
  SLOTS,
  TECH,
  TILE,
  UNLIMITED,
} from '../facts.ts';
import { fieldsFault } from './stepFaults.ts';
import { OPTIONS } from '../options.ts';
import { stackFault } from './stackFaults.ts';
import {
  ANCIENTS,
  type Ancients,
  type Battle,
  type Belligerent,
  NOBODY,
  type Player,
  type State,
  type Throne,
} from '../state.ts';
import { UNSEEN } from '../view.ts';
import { coloniesOf } from '../actions/landmarks.ts';
import { isSolo, shipsAt, storageOf, totalOf } from '../verbs.ts';

/** What holds of every state of this shape (21), checked of states from outside and by the laws at every step. */
export function stateFault(state: State): string | undefined {
  return (
    firstFault(state.stack, fieldsFault) ??
    tableFault(state) ??
    firstFault(state.players, (player, seat) => playerFault(state, player, seat)) ??
    firstFault(state.ancients, (ancients) => ancientsFault(ancients)) ??
    boardFault(state) ??
    tokenFault(state) ??
    supplyFault(state) ??
    cardsFault(state) ??
    firstFault(state.battles, (battle) => battleFault(state, battle)) ??
    endFault(state) ??
    stackFault(state)
  );
}

// ── Shapes ────────────────────────────────────────────────────────────────────────────────────────

const NUMBERS: Shape = ['number'];
const WORDS: Shape = ['text'];
const THRONE: Shape = { own: 'number', captured: NUMBERS, galaxy: 'number' };

const PLAYER_SHAPE: Shape = {
  credits: 'number',
  stock: NUMBERS,
  supply: 'number',
  throne: THRONE,
  techs: WORDS,
  home: 'number',
  ships: [{ kind: 'number', at: 'number', moved: 'flag' }],
  staging: NUMBERS,
  fresh: NUMBERS,
  yard: NUMBERS,
  power: 'text',
  ready: 'flag',
  dealt: WORDS,
  court: 'number',
};

const ANCIENTS_SHAPE: Shape = {
  credits: 'number',
  supply: 'number',
  throne: THRONE,
  techs: WORDS,
  cruisers: NUMBERS,
  staging: 'number',
  yard: 'number',
};

const BATTLE_SHAPE: Shape = {
  sector: 'number',
  turn: 'number',
  sides: [
    {
      who: 'number',
      strength: 'number',
      dial: NUMBERS,
      open: 'flag',
      foresees: 'flag',
      values: NUMBERS,
      kills: 'number',
    },
  ],
  card: 'text',
  safe: NUMBERS,
  over: 'flag',
};

/** What a state looks like. */
export const STATE_SHAPE: Shape = {
  options: optionsShape(OPTIONS),
  players: [PLAYER_SHAPE],
  ancients: [ANCIENTS_SHAPE],
  tiles: WORDS,
  colonies: NUMBERS,
  monolith: 'number',
  lying: NUMBERS,
  market: [{ id: 'text', spent: 'flag' }],
  display: WORDS,
  pile: WORDS,
  buried: WORDS,
  extra: 'number',
  techs: WORDS,
  techDecks: [WORDS],
  techBacks: WORDS,
  far: NUMBERS,
  slots: ['flag'],
  galaxy: 'number',
  ticked: 'number',
  decks: [{ top: 'text', rest: WORDS, discard: WORDS }],
  queue: WORDS,
  stories: WORDS,
  event: 'text',
  emperor: 'number',
  scepter: 'number',
  role: 'number',
  leader: 'number',
  edict: 'text',
  edicts: WORDS,
  decreed: WORDS,
  turn: 'number',
  battles: [BATTLE_SHAPE],
  trigger: 'text',
  finalSeat: 'number',
  ending: 'text',
  stack: ['data'],
};

/** Far above what a match can count, and far below where whole numbers end. */
const MOST = 1_000_000;
/** More than all ships and colonies of a player are worth in one place. */
const MOST_STRENGTH = 100;

// ── The table ─────────────────────────────────────────────────────────────────────────────────────

function tableFault(state: State): string | undefined {
  const { players, ancients, market } = state;
  const last = players.length - 1;
  return (
    sized(ancients, isSolo(state) ? 1 : 0, 'ancients') ??
    within(state.monolith, -1, ROLE_COUNT - 1, 'monolith') ??
    within(state.role, -1, ROLE_COUNT - 1, 'role') ??
    unless(
      state.leader === ANCIENTS ? isSolo(state) : state.leader >= 0 && state.leader <= last,
      'the leader must be at the table',
    ) ??
    within(state.emperor, isSolo(state) ? NOBODY : 0, isSolo(state) ? NOBODY : last, 'emperor') ??
    within(state.scepter, 0, last, 'scepter') ??
    within(state.turn, 0, MOST, 'turn') ??
    sized(state.lying, ROLE_COUNT, 'lying') ??
    all(state.lying, 0, MOST, 'lying') ??
    sized(market, MARKET.length, 'market') ??
    unless(
      new Set(market.map(({ id }) => id)).size === MARKET.length &&
        market.every(({ id }) => Object.hasOwn(MARKET_TILE, id)),
      'the market must hold every tile once',
    ) ??
    sized(state.far, LOCATIONS.length, 'far') ??
    firstFault(state.far, (owner) => ownerFault(state, owner, 'a location of Far Space')) ??
    sized(state.slots, SLOTS.length, 'slots') ??
    unless(state.slots.includes(true), 'galaxy slots are filled again when all are empty') ??
    sized(state.battles, Math.min(state.battles.length, 1), 'battles')
  );
}

function ownerFault({ players, ancients }: State, owner: number, what: string): string | undefined {
  const fits = owner === ANCIENTS ? ancients.length > 0 : owner >= NOBODY && owner < players.length;
  return unless(fits, `${what} belongs to nobody at the table`);
}

// ── Sides ─────────────────────────────────────────────────────────────────────────────────────────

function playerFault(state: State, player: Player, seat: Seat): string | undefined {
  const who = `player ${seat}`;
  return (
    within(player.credits, 0, MOST, `the credits of ${who}`) ??
    sized(player.stock, RESOURCES.length, `the stock of ${who}`) ??
    firstFault(player.techs, (id) => unless(Object.hasOwn(TECH, id), `${who} has an unknown technology`)) ??
    firstFault(player.stock, (amount, resource) =>
      within(amount, 0, storageOf(player, resource), `the ${RESOURCES[resource]} of ${who}`),
    ) ??
    within(player.supply, 0, COLONY_TOKENS[state.players.length]!, `the tokens of ${who}`) ??
    throneFault(state, player.throne, seat, who) ??
    within(player.home, NOWHERE, REGIONS - 1, `the home of ${who}`) ??
    shipsFault(player, who) ??
    powerFault(state, player, who) ??
    within(player.court, 0, MOST, `the court influence of ${who}`)
  );
}

function throneFault(state: State, throne: Throne, seat: Seat, who: string): string | undefined {
  return (
    within(throne.own, 0, MOST, `the throne of ${who}`) ??
    within(throne.galaxy, 0, MOST, `the galaxy tokens of ${who}`) ??
    sized(throne.captured, state.players.length, `the captured tokens of ${who}`) ??
    all(throne.captured, 0, MOST, `the captured tokens of ${who}`) ??
    unless(seat === ANCIENTS || throne.captured[seat] === 0, `${who} captured an own token`)
  );
}

function shipsFault(player: Player, who: string): string | undefined {
  const { ships, staging, fresh, yard } = player;
  return (
    firstFault([staging, fresh, yard], (list) => sized(list, SHIPS.length, `the ships of ${who}`)) ??
    all(staging, 0, MOST, `staging of ${who}`) ??
    all(yard, 0, MOST, `the yard of ${who}`) ??
    firstFault(fresh, (count, kind) => within(count, 0, staging[kind]!, `the fresh losses of ${who}`)) ??
    firstFault(ships, ({ kind, at }) =>
      unless(SHIPS[kind] !== undefined && NAME[at] !== undefined, `a ship of ${who} is nowhere`),
    ) ??
    firstFault(SHIP, ({ name, pieces }, kind) => {
      const count = staging[kind]! + yard[kind]! + ships.filter((ship) => ship.kind === kind).length;
      return unless(count === pieces, `${who} must have ${pieces} of ${name} in all, not ${count}`);
    })
  );
}

function powerFault({ options, players }: State, player: Player, who: string): string | undefined {
  const { power, ready, dealt } = player;
  const known = (id: string) => Object.hasOwn(POWER, id);
  return (
    unless(power === '' || known(power), `${who} has an unknown power`) ??
    unless(power !== '' || !ready, `${who} has no power to be ready`) ??
    unless(dealt.length <= POWERS_DEALT, `${who} was dealt too many powers`) ??
    faceUp(!dealt.includes(FACE_DOWN_POWER), `a power of ${who}`) ??
    firstFault(dealt, (id) => unless(known(id), `${who} was dealt an unknown power`)) ??
    unless(
      (power === '' && dealt.length === 0) || (options.powers && players.length > 1),
      `${who} has a power where none are used`,
    )
  );
}

function ancientsFault(ancients: Ancients): string | undefined {
  const { cruisers, staging, yard, techs } = ancients;
  return (
    within(ancients.credits, 0, MOST, 'the credits of the Ancients') ??
    within(ancients.supply, 0, ANCIENT_TOKENS, 'the tokens of the Ancients') ??
    within(ancients.throne.own, 0, ANCIENT_TOKENS, 'the throne of the Ancients') ??
    within(ancients.throne.galaxy, 0, MOST, 'the galaxy tokens of the Ancients') ??
    sized(ancients.throne.captured, 1, 'the captured tokens of the Ancients') ??
    all(ancients.throne.captured, 0, MOST, 'the captured tokens of the Ancients') ??
    all([staging, yard], 0, ANCIENT_CRUISERS, 'the cruisers of the Ancients') ??
    all(cruisers, 0, REGIONS - 1, 'the cruisers of the Ancients') ??
    unless(
      cruisers.length + staging + yard === ANCIENT_CRUISERS,
      `the Ancients must have ${ANCIENT_CRUISERS} cruisers in all`,
    ) ??
    firstFault(techs, (id) => unless(Object.hasOwn(TECH, id), 'the Ancients have an unknown technology'))
  );
}

// ── The board ─────────────────────────────────────────────────────────────────────────────────────

function boardFault(state: State): string | undefined {
  const { tiles, colonies, players } = state;
  const homes = players.map(({ home }) => home).filter((home) => home !== NOWHERE);
  return (
    sized(tiles, REGIONS, 'tiles') ??
    sized(colonies, REGIONS, 'colonies') ??
    firstFault(tiles, (tile) =>
      unless(tile === '' || Object.hasOwn(TILE, tile), 'there is an unknown tile'),
    ) ??
    unless(new Set(homes).size === homes.length, 'two homes share a region') ??
    firstFault(homes, (home) => unless(STARTS.includes(home), 'a home must be in a start region')) ??
    firstFault(tiles, (tile, region) =>
      unless(tile !== HOME || homes.includes(region), 'a home planet has no owner'),
    ) ??
    firstFault(homes, (home) =>
      unless(tiles[home] === HOME || state.ending !== '', 'a home has no planet'),
    ) ??
    unless(
      tiles.filter((tile) => tile === CRADLE).length <= homes.length,
      'there are too many starter tiles',
    ) ??
    firstFault(colonies, (owner, region) => colonyFault(state, owner, region)) ??
    firstFault(NAME, (name, region) => crowdFault(state, name, region))
  );
}

function colonyFault({ players, tiles }: State, owner: number, region: Region): string | undefined {
  return (
    within(owner, NOBODY, players.length - 1, 'the owner of a colony') ??
    unless(
      owner === NOBODY || TILE[tiles[region]!]?.kind === 'planet',
      `a colony in ${NAME[region]} has no planet`,
    )
  );
}

/** 4.4 */
function crowdFault(state: State, name: string, region: Region): string | undefined {
  const ancient = state.ancients.some(({ cruisers }) => cruisers.includes(region));
  return unless(ancient || shipsAt(state, region) <= REGION_SHIPS, `too many ships are in ${name}`);
}

// ── Tokens ────────────────────────────────────────────────────────────────────────────────────────

/** Every colony token of a colour is in one place. */
function tokenFault(state: State): string | undefined {
  const { players, ancients, far } = state;
  const farOf = (who: number) => far.filter((owner) => owner === who).length;
  const captured = (seat: Seat) =>
    [...players, ...ancients].reduce((sum, { throne }) => sum + throne.captured[seat]!, 0);
  return (
    firstFault(players, ({ supply, throne }, seat) => {
      const count = supply + throne.own + captured(seat) + farOf(seat) + coloniesOf(state, seat).length;
      const expected = COLONY_TOKENS[players.length]!;
      return unless(count === expected, `player ${seat} must have ${expected} colony tokens, not ${count}`);
    }) ??
    firstFault(ancients, ({ supply, throne }) => {
      const count = supply + throne.own + farOf(ANCIENTS);
      return unless(
        count === ANCIENT_TOKENS,
        `the Ancients must have ${ANCIENT_TOKENS} tokens, not ${count}`,
      );
    })
  );
}

function supplyFault(state: State): string | undefined {
  const { players, galaxy, ticked } = state;
  if (isSolo(state)) {
    return unless(galaxy === UNLIMITED && ticked === 0, 'galaxy tokens are unlimited in a solo match');
  }
  const count = galaxy + ticked + players.reduce((sum, { throne }) => sum + throne.galaxy, 0);
  const expected = GALAXY_TOKENS[players.length]!;
  return (
    within(galaxy, 0, expected, 'galaxy') ??
    within(ticked, 0, expected, 'ticked') ??
    unless(count === expected, `there must be ${expected} galaxy tokens, not ${count}`)
  );
}

// ── Battles and the end ───────────────────────────────────────────────────────────────────────────

function battleFault(state: State, battle: Battle): string | undefined {
  const { sides, sector, safe } = battle;
  return (
    within(sector, 0, SECTORS - 1, 'the sector of a battle') ??
    unless(battle.card === '' || Object.hasOwn(ROLE_CARD, battle.card), 'a battle has an unknown card') ??
    within(battle.turn, 0, state.turn, 'the turn of a battle') ??
    sized(sides, 2, 'the sides of a battle') ??
    unless(sides[0]?.who !== sides[1]?.who, 'nobody fights against themselves') ??
    all(safe, 0, 2 * REGIONS * SHIPS.length - 1, 'the displaced ships of a battle') ??
    firstFault(sides, (side) => sideFault(state, side))
  );
}

/** 21.9: a dial divides the strength. */
function sideFault(state: State, { who, strength, dial, values, kills }: Belligerent): string | undefined {
  const summed = dial.every((value) => value >= 0) && totalOf(dial) === strength;
  return (
    unless(who !== NOBODY, 'a side of a battle is nobody') ??
    ownerFault(state, who, 'a side of a battle') ??
    all([strength, kills], 0, MOST_STRENGTH, 'a side of a battle') ??
    faceUp(!dial.includes(UNSEEN), 'a dial') ??
    unless(dial.length === 0 || (dial.length === DIAL.length && summed), 'a dial must divide the strength') ??
    unless(values.length === 0 || values.length === DIAL.length, 'a dial has three values') ??
    all(values, 0, 2 * MOST_STRENGTH, 'the values of a dial')
  );
}

const SOLO_ENDS = ['tokensYou', 'tokensAncients', 'deck', 'tiles', 'home'];
const TRIGGERS = ['tokens', 'galaxy', 'tiles'];

function endFault(state: State): string | undefined {
  const { trigger, finalSeat, ending, players } = state;
  const solo = isSolo(state);
  return (
    oneOf(ending, solo ? ['', ...SOLO_ENDS] : ['', trigger], 'ending') ??
    oneOf(trigger, solo ? [''] : ['', ...TRIGGERS], 'trigger') ??
    within(finalSeat, NOBODY, players.length - 1, 'finalSeat') ??
    unless((trigger === '') === (finalSeat === NOBODY), 'a trigger fixes the final seat') ??
    unless(solo || trigger !== '' || state.galaxy > 0, 'the end is near when galaxy tokens run out') ??
    firstFault(state.ancients, ({ supply }) =>
      unless(supply > 0 || ending !== '', 'a match ends when the Ancients run out of tokens'),
    ) ??
    firstFault(players, ({ supply }) =>
      unless(supply > 0 || (solo ? ending !== '' : trigger !== ''), 'the end is near when tokens run out'),
    ) ??
    displayFault(state)
  );
}

/** 21.13: a display that nobody is exploring is full, unless the end is near. */
function displayFault(state: State): string | undefined {
  const { display, stack, ending, trigger } = state;
  const laid = stack[0]?.step !== 'galaxy';
  const exploring = stack.some(({ step }) => step === 'refill');
  return (
    within(display.length, 0, EXPLORER_TILES.length, 'the size of the display') ??
    within(state.extra, 0, exploring && !isSolo(state) ? MOST : 0, 'extra') ??
    unless(
      !laid ||
        exploring ||
        ending !== '' ||
        trigger !== '' ||
        display.length === DISPLAY[state.players.length],
      'the display must be full',
    )
  );
}
