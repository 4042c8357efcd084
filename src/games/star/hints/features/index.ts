import { FeatureLayout, type Features } from '../../../../kernel/hints/features.ts';
import { NEVER } from '../race.ts';
import type { State } from '../../state.ts';
import { dangerBlocks, noteDanger } from './danger.ts';
import { takeIn } from './fleet.ts';
import { matBlocks, noteMat } from './mat.ts';
import { leadingRival, matchBlocks, noteLead, noteMatch } from './match.ts';
import { measureProgress } from './progress.ts';
import { holdings, meansBlocks, noteHolding, noteMeans } from './seats.ts';
import { noteTurn, turnBlocks } from './turn.ts';

const layout = new FeatureLayout();
const HOLDINGS = holdings(layout);
const MEANS = meansBlocks(layout);
const MAT = matBlocks(layout);
const DANGER = dangerBlocks(layout);
const TURN = turnBlocks(layout);
const MATCH = matchBlocks(layout);

/** What learned players look at in Star Factions, with rivals by their place in turn order after the own seat. */
export const features: Features<State> = {
  version: 1,
  layout,
  encode(state, seat, noted) {
    const seats = takeIn(state, seat);
    measureProgress(state, seats);
    const leader = leadingRival(seats, NEVER);
    for (let place = 0; place < seats; place++) noteHolding(noted, HOLDINGS[place]!, state, place);
    noteMeans(noted, MEANS, state);
    noteMat(noted, MAT, state, seats, leader);
    noteDanger(noted, DANGER, state, seats);
    noteTurn(noted, TURN, state, seats);
    noteMatch(noted, MATCH, state, seat);
    if (state.round > 0) noteLead(noted, MATCH, seats, leader);
  },
};
