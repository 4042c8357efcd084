import type { GameEntry } from '../../../kernel/entry.ts';
import { TEXTS as PAGES } from '../../texts.ts';
import type { AnyView, GameCard } from '../view.ts';
import { hueOf, SEAT_COLOURS } from './colours.ts';
import { PlainPoster } from './poster.tsx';
import { presetsOf } from './presets.ts';
import { TEXTS } from './texts.ts';

/** The card of a game that brings none: all of it follows from its entry. `own` fetches what is drawn better than plain. */
export function plainCard(entry: GameEntry, own?: () => Promise<Partial<AnyView>>): GameCard {
  const { game, about } = entry;
  const hue = hueOf(game.title);
  return {
    id: game.id,
    name: game.title,
    blurb: blurbOf(about),
    seats: game.seats,
    colours: SEAT_COLOURS,
    button: [`hsl(${hue} 80% 80%)`, `hsl(${hue} 62% 62%)`],
    Poster: () => <PlainPoster name={game.title} />,
    presets: presetsOf(entry),
    async load() {
      const [{ plainView }, parts] = await Promise.all([import('./view.tsx'), own?.()]);
      return { entry, view: plainView(entry, parts) };
    },
    rules: async () => TEXTS.rules(game.title, about ?? PAGES.rules.none(game.title)),
  };
}

/** The first sentence of a game's description. */
function blurbOf(about = ''): string {
  const [paragraph = ''] = about.trim().split(/\n\s*\n/);
  const words = paragraph.replace(/\s+/g, ' ');
  return /^.+?[.!?](?= |$)/.exec(words)?.[0] ?? words;
}
