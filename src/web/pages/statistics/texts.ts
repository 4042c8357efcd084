import { capital, listed } from '../../../kernel/defaults/words.ts';

/** Every sentence of the statistics: the one place to translate. */

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** “1st”, “2nd”, “11th”. */
function ordinal(place: number): string {
  const ending = Math.floor(place / 10) % 10 === 1 ? undefined : ['st', 'nd', 'rd'][(place % 10) - 1];
  return `${place}${ending ?? 'th'}`;
}

/** What the words of a report are sorted by; a game may bring others. */
const SORTED: Readonly<Record<string, string>> = {
  faction: 'Faction',
  corner: 'Corner',
  power: 'Power',
  turn: 'Place in the first turn order',
};

const VALUES: Readonly<Record<string, (value: string) => string>> = {
  turn: (value) => ordinal(Number(value)),
  corner: (value) =>
    ({ NW: 'Top left', NE: 'Top right', SE: 'Bottom right', SW: 'Bottom left' })[value] ?? value,
};

export const TEXTS = {
  title: 'How you play',
  titleOf: (name: string) => `How ${name} plays`,
  lead: (matches: number, won: number) =>
    `${plural(matches, 'finished match', 'finished matches')}, ${won === 0 ? 'none' : won} won.`,
  kept: 'Worked out from the matches kept in this browser. Lessons and what was played on from a match do not count.',
  reading: (done: number, of: number) => `Reading them: ${done} of ${of}…`,
  export: 'Export as CSV',
  exportTip: 'One line for each match shown here, for a spreadsheet.',
  emptyTitle: 'Nothing to count yet',
  empty: 'Finish a match in this browser, and here you see how you play: by game, by seats and against whom.',
  emptyWay: 'Play a match',
  noneLeft: 'No match is like that. Ask for less.',
  all: 'Show all matches',
  filters: {
    label: 'Which matches',
    whose: 'Whose matches',
    game: 'Game',
    seats: 'Seats',
    opponent: 'Opponents',
    anyGame: 'All games',
    anySeats: 'Any number',
    anyOpponent: 'Anybody',
    when: 'When',
    ever: 'Ever',
    days: (days: number) => `The last ${days} days`,
  },
  seats: (count: number) => (count === 1 ? 'Alone' : plural(count, 'seat', 'seats')),
  bot: (level: string) => `Bot (${level})`,
  people: 'People',
  games: {
    title: 'By game',
    alone: (game: string) => `${game}, alone`,
    together: (game: string) => `${game}, together`,
  },
  bySeats: { title: 'By seats', together: (count: number) => `${plural(count, 'seat', 'seats')}, together` },
  opponents: { title: 'By opponents', none: 'No match against others is among these.' },
  byReport: {
    title: (game: string) => `${game} by`,
    by: (game: string) => `What ${game} is sorted by`,
    sorted: (key: string) => SORTED[key] ?? capital(key),
    value: (key: string, value: string) => VALUES[key]?.(value) ?? capital(value),
  },
  share: {
    par: (share: string) => `par ${share}`,
    parHelp: 'Here and below, dotted: par, what chance alone would win. Bar: where the truth lies with 95 %.',
    count: (matches: number) => plural(matches, 'match', 'matches'),
    of: (matches: string, verdict: string) => `${matches}, ${verdict}`,
    few: 'too few to tell',
    above: 'above par',
    below: 'below par',
    level: 'too close to tell',
    alone: 'no par',
    won: (low: string, high: string) => ` won, between ${low} and ${high} with 95 %`,
  },
  places: {
    place: (place: number) => ['draw', 'won'][place] ?? ordinal(place),
    legend: 'Places',
    lost: 'lost',
  },
  course: {
    title: 'Results over time',
    rivals: 'wins so far, against others',
    all: 'wins so far',
    band: 'Band: where the truth lies with 95 %. Dotted: par.',
    few: 'Fewer than five matches: the band is too wide to tell anything.',
    said: (from: string, to: string, matches: string) =>
      `Share of wins after each match, ${matches}: at first ${from}, now ${to}`,
    one: (dates: string, matches: string, share: string) => `${dates}: ${matches}, then ${share} won`,
    table: ['When', 'Matches', 'Won', 'Won so far', 'Between', 'Par'],
  },
  skill: {
    title: 'Accuracy and luck',
    none: 'Analyse a finished match to see accuracy and luck here.',
    reading: 'One moment…',
    way: 'Analyse the last one',
    count: (count: number) => `${plural(count, 'match', 'matches')} analysed`,
    accuracy: 'Accuracy',
    luck: 'Luck',
    accuracySaid: (from: string, to: string) => `Accuracy over time: at first ${from}, now ${to}`,
    luckSaid: (mean: string) => `Luck over time: ${mean} a match on average`,
    mean: (mean: string) => `${mean} a match`,
    accuracyOne: (dates: string, value: string) => `${dates}: accuracy ${value}`,
    luckOne: (dates: string, value: string) => `${dates}: luck ${value}`,
    help: 'Accuracy: the share of the best choices’ chances that was kept. Luck: what chance gave (up, filled) or took (down, hollow).',
    table: ['When', 'Matches', 'Accuracy', 'Luck'],
  },
  read: 'Read as table',
  between: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  matches: {
    recent: 'Recent matches',
    all: (count: number) => `All ${count}`,
    title: (game: string, others: readonly string[]) =>
      others.length === 0 ? `${game}, alone` : `${game} with ${listed(others)}`,
    place: ordinal,
    alone: (place: number) => ['draw', 'won'][place] ?? 'lost',
    points: (points: number) => plural(points, 'point', 'points'),
    accuracy: (share: string) => `accuracy ${share}`,
    luck: (change: string) => `luck ${change}`,
    analyse: 'Analyse',
    analysis: 'Analysis',
    analysisOf: (title: string) => `Analysis of ${title}`,
    analyseIt: (title: string) => `Analyse ${title}`,
    behind: (what: string, count: number) => `${what}: ${plural(count, 'match', 'matches')}`,
  },
} as const;
