import type { Seat } from '../../../../kernel/game.ts';
import type { Features, FeatureSet } from '../../../../kernel/hints/features.ts';
import type { State } from '../../state.ts';
import { layout } from './layout.ts';
import { heirOf, noteLead } from './lead.ts';
import { noteSides } from './sides.ts';
import { noteRegions } from './regions.ts';
import { noteTable } from './table.ts';
import { noteAncients } from './ancients.ts';
import { noteDecision } from './decision.ts';
import { noteBattle } from './battle.ts';
import { count } from './tally.ts';

/** What learned players look at in Empire of the Stars. */
export const features: Features<State> = { version: 1, layout, encode };

function encode(state: State, seat: Seat, noted: FeatureSet): void {
  count(state, seat);
  const heir = heirOf(state);
  noteLead(state, seat, heir, noted);
  noteSides(state, seat, heir, noted);
  noteRegions(state, seat, noted);
  noteTable(state, seat, noted);
  noteAncients(state, noted);
  noteDecision(state, seat, noted);
  noteBattle(state, seat, noted);
}
