/** Icons drawn on a field of 24 by 24, stroked in the colour of the text beside them. */
const PATHS = {
  add: 'M12 5v14M5 12h14',
  less: 'M5 12h14',
  remove: 'M6 6l12 12M18 6 6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  more: 'M4.4 12a.8.8 0 1 0 1.6 0 .8.8 0 1 0-1.6 0ZM11.2 12a.8.8 0 1 0 1.6 0 .8.8 0 1 0-1.6 0ZM18 12a.8.8 0 1 0 1.6 0 .8.8 0 1 0-1.6 0Z',
  down: 'M6 9l6 6 6-6',
  up: 'M6 15l6-6 6 6',
  right: 'M9 6l6 6-6 6',
  left: 'M15 6l-6 6 6 6',
  check: 'M5 12.5 10 17.5 19 7',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  upload: 'M12 20V9M7 13.5l5-5 5 5M5 4h14',
  replay: 'M8 5.5v13l10.5-6.5Z',
  pause: 'M9 5.5v13M15 5.5v13',
  chart: 'M4 19.5h16M4.500 15.500l4.500-5 4 3.500 6.500-8',
  first: 'M6 6v12M18 6l-9 6 9 6Z',
  last: 'M18 6v12M6 6l9 6-9 6Z',
  rematch: 'M19 12a7 7 0 1 1-2.2-5.1M19 4v4h-4',
  undo: 'M9 7 4.5 11.5 9 16M5 11.5h9a5 5 0 0 1 0 10h-3',
  redo: 'M15 7l4.5 4.5L15 16M19 11.5h-9a5 5 0 0 0 0 10h3',
  branch: 'M6 4.5v7.5a4 4 0 0 0 4 4h9M15 12l4 4-4 4',
  compare: 'M4 5h6v14H4ZM14 5h6v14h-6Z',
  rename: 'M5 19l1-4.500L16.500 4l3.500 3.500L9.500 18ZM14 6.500 17.500 10',
  share: 'M9.5 14.5l5-5M8 11 5.8 13.2a4 4 0 0 0 5.6 5.6L13.6 16.6M16 13l2.2-2.2a4 4 0 0 0-5.6-5.6L10.4 7.4',
  delete: 'M5 7h14M9.5 7V4.5h5V7M7 7l.8 12.5h8.4L17 7M10.3 10.5v5.5M13.7 10.5v5.5',
  search: 'M10.5 4.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12ZM15 15l5 5',
  rules: 'M4 5.5h6a2 2 0 0 1 2 2V19a2 2 0 0 0-2-2H4ZM20 5.5h-6a2 2 0 0 0-2 2V19a2 2 0 0 1 2-2h6Z',
  aid: 'M6 3.5h13v17H6a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2ZM9 8h6M9 12h6M9 16h3',
  settings: 'M4 8h9M19 8h1M4 16h1M11 16h9M16 5.5v5M8 13.5v5',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  mute: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM16 9.5l5 5M21 9.5l-5 5',
  bot: 'M6 9h12v9H6ZM12 9V5.5M12 4.5h.01M9.5 13v1M14.5 13v1M3.5 12v3M20.5 12v3',
  person: 'M12 4.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM5 20c.6-4 3.4-6 7-6s6.4 2 7 6',
  goal: 'M6 20.5V4M6 5c4-2.5 7 2.5 12 0v8.5c-5 2.5-8-2.5-12 0',
  guide: 'M12 3.5 13.8 10.2 20.5 12l-6.7 1.8L12 20.5l-1.8-6.7L3.5 12l6.7-1.8Z',
  why: 'M9 9.2a3 3 0 1 1 4.4 2.7c-.9.5-1.4 1-1.4 2.1M12 17.2h.01M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Z',
  coach: 'M9.5 17.5h5M10.5 20.5h3M9.5 17.5c0-2-3.5-3.2-3.5-7.2a6 6 0 0 1 12 0c0 4-3.5 5.2-3.5 7.2',
  shield: 'M12 3.5 19 6v5.5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6ZM9 12l2.2 2.2L15.2 10',
  eye: 'M2.5 12C5 7.5 8.2 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5S5 16.5 2.5 12ZM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
  warn: 'M12 4.5 21 19.5H3ZM12 10v4.5M12 17h.01',
  ship: 'M12 3.5c3 3 4 6.5 3.5 11h-7C8 10 9 6.5 12 3.5ZM8.5 12 5.5 16v3l3.5-2M15.5 12l3 4v3L15 17M12 17.5v3',
  planet:
    'M12 6.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11ZM7 14.5c-2.6 1.6-4 3-3.6 3.6.7 1.200 5.4-.6 10.3-3.5s7.6-6 6.9-7.200c-.4-.6-2-.4-4.3.5',
  cards: 'M4 8.5l8-2.5 3.5 11-8 2.5ZM13.5 5.5H20.5V17H16.5',
  log: 'M8.5 6.5H20M8.5 12H20M8.5 17.5H20M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01',
  full: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
} as const;

export type IconName = keyof typeof PATHS;

/** A drawing beside a word; the word names it, so readers of the screen skip it. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
