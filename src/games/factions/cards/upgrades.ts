import type { Seat } from '../../../kernel/game.ts';
import { levelsOf, MACHINES, slotsOf, UPGRADE_COST } from '../facts.ts';
import { replaced } from './modifiers.ts';
import type { Events, StepOf, MoveOf, Player, State, Who } from '../state.ts';
import { changeResources, chooser, playerOf, rivalOf } from '../verbs.ts';

/** Upgrades on machines (7.4, 13): always on the next free slot. */

function freeSlots({ faction, upgrades }: Player, machine: number): number {
  return slotsOf(faction, machine) - upgrades[machine]!;
}

export function allFreeSlots(player: Player): number {
  return MACHINES.reduce((sum, _, machine) => sum + freeSlots(player, machine), 0);
}

/** Gains upgrades; a player places them at once, what finds no slot is lost. */
export function gainUpgrades(state: State, who: Who, count: number, same: boolean, events: Events): void {
  if (who < 0) {
    rivalOf(state).upgrades += count;
    if (count > 0) events?.push({ type: 'installed', seat: who, machine: '', count });
    return;
  }
  const left = Math.min(count, allFreeSlots(playerOf(state, who)));
  if (left > 0) state.stack.push({ step: 'install', seat: who, left, same });
}

type Install = StepOf<'install'>;

export function installMoves(state: State, { seat }: Install): MoveOf<'install'>[] {
  const player = playerOf(state, seat);
  const open = MACHINES.filter((_, machine) => freeSlots(player, machine) > 0);
  return open.map((machine) => ({ type: 'install', machine }));
}

export function answerInstall(
  state: State,
  step: Install,
  { machine }: MoveOf<'install'>,
  events: Events,
): void {
  const { seat, left, same } = step;
  state.stack.pop();
  const slots = freeSlots(playerOf(state, seat), MACHINES.indexOf(machine));
  const count = same ? Math.min(left, slots) : 1;
  install(state, seat, MACHINES.indexOf(machine), count, events);
  if (!same) gainUpgrades(state, seat, left - 1, false, events);
}

function install(state: State, seat: Seat, machine: number, count: number, events: Events): void {
  const player = playerOf(state, seat);
  const before = player.upgrades[machine]!;
  addUpgrades(player, machine, count);
  const id = MACHINES[machine]!;
  events?.push({ type: 'installed', seat, machine: id, count });
  for (const { level, upTo } of levelsOf(player.faction, machine)) {
    if (before < upTo && before + count >= upTo) events?.push({ type: 'machine', seat, machine: id, level });
  }
}

export function addUpgrades(player: Player, machine: number, count: number): void {
  player.upgrades = player.upgrades.with(machine, player.upgrades[machine]! + count);
}

// ── Mars ──────────────────────────────────────────────────────────────────────────────────────────

/** What so many upgrades cost at Mars; the first may be cheaper. */
export function upgradePrice(state: State, seat: Seat, count: number): number {
  const first = replaced(state, seat, 'marsFirstUpgradeCost') ?? UPGRADE_COST;
  return first + UPGRADE_COST * (count - 1);
}

export function mostUpgrades(state: State, seat: Seat): number {
  const player = playerOf(state, seat);
  let count = allFreeSlots(player);
  while (count > 0 && upgradePrice(state, seat, count) > player.resources) count--;
  return count;
}

export function engineerMoves(state: State, { seat }: { seat: Seat }): MoveOf<'engineer'>[] {
  return Array.from({ length: mostUpgrades(state, seat) }, (_, i) => ({ type: 'engineer', count: i + 1 }));
}

export function answerEngineer(
  state: State,
  { seat }: { seat: Seat },
  { count }: MoveOf<'engineer'>,
  events: Events,
): void {
  state.stack.pop();
  changeResources(state, seat, -upgradePrice(state, seat, count), 'mars', events);
  gainUpgrades(state, seat, count, false, events);
}

// ── Resources into upgrades, by a card ────────────────────────────────────────────────────────────

type Convert = StepOf<'convert'>;

export function mayConvert(state: State, seat: Seat, burn: number): boolean {
  const player = playerOf(state, seat);
  return player.resources >= burn && allFreeSlots(player) > 0;
}

/** The solo opponent converts as often as it can. */
export function startConversion(
  state: State,
  who: Who,
  { burn, gain, most }: { burn: number; gain: number; most: number },
  events: Events,
): void {
  if (who >= 0) {
    if (most > 0 && mayConvert(state, who, burn))
      state.stack.push({ step: 'convert', seat: chooser(who), left: most, burn, gain });
    return;
  }
  const rival = rivalOf(state);
  const times = Math.min(most, Math.floor(rival.resources / burn));
  rival.resources -= times * burn;
  if (times > 0) events?.push({ type: 'resources', seat: who, by: -times * burn, reason: 'convert' });
  gainUpgrades(state, who, times * gain, false, events);
}

export function convertMoves(): MoveOf<'convert' | 'decline'>[] {
  return [{ type: 'convert' }, { type: 'decline' }];
}

export function answerConvert(
  state: State,
  { seat, left, burn, gain }: Convert,
  move: MoveOf<'convert' | 'decline'>,
  events: Events,
): void {
  state.stack.pop();
  if (move.type !== 'convert') return;
  changeResources(state, seat, -burn, 'convert', events);
  startAgain(state, seat, { burn, gain, most: left - 1 });
  gainUpgrades(state, seat, gain, false, events);
}

/** Whether there is a next time is asked after the upgrade has found its slot. */
function startAgain(
  { stack }: State,
  seat: Seat,
  { burn, gain, most }: { burn: number; gain: number; most: number },
): void {
  if (most > 0)
    stack.push({
      step: 'ops',
      who: seat,
      ops: [{ op: 'convert', burnResources: burn, gainUpgrades: gain, maxTimes: most }],
    });
}
