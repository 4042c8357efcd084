import { TEXTS as TABLE } from '../../src/web/table/texts.ts';
import { TEXTS } from '../../src/web/texts.ts';
import { playerAt } from './player.ts';
import { recordedMatch } from './record.ts';
import {
  importRecord,
  openEnd,
  openReplay,
  passCurtain,
  seated,
  startFirst,
  startGuided,
  startPreset,
  tap,
} from './room.ts';
import { look } from './sight.ts';
import { open, type Visit } from './visit.ts';

/** Closes toasts, so that nothing is hidden. */
async function closeNews(visit: Visit): Promise<void> {
  await tap(visit, visit.page.locator('.toast').getByRole('button').last());
}

type Views = Readonly<Record<string, (visit: Visit) => Promise<void>>>;

/** Every page worth looking at, and how a visitor gets there. */
export const VIEWS: Views = {
  home: async (visit) => {
    await importRecord(visit, recordedMatch());
    await visit.page.waitForURL(/replay/);
    await closeNews(visit);
    await startPreset(visit, 0);
    await look(visit.page);
    await open(visit);
    await visit.page.locator('.match').first().waitFor();
  },
  newTable: async (visit) => {
    await open(visit, '/new/sol');
    await visit.page.getByRole('button', { name: TEXTS.newTable.start }).waitFor();
  },
  start: async (visit) => {
    await startFirst(visit);
    await look(visit.page);
  },
  midgame: async (visit) => {
    await importRecord(visit, recordedMatch({ moves: 260 }));
    await seated(visit);
    await closeNews(visit);
    await look(visit.page);
  },
  chooser: async (visit) => {
    await startFirst(visit);
    await playerAt(visit, 2).playUntil(({ choices, lights, progress }) => {
      const picked = lights.some(({ glow }) => glow === 'picked');
      return choices.length > 0 || (picked && /^Round [2-9]/.test(progress));
    });
  },
  coach: async (visit) => {
    await startFirst(visit);
    await look(visit.page);
    await tap(visit, visit.page.getByRole('button', { name: TABLE.coach.button, exact: true }));
    await visit.page.locator('.coach-plan').first().waitFor();
  },
  end: async (visit) => {
    await openEnd(visit, recordedMatch());
    await closeNews(visit);
    await visit.page.getByRole('img', { name: /ends with/ }).waitFor();
  },
  replay: async (visit) => {
    await openReplay(visit, recordedMatch());
    await closeNews(visit);
    await visit.page.getByRole('slider').fill('300');
    await visit.page.getByText(/^Move 300 of/).waitFor();
  },
  rules: async (visit) => {
    await open(visit, '/rules/sol');
    await visit.page.getByRole('article').waitFor();
  },
  settings: async (visit) => {
    await open(visit, '/settings');
    await visit.page.getByLabel(TEXTS.settings.name).waitFor();
  },
  about: async (visit) => {
    await open(visit, '/about');
    await visit.page.getByRole('heading', { level: 1 }).waitFor();
  },
  guided: async (visit) => {
    await startGuided(visit);
    await visit.page.getByRole('region', { name: TABLE.lessons.label }).waitFor();
  },
};

const STAR = { game: 'star', seats: 4 };

/** What Star Factions adds to them. */
export const STAR_VIEWS: Views = {
  'star-newTable': async (visit) => {
    await open(visit, '/new/star');
    await visit.page.getByRole('button', { name: TEXTS.newTable.start }).waitFor();
  },
  'star-start': async (visit) => {
    await startPreset(visit, 0, undefined, 'star');
    await look(visit.page);
  },
  'star-midgame': async (visit) => {
    await importRecord(visit, recordedMatch({ ...STAR, moves: 400 }));
    await seated(visit);
    await closeNews(visit);
    await look(visit.page);
  },
  'star-end': async (visit) => {
    await openEnd(visit, recordedMatch(STAR));
    await closeNews(visit);
    await visit.page.getByRole('img', { name: /ends with/ }).waitFor();
  },
  'star-replay': async (visit) => {
    await openReplay(visit, recordedMatch(STAR));
    await closeNews(visit);
    await visit.page.getByRole('slider').fill('300');
    await visit.page.getByText(/^Move 300 of/).waitFor();
  },
  'star-rules': async (visit) => {
    await open(visit, '/rules/star');
    await visit.page.getByRole('article').waitFor();
  },
};

