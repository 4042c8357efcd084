import { itemAt } from '../../../../kernel/data/lists.ts';
import * as content from '../../content/index.ts';
import { game } from '../../index.ts';
import type { Ancients, Player, State } from '../../state.ts';
import type { Ply } from './kit.ts';

/** The invariants of 21 once more, from the printed figures alone. */

export function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

const PLANET = new Set<string>(
  content.explorerTiles.filter(({ kind }) => kind === 'planet').map(({ id }) => id),
);
const COST = new Map(content.technologies.map(({ id, cost }) => [id, cost]));
const CATEGORY = new Map(content.technologies.map(({ id, category }) => [id, category]));
const SECTOR = content.regions.map(({ sector }) => sector);
const ROLES: readonly string[] = content.roles.map(({ id }) => id);
const PIECES = [8, 4, 2];
const A = 4;

function sum(list: readonly number[]): number {
  return list.reduce((all, one) => all + one, 0);
}

function whole(value: number): boolean {
  return Number.isInteger(value) && value >= 0;
}

function sides({ players, ancients }: State): (Player | Ancients)[] {
  return [...players, ...ancients];
}

// ── 21, state by state ────────────────────────────────────────────────────────────────────────────

export function checkState(state: State, all: boolean): void {
  checkTokens(state);
  checkShips(state);
  checkStocks(state);
  checkBoard(state);
  if (all && !isSetUp(state)) checkPiles(state);
  checkOpen(state);
  checkQuestions(state);
}

/** Homes are still being chosen. */
function isSetUp({ stack }: State): boolean {
  return ['start', 'cradle'].includes(stack.at(-1)?.step ?? '');
}

function checkTokens(state: State): void {
  const { players, ancients, colonies, far, galaxy, ticked } = state;
  const each = itemAt([0, 16, 16, 14, 12], players.length);
  const count = (side: Player | Ancients, who: number): number =>
    side.supply +
    side.throne.own +
    colonies.filter((owner) => owner === who).length +
    far.filter((owner) => owner === who).length +
    sum(sides(state).map(({ throne }) => throne.captured[who] ?? 0));
  players.forEach((player, seat) => must(count(player, seat) === each, `21.1 tokens of ${seat}`));
  for (const side of ancients) must(count(side, A) === 16, '21.1 tokens of the Ancients');
  for (const { supply, throne } of sides(state))
    must([supply, throne.own, throne.galaxy, ...throne.captured].every(whole), '21.1 counts');
  if (players.length === 1) return;
  const total = [0, 0, 28, 34, 40][players.length];
  must(galaxy + ticked + sum(players.map(({ throne }) => throne.galaxy)) === total, '21.12 galaxy tokens');
  must(whole(galaxy) && whole(ticked), '21.12 counts');
}

function checkShips({ players, ancients }: State): void {
  for (const { ships, staging, fresh, yard } of players) {
    PIECES.forEach((pieces, kind) => {
      const board = ships.filter((ship) => ship.kind === kind).length;
      must(board + itemAt(staging, kind) + itemAt(yard, kind) === pieces, '21.2 ships');
      must(itemAt(fresh, kind) <= itemAt(staging, kind), '6.4 fresh ones are staged');
    });
    must([...staging, ...fresh, ...yard].every(whole), '21.2 counts');
  }
  for (const { cruisers, staging, yard } of ancients)
    must(cruisers.length + staging + yard === 4 && whole(staging) && whole(yard), '21.2 cruisers');
}

function checkStocks({ players, ancients, lying }: State): void {
  for (const { credits, stock, techs } of players) {
    must(whole(credits), '21.3 credits');
    const more = techs.includes('TI13') ? 3 : 0;
    stock.forEach((amount, i) =>
      must(whole(amount) && amount <= itemAt([8, 6, 4], i) + more, '21.3 storage'),
    );
  }
  for (const { credits } of ancients) must(whole(credits), '21.3 credits of the Ancients');
  must(lying.length === 7 && lying.every(whole), '21.3 credits on roles');
}

