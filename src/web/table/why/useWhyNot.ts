import { useCallback, useEffect, useMemo, useState } from 'react';
import { readable } from '../../../kernel/data/readable.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { Wish } from '../../../kernel/why.ts';
import type { TableView } from '../../../protocol/table.ts';
import type { LoadedGame, Place } from '../../games/view.ts';
import { useOver } from '../../over.ts';
import type { Picking } from '../decision/decision.ts';
import type { Decision } from '../decision/useDecision.ts';
import { namesOf, ownSeat } from '../seats.ts';
import { type ActButton, type RowButton, rowOf } from './acts.ts';
import { type Answer, type Asker, answerTo } from './answer.ts';

/** What was pointed at: a place, or an action of the turn. */
export type Pointed = { readonly place: Place } | { readonly act: string };

/** An answer, what it answers, and how it was asked for. */
export interface Given {
  readonly answer: Answer;
  readonly pointed: Pointed;
  /** A finger is gone as soon as it has asked; a mouse or the focus stay for a while. */
  readonly by: 'finger' | 'other';
}

/** “Why can't I?” at a table: what is asked, what is answered, and the row of actions that answer. */
export interface WhyNot {
  readonly given: Given | undefined;
  /** Who asks; nobody where somebody only watches. */
  readonly seat: Seat | undefined;
  /** The buttons of the bar, with actions that are not possible now. */
  readonly row: readonly RowButton[];
  /** Places of what can be done instead, for a moment. */
  readonly lit: readonly Place[];
  /** The rule that is looked up, or none while all rules are open. */
  readonly rule: string | undefined;
  readonly isLit: (place: Place) => boolean;
  readonly wishAt: (place: Place) => Wish;
  /** The sentence a place would answer with. */
  readonly sentence: (place: Place) => string;
  readonly ask: (place: Place, by: Given['by']) => void;
  readonly askAct: (button: ActButton) => void;
  readonly showRule: (rule: string) => void;
  readonly close: () => void;
}

/** How long what can be done instead is lit, in milliseconds. */
const MOMENT = 1800;

/** `open` is false while something else is shown than what can be asked about. */
export function useWhyNot(
  table: TableView,
  game: LoadedGame,
  decision: Decision,
  guided: boolean,
  open: boolean,
): WhyNot {
  const [given, setGiven] = useState<Given>();
  const { at: rule, show: showRule } = useOver('rules');
  const close = useCallback(() => setGiven(undefined), []);
  const { seat, choices, picking, lights, distant, buttons } = decision;
  const asker = useMemo(
    (): Asker => ({
      ...{ entry: game.entry, state: table.state, names: namesOf(table), choices, picking },
      seat: seat ?? ownSeat(table),
      guided: guided && seat !== undefined,
    }),
    [table, game, seat, choices, picking, guided],
  );
  // Nothing is offered to whoever is not asked, or has to read first.
  const isStill = seat === undefined || (guided && choices.length === 0);
  const row = useMemo(
    () => actionRow(asker, game, isStill ? [] : undefined, buttons),
    [asker, game, isStill, buttons],
  );
  // What was answered is about the position and the hand of then.
  useEffect(close, [close, table.ply, seat, picking.from, picking.group, open]);
  const lit = useMoment(given);
  const wishAt = (place: Place): Wish => wishOf(game, table.state, place, picking);
  return {
    ...{ given: open ? given : undefined, seat: asker.seat, row, lit, rule, wishAt, showRule, close },
    isLit: (place) =>
      lights.sources.has(place) || lights.targets.has(place) || distant.has(place) || picking.from === place,
    sentence: (place) => answerTo(asker, wishAt(place)).text,
    ask(place, by) {
      if (open) setGiven({ answer: answerTo(asker, wishAt(place)), pointed: { place }, by });
    },
    askAct({ act, answer }) {
      if (open) setGiven({ answer, pointed: { act }, by: 'other' });
    },
  };
}

/** What somebody wishes who points at a place: unless the game says otherwise, what is in the hand and the place. */
export function wishOf({ view }: LoadedGame, state: object, place: Place, { from, group }: Picking): Wish {
  return view.wishOf?.(state, place, from, group) ?? { things: from === undefined ? [place] : [from, place] };
}

function actionRow(
  asker: Asker,
  { entry, view }: LoadedGame,
  none: readonly string[] | undefined,
  buttons: Decision['buttons'],
): RowButton[] {
  const { state, seat, choices } = asker;
  const acts = none ?? (seat === undefined ? [] : entry.reasons.acts(state, seat));
  return rowOf({
    ...{ acts, buttons, choices },
    fulfils: ({ offer }, act) => entry.reasons.fulfils(state, offer.move, { act, things: [] }),
    labelOf: (act) => view.actLabels?.[act] ?? readable(act),
    answerTo: (act) => answerTo(asker, { act, things: [] }),
  });
}

/** The places of the moves named instead, until the moment has passed. */
function useMoment(given: Given | undefined): readonly Place[] {
  const [passed, setPassed] = useState<Given>();
  useEffect(() => {
    if (given === undefined) return undefined;
    const timer = setTimeout(() => setPassed(given), MOMENT);
    return () => clearTimeout(timer);
  }, [given]);
  return useMemo(
    () => (given === undefined || given === passed ? [] : given.answer.instead.flatMap(placesOf)),
    [given, passed],
  );
}

function placesOf({ gesture: { from, to } }: Answer['instead'][number]): Place[] {
  return [from ?? [], to ?? []].flat();
}
