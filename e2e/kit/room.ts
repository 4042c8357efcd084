import type { Locator } from 'playwright-core';
import { TEXTS as TABLE } from '../../src/web/table/texts.ts';
import { TEXTS } from '../../src/web/texts.ts';
import { open, type Visit } from './visit.ts';

/** Ways to a table and around it, as a person takes them. */

/** A click, or a tap where there is no mouse. */
export async function tap({ screen }: Visit, target: Locator): Promise<void> {
  await (screen.touch ? target.tap() : target.click());
}

/** From the home page into a first game against bots, of the game in that place, by somebody who knows the rules. */
export async function startFirst(visit: Visit, game = 0): Promise<void> {
  await open(visit);
  await beginFirst(visit, game);
}

/** The same from where the home page is open. */
export async function beginFirst(visit: Visit, game = 0): Promise<void> {
  await tap(visit, visit.page.getByRole('link', { name: TEXTS.home.knows }).nth(game));
  await tap(visit, visit.page.getByRole('button', { name: TEXTS.newTable.start }));
  await seated(visit);
}

/** Starts a ready-made table by its number, or what `change` has made of it. */
export async function startPreset(
  visit: Visit,
  number: number,
  change: () => Promise<void> = async () => undefined,
  game = 'sol',
): Promise<void> {
  await open(visit, `/new/${game}?preset=${number}`);
  await change();
  await tap(visit, visit.page.getByRole('button', { name: TEXTS.newTable.start }));
  await seated(visit);
}

/** Starts the guided introduction to a game. */
export async function startGuided(visit: Visit, game = 'sol'): Promise<void> {
  await open(visit, `/new/${game}`);
  await tap(visit, visit.page.getByRole('button', { name: TEXTS.home.guided }).first());
  await seated(visit);
}

/** Starts a guided game of a game by its place in the list of lessons. */
export async function startLesson(visit: Visit, game: string, number: number): Promise<void> {
  await open(visit, `/new/${game}`);
  await tap(visit, visit.page.locator('.lessons-button'));
  await tap(visit, visit.page.locator('.lesson-list button').nth(number));
  await seated(visit);
}

/** Waits until the table is set, or handed over. */
export async function seated({ page }: Visit): Promise<void> {
  await page.waitForURL(/#\/table\//);
  const bar = page.getByRole('region', { name: TABLE.bar.label, exact: true });
  await bar
    .or(page.getByRole('button', { name: CURTAIN }))
    .first()
    .waitFor();
}

/** What is read before a screen that was handed over. */
const CURTAIN = /^I am /;

/** Takes the screen that was handed over. */
export async function passCurtain(visit: Visit): Promise<void> {
  await tap(visit, visit.page.getByRole('button', { name: CURTAIN }));
}

/** Gives a file to the home page as a record. */
export async function importRecord(visit: Visit, record: string): Promise<void> {
  await open(visit);
  const file = { name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(record) };
  await visit.page.getByLabel(TEXTS.home.import).first().setInputFiles(file);
}

/** Opens a finished match: its replay comes first. */
export async function openReplay(visit: Visit, record: string): Promise<void> {
  await importRecord(visit, record);
  await visit.page.waitForURL(/#\/replay\//);
  await visit.page.getByRole('slider').waitFor();
}

/** Opens a finished match at its end screen. */
export async function openEnd(visit: Visit, record: string): Promise<void> {
  await openReplay(visit, record);
  await open(visit, new URL(visit.page.url()).hash.slice(1).replace('replay', 'table'));
  await visit.page.getByRole('table').waitFor();
}

/** Chooses a tab beside the board. */
export async function chooseTab(visit: Visit, name: string): Promise<void> {
  await tap(visit, visit.page.getByRole('tab', { name }));
}
