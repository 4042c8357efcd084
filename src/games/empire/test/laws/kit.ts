import { asking } from '../../../../kernel/flow/flow.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { pick, type Rng } from '../../../../kernel/match/rng.ts';
import * as effort from '../../../../testkit/effort.ts';
import { notesOf, type Ply as PlyOf, underLaws } from '../../../../testkit/lawful.ts';
import * as content from '../../content/index.ts';
import { game } from '../../index.ts';
import type { Event, Move, State } from '../../state.ts';
import { FLOW } from '../../steps.ts';
import { lively } from '../testkit.ts';
import { EVENTS } from '../../texts/events.ts';
import { MOVES } from '../../texts/moves.ts';

/** Every move, question and event of the game. */
export const EVERYTHING: readonly string[] = [
  ...notesOf('move', MOVES),
  ...notesOf('question', FLOW.questions),
  ...notesOf('event', EVENTS),
].sort();

const MERITS = [
  'explorer',
  'set',
  'invest',
  'tactics',
  'kill',
  'regent',
  'petition',
  'ascend',
  'edict',
  'power',
  'event',
  'destruction',
];

/** Every card, location and way to the end. */
export const EVERY_CARD: readonly string[] = [
  ...content.technologies.flatMap(({ id }) => [`bought ${id}`]),
  ...content.edicts.map(({ id }) => `edict ${id}`),
  ...content.powers.map(({ id }) => `power ${id}`),
  ...content.roleCards.flatMap(({ id }) => [`struck ${id} alone`, `struck ${id} together`, `revealed ${id}`]),
  ...content.storyCards.map(({ id }) => `opened ${id}`),
  ...content.explorerTiles.map(({ id }) => `placed ${id}`),
  ...[...content.farSpace.locations, ...content.farSpace.galaxySlots].flatMap(({ id }) => [
    `invested ${id} player`,
    `invested ${id} Ancients`,
  ]),
  ...MERITS.map((merit) => `merit ${merit}`),
  ...['tokensYou', 'tokensAncients', 'deck', 'tiles', 'home'].map((cause) => `alone ${cause}`),
  ...['tokens', 'galaxy', 'tiles'].map((cause) => `together ${cause}`),
].sort();

export type Ply = PlyOf<State, Move, Event>;

/** Somebody lively who likes to choose these roles. */
function fondOf(...liked: readonly string[]): typeof lively {
  return (rng: Rng, state: State, seat: Seat): Move => {
    if (asking(state)?.step === 'role') {
      const moves = game.legalMoves(state, seat);
      const wanted = moves.filter((move) => move.type === 'role' && liked.includes(move.role));
      if (wanted.length > 0 && rng.int(100) < 90) return pick(rng, wanted);
    }
    return lively(rng, state, seat);
  };
}

const PLAYERS = {
  lively,
  explorers: fondOf('explorer', 'scientist'),
  merchants: fondOf('merchant', 'steward'),
  courtiers: fondOf('regent', 'merchant'),
};

export type Players = keyof typeof PLAYERS | 'any';

/** Random matches of Empire of the Stars under the laws of the kernel, with a note of what happened in them. */
export const playUnderLaws = underLaws(game, {
  players: PLAYERS,
  usual: 'lively',
  every: 40,
  mostMoves: 20_000,
  note,
});

function note(met: Set<string>, { after, events }: Ply): void {
  const company = after.players.length === 1 ? 'alone' : 'together';
  for (const event of events) {
    switch (event.type) {
      case 'tech':
        if (event.who < 4) met.add(`bought ${event.tech}`);
        break;
      case 'edictScored':
        if (event.met) met.add(`edict ${event.edict}`);
        break;
      case 'power':
        met.add(`power ${event.power}`);
        break;
      case 'struck':
        met.add(`struck ${event.card} ${company}`);
        break;
      case 'revealed':
      case 'opened':
        met.add(`${event.type} ${event.card}`);
        break;
      case 'placed':
        met.add(`placed ${event.tile}`);
        break;
      case 'invested':
        met.add(`invested ${event.at} ${event.who === 4 ? 'Ancients' : 'player'}`);
        break;
      case 'scored':
        met.add(`merit ${event.merit}`);
        break;
      case 'ended':
        met.add(`${company} ${event.cause}`);
        break;
      default:
    }
  }
}

/** The i-th of several matches: the first is looked at closely. */
export function closely(i: number): number {
  return effort.closely(i, 6, 80);
}
