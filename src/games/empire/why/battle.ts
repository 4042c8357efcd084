import { capital, count } from '../../../kernel/defaults/words.ts';
import { because, type Reason } from '../../../kernel/why.ts';
import { hullOf, targetsOf } from '../actions/battle.ts';
import { distance } from '../actions/flight.ts';
import { STAGING } from '../actions/warlord.ts';
import { NAME, type Region, regionOf, SECTOR } from '../board.ts';
import { DISPLACE_STEPS, HOME, REGION_SHIPS, SHIPS } from '../facts.ts';
import type { StepOf, Who } from '../state.ts';
import { innerName, possessive, sectorName } from '../texts/words.ts';
import { battleOf, enemyOf, isSolo, shipName, shipsAt, sideOf } from '../verbs.ts';
import { type Answer, type Ask, instead, legalOf, placeWords } from './ask.ts';
import { unitThing } from './things.ts';

/** Dials, tactics and hits (9). */

// ── Dials ─────────────────────────────────────────────────────────────────────────────────────────

export function dialReason({ state, seat, aim }: Ask<StepOf<'dial'>>): Answer {
  if (aim.dial === undefined) return undefined;
  const { strength } = sideOf(battleOf(state), seat);
  const set = aim.dial.split(' ').reduce((sum, value) => sum + Number(value), 0);
  return because(
    `Tactics, weapons and shields add up to ${set}; they must make your strength of ${strength}.`,
    isSolo(state) ? '9.3.1' : '9.2.1',
    { short: `${set} of ${strength}` },
  );
}

// ── Tactics ───────────────────────────────────────────────────────────────────────────────────────

type DisplaceAsk = Ask<StepOf<'displace'>>;

export function displaceReason(ask: DisplaceAsk): Answer {
  const { state, seat, aim, legal } = ask;
  const { who } = enemyOf(battleOf(state), seat);
  const kind = SHIPS.findIndex((ship) => ship === aim.unit);
  if (kind >= 0 && aim.from !== undefined && aim.from !== STAGING) {
    const refused = unmovable(ask, kind, regionOf(aim.from), who);
    if (refused !== undefined) return { ...refused, instead: instead(legal) };
    return aim.to === undefined ? undefined : tooFar(ask, kind, regionOf(aim.from), regionOf(aim.to));
  }
  if (aim.to === undefined) return kind < 0 ? undefined : noShip(ask);
  const to = regionOf(aim.to);
  const ships = targetsOf(state, who).toSorted(
    (a, b) => distance(state, [a.at], to) - distance(state, [b.at], to),
  );
  const [nearest] = ships.filter(({ at }) => at !== to);
  return nearest && tooFar(ask, nearest.kind, nearest.at, to);
}

/** No ship of a kind can be moved by tactics. */
function noShip(ask: DisplaceAsk): Reason {
  const { aim, legal, names, state, seat } = ask;
  const { sector } = battleOf(state);
  const foe = innerName(names, enemyOf(battleOf(state), seat).who);
  return because(
    `No ${aim.unit} of ${foe} that tactics could move is in ${sectorName(sector)}.`,
    ruleOf(ask, '9.2.3', '9.3.4'),
    { short: `no ${aim.unit} there`, instead: instead(legal) },
  );
}

function ruleOf({ state }: Pick<Ask, 'state'>, several: string, solo: string): string {
  return isSolo(state) ? solo : several;
}

/** A ship that tactics do not move. */
function unmovable(ask: DisplaceAsk, kind: number, from: Region, who: Who): Reason | undefined {
  const { state, aim, names } = ask;
  const rule = ruleOf(ask, '9.2.3', '9.3.4');
  const whose = possessive(innerName(names, who));
  if (aim.owner !== undefined && Number(aim.owner) !== who) {
    return because(`You won tactics and move ${whose} ships; others stay.`, rule, {
      short: 'not a loser’s ship',
    });
  }
  const { sector } = battleOf(state);
  if (SECTOR[from] !== sector) {
    return because(
      `The battle is in ${sectorName(sector)}, and this ship stands in ${sectorName(SECTOR[from]!)}.`,
      rule,
      { short: 'not in the battle' },
    );
  }
  const there = targetsOf(state, who).some((ship) => ship.kind === kind && ship.at === from);
  return there
    ? undefined
    : because('This ship has been moved by tactics already.', rule, { short: 'moved already' });
}

