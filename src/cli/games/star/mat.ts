import {
  AREA,
  BLACK_HOLE,
  COLUMNS,
  type Hex,
  NAME,
  PLANETS,
  ROCK,
  ROW,
  ROWS,
  waysIn,
  WORMHOLE,
  X,
} from '../../../games/star/board.ts';
import type { ShipType } from '../../../games/star/facts.ts';
import type { State } from '../../../games/star/state.ts';
import type { Seat } from '../../../kernel/game.ts';
import { itemAt } from '../../../kernel/data/lists.ts';
import { type Canvas, put } from '../../canvas.ts';
import { BOLD, DIM, GOLD, type Ink, LEGAL, seatLetter } from '../../ink.ts';
import { factionInk } from './faction.ts';

/** The mat: a row for each row of hexes, two columns for each hex, numbers along the edges. */

const LABEL_WIDTH = 4;
const HEAD = 1;
export const MAT_WIDTH = LABEL_WIDTH + COLUMNS + 1;
export const MAT_HEIGHT = HEAD + ROWS;
const RULER_STEP = 10;

/** A ship or a planet on the mat, or what lies there by nature. */
interface Sign {
  readonly text: string;
  readonly ink: Ink;
}

export const SHIP_LETTERS: Readonly<Record<ShipType, string>> = {
  scout: 'S',
  warrior: 'W',
  juggernaut: 'J',
  mothership: 'M',
};

export function drawMat(sheet: Canvas, state: State, lit: ReadonlySet<string>): void {
  for (let x = 0; x < COLUMNS; x += RULER_STEP) put(sheet, LABEL_WIDTH + x, 0, String(x), DIM);
  for (let row = 0; row < ROWS; row++) put(sheet, 0, HEAD + row, String(row).padStart(2), DIM);
  const pieces = piecesOf(state, lit);
  NAME.forEach((name, hex) => {
    const { text, ink } = pieces.get(hex) ?? ground(state, hex, lit.has(name));
    put(sheet, LABEL_WIDTH + itemAt(X, hex), HEAD + itemAt(ROW, hex), text, ink);
  });
}

/** Ships cover the planets they stand on. */
function piecesOf(state: State, lit: ReadonlySet<string>): Map<Hex, Sign> {
  const signs = new Map<Hex, Sign>();
  PLANETS.forEach(({ at }, planet) => {
    const owner = itemAt(state.planets, planet) - 1;
    signs.set(at, planetSign(state, owner, lit.has(itemAt(NAME, at))));
  });
  state.players.forEach(({ ships }, seat) => {
    for (const { type, at } of ships) {
      const letter = marked(seatLetter(seat), lit.has(itemAt(NAME, at)));
      signs.set(at, { text: letter + SHIP_LETTERS[type], ink: `${BOLD};${factionInk(state, seat)}` });
    }
  });
  return signs;
}

function planetSign(state: State, owner: Seat, legal: boolean): Sign {
  if (owner < 0) return { text: legal ? '+o' : 'o', ink: legal ? LEGAL : GOLD };
  return { text: `${marked(seatLetter(owner), legal)}o`, ink: factionInk(state, owner) };
}

/** What is legal now must be seen without colours: a capital for pieces, a cross for hexes. */
function marked(letter: string, legal: boolean): string {
  return legal ? letter.toUpperCase() : letter;
}

const HOLE = new Set(BLACK_HOLE);
const WORMHOLES = new Set(Object.values(WORMHOLE));
const HOME = new Set(Object.values(AREA).flat());

function ground({ options }: State, hex: Hex, legal: boolean): Sign {
  if (legal) return { text: '+', ink: LEGAL };
  if (ROCK[hex] === 1) return { text: '#', ink: DIM };
  if (HOLE.has(hex) || waysIn(options).mouths.includes(hex)) return { text: '@', ink: BOLD };
  if (WORMHOLES.has(hex)) return { text: '*', ink: DIM };
  return { text: HOME.has(hex) ? ':' : '.', ink: DIM };
}

export const LEGEND =
  'aM ship of seat a: Scout, Warrior, Juggernaut, Mothership · o planet · ao colony · * wormhole, : its area · # asteroid · @ black hole · + or capital letter: legal now';
