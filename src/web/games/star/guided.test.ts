import { expect, test } from 'vitest';
import { botOf } from '../../../bots/index.ts';
import { hexOf } from '../../../games/star/board.ts';
import { star as entry } from '../../../games/star/index.ts';
import type { State } from '../../../games/star/state.ts';
import { at, ownerOf } from '../../../games/star/testkit.ts';
import { type Match, newMatch, play } from '../../../kernel/match.ts';
import { botSeed } from '../../../table/botTurn.ts';
import { guided } from './guided.ts';

const { setup, lessons } = guided;

/** Plays the moves of the lessons up to one, and those of the bot as the table does. */
function playedUntil(last: string | undefined): State {
  const match = newMatch(entry.game, { seats: 2, options: setup.options, seed: setup.seed ?? '' });
  for (const { move } of lessons) {
    if (move === undefined) continue;
    play(match, 0, move);
    if (move === last) break;
    botPlays(match);
  }
  return match.state;
}

function botPlays(match: Match<State>): void {
  const { game } = entry;
  while (game.actors(match.state)[0] === 1) {
    const bot = botOf('random').make(entry, botSeed(match.seed, match.plies.length));
    const legal = game.legalMoves(match.state, 1);
    const view = (): object => game.redact(match.state, 1);
    play(match, 1, bot.choose({ seat: 1, view, legal }));
  }
}

test('every lesson’s move is legal when its turn comes, and leads to a colony', () => {
  const state = playedUntil(undefined);
  expect(ownerOf(state, 'O-NW')).toBe(0);
  expect(state.round).toBe(4);
});

test('the attack hits for 5 and is answered for 4, as the words tell', () => {
  const state = playedUntil('attack 11,16 8,19 1');
  expect(at(state, '8,19')).toMatchObject({ type: 'scout', hull: 5 });
  expect(at(state, '11,16')).toMatchObject({ type: 'scout', hull: 6 });
});

test('Vesper takes the blue corner, and the first card is a Weapon', () => {
  const state = playedUntil('move 7,2 9,4');
  expect(state.players[1]).toMatchObject({ faction: 'marshall-guard', stock: [1, 1, 1] });
  expect(state.players[0]?.stock).toEqual([0, 0, 1]);
  expect((state.players[0]?.rolls[0] ?? 0) > (state.players[1]?.rolls[0] ?? 9)).toBe(true);
});

test('lessons point at hexes of the mat', () => {
  for (const place of lessons.flatMap(({ point = [] }) => point)) expect(() => hexOf(place)).not.toThrow();
});

test('lessons are short', () => {
  expect(lessons.length).toBeLessThanOrEqual(20);
  for (const { say } of lessons) expect(say.length).toBeLessThan(290);
});
