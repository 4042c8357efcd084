import type { Seat } from '../../../kernel/game.ts';
import { SECTOR } from '../board.ts';
import type { CardId } from '../facts.ts';
import { ANCIENTS, type Battle, type Step, type MoveOf, type State } from '../state.ts';
import { ancientsOf, battleOf, enemyOf, sideOf } from '../verbs.ts';
import {
  defenceOf,
  defend,
  duelOf,
  fight,
  forceOf,
  moodOf,
  type Plan,
  type Split,
  splitsOf,
  valuesOn,
} from './duel.ts';
import type { Weights } from './weights.ts';

/** What each dial brings. Those about as good as the best are equals, so that nobody can foresee the choice. */
export function dialWorths(
  state: State,
  seat: Seat,
  _frame: Step,
  moves: readonly MoveOf<'dial'>[],
  weights: Weights,
): number[] {
  const battle = battleOf(state);
  const own = sideOf(battle, seat);
  const foe = enemyOf(battle, seat);
  const force = forceOf(state, seat, battle.sector, own.strength);
  if (foe.who === ANCIENTS) {
    const defence = defenceOf(state, force, cruisersIn(state, battle), weights);
    const plans = battle.card === '' ? defence.plans : [knownPlan(battle.card, defence.threats.length)];
    return moves.map(({ tactics, weapons, shields }) =>
      Math.max(...plans.map((plan) => defend(defence, plan, tactics, weapons, shields))),
    );
  }
  const duel = duelOf(state, force, forceOf(state, foe.who, battle.sector, foe.strength), weights);
  const theirs = foe.open && foe.dial.length > 0 ? [splitOf(foe.dial)] : splitsOf(foe.strength);
  const mood = theirs.length === 1 ? [1] : moodOf(duel, theirs, splitsOf(own.strength));
  const worths = moves.map(({ tactics, weapons, shields }) => {
    const mine: Split = [tactics, weapons, shields];
    return theirs.reduce((sum, split, i) => sum + mood[i]! * fight(duel, mine, split), 0);
  });
  if (theirs.length === 1) return worths;
  return blurred(worths, weights);
}

/** Makes equals of the best few, unless they are much worse than the best. */
function blurred(worths: readonly number[], { bluff, bluffMost }: Weights): number[] {
  const [best = 0, second = best, third = second] = worths.toSorted((a, b) => b - a);
  const least = Math.max(best - bluffMost, Math.min(best - bluff, third));
  return worths.map((worth) => (worth >= least ? best : worth));
}

function splitOf([tactics = 0, weapons = 0, shields = 0]: readonly number[]): Split {
  return [tactics, weapons, shields];
}

function knownPlan(card: CardId, cruisers: number): Plan {
  return { values: valuesOn(card, cruisers), bias: 0 };
}

export function cruisersIn(state: State, { sector }: Battle): number[] {
  return ancientsOf(state).cruisers.filter((at) => SECTOR[at] === sector);
}
