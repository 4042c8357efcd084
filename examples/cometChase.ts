import { defineGame } from '../src/kernel/defineGame.ts';
import { all, sized, unless } from '../src/kernel/checks/faults.ts';
import type { Seat } from '../src/kernel/game.ts';
import { itemAt } from '../src/kernel/data/lists.ts';
import { ranked } from '../src/kernel/outcome.ts';
import { clone } from '../src/kernel/data/plain.ts';
import { type Rng, shuffled } from '../src/kernel/match/rng.ts';
import { firstFault } from '../src/kernel/data/shape.ts';

/** Comet Chase: hidden hands, chance, and everybody chooses at once. */
const ABOUT = `Everybody launches a probe at the same comet, and probes that meet are lost.

The probes are cards from 1 to 10, two of each. Everybody is dealt five, which nobody else sees. Each round a comet
comes by, worth 1 to 9 points. All choose a probe in secret; then all are shown. The highest that nobody else has
launched too catches the comet; where none stands alone, its points wait for the next. The most points win in the end.`;

const PROBES = Array.from({ length: 20 }, (_, i) => 1 + Math.floor(i / 2));
const LARGEST_COMET = 9;
const HAND = 5;
const [FACE_DOWN, NONE] = [0, -1];

interface Player {
  hand: number[];
  /** What was launched and is not shown yet. */
  probe: number;
  points: number;
}

interface State {
  readonly players: Player[];
  /** The points of the comet, with those that wait. */
  prize: number;
  /** The probes that are gone. */
  readonly spent: number[];
}

type Event =
  | { readonly type: 'comet'; readonly prize: number }
  | { readonly type: 'launched'; readonly seat: Seat }
  | { readonly type: 'shown'; readonly seat: Seat; readonly probe: number }
  | { readonly type: 'caught'; readonly seat: Seat; readonly prize: number };

export const cometChase = defineGame({
  id: 'comets',
  title: 'Comet Chase',
  about: ABOUT,
  seats: { min: 2, max: 4 },

  setup(seats, _, rng): State {
    const deck = shuffled(rng, PROBES);
    const deal = () => ({ hand: ascending(deck.splice(0, HAND)), probe: NONE, points: 0 });
    const state = { players: Array.from({ length: seats }, deal), prize: 0, spent: [] };
    nextComet(state, rng);
    return state;
  },

  actors: ({ players }) =>
    players.flatMap(({ hand, probe }, seat) => (hand.length > 0 && probe === NONE ? [seat] : [])),

  legalMoves: ({ players }, seat) =>
    [...new Set(itemAt(players, seat).hand)].map((probe) => ({ type: 'launch', probe })),

  apply(state, seat, { probe }, rng, events?: Event[]) {
    const player = itemAt(state.players, seat);
    player.hand.splice(player.hand.indexOf(probe), 1);
    player.probe = probe;
    events?.push({ type: 'launched', seat });
    if (state.players.some((other) => other.probe === NONE)) return;
    showProbes(state, events);
    if (player.hand.length > 0) nextComet(state, rng, events);
  },

  outcome({ players }) {
    if (players.some(({ hand, probe }) => hand.length > 0 || probe !== NONE)) return undefined;
    return ranked(players.map(({ points }) => points));
  },

  score: ({ players }) => players.map(({ points }) => points),

  redact(state, viewer) {
    const view = clone(state);
    view.players.forEach((player, seat) => {
      if (seat === viewer) return;
      player.hand.fill(FACE_DOWN);
      if (player.probe !== NONE) player.probe = FACE_DOWN;
    });
    return view;
  },

  determinize(redacted, viewer, rng) {
    const guess = clone(redacted);
    const unseen = shuffled(rng, without(PROBES, [...guess.spent, ...guess.players.flatMap(probesOf)]));
    const guessed = (card: number): number => (card === FACE_DOWN ? (unseen.pop() ?? card) : card);
    for (const player of guess.players.filter((_, seat) => seat !== viewer)) {
      player.hand = ascending(player.hand.map(guessed));
      player.probe = guessed(player.probe);
    }
    return guess;
  },

  stateFault({ players, prize, spent }) {
    const probes = [...spent, ...players.flatMap(probesOf)];
    const left = HAND - spent.length / players.length;
    const points = [prize, ...players.map((player) => player.points)];
    const sum = points.reduce((a, b) => a + b);
    return (
      unless(without(PROBES, probes).length + probes.length === PROBES.length, 'a probe is too many') ??
      firstFault(players, (player) => sized(probesOf(player), left, 'the probes of a player')) ??
      all([sum, ...points], 0, (HAND + 1 - left) * LARGEST_COMET, 'points')
    );
  },

  hints: { weight: ({ prize }, _, { probe }) => 2 - Math.abs(probe - prize) / 10 },

  texts: {
    prompt: ({ prize }, seat, names) => `${names[seat]} launches a probe at ${prize} points.`,
    event(event, names) {
      if (event.type === 'comet') return `A comet comes by: ${event.prize} points.`;
      if (event.type === 'launched') return `${names[event.seat]} has launched.`;
      if (event.type === 'shown') return `${names[event.seat]} shows the ${event.probe}.`;
      return `${names[event.seat]} catches ${event.prize} points.`;
    },
  },
});

function nextComet(state: State, rng: Rng, events?: Event[]): void {
  state.prize += 1 + rng.int(LARGEST_COMET);
  events?.push({ type: 'comet', prize: state.prize });
}

function showProbes(state: State, events?: Event[]): void {
  const { players, prize, spent } = state;
  const probes = players.map(({ probe }) => probe);
  const alone = probes.filter((probe) => probes.indexOf(probe) === probes.lastIndexOf(probe));
  const catcher = probes.indexOf(Math.max(...alone));
  probes.forEach((probe, seat) => events?.push({ type: 'shown', seat, probe }));
  spent.push(...probes);
  for (const player of players) player.probe = NONE;
  if (catcher < 0) return;
  itemAt(players, catcher).points += prize;
  state.prize = 0;
  events?.push({ type: 'caught', seat: catcher, prize });
}

/** The hand, and what was launched and not shown. */
const probesOf = ({ hand, probe }: Player): number[] => (probe === NONE ? hand : [...hand, probe]);

const ascending = (cards: readonly number[]): number[] => cards.toSorted((a, b) => a - b);
const without = (cards: readonly number[], known: readonly number[]): number[] =>
  known.reduce((rest, card) => rest.toSpliced(rest.indexOf(card), rest.includes(card) ? 1 : 0), [...cards]);
