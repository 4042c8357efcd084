import { chancesOf } from '../../src/bots/chances.ts';
import { effortFor } from '../../src/analysis/effort.ts';
import { filmOf } from '../../src/analysis/film.ts';
import { type Gauge, gaugeOf, stretched } from '../../src/analysis/gauge.ts';
import { standingAt } from '../../src/analysis/standing.ts';
import type { GameEntry } from '../../src/kernel/entry.ts';
import type { MatchRecord } from '../../src/kernel/match/record.ts';
import type { Sample } from './fit.ts';

/** Where in a match is looked. */
const QUARTERS = [0.25, 0.5, 0.75];

/** What an analysis tells at the quarters of a match, as they are or before chances are stretched, and what came of it. */
export function toldAtQuarters(known: GameEntry, record: MatchRecord, isStretched: boolean): Sample[] {
  const film = filmOf(known, record);
  const { states, outcome } = film;
  if (outcome === undefined) return [];
  const effort = effortFor(states.length);
  const gauge = isStretched
    ? gaugeOf(film.entry, states, effort)
    : plain(gaugeOf(film.entry, states, effort));
  const won = gauge.atEnd(outcome);
  return QUARTERS.map((share) => {
    const place = Math.round(share * (states.length - 1));
    const { chances } = standingAt(gauge, film, place, effort.lines, place);
    if (!gauge.together) return { told: chances, won };
    // Against the game there are two that can win: those who play, and it.
    return { told: [chances[0]!, 1 - chances[0]!], won: [won[0]!, 1 - won[0]!] };
  });
}

function plain(gauge: Gauge): Gauge {
  const { entry, together } = gauge;
  return {
    ...gauge,
    stretch: (chance) => chance,
    chances(state) {
      const outcome = entry.game.outcome(state);
      if (outcome !== undefined) return gauge.atEnd(outcome);
      const told = chancesOf(entry, state);
      return together ? told : stretched(told, 1);
    },
  };
}
