import type { Asking } from '../../../kernel/flow/flow.ts';
import type { ForKind } from '../../../kernel/data/kinds.ts';
import { PLANETS } from '../facts.ts';
import { RIVAL, type Move, type Step } from '../state.ts';
import { cardName, nameOf } from '../texts/words.ts';
import type { Ask } from './ask.ts';

/** What each question asks for, and where each kind of move belongs. */

type Now<F extends Step> = ForKind<[ask: Ask<F>], string>;

/** What is being decided, as the beginning of a sentence: `Now you vote; …`. */
export function nowWords(ask: Ask): string {
  const now: Now<Asking<Step>> = NOW[ask.step.step];
  return now(ask);
}

const forRival = (who: number): string => (who === RIVAL ? ' for the opponent' : '');

const NOW: { readonly [F in Asking<Step> as F['step']]: Now<F> } = {
  faction: () => 'you choose your faction',
  rival: () => 'you choose the faction of your opponent',
  berth: () => 'you place your ship',
  turn: () => 'your turn begins',
  begin: () => 'your Movement begins',
  fly: () => 'you are moving',
  landed: () => 'your Movement has just ended',
  action: () => 'you choose your Action',
  finish: () => 'your turn ends',
  draft: ({ step, names }) => `you put together a deal with ${nameOf(names, step.partner)}`,
  answer: ({ step, names }) => `you answer the offer of ${nameOf(names, step.maker)}`,
  hand: ({ step, names }) => `you choose the card you hand to ${nameOf(names, step.maker)}`,
  push: ({ step }) => `you decide whether ${PLANETS[step.planet]} makes a step`,
  react: ({ step }) => `you decide whether to use ${PLANETS[step.planet]} as well`,
  trim: () => 'you burn a secret objective',
  amount: () => 'you choose how much energy to take',
  recruit: () => 'you choose how many resources Venus gets',
  vote: () => 'you vote',
  engineer: () => 'you choose how many upgrades to buy',
  market: () => 'you take an exoplanet or renew the market',
  install: () => 'you choose a machine for an upgrade',
  boon: ({ step }) => `you choose an effect of ${cardName(step.card)}`,
  keep: () => 'you choose the objectives you keep',
  tech: ({ step }) => `you choose a tech${forRival(step.who)}`,
  return: () => 'you give back a tech',
  research: ({ step }) => `you choose a research card${forRival(step.who)}`,
  claim: ({ step }) => `you choose an exoplanet${forRival(step.who)}`,
  convert: () => 'you decide whether to burn a resource for an upgrade',
  sweep: () => 'you choose a sector to clear',
  band: () => 'you choose a band to clear',
  shove: () => 'you choose a planet to move',
  teleport: () => 'you may teleport next to a planet',
  gate: ({ state }) =>
    state.gates.length === 2 ? 'you take a wormhole back' : 'you choose a sector for a wormhole',
  dig: ({ step }) => `you choose a tile to mine${forRival(step.who)}`,
  rob: () => 'you choose whom to take explorers from',
  peek: () => 'you look at tiles',
  scrap: () => 'you decide whether to burn an exoplanet',
  map: () => 'you use your explored exoplanets',
  orbit: ({ step }) => `you decide whether to ride along with ${PLANETS[step.planet]}`,
  window: () => 'you complete objectives, place explorers or burn resources',
  tie: () => 'you choose the option of the event',
  amnesty: () => 'you decide whether to burn an objective',
  rivalVote: () => 'you choose what the opponent votes for',
  drain: () => 'you choose a sector the opponent drains',
};

// ── Where kinds of move belong ────────────────────────────────────────────────────────────────────

/** When moves of a kind are made, as the end of a sentence, and where that is written. */
type Home = readonly [words: string, rule: string];

const FACTION: Home = ['factions are chosen before the first round', '4.2'];
const TRADE: Home = ['a deal is put together after you offer a trade', '10.1'];
const ANSWER: Home = ['there is no offer of another player to answer', '10.4'];
const ABILITY: Home = ['that is used in your turn, when a Movement begins', '5.3.3'];
const ACTION: Home = ['that is an Action of your turn', '5.3.5'];
const FREE: Home = ['that is a free action of your turn', '9.1'];
const EFFECT: Home = ['that comes with an effect of a card', '20.2'];
const DECISION: Home = ['there is nothing of that kind to decide', '5.4'];

