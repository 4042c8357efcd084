import { count } from '../../../../kernel/defaults/words.ts';
import type { ReactNode } from 'react';
import { EXPLORER, FACTION, RIVAL_CARD } from '../../../../games/factions/facts.ts';
import { rivalExplored, rivalPoints } from '../../../../games/factions/scoring.ts';
import { RIVAL, type State } from '../../../../games/factions/state.ts';
import { cardNames } from '../../../../games/factions/texts/words.ts';
import { answers } from '../../../board/dark.ts';
import { FactionEmblem, Icon, type IconName } from '../art/icons.tsx';
import { playerSpot } from '../moves/spots.ts';

/** The automatic opponent of a solo game: what it has gathered, what is left of its deck, its last card. */
export function RivalMat({ state }: { readonly state: State }): ReactNode {
  const [rival] = state.rival;
  if (rival === undefined || rival.faction === '') return null;
  const strength = rival.explorers.reduce((sum, card) => sum + EXPLORER[card].number, 0);
  const played = rival.discard.at(-1);
  const last = played && RIVAL_CARD[played];
  const figures: readonly (readonly [IconName, number, string])[] = [
    ['resource', rival.resources, 'resources'],
    ['upgrade', rival.upgrades, 'upgrades'],
    ['exoplanet', rival.exoplanets.length, `exoplanets, ${rivalExplored(state).length} explored`],
    ['explorer', rival.explorers.length, `explorers of strength ${strength}`],
    ['objective', rival.objectives.length, 'objectives'],
    ['tech', rival.techs.length, 'techs'],
  ];
  return (
    <section
      className="factions-box factions-rival"
      {...answers(playerSpot(RIVAL))}
      aria-label="The opponent"
    >
      <h3>
        <FactionEmblem faction={rival.faction} size={16} />
        <span>The opponent</span>
        <b>
          {rivalPoints(state)}
          <small>VP</small>
        </b>
      </h3>
      <p>
        {FACTION[rival.faction].name}, {state.options.difficulty}
      </p>
      <ul className="factions-stores">
        {figures.map(([icon, value, name]) => (
          <li key={icon} data-kind={icon} data-tip={`${value} ${name}`}>
            <Icon name={icon} size={12} />
            {value}
            <span className="unseen"> {name}</span>
          </li>
        ))}
      </ul>
      {rival.exoplanets.length > 0 && <p className="factions-small">{cardNames(rival.exoplanets)}</p>}
      <p className="factions-small">
        {count(rival.deck.length, 'card')} left in its deck.
        {last && (
          <>
            {' '}
            <b>{last.planet ?? FACTION[last.faction ?? rival.faction].name}:</b> {last.text}
          </>
        )}
      </p>
    </section>
  );
}
