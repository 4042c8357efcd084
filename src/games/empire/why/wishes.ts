import { openQuestion } from '../../../kernel/flow/flow.ts';
import type { Seat } from '../../../kernel/game.ts';
import { distinct, type Wish } from '../../../kernel/why.ts';
import { NAME, SECTOR_IDS } from '../board.ts';
import {
  COSTS,
  FACE_DOWN_POWER,
  LOCATIONS,
  RESOURCES,
  ROLES,
  type ShipKind,
  SHIPS,
  SLOTS,
} from '../facts.ts';
import { STAGING } from '../actions/warlord.ts';
import type { Question } from '../steps.ts';
import { ANCIENTS, type Move, NOBODY, type State, type Step } from '../state.ts';
import { battleOf, enemyOf, isSolo, shipName, sideOf } from '../verbs.ts';
import { BY_ROLES } from './elsewhere.ts';
import {
  cardThing,
  deckThing,
  edictThing,
  farThing,
  marketThing,
  playerThing,
  powerThing,
  roleThing,
  saleThing,
  sectorThing,
  stagingThing,
  stockThing,
  techThing,
  tileThing,
  unitThing,
  yardThing,
} from './things.ts';

/** The kinds of move each question has in principle, in the order they are shown. */
const ACTS: Readonly<Record<Question, readonly Move['type'][]>> = {
  start: ['start'],
  cradle: ['cradle'],
  keep: ['keep'],
  edict: ['edict'],
  mine: ['take'],
  role: ['role'],
  power: ['use', 'decline'],
  tile: ['tile'],
  place: ['place'],
  tech: ['tech', 'pass'],
  waive: ['waive'],
  market: ['market'],
  bonus: ['take'],
  trade: ['sell', 'buy', 'done'],
  invest: ['invest', 'done'],
  build: ['build', 'done'],
  trim: ['waive', 'full'],
  orders: ['sector', 'end'],
  order: ['fly', 'engage', 'commit', 'cancel'],
  target: ['target', 'refrain'],
  reveal: ['reveal'],
  dial: ['dial'],
  displace: ['displace', 'done'],
  hit: ['hit'],
  bribe: ['bribe', 'decline'],
  influence: ['colonize', 'petition', 'court', 'subvert', 'done'],
  shield: ['pay', 'decline'],
  forfeit: ['forfeit'],
  recall: ['recall'],
  forget: ['forget'],
  give: ['give'],
  choose: ['choose'],
  pay: ['pay', 'decline'],
  deploy: ['deploy', 'done'],
};

/** Alone there is no court and no colony of another. */
const AMONG_PLAYERS: ReadonlySet<string> = new Set(['court', 'subvert']);

/** What a question has to choose between beside things; nothing where it asks for things alone. */
export function acts(state: State): readonly string[] {
  const all = kindsOf(state);
  return all.length === 1 ? [] : all;
}

function kindsOf(state: State): readonly string[] {
  const all = ACTS[openQuestion<Step>(state).step];
  return isSolo(state) ? all.filter((act) => !AMONG_PLAYERS.has(act)) : all;
}

export function wishes(state: State, seat: Seat): readonly Wish[] {
  return distinct([
    ...kindsOf(state).map((act) => ({ act, things: [] })),
    ...thingsOf(state).map((thing) => ({ things: [thing] })),
    ...pairs(state, seat),
    ...kindsOf(state).flatMap((act) => wordsOf(state, seat, act).map((things) => ({ act, things }))),
    ...BY_ROLES.map((act) => ({ act, things: [] })),
  ]);
}

/** Everything on the table. */
function thingsOf(state: State): string[] {
  return [
    ...NAME,
    ...SECTOR_IDS.map(sectorThing),
    ...unitsOf(state),
    ...SHIPS.flatMap((ship) => [stagingThing(ship), yardThing(ship)]),
    ...ROLES.flatMap((role) => [roleThing(role), deckThing(role)]),
    ...state.display.map(tileThing),
    ...COSTS.flatMap((cost) => [saleThing(cost, 'up'), saleThing(cost, 'down')]),
    ...[...state.players, ...state.ancients].flatMap(({ techs }) => techs.map(techThing)),
    ...state.market.map(({ id }) => marketThing(id)),
    ...[...LOCATIONS, ...SLOTS].map(({ id }) => farThing(id)),
    ...RESOURCES.map(stockThing),
    ...cardsOf(state),
    ...[...state.players.keys(), ...(isSolo(state) ? [ANCIENTS] : [])].map(playerThing),
  ];
}

