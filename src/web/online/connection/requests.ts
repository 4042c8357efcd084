import type { ServedAnalysis } from '../../../protocol/analysis.ts';
import type {
  BlockedPerson,
  LobbyPage,
  OnlineSetup,
  OnlineSummary,
  Person,
  ReportReason,
  SessionView,
} from '../../../protocol/online.ts';
import { Refused } from './connection.ts';
import { addressOf } from './server.ts';

/** HTTP requests to the server. */

async function request(path: string, body?: object): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(addressOf(`api/${path}`), {
      cache: 'no-store',
      ...(body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
  } catch {
    throw new Refused({ code: 'lost', message: 'The server cannot be reached at the moment.' });
  }
  if (answer.ok) return answer;
  // the form of every refusal of the server
  const { error } = (await answer.json().catch(() => ({}))) as { error?: { code: string; message: string } };
  throw new Refused(error ?? { code: 'lost', message: 'The server does not answer as it should.' });
}

async function get<T>(path: string): Promise<T> {
  return (await (await request(path)).json()) as T; // what the server answers at this path
}

async function post<T>(path: string, body: object = {}): Promise<T> {
  return (await (await request(path, body)).json()) as T; // what the server answers at this path
}

type PersonAnswer = { readonly person: Person };

export const me = async (): Promise<Person> => (await get<PersonAnswer>('me')).person;
export const rename = async (name: string): Promise<Person> =>
  (await post<PersonAnswer>('me', { name })).person;
export const newRecovery = (): Promise<{ readonly recovery: string; readonly expires: number }> =>
  post('me/recovery');
export const recover = async (recovery: string): Promise<Person> =>
  (await post<PersonAnswer>('recover', { recovery })).person;
export const signOutElsewhere = (): Promise<object> => post('me/elsewhere');
export const register = async (name: string, password: string): Promise<Person> =>
  (await post<PersonAnswer>('account', { name, password })).person;
export const logIn = async (name: string, password: string): Promise<Person> =>
  (await post<PersonAnswer>('login', { name, password })).person;
export const logOut = (): Promise<object> => post('logout');
export const changePassword = (old: string, fresh: string): Promise<object> =>
  post('me/password', { old, new: fresh });
export const deletePerson = (password?: string): Promise<object> =>
  post('me/delete', password === undefined ? {} : { password });
export const mySessions = async (): Promise<readonly SessionView[]> =>
  (await get<{ sessions: readonly SessionView[] }>('me/sessions')).sessions;
export const endSession = (session: string): Promise<object> => post('me/sessions/end', { session });

type TablesAnswer = { readonly tables: readonly OnlineSummary[] };

/** What is looked for in the lobby; everything where a field is missing. */
export interface LobbySearch {
  readonly stage?: 'gathering' | 'playing';
  readonly game?: string;
  readonly search?: string;
  readonly free?: 'true';
  /** The `next` of the page before. */
  readonly after?: string;
}

export const publicTables = (search: LobbySearch): Promise<LobbyPage> =>
  get(`tables?${new URLSearchParams({ ...search })}`);
export const myTables = async (): Promise<readonly OnlineSummary[]> =>
  (await get<TablesAnswer>('me/tables')).tables;

export const createTable = (
  setup: OnlineSetup,
): Promise<{ readonly table: string; readonly commitment: string }> => post('tables', { setup });
export const sit = (table: string, seat: number, promise: string): Promise<object> =>
  post(`tables/${table}/sit`, { seat, promise });
export const invitation = async (table: string): Promise<string> =>
  (await get<{ invitation: string }>(`tables/${table}/invitation`)).invitation;
export const enter = async (code: string): Promise<string> =>
  (await post<{ table: string }>('enter', { invitation: code })).table;
export const recordOf = async (table: string): Promise<string> =>
  (await request(`tables/${table}/record`)).text();

export const askAnalysis = (table: string): Promise<ServedAnalysis> => post(`tables/${table}/analysis`);
export const analysisAfter = (table: string, after: number): Promise<ServedAnalysis> =>
  get(`tables/${table}/analysis?after=${after}`);

export const blockedPeople = async (): Promise<readonly BlockedPerson[]> =>
  (await get<{ people: readonly BlockedPerson[] }>('me/blocks')).people;
export const blockPerson = (person: string): Promise<object> => post('me/block', { person });
export const unblockPerson = (person: string): Promise<object> => post('me/unblock', { person });
export const reportPerson = (
  table: string,
  report: { readonly person: string; readonly why: ReportReason; readonly text?: string },
): Promise<object> => post(`tables/${table}/report`, report);
