import { expect } from 'vitest';
import { SUBJECTS } from '../../../test/kit/contractSubjects.ts';
import type { Move, Seat } from '../../kernel/game.ts';
import type { TableView } from '../../protocol/table.ts';
import { BotLate } from '../../table/botTurn.ts';
import {
  type BotFault,
  type ContractTable,
  type OpenHost,
  type Seen,
  tableContract,
} from '../../table/tableContract.ts';
import { type LoggedMove, extendLog } from '../../table/view.ts';
import { bot, person, type Spectator, spectate, testHost } from './testkit.ts';
import type { CancellableAskBot } from './bots/botAnswer.ts';

const FAULTS: Readonly<Record<BotFault, CancellableAskBot>> = {
  hangs: () => Promise.reject(new BotLate('no answer')),
  throws: () => Promise.reject(new Error('out of ideas')),
  cheats: () => Promise.resolve({ move: { type: 'cheat' }, findings: [] }),
};

type Chairs = Parameters<OpenHost['table']>[2];

/** A table at one screen, watched by everybody who sits there. */
async function openTable(
  host: ReturnType<typeof testHost>,
  game: string,
  options: object,
  chairs: Chairs,
): Promise<ContractTable> {
  const names = chairs.map((chair, seat) => (chair === 'person' ? person(`Person ${seat}`) : bot(chair.bot)));
  const id = await host.create({ game, chairs: names, options, seed: 'contract' });
  const screens: Spectator[] = [await spectate(host, id)];
  const screen = (): Spectator => screens.at(-1) ?? expect.fail('nobody looks');
  const sent: string[] = [];
  const refused = async <T>(job: Promise<T>): Promise<T> => {
    try {
      const answer = await job;
      sent.push(JSON.stringify(answer) ?? '');
      return answer;
    } catch (error) {
      sent.push(String(error));
      throw error;
    }
  };
  return {
    seen: () => seenAt(screen()),
    until: async (_, holds) => void (await screen().until(() => holds(seenAt(screen())))),
    play: async (seat, text) => void (await refused(host.play(id, seat, screen().last().seq, text))),
    undo: (seat) => refused(host.undo(id, seat)),
    redo: (seat) => refused(host.redo(id, seat)),
    look: (_, ply, eyes) => refused(host.look(id, ply, eyes)),
    async again() {
      screens.push(await spectate(host, id));
    },
    told: () => [...screens.map(({ views }) => JSON.stringify(views)), ...sent].join('\n'),
  };
}

function seenAt({ views, last }: Spectator): Seen {
  const { ply, eyes, state, actors, offers, undoable, redoable, outcome } = last();
  const movesOf = ([seat, open]: [string, TableView['offers'][Seat]]): [string, Move[]] => [
    seat,
    open.map(({ move }) => move),
  ];
  return {
    ply,
    eyes,
    state,
    actors,
    moves: Object.fromEntries(Object.entries(offers).map(movesOf)),
    undoable,
    redoable,
    log: views.reduce((log: readonly LoggedMove[], view) => extendLog(log, view), []),
    outcome,
  };
}

tableContract(
  'the tables of a browser',
  {
    sharesScreen: true,
    async open({ entries }, fault) {
      const host = testHost(entries, fault && { askBot: FAULTS[fault] });
      return { table: (...setup) => openTable(host, ...setup), close: async () => undefined };
    },
  },
  SUBJECTS,
);
