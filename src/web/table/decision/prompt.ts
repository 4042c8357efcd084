/** What the bar says in two lines: what is to be chosen, and the rest. */
export interface BarWords {
  readonly head: string;
  readonly rest: string;
}

/** A prompt in two lines. */
export function promptParts(prompt: string): BarWords {
  const end = /[.?!] (?=\p{Lu})/u.exec(prompt);
  if (!end) return { head: prompt, rest: '' };
  return { head: prompt.slice(0, end.index + 1), rest: prompt.slice(end.index + 2) };
}