const FACTIONS = { game: 'factions', seats: 4 };

/** What Factions of Sol adds to them. */
export const FACTIONS_VIEWS: Views = {
  'factions-newTable': async (visit) => {
    await open(visit, '/new/factions');
    await visit.page.getByRole('button', { name: TEXTS.newTable.start }).waitFor();
  },
  'factions-start': async (visit) => {
    await startPreset(visit, 1, undefined, 'factions');
    await look(visit.page);
  },
  'factions-midgame': async (visit) => {
    await importRecord(visit, recordedMatch({ ...FACTIONS, moves: 700 }));
    await seated(visit);
    await passCurtain(visit);
    await closeNews(visit);
    await look(visit.page);
  },
  'factions-upkeep': async (visit) => {
    await importRecord(visit, recordedMatch({ ...FACTIONS, moves: 446 }));
    await seated(visit);
    await passCurtain(visit);
    await closeNews(visit);
    await look(visit.page);
  },
  'factions-privacyScreen': async (visit) => {
    await importRecord(visit, recordedMatch({ ...FACTIONS, moves: 700 }));
    await seated(visit);
    await visit.page.getByRole('button', { name: /^I am / }).waitFor();
  },
  'factions-end': async (visit) => {
    await openEnd(visit, recordedMatch(FACTIONS));
    await closeNews(visit);
    await visit.page.getByRole('img', { name: /ends with/ }).waitFor();
  },
  'factions-rules': async (visit) => {
    await open(visit, '/rules/factions');
    await visit.page.getByRole('article').waitFor();
  },
};

const EMPIRE = { game: 'empire', seats: 1 };
const COURT = { game: 'empire', seats: 3, options: { events: true } };

/** Opens a match in the middle, as one of several persons or alone. */
async function resume(visit: Visit, record: string, alone: boolean): Promise<void> {
  await importRecord(visit, record);
  await seated(visit);
  if (!alone) await passCurtain(visit);
  await closeNews(visit);
  await look(visit.page);
}

/** What Empire of the Stars adds to them. */
export const EMPIRE_VIEWS: Views = {
  'empire-newTable': async (visit) => {
    await open(visit, '/new/empire');
    await visit.page.getByRole('button', { name: TEXTS.newTable.start }).waitFor();
  },
  'empire-start': async (visit) => {
    await startPreset(visit, 0, undefined, 'empire');
    await look(visit.page);
  },
  'empire-midgame': (visit) => resume(visit, recordedMatch({ ...EMPIRE, moves: 50, step: 'role' }), true),
  'empire-regent': (visit) => resume(visit, recordedMatch({ ...EMPIRE, moves: 40, step: 'influence' }), true),
  'empire-orders': (visit) => resume(visit, recordedMatch({ ...COURT, moves: 60, step: 'order' }), false),
  'empire-battle': (visit) => resume(visit, recordedMatch({ ...COURT, moves: 60, step: 'dial' }), false),
  'empire-court': (visit) => resume(visit, recordedMatch({ ...COURT, moves: 150, step: 'role' }), false),
  'empire-end': async (visit) => {
    await openEnd(visit, recordedMatch(EMPIRE));
    await closeNews(visit);
    await visit.page.getByRole('img', { name: /ends with/ }).waitFor();
  },
  'empire-rules': async (visit) => {
    await open(visit, '/rules/empire');
    await visit.page.getByRole('article').waitFor();
  },
};