function checkBoard({ players, ancients, tiles, colonies }: State): void {
  must(tiles.length === 37 && colonies.length === 37, '21.4 regions');
  const printed = tiles.filter((tile) => tile !== '' && tile !== 'home' && tile !== 'cradle');
  must(new Set(printed).size === printed.length, '21.4 a tile is in one place');
  colonies.forEach((owner, at) => {
    const tile = itemAt(tiles, at);
    if (owner >= 0) must(PLANET.has(tile) || tile === 'cradle', '21.4 colonies on planets');
  });
  const crowd = new Map<number, number>();
  for (const { ships } of players) for (const { at } of ships) crowd.set(at, (crowd.get(at) ?? 0) + 1);
  const theirs = new Set(ancients.flatMap(({ cruisers }) => cruisers));
  for (const [at, count] of crowd) {
    must(at >= 0 && at < 37, 'ships are on the board');
    must(count <= 3 || theirs.has(at), '21.5 three ships');
    must(count <= 3, '21.5 three of the players');
  }
}

function checkPiles(state: State): void {
  const { players, tiles, display, pile, buried, techs, techDecks, decks, queue, stories, event, stack } =
    state;
  const placing = stack.flatMap((step) => (step.step === 'place' ? [step.tile] : []));
  const shown = display.filter((tile) => !placing.includes(tile));
  const there = [...tiles.filter((tile) => /^[PWX]/.test(tile)), ...shown, ...placing, ...pile, ...buried];
  must(new Set(there).size === there.length, 'a tile is in one place');
  if (players.length === 1) must(!there.some((tile) => tile.startsWith('X')), '5.2.1 no empty space');
  const cards = [
    ...sides(state).flatMap((side) => side.techs),
    ...techs.filter(Boolean),
    ...techDecks.flat(),
  ];
  must(new Set(cards).size === cards.length, 'a technology is in one place');
  techDecks.forEach((deck, i) => {
    const open = itemAt(techs, i);
    must(
      deck.every((id) => COST.get(id) === i + 1),
      'decks by cost',
    );
    must(open === '' || COST.get(open) === i + 1, '21.10 one for each cost');
    const back = state.techBacks[i];
    must(
      deck.length === 0 ? back === '' : deck.some((id) => CATEGORY.get(id) === back),
      'the back is of a card',
    );
  });
  const roleCards = [
    ...decks.flatMap(({ top, rest, discard }) => [top, ...rest, ...discard]),
    ...queue,
    event,
  ].filter((id) => id !== '' && !id.startsWith('STORY'));
  must(new Set(roleCards).size === roleCards.length, 'a role card is in one place');
  decks.forEach(({ top, rest, discard }, i) => {
    must(top !== '' || rest.length === 0, 'a deck with cards shows a back');
    for (const id of [top, ...rest, ...discard].filter(Boolean))
      must(content.roleCards.find((card) => card.id === id)?.deck === ROLES[i], 'cards in their deck');
  });
  if (players.length > 1 && state.options.events) must(roleCards.length === 49, '11.4 no card is lost');
  must(new Set(stories).size === stories.length, 'stories');
}

