import { capital } from '../../../kernel/defaults/words.ts';
import type { Reason } from '../../../kernel/why.ts';
import { AREA, distance, type Hex, hexOf, WORMHOLE } from '../board.ts';
import { CORNERS, FACTION, FACTIONS } from '../facts.ts';
import { cornerOf, shipAt } from '../verbs.ts';
import { because, hexWords, type Look, shipWords, some } from './look.ts';

/** The own corner, where ships come onto the mat (2.2). */

/** Somebody stands there. */
export function takenReason(look: Look, hex: Hex, rule: string): Reason | undefined {
  const there = shipAt(look.state, hex);
  if (there === undefined) return undefined;
  return because(
    `${capital(shipWords(look, there.ship, there.owner))} stands there, and a hex holds one ship.`,
    rule,
    { short: 'hex is taken', instead: nearest(look, hex), about: [hex] },
  );
}

const AREA_RADIUS = 4;

/** It lies outside of the own corner; `what` is the beginning of a sentence, such as `New ships appear`. */
export function homeReason(look: Look, hex: Hex, what: string, rule: string): Reason {
  const corner = cornerOf(look.player);
  const other = CORNERS.find((one) => AREA[one].includes(hex));
  const faction = FACTIONS.find((id) => FACTION[id].corner === other);
  const far = distance(hex, WORMHOLE[corner]);
  const text =
    faction === undefined
      ? `up to ${AREA_RADIUS} hexes from your wormhole, and ${hexWords(hex)} is ${far} away`
      : `and that hex belongs to the corner of ${FACTION[faction].name}`;
  return because(`${what} in your own corner, ${text}.`, rule, {
    short: 'outside your corner',
    instead: nearest(look, hex),
    about: [hex, WORMHOLE[corner]],
  });
}

/** Placing and building as near as possible. */
function nearest(look: Look, hex: Hex): string[] {
  const away = (at: string): number => distance(hexOf(at), hex);
  const [first] = look.legal
    .flatMap((move) => (move.type === 'place' || move.type === 'build' ? [move.at] : []))
    .toSorted((a, b) => away(a) - away(b));
  return some(look, (move) => 'at' in move && move.at === first);
}

export function isHome({ player }: Look, hex: Hex): boolean {
  return AREA[cornerOf(player)].includes(hex);
}
