import type { Play, PlayOf, State } from '../../../../games/sol/state.ts';
import { CARDS } from '../../../../games/sol/cards/cards.ts';
import { SUITS } from '../../../../games/sol/facts.ts';
import { suitWords } from '../../../../games/sol/texts/words.ts';
import { playText } from '../../../../games/sol/texts/plays.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { capital, count, nameOf, type Names } from '../../../../kernel/defaults/words.ts';
import type { Gesture } from '../../view.ts';
import { percent } from '../panels/odds.ts';

/** How cards are played: behind one button each, with places where the card is about places. */

/** How the button of a card begins. */
export const PLAY = 'Play ';

export function playGesture(state: State, move: Play, names: Names): Gesture {
  const group = `${PLAY}${capital(move.effect.toLowerCase())}`;
  const ways = waysOf(state, move, names);
  const price = `${capital(playText(state, move, names))}.`;
  return ways === undefined ? { label: group, price: CARDS[move.effect].text } : { group, price, ...ways };
}

/** What has to be said beyond the name of the card; nothing where that is all. */
function waysOf(state: State, move: Play, names: Names): Pick<Gesture, 'label' | 'from' | 'to'> | undefined {
  switch (move.effect) {
    case 'ACCELERATE':
      return { label: count(move.by, 'eye') };
    case 'BLIGHT':
      return { from: move.at, to: `ship ${move.host}`, label: `Board ${nameOf(names, move.host)}’s ship` };
    case 'HATCH':
      return { to: move.at, label: `On ${move.at}, against ${nameOf(names, move.victim)}` };
    case 'SWAP':
      return { from: move.from, to: move.to, label: swapLabel(move, names) };
    case 'PASSAGE':
      return move.from === 'next'
        ? { to: `ship ${state.turn.seat}`, label: 'The next one launched' }
        : { to: move.from, label: `The one on ${move.from}` };
    case 'METAMORPHOSIS':
      return { label: `Into a ${move.into}` };
    case 'PILLAR':
      return { label: pillarLabel(state, move) };
    case 'CHAIN':
      return on(move.from);
    case 'INVADE':
    case 'SACRIFICE':
    case 'TRIBUTE':
      return on(move.at);
    default:
      return undefined;
  }
}

function on(place: string | undefined): Pick<Gesture, 'label' | 'to'> | undefined {
  return place === undefined ? undefined : { to: place, label: `On ${place}` };
}

function swapLabel({ who, from, whose, to }: PlayOf<'SWAP'>, names: Names): string {
  return `${nameOf(names, who)} on ${from} with ${nameOf(names, whose)} on ${to}`;
}

/** The suit with the chance that the next card is of it. */
function pillarLabel(state: State, { suit }: PlayOf<'PILLAR'>): string {
  const total = state.deck.reduce((sum, n) => sum + n, 0);
  const left = itemAt(state.deck, SUITS.indexOf(suit));
  return `${capital(suitWords(suit))}, ${percent(left / Math.max(1, total))} a card`;
}
