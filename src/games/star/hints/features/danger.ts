import type { FeatureBlock, FeatureLayout, FeatureSet } from '../../../../kernel/hints/features.ts';
import { blocker, type Borders } from '../../actions/sight.ts';
import { distance } from '../../board.ts';
import { SHIPS } from '../../facts.ts';
import type { State } from '../../state.ts';
import {
  BLOW_OF,
  FIRST_OF,
  HEX_OF,
  HULL_OF,
  MOTHER_AT,
  MOTHERSHIP,
  RANGE_OF,
  REACH_OF,
  SEATS,
  SHIELDS,
  TYPE_OF,
  TYPES,
} from './fleet.ts';
import { type Gauge, gaugeFor, has, tell } from './gauge.ts';

/** Who can hit whom, now and after flying, between the own ships and those of all rivals. */

interface Danger {
  /** By type: eighths of its hull that the worst placed ship may lose in one turn. */
  readonly feared: readonly Gauge[];
  readonly promised: readonly Gauge[];
  /** By place of a rival: eighths of the hull of its Mothership. */
  readonly hunted: readonly Gauge[];
  /** By type: in range and sight without flying. */
  readonly exposed: FeatureBlock;
  readonly aimedAt: FeatureBlock;
  /** Hexes between Motherships, and between them and the nearest other ships of the other side. */
  readonly apart: Gauge;
  readonly hunters: Gauge;
  readonly hunt: Gauge;
}

/** What is told of Motherships is told for each. */
const COMBAT_SHIPS = SHIPS.slice(0, MOTHERSHIP);
const EIGHTHS = [1, 2, 4, 8];
/** Those that ships of each type rarely get beyond early in a match. */
const USUAL_EIGHTHS = [8, 8, 4, 1];
const HEXES_APART = [3, 6, 11];

export function dangerBlocks(layout: FeatureLayout): Danger {
  const gauge = (name: string, marks: readonly number[], usual: number): Gauge =>
    gaugeFor(layout, name, marks, usual);
  return {
    feared: SHIPS.map((ship, type) => gauge(`danger for a ${ship}`, EIGHTHS, USUAL_EIGHTHS[type]!)),
    promised: COMBAT_SHIPS.map((ship, type) =>
      gauge(`danger for a ${ship} of a rival`, EIGHTHS, USUAL_EIGHTHS[type]!),
    ),
    hunted: Array.from({ length: SEATS }, (_, place) =>
      gauge(`danger for the Mothership of seat +${place}`, place === 0 ? [] : [2], 0),
    ),
    exposed: layout.block('shot at', TYPES),
    aimedAt: layout.block('shot at rivals', TYPES),
    apart: gauge('hexes between Motherships', HEXES_APART, 11),
    hunters: gauge('hexes from rivals to the Mothership', HEXES_APART, 11),
    hunt: gauge('hexes to Motherships of rivals', HEXES_APART, 11),
  };
}

/** By ship: the damage it must expect from the other side. */
const HARM = new Float64Array(BLOW_OF.length);
/** By type: the greatest share of a hull, in eighths. */
const WORST = new Uint8Array(TYPES);

/** Types in somebody's sights, a bit for each. */
let exposed = 0;
let aimedAt = 0;
let apart = 0;
let hunters = 0;
let hunt = 0;

export function noteDanger(noted: FeatureSet, danger: Danger, { options }: State, seats: number): void {
  if (FIRST_OF[1] === 0) return;
  measure(FIRST_OF[1]!, FIRST_OF[seats]!, options);
  noteWorst(noted, danger.feared, 0, FIRST_OF[1]!);
  noteWorst(noted, danger.promised, FIRST_OF[1]!, FIRST_OF[seats]!);
  for (let place = 1; place < seats; place++) {
    const mother = MOTHER_AT[place]!;
    if (mother >= 0) tell(noted, danger.hunted[place]!, eighths(mother));
  }
  for (let type = 0; type < TYPES; type++) {
    if (has(exposed, type)) noted.note(danger.exposed, type);
    if (has(aimedAt, type)) noted.note(danger.aimedAt, type);
  }
  tell(noted, danger.apart, apart);
  tell(noted, danger.hunters, hunters);
  tell(noted, danger.hunt, hunt);
}

const FAR_OFF = 99;

/** Looks at every pair of an own ship and one of a rival. */
function measure(own: number, all: number, borders: Borders): void {
  HARM.fill(0);
  exposed = aimedAt = 0;
  apart = hunters = hunt = FAR_OFF;
  for (let ship = 0; ship < own; ship++) {
    const hex = HEX_OF[ship]!;
    const reach = REACH_OF[ship]!;
    const isMother = TYPE_OF[ship] === MOTHERSHIP;
    for (let enemy = own; enemy < all; enemy++) {
      const gap = distance(hex, HEX_OF[enemy]!);
      if (isMother || TYPE_OF[enemy] === MOTHERSHIP) noteGap(ship, enemy, gap);
      if (gap <= REACH_OF[enemy]! && strikes(enemy, ship, gap, borders)) exposed |= 1 << TYPE_OF[ship]!;
      if (gap <= reach && strikes(ship, enemy, gap, borders)) aimedAt |= 1 << TYPE_OF[enemy]!;
    }
  }
}

function noteGap(ship: number, enemy: number, gap: number): void {
  if (TYPE_OF[ship] !== MOTHERSHIP) hunt = gap < hunt ? gap : hunt;
  else if (TYPE_OF[enemy] !== MOTHERSHIP) hunters = gap < hunters ? gap : hunters;
  else apart = gap < apart ? gap : apart;
}

/** Adds what a ship can do to another in its reach; tells whether it can without flying. */
function strikes(ship: number, target: number, gap: number, borders: Borders): boolean {
  const damage = BLOW_OF[ship]! - SHIELDS[TYPE_OF[target]!]!;
  HARM[target] = HARM[target]! + (damage > 1 / 2 ? damage : 1 / 2);
  return gap <= RANGE_OF[ship]! && blocker(HEX_OF[ship]!, HEX_OF[target]!, borders) < 0;
}

function noteWorst(noted: FeatureSet, gauges: readonly Gauge[], first: number, end: number): void {
  WORST.fill(0);
  for (let ship = first; ship < end; ship++) {
    const type = TYPE_OF[ship]!;
    const share = eighths(ship);
    if (share > WORST[type]!) WORST[type] = share;
  }
  for (let type = 0; type < gauges.length; type++) tell(noted, gauges[type]!, WORST[type]!);
}

const MOST_EIGHTHS = 16;

function eighths(ship: number): number {
  const share = Math.floor((8 * HARM[ship]!) / HULL_OF[ship]!);
  return share < MOST_EIGHTHS ? share : MOST_EIGHTHS;
}
