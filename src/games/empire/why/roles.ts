import { count } from '../../../kernel/defaults/words.ts';
import { because } from '../../../kernel/why.ts';
import { priceOfRole, stepsTo } from '../actions/monolith.ts';
import { ROLE_NAMES, ROLES, type Role } from '../facts.ts';
import type { Move, StepOf } from '../state.ts';
import { roleName } from '../texts/words.ts';
import { playerOf } from '../verbs.ts';
import { type Answer, type Ask, instead, legalOf } from './ask.ts';
import { tooFew } from './drawings.ts';
import { roleThing } from './things.ts';

/** Roles that are shut (6.1). */
export function roleReason(ask: Ask<StepOf<'role'>>): Answer {
  const { state, seat, aim, step, legal } = ask;
  const role = ROLES.findIndex((id) => id === aim.role);
  if (role < 0) return undefined;
  const name = ROLE_NAMES[role]!;
  const about = [roleThing(ROLES[role]!)];
  if (role === state.monolith) {
    return because(`The Monolith stands on ${name} and must move on, one to six steps.`, '6.1.3', {
      short: 'Monolith is here',
      more: `${name} is open again once the Monolith has left it.`,
      instead: instead(nearestFirst(ask, legal)),
      about,
    });
  }
  const player = playerOf(state, seat);
  const price = priceOfRole(state, player, role, step.free);
  const by = price - player.credits;
  const lying = state.lying[role]!;
  const lies =
    lying === 0 ? '' : ` What lies on ${name}, ${count(lying, 'credit')}, does not pay for the way there.`;
  return because(
    `${name} is ${stepsTo(state, role)} steps ahead and costs ${count(price, 'credit')}; you have ${player.credits}.`,
    '6.1.3',
    {
      short: `${count(by, 'credit')} short`,
      more: `You leave a credit on each role you pass.${lies}`,
      lack: { of: 'credits', by },
      instead: instead(farthestAndMerchant(ask, legal)),
      about,
      drawings: [tooFew('credits', player.credits, price)],
    },
  );
}

/** Roles that are open, in the order of the ring. */
function nearestFirst({ state }: Ask<StepOf<'role'>>, legal: readonly Move[]): Move[] {
  const steps = (move: Move) => (move.type === 'role' ? stepsTo(state, ROLES.indexOf(move.role)) : 0);
  return legalOf(legal, 'role').toSorted((a, b) => steps(a) - steps(b));
}

/** The farthest role that is open, and the one that brings credits. */
function farthestAndMerchant(ask: Ask<StepOf<'role'>>, legal: readonly Move[]): Move[] {
  const farthest = nearestFirst(ask, legal).at(-1);
  return legal
    .filter((move) => move === farthest || (move.type === 'role' && move.role === 'merchant'))
    .toSorted((a, b) => Number(b === farthest) - Number(a === farthest));
}

/** What it would take to lead a role: `Warlord is 2 steps ahead and costs 1 credit; you have 5.` */
export function wayTo({ state, seat, step }: Ask<StepOf<'role'>>, role: Role): string {
  const at = ROLES.indexOf(role);
  const name = roleName(role);
  if (at === state.monolith) return `The Monolith stands on ${name} now, so it comes again later.`;
  const player = playerOf(state, seat);
  const price = priceOfRole(state, player, at, step.free);
  if (price === 0) return `You can lead ${name} now, for nothing.`;
  const ahead = `${name} is ${stepsTo(state, at)} steps ahead and costs ${count(price, 'credit')}`;
  return `${ahead}; you have ${player.credits}.`;
}
