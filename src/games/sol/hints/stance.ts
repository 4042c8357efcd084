import type { Seat } from '../../../kernel/game.ts';
import { type EffectId, UNSAFE_ENERGY } from '../facts.ts';
import { threshold } from '../scoring.ts';
import type { Player, State } from '../state.ts';
import { type Assets, assetsOf, sumOf } from './assets.ts';
import { type Crew, crewOf } from './crew.ts';
import { remembered } from './known.ts';
import { energyWorth, type Outlook, outlookOf } from './outlook.ts';
import { type Project, projectOf } from './project.ts';
import type { Weights } from './weights.ts';

/** What a position holds for a seat whatever is asked next, each part in points of momentum. */
export interface Holdings extends Assets {
  readonly momentum: number;
  readonly energy: number;
  readonly crew: number;
  readonly project: number;
  readonly cards: number;
  readonly table: number;
}

export interface Stance {
  readonly outlook: Outlook;
  readonly crew: Crew;
  readonly project: Project;
  readonly holdings: Holdings;
  readonly total: number;
}

export function stanceOf(state: State, seat: Seat, weights: Weights): Stance {
  return stanceBy(outlookOf(state, seat, weights));
}

/** What a position is worth to a seat but for what it is asked. */
export function totalWorth(state: State, seat: Seat, weights: Weights): number {
  return remembered(outlookOf(state, seat, weights), (outlook) => stanceBy(outlook).total);
}

function stanceBy(outlook: Outlook): Stance {
  const { seat } = outlook;
  const crew = crewOf(outlook);
  const project = projectOf(outlook, crew);
  const assets = assetsOf(outlook);
  const holdings = {
    ...assets[seat]!,
    momentum: momentumWorth(outlook),
    energy: energyWorth(outlook),
    crew: crew.worth,
    project: project.promise,
    cards: cardsWorth(outlook),
    table: tableWorth(outlook, assets),
  };
  return { outlook, crew, project, holdings, total: totalOf(holdings) };
}

function totalOf<H extends Readonly<Record<keyof H, number>>>(holdings: H): number {
  let total = 0;
  for (const key in holdings) total += holdings[key];
  return total;
}

function momentumWorth({ state, player, weights }: Outlook): number {
  const goal = threshold(state);
  if (goal === undefined || player.momentum <= goal) return player.momentum;
  return goal + weights.spareMomentum * (player.momentum - goal);
}

function cardsWorth({ state, seat, player, weights, now, clock, momentum }: Outlook): number {
  let worth = player.card < 0 ? 0 : now * heldWorth(weights, state.effects[player.card]!);
  for (const draw of state.turn.queue) {
    if (draw.seat !== seat) continue;
    worth += weights.draw + (draw.tag === 'hurl' ? clock.flare * momentum : 0);
  }
  return worth;
}

/** What it is worth to hold a card with an effect; in some scenarios cards have none. */
export function heldWorth({ held }: Weights, effect: EffectId | ''): number {
  return effect === '' ? 0 : held[effect];
}

/** The others at the table: rivals, or the team that is as good as its weakest. */
function tableWorth(outlook: Outlook, assets: readonly Assets[]): number {
  const { state, seat, weights } = outlook;
  if (state.players.length === 1) return 0;
  const others = state.players.flatMap((player, other) =>
    other === seat ? [] : [standing(outlook, player, assets[other]!)],
  );
  if (state.options.mode === 'coop') return weights.team * Math.min(...others);
  const mean = others.reduce((sum, worth) => sum + worth, 0) / others.length;
  return lead(outlook) - weights.rival * Math.max(...others) - weights.others * mean;
}

/** Who is ahead likes the end to come. */
function lead({ state, seat, player, weights, long }: Outlook): number {
  let best = 0;
  state.players.forEach(({ momentum }, other) => {
    if (other !== seat) best = Math.max(best, momentum);
  });
  return weights.lead * Math.max(0, player.momentum - best) * (1 - long);
}

/** A quick look at another player. */
function standing({ weights, now }: Outlook, player: Player, assets: Assets): number {
  const energy = Math.min(player.energy, UNSAFE_ENERGY - 1);
  return player.momentum + weights.theirEnergy * now * energy + sumOf(assets);
}
