import type { FeatureBlock, FeatureSet } from '../../../../kernel/hints/features.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { CARDS } from '../../cards/cards.ts';
import {
  EFFECTS,
  type EffectId,
  FOUNDRY,
  GATES as GATES_EACH,
  LAYERS,
  NODE,
  STATIONS,
  SUNDIVERS,
  TOWER,
  UNSAFE_ENERGY,
} from '../../facts.ts';
import type { Player, State } from '../../state.ts';
import { byStage, layout, MOMENTUM_SIZE, noteMomentum, numbered, SEATS } from './layout.ts';
import { BARRIERS, type Passages } from './gates.ts';
import { DEPTHS, tally } from './survey.ts';

/** What everybody has: the own seat first, then the others in the order of the table. */

const ENERGY = layout.bySeat('pairs of energy', 7, SEATS);
const ODD_ENERGY = layout.bySeat('odd energy', 1, SEATS);
const UNSAFE = layout.bySeat('energy that a flare halves', 1, SEATS);
const MOMENTUM = layout.bySeat('momentum', MOMENTUM_SIZE, SEATS);
const HOLD = layout.bySeat('sundivers in hold', 9, SEATS);
const IN_PLAY = layout.bySeat('sundivers in play', 14, SEATS);
const VAPORIZED = layout.bySeat('sundivers vaporized', 6, SEATS);
const LOST = layout.bySeat('sundivers lost', 2, SEATS);
const DIVERS = layout.bySeat('sundivers by layer', 4 * LAYERS.length, SEATS);
const STATION = layout.bySeat('stations by type and depth', STATIONS.length * DEPTHS, SEATS);
const YIELD = layout.bySeat('yield by type', 8 * STATIONS.length, SEATS);
const POWER = layout.bySeat('layers with stations', 4, SEATS);
const GATES = layout.bySeat('gates by barrier', 2 * BARRIERS, SEATS);
const POSTED = layout.bySeat('sundivers on own and other stations', 2 * STATIONS.length, SEATS);
const FED = layout.bySeat('feeders on stations', 2, SEATS);
/** Cards are told apart by their icons; one without an effect comes first. */
const ICON_NAMES = ['none', 'move', 'convert', 'activate', 'draw', 'any time'] as const;
export const ICONS = ICON_NAMES.length;
const HELD = layout.bySeat('icon of the card held', ICONS, SEATS);
const MAY_KEEP = layout.bySeat('cards to keep one of', 3, SEATS);

/** What the own pieces are worth hangs on how long the match will last. */
const ENERGY_BY_STAGE = byStage('pairs of own energy', 6);
const IN_PLAY_BY_STAGE = byStage('pairs of own sundivers in play', 5);
const POWER_BY_STAGE = byStage('own layers with stations', 3);
const GATES_BY_STAGE = byStage('own gates', 3);
const NODES_BY_STAGE = byStage('yield of own nodes', 6);
const FOUNDRIES_BY_STAGE = byStage('yield of own foundries', 5);
const TOWERS_BY_STAGE = byStage('yield of own towers', 3);
/** And so does what rivals have: the most that one of them has. */
const RIVAL_NODES_BY_STAGE = byStage('yield of the nodes of a rival', 6);
const RIVAL_TOWERS_BY_STAGE = byStage('yield of the towers of a rival', 3);

const OWN_EFFECT = layout.block('effect held', EFFECTS.length);
const RIVAL_EFFECT = layout.block('effect held by somebody else', EFFECTS.length);
const POOL_EFFECT = layout.block('effect that may be kept', EFFECTS.length);

const OWN_GUESTS = layout.block('own sundivers in other holds', 1);
const GUESTS = layout.block('sundivers of others in the own hold', 1);

const RANK = layout.block('seats with more momentum', SEATS);

export const EFFECT_NUMBER = numbered(EFFECTS);
const ICON_NUMBER = new Map<string, number>(
  EFFECTS.map((effect) => [effect, ICON_NAMES.indexOf(CARDS[effect].icon)]),
);

export function noteSeats(
  state: State,
  seat: Seat,
  passages: Passages,
  stage: number,
  noted: FeatureSet,
): void {
  const { players } = state;
  const { counts } = passages;
  const seats = players.length;
  for (let place = 0; place < seats; place++) {
    const who = (seat + place) % seats;
    const player = players[who]!;
    notePieces(player, place, noted);
    noteBoard(place, noted);
    noteCounts(noted, GATES[place]!, counts, who, BARRIERS);
    noteCards(state, player, place, noted);
  }
  noteByStage(players[seat]!, stage, noted);
  noteEffects(state, seat, noted);
  noteGuests(players, seat, noted);
  noted.exactly(RANK, rankOf(players, seat));
}

function notePieces(player: Player, place: number, noted: FeatureSet): void {
  const { energy, momentum, hold, vaporized, lost } = player;
  noted.atLeast(ENERGY[place]!, energy >> 1);
  if (energy & 1) noted.note(ODD_ENERGY[place]!);
  if (energy >= UNSAFE_ENERGY) noted.note(UNSAFE[place]!);
  noteMomentum(noted, MOMENTUM[place]!, momentum);
  noted.exactly(HOLD[place]!, hold);
  noted.exactly(IN_PLAY[place]!, inPlay(player));
  noted.atLeast(VAPORIZED[place]!, vaporized);
  noted.atLeast(LOST[place]!, lost);
}

