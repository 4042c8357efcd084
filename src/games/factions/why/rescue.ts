import { cellAimed } from './aim.ts';
import { type Answer, type Ask, because, cellWords, isTurn, legalOf } from './ask.ts';

/** Where a rescue does not lead (15.4). */
export function rescueReason(ask: Ask): Answer {
  const { aim, step } = ask;
  if (aim.act !== 'rescue' || aim.thing === undefined || !isTurn(step)) return undefined;
  const cell = cellAimed(aim);
  const none = cell === undefined ? 'choose one' : `${cellWords(cell)} is none`;
  return because(`A rescue brings your ship to a sector around Mercury; ${none}.`, '15.4', {
    short: 'not beside Mercury',
    instead: legalOf(ask, 'rescue'),
    about: [aim.thing.name],
  });
}
