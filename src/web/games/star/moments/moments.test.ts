import { expect, test } from 'vitest';
import { game } from '../../../../games/star/index.ts';
import { kitCard, shipCard } from '../../../../games/star/facts.ts';
import type { Event, Move, State } from '../../../../games/star/state.ts';
import { position, spoilt } from '../../../../games/star/test/testkit.ts';
import { clone } from '../../../../kernel/data/plain.ts';
import { seeded } from '../../../../kernel/match/rng.ts';
import { moments, type StarMoment } from './moments.ts';

const NAMES = ['Mira', 'Rook'];

/** What is seen of a move of the first player, by whoever looks. */
function seenOf(state: State, move: Move, eyes: number | undefined, seed = 3): readonly StarMoment[] {
  const after = clone(state);
  const events: Event[] = [];
  game.apply(after, 0, move, seeded(seed), events);
  return moments(state, events, after, NAMES, eyes);
}

const DUEL = position({
  players: [
    { stock: [0, 0, 3], ships: { '23,16': { type: 'juggernaut', kit: 'survivor' }, '1,0': 'mothership' } },
    { ships: { '27,16': { type: 'warrior', hull: 15 }, '49,0': 'mothership' } },
  ],
});

test('a shot shows both sides, and the parts of the damage make the damage', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const [shot] = seenOf(DUEL, { type: 'attack', from: '23,16', at: '27,16', weapons: 2 }, 0, seed);
    if (shot?.kind !== 'shot') throw new Error('no shot is seen');
    const { hit, answer, attacker, target } = shot;
    expect(hit.damage).toBe(Math.max(0, hit.roll + hit.kit + 2 * (hit.weapons ?? 0) - hit.shield));
    expect(target.hullBefore - target.hull).toBe(Math.min(15, hit.damage));
    expect(attacker.hullBefore - attacker.hull).toBe(answer?.damage ?? 0);
    expect(shot).toMatchObject({ ms: 2000, places: ['23,16', '27,16'], title: 'You fire on Rook’s Warrior' });
    expect(shot.say).toMatch(/^Your Juggernaut (hits|destroys) Rook’s Warrior/);
  }
});

test('a shot is told to whoever looks', () => {
  const shot = (eyes: number | undefined) =>
    seenOf(DUEL, { type: 'attack', from: '23,16', at: '27,16', weapons: 0 }, eyes)[0];
  expect(shot(1)).toMatchObject({ title: 'Mira fires on your Warrior' });
  expect(shot(undefined)).toMatchObject({ title: 'Mira fires on Rook’s Warrior' });
});

test('a shot is said as the log tells it, with what is left, and leads to its rule', () => {
  const [shot] = seenOf(DUEL, { type: 'attack', from: '23,16', at: '27,16', weapons: 0 }, 0, 4);
  if (shot?.kind !== 'shot' || shot.answer === undefined) throw new Error('no shot with an answer is seen');
  const { hit, answer, attacker, target } = shot;
  expect(shot.rule).toBe('9.4');
  expect(shot.say).toBe(
    `Your Juggernaut hits Rook’s Warrior for ${hit.damage}, ${target.hull} hull left. ` +
      `It answers for ${answer.damage}, you have ${attacker.hull}.`,
  );
});

test('whoever survives is told who could still destroy it', () => {
  const endAgainst = (hull: number): string => {
    const pair = position({
      players: [
        { ships: { '23,16': 'scout', '24,17': 'juggernaut', '1,0': 'mothership' } },
        { ships: { '27,16': { type: 'warrior', hull }, '49,0': 'mothership' } },
      ],
    });
    const [shot] = seenOf(pair, { type: 'attack', from: '23,16', at: '27,16', weapons: 0 }, 1);
    return shot?.kind === 'shot' ? shot.end : '';
  };
  expect(endAgainst(8)).toMatch(
    /^It survives with \d hull\. One more hit by Mira’s Juggernaut could destroy it: bounty 2 of each\.$/,
  );
  expect(endAgainst(15)).toMatch(/^It survives with \d+ hull\.$/);
});

test('what is said of a moment is a line of the log, which says it', () => {
  const settles = position({ players: [{ ships: { '11,4': 'mothership' }, marker: true }, {}] });
  const shown = [
    ...seenOf(DUEL, { type: 'attack', from: '23,16', at: '27,16', weapons: 0 }, 0),
    ...seenOf(settles, { type: 'colonize' }, 0),
  ];
  expect(shown.map(({ kind, logged }) => [kind, logged])).toEqual([
    ['shot', true],
    ['flag', true],
  ]);
});

test('a destroyed ship does not answer and leaves its bounty', () => {
  const weak = spoilt(DUEL);
  weak.players[1]?.ships.splice(0, 1, { ...shipOf(weak), hull: 1 });
  const [shot] = seenOf(weak, { type: 'attack', from: '23,16', at: '27,16', weapons: 3 }, 0);
  expect(shot).toMatchObject({
    answer: undefined,
    answerHead: 'No answer: it is destroyed',
    end: 'Rook’s Warrior is gone. You take a bounty: 2 of each.',
  });
});

test('who loses the last ship is out, and the panel says so', () => {
  const last = position({
    players: [
      { stock: [0, 0, 3], ships: { '23,16': 'juggernaut' } },
      { ships: { '27,16': { type: 'mothership', hull: 1 } } },
    ],
  });
  const [shot] = seenOf(last, { type: 'attack', from: '23,16', at: '27,16', weapons: 3 }, 0);
  expect(shot).toMatchObject({
    end:
      'Rook’s Mothership is gone for good. You take a bounty: 4 of each. Rook is out of the match. ' +
      'You are the last faction left.',
  });
});

const shipOf = ({ players }: State) => players[1]?.ships[0] ?? expect.fail('no ship');

const LEAD = 'You lead with 1 planet.';

test('a flag is seen when it is planted and when it falls', () => {
  const settles = position({ players: [{ ships: { '11,4': 'mothership' }, marker: true }, {}] });
  expect(seenOf(settles, { type: 'colonize' }, 0)).toMatchObject([
    { kind: 'flag', planted: true, flags: 1, say: 'You settle Hollin: 1 of 4 planets.', standing: LEAD },
  ]);
  const frees = position({
    players: [{ ships: { '11,4': 'mothership' }, marker: true }, { colonies: ['O-NW', 'O-NE'] }],
  });
  expect(seenOf(frees, { type: 'decolonize' }, 1)).toMatchObject([
    { kind: 'flag', planted: false, flags: 1, say: 'Mira drives you off Hollin: the planet is free.' },
  ]);
});

test('blueprints one draws are held up, with what was discarded at once', () => {
  const state = position({ players: [{ stock: [0, 0, 0] }, {}] });
  const events: Event[] = [
    { type: 'drew', seat: 0, cards: [0, shipCard('warrior'), kitCard('cheetah')] },
    { type: 'discarded', seat: 0, cards: [shipCard('warrior')] },
  ];
  const seen = (eyes: number) => moments(state, events, state, NAMES, eyes);
  expect(seen(0)).toMatchObject([
    {
      kind: 'loot',
      cards: [{ discarded: false }, { discarded: true }, { discarded: false }],
      say: 'You draw 1 Metal, a Warrior blueprint and a Cheetah kit, and discard a Warrior blueprint.',
    },
  ]);
  expect(seen(1)).toEqual([]);
  expect(moments(state, [{ type: 'drew', seat: 0, cards: [0] }], state, NAMES, 0)).toEqual([]);
});
