import { capital } from '../../../kernel/defaults/words.ts';
import type { Reason } from '../../../kernel/why.ts';
import type { Hex } from '../board.ts';
import { KIT, type KitType, kitCard, SHIP, type ShipType, shipCard } from '../facts.ts';
import { article } from '../texts/words.ts';
import { shipAt, tokensLeft } from '../verbs.ts';
import type { Aim } from './aim.ts';
import { homeReason, isHome, takenReason } from './home.ts';
import { because, type Look, ofKind, shipWords } from './look.ts';
import { priceReason } from './prices.ts';

/** Why a ship or a kit cannot be built now (9.2). */

// ── Ships ─────────────────────────────────────────────────────────────────────────────────────────

export function shipsReason(look: Look, aim: Aim): Reason {
  const { act, ship, kit, absent } = aim;
  const hex = aim.hexes.at(-1);
  if (act === 'fit' || kit !== undefined) return kitsLater(look);
  if (act !== undefined && act !== 'build') return buildingFirst(look);
  const type = ship ?? (absent?.owner === look.seat ? absent.type : undefined);
  const refused = type === undefined ? undefined : printReason(look, type);
  if (refused !== undefined) return refused;
  if (hex === undefined) return buildingFirst(look);
  if (act === 'build' || ship !== undefined)
    return takenReason(look, hex, '9.2.1') ?? homeReason(look, hex, 'New ships appear', '9.2.1');
  return shipAt(look.state, hex) === undefined && !isHome(look, hex)
    ? homeReason(look, hex, 'New ships appear', '9.2.1')
    : buildingFirst(look, hex);
}

/** A type of ship that cannot be built, wherever. */
function printReason(look: Look, type: ShipType): Reason | undefined {
  const { name, cost } = SHIP[type];
  return (
    tokenReason(look, type) ??
    undrawnReason(look, type, shipCard(type), `${name} blueprint`) ??
    priceReason(look, name, cost, '9.2.1')
  );
}

/** 9.2.2, 9.5.3: the token is on the mat, or gone for good. */
function tokenReason(look: Look, type: ShipType): Reason | undefined {
  const { state, player } = look;
  const { name, tokens } = SHIP[type];
  const instead = ofKind(look, 'done');
  if (tokensLeft(player, type) === 0) {
    const text =
      tokens === 1
        ? `Your one ${name} is on the mat already.`
        : `${tokens === 2 ? 'Both' : `All ${tokens}`} of your ${name}s are on the mat already.`;
    return because(text, '9.2.2', {
      short: 'none left',
      more: 'A blueprint without a token is of no use and is discarded.',
      instead,
    });
  }
  if (type !== 'mothership' || state.options.rebuildMothership) return undefined;
  return because('A Mothership that is lost never comes back.', '9.5.3', { short: 'lost for good', instead });
}

function undrawnReason(look: Look, type: ShipType | KitType, card: number, what: string): Reason | undefined {
  if (look.state.drawn[card]! > 0) return undefined;
  return because(`You have no ${what} in this turn.`, type in SHIP ? '9.2.1' : '9.2.3', {
    short: 'no blueprint',
    more: 'What you draw at the start of a turn can be built in that turn only.',
    lack: { of: 'blueprint', by: 1, at: type },
    instead: ofKind(look, 'done'),
  });
}

function kitsLater(look: Look): Reason {
  return because('Ships are built before kits: build no more ships, and the kits follow.', '9.2.5', {
    short: 'after the ships',
    instead: ofKind(look, 'done'),
  });
}

/** 8: what comes after T3 and T4. */
function buildingFirst(look: Look, hex?: Hex): Reason {
  const there = hex === undefined ? undefined : shipAt(look.state, hex);
  const text =
    there === undefined
      ? 'First you build: ships move and act when that is over.'
      : there.owner === look.seat
        ? `${capital(shipWords(look, there.ship))} moves and acts when building is over.`
        : `${capital(shipWords(look, there.ship, there.owner))} can be attacked when building is over.`;
  return because(text, '8', {
    short: 'building comes first',
    more: 'You need not build anything.',
    instead: ofKind(look, 'done'),
    about: hex === undefined ? [] : [hex],
  });
}

// ── Kits ──────────────────────────────────────────────────────────────────────────────────────────

export function kitsReason(look: Look, aim: Aim): Reason {
  const { act, ship, kit, absent } = aim;
  const hex = aim.hexes.at(-1);
  if (act === 'build' || ship !== undefined || absent?.owner === look.seat) return shipsOver(look);
  if (act !== undefined && act !== 'fit') return buildingFirst(look);
  const refused = kit === undefined ? undefined : kitReason(look, kit);
  if (refused !== undefined) return refused;
  return hex === undefined ? buildingFirst(look) : nobodyToFit(look, hex);
}

function kitReason(look: Look, kit: KitType): Reason | undefined {
  const { name, cost } = KIT[kit];
  const what = `${name} kit`;
  return undrawnReason(look, kit, kitCard(kit), what) ?? priceReason(look, what, cost, '9.2.3');
}

function shipsOver(look: Look): Reason {
  return because('Ships are built before kits, and that is over for this turn.', '9.2.5', {
    short: 'ships are done',
    instead: ofKind(look, 'done'),
  });
}

function nobodyToFit(look: Look, hex: Hex): Reason {
  const there = shipAt(look.state, hex);
  const text =
    there === undefined
      ? 'A kit is fitted to one of your ships, and none is there.'
      : `A kit is fitted to a ship of your own, and this is ${shipWords(look, there.ship, there.owner)}.`;
  return because(text, '9.2.3', {
    short: 'no ship of yours',
    instead: ofKind(look, 'fit'),
    about: [hex],
  });
}

/** 9.2: in the rest of the turn. */
export function buildingOver(look: Look, { act, kit, ship, absent }: Aim): Reason {
  const type = ship ?? absent?.type;
  const what =
    act === 'fit' || kit !== undefined
      ? 'Kits are fitted'
      : type === undefined
        ? 'Ships are built'
        : `${capital(article(SHIP[type].name))} is built`;
  return because(`${what} at the start of a turn, from a blueprint just drawn.`, '9.2.1', {
    short: 'building is over',
    more: 'Blueprints that were not used have been discarded.',
    instead: ofKind(look, 'end'),
  });
}
