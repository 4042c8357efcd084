import { because, type Reason, type Wish } from '../../../kernel/why.ts';
import { LAYER, NAME, type Space } from '../board.ts';
import { CONVECTIVE, GATES, INNER } from '../facts.ts';
import type { StepOf } from '../state.ts';
import { boardOf, hasStation, playerOf, stationName, stationType } from '../verbs.ts';
import { layerWords, type Look, some } from './look.ts';
import { segmentNamed, spaceNamed } from './things.ts';

/** Why a starting structure cannot stand somewhere (4.7), and what is not taken down for a rescue (5.2). */

export function setupReason(
  look: Look,
  { things }: Wish,
  step: StepOf<'vestige' | 'rescue'>,
): Reason | undefined {
  const place = things.at(-1) ?? '';
  const segment = segmentNamed(look.state, place);
  const space = spaceNamed(look.state, place);
  if (segment < 0 && space === undefined) return undefined;
  if (step.step === 'rescue') return rescueReason(look, place);
  return segment >= 0
    ? gateReason(look, step, place, segment)
    : space === undefined
      ? undefined
      : stationReason(look, step, space);
}

function gateReason(look: Look, step: StepOf<'vestige'>, name: string, segment: number): Reason | undefined {
  const { state } = look;
  const parts = { about: [name], instead: placing(look, 'gate') };
  if (isSecond(look, step) && playerOf(state, step.seat).gates < GATES)
    return because('Your starting gate stands already: place a station now.', '4.7', {
      about: [name],
      instead: placing(look, 'node'),
    });
  if (LAYER[boardOf(state).segments[segment]!.upper] !== INNER)
    return because(
      `A starting gate goes on the outermost barrier, below inner orbit, and ${name} lies deeper.`,
      '4.7',
      parts,
    );
  return state.gates[segment] === 0
    ? undefined
    : because(`A gate stands on ${name} already, and a segment takes one.`, '3.7', parts);
}

function stationReason(look: Look, step: StepOf<'vestige'>, space: Space): Reason | undefined {
  const { state } = look;
  const name = NAME[space]!;
  const parts = { about: [name], instead: placing(look, 'node') };
  if (isSecond(look, step) && playerOf(state, step.seat).gates === GATES)
    return because(
      'Your starting station stands already: place a gate on the outermost barrier now.',
      '4.7',
      { about: [name], instead: placing(look, 'gate') },
    );
  if (LAYER[space]! > CONVECTIVE)
    return because(
      `A starting station goes into an orbit or the convective layer, and ${name} is in ${layerWords(space)}.`,
      '4.7',
      parts,
    );
  if (!hasStation(state, space)) return undefined;
  const station = stationName(stationType(state, space));
  return because(`A ${station} stands on ${name} already, and a space takes one station.`, '3.7', parts);
}

function isSecond({ state }: Look, { placed }: StepOf<'vestige'>): boolean {
  return placed >= state.players.length;
}

function placing(look: Look, piece: string): string[] {
  return some(look, (move) => move.type === 'vestige' && move.piece === piece);
}

function rescueReason(look: Look, place: string): Reason {
  const { state, seat } = look;
  const segment = segmentNamed(state, place);
  const instead = some(look, () => true);
  const own = segment >= 0 && state.gates[segment] === 1 + seat;
  return own
    ? because('Gates are not taken down for a rescue in this match.', '5.2', { about: [place], instead })
    : because(`You have no structure on ${place} to take down for new sundivers.`, '5.2', {
        about: [place],
        instead,
      });
}
