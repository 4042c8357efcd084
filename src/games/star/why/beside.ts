import { count, listed, nameOf } from '../../../kernel/defaults/words.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { Reason } from '../../../kernel/why.ts';
import { COLONIES_TO_WIN, SHIP, START_SHIPS } from '../facts.ts';
import { counterWords } from '../texts/words.ts';
import { cardCount, colonies, mothership, playerOf } from '../verbs.ts';
import type { Aim } from './aim.ts';
import { because, type Look } from './look.ts';
import { DECK, DISCARDS } from './things.ts';

/** What stands beside the mat and is never chosen: players, piles, and what wins. */

export function besideReason(look: Look, { player, pile }: Aim): Reason | undefined {
  if (player !== undefined) return player === look.seat ? ownReason(look) : rivalReason(look, player);
  if (pile === undefined) return undefined;
  if (pile === DECK) return deckReason(look);
  return pile === DISCARDS ? discardsReason(look) : goalReason(look);
}

function ownReason({ player: { stock } }: Look): Reason {
  const has = stock.some((n) => n > 0);
  return because(
    has
      ? `You have ${counterWords(stock)}: counters are paid when you build, repair, jump or arm an attack.`
      : 'You have no counters now; loot cards and destroyed ships bring some.',
    '5.4',
    { more: 'Choose ships and planets on the mat.' },
  );
}

function rivalReason({ state, names }: Look, seat: Seat): Reason {
  const { alive, ships } = playerOf(state, seat);
  const name = nameOf(names, seat);
  if (!alive) return because(`${name} is out of the match.`, '10.1.1');
  const types = START_SHIPS.filter((type) => ships.some((ship) => ship.type === type));
  const worth = types.map((type) => `${SHIP[type].bounty} for the ${SHIP[type].name}`);
  return because(
    `What ${name} has cannot be taken or traded; only a destroyed ship brings you something.`,
    '9.5.1',
    { ...(worth.length > 0 && { more: `The bounty of each kind of counter is ${listed(worth)}.` }) },
  );
}

function deckReason({ state, seat, player }: Look): Reason {
  const due = (mothership(player) ? 1 : 0) + colonies(state, seat);
  return because(
    'Cards are drawn by themselves when a turn begins: one for the Mothership, one for each colony.',
    '9.1.1',
    { ...(state.round > 0 && { more: `As it stands, your next turn brings ${count(due, 'card')}.` }) },
  );
}

function discardsReason({ state: { deck } }: Look): Reason {
  return because(
    'Nobody takes a discarded card; all of them become the new deck when it is empty.',
    '9.1.2',
    {
      more: `The deck has ${count(cardCount(deck), 'card')} left.`,
    },
  );
}

function goalReason({ state, seat }: Look): Reason {
  const own = colonies(state, seat);
  return because(
    `Whoever has ${COLONIES_TO_WIN} colonies wins at once, and you have ${own === 0 ? 'none' : own}.`,
    '10.3',
  );
}