function checkOpen(state: State): void {
  const { players, techs, techBacks, techDecks, display, stack, trigger, ending, queue, emperor, scepter } =
    state;
  const solo = players.length === 1;
  const top = stack.at(-1);
  const calm = top?.step === 'role';
  if (ending !== '' || isSetUp(state)) return;
  if (calm)
    techs.forEach((id, i) => {
      must(id !== '' || (techDecks[i]?.length === 0 && techBacks[i] === ''), '21.10 open technologies');
    });
  if (calm && trigger === '') must(display.length === (solo ? 3 : players.length + 1), '21.13 display');
  if (solo) {
    must(emperor === -1, '21.14 no Emperor');
    if (calm) must(queue.length === 3 && !queue.at(-1)?.match(/^STORY$/), '21.7 queue');
    if (calm) for (const { top: card } of state.decks) must(card !== '', '12.1 no deck is empty');
    if (calm) must(players[0]?.supply !== 0 && state.ancients[0]?.supply !== 0, '12.1 tokens');
    must(state.turn <= 43, '21.15 rounds');
    return;
  }
  must(emperor >= 0 && emperor < players.length && scepter >= 0 && scepter < players.length, '21.14 Emperor');
  if (calm) must(state.finalSeat >= 0 === (trigger !== ''), '12.2 final seat');
  const spent = players.some(({ supply }) => supply === 0) || state.galaxy === 0;
  if (spent) must(trigger !== '', '12.2 a trigger');
}

function checkQuestions(state: State): void {
  for (const seat of game.actors(state)) {
    const count = game.legalMoves(state, seat).length;
    must(count >= 1, `21.16 ${count} choices`);
  }
}

// ── Step by step ──────────────────────────────────────────────────────────────────────────────────

export function checkStep(step: Ply): void {
  checkTold(step);
  checkMonolith(step);
  checkDial(step);
  checkDecks(step);
  for (const event of step.events)
    if (event.type === 'restocked') must(calmMarket(step), '21.11 after Merchant all show resources');
}

function calmMarket({ after, events }: Ply): boolean {
  const flips = events.slice(events.findIndex(({ type }) => type === 'restocked'));
  const flipped = flips.filter(({ type }) => type === 'flipped').length;
  return after.market.filter(({ spent }) => spent).length === flipped;
}

/** Credits, resources and tokens change as events tell, to the last one. */
function checkTold({ before, after, events }: Ply): void {
  const seats = before.players.length;
  const credits = new Array<number>(5).fill(0);
  const stocks = before.players.map(({ stock }) => stock.slice());
  const own = new Array<number>(5).fill(0);
  const galaxy = new Array<number>(5).fill(0);
  const add = (list: number[], who: number, by: number): void => {
    list[who] = itemAt(list, who) + by;
  };
  for (const event of events) {
    switch (event.type) {
      case 'credits':
        add(credits, event.who, event.by);
        break;
      case 'monolith':
        add(credits, event.who, event.taken - event.paid.length);
        break;
      case 'toll':
        add(credits, event.seat, 1);
        add(credits, event.from, -1);
        break;
      case 'stock':
        event.by.forEach((by, i) => add(itemAt(stocks, event.seat), i, by));
        break;
      case 'scored':
        add(event.token === 'colony' ? own : galaxy, event.who, 1);
        break;
      case 'returned':
        add(event.token === 'colony' ? own : galaxy, event.seat, -1);
        break;
      case 'uncolonized':
        if (event.to === event.seat) add(own, event.to, 1);
        break;
      default:
    }
  }
  for (let seat = 0; seat < seats; seat++) {
    const [one, other] = [itemAt(before.players, seat), itemAt(after.players, seat)];
    must(other.credits - one.credits === credits[seat], `credits of ${seat} are told`);
    must(other.stock.join() === itemAt(stocks, seat).join(), `resources of ${seat} are told`);
    must(other.throne.own - one.throne.own === own[seat], `tokens of ${seat} are told`);
    must(other.throne.galaxy - one.throne.galaxy === galaxy[seat], `galaxy tokens of ${seat} are told`);
  }
  before.ancients.forEach((one, i) => {
    const other = itemAt(after.ancients, i);
    must(other.credits - one.credits === credits[A], 'credits of the Ancients are told');
    must(other.throne.own - one.throne.own === own[A], 'tokens of the Ancients are told');
    must(other.throne.galaxy - one.throne.galaxy === galaxy[A], 'galaxy tokens of the Ancients are told');
  });
}

