import { capital, count } from '../../../kernel/defaults/words.ts';
import { because, type Reason } from '../../../kernel/why.ts';
import { NAME, type Region, regionOf, SCAN, SECTOR, SECTOR_IDS, type Sector, sectorOf } from '../board.ts';
import { REGION_SHIPS, SHIPS } from '../facts.ts';
import { distance } from '../actions/flight.ts';
import {
  deployRegions,
  destinations,
  engageSectors,
  type Group,
  groups,
  ordersBelow,
  speedOf,
  STAGING,
} from '../actions/warlord.ts';
import { ANCIENTS, type Move, type State, type StepOf } from '../state.ts';
import { innerName, sectorName } from '../texts/words.ts';
import {
  enemyShipSectors,
  enemyUnitSectors,
  foesOf,
  hasShipIn,
  playerOf,
  shipName,
  shipsAt,
} from '../verbs.ts';
import type { Aim } from './aim.ts';
import { type Answer, type Ask, instead, legalOf, placeWords } from './ask.ts';
import { wayDrawn } from './drawings.ts';
import { sectorThing, stagingThing, unitThing } from './things.ts';

/** Ships that cannot fly or attack (8.6). */

const EVERYWHERE: readonly Region[] = SCAN.flat();

type WarlordAsk = Ask<StepOf<'orders' | 'order'>>;

// ── Wishes for orders ─────────────────────────────────────────────────────────────────────────────

/** What an order for a sector may be wished for. */
const ORDERED: ReadonlySet<string> = new Set(['act', 'unit', 'owner', 'from', 'to', 'sector']);

/** Whether an order for a sector is the way to what is wished for a ship or a region. */
export function leadsTo(state: State, seat: number, sector: Sector, aim: Aim): boolean {
  if (Object.keys(aim).some((field) => !ORDERED.has(field))) return false;
  if (aim.act !== undefined && aim.act !== 'sector') return false;
  if (aim.sector !== undefined && sectorOf(aim.sector) !== sector) return false;
  const group = groupOf(seat, aim);
  const to = regionWished(aim, group);
  if (to !== undefined && SECTOR[to] !== sector) return false;
  if (group === undefined) return to !== undefined;
  const { fought, swift } = ordersBelow(state);
  if (!groups(playerOf(state, seat)).some((other) => isSame(other, group))) return false;
  const reached = destinations(state, seat, group.from, swift);
  if (to !== undefined) return reached.includes(to);
  const stands = group.from >= 0 && SECTOR[group.from] === sector;
  const attacks = stands && ((engageSectors(state, seat, fought) >> sector) & 1) === 1;
  return attacks || reached.some((region) => SECTOR[region] === sector);
}

/** The own ships a wish is about. */
function groupOf(seat: number, { unit, owner, from }: Aim): Group | undefined {
  const kind = SHIPS.findIndex((ship) => ship === unit);
  if (kind < 0 || from === undefined || (owner !== undefined && owner !== `${seat}`)) return undefined;
  return { kind, from: from === STAGING ? -1 : regionOf(from) };
}

function isSame(a: Group, b: Group): boolean {
  return a.kind === b.kind && a.from === b.from;
}

// ── Reasons ───────────────────────────────────────────────────────────────────────────────────────

export function ordersReason(ask: WarlordAsk): Answer {
  const { aim, seat, legal } = ask;
  const group = groupOf(seat, aim);
  const to = regionWished(aim, group);
  if (aim.act === 'fly' || aim.act === 'engage') {
    return because('First choose the sector your ships go to or attack in.', '8.6.1', {
      instead: instead(legalOf(legal, 'sector')),
    });
  }
  if (aim.player !== undefined) return playerReason(ask, aim.player);
  if (group !== undefined) return shipReason(ask, group, to, aim.sector);
  if (aim.sector !== undefined) return sectorReason(ask, sectorOf(aim.sector));
  if (to !== undefined) return sectorReason(ask, SECTOR[to]!);
  return aim.act === 'sector' ? nearestReason(ask, EVERYWHERE) : undefined;
}

