import { EXOPLANET, type Op, RESEARCH } from '../facts.ts';
import { LAWS } from '../modifiers.ts';
import type { Move, State } from '../state.ts';

/** What the solo opponent is given: the less it helps, the better. */
export function rivalChoice({ event, options, rival }: State, move: Move): number {
  const hard = options.difficulty === 'hard' ? 3 : options.difficulty === 'medium' ? 2 : 1;
  switch (move.type) {
    case 'take':
      if (move.card in EXOPLANET) return exoplanetHarm(rival[0]?.exoplanets ?? [], move.card);
      return -opsHelp(RESEARCH[move.card]?.do ?? [{ op: 'explorers', n: 1 }], hard);
    case 'vote':
      return -opsHelp(LAWS[`${event}${move.option}`]?.reward ?? [], hard);
    case 'scrap':
      return -3;
    case 'amnesty':
      return hard > 1 ? 1 : -1;
    default:
      return 0;
  }
}

/** High numbers of types it has not yet are hard to explore and worth little. */
function exoplanetHarm(owned: readonly string[], card: string): number {
  const { requirement, type } = EXOPLANET[card] as (typeof EXOPLANET)[string];
  const same = owned.filter((other) => EXOPLANET[other]?.type === type).length;
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