/** 21.6: 1 to 6 steps forward, one credit on each role passed but those that are free. */
function checkMonolith({ before, events }: Ply): void {
  for (const event of events) {
    if (event.type !== 'monolith') continue;
    const [from, to] = [ROLES.indexOf(event.from), ROLES.indexOf(event.to)];
    if (event.from === '') {
      must(event.paid.length === 0, '21.6 the first placement');
      continue;
    }
    const steps = (to - from + 7) % 7;
    must(steps >= 1 && steps <= 6, '21.6 steps');
    const passed = Array.from({ length: steps - 1 }, (_, i) => ROLES[(from + 1 + i) % 7]);
    const free = before.stack.some((step) => step.step === 'role' && step.free)
      ? steps - 1
      : event.who < A && before.players[event.who]?.techs.includes('TI31')
        ? 1
        : 0;
    must(event.paid.join() === passed.slice(free).join(), '21.6 roles passed');
  }
}

/** 9.1, once more. */
function strength(state: State, seat: number, sector: string): number {
  const { ships, techs, home } = itemAt(state.players, seat);
  const fleet = ships.filter(({ at }) => SECTOR[at] === sector);
  const each = [techs.includes('TM21') ? 2 : 1, 3, techs.includes('TM34') ? 8 : 6];
  const colonies = state.colonies.filter((owner, at) => owner === seat && SECTOR[at] === sector).length;
  return (
    sum(fleet.map(({ kind }) => itemAt(each, kind))) +
    colonies * (techs.includes('TM22') ? 2 : 1) +
    (SECTOR[home] === sector ? 2 : 0) +
    (fleet.length > 0 && techs.includes('TM32') ? 3 : 0)
  );
}

/** 21.9: a dial divides the strength, and the Ancients' values follow from card and cruisers. */
function checkDial({ before, after, seat, move, events }: Ply): void {
  for (const event of events) {
    if (event.type !== 'battle') continue;
    [event.attacker, event.defender].forEach((who, i) => {
      // Those who fight stand as they do after the move; nobody has been hit yet.
      if (who < A) must(event.strengths[i] === strength(after, who, event.sector), '9.1 strength');
    });
  }
  if (move.type === 'dial') {
    const battle = before.battles[0];
    const side = battle?.sides.find(({ who }) => who === seat);
    must(move.tactics + move.weapons + move.shields === side?.strength, '21.9 the dial is the strength');
  }
  const dials = events.find(({ type }) => type === 'dials');
  const battle = after.battles[0];
  if (dials?.type !== 'dials' || battle === undefined || before.ancients.length === 0) return;
  const theirs = battle.sides[0]?.who === A ? dials.attacker : dials.defender;
  const front = content.roleCards.find(({ id }) => id === battle.card)?.front.dial;
  const sector = content.sectors[battle.sector]?.id;
  const present = before.ancients[0]?.cruisers.filter((at) => SECTOR[at] === sector).length ?? 0;
  const values = [front?.T, front?.W, front?.S].map((value) =>
    Math.max(0, (value as number) - (4 - present)),
  );
  must(theirs.join() === values.join(), '21.9 the dial of the Ancients');
}

/** 21.8: in solo cards leave and never come back. */
function checkDecks({ before, after }: Ply): void {
  if (before.players.length > 1) return;
  const size = ({ decks }: State): number[] =>
    decks.map(({ top, rest }) => rest.length + (top === '' ? 0 : 1));
  const [one, other] = [size(before), size(after)];
  other.forEach((count, i) => must(count <= itemAt(one, i), '21.8 decks never grow'));
  const all = (state: State): string[] => [
    ...state.decks.flatMap(({ top, rest }) => [top, ...rest]),
    ...state.queue,
  ];
  const known = new Set(all(before));
  for (const id of all(after))
    must(id === '' || id.startsWith('STORY') || known.has(id), '21.8 no card comes back');
}
