/** Sentences about somebody, as they are said to that person: “Ann flies her Scout” becomes “You fly …”. */

const ODD: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  goes: 'go',
  dies: 'die',
  lies: 'lie',
  ties: 'tie',
};

/** `flies` becomes `fly`, `passes` becomes `pass`; what is no such verb stays as it is. */
export function verbOfYou(verb: string): string {
  const odd = ODD[verb];
  if (odd !== undefined) return odd;
  if (/[^aeiou]ies$/.test(verb)) return `${verb.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|zz)es$/.test(verb)) return verb.slice(0, -2);
  return /[^s]s$/.test(verb) ? verb.slice(0, -1) : verb;
}

/** Verbs that go on with the same sentence: “… and takes 2 credits”. */
const GOING_ON =
  /(,? (?:and|but|then) |, )(takes|gains|loses|draws|keeps|pays|passes|discards|flies|hurls|gets|scores)\b/g;

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A sentence in which this name is “you”. */
export function asYou(text: string, name: string): string {
  if (name === '' || !text.includes(name)) return text;
  const who = `(?<![\\p{L}\\p{N}])${escaped(name)}`;
  const end = '(?![\\p{L}\\p{N}])';
  const acts = new RegExp(`^${who} (\\p{Ll}+)`, 'u');
  const told = acts.test(text)
    ? text
        .replace(acts, (_, verb: string) => `You ${verbOfYou(verb)}`)
        .replace(GOING_ON, (_, joint: string, verb: string) => joint + verbOfYou(verb))
    : text;
  return told
    .replace(new RegExp(`(^|[.:!?] )${who}’s${end}`, 'gu'), '$1Your')
    .replace(new RegExp(`${who}’s${end}`, 'gu'), 'your')
    .replace(new RegExp(`(^|[.!?] )${who}${end}`, 'gu'), '$1You')
    .replace(
      new RegExp(`${who} (is|was|has|does|goes)\\b`, 'gu'),
      (_, verb: string) => `you ${verbOfYou(verb)}`,
    )
    .replace(new RegExp(`${who}${end}`, 'gu'), 'you');
}
