import { nameOf } from '../../../kernel/defaults/words.ts';
import type { Reason } from '../../../kernel/why.ts';
import { CORNERS, FACTION, FACTIONS, type FactionId, SHIP } from '../facts.ts';
import { type Hex, WORMHOLE } from '../board.ts';
import { nextStartShip } from '../setup.ts';
import type { Aim } from './aim.ts';
import { homeReason, takenReason } from './home.ts';
import { because, type Look, ofKind } from './look.ts';

/** Why a faction or a hex cannot be chosen before the first turn (7). */

export function factionReason(look: Look, { act, faction, hexes }: Aim): Reason {
  const led = faction ?? factionAt(hexes[0]);
  if (led !== undefined && (act === undefined || act === 'choose')) {
    const leader = look.state.players.findIndex((player) => player.faction === led);
    if (leader >= 0)
      return because(`${nameOf(look.names, leader)} leads ${FACTION[led].name} already.`, '7', {
        short: 'taken',
        instead: ofKind(look, 'choose'),
      });
  }
  return because('Now you take a faction and its corner; ships and planets come into play later.', '7', {
    short: 'not now',
    more: 'Each wormhole belongs to a faction. The factions differ in nothing but their corner.',
    instead: ofKind(look, 'choose'),
  });
}

/** The faction whose wormhole is on a hex. */
function factionAt(hex: Hex | undefined): FactionId | undefined {
  const corner = CORNERS.find((one) => WORMHOLE[one] === hex);
  return FACTIONS.find((id) => FACTION[id].corner === corner);
}

export function placeReason(look: Look, { act, hexes, ship, absent }: Aim): Reason {
  const hex = hexes.at(-1);
  const next = SHIP[nextStartShip(look.player)].name;
  if (hex !== undefined && (act === undefined || act === 'place'))
    return takenReason(look, hex, '7') ?? homeReason(look, hex, `Your ${next} starts`, '7');
  const type = ship ?? (absent?.owner === look.seat ? absent.type : undefined);
  const what = type === undefined ? 'all else comes' : `the ${SHIP[type].name} comes`;
  return because(`Now you place your ${next}; ${what} after that.`, '7', {
    short: 'not now',
    more: 'Mothership, Juggernaut, Warrior and Scout are placed in this order.',
    instead: ofKind(look, 'place'),
  });
}
