import { capital, count } from '../../../kernel/defaults/words.ts';
import { because } from '../../../kernel/why.ts';
import { RESOURCES, REGION_SHIPS, SHIPS, TECH } from '../facts.ts';
import { STAGING } from '../actions/warlord.ts';
import type { Pool, StepOf } from '../state.ts';
import { NAME } from '../board.ts';
import { playerOf, shipsAt } from '../verbs.ts';
import { type Answer, type Ask, instead, placeWords } from './ask.ts';
import { tooFew } from './drawings.ts';
import { stagingThing, stockThing } from './things.ts';

/** What events cannot take, and where they cannot bring ships (11.2). */

export function forfeitReason(ask: Ask<StepOf<'forfeit'>>): Answer {
  const { aim, legal, step } = ask;
  const at = aim.to ?? aim.from;
  if (at === undefined || at === STAGING) return undefined;
  return because(
    `You have no colony at ${placeWords(ask, at)}; the event takes ${step.raze ? 'a planet with a colony' : 'a colony'} of yours.`,
    '11.2',
    { short: 'no colony there', instead: instead(legal), about: [at] },
  );
}

/** What an event takes, by the ships it chooses from. */
const TAKEN: Readonly<Record<Pool, string>> = {
  board: 'one of your ships on the board',
  fighter: 'one of your fighters',
  strongest: 'one of your strongest ships on the board',
  staged: 'one of your ships in staging',
};

export function recallReason({ aim, step, legal }: Ask<StepOf<'recall'>>): Answer {
  if (aim.unit === undefined && aim.to === undefined && aim.from === undefined) return undefined;
  return because(`The event takes ${TAKEN[step.pool]}.`, '11.2', {
    short: 'not one of these',
    instead: instead(legal),
  });
}

export function forgetReason({ state, seat, aim, step, legal }: Ask<StepOf<'forget'>>): Answer {
  const tech = playerOf(state, seat).techs.find((id) => id === aim.tech);
  const cost = step.techs[0] === undefined ? 1 : TECH[step.techs[0]].cost;
  if (aim.tech === undefined) return undefined;
  return because(
    tech === undefined
      ? 'The event takes a technology of your own.'
      : `The event takes one of your cheapest technologies, of cost ${cost}; ${TECH[tech].name} has cost ${TECH[tech].cost}.`,
    '11.2',
    { short: tech === undefined ? 'not yours' : 'not the cheapest', instead: instead(legal) },
  );
}

export function giveReason({ aim, legal }: Ask<StepOf<'give'>>): Answer {
  const what = RESOURCES.find((resource) => resource === aim.stock);
  return (
    what &&
    because(`You have no ${what} to lose.`, '11.2', {
      short: `no ${what}`,
      lack: { of: what, by: 1 },
      instead: instead(legal),
      about: [stockThing(what)],
      drawings: [tooFew(what, 0, 1)],
    })
  );
}

/** Staged ships that an event brings home. */
export function deployReason(ask: Ask<StepOf<'deploy'>>): Answer {
  const { state, seat, aim, legal } = ask;
  const { home, staging } = playerOf(state, seat);
  const kind = SHIPS.findIndex((ship) => ship === aim.unit);
  const about = [NAME[home]!];
  if (kind < 0 || (aim.from !== undefined && aim.from !== STAGING)) {
    if (aim.to === undefined && aim.unit === undefined) return undefined;
    return because('The event brings staged ships to your home planet; choose a ship in staging.', '11.2', {
      instead: instead(legal),
      about,
    });
  }
  const ship = SHIPS[kind]!;
  if (staging[kind] === 0) {
    return because(`No ${ship} of yours waits in staging.`, '6.4.3', {
      short: 'none in staging',
      lack: { of: STAGING, by: 1, at: ship },
      instead: instead(legal),
      about: [stagingThing(ship)],
    });
  }
  const there = shipsAt(state, home);
  return because(
    `${capital(count(there, 'ship'))} are at your home planet, and there is room for ${REGION_SHIPS}.`,
    '4.4',
    { short: 'no room there', instead: instead(legal), about },
  );
}
