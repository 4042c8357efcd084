import type { Locator, Page } from 'playwright-core';
import { isLongRun } from '../../src/testkit/effort.ts';
import { TEXTS as BOARD } from '../../src/web/board/texts.ts';
import { TEXTS } from '../../src/web/table/texts.ts';
import { tap } from './room.ts';
import { type Aim, aimAt, look, type Sight } from './sight.ts';
import { solPlay } from './solPlay.ts';
import type { Visit } from './visit.ts';

/** Somebody who plays with mouse or finger and knows only what is lit and offered. */
export interface Player {
  /** Makes one click; false once the match is over. */
  step(): Promise<boolean>;
  /** Plays until the match is over. */
  playOn(): Promise<void>;
  /** Plays to the end in a long run, and every day as many clicks. */
  playSome(clicks: number): Promise<void>;
  /** Plays until somebody says that it is enough. */
  playUntil(enough: (sight: Sight) => boolean): Promise<void>;
  /** The smallest spot that had to be hit so far, in pixels, and its place. */
  readonly smallest: { readonly place: string; readonly size: number };
  readonly clicks: number;
}

/** What a click is for. */
export type Act =
  | { readonly button: number }
  | { readonly card: string }
  | { readonly choice: number }
  | { readonly place: string }
  | { readonly lesson: true }
  | { readonly privacyScreen: true }
  | { readonly form: true };

/** What somebody does about what is seen. */
export type Decide = (sight: Sight) => Act;

const MOST_CLICKS = 3000;
/** As often may the same be seen before the player is stuck. */
const PATIENCE = 8;

/** A player of Sol by chance, or whoever decides otherwise. */
export function playerAt(visit: Visit, seed = 1, decide: Decide = solPlay(seed)): Player {
  const { page } = visit;
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
    const aim = (await aimAt(page, place)) ?? (await aimFromAfar(visit, place));
    if (aim === undefined) return;
    const { x, y, size } = aim;
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
    const doing: Act = seen.privacyScreen ? { privacyScreen: true } : decide(seen);
    await act(doing);
    return true;
  };
  async function playAtMost(most: number): Promise<void> {
    for (let made = 0; made < most && (await step()); made++);
  }
  return {
    step: () => step(),
    playOn: () => playAtMost(Infinity),
    playSome: (most) => playAtMost(isLongRun ? Infinity : most),
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

/**
 * A place out of sight: what covers the board is put away, and the whole of it is asked for. Nothing where it is no longer
 * lit: a busy machine may show late that a move was made, and then it is looked at again.
 */
async function aimFromAfar(visit: Visit, place: string): Promise<Aim | undefined> {
  const { page } = visit;
  for (const name of [TEXTS.bottomSheet.less, BOARD.zoom.whole]) {
    const way = page.getByRole('button', { name });
    if (await way.isVisible()) await tap(visit, way);
  }
  const aim = await aimAt(page, place);
  const isLit = (await page.locator(`[role=button][data-place="${place}"]`).count()) > 0;
  if (aim === undefined && isLit) throw new Error(`the lit place ${place} cannot be hit`);
  return aim;
}

async function press(visit: Visit, doing: Exclude<Act, { place: string }>): Promise<void> {
  const { page, screen } = visit;
  const target = locate(page, doing);
  if ((await target.count()) === 0) return;
  if ('card' in doing) await uncover(visit, target);
  // What was lit when it was looked at may be dark by now; then it is looked at again.
  if ((await target.getAttribute('aria-disabled')) === 'true') return;
  await (screen.touch ? target.tap() : target.click());
}

/** Pulls up the sheet of a phone until a card in it can be hit. */
async function uncover(visit: Visit, card: Locator): Promise<void> {
  const more = visit.page.getByRole('button', { name: TEXTS.bottomSheet.more });
  while (!(await isOpen(card)) && (await more.isVisible())) await tap(visit, more);
}

/** Whether something can be hit in its middle. */
function isOpen(card: Locator): Promise<boolean> {
  return card.evaluate((element) => {
    element.scrollIntoView({ block: 'nearest' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[data-place]') === element;
  });
}

function locate(page: Page, doing: Exclude<Act, { place: string }>) {
  const bar = page.getByRole('region', { name: TEXTS.bar.label, exact: true });
  if ('choice' in doing) return bar.locator('.chooser-choice').nth(doing.choice);
  if ('card' in doing) return page.locator(`button[data-place="${doing.card}"]:visible`).first();
  if ('lesson' in doing) return page.getByRole('button', { name: TEXTS.lessons.next });
  if ('privacyScreen' in doing) return page.locator('.privacy-screen').getByRole('button');
  if ('form' in doing) return page.locator('form[aria-label] button[type=submit]:visible').first();
  return bar.locator('.bar-buttons button').nth(doing.button);
}
