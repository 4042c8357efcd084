import { capital, listed } from '../../../kernel/defaults/words.ts';
import { because } from '../../../kernel/why.ts';
import { distance } from '../actions/flight.ts';
import { STAGING } from '../actions/warlord.ts';
import { NAME, regionOf, STARTS } from '../board.ts';
import type { Move, StepOf } from '../state.ts';
import { innerName, tileName } from '../texts/words.ts';
import { playerOf } from '../verbs.ts';
import { type Answer, type Ask, instead, placeWords } from './ask.ts';

/** Where homes and tiles cannot be laid (5.1.3, 8.1). */

export function startReason({ state, aim, names, legal }: Ask<StepOf<'start'>>): Answer {
  const at = regionWished(aim);
  if (at === undefined) return undefined;
  const owner = state.players.findIndex(({ home }) => home === regionOf(at));
  return because(
    owner >= 0
      ? `${capital(innerName(names, owner))} has a home planet there already.`
      : `${at} is no start region; a home planet goes to ${listed(
          STARTS.map((region) => NAME[region]!),
          'or',
        )}.`,
    '5.1.3',
    {
      short: owner >= 0 ? 'taken' : 'no start region',
      instead: instead(nearest(state, at, legal)),
      about: [at],
    },
  );
}

export function cradleReason({ state, seat, aim, legal }: Ask<StepOf<'cradle'>>): Answer {
  const at = regionWished(aim);
  if (at === undefined) return undefined;
  const home = NAME[playerOf(state, seat).home]!;
  return because(
    at === home
      ? 'Your home planet is there; the Cradle goes beside it.'
      : `${at} is not beside your home planet; the Cradle goes to a neighbour of it.`,
    '5.1.3',
    { short: 'not beside home', instead: instead(nearest(state, at, legal)), about: [at, home] },
  );
}

export function tileReason({ aim, legal }: Ask<StepOf<'tile'>>): Answer {
  return regionWished(aim) === undefined
    ? undefined
    : because('First choose a tile of the display; then you lay it on a region.', '8.1', {
        instead: instead(legal),
      });
}

export function placeReason(ask: Ask<StepOf<'place'>>): Answer {
  const { state, aim, step, legal } = ask;
  if (aim.tile !== undefined) {
    return because(`You have taken ${tileName(step.tile)}; choose a free region for it.`, '8.1', {
      instead: instead(legal),
    });
  }
  const at = regionWished(aim);
  if (at === undefined) return undefined;
  if (state.tiles[regionOf(at)] === '') {
    return because(`${at} is free; point at the region itself to lay ${tileName(step.tile)} there.`, '8.1', {
      instead: instead(nearest(state, at, legal)),
      about: [at],
    });
  }
  return because(
    `${capital(placeWords(ask, at))} lies there already, and a region holds only one tile.`,
    '8.1',
    { short: 'a tile lies there', instead: instead(nearest(state, at, legal)), about: [at] },
  );
}

/** The region a wish is about: the one it names, or that of a unit. */
function regionWished({ to, from }: Ask['aim']): string | undefined {
  const at = to ?? from;
  return at === STAGING ? undefined : at;
}

/** Legal moves, those nearest to a region first. */
function nearest(state: Ask['state'], at: string, legal: readonly Move[]): Move[] {
  const away = (move: Move) => ('at' in move ? distance(state, [regionOf(at)], regionOf(move.at)) : 0);
  return legal.toSorted((a, b) => away(a) - away(b));
}
