import { gameOf } from '../../src/games/index.ts';
import { parseRecord, replay } from '../../src/kernel/match/record.ts';
import { versionFor } from '../../src/kernel/versions.ts';
import type { Page } from 'playwright-core';

/** Something that is drawn and not lit, and where it is hit. */
export interface Dark {
  readonly place: string;
  readonly x: number;
  readonly y: number;
}

/** Everything on the screen that is not lit and can be hit, as it is drawn now. */
export function darkThings(page: Page): Promise<Dark[]> {
  return page.evaluate(() => {
    const PLACES = '[data-place], [data-look]';
    const STEPS = [0.5, 0.3, 0.7, 0.15, 0.85];
    return [...document.querySelectorAll(PLACES)].flatMap((drawn) => {
      const { x, y, width, height } = drawn.getBoundingClientRect();
      const lit = drawn.closest('[data-glow]') !== null;
      if (lit || !drawn.checkVisibility()) return [];
      for (const down of STEPS) {
        for (const along of STEPS) {
          const spot = { x: x + along * width, y: y + down * height };
          const hit = document.elementFromPoint(spot.x, spot.y);
          const control = hit?.closest('button, a, input, select, summary, label');
          if (hit?.closest(PLACES) !== drawn || (control && control !== drawn)) continue;
          return [
            { place: drawn.getAttribute('data-place') ?? drawn.getAttribute('data-look') ?? '', ...spot },
          ];
        }
      }
      return [];
    });
  });
}

/** What the table answers now, and what of it is told and marked. */
export interface Answered {
  readonly text: string;
  /** What readers of the screen are told. */
  readonly spoken: string;
  /** The places that are marked as refused. */
  readonly marked: readonly string[];
  readonly instead: number;
  readonly rule: string | undefined;
}

export function answerOn(page: Page): Promise<Answered | undefined> {
  return page.evaluate(() => {
    const bar = document.querySelector('.bar');
    const text = bar?.querySelector('.why-head p')?.textContent ?? '';
    if (text === '') return undefined;
    return {
      text,
      spoken: bar?.querySelector(':scope > [role=status]')?.textContent ?? '',
      marked: [...document.querySelectorAll('[data-refused]')].map(
        (drawn) => drawn.getAttribute('data-place') ?? drawn.getAttribute('data-look') ?? '',
      ),
      instead: bar?.querySelectorAll('.why-instead').length ?? 0,
      rule: bar?.querySelector('.why-rule')?.textContent ?? undefined,
    };
  });
}

/** What is drawn on a table for places, and what of it does not answer a click or cannot be reached by keys. */
export interface Walked {
  /** Every place, lit or not. */
  readonly drawn: readonly string[];
  readonly asked: number;
  readonly silent: readonly string[];
}

/** Clicks what is drawn for a place and is not lit, seen or not: so many at most, from all over the table. */
export function walkPlaces(page: Page, most: number): Promise<Walked> {
  return page.evaluate(async (count) => {
    const bar = (): Element | null => document.querySelector('.bar');
    const name = (drawn: Element): string =>
      drawn.getAttribute('data-place') ?? drawn.getAttribute('data-look') ?? '';
    const places = [...document.querySelectorAll<HTMLElement | SVGElement>('[data-place], [data-look]')];
    const silent: string[] = [];
    let asked = 0;
    const dark = places.filter((drawn) => drawn.closest('[data-glow], [aria-hidden=true]') === null);
    const all = places.map(name);
    const until = async (done: () => boolean): Promise<void> => {
      for (let turns = 0; turns < 5000 && !done(); turns++) await new Promise((next) => setTimeout(next));
    };
    const text = (): string => bar()?.querySelector('.why-head p')?.textContent ?? '';
    const step = Math.max(1, dark.length / count);
    for (let next = 0; next < dark.length; next += step) {
      const drawn = dark[Math.floor(next)];
      if (!drawn?.isConnected) continue;
      asked++;
      drawn.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      await until(() => text() !== '');
      if (!/[.?!]$/.test(text()) || /undefined|NaN|\[object/.test(text()))
        silent.push(`${name(drawn)}: “${text()}”`);
      if (drawn.getAttribute('tabindex') === null) silent.push(`${name(drawn)}: not reached by keys`);
      document.body.querySelector<HTMLElement>('.why-tools .icon-button')?.click();
      await until(() => text() === '');
    }
    return { drawn: all, asked, silent };
  }, most);
}

// ── What the rules know as something to point at, against what the page draws ──

/** Things that only words can name, and why the page has no place for them. */
const TYPED: Readonly<Record<string, readonly (readonly [thing: RegExp, reason: string])[]>> = {
  sol: [[/^points$/, 'movement points are drawn while somebody moves']],
  empire: [
    [/^sector /, 'a sector is pointed at by its regions, unless one is to be chosen'],
    [/^deck /, 'a deck lies on the wedge of its role, which answers for it unless a deck is to be turned up'],
    [/^far S/, 'galaxy tokens are sold from the cheapest, which lies on the others'],
    [/^(tile|market|far) /, 'the roles lie over the tray while one is chosen'],
  ],
};

/** The things of a position that nobody could point at with these places on the page. */
export function unpointed(record: string, drawn: ReadonlySet<string>): string[] {
  const read = parseRecord(record);
  const { game, reasons } = versionFor(gameOf(read.game), read.rulesVersion);
  const { state } = replay(game, read);
  const [seat = 0] = game.actors(state);
  const wishes = reasons.wishes(game.redact(state, seat), seat);
  const things = new Set(wishes.flatMap(({ act, things: named }) => (act === undefined ? named : [])));
  const typed = TYPED[read.game] ?? [];
  return [...things].filter((thing) => !drawn.has(thing) && !typed.some(([known]) => known.test(thing)));
}
