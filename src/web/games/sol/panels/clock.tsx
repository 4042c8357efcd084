import { count } from '../../../../kernel/defaults/words.ts';
import type { ReactNode } from 'react';
import { FLARES } from '../../../../games/sol/facts.ts';
import type { State } from '../../../../games/sol/state.ts';
import { effectWord as title } from '../../../../games/sol/texts/words.ts';
import { DECK, SPIRAL } from '../../../../games/sol/why/things.ts';
import { answers } from '../../../board/dark.ts';
import type { AsideProps } from '../../view.ts';
import { FLARE_STAR } from '../art/icons.tsx';
import { cardsLeft, flareChance, percent } from './odds.ts';
import { deckTip, spiralTip } from './tips.ts';

/** The instability spiral: how many flares the star has left, and how near the next one may be. */

const STONES = Array.from({ length: FLARES + 1 }, (_, i) => FLARES - i);
const WINDINGS = 1.72;

/** Where a number stands on the spiral, from 13 outside to 0 in the fire. */
function stoneAt(number: number): { x: number; y: number } {
  const share = (FLARES - number) / FLARES;
  const angle = -Math.PI / 2 - 1 + share * Math.PI * 2 * WINDINGS;
  const radius = 80 - share * 62;
  return { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius };
}

const WINDING = Array.from({ length: 131 }, (_, i) => {
  const { x, y } = stoneAt(FLARES - (i / 130) * FLARES);
  return `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
}).join('');

export function Clock({ state }: AsideProps<State>): ReactNode {
  const left = FLARES - state.flares;
  return (
    <div className="sol-clock">
      <svg
        viewBox="-96 -94 190 186"
        {...answers(SPIRAL)}
        data-tip={spiralTip(state)}
        aria-label={`${count(left, 'flare')} left of ${FLARES}`}
      >
        <radialGradient id="sol-fire">
          <stop offset="0" stopColor="#ff7a2a" stopOpacity=".5" />
          <stop offset="1" stopColor="#ff7a2a" stopOpacity="0" />
        </radialGradient>
        <circle r="66" fill="url(#sol-fire)" />
        <path d={WINDING} fill="none" stroke="#e8c682" strokeOpacity=".45" strokeWidth="1.2" />
        {STONES.map((number) => (
          <Stone key={number} number={number} left={left} />
        ))}
      </svg>
      <div className="sol-clock-words" {...answers(DECK)} aria-label="the deck" data-tip={deckTip(state)}>
        <span className="sol-big">{left}</span>
        <b>{left === 1 ? 'flare left' : 'flares left'}</b>
        <p>
          {count(cardsLeft(state), 'card')}
          <br />
          {percent(flareChance(state, 1))} a flare
        </p>
        {state.event !== '' && (
          <p className="sol-event-name" {...answers(state.event)}>
            {title(state.event)}
          </p>
        )}
      </div>
    </div>
  );
}

function Stone({ number, left }: { number: number; left: number }): ReactNode {
  const { x, y } = stoneAt(number);
  if (number === 0) {
    return (
      <g transform={`translate(${x} ${y})`}>
        <circle r="19" fill="url(#sol-fire)" />
        <circle r="12.5" fill="#ffdb84" />
        <path d={FLARE_STAR} fill="#5a1a04" />
      </g>
    );
  }
  const state = number === left ? 'now' : number > left ? 'past' : 'ahead';
  return (
    <g className={`sol-stone sol-stone-${state}`} transform={`translate(${x} ${y})`}>
      {state === 'now' && <circle r="22" fill="url(#sol-fire)" stroke="none" />}
      <circle r={state === 'now' ? 12.5 : 10} />
      <text className="sol-numeral" y={state === 'now' ? 4.8 : 4.2} fontSize={state === 'now' ? 13.5 : 12.3}>
        {number}
      </text>
    </g>
  );
}
