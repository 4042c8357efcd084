import { byKind, duels, endings, lengths, playouts, type Tabulate, uses, wins } from './tables.ts';

/** What docs/figures.md measures: the one list of commands, and the tables made from what each of them prints. */

/** A command of `./orrery` that prints its result as JSON in the last line. */
export interface Run {
  /** What its row is called. */
  readonly label: string;
  readonly args: readonly string[];
}

export interface Group {
  readonly runs: readonly Run[];
  readonly tables: readonly { readonly title: string; readonly of: Tabulate }[];
}

export interface Part {
  readonly id: string;
  /** Whether the figures depend on what else the machine does. */
  readonly timed?: boolean;
  readonly groups: readonly Group[];
}

const GREEDY = 'greedy';
const LEVELS = ['gentle', 'easy', 'standard', 'hard', 'brutal', 'doom'];

interface Setting {
  readonly matches: number;
  readonly options?: string;
}

function simulate(game: string, seats: string, { matches, options }: Setting): string[] {
  const rules = options === undefined ? [] : ['--options', options];
  return ['simulate', game, '--seats', seats, '--matches', String(matches), '--seed', 'figures', ...rules];
}

/** Matches between equal players, by how many of them there are. */
function among(game: string, players: readonly number[], setting: Setting): Run[] {
  return players.map((count) => ({
    label: `${count} players`,
    args: simulate(game, Array.from({ length: count }, () => GREEDY).join(','), setting),
  }));
}

/** One match after the other against somebody who plays at random. */
function againstChance(game: string, setting: Setting): Group {
  const run = { label: '2 players', args: simulate(game, `${GREEDY},random`, setting) };
  return { runs: [run], tables: [{ title: '`greedy` against `random`', of: duels }] };
}

function againstAncients(setting: Setting, options = ''): Run[] {
  return LEVELS.map((level) => ({
    label: level,
    args: simulate('empire', GREEDY, { ...setting, options: `difficulty=${level}${options}` }),
  }));
}

const FEW = { matches: 100 };
const MANY = { matches: 400 };

export const PARTS: readonly Part[] = [
  {
    id: 'sol',
    groups: [
      { runs: among('sol', [2, 3, 4], FEW), tables: [{ title: 'Between `greedy` players', of: lengths() }] },
      againstChance('sol', FEW),
    ],
  },
  {
    id: 'star',
    groups: [
      {
        runs: among('star', [2, 3, 4], MANY),
        tables: [
          { title: 'Between `greedy` players', of: lengths('rounds') },
          { title: 'How matches end', of: endings },
          { title: 'Wins by turn order', of: wins('turn') },
          { title: 'Wins by corner', of: wins('corner') },
        ],
      },
      againstChance('star', MANY),
    ],
  },
  {
    id: 'factions',
    groups: [
      {
        runs: among('factions', [2, 3, 4], FEW),
        tables: [
          { title: 'Between `greedy` players', of: lengths() },
          { title: 'Wins by turn order', of: wins('turn') },
          { title: 'Wins by faction, four players', of: byKind('faction', '4 players') },
        ],
      },
      againstChance('factions', FEW),
    ],
  },
  {
    id: 'empire',
    groups: [
      {
        runs: among('empire', [2, 3, 4], MANY),
        tables: [
          { title: 'Between `greedy` players', of: lengths('turns') },
          { title: 'How matches end', of: endings },
          { title: 'Wins by turn order', of: wins('turn') },
        ],
      },
      againstChance('empire', MANY),
      {
        runs: againstAncients(MANY),
        tables: [{ title: '`greedy` against the Ancients, choosing their decks for them', of: duels }],
      },
      {
        runs: againstAncients(MANY, ' ancientExplore=scan'),
        tables: [
          { title: '`greedy` against the Ancients, who choose decks and tiles themselves', of: duels },
        ],
      },
    ],
  },
  {
    id: 'speed',
    timed: true,
    groups: [
      {
        runs: [{ label: 'speed', args: ['bench', '--seconds', '1', '--seats', '3'] }],
        tables: [
          { title: 'Random play on one core', of: playouts },
          { title: 'Copies, searches and tables', of: uses },
        ],
      },
    ],
  },
];
