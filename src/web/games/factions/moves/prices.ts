import { cellOf, NAME } from '../../../../games/factions/board.ts';
import {
  FACTION,
  type FactionId,
  isCard,
  OBJECTIVE,
  type ObjectiveId,
  type PlanetName,
  PLANETS,
  TILES,
} from '../../../../games/factions/facts.ts';
import { priceOf } from '../../../../games/factions/actions/flight.ts';
import { tileAt } from '../../../../games/factions/actions/mining.ts';
import { cheapestPaths } from '../../../../games/factions/actions/ways.ts';
import type { Step, Move, State } from '../../../../games/factions/state.ts';
import { moveWords } from '../../../../games/factions/texts/moves.ts';
import { cardName, place, planetsAt } from '../../../../games/factions/texts/words.ts';
import { bit, playerOf, plays, resourceCapacity, shipOf } from '../../../../games/factions/verbs.ts';
import { asking } from '../../../../kernel/flow/flow.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { count, listed, type Names } from '../../../../kernel/defaults/words.ts';
import type { Place } from '../../view.ts';
import { strands } from '../board/actor.ts';
import { planetAt } from '../board/lights/label.ts';
import { spotOf } from './spots.ts';

/** What moves cost and bring, in sentences. */

export function sentences(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}

/** What the move does, as a sentence. */
export function saying(state: State, move: Move, names: Names): string {
  return `${moveWords(state, move, names)}.`;
}

// ── Flights ───────────────────────────────────────────────────────────────────────────────────────

/** `Enter Belt 0 for 3 energy, 9 left. Next to Mars, with a tile.` */
export function stepWords(state: State, seat: Seat, to: string, phased: boolean): string {
  const sector = cellOf(to);
  const price = priceOf(state, seat, sector, phased);
  const left = playerOf(state, seat).energy - price;
  const verb = phased ? 'Phase into' : 'Enter';
  return sentences(
    `${verb} ${place(to)} for ${price} energy, ${left} left.`,
    thereWords(state, to),
    strands(state, sector, price) ? 'You could not fly on from there.' : '',
  );
}

/** `Fly 6 sectors to Belt 7 for 8 energy, 8 left. Next to Mars and Jupiter, with a tile.` */
export function wayWords(state: State, seat: Seat, to: Place): string {
  const path = cheapestPaths(state, seat, shipOf(playerOf(state, seat))).get(cellOf(to));
  if (path === undefined) return '';
  const { total, sectors } = path;
  const left = playerOf(state, seat).energy - total;
  const far = count(sectors.length, 'sector');
  return sentences(`Fly ${far} to ${place(to)} for ${total} energy, ${left} left.`, thereWords(state, to));
}

/** `Next to Venus and Earth, with a tile.` */
function thereWords(state: State, at: string): string {
  const near = planetsAt(state, at);
  const tile = state.tiles.some((one) => NAME[one.at] === at);
  const parts = [...(near.length > 0 ? [`next to ${listed(near)}`] : []), ...(tile ? ['with a tile'] : [])];
  const words = parts.join(', ');
  return words === '' ? '' : `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

// ── Tiles ─────────────────────────────────────────────────────────────────────────────────────────

/** What mining brings, as far as it is known, and how much there is room for. */
export function mineWords(state: State, seat: Seat, at: string): string {
  const tile = tileAt(state, cellOf(at));
  const known = tile !== undefined && (tile.known & bit(seat)) !== 0;
  const worth = known ? `${tile.value}` : `${Math.min(...TILES)} to ${Math.max(...TILES)}`;
  const room = resourceCapacity(state, seat) - playerOf(state, seat).resources;
  return `The tile in ${place(at)} gives ${worth} resources; your hold has room for ${room}.`;
}

// ── Planets ───────────────────────────────────────────────────────────────────────────────────────

/** What a planet's Action does, in a few words. */
const PLANET_DEEDS: Readonly<Record<PlanetName, string>> = {
  Mercury: 'draw a card and charge your batteries',
  Venus: 'burn resources, each for an explorer',
  Earth: 'vote on the stellar event, for a reward or the Leader token',
  Mars: 'burn resources, two for each upgrade of a machine',
  Jupiter: 'take an exoplanet for a resource, or replace the market',
  Saturn: 'draw two secret objectives and keep one',
  Uranus: 'choose a tech',
  Neptune: 'take a research card from the market',
};

/** What a planet does for a seat; a few rules change it. */
export function deedOf(state: State, seat: Seat | undefined, planet: PlanetName): string {
  if (planet === 'Mercury' && seat !== undefined && plays(state, seat, 'zealots'))
    return 'take as much energy as you like';
  if (planet === 'Earth' && state.options.firstTime)
    return 'take the Leader token, if nobody has in this round';
  return PLANET_DEEDS[planet];
}

export function useWords(state: State, seat: Seat, planet: PlanetName, as: PlanetName): string {
  const how = planet === as ? '' : ` as ${as}`;
  return `Use ${planet}${how}: ${deedOf(state, seat, as)}.`;
}

export function factionWords(faction: FactionId): string {
  const { startPlanet, ability } = FACTION[faction];
  return `Starts next to ${startPlanet}. ${ability}`;
}

// ── What is in the hand ───────────────────────────────────────────────────────────────────────────

export function inHand(_state: State, place: Place): string {
  const { kind, item } = spotOf(place);
  if (kind === 'card' && isCard(item)) return `${cardName(item)}: put them on one of your exoplanets.`;
  if (planetAt(place) >= 0) return `${item}: choose the planet it trades places with.`;
  return 'Choose where the ship goes.';
}

// ── The end of a turn ─────────────────────────────────────────────────────────────────────────────

/** What passing means now. */
export function passWords(state: State, seat: Seat): string {
  const left = state.players.filter(({ passed }, other) => !passed && other !== seat).length;
  const others =
    left === 0 ? 'The round ends.' : `${count(left, 'other player')} ${left === 1 ? 'goes' : 'go'} on.`;
  return `You take no more turns in this round, but gain 2 energy whenever one of yours would come. ${others}`;
}

/** What is still in reach of the own objectives, before something ends for good. */
export function openWords(moves: readonly Move[]): string {
  const cards = moves.flatMap((move) => (move.type === 'complete' ? [cardName(move.card)] : []));
  return cards.length === 0 ? '' : `Still open: you can complete ${listed(cards)}.`;
}

/** Where the ship stands. */
export function shipPlace(state: State, seat: Seat): Place {
  return itemAt(NAME, shipOf(playerOf(state, seat)));
}

export function stepOf(state: State): Step['step'] | undefined {
  return asking<Step>(state)?.step;
}

export function pointsWord(card: ObjectiveId): string {
  return count(OBJECTIVE[card].vp, 'point');
}

export const planetName = (planet: number): PlanetName => itemAt(PLANETS, planet);
