import type { Difficulty } from '../../analysis/puzzles/puzzle.ts';

/** Every sentence of the puzzles: the one place to translate. */

const wins = (hundredths: number): string =>
  hundredths === 1 ? '1 win in 100' : `${hundredths} wins in 100`;

export const TEXTS = {
  title: 'Puzzles',
  lead: 'Positions from matches of strong bots in which one line is clearly best. Find it on the board.',
  solved: (solved: number, all: number) => `${solved} of ${all} solved`,
  row: (row: number, best: number) =>
    best > row ? `${row} in a row at first try, ${best} at best` : `${row} in a row at first try`,
  kept: 'What you have solved is kept in this browser only.',
  day: {
    title: 'Puzzle of the day',
    open: 'Solve it',
    done: 'Look at it again',
  },
  name: (game: string, number: number) => `${game} ${number}`,
  difficulties: { 1: 'Plain', 2: 'Tricky', 3: 'Hard' } satisfies Readonly<Record<Difficulty, string>>,
  players: (seats: number) => `${seats} players`,
  states: { alone: 'Solved', helped: 'Solved with help', shown: 'Solution seen' },
  filters: {
    label: 'Which puzzles are listed',
    game: 'Game',
    anyGame: 'All games',
    difficulty: 'Difficulty',
    anyDifficulty: 'All',
    theme: 'Theme',
    anyTheme: 'All themes',
    state: 'Solved',
    anyState: 'All',
    solved: 'Solved',
    open: 'Not solved',
  },
  none: 'No puzzle is left with these choices.',
  count: (count: number) => (count === 1 ? '1 puzzle' : `${count} puzzles`),
  list: 'Puzzles',
  missing: 'There is no such puzzle here.',
  all: 'All puzzles',
  page: {
    label: 'Puzzle',
    of: (number: number, all: number) => `Puzzle ${number} of ${all}`,
    task: (decisions: number) =>
      decisions === 1
        ? 'One move is clearly best. Make it.'
        : `The best line has ${decisions} moves. Make the first.`,
    waitsTask: 'One thing must not be missed. Do it first.',
    next: (at: number, decisions: number) => `And now? Move ${at} of ${decisions}.`,
    best: 'That is it.',
    good: 'That is as good as the best found.',
    replaced: (words: string) => `That is about as good. Here it goes on with: ${words}.`,
    waits: 'That does no harm, but the point of this turn is another. What must not be missed?',
    close: (cost: number) => `Not far off, but there is better: it costs about ${wins(cost)}. Try again.`,
    worse: (cost: number) => `Not this one: it costs about ${wins(cost)}. Look again.`,
    much: (cost: number) => `That would hurt: it costs about ${wins(cost)}. Look again.`,
    unknown: 'That is not it. Look again.',
    tried: (words: string) => `You tried: ${words}.`,
    solved: 'Solved!',
    helped: 'Solved, with some help.',
    shown: 'That was the line.',
    showing: 'The line:',
    chances: (best: number, next: number) =>
      `With it about ${best} of 100 such matches are won, with the next best idea ${next}.`,
    longView: 'All that can be counted soon is the same, but the position is better.',
    hint: (at: number, all: number) => (at === 0 ? 'Hint' : `Hint ${at + 1} of ${all}`),
    hintTheme: (theme: string) => `It is about this: ${theme}.`,
    hintFrom: 'The piece or place to begin with is lit on the board.',
    hintGroup: (label: string) => `Look behind “${label}”.`,
    hintButton: 'It is not a place on the board, but one of the buttons.',
    hintTo: 'One click on the board does it: the place is lit.',
    hintMove: (words: string) => `The move: ${words}.`,
    show: 'Solution',
    skip: 'To the end',
    again: 'Once more',
    forward: 'Next puzzle',
    share: 'Copy the link',
    match: 'Open the match',
    steps: 'The line',
  },
} as const;
