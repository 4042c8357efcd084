import { actMoves } from '../../../../games/star/actions/acting.ts';
import { type Hex, hexOf, PLANET_AT, PLANETS } from '../../../../games/star/board.ts';
import {
  type Cost,
  HULL_PER_METAL,
  JUMP_FUEL,
  KIT,
  type KitType,
  SHIP,
} from '../../../../games/star/facts.ts';
import { type Forecast, forecast, type Odds } from '../../../../games/star/actions/odds.ts';
import { canShoot } from '../../../../games/star/actions/sight.ts';
import type { Move, Ship, State } from '../../../../games/star/state.ts';
import { hexCount } from '../../../../games/star/texts/where.ts';
import { counterWords } from '../../../../games/star/texts/words.ts';
import { maxHull, mothership, movement, playerOf, range, shipAt } from '../../../../games/star/verbs.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { count, listed, nameOf, type Names } from '../../../../kernel/defaults/words.ts';

/** What moves cost and bring, in sentences. */

export function sentences(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}

export function percent(chance: number): string {
  return `${Math.round(chance * 100)} %`;
}

/** `2 Metal, 2 Fuel`, as it stands on a button. */
export function costWords(cost: Cost): string {
  return counterWords(cost).replace(' and ', ', ');
}

function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

/** `+2 hull, +2 damage` */
export function kitWords(kit: KitType): string {
  const { hull, damage, movement: far, range: reach } = KIT[kit];
  const parts = [
    [hull, 'hull'],
    [damage, 'damage'],
    [far, 'move'],
    [reach, 'range'],
  ] as const;
  return parts
    .filter(([n]) => n !== 0)
    .map(([n, noun]) => `${signed(n)} ${noun}`)
    .join(', ');
}

// ── Flights ───────────────────────────────────────────────────────────────────────────────────────

/** What waits on the hex a ship would go to. */
export function thereWords(state: State, seat: Seat, ship: Ship, to: Hex, names: Names): string {
  return sentences(
    ship.type === 'mothership' ? planetWords(state, seat, ship, to, names) : '',
    ship.acted ? '' : targetWords(state, seat, ship, to),
    threatWords(state, seat, to),
  );
}

/** What a Mothership finds there, and what it gives up by leaving. */
function planetWords(state: State, seat: Seat, ship: Ship, to: Hex, names: Names): string {
  const left = PLANETS[itemAt(PLANET_AT, ship.at)]?.name;
  const leaving = playerOf(state, seat).marker ? `It gives up ${left}.` : '';
  const planet = PLANETS[itemAt(PLANET_AT, to)];
  if (planet === undefined) return leaving;
  const owner = itemAt(state.planets, itemAt(PLANET_AT, to)) - 1;
  if (owner === seat) return sentences(leaving, `${planet.name} is your colony.`);
  const acts = ship.acted ? ' next turn' : '';
  const deed =
    owner < 0
      ? `It can begin to settle ${planet.name}${acts}.`
      : `It can begin to drive ${nameOf(names, owner)} off ${planet.name}${acts}.`;
  return sentences(leaving, deed);
}

function enemies({ players }: State, seat: Seat): Ship[] {
  return players.flatMap(({ ships }, owner) => (owner === seat ? [] : ships));
}

function targetWords(state: State, seat: Seat, ship: Ship, to: Hex): string {
  const near = enemies(state, seat).filter(({ at }) => sees(state, to, at, range(ship)));
  return near.length === 0 ? '' : `${count(near.length, 'target')} in range there.`;
}

function threatWords(state: State, seat: Seat, to: Hex): string {
  const near = enemies(state, seat).filter((enemy) => sees(state, enemy.at, to, range(enemy)));
  return near.length === 0
    ? ''
    : `${count(near.length, 'enemy ship')} ${near.length === 1 ? 'has' : 'have'} it in range.`;
}

function sees({ options }: State, from: Hex, to: Hex, far: number): boolean {
  return from !== to && canShoot(from, to, far, options);
}

