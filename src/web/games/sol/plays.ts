import type { Play, State } from '../../../games/sol/state.ts';
import { CARDS } from '../../../games/sol/cards.ts';
import { SUITS } from '../../../games/sol/facts.ts';
import { capital, count, nameOf, type Names, suitWords } from '../../../games/sol/texts/words.ts';
import { playText } from '../../../games/sol/texts/plays.ts';
import { itemAt } from '../../../kernel/lists.ts';
import type { Gesture } from '../view.ts';
import { percent } from './odds.ts';

/** How cards are played: behind one button each, with places where the card is about places. */

export function playGesture(state: State, move: Play, names: Names): Gesture {
  const group = `Play ${capital(move.effect.toLowerCase())}`;
  const ways = waysOf(state, move, names);
  const price = `${capital(playText(state, move, names))}.`;
  return ways === undefined ? { label: group, price: CARDS[move.effect].text } : { group, price, ...ways };
}

/** What has to be said beyond the name of the card; nothing where that is all. */
function waysOf(state: State, move: Play, names: Names): Pick<Gesture, 'label' | 'from' | 'to'> | undefined {
  const { effect, at, from, to } = move;
  switch (effect) {
    case 'ACCELERATE':
      return { label: count(move.by ?? 0, 'eye') };
    case 'BLIGHT':
      return {
        ...place('from', at),
        to: `ship ${move.host}`,
        label: `Board ${nameOf(names, move.host ?? 0)}’s ship`,
      };
    case 'HATCH':
      return { ...place('to', at), label: `On ${at}, against ${nameOf(names, move.victim ?? 0)}` };
    case 'SWAP':
      return { ...place('from', from), ...place('to', to), label: swapLabel(move, names) };
    case 'PASSAGE':
      return from === 'next'
        ? { to: `ship ${state.turn.seat}`, label: 'The next one launched' }
        : { ...place('to', from), label: `The one on ${from}` };
    case 'METAMORPHOSIS':
      return { label: `Into a ${move.into}` };
    case 'PILLAR':
      return { label: pillarLabel(state, move) };
    default:
      return at === undefined && from === undefined
        ? undefined
        : { ...place('to', at ?? from), label: `On ${at ?? from}` };
  }
}

function place<K extends 'from' | 'to'>(key: K, name: string | undefined): { readonly [key in K]?: string } {
  return (name === undefined ? {} : { [key]: name }) as { readonly [key in K]?: string };
}

function swapLabel({ who = 0, from, whose = 0, to }: Play, names: Names): string {
  return `${nameOf(names, who)} on ${from} with ${nameOf(names, whose)} on ${to}`;
}

/** The suit with the chance that the next card is of it. */
function pillarLabel(state: State, { suit = 'FLARE' }: Play): string {
  const total = state.deck.reduce((sum, n) => sum + n, 0);
  const left = itemAt(state.deck, SUITS.indexOf(suit));
  return `${capital(suitWords(suit))}, ${percent(left / Math.max(1, total))} a card`;
}
