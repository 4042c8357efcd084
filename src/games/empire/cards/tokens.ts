import { finish, trigger } from '../ending.ts';
import { UNLIMITED } from '../facts.ts';
import { ANCIENTS, type Events, type Merit, type State, type Who } from '../state.ts';
import { ancientsOf, isSolo, playerOf } from '../verbs.ts';

/** Colony and galaxy tokens (2, 6.3), and the end that a supply used up brings. */

/** 6.3: takes a token that has found its place out of the supply. */
export function spendToken(state: State, who: Who, events: Events): void {
  const side = who === ANCIENTS ? ancientsOf(state) : playerOf(state, who);
  side.supply -= 1;
  checkTokens(state, who, events);
}

/** 12: a supply that is used up ends a solo match at once and brings the end of others near. */
export function checkTokens(state: State, who: Who, events: Events): void {
  const { supply } = who === ANCIENTS ? ancientsOf(state) : playerOf(state, who);
  if (supply > 0) return;
  if (who === ANCIENTS) finish(state, 'tokensAncients', events);
  else if (isSolo(state)) finish(state, 'tokensYou', events);
  else trigger(state, 'tokens', events);
}

/** Nothing if the supply is empty. */
export function scoreColony(state: State, who: Who, merit: Merit, events: Events): void {
  const side = who === ANCIENTS ? ancientsOf(state) : playerOf(state, who);
  if (side.supply === 0) return;
  side.throne.own += 1;
  events?.push({ type: 'scored', who, token: 'colony', merit });
  spendToken(state, who, events);
}

/** Nothing if there are none left. */
export function scoreGalaxy(state: State, who: Who, merit: Merit, events: Events): void {
  if (state.galaxy === 0) return;
  const side = who === ANCIENTS ? ancientsOf(state) : playerOf(state, who);
  side.throne.galaxy += 1;
  events?.push({ type: 'scored', who, token: 'galaxy', merit });
  takeGalaxy(state, events);
}

/** One galaxy token leaves the supply. */
export function takeGalaxy(state: State, events: Events): void {
  if (state.galaxy === UNLIMITED) return;
  state.galaxy -= 1;
  if (state.galaxy === 0) trigger(state, 'galaxy', events);
}