// ── Attacks and repairs ───────────────────────────────────────────────────────────────────────────

/** `2 to 9`, `4` */
export function damageWords({ least, most }: Odds): string {
  return least === most ? `${least}` : `${least} to ${most}`;
}

/** `2 to 9 damage, destroys 38 %; it answers with 0 to 4` */
export function shotWords({ hit, answer }: Forecast): string {
  const chance =
    hit.destroys === 1
      ? 'destroys it'
      : hit.destroys === 0
        ? 'cannot destroy it'
        : `destroys ${percent(hit.destroys)}`;
  const back =
    hit.destroys === 1
      ? ''
      : answer === undefined
        ? '; it cannot answer'
        : `; it answers with ${damageWords(answer)}`;
  return `${damageWords(hit)} damage, ${chance}${back}.`;
}

interface Duel {
  readonly attacker: Ship;
  readonly target: Ship;
  readonly owner: Seat;
}

/** The two ships of an attack. */
export function duelOf(state: State, from: string, at: string): Duel | undefined {
  const attacker = shipAt(state, hexOf(from))?.ship;
  const aimed = shipAt(state, hexOf(at));
  return attacker && aimed && { attacker, target: aimed.ship, owner: aimed.owner };
}

/** What an attack is about, however many Weapons are spent. */
export function attackWords({ attacker, target, owner }: Duel, names: Names): string {
  const { name } = SHIP[target.type];
  return `Attack ${nameOf(names, owner)}’s ${name}, hull ${target.hull}: ${shotWords(forecast(attacker, target, 0))}`;
}

/** `hull 9 to 12 of 15` */
export function mendWords(ship: Ship, metal: number): string {
  const most = maxHull(ship);
  return `hull ${ship.hull} to ${Math.min(most, ship.hull + HULL_PER_METAL * metal)} of ${most}`;
}

// ── A ship in the hand ────────────────────────────────────────────────────────────────────────────

/** `Juggernaut: move up to 3 hexes or attack one of 2 targets.` */
export function inHand(state: State, place: string): string {
  const found = shipAt(state, hexOf(place));
  if (found === undefined) return '';
  const { ship, owner } = found;
  const moves = actMoves(state, { seat: owner }).filter((move) => 'from' in move && move.from === place);
  const has = (type: Move['type']): boolean => moves.some((move) => move.type === type);
  const targets = new Set(moves.flatMap((move) => (move.type === 'attack' ? [move.at] : []))).size;
  const ways = [
    ...(has('move') ? [`move up to ${hexCount(movement(ship))}`] : []),
    ...(has('jump') ? [`jump home for ${JUMP_FUEL} Fuel`] : []),
    ...(targets > 0
      ? [targets === 1 ? 'attack the target in range' : `attack one of ${targets} targets`]
      : []),
  ];
  return `${SHIP[ship.type].name}: ${listed(ways, 'or')}.`;
}

// ── The end of a turn ─────────────────────────────────────────────────────────────────────────────

/** What would be left undone; nothing when there is nothing. */
export function undoneWords(state: State, seat: Seat): string {
  const moves = actMoves(state, { seat });
  const ready = (type: 'move' | 'attack'): number =>
    new Set(moves.flatMap((move) => (move.type === type ? [move.from] : []))).size;
  const [unmoved, armed] = [ready('move'), ready('attack')];
  const settles = moves.find(({ type }) => type === 'colonize' || type === 'decolonize');
  const own = mothership(playerOf(state, seat));
  const planet = own && PLANETS[itemAt(PLANET_AT, own.at)]?.name;
  const parts = [
    ...(settles
      ? [`the Mothership can ${settles.type === 'colonize' ? 'settle' : 'besiege'} ${planet}`]
      : []),
    ...(armed > 0 ? [`${count(armed, 'ship')} can attack`] : []),
    ...(unmoved > 0 ? [`${count(unmoved, 'ship')} ${unmoved === 1 ? 'has' : 'have'} not moved`] : []),
  ];
  return parts.length === 0 ? '' : `Still open: ${listed(parts)}.`;
}
