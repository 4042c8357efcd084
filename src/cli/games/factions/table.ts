import { capital } from '../../../kernel/defaults/words.ts';
import { type Card, DECKS, EVENT, type ExoplanetId, type LawId } from '../../../games/factions/facts.ts';
import { LAWS } from '../../../games/factions/cards/modifiers.ts';
import type { State } from '../../../games/factions/state.ts';
import {
  cardName,
  effectText,
  exoplanetText,
  opsText,
  researchText,
} from '../../../games/factions/texts/words.ts';
import { lastRound } from '../../../games/factions/actions/upkeep.ts';
import { DIM, GOLD, PLAIN } from '../../ink.ts';
import { flowed, type Line } from '../../lines.ts';

/** What lies in the middle of the table: round, markets, the event with its votes, decks. */

const INDENT = 2;

export function tableLines(state: State, names: readonly string[], width: number): Line[] {
  return [
    ...flowed([roundWords(state), deckWords(state)], width, 0, PLAIN),
    ...market('exoplanets at Jupiter', state.exoplanets, exoplanetWords, width),
    ...market('research at Neptune', state.research, researchText, width),
    ...eventLines(state, names, width),
    ...rules('in force', state.law, width),
    ...rules('at the end', state.bequest, width),
  ];
}

function roundWords(state: State): string {
  return state.round === 0
    ? 'set-up'
    : `round ${state.round} of ${lastRound(state)}${state.upkeep ? ', upkeep' : ''}`;
}

function deckWords({ decks }: State): string {
  const sizes = DECKS.flatMap((deck) =>
    decks[deck].length === 0 ? [] : [`${capital(deck)} ${decks[deck].length}`],
  );
  return `decks: ${sizes.join(', ')}`;
}

function exoplanetWords(card: ExoplanetId): string {
  return `${exoplanetText(card)}; ${effectText(card, 'A')}; ${effectText(card, 'B')}`;
}

function market<C extends Card>(
  title: string,
  cards: readonly C[],
  words: (card: C) => string,
  width: number,
): Line[] {
  if (cards.length === 0) return [];
  return [
    [{ text: `${title}:`, ink: GOLD }],
    ...cards.flatMap((card) => flowed([`${cardName(card)}: ${words(card)}`], width, INDENT, PLAIN)),
  ];
}

function eventLines({ event, votes }: State, names: readonly string[], width: number): Line[] {
  if (event === '') return [];
  return [
    [{ text: `event: ${EVENT[event].name}`, ink: GOLD }],
    ...(['A', 'B'] as const).flatMap((option) => {
      const { name, reward, text } = LAWS[`${event}${option}`];
      const voters = votes.flatMap((vote) =>
        vote.option === option ? [vote.seat < 0 ? 'the opponent' : (names[vote.seat] ?? '')] : [],
      );
      const voted = voters.length === 0 ? '' : ` Voted: ${voters.join(', ')}.`;
      return flowed([`${option} ${name} (${opsText(reward)}): ${text}${voted}`], width, INDENT, PLAIN);
    }),
  ];
}

function rules(title: string, law: LawId | '', width: number): Line[] {
  if (law === '') return [];
  return flowed([`${title}: ${LAWS[law].name}. ${LAWS[law].text}`], width, 0, DIM);
}