export function orderReason(ask: Ask<StepOf<'order'>>): Answer {
  const { aim, seat, step, legal } = ask;
  if (aim.act === 'commit' || aim.act === 'cancel') return orderAct(ask);
  if (aim.player !== undefined) return playerReason(ask, aim.player);
  const group = groupOf(seat, aim);
  if (aim.act === 'engage') return engageReason(ask, group);
  const to = regionWished(aim, group);
  if (group !== undefined)
    return shipReason(ask, group, to, to === undefined ? SECTOR_IDS[step.sector] : undefined);
  if (to !== undefined) {
    return SECTOR[to] === step.sector ? nearestReason(ask, [to]) : otherSector(ask, SECTOR[to]!);
  }
  if (aim.sector !== undefined) {
    return sectorOf(aim.sector) === step.sector
      ? because(
          `You are sending ships to ${sectorName(step.sector)} already; choose a ship and a region there.`,
          '8.6.1',
          { instead: instead(legalOf(legal, 'fly')) },
        )
      : otherSector(ask, sectorOf(aim.sector));
  }
  return aim.act === 'fly' ? nearestReason(ask, SCAN[step.sector]!) : undefined;
}

/** Somebody who is to be fought: that is a matter of where. */
function playerReason({ seat, names, legal, step }: WarlordAsk, player: string): Answer {
  if (player === `${seat}`) return undefined;
  const whom = innerName(names, Number(player));
  return because(`You fight ${whom} by sending ships to a sector with units of ${whom}.`, '8.6.2', {
    instead: instead(step.step === 'orders' ? legalOf(legal, 'sector') : legal),
  });
}

/** Where something should go: a region, or where something that is not an own ship is. */
function regionWished(aim: Aim, group: Group | undefined): Region | undefined {
  const at = aim.to ?? (group === undefined ? aim.from : undefined);
  return at === undefined || at === STAGING ? undefined : regionOf(at);
}

// ── Ships ─────────────────────────────────────────────────────────────────────────────────────────

function shipReason(
  ask: WarlordAsk,
  group: Group,
  to: Region | undefined,
  sector: string | undefined,
): Reason {
  const idle = idleReason(ask, group);
  if (idle !== undefined) return idle;
  const regions = to !== undefined ? [to] : sector === undefined ? EVERYWHERE : SCAN[sectorOf(sector)]!;
  return unreached(ask, group, regions);
}

/** Why ships do not fly at all. */
function idleReason(ask: WarlordAsk, { kind, from }: Group): Reason | undefined {
  const { state, seat } = ask;
  const player = playerOf(state, seat);
  if (groups(player).some((other) => isSame(other, { kind, from }))) return undefined;
  const ship = shipName(kind);
  if (from >= 0) {
    const there = player.ships.some((own) => own.kind === kind && own.at === from);
    const place = placeWords(ask, NAME[from]!);
    return there
      ? because(
          `Your ${ship} at ${place} has moved or attacked already; each ship does so once in a Warlord turn.`,
          '8.6.1',
          { short: 'has moved', about: [unitThing(NAME[from]!, ship, seat)] },
        )
      : because(`You have no ${ship} at ${place}.`, '8.6.1');
  }
  const about = [stagingThing(ship)];
  return player.staging[kind] === 0
    ? because(`No ${ship} of yours waits in staging.`, '6.4.3', {
        short: 'none in staging',
        more: 'Ships come to staging when they are built in Engineer or destroyed in battle.',
        lack: { of: STAGING, by: 1, at: ship },
        about,
      })
    : because(
        `Your ${ship} was destroyed in this Warlord turn and stays in staging until the turn is over.`,
        '6.4.4',
        { short: 'just destroyed', about },
      );
}

