import { expect, test } from 'vitest';
import { inquiryOf } from '../../analysis/inquiry.ts';
import { makerOf } from '../../analysis/maker.ts';
import { foresightOf, skillOf } from '../../bots/foresight.ts';
import { gameOf } from '../../games/index.ts';
import type { Foresight, GameEntry } from '../../kernel/entry.ts';
import type { Seat } from '../../kernel/game.ts';
import { digest } from '../../kernel/match/chance.ts';
import { newMatch, play } from '../../kernel/match/match.ts';
import { recordOf } from '../../kernel/match/record.ts';
import { moveText } from '../../kernel/text.ts';
import { withOwnNets } from '../bots/nets.ts';

const EFFORT = {
  lines: 2,
  redraws: 2,
  candidates: 2,
  looks: 2,
  tries: 2,
  contenders: 2,
  screened: 2,
  searched: 8,
};

/** What every method finds of the same short match by the hints, in a few letters. */
const FOUND: Readonly<Record<string, string>> = {
  'method 1 sol': 'f8dc99c4872c',
  'method 1 factions': 'b6c3f4b74ead',
  'method 2 sol': '387ba0f8d986',
  'method 2 factions': '8b9dc0e61817',
};

/** The game with its chances as the hints tell them: what they are fitted by is told apart. */
function unfitted(entry: GameEntry): GameEntry {
  const skill = skillOf(entry);
  const asTold = ({ calibration: _, ...foresight }: Foresight): Foresight => foresight;
  return { ...entry, skill: { ...skill, foresight: asTold(foresightOf({ ...entry, hints: skill })) } };
}

test.each([
  ['sol', 3],
  ['factions', 3],
])('what is found of %s otherwise than before is by another method', (game, moves) => {
  const entry = unfitted(gameOf(game));
  const match = newMatch(entry.game, { seats: 2, options: {}, seed: 'method' });
  for (let i = 0; i < moves; i++) {
    const seat: Seat = entry.game.actors(match.state)[0] ?? 0;
    play(match, seat, moveText(entry.game.legalMoves(match.state, seat)[0]));
  }
  const inquiry = inquiryOf(entry, recordOf(match, { closed: {} }), { effort: EFFORT });
  const findings = Array.from({ length: inquiry.places }, (_, place) => inquiry.at(place));
  const [method] = inquiry.made.split(',');
  // Where this fails, raise the number of the method in maker.ts and add what it finds here.
  expect(digest(JSON.stringify(findings)).slice(0, 12)).toBe(FOUND[`${method} ${game}`]);
});

test('tells the net that judges, and whether one does', async () => {
  const plain = gameOf('sol');
  const learned = await withOwnNets(plain);
  expect(makerOf(plain, 2)).toMatch(/^method \d+, hints, fit [0-9a-f]{12}$/);
  expect(makerOf(learned, 2)).toMatch(/^method \d+, net [0-9a-f]{12}, fit [0-9a-f]{12}$/);
  expect(makerOf(learned, 3)).not.toBe(makerOf(learned, 2));
  expect(makerOf(await withOwnNets(gameOf('factions')), 2)).toBe(makerOf(gameOf('factions'), 2));
});
