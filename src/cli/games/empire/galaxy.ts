import { AXIAL, NAME, REGIONS, type Region, SECTOR } from '../../../games/empire/board.ts';
import { CRUISER, HOME, RESOURCES, TILE, type TileId, yieldsOf } from '../../../games/empire/facts.ts';
import type { State } from '../../../games/empire/state.ts';
import { itemAt } from '../../../kernel/data/lists.ts';
import { type Canvas, canvas, put } from '../../canvas.ts';
import { BOLD, DANGER, DIM, GOLD, type Ink, LEGAL, PLAIN, seatInk, seatLetter } from '../../ink.ts';

/** The galaxy: a row of fields for each row of hexes, pushed in by half a field from row to row. */

const RADIUS = 3;
const ROWS = 2 * RADIUS + 1;
const FIELD_HEIGHT = 3;
export const ANCIENT_LETTER = 'x';
const SHIP_LETTERS = ['F', 'C', 'D'];

export const LEGEND =
  'B2 2P1M region with the yield of its tile · ao colony of seat a · aFCD its fighter, cruiser, dreadnought · xC Ancient cruiser · @ wormhole · │ border of a sector · + legal now';

export function drawGalaxy(state: State, width: number, lit: ReadonlySet<string>): Canvas {
  const field = Math.floor((width - 1) / ROWS);
  const sheet = canvas(width, ROWS * FIELD_HEIGHT);
  for (let region = 0; region < REGIONS; region++) {
    const [q, r] = itemAt(AXIAL, region);
    const x = Math.round((q + RADIUS + r / 2) * field);
    drawField(sheet, state, region, { x, y: (r + RADIUS) * FIELD_HEIGHT, room: field - 1 }, lit);
    drawBorder(sheet, region, x, field);
  }
  return sheet;
}

interface Box {
  readonly x: number;
  readonly y: number;
  /** Columns for signs. */
  readonly room: number;
}

/** A line on the left where another sector begins, and on the right at the edge. */
function drawBorder(sheet: Canvas, region: Region, x: number, field: number): void {
  const y = itemAt(itemAt(AXIAL, region), 1) * FIELD_HEIGHT + RADIUS * FIELD_HEIGHT;
  const rowOf = (other: Region) => AXIAL[other]?.[1];
  const first = rowOf(region - 1) !== rowOf(region);
  const last = rowOf(region + 1) !== rowOf(region);
  for (let line = 0; line < FIELD_HEIGHT; line++) {
    if (first || SECTOR[region - 1] !== SECTOR[region]) put(sheet, x, y + line, '│', DIM);
    if (last) put(sheet, x + field, y + line, '│', DIM);
  }
}

function drawField(
  sheet: Canvas,
  state: State,
  region: Region,
  { x, y, room }: Box,
  lit: ReadonlySet<string>,
): void {
  const name = itemAt(NAME, region);
  const tile = itemAt(state.tiles, region);
  const legal = lit.has(name);
  const write = (at: number, line: number, text: string, ink: Ink) =>
    put(sheet, x + 1 + at, y + line, text.slice(0, room - at), ink);
  write(0, 0, legal ? `+${name}` : name, legal ? LEGAL : DIM);
  write(legal ? 4 : 3, 0, yieldSign(tile), GOLD);
  write(0, 1, tileSign(state, region), tile === HOME ? BOLD : PLAIN);
  let at = 0;
  for (const { text, ink } of piecesIn(state, region)) {
    write(at, 2, text, ink);
    at += text.length + (text.endsWith('o') ? 1 : 0);
  }
}

/** `2P1M`, nothing for no yield. */
function yieldSign(tile: TileId | ''): string {
  const yields = yieldsOf(tile);
  return RESOURCES.map((resource, at) =>
    itemAt(yields, at) > 0 ? `${yields[at]}${resource.charAt(0).toUpperCase()}` : '',
  ).join('');
}

function tileSign(state: State, region: Region): string {
  const tile = TILE[itemAt(state.tiles, region)];
  switch (tile?.kind) {
    case 'planet':
      return tile.name;
    case 'wormhole':
      return '@';
    case 'empty':
      return 'empty';
    case 'home':
      return `home ${seatLetter(state.players.findIndex(({ home }) => home === region))}`;
    default:
      return '';
  }
}

interface Piece {
  readonly text: string;
  readonly ink: Ink;
}

/** The colony first, then the ships by owner. */
function piecesIn(state: State, region: Region): Piece[] {
  const owner = itemAt(state.colonies, region);
  const colony = owner < 0 ? [] : [{ text: `${seatLetter(owner)}o`, ink: seatInk(owner) }];
  const fleets = state.players.flatMap(({ ships }, seat) => {
    const kinds = ships.filter(({ at }) => at === region).map(({ kind }) => kind);
    return kinds.length === 0 ? [] : [{ text: fleetSign(seatLetter(seat), kinds), ink: seatInk(seat) }];
  });
  const cruisers = state.ancients.flatMap(({ cruisers: all }) => all.filter((at) => at === region));
  const ancients =
    cruisers.length === 0
      ? []
      : [
          {
            text: fleetSign(
              ANCIENT_LETTER,
              cruisers.map(() => CRUISER),
            ),
            ink: DANGER,
          },
        ];
  return [...colony, ...fleets, ...ancients];
}

/** `aFFC` */
function fleetSign(letter: string, kinds: readonly number[]): string {
  return (
    letter +
    kinds
      .toSorted((a, b) => a - b)
      .map((kind) => SHIP_LETTERS[kind])
      .join('')
  );
}
