import { oneOf, unless, within } from '../../../kernel/checks/faults.ts';
import { firstFault } from '../../../kernel/data/shape.ts';
import { MACHINES, MOST_UNITS, OWN_MACHINE } from '../facts.ts';
import type { Deal, StepOf, Held, Player, State, Unit } from '../state.ts';
import { amount, ENERGY_UNITS, isLegal, isUnnamed } from '../actions/trade.ts';
import { knownTo } from '../verbs.ts';

/** What holds of a deal being made (10): it is between two, and both have what they would give. */

type Dealing = StepOf<'draft' | 'answer' | 'hand'>;

export function dealFault(state: State, deal: Dealing): string | undefined {
  const { maker, partner, give, ask, step } = deal;
  return (
    unless(maker !== partner, 'nobody trades with themselves') ??
    unless([maker, partner].includes(state.turn.seat), 'deals are made with the one whose turn it is') ??
    unless(deal.seat === (step === 'draft' ? maker : partner), 'a deal asks the wrong side') ??
    unitsFault(state.players[maker]!, give) ??
    unitsFault(state.players[partner]!, ask) ??
    unless(!give.some(isUnnamed), 'whoever offers a card names it') ??
    unless(step === 'hand' || !ask.some(isNamed), 'nobody names a card in the hand of another') ??
    unless(step === 'draft' || isShown(state, deal), 'whoever is offered a card has seen it') ??
    unless(step !== 'hand' || isOwed(state, deal), 'cards are picked for a deal that cannot be')
  );
}

/** Of copies as many are known to the partner as are offered. */
function isShown({ players }: State, { maker, partner, give }: Deal): boolean {
  const { explorers, objectives } = players[maker]!;
  const seen = [...explorers, ...objectives].filter(({ known }) => knownTo(known, partner) !== 0);
  return give.filter(isNamed).every(({ item }) => {
    const offered = give.filter((unit) => unit.item === item).length;
    return seen.filter(({ card }) => card === item).length >= offered;
  });
}

function isNamed({ what, item }: Unit): boolean {
  return (what === 'explorer' || what === 'objective') && item !== 'any';
}

/** Whoever may not see a deal guesses that a card is owed for nothing. */
function isOwed(state: State, deal: Deal): boolean {
  const { give, ask } = deal;
  return ask.some(isUnnamed) && ((give.length === 0 && ask.length === 1) || isLegal(state, deal));
}

/** A side of a deal names only what its owner has, no more of it than there is. */
function unitsFault(player: Player, units: readonly Unit[]): string | undefined {
  const items = (what: Unit['what']) => units.flatMap((unit) => (unit.what === what ? [unit.item] : []));
  return (
    within(units.length, 0, MOST_UNITS, 'the size of a deal') ??
    firstFault(units, ({ what, item }) => unitFault(what, item)) ??
    within(items('resource').length, 0, player.resources, 'the resources of a deal') ??
    within(amount(units, 'energy'), 0, player.energy, 'the energy of a deal') ??
    handFault(items('explorer'), player.explorers, 'explorer') ??
    handFault(items('objective'), player.objectives, 'objective') ??
    ownedFault(
      items('exoplanet'),
      player.exoplanets.map(({ card }) => card),
      'exoplanet',
    ) ??
    ownedFault(items('tech'), player.techs, 'tech') ??
    firstFault(MACHINES, (machine, at) => {
      const given = items('upgrade').filter((item) => item === machine).length;
      return within(given, 0, player.upgrades[at]!, `the upgrades of ${machine} in a deal`);
    })
  );
}

const KINDS: readonly string[] = [
  'resource',
  'energy',
  'explorer',
  'objective',
  'exoplanet',
  'tech',
  'upgrade',
];
const COMMON_MACHINES = MACHINES.filter((_, machine) => machine !== OWN_MACHINE);

function unitFault(what: Unit['what'], item: string): string | undefined {
  if (what === 'resource') return oneOf(item, ['1'], 'a resource of a deal');
  if (what === 'energy') return oneOf(item, ENERGY_UNITS, 'energy of a deal');
  if (what === 'upgrade') return oneOf(item, COMMON_MACHINES, 'an upgrade of a deal');
  return oneOf(what, KINDS, 'what a deal is about');
}

/** Cards in hands may be left for their owner to pick. */
function handFault(items: readonly string[], hand: readonly Held[], what: string): string | undefined {
  const named = items.filter((item) => item !== 'any');
  return (
    unless(items.length <= hand.length, `a deal has more ${what}s than are held`) ??
    ownedFault(
      named,
      hand.map(({ card }) => card),
      what,
    )
  );
}

function ownedFault(items: readonly string[], owned: readonly string[], what: string): string | undefined {
  const left = owned.slice();
  return firstFault(items, (item) => {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
    return unless(
      at >= 0,
      `a deal names the ${what} ${JSON.stringify(item.slice(0, 20))}, which its owner does not have`,
    );
  });
}
