import type { FeatureBlock, FeatureSet } from '../../../../kernel/hints/features.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { SHIELDS, TACTICS, WEAPONS } from '../../facts.ts';
import type { Belligerent, State } from '../../state.ts';
import { layout } from './layout.ts';

/** The battle being fought, as one of its sides or a bystander sees it. */

const BATTLE = layout.block('battle of others, attack, defence', 3);
const STRENGTHS = ['own', 'enemy'].map((side) => layout.block(`${side} strength in battle`, 10));
const BALANCE = layout.block('strength over the enemy', 9);
const SET = ['own', 'enemy'].map((side) => layout.block(`${side} dial set`, 1));
const FORESEES = ['own', 'enemy'].map((side) => layout.block(`${side} foresight`, 1));
const DIAL = ['tactics', 'weapons', 'shields'].map((what) => layout.block(`own ${what} set`, 6));
const TACTICS_LEAD = layout.block('tactics over the enemy', 5);
const DEALT = layout.block('hits dealt', 4);
const SUFFERED = layout.block('hits suffered', 4);
const KILLS = ['own', 'enemy'].map((side) => layout.block(`${side} kill`, 1));

export function noteBattle({ battles }: State, own: Seat, noted: FeatureSet): void {
  const [battle] = battles;
  if (battle === undefined || battle.over) return;
  const [attacker, defender] = battle.sides;
  if (attacker.who === own) noteFight(attacker, defender, 1, noted);
  else if (defender.who === own) noteFight(defender, attacker, 2, noted);
  else noted.note(BATTLE, 0);
}

function noteFight(own: Belligerent, enemy: Belligerent, role: number, noted: FeatureSet): void {
  noted.note(BATTLE, role);
  noted.atLeast(STRENGTHS[0]!, own.strength);
  noted.atLeast(STRENGTHS[1]!, enemy.strength);
  noteBalance(BALANCE, own.strength - enemy.strength, noted);
  noteSide(own, 0, noted);
  noteSide(enemy, 1, noted);
  for (let i = 0; i < own.dial.length; i++) noted.atLeast(DIAL[i]!, own.dial[i]!);
  if (own.values.length > 0 && enemy.values.length > 0) noteClash(own.values, enemy.values, noted);
}

/** Of the enemy's dial only whether it is set, as it may be hidden. */
function noteSide({ dial, foresees, kills }: Belligerent, side: number, noted: FeatureSet): void {
  if (dial.length > 0) noted.note(SET[side]!);
  if (foresees) noted.note(FORESEES[side]!);
  if (kills > 0) noted.note(KILLS[side]!);
}

function noteClash(own: readonly number[], enemy: readonly number[], noted: FeatureSet): void {
  noteBalance(TACTICS_LEAD, own[TACTICS]! - enemy[TACTICS]!, noted);
  noted.atLeast(DEALT, own[WEAPONS]! - enemy[SHIELDS]!);
  noted.atLeast(SUFFERED, enemy[WEAPONS]! - own[SHIELDS]!);
}

/** A difference, in the middle of its block if there is none. */
function noteBalance(block: FeatureBlock, difference: number, noted: FeatureSet): void {
  noted.exactly(block, difference + (block.size - 1) / 2);
}