function noteBoard(place: number, noted: FeatureSet): void {
  noteCounts(noted, DIVERS[place]!, tally.divers, place, LAYERS.length);
  noteCounts(noted, STATION[place]!, tally.stations, place, STATIONS.length * DEPTHS);
  noteCounts(noted, YIELD[place]!, tally.yields, place, STATIONS.length);
  noteCounts(noted, POSTED[place]!, tally.posted, place, 2 * STATIONS.length);
  noted.atLeast(POWER[place]!, powerOf(place));
  noted.atLeast(FED[place]!, tally.fed[place]!);
}

/** How many layers have a station. */
function powerOf(place: number): number {
  let layers = tally.layers[place]!;
  let power = 0;
  for (; layers !== 0; layers &= layers - 1) power++;
  return power;
}

/** Sundivers that are neither in reserve nor out of the game. */
function inPlay({ reserve, vaporized }: Player): number {
  return SUNDIVERS - reserve - vaporized;
}

/** Notes the numbers a list has for a place, each by as many features of its part of the block. */
function noteCounts(
  noted: FeatureSet,
  block: FeatureBlock,
  counts: Uint8Array,
  place: number,
  kinds: number,
): void {
  const most = block.size / kinds;
  for (let kind = 0; kind < kinds; kind++) {
    const count = counts[place * kinds + kind]!;
    for (let i = 0; i < count && i < most; i++) noted.note(block, kind * most + i);
  }
}

function noteCards({ effects }: State, { card, pool }: Player, place: number, noted: FeatureSet): void {
  if (card >= 0) noted.note(HELD[place]!, iconOf(effects[card]!));
  noted.atLeast(MAY_KEEP[place]!, pool.length);
}

export function iconOf(effect: EffectId | ''): number {
  return ICON_NUMBER.get(effect) ?? 0;
}

function noteByStage(player: Player, stage: number, noted: FeatureSet): void {
  noted.atLeast(ENERGY_BY_STAGE[stage]!, player.energy >> 1);
  noted.atLeast(IN_PLAY_BY_STAGE[stage]!, inPlay(player) >> 1);
  noted.atLeast(POWER_BY_STAGE[stage]!, powerOf(0));
  noted.atLeast(GATES_BY_STAGE[stage]!, GATES_EACH - player.gates);
  noted.atLeast(NODES_BY_STAGE[stage]!, tally.yields[NODE]!);
  noted.atLeast(FOUNDRIES_BY_STAGE[stage]!, tally.yields[FOUNDRY]!);
  noted.atLeast(TOWERS_BY_STAGE[stage]!, tally.yields[TOWER]!);
  noted.atLeast(RIVAL_NODES_BY_STAGE[stage]!, mostOfRivals(NODE));
  noted.atLeast(RIVAL_TOWERS_BY_STAGE[stage]!, mostOfRivals(TOWER));
}

function mostOfRivals(type: number): number {
  let most = 0;
  for (let place = 1; place < SEATS; place++) {
    const yields = tally.yields[place * STATIONS.length + type]!;
    if (yields > most) most = yields;
  }
  return most;
}

/** Suits may share an effect, and so may rivals: each is noted once. */
function noteEffects({ effects, players }: State, seat: Seat, noted: FeatureSet): void {
  const { card, pool } = players[seat]!;
  if (card >= 0) noteEffect(noted, OWN_EFFECT, effects[card]!);
  let held = 0;
  for (let who = 0; who < players.length; who++) {
    if (who === seat || players[who]!.card < 0) continue;
    held |= bitOf(effects[players[who]!.card]!);
  }
  let kept = 0;
  for (let i = 0; i < pool.length; i++) kept |= bitOf(effects[pool[i]!]!);
  noteBits(noted, RIVAL_EFFECT, held);
  noteBits(noted, POOL_EFFECT, kept);
}

function noteEffect(noted: FeatureSet, block: FeatureBlock, effect: EffectId | ''): void {
  const number = EFFECT_NUMBER.get(effect);
  if (number !== undefined) noted.note(block, number);
}

function bitOf(effect: EffectId | ''): number {
  const number = EFFECT_NUMBER.get(effect);
  return number === undefined ? 0 : 1 << number;
}

/** Notes the places of the bits that are set. */
function noteBits(noted: FeatureSet, block: FeatureBlock, bits: number): void {
  for (let left = bits; left !== 0; left &= left - 1) noted.note(block, 31 - Math.clz32(left & -left));
}

function noteGuests(players: readonly Player[], seat: Seat, noted: FeatureSet): void {
  let own = 0;
  let guests = 0;
  for (let who = 0; who < players.length; who++) {
    own += players[seat]!.guests[who]!;
    guests += players[who]!.guests[seat]!;
  }
  if (own > 0) noted.note(OWN_GUESTS);
  if (guests > 0) noted.note(GUESTS);
}

function rankOf(players: readonly Player[], seat: Seat): number {
  let rank = 0;
  for (let who = 0; who < players.length; who++) if (players[who]!.momentum > players[seat]!.momentum) rank++;
  return rank;
}
