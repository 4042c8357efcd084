import type { ChatCircle, ClockRules, OnlineSetup, SeatChoice } from '../../../protocol/online.ts';
import type { GameCard, Preset } from '../../games/view.ts';
import type { Draft } from '../../pages/newTable/draft.ts';

/** An online table that is being set up. */
export interface OnlineDraft {
  readonly seats: readonly SeatChoice[];
  readonly given: Draft['given'];
  readonly private: boolean;
  readonly spectators: boolean;
  readonly chat: ChatCircle;
  readonly pace: Pace;
  /** For the pace `own`. */
  readonly minutes: number;
  readonly increment: number;
  readonly atZero: ClockRules['atZero'];
  readonly patience: number;
}

type Pace = 'none' | 'fast' | 'calm' | 'days' | 'own';

const PACES: Readonly<Record<Exclude<Pace, 'none' | 'own'>, Omit<ClockRules, 'atZero'>>> = {
  fast: { bank: 15 * 60, increment: 10 },
  calm: { bank: 45 * 60, increment: 30 },
  days: { bank: 3 * 86400, increment: 12 * 3600 },
};

/** The person first, and a second seat that is open; the rest as the preset has it. */
export function onlineDraftOf(preset: Preset, { seats: { max } }: GameCard): OnlineDraft {
  const count = Math.min(max, Math.max(1, preset.seats));
  return {
    seats: Array.from({ length: count }, (_, seat) => (seat === 0 ? 'me' : 'open')),
    given: { ...preset.options },
    private: false,
    spectators: true,
    chat: 'invited',
    pace: 'none',
    minutes: 30,
    increment: 20,
    atZero: 'bot',
    patience: 120,
  };
}

/** The draft in the form that the list of options takes. */
export const optionDraft = ({ seats, given }: OnlineDraft): Draft => ({
  chairs: seats.map((wish, seat) => ({
    name: String(seat + 1),
    player: typeof wish === 'object' ? wish : 'person',
  })),
  given,
});

export function clockOf({ pace, minutes, increment, atZero }: OnlineDraft): ClockRules | undefined {
  if (pace === 'none') return undefined;
  const { bank, increment: added } = pace === 'own' ? { bank: minutes * 60, increment } : PACES[pace];
  return { bank, increment: added, atZero };
}

export function onlineSetupOf(game: string, draft: OnlineDraft): OnlineSetup {
  const { seats, given, spectators, chat, patience } = draft;
  const clock = clockOf(draft);
  return {
    game,
    options: given,
    seats,
    private: draft.private,
    spectators,
    chat,
    patience,
    ...(clock && { clock }),
  };
}

export const isSeatedOnce = ({ seats }: OnlineDraft): boolean =>
  seats.filter((wish) => wish === 'me').length <= 1;
