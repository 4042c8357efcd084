import { createContext, type ReactNode, use } from 'react';
import type { Seat } from '../../kernel/game.ts';
import type { OwnShare } from '../../protocol/share.ts';
import type { MenuItem } from '../parts/menu.tsx';

/** What an online table adds to the page; local tables have none of it. */
export interface OnlineExtras {
  /** Whether moves can be made now: connected, and the match is being played. */
  readonly ready: boolean;
  /** Below the panel of a seat: present or away, with the clock. */
  readonly seat: (seat: Seat, compact: boolean) => ReactNode;
  readonly chat: { readonly title: string; readonly content: ReactNode };
  readonly menu: readonly MenuItem[];
  /** The cards over the board: the connection, proposals, who has left. */
  readonly alerts: ReactNode;
  /** How the match ended, where it was not played to the end. */
  readonly ending: string | undefined;
  readonly rematch: ReactNode;
  /** What this browser contributed to the seed of the match, and what it was shown then. */
  readonly share: OwnShare | undefined;
  /** What the server contributed, once the match is over. */
  readonly secret: string | undefined;
}

const OnlineExtrasContext = createContext<OnlineExtras | undefined>(undefined);

export const OnlineExtrasProvider = OnlineExtrasContext.Provider;

export const useOnlineExtras = (): OnlineExtras | undefined => use(OnlineExtrasContext);
