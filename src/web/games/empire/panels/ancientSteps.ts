import { capital, listed } from '../../../../kernel/defaults/words.ts';
import { type CardId, ROLE_CARD, type Role, type StoryId } from '../../../../games/empire/facts.ts';
import { ANCIENTS, type Event } from '../../../../games/empire/state.ts';
import { texts } from '../../../../games/empire/texts/index.ts';
import { cardTitle, credits, roleName, sectorName, withArticle } from '../moves/words.ts';

/** What followed the last turn in a solo match, step by step: card, event, card, Monolith, role. */

export interface AncientStep {
  readonly kind: 'drawn' | 'struck' | 'opened' | 'monolith';
  /** What it is, in a few words. */
  readonly title: string;
  /** The role of the card or of the Monolith. */
  readonly role: Role | undefined;
  /** The card that caused it. */
  readonly card: CardId | StoryId | undefined;
  /** What came of it. */
  readonly lines: readonly string[];
}

/** The steps since the last card was drawn; those of the running or of the last turn of the Ancients. */
export function ancientSteps(events: readonly Event[], names: readonly string[]): readonly AncientStep[] {
  const from = events.findLastIndex(({ type }) => type === 'queued');
  if (from < 0) return [];
  const steps: (Omit<AncientStep, 'lines'> & { lines: string[] })[] = [];
  for (const event of events.slice(from)) {
    // What the next turn brings is no step of theirs.
    if (event.type === 'turn') break;
    const step = stepOf(event);
    if (step !== undefined) steps.push({ ...step, lines: [] });
    else if (steps.at(-1)?.kind === 'struck' || isTheirs(event)) {
      const line = texts.event(event, names);
      if (line !== undefined) steps.at(-1)?.lines.push(line);
    }
  }
  return steps;
}

/** Events of their turn that name nobody, or you. */
const TOLD: ReadonlySet<Event['type']> = new Set([
  'revealed',
  'bound',
  'departed',
  'razed',
  'arrived',
  'uncolonized',
  'battle',
  'tactics',
  'destroyed',
  'discarded',
]);

/** Whether an event is a deed of the Ancients or befalls you by them; what you do as a follower is not. */
function isTheirs(event: Event): boolean {
  if (TOLD.has(event.type)) return true;
  if (event.type === 'stock') return event.reason === 'market';
  return 'who' in event && event.who === ANCIENTS;
}

function stepOf(event: Event): Omit<AncientStep, 'lines'> | undefined {
  switch (event.type) {
    case 'queued': {
      const { deck, sector } = ROLE_CARD[event.card];
      const title = `${capital(withArticle(roleName(deck)))} card joins the queue: ${sectorName(sector)}`;
      return { kind: 'drawn', title, role: deck, card: undefined };
    }
    case 'struck':
      return {
        kind: 'struck',
        title: `${cardTitle(event.card)} strikes`,
        role: ROLE_CARD[event.card].deck,
        card: event.card,
      };
    case 'opened':
      return {
        kind: 'opened',
        title: `${cardTitle(event.card)} is turned up`,
        role: undefined,
        card: event.card,
      };
    case 'monolith':
      return event.who === ANCIENTS
        ? { kind: 'monolith', title: monolithWords(event), role: event.to, card: undefined }
        : undefined;
    default:
      return undefined;
  }
}

function monolithWords({ to, paid, taken }: Extract<Event, { type: 'monolith' }>): string {
  const deeds = [
    ...(paid.length > 0 ? [`pay ${credits(paid.length)}`] : []),
    ...(taken > 0 ? [`take ${credits(taken)}`] : []),
  ];
  return `The Ancients ${listed([`lead ${roleName(to)}`, ...deeds])}`;
}
