import type { Page } from 'playwright-core';
import { pick, type Rng, seeded } from '../src/kernel/rng.ts';
import { TEXTS } from '../src/web/table/texts.ts';
import { type Aim, aimAt, type Light, look, type Sight } from './sight.ts';
import type { Visit } from './visit.ts';

/** Somebody who plays with mouse or finger and knows only what is lit and offered. */
export interface Player {
  /** Makes one click; false once the match is over. */
  step(): Promise<boolean>;
  /** Plays until the match is over. */
  playOn(): Promise<void>;
  /** Plays until somebody says that it is enough. */
  playUntil(enough: (sight: Sight) => boolean): Promise<void>;
  /** The smallest spot that had to be hit so far, in pixels, and its place. */
  readonly smallest: { readonly place: string; readonly size: number };
  readonly clicks: number;
}

/** What a click is for. */
type Act =
  | { readonly button: number }
  | { readonly choice: number }
  | { readonly place: string }
  | { readonly lesson: true };

const MOST_CLICKS = 3000;
/** As often may the same be seen before the player is stuck. */
const PATIENCE = 8;
/** One in so many moves is ended although more could be done. */
const HASTE = 4;

export function playerAt(visit: Visit, seed = 1): Player {
  const { page } = visit;
  const rng = seeded(seed);
  const smallest = { place: '', size: Infinity };
  let clicks = 0;
  let before = '';
  let same = 0;

  function mindRepeats(sight: Sight): void {
    const now = JSON.stringify(sight);
    same = now === before ? same + 1 : 0;
    before = now;
    if (same > PATIENCE || clicks > MOST_CLICKS) throw new Error(`the player is stuck: ${now}`);
  }

  async function hit(place: string): Promise<void> {
    const { x, y, size } = (await aimAt(page, place)) ?? (await aimFromAfar(visit, place));
    if (size < smallest.size) Object.assign(smallest, { place, size });
    if (visit.screen.touch) await page.touchscreen.tap(x, y);
    else await page.mouse.click(x, y);
  }

  async function act(doing: Act): Promise<void> {
    clicks++;
    if ('place' in doing) await hit(doing.place);
    else await press(visit, doing);
  }

  const step = async (sight?: Sight): Promise<boolean> => {
    const seen = sight ?? (await look(page));
    if (seen.over) return false;
    mindRepeats(seen);
    await act(decide(seen, rng));
    return true;
  };
  return {
    step: () => step(),
    async playOn() {
      while (await step());
    },
    async playUntil(enough) {
      for (let sight = await look(page); !enough(sight); sight = await look(page)) {
        if (!(await step(sight))) throw new Error('the match was over too soon');
      }
    },
    smallest,
    get clicks() {
      return clicks;
    },
  };
}

/** A place out of sight: the whole board is asked for first. */
async function aimFromAfar({ page, screen }: Visit, place: string): Promise<Aim> {
  const whole = page.getByRole('button', { name: TEXTS.zoom.whole });
  if (await whole.isVisible()) await (screen.touch ? whole.tap() : whole.click());
  const aim = await aimAt(page, place);
  if (aim === undefined) throw new Error(`the lit place ${place} cannot be hit`);
  return aim;
}

async function press({ page, screen }: Visit, doing: Exclude<Act, { place: string }>): Promise<void> {
  const target = locate(page, doing);
  await (screen.touch ? target.tap({ timeout: 20_000 }) : target.click({ timeout: 20_000 }));
}

function locate(page: Page, doing: Exclude<Act, { place: string }>) {
  const bar = page.getByRole('region', { name: TEXTS.bar.label, exact: true });
  if ('choice' in doing) return bar.locator('.chooser-choice').nth(doing.choice);
  if ('lesson' in doing) return page.getByRole('button', { name: TEXTS.lessons.next });
  return bar.locator('.bar-buttons button').nth(doing.button);
}

// ── What to do ────────────────────────────────────────────────────────────────────────────────────

/** Buttons that only take something back. */
const IDLE: readonly string[] = [TEXTS.bar.undo, TEXTS.bar.redo, TEXTS.bar.letGo];

/** What brings the end nearer comes first: these turn cards of the deck. */
const DEAR = [/^Confirm$/, /^Draw /, /^Activate/, /^Take/, /^Convert/, /^Spend/, /^Keep (?!none|the old)/];

/** From the orbits inward; deeper places draw more cards. */
const DEPTH: readonly string[] = ['O', 'I', 'C', 'R', 'K', 'h'];

function decide(sight: Sight, rng: Rng): Act {
  if (sight.lesson?.waits) return { lesson: true };
  if (sight.choices.length > 0) return { choice: rng.int(sight.choices.length) };
  const dear = wanted(sight);
  if (dear !== undefined) return { button: dear };
  const end = sight.buttons.findIndex(({ name }) => /^End /.test(name));
  if (end >= 0 && !isPicking(sight) && rng.int(HASTE) === 0) return { button: end };
  const place = placeToHit(sight, rng);
  if (place !== undefined) return { place };
  return { button: anyButton(sight, rng) };
}

const isPicking = ({ lights }: Sight): boolean => lights.some(({ glow }) => glow === 'picked');

function wanted({ buttons }: Sight): number | undefined {
  for (const pattern of DEAR) {
    const at = buttons.findIndex(({ name, disabled }) => !disabled && pattern.test(name));
    if (at >= 0) return at;
  }
  return undefined;
}

/** A target if there is one, the deepest more often; else a piece to pick. */
function placeToHit({ lights }: Sight, rng: Rng): string | undefined {
  const of = (...glows: readonly Light['glow'][]): Light[] =>
    lights.filter(({ glow }) => glows.includes(glow)).sort((a, b) => depth(b) - depth(a));
  const near = of('target');
  const targets = near.length > 0 ? near : of('distant');
  if (targets.length > 0) return (rng.int(3) > 0 ? targets[0] : pick(rng, targets))?.place;
  const sources = of('source');
  if (sources.length > 0) return pick(rng, sources).place;
  return undefined;
}

const depth = ({ place }: Light): number => DEPTH.indexOf(place.split('|').at(-1)?.charAt(0) ?? '');

/** What goes on; only where nothing does, what takes back. */
function anyButton({ buttons, sentence }: Sight, rng: Rng): number {
  const open = buttons.flatMap(({ name, disabled }, i) => (disabled ? [] : [{ name, i }]));
  const onward = open.filter(({ name }) => !IDLE.includes(name));
  const [any] = open;
  if (any === undefined) throw new Error(`nothing can be done: ${sentence}`);
  return onward.length > 0 ? pick(rng, onward).i : any.i;
}
