import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { itemAt } from '../../src/kernel/data/lists.ts';
import { isLongRun } from '../../src/testkit/effort.ts';
import { TEXTS as BOARD } from '../../src/web/board/texts.ts';
import { TEXTS as TABLE } from '../../src/web/table/texts.ts';
import { TEXTS } from '../../src/web/texts.ts';
import type { Driver } from './driver.ts';
import { findFirefox, startFirefox } from './firefox.ts';
import { COMPLAINTS, openPulledSite, type PulledSite } from './pulledSite.ts';
import { findWebKit, startWebKit } from './webkit.ts';
import { courtier } from '../kit/empirePlay.ts';
import { wanderer } from '../kit/factionsPlay.ts';
import type { Act, Decide } from '../kit/player.ts';
import { aim, lookAround, type Sight } from '../kit/sight.ts';
import { drifter } from '../kit/solPlay.ts';
import { settler } from '../kit/starPlay.ts';
import { hurry, PATIENCE } from '../kit/visit.ts';

/** Clicks made in each game before and after the network is gone. */
const CLICKS = 8;

const PLAYERS: Readonly<Record<string, () => Decide>> = {
  sol: () => drifter(1),
  star: settler,
  factions: () => wanderer(1),
  empire: () => courtier(1),
};

const BROWSERS = [
  { name: 'Firefox', debian: 'firefox-esr', found: findFirefox(), start: startFirefox },
  { name: 'WebKit', debian: 'webkit2gtk-driver and xvfb', found: findWebKit(), start: startWebKit },
];

for (const { name, debian, found, start } of BROWSERS) {
  if (isLongRun && found === undefined)
    console.log(`orrery: ${name} was not tried, for it is not here; on Debian: apt-get install ${debian}`);

  describe.runIf(isLongRun && found !== undefined)(name, () => {
    let [site, driver]: [PulledSite?, Driver?] = [];
    beforeAll(async () => {
      site = await openPulledSite();
      driver = await start(found ?? '');
    });
    afterAll(async () => {
      await driver?.close();
      await site?.close();
    });

    test.each(Object.keys(PLAYERS))('%s is played by click, without a network too', async (game) => {
      if (driver === undefined || site === undefined) throw new Error(`${name} did not start`);
      const hand = handAt(driver, itemAt(Object.values(PLAYERS), Object.keys(PLAYERS).indexOf(game))());
      await driver.open(`${site.address}#/new/${game}?preset=0`);
      await driver.evaluate(middleOf, START);
      await driver.evaluate(hurry);
      await driver.reload();
      await press(driver, START);
      await hand.play(CLICKS);
      await driver.evaluate(async () => {
        await navigator.serviceWorker.ready;
      });
      await site.stop();
      await driver.reload();
      await hand.play(CLICKS);
      await site.start();
      await driver.reload();
      await hand.play(1);
      expect(await driver.evaluate((key) => sessionStorage.getItem(key), COMPLAINTS)).toBeNull();
    });
  });
}

/** Somebody who plays with the mouse. */
function handAt(driver: Driver, decide: Decide) {
  const step = async (): Promise<boolean> => {
    const sight = await offered(driver);
    if (sight.over) return false;
    await act(driver, sight.privacyScreen ? { privacyScreen: true } : decide(sight));
    return true;
  };
  return {
    async play(clicks: number): Promise<void> {
      for (let made = 0; made < clicks && (await step()); made++);
    },
  };
}

/** What is offered while others move, too. */
const BACK: readonly string[] = [TABLE.bar.undo, TABLE.bar.redo];

/** What is seen once something can be done: a move that was just made may not have been answered yet. */
async function offered(driver: Driver): Promise<Sight> {
  const start = performance.now();
  for (;;) {
    const sight: Sight = await driver.evaluate(lookAround);
    const { over, privacyScreen, form, buttons, lights, choices } = sight;
    const open = buttons.some(({ name, disabled }) => !disabled && !BACK.includes(name));
    if (over || privacyScreen || form || open || lights.length + choices.length > 0) return sight;
    if (performance.now() - start > PATIENCE) throw new Error(`nothing can be done: ${sight.sentence}`);
  }
}

async function act(driver: Driver, doing: Act): Promise<void> {
  if (!('place' in doing)) return press(driver, selectorOf(doing));
  let spot = await driver.evaluate(aim, doing.place);
  if (spot === undefined) {
    await press(driver, WHOLE);
    spot = await driver.evaluate(aim, doing.place);
  }
  if (spot === undefined) throw new Error(`the lit place ${doing.place} cannot be hit`);
  await driver.click(spot.x, spot.y);
}

/** A thing of the page: one of those that fit, by its place among them or its name. */
interface Thing {
  readonly selector: string;
  readonly which: number | string;
}

const START: Thing = { selector: 'button', which: TEXTS.newTable.start };
const WHOLE: Thing = { selector: 'button', which: BOARD.zoom.whole };

function selectorOf(doing: Exclude<Act, { place: string }>): Thing {
  if ('choice' in doing) return { selector: '.bar .chooser-choice', which: doing.choice };
  if ('card' in doing) return { selector: `button[data-place="${doing.card}"]`, which: 0 };
  if ('lesson' in doing) return { selector: '.lesson footer button', which: 0 };
  if ('privacyScreen' in doing) return { selector: '.privacy-screen button', which: 0 };
  if ('form' in doing) return { selector: 'form[aria-label] button[type=submit]', which: 0 };
  return { selector: '.bar .bar-buttons button', which: doing.button };
}

/** Waits until a thing is there, and clicks its middle. */
async function press(driver: Driver, thing: Thing): Promise<void> {
  const spot = await driver.evaluate(middleOf, thing);
  await driver.click(spot.x, spot.y);
}

/** Runs in the page. */
async function middleOf({ selector, which }: Thing): Promise<{ x: number; y: number }> {
  const start = performance.now();
  for (;;) {
    const fitting = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    const found =
      typeof which === 'number'
        ? fitting[which]
        : fitting.find((one) => (one.getAttribute('aria-label') ?? one.textContent) === which);
    if (found !== undefined) {
      found.scrollIntoView({ block: 'nearest' });
      const { x, y, width, height } = found.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }
    if (performance.now() - start > 300_000) throw new Error(`there is no ${selector} ${which}`);
    await new Promise(requestAnimationFrame);
  }
}