const HOMES: { readonly [M in Move['type']]: Home } = {
  faction: FACTION,
  rival: FACTION,
  berth: ['ships are placed before the first round', '4.2'],
  offer: ['a trade is offered at the beginning of your turn', '10.1'],
  charge: ['you charge at the beginning of your turn, beside Mercury', '7.1.2'],
  keepShip: ['the Androids choose a ship before they move', '14.8.1'],
  alcubierre: ABILITY,
  shiftGate: ABILITY,
  extract: ABILITY,
  scoop: ABILITY,
  tether: ABILITY,
  caster: ABILITY,
  step: ['sectors are entered when you move in your turn', '6.3'],
  phase: ['the Phase Hull works when you move', '6.1'],
  stop: ['only a Movement can be stopped', '6.5'],
  proceed: ['you go on after a Movement has ended', '5.3.4'],
  mine: ['tiles are mined in your turn', '8.1'],
  use: ['planets are used as the Action of your turn', '7.0.1'],
  photosynthesis: ACTION,
  mapping: ACTION,
  beacon: ACTION,
  pass: ['you pass at the beginning of your turn, or instead of an Action', '11.1'],
  none: ['you may leave out the Action after you have moved', '5.3.5'],
  end: ['your turn ends after your Action', '5.3.7'],
  burn: ['resources are burned in your turn and in the Upkeep', '9.1'],
  place: ['explorers are placed in your turn and in the Upkeep', '9.1'],
  rescue: ['a rescue is called in your turn', '15.4'],
  complete: ['objectives are completed in your turn or at the end of the round', '9.1'],
  spy: FREE,
  invert: FREE,
  tug: FREE,
  give: TRADE,
  ask: TRADE,
  propose: TRADE,
  cancel: TRADE,
  accept: ANSWER,
  reject: ANSWER,
  counter: ANSWER,
  hand: ['a card is handed over when a deal asks for one', '10.3'],
  amount: ['only the Zealots choose how much energy they take', '14.2'],
  recruit: ['explorers are hired at Venus', '7.2'],
  vote: ['votes are cast at Earth', '7.3.1'],
  engineer: ['upgrades are bought at Mars', '7.4'],
  install: ['upgrades are placed when you have gained some', '7.4'],
  take: ['cards are taken from a market at Jupiter or Neptune', '7.0.3'],
  refresh: ['the market is renewed when you use Jupiter', '7.5.3'],
  boon: ['an effect is chosen when you gain an exoplanet', '7.5.4'],
  keep: ['objectives are kept when you have drawn some', '7.6.1'],
  tech: ['techs are taken at Uranus', '7.7'],
  return: ['a tech is given back when you have too many', '7.7'],
  convert: EFFECT,
  sweep: EFFECT,
  band: EFFECT,
  shove: EFFECT,
  teleport: EFFECT,
  ungate: ['a wormhole is taken back when both are out and one is to be placed', '15.2'],
  gate: ['wormholes are placed by a card or by the Tunnelers', '15.2'],
  dig: EFFECT,
  rob: EFFECT,
  peek: EFFECT,
  scrap: EFFECT,
  map: ['exoplanets are used again with Galactic Mapping', '14.3'],
  push: ['the Daughters push a planet right after they have used it', '14.5'],
  react: ['Quantum Ascendancy answers a use of a planet by another player', '14.8.3'],
  trim: ['objectives are burned when you hold too many', '7.6.2'],
  orbit: ['ships ride along when a planet beside them moves', '15.1'],
  stay: DECISION,
  decline: DECISION,
  done: DECISION,
  enact: ['the Leader chooses an option when the votes are equal', '12'],
  amnesty: ['objectives are burned for an upgrade under Amnesty', '19.3'],
  drain: ['the opponent drains sectors as the Quantum Tunnelers', '18.4'],
};

/** By the word of a wish, which may be none of the game's. */
const BY_WORD: Readonly<Record<string, Home | undefined>> = HOMES;

export function homeOf(act: string): Home {
  return BY_WORD[act] ?? DECISION;
}

export const KINDS_OF_MOVE: readonly string[] = Object.keys(HOMES);
