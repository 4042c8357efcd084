import { playerOf } from '../verbs.ts';
import { cellAimed } from './aim.ts';
import { type Answer, type Ask, because, cellWords } from './ask.ts';

/** Places that an action does not lead to, although it can be used now. */

interface Goal {
  /** What it leads to, as the beginning of a sentence. */
  readonly words: string;
  readonly rule: string;
  readonly on: 'sector' | 'planet' | 'wormhole' | 'tile';
}

const GOALS: Readonly<Record<string, Goal | undefined>> = {
  rescue: { words: 'A rescue brings your ship to a sector around Mercury', rule: '15.4', on: 'sector' },
  alcubierre: { words: 'The Alcubierre Drive stays in the band of your ship', rule: '13.1', on: 'sector' },
  shiftGate: {
    words: 'A wormhole on the board is moved, or one is brought in',
    rule: '14.4',
    on: 'wormhole',
  },
  scoop: { words: 'The Debris Scoop takes from your sector or one next to it', rule: '19.6', on: 'sector' },
  tether: { words: 'The Sunward Tether leads to a sector around Mercury', rule: '19.6', on: 'sector' },
  beacon: { words: 'The Fold Beacon leads to any sector', rule: '19.6', on: 'sector' },
  spy: { words: 'Advanced Spectroscopy looks at a tile', rule: '9.1', on: 'tile' },
  invert: {
    words: 'The Spacetime Inverter swaps two planets other than Mercury',
    rule: '14.5',
    on: 'planet',
  },
  tug: { words: 'The Gravity Tug moves a planet by one step', rule: '9.1', on: 'planet' },
};

/** Whether a planet is pointed at for something that is used elsewhere. */
export function isAstray({ aim }: Ask): boolean {
  return aim.thing?.kind === 'planet' && GOALS[aim.act ?? '']?.on !== 'planet';
}

/** A place that is pointed at while an action is pressed. */
export function goalReason(ask: Ask): Answer {
  const { aim, legal, state, seat } = ask;
  const goal = GOALS[aim.act ?? ''];
  const instead = legal.filter(({ type }) => type === aim.act);
  if (goal === undefined || aim.thing === undefined || instead.length === 0) return undefined;
  const { words, rule, on } = goal;
  const cell = cellAimed(aim);
  const about = [aim.thing.name];
  if (cell !== undefined && on === 'sector' && playerOf(state, seat).ships.includes(cell))
    return because(`${words}; yours is in ${cellWords(cell)} already.`, rule, {
      short: 'you are here',
      instead,
      about,
    });
  const none = cell === undefined || on === 'planet' ? `choose a ${on}` : `${cellWords(cell)} is none`;
  return because(`${words}; ${none}.`, rule, { short: `no ${on} for it`, instead, about });
}

/** Actions that a sector or planet can be chosen for. */
export const AIMED: ReadonlySet<string> = new Set(Object.keys(GOALS));
