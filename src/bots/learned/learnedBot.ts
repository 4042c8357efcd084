import type { GameEntry } from '../../kernel/entry.ts';
import { InputError } from '../../kernel/error.ts';
import type { Features } from '../../kernel/hints/features.ts';
import { seeded } from '../../kernel/match/rng.ts';
import type { Bot } from '../bot.ts';
import { skilled } from '../foresight.ts';
import { Net } from '../net/net.ts';
import type { NetFile } from '../net/netFile.ts';
import { forwardMoves } from '../opinion.ts';
import { candidatesOf } from './candidates.ts';
import { Judge } from './judge.ts';

/** A player that goes by the hints of a game as a net corrects them, one move at a time. */
export function learnedBot(entry: GameEntry, features: Features<object>, net: NetFile, seed: number): Bot {
  const known = skilled(entry);
  const judge = judgeOf(known, features, net);
  const rng = seeded(seed);
  return {
    choose({ seat, legal: allowed, view }) {
      const legal = forwardMoves(known, allowed);
      if (legal.length === 1) return legal[0]!;
      const state: object = known.game.determinize(view(), seat, rng);
      return legal[candidatesOf(known, judge, { state, seat, legal }, rng.int(2 ** 32))[0]!.at]!;
    },
  };
}

/** Values positions of a game by a net that was trained for it; any other net is refused. */
function judgeOf(entry: GameEntry, features: Features<object>, { header, weights }: NetFile): Judge {
  const { game } = entry;
  if (header.game !== game.id)
    throw new InputError('bad_record', `the net is one of ${header.game}, not of ${game.id}`);
  if (header.features !== features.version || header.shape.inputs !== features.layout.count)
    throw new InputError(
      'bad_record',
      `the net looks at version ${header.features} of the features of ${game.title}, which are at ${features.version}`,
    );
  return new Judge(entry, features, new Net(weights), header);
}
