import type { Options } from '../options.ts';
import { FLARE, MARKED_FLARE, TRIGGER } from '../facts.ts';
import type { State } from '../state.ts';
import type { Outlook } from './outlook.ts';
import type { Weights } from './weights.ts';

/** What a position was found to be worth, and where: none of these lists is ever changed in place. */
interface Known {
  readonly weights: Weights;
  readonly options: Options;
  readonly effects: State['effects'];
  readonly stations: State['stations'];
  readonly gates: State['gates'];
  readonly feeders: State['feeders'];
  readonly total: number;
}

/** Plans for different moves often come to the same position, so what it was worth serves again. */
const KNOWN = new Map<string, Known>();
const REMEMBERED = 256;

/** What a position is worth to a seat, looked for only where that is not known yet. */
export function remembered(outlook: Outlook, find: (outlook: Outlook) => number): number {
  const { state, weights } = outlook;
  const key = keyOf(outlook);
  const known = KNOWN.get(key);
  if (known !== undefined && known.weights === weights && isSame(known, state)) return known.total;
  const { options, effects, stations, gates, feeders } = state;
  const total = find(outlook);
  if (KNOWN.size >= REMEMBERED) KNOWN.clear();
  KNOWN.set(key, { weights, options, effects, stations, gates, feeders, total });
  return total;
}

function isSame({ options, effects, stations, gates, feeders }: Known, state: State): boolean {
  return (
    stations === state.stations &&
    gates === state.gates &&
    feeders === state.feeders &&
    effects === state.effects &&
    options === state.options
  );
}

/** Everything else that a seat judges a position by. */
function keyOf({ state, seat, player, eye }: Outlook): string {
  const { players, flares, over, deck, turn } = state;
  let cards = 0;
  for (const count of deck) cards += count;
  const flare = deck[FLARE]! + deck[MARKED_FLARE]!;
  const letters = [seat, eye, flares, Number(over), cards - deck[TRIGGER]!, flare];
  for (const { eye, energy, momentum, hold, reserve, vaporized } of players)
    letters.push(eye, energy, momentum, hold, reserve, vaporized);
  letters.push(player.gates, player.card + 1, ...player.stations, ...player.guests, turn.queue.length);
  for (const draw of turn.queue) letters.push(2 * draw.seat + Number(draw.tag === 'hurl'));
  const { divers } = player;
  for (let space = 0; space < divers.length; space++)
    if (divers[space] !== 0) letters.push(space, divers[space]!);
  return String.fromCharCode(...letters);
}
