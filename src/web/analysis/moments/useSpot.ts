import { useCallback, useEffect, useRef, useState } from 'react';
import { commandOf, isTaken } from '../../table/keys/keyboard.ts';
import type { Moment } from '../../../analysis/moments.ts';

/** A place of the match that is looked at: a moment, or what there is after so many moves. */
export interface Spot {
  readonly ply: number;
  readonly kind?: Moment['kind'] | undefined;
}

/** The place that is looked at, and the ways to others. */
export interface SpotWays {
  readonly spot: Spot;
  readonly go: (spot: Spot) => void;
  /** The place of the shown one among the moments, or nothing. */
  readonly at: number | undefined;
  /** To the moment before (-1) or after (1); nothing where there is none. */
  readonly step: (by: -1 | 1) => (() => void) | undefined;
}

/** Where nobody has chosen a place yet, the largest moment is shown once all are known. */
export function useSpot(moments: readonly Moment[], whole: boolean, start: number | undefined): SpotWays {
  const [chosen, choose] = useState<Spot | undefined>(start === undefined ? undefined : { ply: start });
  const spot = chosen ?? (whole ? largest(moments) : undefined) ?? { ply: 0 };
  const found = moments.findIndex(({ ply, kind }) => ply === spot.ply && kind === (spot.kind ?? kind));
  const at = found < 0 ? undefined : found;
  const next = (by: -1 | 1): Moment | undefined => {
    if (at !== undefined) return moments[at + by];
    return by > 0 ? moments.find(({ ply }) => ply > spot.ply) : moments.findLast(({ ply }) => ply < spot.ply);
  };
  return {
    spot,
    go: choose,
    at,
    step(by) {
      const moment = next(by);
      return moment && (() => choose({ ply: moment.ply, kind: moment.kind }));
    },
  };
}

function largest(moments: readonly Moment[]): Spot | undefined {
  const [first] = moments.toSorted((a, b) => Math.abs(b.size) - Math.abs(a.size));
  return first && { ply: first.ply, kind: first.kind };
}

interface SpotKeys {
  readonly onFind: (() => void) | undefined;
  readonly onRead: (() => void) | undefined;
  readonly onHelp: () => void;
}

/** Arrow keys go from moment to moment, Home and End to the first and last, numbers to one of them. */
export function useSpotKeys(
  { go, step }: SpotWays,
  moments: readonly Moment[],
  keys: SpotKeys,
  open: boolean,
): void {
  const press = useCallback(
    (event: KeyboardEvent): boolean => {
      const command = commandOf(event);
      if (isTaken(event.target, command ?? 'help')) return false;
      const act = actOf(event.key, command, { go, step }, moments, keys);
      act?.();
      return act !== undefined;
    },
    [go, step, moments, keys],
  );
  const latest = useRef(press);
  latest.current = press;
  useEffect(() => {
    if (!open) return undefined;
    const listen = (event: KeyboardEvent): void => {
      if (!event.defaultPrevented && latest.current(event)) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [open]);
}

function actOf(
  key: string,
  command: ReturnType<typeof commandOf>,
  { go, step }: Pick<SpotWays, 'go' | 'step'>,
  moments: readonly Moment[],
  { onFind, onRead, onHelp }: SpotKeys,
): (() => void) | undefined {
  if (command === 'left') return step(-1);
  if (command === 'right') return step(1);
  if (key === 'Home' || key === 'End') return goTo(moments.at(key === 'Home' ? 0 : -1), go);
  if (command === 'help') return onHelp;
  if (key === 'f') return onFind;
  if (key === 't') return onRead;
  if (typeof command !== 'object') return undefined;
  return goTo(moments[command.button - 1], go);
}

const goTo = (moment: Moment | undefined, go: SpotWays['go']): (() => void) | undefined =>
  moment && (() => go({ ply: moment.ply, kind: moment.kind }));
