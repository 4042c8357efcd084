import type { ReactNode } from 'react';
import { FACTION, MOST_WEAPONS, SHIP, WEAPON } from '../../../../games/star/facts.ts';
import { forecast } from '../../../../games/star/actions/odds.ts';
import type { Ship, State } from '../../../../games/star/state.ts';
import { factionOf, playerOf, shipAt } from '../../../../games/star/verbs.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { nameOf, type Names } from '../../../../kernel/defaults/words.ts';
import { ShipIcon } from '../art/ships.tsx';
import { colourOf } from '../colours.ts';
import type { Aim } from '../moves/looking.ts';
import { damageWords, percent } from '../moves/prices.ts';

interface DuelProps extends Aim {
  readonly state: State;
  readonly names: Names;
}

/** What an attack can do, before it is made. */
export function Duel({ state, names, attacker, target, owner, weapons = 0 }: DuelProps): ReactNode {
  const seat = shipAt(state, attacker.at)?.owner ?? 0;
  const { hit } = forecast(attacker, target, weapons);
  return (
    <section className="star-box star-duel" aria-label="If you attack">
      <h2 className="small-head">If you attack</h2>
      <div className="star-versus">
        <ShipIcon type={attacker.type} colour={colourOf(state, seat)} size={50} turn={90} />
        <div>
          <b>{damageWords(hit)}</b>
          <svg viewBox="0 0 66 12" width="62" height="12" aria-hidden>
            <path d="M0 6H58M52 1 59 6 52 11" />
          </svg>
          <span className="unseen"> damage to</span>
        </div>
        <ShipIcon type={target.type} colour={colourOf(state, owner)} size={50} turn={-90} />
      </div>
      <p>
        {targetWords(state, names, target, owner)} {answerWords(attacker, target, weapons)}
      </p>
      <Chances stock={itemAt(playerOf(state, seat).stock, WEAPON)} {...{ attacker, target, weapons }} />
    </section>
  );
}

/** `Rook’s Warrior: hull 9, shield 1.` */
function targetWords(state: State, names: Names, target: Ship, owner: Seat): string {
  const faction = FACTION[factionOf(playerOf(state, owner))];
  const whose = names[owner] === undefined ? faction.name : nameOf(names, owner);
  const { name, shield } = SHIP[target.type];
  return `${whose}’s ${name}: hull ${target.hull}, shield ${shield}.`;
}

function answerWords(attacker: Ship, target: Ship, weapons: number): string {
  const { hit, answer, lost } = forecast(attacker, target, weapons);
  if (hit.destroys === 1) return 'It cannot survive this.';
  if (answer === undefined) return 'It cannot answer: you are out of its range.';
  const risk = lost > 0 ? ` You lose your ship in ${percent(lost)}.` : '';
  return `If it survives it answers with ${damageWords(answer)}.${risk}`;
}

interface ChancesProps {
  readonly attacker: Ship;
  readonly target: Ship;
  readonly weapons: number;
  readonly stock: number;
}

/** The chance to destroy the target, by the Weapons spent. */
function Chances({ attacker, target, weapons, stock }: ChancesProps): ReactNode {
  const numbers = Array.from({ length: MOST_WEAPONS + 1 }, (_, n) => n);
  return (
    <table className="star-chances">
      <tbody>
        <tr>
          <th scope="row">Weapons</th>
          {numbers.map((n) => (
            <td key={n} data-on={n === weapons || undefined} data-lacking={n > stock || undefined}>
              <b>{n}</b>
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row">Destroys</th>
          {numbers.map((n) => (
            <td key={n} data-on={n === weapons || undefined} data-lacking={n > stock || undefined}>
              {percent(forecast(attacker, target, n).hit.destroys).replace(' ', '')}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
