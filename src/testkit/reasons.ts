import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Move, Seat } from '../kernel/game.ts';
import { pick, seeded } from '../kernel/match/rng.ts';
import { moveText } from '../kernel/text.ts';
import { type Reason, why, type Wish, wishText } from '../kernel/why.ts';
import { drawingFault } from './drawings.ts';
import { matches } from './effort.ts';
import { type Check, chosenMove, freshState, optionsOf, seatCounts, type Subject } from './subject.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora', 'Eli'];
const MATCHES = 1;
/** The reasons are asked for at every so many decisions. */
const EVERY = 13;
const MOST_MOVES = 4000;
const SENTENCE = /^[A-Z0-9].*[^.]\.$/;
const NO_WORDS = /undefined|NaN|\[object| {2}|Seat \d/;
const LONGEST = 200;

/** One position with the eyes of one who has a choice. */
interface Look {
  readonly subject: Subject;
  readonly view: object;
  readonly seat: Seat;
  readonly legal: readonly Move[];
  /** The same as texts. */
  readonly texts: ReadonlySet<string>;
  /** The numbers of the rules; none where the game has no page of them. */
  readonly rules: ReadonlySet<string>;
}

/** Random matches in which everything that can be pointed at is asked about. */
export function reasonChecks(subject: Subject): Check[] {
  const rules = rulesOf(subject.id);
  return seatCounts(subject.game).map((seats) => ({
    title: `what cannot be done has its reason with ${seats} seats`,
    run() {
      for (let i = 0; i < matches(MATCHES); i++) checkMatch(subject, seats, i, rules);
    },
  }));
}

/** The numbers that stand in bold on the page of the rules, or at the head of a part of it. */
function rulesOf(id: string): ReadonlySet<string> {
  const page = path.join(ROOT, 'src/games', id, 'RULES.md');
  if (!existsSync(page)) return new Set();
  return new Set(
    Array.from(
      readFileSync(page, 'utf8').matchAll(/(?:\*\*|^#{2,4} )(\d[\d.]*[a-z]?)(?:\*\*| )/gm),
      ([, n = '']) => n,
    ),
  );
}

function checkMatch(subject: Subject, seats: number, i: number, rules: ReadonlySet<string>): void {
  const { game } = subject;
  const rng = seeded(900 * seats + i);
  const state = freshState(game, seats, optionsOf(subject, seats, i), 31 * seats + i);
  for (let ply = 0; ply < MOST_MOVES && game.actors(state).length > 0; ply++) {
    const actors = game.actors(state);
    if (ply % EVERY === 0) {
      for (const seat of actors) {
        const view = game.redact(state, seat);
        const legal = game.legalMoves(view, seat);
        checkReasons({ subject, view, seat, legal, texts: new Set(legal.map(moveText)), rules });
      }
    }
    const seat = pick(rng, actors);
    game.apply(state, seat, chosenMove(subject, rng, state, seat), rng);
  }
}

function checkReasons(look: Look): void {
  const { subject, view, seat, legal } = look;
  const { reasons } = subject.entry;
  const wishes: readonly Wish[] = reasons.wishes(view, seat);
  const things = new Set(wishes.flatMap((wish) => wish.things));
  const texts = wishes.map(wishText);
  need(look, new Set(texts).size === texts.length, `wishes are distinct: ${repeated(texts)}`);
  for (const move of legal) {
    const pointed = wishes.some((wish) => reasons.fulfils(view, move, wish));
    need(look, pointed, `every legal move fulfils something that can be pointed at: ${moveText(move)}`);
  }
  for (const act of reasons.acts(view, seat))
    need(look, texts.includes(act), `what the decision has in principle can be pointed at: ${act}`);
  for (const wish of wishes) checkWish(look, wish, things);
}

function checkWish(look: Look, wish: Wish, things: ReadonlySet<string>): void {
  const { subject, view, seat, legal } = look;
  const { reasons } = subject.entry;
  const reason = why(subject.game, reasons, view, seat, wish, NAMES);
  const fulfilled = legal.some((move) => reasons.fulfils(view, move, wish));
  need(
    look,
    (reason === undefined) === fulfilled,
    `a reason exactly where nothing fulfils: ${wishText(wish)}`,
  );
  if (reason === undefined) return;
  checkText(look, wish, reason, things);
  checkLack(look, wish, reason);
  for (const drawing of reason.drawings ?? []) {
    const fault = drawingFault(drawing, reason, things);
    need(look, fault === undefined, `${fault}: ${wishText(wish)}: ${JSON.stringify(reason)}`);
  }
}

function checkText(look: Look, wish: Wish, reason: Reason, things: ReadonlySet<string>): void {
  const { text, rule, short, about = [], instead = [] } = reason;
  const what = `${wishText(wish)}: ${text} (${rule})`;
  need(look, SENTENCE.test(text) && !NO_WORDS.test(text) && text.length <= LONGEST, `one sentence: ${what}`);
  need(look, short === undefined || short.split(' ').length <= 4, `at most four words: ${what} ${short}`);
  for (const move of instead) need(look, look.texts.has(move), `${move} is legal instead: ${what}`);
  if (look.rules.size === 0) return;
  need(look, rule !== undefined && look.rules.has(rule), `the number of a rule: ${what}`);
  for (const thing of about) need(look, things.has(thing), `${thing} can be pointed at: ${what}`);
}

/** Where only what was lacking is supplied, that is no longer the reason. */
function checkLack(look: Look, wish: Wish, { text, rule, lack }: Reason): void {
  if (lack === undefined) return;
  const { subject, view, seat } = look;
  const { reasons } = subject.entry;
  const what = `${wishText(wish)}: ${text} (${lack.by} ${lack.of} ${lack.at ?? ''})`;
  need(look, lack.by > 0, `something is lacking: ${what}`);
  const before = JSON.stringify(view);
  const supplied: object | undefined = reasons.supplied(view, seat, lack);
  need(look, JSON.stringify(view) === before, `supplying changes a copy: ${what}`);
  if (supplied === undefined) throw broken(look, `what is lacking can be supplied: ${what}`);
  const now = why(subject.game, reasons, supplied, seat, wish, NAMES);
  const same = now?.rule === rule && now?.lack?.of === lack.of && now.lack.at === lack.at;
  need(look, now === undefined || !same, `what was supplied is not lacking: ${what}`);
}

function repeated(texts: readonly string[]): string {
  return texts.filter((text, i) => texts.indexOf(text) < i).join('; ');
}

function need(look: Look, holds: boolean, law: string): void {
  if (!holds) throw broken(look, law);
}

function broken({ subject, seat, view }: Look, law: string): Error {
  return new Error(`${subject.id}, seat ${seat}: broken law: ${law}\n${JSON.stringify(view)}`);
}
