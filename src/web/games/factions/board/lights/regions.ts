import { BAND, BANDS, type Cell, NAME, SECTORS } from '../../../../../games/factions/board.ts';
import type { State } from '../../../../../games/factions/state.ts';
import { itemAt } from '../../../../../kernel/data/lists.ts';
import type { BoardRegion } from '../../../view.ts';
import { bandName, planetPlace, seatsAt } from './label.ts';

/** The planets, then the bands of sectors from the Sun outwards as far as something is in them. */
export function regions(state: State): readonly BoardRegion[] {
  const cells = NAME.map((_, cell) => cell).filter((cell) => holds(state, cell));
  const bands = Array.from({ length: BANDS }, (_, band) => ({
    title: bandName(band),
    places: cells.filter((cell) => BAND[cell] === band).map((cell) => itemAt(NAME, cell)),
  }));
  const kuiper = cells.filter((cell) => cell >= SECTORS).map((cell) => itemAt(NAME, cell));
  return [
    { title: 'Planets', places: state.planets.map((_, planet) => planetPlace(planet)) },
    ...bands,
    { title: 'Kuiper Belt', places: kuiper },
  ];
}

function holds(state: State, cell: Cell): boolean {
  const { energy, tiles, gates } = state;
  const lies = (energy[cell] ?? 0) > 0 || gates.includes(cell) || tiles.some(({ at }) => at === cell);
  return lies || seatsAt(state, cell).length > 0;
}
