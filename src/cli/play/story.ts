import type { GameEvent, Seat } from '../../kernel/game.ts';
import { itemAt } from '../../kernel/data/lists.ts';
import { capital } from '../../kernel/defaults/words.ts';
import { painted, seatInk, seatLetter } from '../ink.ts';
import { wrapped } from '../rows.ts';
import { NOTES } from '../../table/entry.ts';
import type { Table } from './table.ts';

/** What one ply told. */
export interface Told {
  readonly seat: Seat;
  readonly sentences: readonly string[];
}

/** What the people at the table have learnt from the moves after the first so many. */
export function storySince({ entry, ledger, names }: Table, ply: number): Told[] {
  const isSeen = ({ only }: GameEvent): boolean => only === undefined || ledger.persons.includes(only);
  return ledger.moves.slice(ply).map(({ deed: { seat, events, note } }) => {
    const sentences = events.filter(isSeen).flatMap((event) => entry.texts.event(event, names) ?? []);
    return { seat, sentences: note ? [...sentences, NOTES[note]] : sentences };
  });
}

/** Plies as paragraphs, one for each stretch in which the same seat chose, headed by its letter. */
export function paragraphs(
  plies: readonly Told[],
  names: readonly string[],
  width: number,
  colour: boolean,
): string[] {
  return stretches(plies).flatMap(({ seat, sentences }) => {
    const name = itemAt(names, seat);
    const head = ` ${seatLetter(seat)} `;
    const indent = ' '.repeat(head.length + 1);
    const [first, ...rest] = sentences;
    const text = [first, ...rest.map((sentence) => withoutName(sentence, name))].join(' ');
    const lines = wrapped(text, width - indent.length);
    return lines.map((line, i) =>
      i === 0 ? `${painted(head, seatInk(seat), colour)} ${line}` : indent + line,
    );
  });
}

function stretches(plies: readonly Told[]): Told[] {
  const found: { seat: Seat; sentences: string[] }[] = [];
  for (const { seat, sentences } of plies) {
    if (sentences.length === 0) continue;
    const last = found.at(-1);
    if (last?.seat === seat) last.sentences.push(...sentences);
    else found.push({ seat, sentences: [...sentences] });
  }
  return found;
}

/** The paragraph shows its seat already: "Ann flies on." becomes "Flies on." */
function withoutName(sentence: string, name: string): string {
  for (const start of [`${name}: `, `${name} `]) {
    if (sentence.startsWith(start)) return capital(sentence.slice(start.length));
  }
  return sentence;
}
