import { type Round, WHATS, type What } from './round.ts';

/** How many of a hundred inputs go where, when nobody says. */
const SHARES: Readonly<Record<What, number>> = {
  socket: 36,
  http: 10,
  record: 18,
  engine: 14,
  position: 12,
  link: 10,
};

/** So many inputs go to one world before it is made anew; a finding is repeated with its round alone. */
const ROUND = 10_000;

export interface FuzzPlan {
  readonly inputs: number;
  readonly seed: string;
  readonly what?: What;
  /** This round alone. */
  readonly round?: number;
}

/** The rounds of a plan; every part has its first before any has its second. */
export function roundsOf({ inputs, seed, what, round }: FuzzPlan): Round[] {
  if (what !== undefined) return roundsFor(what, inputs, seed, round);
  const all = WHATS.flatMap((one) => roundsFor(one, Math.ceil((inputs * SHARES[one]) / 100), seed, round));
  return all.sort((a, b) => a.number - b.number);
}

function roundsFor(what: What, inputs: number, seed: string, only: number | undefined): Round[] {
  if (only !== undefined) return [{ what, seed, number: only, inputs: Math.min(inputs, ROUND) }];
  return Array.from({ length: Math.ceil(inputs / ROUND) }, (_, number) => {
    return { what, seed, number, inputs: Math.min(ROUND, inputs - number * ROUND) };
  });
}

/** The command that shows a finding again. */
export function repeating(seed: string, what: What, round: number): string {
  return `./orrery fuzz --what ${what} --seed ${JSON.stringify(seed)} --round ${round} --inputs ${ROUND}`;
}
