import { createContext, type ReactNode, use } from 'react';
import type { Seat } from '../../kernel/game.ts';
import type { MenuItem } from '../parts/menu.tsx';

/** What people elsewhere bring to a table; nothing of it is there where all sit before one screen. */
export interface Company {
  /** Whether anything can be done now: connected, and the match goes on. */
  readonly ready: boolean;
  /** Who sits there: present or away, with the clock. */
  readonly seat: (seat: Seat, compact: boolean) => ReactNode;
  readonly chat: { readonly title: string; readonly content: ReactNode };
  readonly menu: readonly MenuItem[];
  /** What lies over the board: the connection, questions to all, who has left. */
  readonly news: ReactNode;
  /** How the match ended, where the game itself does not know: somebody gave up. */
  readonly ending: string | undefined;
  readonly rematch: ReactNode;
  /** What this browser gave to the luck of the match. */
  readonly nonce: string | undefined;
  /** What the server gave to it, once the match is over. */
  readonly secret: string | undefined;
}

const CompanyContext = createContext<Company | undefined>(undefined);

export const CompanyProvider = CompanyContext.Provider;

export const useCompany = (): Company | undefined => use(CompanyContext);
