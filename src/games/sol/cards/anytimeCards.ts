import type { Seat } from '../../../kernel/game.ts';
import { NAME, type Space, spaceOf } from '../board.ts';
import { chainUses, playChain } from './chain.ts';
import type { Effects } from './effect.ts';
import { MOST_DIVERS_PER_SPACE, SUITS, type SuitName } from '../facts.ts';
import type { PlayOf, State } from '../state.ts';
import {
  addDivers,
  boardOf,
  changeEnergy,
  diversAt,
  type Events,
  gainMomentum,
  ownsStation,
  playerOf,
} from '../verbs.ts';

const PILLAR_MOMENTUM = 3;

/** The effects with the any-time icon. */
export const ANYTIME_CARDS = {
  ACCELERATE: {
    colour: 'yellow',
    icon: 'any time',
    window: 'any',
    text: 'All motherships advance by the same number of eyes, as many as you like.',
    source: 'published',
    uses: (state) =>
      Array.from(
        { length: boardOf(state).eyes - 1 },
        (_, i): PlayOf<'ACCELERATE'> => ({ type: 'play', effect: 'ACCELERATE', by: i + 1 }),
      ),
    play(state, _, move, events) {
      const { eyes } = boardOf(state);
      const by = move.by;
      for (const player of state.players) player.eye = (player.eye + by) % eyes;
      events?.push({ type: 'ships', by });
    },
  },
  CHAIN: {
    colour: 'yellow',
    icon: 'any time',
    window: 'any',
    text: 'A line of single sundivers gives every one of its owners 1 momentum each; then every other one is recalled.',
    source: 'published',
    uses: chainUses,
    play: playChain,
  },
  HATCH: {
    colour: 'red',
    icon: 'any time',
    window: 'any',
    text: 'Where you share a space, send one sundiver of another player home and put two from your reserve there.',
    source: 'published',
    uses: hatches,
    play: hatch,
  },
  PROCREATE: {
    colour: 'blue',
    icon: 'any time',
    window: 'any',
    text: 'Every space with two or more of your sundivers gets one more from your reserve.',
    source: 'published',
    uses(state, seat) {
      const growing = growingSpaces(state, seat).length;
      return growing > 0 && growing <= playerOf(state, seat).reserve
        ? [{ type: 'play', effect: 'PROCREATE' }]
        : [];
    },
    play(state, seat, _, events) {
      for (const space of growingSpaces(state, seat)) appear(state, seat, space, 1, events);
    },
  },
  SWAP: {
    colour: 'yellow',
    icon: 'any time',
    window: 'any',
    text: 'Two sundivers of different players on different spaces change places.',
    source: 'draft, colour and timing reconstructed',
    uses: swaps,
    play: swap,
  },
  TRIBUTE: {
    colour: 'red',
    icon: 'any time',
    window: 'any',
    text: 'At one of your stations every other player gives you 1 energy for each sundiver there.',
    source: 'published',
    uses: tributes,
    play: collectTribute,
  },
} satisfies Effects;

/** The effects with the draw icon: they last until the cards of the turn are drawn. */
export const DRAW_CARDS = {
  CHANNEL: {
    colour: 'green',
    icon: 'draw',
    window: 'draw',
    text: 'For each card you draw this turn you may turn 1 energy into 1 momentum.',
    source: 'published',
    drew(state, seat) {
      if (playerOf(state, seat).energy >= 1) state.stack.push({ step: 'channel', seat });
    },
  },
  PILLAR: {
    colour: 'yellow',
    icon: 'draw',
    window: 'draw',
    text: 'Name a suit: each card of that suit you draw this turn gives 3 momentum.',
    source: 'published',
    uses: (state) =>
      suitsLeft(state).map((suit): PlayOf<'PILLAR'> => ({ type: 'play', effect: 'PILLAR', suit })),
    play({ turn }, _, move) {
      turn.uses = SUITS.indexOf(move.suit);
    },
    drew(state, seat, suit, events) {
      if (suit === state.turn.uses) gainMomentum(state, seat, PILLAR_MOMENTUM, 'PILLAR', events);
    },
  },
} satisfies Effects;

function suitsLeft({ deck }: State): SuitName[] {
  return SUITS.filter((_, suit) => deck[suit]! > 0 || (suit === 0 && deck[8]! > 0));
}

