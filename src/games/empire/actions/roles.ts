import { ANCIENT_CREDITS, ANCIENT_REGENT, ANCIENT_TILES } from '../facts.ts';
import { plan, roleOrder } from './order.ts';
import { leftmostStall, readyMarket } from './steward.ts';
import { ANCIENTS, type Events, type Step, type State } from '../state.ts';
import { isSolo } from '../verbs.ts';

/** What a role brings, as steps (8): for several players, and for both halves of the solo game. */

function led(state: State): boolean {
  return state.leader === ANCIENTS;
}

/** 8.1 */
function explorer(state: State): void {
  const surveys = led(state)
    ? new Array<Step>(ANCIENT_TILES).fill({ step: 'survey', who: ANCIENTS })
    : roleOrder(state).map((who): Step => ({ step: 'survey', who }));
  const reward: Step[] = led(state) ? [{ step: 'reap', colonies: 1, galaxies: 0 }] : [];
  plan(state, [...surveys, ...reward, { step: 'refill' }]);
}

/** 8.2 */
function scientist(state: State): void {
  const studies = roleOrder(state).map((who): Step => ({ step: 'study', who }));
  if (led(state)) plan(state, [{ step: 'covet' }, { step: 'clearTechs' }, ...studies]);
  else plan(state, isSolo(state) ? [...studies, { step: 'covet' }] : studies);
}

/** 8.3 */
function steward(state: State, events: Events): void {
  readyMarket(state, events);
  const { creditsWhenTheyLead, creditsWhenYouLead } = ANCIENT_CREDITS.steward;
  if (!led(state)) {
    const share: Step[] = isSolo(state) ? [{ step: 'fund', credits: creditsWhenYouLead }] : [];
    plan(state, [{ step: 'market', seat: state.leader }, ...share]);
    return;
  }
  const tile = leftmostStall(state);
  events?.push({ type: 'market', who: ANCIENTS, tile });
  plan(state, [
    { step: 'harvest', who: 0, tile },
    { step: 'flip', tile },
    { step: 'fund', credits: creditsWhenTheyLead },
  ]);
}

/** 8.4 */
function merchant(state: State): void {
  const incomes = roleOrder(state).map((who): Step => ({ step: 'income', who }));
  const theirs: Step[] = isSolo(state) ? [{ step: 'speculate' }] : [];
  plan(state, [...(led(state) ? [...theirs, ...incomes] : [...incomes, ...theirs]), { step: 'restock' }]);
}

/** 8.5 */
function engineer(state: State): void {
  const yards = roleOrder(state).map((who): Step => ({ step: 'yard', who }));
  if (!isSolo(state)) plan(state, yards);
  else if (led(state)) plan(state, [{ step: 'forge' }, ...yards, { step: 'march', why: 'engineer' }]);
  else plan(state, [...yards, { step: 'forge' }, { step: 'march', why: 'engineer' }]);
}

/** 8.6: the leader acts last. */
function warlord(state: State): void {
  const order = roleOrder(state);
  const campaigns = [...order.slice(1), ...order.slice(0, 1)].map((who): Step => ({ step: 'campaign', who }));
  const theirs: Step[] = isSolo(state) ? [{ step: 'march', why: 'warlord' }] : [];
  plan(state, led(state) ? [...campaigns, ...theirs] : [...theirs, ...campaigns]);
}

/** 8.7 */
function regent(state: State): void {
  const audiences = roleOrder(state).map((who): Step => ({ step: 'audience', who }));
  if (!isSolo(state)) {
    plan(state, [...audiences, { step: 'crown' }]);
    return;
  }
  const { colony, galaxy } = led(state) ? ANCIENT_REGENT.whenTheyLead : ANCIENT_REGENT.whenYouLead;
  const reward: Step = { step: 'reap', colonies: colony, galaxies: galaxy };
  plan(state, led(state) ? [reward, ...audiences] : [...audiences, reward]);
}

/** By role. */
export const RESOLVE: readonly ((state: State, events: Events) => void)[] = [
  explorer,
  scientist,
  steward,
  merchant,
  engineer,
  warlord,
  regent,
];
