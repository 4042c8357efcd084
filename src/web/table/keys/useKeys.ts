import { useEffect, useRef } from 'react';
import { type Command, commandOf, isTaken } from './keyboard.ts';

/** Hears the keys of the table; a command that was obeyed goes no further. */
export function useKeys(obey: (command: Command) => boolean): void {
  const latest = useRef(obey);
  latest.current = obey;
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const command = event.defaultPrevented ? undefined : commandOf(event);
      if (command === undefined || isTaken(event.target, command)) return;
      if (latest.current(command)) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
