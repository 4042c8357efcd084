import { listed } from '../../../kernel/defaults/words.ts';
import { plural, spoken } from '../words.ts';

/** Every sentence about tables in lists, which the first page shows, too: kept apart as it is loaded first. */

const AT_ZERO = {
  bot: 'then a bot takes over',
  resign: 'then the match is lost',
  nothing: 'then nothing happens',
} as const;

export const TEXTS = {
  home: {
    title: 'Play with people elsewhere',
    help: 'Open a table, send the link, and sit down together.',
    waiting: (tables: number, more = false) =>
      more
        ? `More than ${tables} open tables wait for players.`
        : `${plural(tables, 'open table waits', 'open tables wait')} for players.`,
    go: 'Tables online',
    mine: 'Your matches online',
    turns: (tables: number) =>
      tables === 1 ? 'A table online waits for you' : `${tables} tables online wait for you`,
  },
  lobby: {
    title: 'Play online',
    headline: 'Who else is at the table?',
    lead: 'Open a table and send the link, or sit down at one that waits for players.',
    newTable: 'Open a table',
    mine: 'Your matches',
    noMine: 'You sit at no table yet.',
    waiting: 'Open tables',
    noWaiting: 'No open table fits. Open one: whoever comes next will see it.',
    running: 'Being played now',
    noRunning: 'No public match is being played at the moment.',
    noneFound: 'Nothing fits what you look for.',
    clear: 'Show everything',
    search: 'Find a table',
    searchHint: 'A host, a title or a table',
    freeOnly: 'Only with a free seat',
    more: 'Show more tables',
    game: 'Game',
    seats: 'Seats',
    clock: 'Clock',
    anyGame: 'Every game',
    anySeats: 'Any number',
    anyClock: 'Any pace',
    withClock: 'With a clock',
    withoutClock: 'Without a clock',
    seatCount: (count: number) => plural(count, 'seat', 'seats'),
    join: 'Join',
    look: 'Look',
    watch: 'Watch',
    goOn: 'Go on',
    yourTurn: 'Your turn',
    result: 'Result',
    showAll: (count: number) => `Show all ${count}`,
    hostedBy: (name: string) => `${name}’s table`,
    free: (count: number) => plural(count, 'free seat', 'free seats'),
    private: 'by invitation',
    gathering: 'Waiting for players',
    complete: 'All seats taken, about to begin',
    turnOf: (names: readonly string[]) => `${listed(names)} to choose`,
    drawing: (names: readonly string[]) => `The draw of luck waits for ${listed(names)}`,
    waitsForYou: 'you',
    moves: (ply: number) => plural(ply, 'move', 'moves'),
    paused: 'Paused',
    closed: 'Closed',
    closedBy: (name: string) => `Closed by ${name}`,
    closedTogether: 'Closed by consent',
    won: (names: readonly string[]) => (names.length === 0 ? 'Lost to the game' : `${listed(names)} won`),
    drawn: 'A draw with the game',
    with: (game: string, names: readonly string[]) =>
      names.length === 0 ? game : `${game} with ${listed(names)}`,
    you: 'You',
    nobody: 'nobody yet',
    profile: 'Name and account',
    offline: 'The server cannot be reached at the moment. Local tables work all the same.',
    none: 'Nobody plays tables online here.',
    noneHelp: 'These pages come from a place that only hands out files. Everything on one screen works.',
    home: 'To the games',
  },
  clock: {
    none: 'no clock',
    rule: (bank: number, increment: number, atZero: keyof typeof AT_ZERO) =>
      `${spoken(bank)}${increment > 0 ? ` and ${spoken(increment)} a turn` : ''}, ${AT_ZERO[atZero]}`,
    short: (bank: number, increment: number) =>
      `${spoken(bank)}${increment > 0 ? ` + ${spoken(increment)}` : ''}`,
    left: (time: string) => `${time} left`,
    bank: spoken,
  },
} as const;
