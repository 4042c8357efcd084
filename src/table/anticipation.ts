import { skillOf } from '../bots/foresight.ts';
import { BOTS } from '../bots/index.ts';
import { forwardMoves, opinionOf } from '../bots/opinion.ts';
import type { GameEntry } from '../kernel/entry.ts';
import type { Move, Seat } from '../kernel/game.ts';
import { itemAt } from '../kernel/data/lists.ts';
import { seeded } from '../kernel/match/rng.ts';
import { moveText } from '../kernel/text.ts';
import { botToMove, coachSeed } from './botTurn.ts';
import { draftMove, entered } from './draft.ts';
import { type Ledger, personsAsked, plyOf } from './ledger.ts';

/** How many moves of a person are tried: after those of `easy` 117 of 123 turns of bots began with what was guessed by two. */
const TRIED = 2;

/** How many moves more are played until a bot has to decide. What comes later is guessed when it is nearer. */
const FOLLOWED = 2;

/** Seconds: whoever takes no longer for a decision need not begin it before the time. */
const MOMENT = 0.25;

/** Whether a bot thinks so long that people notice. */
export function isSlow(bot: string): boolean {
  return (BOTS.find(({ name }) => name === bot)?.seconds ?? 0) > MOMENT;
}

/** A bot that has to decide, and how the match stands then. */
export interface Decision {
  readonly ledger: Ledger;
  readonly seat: Seat;
}

/**
 * What a bot may have to decide next, likeliest first, where a single person is asked: after what the hints like best of
 * all that this person sees, and with the luck that is really to come.
 */
export function* likelyDecisions(ledger: Ledger): Generator<Decision> {
  const person = onlyAsked(ledger);
  if (person === undefined || ledger.paused) return;
  for (const move of favourites(ledger, person).slice(0, TRIED)) {
    const decision = nextDecision(played(ledger, person, move), person);
    if (decision) yield decision;
  }
}

/** What a bot has to decide once this was decided; nothing where a person is asked before. */
export function decisionAfter({ ledger, seat }: Decision, move: Move): Decision | undefined {
  return nextDecision(played(ledger, seat, move), undefined);
}

/** Goes on by what is forced, and by what this person would do. */
function nextDecision(ledger: Ledger, person: Seat | undefined): Decision | undefined {
  let at = ledger;
  for (let step = 0; step <= FOLLOWED; step++) {
    const bot = botToMove(at);
    if (bot !== undefined && at.position.movesOf(bot).length > 1) return { ledger: at, seat: bot };
    const seat = bot ?? onlyAsked(at);
    if (seat === undefined || (seat !== bot && seat !== person)) return undefined;
    at = played(at, seat, itemAt(favourites(at, seat), 0));
  }
  return undefined;
}

/** The person who is asked, if it is a single one. */
function onlyAsked(ledger: Ledger): Seat | undefined {
  const [person, other] = personsAsked(ledger);
  return other === undefined ? person : undefined;
}

/** The moves of a seat, what the hints like best for it first. */
function favourites(ledger: Ledger, seat: Seat): readonly Move[] {
  const { game, position } = ledger;
  const known: GameEntry = { ...game, hints: skillOf(game) };
  const legal = forwardMoves(known, position.movesOf(seat));
  if (legal.length === 1) return legal;
  const rng = seeded(coachSeed(seat, plyOf(ledger)));
  const state = game.game.determinize(position.seenBy(seat), seat, rng);
  const worths = opinionOf(known, { state, seat, legal }, { luck: rng.int(2 ** 32), samples: 1 });
  const places = legal.map((_, at) => at).sort((a, b) => itemAt(worths, b) - itemAt(worths, a));
  return places.map((at) => itemAt(legal, at));
}

function played(ledger: Ledger, seat: Seat, move: Move): Ledger {
  return entered(ledger, draftMove(ledger, seat, moveText(move), { byPerson: false })).ledger;
}