function unitsOf({ players, ancients, colonies }: State): string[] {
  return [
    ...players.flatMap(({ ships }, who) =>
      ships.map(({ kind, at }) => unitThing(NAME[at]!, shipName(kind), who)),
    ),
    ...ancients.flatMap(({ cruisers }) => cruisers.map((at) => unitThing(NAME[at]!, 'cruiser', ANCIENTS))),
    ...colonies.flatMap((who, at) => (who === NOBODY ? [] : [unitThing(NAME[at]!, 'colony', who)])),
  ];
}

/** Powers and edicts that are seen, and cards that wait. */
function cardsOf(state: State): string[] {
  const step = openQuestion<Step>(state);
  const powers = state.players.flatMap(({ power, dealt }) => [...dealt, power]);
  const edicts = [state.edict, ...(step.step === 'edict' ? step.choices : [])];
  return [
    ...powers.flatMap((power) => (power === '' || power === FACE_DOWN_POWER ? [] : [powerThing(power)])),
    ...edicts.flatMap((edict) => (edict === '' ? [] : [edictThing(edict)])),
    ...[...state.queue, ...(state.event === '' ? [] : [state.event])].map(cardThing),
  ];
}

/** A ship in the hand and a place for it, while ships fly. */
function pairs(state: State, seat: Seat): Wish[] {
  const step = openQuestion<Step>(state);
  switch (step.step) {
    case 'orders':
    case 'order':
      return [...ownShips(state, seat), ...SHIPS.map(stagingThing)].flatMap(toEverywhere);
    case 'displace':
      return foesShips(state, seat).flatMap(toEverywhere);
    default:
      return [];
  }
}

function toEverywhere(ship: string): Wish[] {
  return NAME.map((region) => ({ things: [ship, region] }));
}

function ownShips({ players }: State, seat: Seat): string[] {
  return players[seat]!.ships.map(({ kind, at }) => unitThing(NAME[at]!, shipName(kind), seat));
}

function foesShips(state: State, seat: Seat): string[] {
  const { who } = enemyOf(battleOf(state), seat);
  if (who !== ANCIENTS) return ownShips(state, who);
  const ship: ShipKind = 'cruiser';
  return state.ancients.flatMap(({ cruisers }) => cruisers.map((at) => unitThing(NAME[at]!, ship, who)));
}

/** The words that moves of a kind have beside regions, as they are typed. */
function wordsOf(state: State, seat: Seat, act: string): string[][] {
  const ships = SHIPS.map((ship) => [ship]);
  switch (act) {
    case 'fly':
    case 'recall':
      return [...ships, [STAGING]];
    case 'build':
    case 'engage':
    case 'displace':
    case 'deploy':
      return ships;
    case 'hit':
      return [...ships, ['colony']];
    case 'sell':
    case 'buy':
    case 'take':
    case 'give':
    case 'waive':
      return RESOURCES.map((what) => [what]);
    case 'tech':
      return COSTS.flatMap((cost) => [
        [`${cost}`, 'up'],
        [`${cost}`, 'down'],
      ]);
    case 'invest':
      return [...LOCATIONS, ...SLOTS].map(({ id }) => [id]);
    case 'reveal':
      return ROLES.map((role) => [role]);
    case 'target':
      return [...state.players.keys()].map((who) => [`${who}`]);
    case 'dial':
      return dials(sideOf(battleOf(state), seat).strength);
    default:
      return offeredWords(state, act);
  }
}

/** Every sum up to one more than the strength. */
function dials(strength: number): string[][] {
  return Array.from({ length: strength + 2 }, (_, tactics) => [`${tactics}`, '0', '0']);
}

/** Cards and ways that only the question itself names. */
function offeredWords(state: State, act: string): string[][] {
  const step = openQuestion<Step>(state);
  if (act === 'forget' && step.step === 'forget') return step.techs.map((tech) => [tech]);
  if (act === 'choose' && step.step === 'choose') return step.options.map((option) => [option]);
  return [];
}