function appear(state: State, seat: Seat, space: Space, count: number, events: Events): void {
  const player = playerOf(state, seat);
  player.reserve -= count;
  addDivers(player, space, count);
  events?.push({ type: 'appeared', seat, at: NAME[space]!, count });
}

/** 10.22: where PROCREATE adds a sundiver. */
export function growingSpaces(state: State, seat: Seat): Space[] {
  const player = playerOf(state, seat);
  return boardOf(state).spaces.filter((space) => {
    const count = diversAt(player, space);
    return count >= 2 && count < MOST_DIVERS_PER_SPACE;
  });
}

function hatches(state: State, seat: Seat): PlayOf<'HATCH'>[] {
  const own = playerOf(state, seat);
  if (own.reserve < 2) return [];
  return boardOf(state)
    .spaces.filter((space) => diversAt(own, space) > 0 && diversAt(own, space) + 2 <= MOST_DIVERS_PER_SPACE)
    .flatMap((space) =>
      state.players.flatMap((other, victim): PlayOf<'HATCH'>[] =>
        victim !== seat && diversAt(other, space) > 0
          ? [{ type: 'play', effect: 'HATCH', at: NAME[space]!, victim }]
          : [],
      ),
    );
}

function hatch(state: State, seat: Seat, move: PlayOf<'HATCH'>, events: Events): void {
  const space = spaceOf(move.at);
  const { victim } = move;
  const other = playerOf(state, victim);
  addDivers(other, space, -1);
  other.hold++;
  events?.push({ type: 'recalled', seat: victim, from: NAME[space]! });
  appear(state, seat, space, 2, events);
}

/** What the other players owe at the stations of a seat, by space. */
function tributes(state: State, seat: Seat): PlayOf<'TRIBUTE'>[] {
  const paying = boardOf(state).spaces.filter(
    (space) => ownsStation(state, seat, space) && owed(state, seat, space),
  );
  if (state.options.tributeScope === 'all')
    return paying.length > 0 ? [{ type: 'play', effect: 'TRIBUTE' }] : [];
  return paying.map((space): PlayOf<'TRIBUTE'> => ({ type: 'play', effect: 'TRIBUTE', at: NAME[space]! }));
}

function owed(state: State, seat: Seat, space: Space): boolean {
  return state.players.some((other, i) => i !== seat && diversAt(other, space) > 0 && other.energy > 0);
}

function collectTribute(state: State, seat: Seat, move: PlayOf<'TRIBUTE'>, events: Events): void {
  const places =
    move.at === undefined
      ? boardOf(state).spaces.filter((space) => ownsStation(state, seat, space))
      : [spaceOf(move.at)];
  for (const space of places) {
    state.players.forEach((other, giver) => {
      const gift = giver === seat ? 0 : Math.min(diversAt(other, space), other.energy);
      changeEnergy(state, giver, -gift, 'TRIBUTE', events);
      changeEnergy(state, seat, gift, 'TRIBUTE', events);
    });
  }
}

/** Every pair of places whose divers belong to different players; swapping one's own would change nothing. */
function swaps(state: State): PlayOf<'SWAP'>[] {
  const places = boardOf(state).spaces.flatMap((space) =>
    state.players.flatMap((player, seat) => (diversAt(player, space) > 0 ? [{ space, seat }] : [])),
  );
  const hasRoom = (seat: Seat, space: Space) =>
    diversAt(playerOf(state, seat), space) < MOST_DIVERS_PER_SPACE;
  return places.flatMap((a, i) =>
    places
      .slice(i + 1)
      .filter(
        (b) =>
          b.space !== a.space && b.seat !== a.seat && hasRoom(a.seat, b.space) && hasRoom(b.seat, a.space),
      )
      .map((b): PlayOf<'SWAP'> => {
        const to = NAME[b.space]!;
        return {
          type: 'play',
          effect: 'SWAP',
          from: NAME[a.space]!,
          who: a.seat,
          to,
          whose: b.seat,
        };
      }),
  );
}

function swap(state: State, _: Seat, move: PlayOf<'SWAP'>, events: Events): void {
  const { who, whose } = move;
  const from = spaceOf(move.from);
  const to = spaceOf(move.to);
  addDivers(playerOf(state, who), from, -1);
  addDivers(playerOf(state, who), to, 1);
  addDivers(playerOf(state, whose), to, -1);
  addDivers(playerOf(state, whose), from, 1);
  events?.push({ type: 'swapped', seat: who, at: move.from, whose, to: move.to });
}