/** The nearest of some regions, and what keeps ships from it. */
function unreached(ask: WarlordAsk, group: Group, regions: readonly Region[]): Reason {
  const { state, seat, step } = ask;
  const { swift } = ordersBelow(state);
  const starts = group.from < 0 ? deployRegions(state, seat) : [group.from];
  const steps = (region: Region) => distance(state, starts, region);
  const others = regions.filter((region) => region !== group.from);
  const roomy = others.filter((region) => shipsAt(state, region) < REGION_SHIPS);
  const sorted = (roomy.length > 0 ? roomy : others).toSorted((a, b) => steps(a) - steps(b));
  const to = sorted[0] ?? group.from;
  const ship = shipName(group.kind);
  const from = group.from < 0 ? docksOf(starts) : placeWords(ask, NAME[group.from]!);
  const place = placeWords(ask, NAME[to]!);
  if (to === group.from)
    return because(`Your ${ship} is at ${place} already.`, '8.6.1', { short: 'already there' });
  const speed = speedOf(playerOf(state, seat), swift);
  const away = steps(to);
  const about = [NAME[to]!, group.from < 0 ? stagingThing(ship) : unitThing(NAME[group.from]!, ship, seat)];
  const nearer = instead(closest(ask, group, to));
  if (away > speed) {
    return because(
      `${capital(place)} is ${count(away, 'step')} from ${from}; a ${ship} flies ${speed}.`,
      '8.6.1',
      {
        short: `${away} steps, flies ${speed}`,
        more:
          group.from < 0
            ? `A staged ship starts from ${docksOf(starts)}.`
            : 'Stop on the way now, and fly on in the next Warlord.',
        lack: { of: 'distance', by: away - speed },
        instead: nearer,
        about,
        drawings: [wayDrawn(state, starts, to, speed, group.from < 0 ? undefined : about[1])],
      },
    );
  }
  if (shipsAt(state, to) >= REGION_SHIPS) {
    return because(`${capital(place)} holds ${REGION_SHIPS} ships already, the most there may be.`, '4.4', {
      short: 'three ships there',
      instead: nearer,
      about,
    });
  }
  if (step.step === 'order' && SECTOR[to] !== step.sector) return otherSector(ask, SECTOR[to]!);
  return { ...barred(ask, to, place), instead: nearer, about };
}

/** Where staged ships start. */
function docksOf(starts: readonly Region[]): string {
  return starts.length === 1 ? 'your home planet' : 'your nearest world';
}

/** Orders and flights of these ships that lead nearest to a region. */
function closest(ask: WarlordAsk, { kind, from }: Group, to: Region): Move[] {
  const { state, legal, step } = ask;
  const away = (region: Region) => distance(state, [region], to);
  if (step.step === 'orders') {
    const { swift } = ordersBelow(state);
    const [nearest] = destinations(state, step.seat, from, swift).toSorted((a, b) => away(a) - away(b));
    const id = nearest === undefined ? '' : SECTOR_IDS[SECTOR[nearest]!];
    return legal.filter((move) => move.type === 'sector' && move.sector === id);
  }
  const origin = from < 0 ? STAGING : NAME[from]!;
  return legal
    .flatMap((move) => (move.type === 'fly' ? [move] : []))
    .filter((move) => move.ship === shipName(kind) && move.from === origin)
    .toSorted((a, b) => away(regionOf(a.to)) - away(regionOf(b.to)));
}

/** The stop rule. */
function barred({ state, seat, names }: WarlordAsk, to: Region, place: string): Reason {
  const enemies = enemyShipSectors(state, seat);
  const [sector, ...more] = SECTOR_IDS.map(sectorOf).filter(
    (held) => ((enemies >> held) & 1) === 1 && held !== SECTOR[to],
  );
  const foes = foesOf(state, seat).filter((foe) => sector !== undefined && hasShipIn(state, foe, sector));
  const one = sector !== undefined && more.length === 0 && foes.length === 1;
  const stop = one
    ? `${sectorName(sector)}, where ${innerName(names, foes[0]!)} ${foes[0] === ANCIENTS ? 'have' : 'has'} ships`
    : 'sectors with enemy ships';
  return because(`The way to ${place} leads through ${stop}, and a ship that enters there stops.`, '8.6.1', {
    short: 'way is barred',
    more: 'A way that has entered a sector with an enemy ship does not leave it again in this move.',
  });
}

function otherSector({ step, legal }: WarlordAsk, sector: Sector): Reason {
  const now = step.step === 'order' ? sectorName(step.sector) : '';
  return because(`Your order is for ${now}; ${sectorName(sector)} needs an order of its own.`, '8.6.1', {
    short: 'another sector',
    more: 'Finish this order first, then choose the other sector.',
    instead: instead(legalOf(legal, 'commit', 'cancel')),
    about: [sectorThing(SECTOR_IDS[sector]!)],
  });
}

// ── Sectors ───────────────────────────────────────────────────────────────────────────────────────

function sectorReason(ask: WarlordAsk, sector: Sector): Reason {
  const reason = nearestReason(ask, SCAN[sector]!);
  return { ...reason, about: [sectorThing(SECTOR_IDS[sector]!)] };
}