function tooFar(ask: DisplaceAsk, kind: number, from: Region, to: Region): Reason {
  const { state, legal } = ask;
  const ship = shipName(kind);
  const place = placeWords(ask, NAME[to]!);
  const rule = ruleOf(ask, '9.2.3', '9.3.4');
  const about = [NAME[to]!, unitThing(NAME[from]!, ship, enemyOf(battleOf(state), ask.seat).who)];
  const away = distance(state, [from], to);
  const nearest = legalOf(legal, 'displace')
    .flatMap((move) => (move.type === 'displace' && move.from === NAME[from] ? [move] : []))
    .toSorted((a, b) => distance(state, [regionOf(a.to)], to) - distance(state, [regionOf(b.to)], to));
  if (from === to)
    return because(`The ${ship} stands at ${place} already.`, rule, { short: 'already there', about });
  if (away > DISPLACE_STEPS) {
    return because(
      `${capital(place)} is ${away} steps away; tactics move a ship ${DISPLACE_STEPS} at most.`,
      rule,
      { short: `${away} steps away`, instead: instead(nearest), about },
    );
  }
  const there = shipsAt(state, to);
  return because(
    `${capital(place)} holds ${count(there, 'ship')} already, and there is room for ${REGION_SHIPS}.`,
    '4.4',
    { short: 'no room there', instead: instead(nearest), about },
  );
}

// ── Weapons ───────────────────────────────────────────────────────────────────────────────────────

type HitAsk = Ask<StepOf<'hit'>>;

export function hitReason(ask: HitAsk): Answer {
  const { aim, legal } = ask;
  const at = aim.from ?? aim.to;
  if (at === STAGING) return undefined;
  if (aim.player === `${battleOf(ask.state).sides[ask.step.victim].who}`) return wholeSide(ask);
  if (at === undefined) return aim.unit === undefined ? undefined : noneOf(ask, aim.unit);
  return { ...spared(ask, regionOf(at)), instead: instead(legal) };
}

/** A side is hit unit by unit. */
function wholeSide(ask: HitAsk): Reason {
  const { step, legal } = ask;
  return because(
    `Choose a single unit; ${count(step.left, 'hit')} ${step.left === 1 ? 'is' : 'are'} left to deal.`,
    ruleOf(ask, '9.2.4', '9.3.5'),
    { instead: instead(legal) },
  );
}

/** No unit of a kind can be hit. */
function noneOf(ask: HitAsk, unit: string): Reason {
  const { state, step, legal } = ask;
  const { sector, sides } = battleOf(state);
  const found = targetsOf(state, sides[step.victim].who).find(({ kind }) => shipName(kind) === unit);
  if (found !== undefined) return { ...spared(ask, found.at), instead: instead(legal) };
  return because(`No ${unit} that can be hit is in ${sectorName(sector)}.`, ruleOf(ask, '9.2.4', '9.3.5'), {
    short: `no ${unit} there`,
    instead: instead(legal),
  });
}

/** Why nothing at a place, or not the unit there that is wished for, can be hit. */
function spared(ask: HitAsk, region: Region): Reason {
  const { state, seat, step, aim, names } = ask;
  const { sector, sides } = battleOf(state);
  const { who } = sides[step.victim];
  const rule = ruleOf(ask, '9.2.4', '9.3.5');
  const owner = aim.owner === undefined ? who : Number(aim.owner);
  const whose = who === seat ? 'your own units' : `units of ${innerName(names, who)}`;
  if (owner !== who) return because(`These hits are dealt to ${whose}.`, rule, { short: 'the other side' });
  if (SECTOR[region] !== sector) {
    return because(
      `The battle is in ${sectorName(sector)}; nothing in ${sectorName(SECTOR[region]!)} can be hit.`,
      rule,
      { short: 'not in the battle' },
    );
  }
  const place = placeWords(ask, NAME[region]!);
  const kind = SHIPS.findIndex((ship) => ship === aim.unit);
  const there = targetsOf(state, who).filter(
    (ship) => ship.at === region && (kind < 0 || ship.kind === kind),
  );
  const [target] = there.toSorted((a, b) => hullOf(state, who, a.kind) - hullOf(state, who, b.kind));
  if (target !== undefined) {
    const hull = hullOf(state, who, target.kind);
    return because(
      `A ${shipName(target.kind)} takes ${count(hull, 'hit')}; ${step.left} ${step.left === 1 ? 'is' : 'are'} left.`,
      rule,
      {
        short: `${hull - step.left} more needed`,
        lack: { of: 'hits', by: hull - step.left },
        about: [unitThing(NAME[region]!, shipName(target.kind), who)],
      },
    );
  }
  if (kind >= 0) {
    return because(`The ${aim.unit} at ${place} was moved by tactics and is no target any more.`, rule, {
      short: 'moved by tactics',
    });
  }
  if (state.tiles[region] === HOME) {
    return because('A home planet cannot be hit.', rule, { short: 'home planet' });
  }
  return because(`No unit that can be hit is at ${place}; hits go to ${whose}.`, rule, {
    short: 'nothing to hit',
  });
}
