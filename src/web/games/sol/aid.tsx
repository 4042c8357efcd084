import type { ReactNode } from 'react';
import { conversions, forbidden } from '../../../games/sol/actions/conversion.ts';
import { LAYER } from '../../../games/sol/board.ts';
import {
  BASE,
  BONUS,
  CARDS_BY_LAYER,
  FLARES,
  HURL_MOMENTUM,
  LAYERS,
  STATIONS,
  UNSAFE_ENERGY,
} from '../../../games/sol/facts.ts';
import { groupScore, threshold } from '../../../games/sol/scoring.ts';
import type { Player, State } from '../../../games/sol/state.ts';
import { effectWord as title, onPlace, suitOf, suitWords } from '../../../games/sol/texts/words.ts';
import { boardOf, diversAt, hasStation, ownsStation, playerOf, power } from '../../../games/sol/verbs.ts';
import { nearestTo } from '../../../games/sol/why/conversion.ts';
import { shipThing } from '../../../games/sol/why/things.ts';
import { itemAt } from '../../../kernel/data/lists.ts';
import { capital, count, listed } from '../../../kernel/defaults/words.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { Aid, AidFigure, AidList, AidPattern, AidTable } from '../aid.ts';
import { SuitSign } from './art/icons.tsx';
import { PatternArt, type PatternName } from './art/patternArt.tsx';
import { ARK, Cube, Diver } from './art/pieces.tsx';
import { paintOf } from './colours.ts';
import { flareChance, percent } from './panels/odds.ts';
import { bayTip, cardTip, energyTip, momentumTip, powerTip } from './panels/tips.ts';
import { whereabouts } from './panels/whereabouts.ts';

/** What players look up in Sol. */
export function aid(state: State, seat: Seat): Aid {
  return {
    about: 'what builds what, and what it pays',
    figures: figuresOf(state, seat),
    patterns: PATTERNS.map((pattern) => patternOf(state, seat, pattern)),
    parts: [pays(state, seat), turnOf(state, seat)],
    ends: endsOf(state, seat),
  };
}

// ── Patterns ──────────────────────────────────────────────────────────────────────────────────────

interface Pattern {
  readonly name: PatternName;
  readonly needs: string;
  readonly gives: string;
}

const PATTERNS: readonly Pattern[] = [
  {
    name: 'gate',
    needs: 'Two in a line inward',
    gives: 'opens the barrier below the deeper one, for everybody',
  },
  { name: 'node', needs: 'Two with one space between', gives: 'stands in the gap and gives energy' },
  {
    name: 'foundry',
    needs: 'Two side by side',
    gives: 'stands on either one, turns energy into sundivers',
  },
  {
    name: 'tower',
    needs: 'Three in a line inward',
    gives: 'stands on the deepest, turns energy into momentum',
  },
];

function patternOf(state: State, seat: Seat, { name, needs, gives }: Pattern): AidPattern {
  const player = playerOf(state, seat);
  const left = name === 'gate' ? player.gates : itemAt(player.stations, STATIONS.indexOf(name));
  const { words, places } = nearest(state, seat, name, left);
  return {
    ...{ title: capital(name), needs, gives, places },
    picture: <PatternArt pattern={name} paint={paintOf(seat)} />,
    now: `**${left}** left to build. ${words}`.trim(),
  };
}

/** How near the player is, and where. */
function nearest(
  state: State,
  seat: Seat,
  kind: PatternName,
  left: number,
): { readonly words: string; readonly places: readonly string[] } {
  if (forbidden(state) === kind) return { words: 'This scenario forbids it.', places: [] };
  const near = left === 0 ? undefined : nearestTo(state, seat, kind);
  if (near === undefined) return { words: '', places: [] };
  const { place, pattern, absent } = near;
  if (absent.length === pattern.length)
    return { words: 'None of your sundivers is in place yet.', places: [shipThing(seat)] };
  const where = onPlace(place);
  const words =
    absent.length === 0
      ? `You can build one **${where}**.`
      : `Nearest ${where}: **${absent.length} more**, on ${listed(absent)}.`;
  return { words, places: [...pattern, place] };
}

// ── What stations pay ─────────────────────────────────────────────────────────────────────────────

const LAYER_COLOURS = ['#29406e', '#22345c', '#a03c1a', '#d9741d', '#ffcf60'];

function pays(state: State, seat: Seat): AidTable {
  return {
    title: 'What a station pays, by layer',
    head: ['Layer', 'You get', 'Bonus, owner first', 'Cards drawn', 'Yours there'],
    rows: LAYERS.map((name, layer) => ({
      name: capital(name),
      sign: <Swatch colour={itemAt(LAYER_COLOURS, layer)} />,
      cells: [BASE, BONUS, CARDS_BY_LAYER]
        .map((printed) => orNone(itemAt(printed, layer)))
        .concat(orNone(stationsIn(state, seat, layer))),
    })),
    note: 'A node gives that much energy. A foundry or a tower takes that much energy and gives as many sundivers or as much momentum.',
  };
}

