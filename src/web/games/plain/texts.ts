/** Every sentence of the plain view: the one place to translate. */

const others = (bots: number): string => (bots === 1 ? 'a bot' : `${bots} bots`);

export const TEXTS = {
  board: 'The board',
  table: 'The table',
  cell: (row: number, column: number, what: string) => `row ${row}, column ${column}: ${what}`,
  empty: 'empty',
  faceDown: (count: number) => `${count} face down`,
  none: '–',
  player: 'this player',
  card: 'a card',
  points: 'Points',
  pointsOf: (points: number) => (points === 1 ? 'point' : 'points'),
  round: (round: number) => `Round ${round}`,
  rules: (title: string, about: string) => `# ${title}\n\n${about}`,
  presets: {
    first: 'First game',
    firstHelp: (bots: number) => `You and ${others(bots)}.`,
    full: 'Full table',
    fullHelp: (bots: number) => `You and ${others(bots)}. Every seat is taken.`,
    alone: 'Alone',
    aloneHelp: 'You against the game itself.',
  },
} as const;
