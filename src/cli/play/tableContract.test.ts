import { SUBJECTS } from '../../../test/kit/contractSubjects.ts';
import { botOf } from '../../bots/index.ts';
import { findGame, type GameEntry } from '../../kernel/entry.ts';
import type { Seat } from '../../kernel/game.ts';
import { legalFor } from '../../kernel/match/match.ts';
import { findByText } from '../../kernel/text.ts';
import { type BotPool, openBotPool } from '../../server/bots/botPool.ts';
import { redoSeat, startLedger } from '../../table/ledger.ts';
import { type ContractTable, type OpenHost, type Seen, tableContract } from '../../table/tableContract.ts';
import { deltaSince, viewOf } from '../../table/view.ts';
import type { Drawing } from '../games/drawing.ts';
import { namesOf } from './chairs.ts';
import { choicesOf } from './menu.ts';
import { showQuestion } from './screen.ts';
import {
  eyesAt,
  letBotPlay,
  lookBack,
  playAgain,
  playMove,
  seatToAsk,
  type Table,
  takeBack,
} from './table.ts';
import type { Terminal } from './terminal.ts';

const MISBEHAVING = new URL('../../../test/kit/misbehavingToy.ts', import.meta.url).href;
/** Bots that hang are stopped after so many milliseconds, others after a minute. */
const [SHORT, LONG] = [300, 60_000];

/** Draws everything it is given, so that nothing can be told unnoticed. */
const DRAWING: Drawing = { draw: (view) => JSON.stringify(view), targets: () => [] };

/** A terminal nobody types at. */
function silent(told: string[]): Terminal {
  return {
    ...{ colour: false, live: false, width: 100, height: 50 },
    say: (text) => void told.push(text),
    ...{ clear: () => undefined, progress: () => undefined, close: () => undefined },
    ask: () => Promise.resolve(undefined),
  };
}

type Chairs = Parameters<OpenHost['table']>[2];

async function openTable(
  entry: GameEntry,
  options: object,
  chairs: Chairs,
  { ask: think }: BotPool,
): Promise<ContractTable> {
  const told: string[] = [];
  const seats = chairs.map((chair, seat) =>
    chair === 'person' ? { name: `Person ${seat}` } : { name: `Bot ${seat}`, bot: botOf(chair.bot) },
  );
  const persons = chairs.flatMap((chair, seat) => (chair === 'person' ? [seat] : []));
  const table: Table = {
    ...{ entry, drawing: DRAWING, chairs: seats, names: namesOf(seats), think },
    ...{ terminal: silent(told), file: 'unused', shown: 0 },
    ledger: startLedger(entry, { seats: chairs.length, options, seed: 'contract', persons }),
  };
  let eyes: Seat | undefined;
  /** What a sitting does after every deed: bots move, then the next person is shown the table. */
  const goOn = async (): Promise<void> => {
    for (let seat = seatToAsk(table); seat !== undefined; seat = seatToAsk(table)) {
      if (persons.includes(seat)) return show(seat);
      await letBotPlay(table, seat);
    }
  };
  const show = (seat: Seat): void => {
    eyes = seat;
    const { match } = table.ledger;
    showQuestion(
      table,
      seat,
      choicesOf(legalFor(match, seat), () => ''),
    );
  };
  const deed = async (act: () => void): Promise<void> => {
    try {
      act();
    } catch (error) {
      told.push(String(error));
      throw error;
    }
    await goOn();
  };
  await goOn();
  return {
    seen: () => seenAt(table, eyesAt(table) ?? eyes),
    until: () => Promise.resolve(),
    play: (seat, text) =>
      deed(() => playMove(table, seat, findByText(legalFor(table.ledger.match, seat), text))),
    undo: (seat) => deed(() => takeBack(table, seat)),
    redo: (seat) =>
      deed(() => {
        if (redoSeat(table.ledger) !== seat) throw new Error('no move has been taken back');
        playAgain(table);
      }),
    look: async (_, ply, of) => lookBack(table, ply, of),
    again: goOn,
    told: () => told.join('\n'),
  };
}

function seenAt({ ledger }: Table, eyes: Seat | undefined): Seen {
  return {
    ...viewOf(ledger, { eyes, seats: ledger.persons }),
    state: ledger.position.seenBy(eyes),
    log: deltaSince(ledger, eyes, undefined).news,
  };
}

tableContract(
  'a terminal',
  {
    sharesScreen: true,
    async open({ entries, module }, fault) {
      const games = fault ? `${MISBEHAVING}?${fault}` : module;
      const botPool = openBotPool({ threads: 1, deadline: fault === 'hangs' ? SHORT : LONG, games });
      return {
        table: (game, options, chairs) => openTable(findGame(entries, game), options, chairs, botPool),
        close: () => botPool.close(),
      };
    },
  },
  SUBJECTS,
);