const orNone = (n: number): string => (n === 0 ? '–' : String(n));

function stationsIn(state: State, seat: Seat, layer: number): number {
  const own = boardOf(state).spaces.filter((space) => ownsStation(state, seat, space));
  return own.filter((space) => LAYER[space] === layer).length;
}

function Swatch({ colour }: { readonly colour: string }): ReactNode {
  return <i className="aid-swatch" style={{ background: colour }} />;
}

// ── The turn ──────────────────────────────────────────────────────────────────────────────────────

function turnOf(state: State, seat: Seat): AidList {
  const points = power(state, seat);
  const kinds = [...new Set(conversions(state, seat).map(({ type }) => type))];
  const stations = stationsUnder(state, seat);
  const possible = kinds.length === 0 ? 'No pattern yet.' : `Now: **${listed(kinds)}**.`;
  return {
    title: 'Your turn is one of these',
    lines: [
      ...settingUp(state),
      {
        name: 'Move',
        text: `Launch, fly or hurl. **1 point a step**; your power gives you **${count(points, 'point')}**. A hurl into the heart gives **${HURL_MOMENTUM} momentum**.`,
      },
      {
        name: 'Convert',
        text: `Give up sundivers in a pattern above and put the building in their place. ${possible}`,
      },
      {
        name: 'Activate',
        text: `Use stations of one kind where your sundivers stood when the turn began, **yours or not**. Your sundivers stand at **${count(stations, 'station')}**.`,
      },
      {
        name: 'Then',
        text: 'Draw the cards you earned, keep one, and your mothership moves one step.',
      },
    ],
  };
}

/** Before the first turn there is something else to do. */
function settingUp({ turn }: State): { readonly name: string; readonly text: string }[] {
  if (turn.number > 0) return [];
  return [
    {
      name: 'First',
      text: 'Everybody places **one gate** on the outermost barrier and **one station** in an orbit or the convective layer.',
    },
  ];
}

function stationsUnder(state: State, seat: Seat): number {
  const player = playerOf(state, seat);
  return boardOf(state).spaces.filter((space) => diversAt(player, space) > 0 && hasStation(state, space))
    .length;
}

// ── What the player has ───────────────────────────────────────────────────────────────────────────

function figuresOf(state: State, seat: Seat): AidFigure[] {
  const player = playerOf(state, seat);
  const paint = paintOf(seat);
  const where = whereabouts(player);
  return [
    {
      name: 'momentum',
      sign: (
        <Sign box="-11 -14 22 29">
          <path d={ARK} fill="none" stroke="var(--gold)" strokeWidth="2.4" />
        </Sign>
      ),
      value: String(player.momentum),
      tip: momentumTip(state, seat),
    },
    {
      name: 'energy',
      sign: (
        <Sign box="-9 -9 18 18">
          <Cube />
        </Sign>
      ),
      value: String(player.energy),
      tip: energyTip(player.energy),
    },
    {
      name: `in the hold, ${where.flying} on the board, ${where.reserve} in reserve`,
      sign: (
        <Sign box="-13 -14 26 27">
          <Diver paint={paint} />
        </Sign>
      ),
      value: String(player.hold),
      tip: bayTip(where),
    },
    {
      name: 'power',
      sign: (
        <Sign box="-8 -8 16 16">
          <path d="M-6 5 0-6 6 5 0 2Z" fill="none" stroke={paint.bright} strokeWidth="1.6" />
        </Sign>
      ),
      value: String(power(state, seat)),
      tip: powerTip(state, seat),
    },
    ...cardFigure(state, player),
  ];
}

function cardFigure(state: State, player: Player): AidFigure[] {
  if (player.card < 0) return [];
  const suit = suitOf(player.card);
  const effect = state.effects[player.card];
  const value = effect ? title(effect) : capital(suitWords(suit));
  return [{ name: 'held', sign: <SuitSign suit={suit} size={18} />, value, tip: cardTip(state, player) }];
}

function Sign({ box, children }: { readonly box: string; readonly children: ReactNode }): ReactNode {
  return (
    <svg width="18" height="18" viewBox={box} aria-hidden>
      {children}
    </svg>
  );
}

// ── The end ───────────────────────────────────────────────────────────────────────────────────────

function endsOf(state: State, seat: Seat): string[] {
  const { energy } = playerOf(state, seat);
  const left = FLARES - state.flares;
  const needed = threshold(state);
  const goal =
    needed === undefined
      ? []
      : [
          `You win with **${needed} momentum**${state.players.length > 1 ? ' of everybody' : ''}; you have **${groupScore(state)}**.`,
        ];
  return [
    `The ${FLARES}th flare ends the game: **${left} to come**. The next card is one by **${percent(flareChance(state, 1))}**.`,
    `At each flare, ${UNSAFE_ENERGY} energy or more lose half; you have **${energy}**.`,
    ...goal,
  ];
}
