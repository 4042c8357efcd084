/** What a key means at the table. */
export type Command =
  | 'type'
  | 'moves'
  | 'log'
  | 'coach'
  | 'aid'
  | 'read'
  | 'undo'
  | 'redo'
  | 'next'
  | 'help'
  | 'letGo'
  | 'confirm'
  | 'nearer'
  | 'farther'
  | 'whole'
  | 'left'
  | 'right'
  | 'up'
  | 'down'
  | { readonly button: number };

export interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  '/': 'type',
  m: 'moves',
  l: 'log',
  c: 'coach',
  a: 'aid',
  b: 'read',
  u: 'undo',
  r: 'redo',
  n: 'next',
  '?': 'help',
  Escape: 'letGo',
  Enter: 'confirm',
  '+': 'nearer',
  '=': 'nearer',
  '-': 'farther',
  '−': 'farther',
  '0': 'whole',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** The command of a key; keys held with Control and the like belong to the browser. */
export function commandOf({ key, ctrlKey, metaKey, altKey }: Pressed): Command | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (/^[1-9]$/.test(key)) return { button: Number(key) };
  return COMMANDS[key.length === 1 ? key.toLowerCase() : key];
}

export const TYPING = 'input, textarea, select, [contenteditable]';
const OWN_ARROWS =
  '[role=tablist], [role=radiogroup], [role=menu], [role=slider], .log, .moves, .chooser, .coach';

/** Whether a key belongs to the thing it was pressed on rather than to the table. */
export function isTaken(target: EventTarget | null, command: Command): boolean {
  if (!(target instanceof Element)) return false;
  // The key that opens the aid closes it.
  if (target.closest('dialog') !== null) return command !== 'aid' || target.closest('.aid') === null;
  if (target.closest(TYPING)) return command !== 'letGo';
  // What has the focus is pressed by it.
  if (command === 'confirm') return target.closest('button, a, [tabindex]') !== null;
  const arrow = command === 'left' || command === 'right' || command === 'up' || command === 'down';
  return arrow && target.closest(OWN_ARROWS) !== null;
}
