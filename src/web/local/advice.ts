import type { Finding } from '../../bots/search.ts';
import { InputError } from '../../kernel/error.ts';
import type { Seat } from '../../kernel/game.ts';
import { equal } from '../../kernel/plain.ts';
import { moveText } from '../../kernel/text.ts';
import type { Favourite } from '../../protocol/table.ts';
import { questionFor } from './choice.ts';
import type { Table } from './table.ts';
import { coachSeed } from './thinker.ts';

/** The bot that advises. */
const COACH = 'hard';
/** The most moves it tells. */
const MOST = 3;

/** What the coach thinks of the position as it stands; given up as soon as that is gone. */
export async function adviceFor(table: Table, seat: Seat): Promise<Favourite[]> {
  const { match } = table.chronicle;
  const { signal } = table.present;
  if (!match.game.actors(match.state).includes(seat))
    throw new InputError('bad_request', `seat ${seat} is not asked`);
  const question = questionFor(table, seat, COACH, coachSeed(seat, match.plies.length));
  if (question.legal.length === 1) return [];
  const { move, findings } = await table.around.think(question, signal);
  const isBest = (finding: Finding): boolean => equal(finding.move, move);
  return [...findings.filter(isBest), ...findings.filter((finding) => !isBest(finding))]
    .slice(0, MOST)
    .map((finding) => ({ text: moveText(finding.move), chance: finding.chance, looks: finding.visits }));
}
