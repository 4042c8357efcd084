import { has } from '../../../../kernel/data/records.ts';
import { type CardIn, EXOPLANET, type ExoplanetId, type Op, RESEARCH, type ResearchId } from '../../facts.ts';
import { openOption } from '../../cards/modifiers.ts';
import type { Move, State } from '../../state.ts';

/** What the solo opponent is given: the less it helps, the better. */
export function rivalChoice(state: State, move: Move): number {
  const { options, rival } = state;
  const hard = options.difficulty === 'hard' ? 3 : options.difficulty === 'medium' ? 2 : 1;
  switch (move.type) {
    case 'take':
      if (has(EXOPLANET, move.card)) return exoplanetHarm(rival[0]?.exoplanets ?? [], move.card);
      return -opsHelp(stepsOf(move.card), hard);
    case 'vote':
      return -opsHelp(state.event === '' ? [] : openOption(state, move.option).reward, hard);
    case 'scrap':
      return -3;
    case 'amnesty':
      return hard > 1 ? 1 : -1;
    default:
      return 0;
  }
}

/** An explorer or a tech is about as good as an explorer. */
function stepsOf(card: CardIn<'jupiter'> | ResearchId): readonly Op[] {
  const research = has(RESEARCH, card) ? RESEARCH[card] : undefined;
  return research?.kind === 'instant' ? research.do : [{ op: 'explorers', n: 1 }];
}

/** High numbers of types it has not yet are hard to explore and worth little. */
function exoplanetHarm(owned: readonly ExoplanetId[], card: ExoplanetId): number {
  const { requirement, type } = EXOPLANET[card];
  const same = owned.filter((other) => EXOPLANET[other].type === type).length;
  return requirement - 2 * same - (type === 'wild' ? 3 : 0);
}

function opsHelp(ops: readonly Op[], objective: number): number {
  return ops.reduce((sum, op) => {
    switch (op.op) {
      case 'energy':
        return sum + Math.floor(op.n / 3) * 0.5;
      case 'resources':
        return sum + op.n * 0.5;
      case 'upgrades':
        return sum + op.n;
      case 'objectives':
        return sum + op.keep * objective;
      case 'explorers':
      case 'takeRandomExplorers':
        return sum + op.n * 0.7;
      case 'mineRemote':
        return sum + op.n * 1.8;
      case 'research':
      case 'exoplanets':
        return sum + 1.2;
      case 'tech':
        return sum + 1;
      default:
        return sum;
    }
  }, 0);
}
