import { RESOURCES } from '../../../../games/empire/facts.ts';
import type { Event } from '../../../../games/empire/state.ts';
import { texts } from '../../../../games/empire/texts/index.ts';
import { does, goods } from '../../../../games/empire/texts/words.ts';
import { count, listed } from '../../../../kernel/defaults/words.ts';

/** What happened as the log tells it: one plain line for one action. */

type Type = Event['type'];
type Of<T extends Type> = Extract<Event, { type: T }>;

/** What else belongs to an action that began so. */
const PARTS: { readonly [T in Type]?: ReadonlySet<Type> } = {
  frontier: new Set<Type>(['frontier']),
  techUp: new Set<Type>(['techUp']),
  wanted: new Set<Type>(['monolith', 'toll']),
  bound: new Set<Type>(['departed', 'arrived']),
  battle: new Set<Type>(['dialSet']),
  dials: new Set<Type>(['tactics', 'scored']),
  destroyed: new Set<Type>(['withdrew', 'uncolonized']),
  subverted: new Set<Type>(['uncolonized']),
};

export function goesOn(action: readonly Event[], next: Event): boolean {
  const [first] = action;
  const last = action.at(-1);
  if (first === undefined || last === undefined) return false;
  if (isTrade(first)) return isTrade(next) && whoOf(next) === whoOf(first);
  if (isBill(first)) return next.type === 'built' && next.who === whoOf(first) && last.type !== 'built';
  if (first.type === 'flew') return next.type === 'flew' && next.seat === first.seat && next.to === first.to;
  if (first.type === 'revealed') return first.why === 'battle' && next.type === 'dials';
  if (first.type === 'dials' && next.type === 'scored') return next.merit === 'tactics';
  return PARTS[first.type]?.has(next.type) === true;
}

/** Goods sold or bought, and the credits for them. */
const isTrade = (event: Event): event is Of<'stock'> | Of<'credits'> =>
  (event.type === 'stock' || event.type === 'credits') &&
  (event.reason === 'sold' || event.reason === 'bought');

/** What a ship costs, told before it is built. */
const isBill = (event: Event): event is Of<'stock'> => event.type === 'stock' && event.reason === 'build';

const whoOf = (event: Of<'stock'> | Of<'credits'>): number => ('seat' in event ? event.seat : event.who);

/** A line where the sentences of an action do not make one; nothing where they do, empty where it is told already. */
export function line(action: readonly Event[], names: readonly string[]): string | undefined {
  const [first] = action;
  if (first === undefined) return undefined;
  if (isTrade(first)) return tradeLine(action, whoOf(first), names);
  if (isBill(first)) return builtLine(action, names);
  switch (first.type) {
    case 'turn':
      return first.emperor ? `${does(names, first.seat, 'have')} the scepter.` : '';
    case 'frontier':
      return `${listed(of(action, 'frontier').map((event) => nameIn(event, names)))} are found.`;
    case 'techUp':
      return `On offer: ${listed(of(action, 'techUp').map((event) => withoutEnd(texts.event(event, names))))}.`;
    case 'wanted':
      return action.length > 1 ? told(of(action, 'monolith'), names) : undefined;
    case 'revealed':
    case 'dials':
      return fought(action, names);
    case 'flew':
      return action.length > 1 ? flightLine(of(action, 'flew'), names) : undefined;
    case 'bound':
    case 'battle':
    case 'destroyed':
    case 'subverted':
      return texts.event(first, names);
    default:
      return undefined;
  }
}

function of<T extends Type>(action: readonly Event[], type: T): readonly Of<T>[] {
  return action.filter((event): event is Of<T> => event.type === type);
}

function told(events: readonly Event[], names: readonly string[]): string {
  return events.flatMap((event) => texts.event(event, names) ?? []).join(' ');
}

/** The name alone of what a sentence is about: `Helion lies in the Core.` */
function nameIn(event: Of<'frontier'>, names: readonly string[]): string {
  return (texts.event(event, names) ?? '').replace(/ lies .*$/, '');
}

const withoutEnd = (sentence = ''): string => sentence.replace(/ is on offer\.$/, '');

/** `Ann sells 2 metal to buy 1 energy: −1 credit.` */
function tradeLine(action: readonly Event[], who: number, names: readonly string[]): string {
  const sums = (sign: 1 | -1): number[] =>
    RESOURCES.map((_, i) =>
      of(action, 'stock').reduce((sum, { by }) => sum + Math.max(0, sign * (by[i] ?? 0)), 0),
    );
  const [sold, bought] = [sums(-1), sums(1)];
  const credits = of(action, 'credits').reduce((sum, { by }) => sum + by, 0);
  const gains = bought.some((n) => n > 0);
  const deed = sold.some((n) => n > 0)
    ? `${does(names, who, 'sell')} ${goods(sold)}${gains ? ` to buy ${goods(bought)}` : ''}`
    : `${does(names, who, 'buy')} ${goods(bought)}`;
  const price = credits === 0 ? '' : `: ${credits > 0 ? '+' : '−'}${count(Math.abs(credits), 'credit')}`;
  return `${deed}${price}.`;
}

/** `Ann builds a cruiser for 1 polymer and 2 metal.` */
function builtLine(action: readonly Event[], names: readonly string[]): string | undefined {
  const [bill] = of(action, 'stock');
  const [built] = of(action, 'built');
  if (bill === undefined || built === undefined) return undefined;
  return `${does(names, built.who, 'build')} a ${built.ship} for ${goods(bill.by)}; it waits in staging.`;
}

/** `Ann flies a fighter and 2 cruisers to Vell.` */
function flightLine(flights: readonly Of<'flew'>[], names: readonly string[]): string {
  const ships = [...new Set(flights.map(({ ship }) => ship))].map((ship) => {
    const n = flights.filter((flight) => flight.ship === ship).length;
    return n === 1 ? `a ${ship}` : count(n, ship);
  });
  const [first] = flights;
  const one = first === undefined ? '' : (texts.event(first, names) ?? '');
  return one.replace(/ a (fighter|cruiser|dreadnought)/, ` ${listed(ships)}`);
}

/** Who won tactics; what both counted is a detail. */
function fought(action: readonly Event[], names: readonly string[]): string | undefined {
  const [won] = of(action, 'tactics');
  if (of(action, 'dials').length === 0) return undefined;
  if (won === undefined) return 'Tactics are level; weapons decide.';
  const token = of(action, 'scored').length > 0 ? ' and a galaxy token' : '';
  return `${does(names, won.winner, 'win')} tactics by ${won.by}${token}.`;
}