/** Why none of the ships gets to any of some regions, told of the one that comes nearest. */
function nearestReason(ask: WarlordAsk, regions: readonly Region[]): Reason {
  const { state, seat } = ask;
  const free = groups(playerOf(state, seat)).filter(({ kind, from }) => isWished(ask.aim, kind, from));
  const steps = ({ from }: Group) => {
    const starts = from < 0 ? deployRegions(state, seat) : [from];
    return Math.min(...regions.map((region) => distance(state, starts, region)));
  };
  const [nearest] = free.toSorted((a, b) => steps(a) - steps(b));
  if (nearest !== undefined) return unreached(ask, nearest, regions);
  const kind = SHIPS.find((ship) => ship === ask.aim.unit) ?? 'ship';
  return because(
    ask.aim.from === STAGING
      ? `No ${kind} of yours waits in staging that may come back now.`
      : `You have no ${kind} that may still move in this Warlord turn.`,
    '8.6.1',
    {
      short: 'none may move',
      more: 'Each ship moves once in a Warlord turn.',
      instead: instead(legalOf(ask.legal, 'end', 'commit')),
    },
  );
}

/** Whether a wish is for ships of a kind or from staging alone, if it says so. */
function isWished({ unit, owner, from: origin }: Aim, kind: number, from: Region): boolean {
  const own = owner === undefined && SHIPS.some((ship) => ship === unit);
  return (!own || shipName(kind) === unit) && (origin !== STAGING || from < 0);
}

// ── Orders as a whole ─────────────────────────────────────────────────────────────────────────────

function orderAct({ aim, step, legal }: Ask<StepOf<'order'>>): Reason {
  return aim.act === 'commit'
    ? because(`No ship has been sent to ${sectorName(step.sector)} yet.`, '8.6.1', {
        short: 'no ship sent',
        instead: instead(legalOf(legal, 'fly', 'engage')),
      })
    : because(
        `The order has begun: ${count(step.moves, 'ship')} moved to ${sectorName(step.sector)}, so carry it out.`,
        '8.6.1',
        { short: 'order has begun', instead: instead(legalOf(legal, 'commit')) },
      );
}

function engageReason(ask: Ask<StepOf<'order'>>, group: Group | undefined): Reason {
  const { state, seat, step, legal } = ask;
  const where = sectorName(step.sector);
  const near = instead(legalOf(legal, 'engage', 'fly'));
  const idle = group && idleReason(ask, group);
  if (idle !== undefined) return idle;
  if (step.engaged) {
    return because('A ship of yours attacks already, and one brings the battle.', '8.6.1', {
      short: 'attacks already',
    });
  }
  if (ordersBelow(state).fought.includes(step.sector)) {
    return because(`You have fought in ${where} in this turn; there is one battle in each sector.`, '8.6.2', {
      short: 'fought already',
    });
  }
  if (!((enemyUnitSectors(state, seat) >> step.sector) & 1)) {
    return because(`No enemy unit is in ${where}.`, '8.6.1', { short: 'no enemy there', instead: near });
  }
  return because(`No ship of yours that may still move stands in ${where}.`, '8.6.1', {
    short: 'no ship there',
    more: 'A ship that flies there brings a battle as well.',
    instead: near,
  });
}

// ── Whom to fight ─────────────────────────────────────────────────────────────────────────────────

export function targetReason({ aim, step, names, legal, state, seat }: Ask<StepOf<'target'>>): Answer {
  const [armed] = step.foes;
  const where = sectorName(step.sector);
  const near = instead(legal);
  if (aim.act === 'refrain' && armed !== undefined) {
    return because(`There are enemy ships in ${where}, so there must be a battle.`, '8.6.2', {
      short: 'enemy ships there',
      instead: near,
    });
  }
  const foe = Number(aim.player ?? aim.owner ?? -1);
  if (foe < 0 || foe === seat || state.players[foe] === undefined) return undefined;
  const { [foe]: name = '' } = names;
  if (aim.player === undefined && step.foes.includes(foe)) {
    return because(`Choose ${name} as the one you fight; hits come later.`, '8.6.2', { instead: near });
  }
  return step.raid
    ? because(`${name} has no units in ${where}.`, '8.6.2', { instead: near })
    : because(`${name} has no ships in ${where}, and one with ships there must be fought.`, '8.6.2', {
        instead: near,
      });
}
