import { InputError } from '../../kernel/error.ts';
import { openStore } from '../../server/store/openStore.ts';
import type { StoredReport } from '../../server/store/social.ts';
import type { Store } from '../../server/store/store.ts';
import { lastOf } from '../../kernel/data/lists.ts';
import { counted } from '../numbers.ts';
import type { Place } from './keeping.ts';

/** What people have reported, for whoever keeps a server. */

export interface ReportsOptions extends Place {
  /** Those that were dealt with too. */
  readonly all?: boolean;
  /** Marks this one as dealt with. */
  readonly done?: string;
  readonly json?: boolean;
}

const PAGE = 200;

export async function runReports({
  all = false,
  done,
  json = false,
  ...place
}: ReportsOptions): Promise<number> {
  const store = await openStore(place, () => undefined);
  try {
    if (done !== undefined) await close(store, done);
    else
      print(
        (await allReports(store)).filter((report) => all || report.done === undefined),
        json,
      );
  } finally {
    await store.close();
  }
  return 0;
}

async function close(store: Store, id: string): Promise<void> {
  if (!(await store.closeReport(id, Date.now())))
    throw new InputError('bad_request', `there is no open report ${id}; "./orrery reports" lists them`);
  console.log(`report ${id} is done`);
}

/** The oldest first. */
async function allReports(store: Store): Promise<StoredReport[]> {
  const reports: StoredReport[] = [];
  for (;;) {
    const page = await store.reportsAfter(reports.length === 0 ? '' : lastOf(reports).id, PAGE);
    reports.push(...page);
    if (page.length < PAGE) return reports.toSorted((a, b) => a.at - b.at);
  }
}

function print(reports: readonly StoredReport[], json: boolean): void {
  if (json) for (const report of reports) console.log(JSON.stringify(report));
  else console.log([...reports.map(told), counted(reports.length, 'report')].join('\n\n'));
}

function told({ id, at, by, person, name, table, why, text, chat, done }: StoredReport): string {
  const when = (time: number): string => new Date(time).toISOString().slice(0, 16).replace('T', ' ');
  return [
    `${id}  ${when(at)}  ${why}${done === undefined ? '' : `  done ${when(done)}`}`,
    `  ${name} (${person}) at table ${table}, reported by ${by}`,
    ...(text === '' ? [] : [`  “${text}”`]),
    ...chat.map((line) => `    ${when(line.at)}  ${line.name}: ${line.text}`),
  ].join('\n');
}
