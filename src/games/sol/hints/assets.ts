import { LAYER } from '../board.ts';
import { BASE_POWER, CONVECTIVE, FLARES, FOUNDRY, OUTER, SUNDIVERS } from '../facts.ts';
import type { Player } from '../state.ts';
import { hasStation, stationOwner, stationType } from '../verbs.ts';
import { type Outlook, stationWorth } from './outlook.ts';
import type { Weights } from './weights.ts';

/** What a player has that pays over the rest of the match. */
export interface Assets {
  stations: number;
  power: number;
  gates: number;
  stock: number;
}

/** The assets of every seat. */
export function assetsOf(outlook: Outlook): Assets[] {
  const { weights, long, state } = outlook;
  const all = state.players.map((player) => ({
    stations: 0,
    power: weights.power * long * BASE_POWER,
    gates: 0,
    stock: stockWorth(outlook, player),
  }));
  addStations(outlook, all);
  addGates(outlook, all);
  return all;
}

export function sumOf({ stations, power, gates, stock }: Assets): number {
  return stations + power + gates + stock;
}

/** How many sundivers there are, and how many of them in play, wherever they stand. */
function stockWorth({ weights, long }: Outlook, player: Player): number {
  const left = SUNDIVERS - player.vaporized;
  const { stock, stockShare, inPlay, inPlayShare } = weights;
  return long * (stock * series(stockShare, left) + inPlay * series(inPlayShare, left - player.reserve));
}

/** What is lost with a number of sundivers that leave play. */
export function leavingCost({ weights, long, player }: Outlook, count: number): number {
  const now = SUNDIVERS - player.vaporized - player.reserve;
  const { inPlay, inPlayShare } = weights;
  return long * inPlay * (series(inPlayShare, now) - series(inPlayShare, now - count));
}

/** What is lost besides with one that leaves the game. */
export function vaporizedCost({ weights, long, player }: Outlook): number {
  return long * weights.stock * weights.stockShare ** (SUNDIVERS - player.vaporized - 1);
}

/** 1 + share + share² + … for a number of terms. */
function series(share: number, terms: number): number {
  return (1 - share ** terms) / (1 - share);
}

/** The deepest stations of a type count in full; the first in a layer gives power. */
function addStations(outlook: Outlook, all: Assets[]): void {
  const { state, weights, long } = outlook;
  const counts = all.map(() => [0, 0, 0]);
  const layers = all.map(() => 0);
  const flares = FLARES - state.flares;
  for (let space = state.stations.length - 1; space >= 0; space--) {
    if (!hasStation(state, space)) continue;
    const owner = stationOwner(state, space);
    const type = stationType(state, space);
    const layer = LAYER[space]!;
    const assets = all[owner]!;
    const count = counts[owner]!;
    const player = state.players[owner]!;
    const worth = stationWorth(outlook, player, type, layer) / (1 + state.feeders[space]!);
    assets.stations += weights.again ** count[type]! * worth;
    if (layer === OUTER)
      assets.stations += flares * (type === FOUNDRY ? weights.foundryPerFlare : weights.perFlare);
    if ((layers[owner]! & (1 << layer)) === 0) assets.power += weights.power * long;
    count[type] = count[type]! + 1;
    layers[owner] = layers[owner]! | (1 << layer);
  }
}

/** What the gates through a barrier are worth is shared by those who have built them. */
function addGates({ state, board, weights, long }: Outlook, all: Assets[]): void {
  const worths = gateCounts(state.gates, board.segments).map((count, layer) => {
    let shared = 0;
    for (let i = 0; i < count; i++) shared += gateWorth(weights, layer, i);
    return long * (weights.fee + shared / count);
  });
  for (let segment = 0; segment < state.gates.length; segment++) {
    const gate = state.gates[segment]!;
    if (gate !== 0) all[gate - 1]!.gates += worths[LAYER[board.segments[segment]!.lower]!]!;
  }
}

/** What one more gate to a layer is worth where there are some already: the first opens the way. */
export function gateWorth({ gate, gateAgain }: Weights, layer: number, others: number): number {
  return (gate[layer - CONVECTIVE] ?? 0) * (others === 0 ? 1 : gateAgain / others);
}

/** How many gates lead to each layer. */
export function gateCounts(gates: readonly number[], segments: Outlook['board']['segments']): number[] {
  const counts = [0, 0, 0, 0, 0];
  for (let segment = 0; segment < gates.length; segment++) {
    if (gates[segment] === 0) continue;
    const layer = LAYER[segments[segment]!.lower]!;
    counts[layer] = counts[layer]! + 1;
  }
  return counts;
}
