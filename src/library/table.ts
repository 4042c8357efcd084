/** A match with everything that was done to it, and what each viewer may see of it. */

// The ledger

export {
  actorsOf,
  endOf,
  type Ledger,
  type LedgerSetup,
  plyOf,
  readLedger,
  seqOf,
  type Snapshot,
  type Standing,
  type StandingMove,
  startLedger,
} from '../table/ledger.ts';
export {
  type Deed,
  type Entry,
  type Leave,
  type MoveDeed,
  type Note,
  NOTES,
  type StoredMove,
  type TableDeed,
} from '../table/entry.ts';
export type { PersistentList } from '../table/persistentList.ts';

// What is done

export {
  type Draft,
  draftMove,
  draftRedo,
  draftResign,
  draftReturn,
  draftUndo,
  entered,
  type MoveOptions,
} from '../table/draft.ts';

// What is seen

export {
  type Delta,
  deltaSince,
  resumeFrom,
  type LoggedMove,
  type Notice,
  type Since,
  type View,
  type Viewer,
  viewOf,
} from '../table/view.ts';
export { Position } from '../table/position.ts';
export { type PastView, type PastEyes, pastView, type PastViewer } from '../table/past.ts';

// Bots

export {
  botChoice,
  type BotChoice,
  type BotHost,
  BotLate,
  botRequest,
  botSeed,
  botToMove,
} from '../table/botTurn.ts';
export { type BotRequest, answerRequest } from '../bots/botRequest.ts';
