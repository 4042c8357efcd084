/** How often positions are played on. */
export interface Effort {
  /** Lines from each position of the curve. */
  readonly lines: number;
  /** Draws that a real one is compared with. */
  readonly redraws: number;
  /** Moves of a decision that are looked into, how often each of them is, and how often again where it matters. */
  readonly candidates: number;
  readonly looks: number;
  readonly tries: number;
  /** Moves that a search looks into at first, with so many lines each, and lines for each that may still be the best. */
  readonly contenders: number;
  readonly screened: number;
  readonly searched: number;
  /** Turns that lines last beyond what a search of the game looks ahead; none if not given. */
  readonly further?: number;
  /** Whether the turns after the one that is judged are played at a glance. */
  readonly hasty?: boolean;
}

/** A match of so many positions is looked at as often as this says, a longer one less and a shorter one more often. */
const ORDINARY = 450;
const USUAL = {
  ...{ lines: 4, redraws: 8, candidates: 5, looks: 3, tries: 12 },
  ...{ contenders: 8, screened: 12, searched: 40 },
};
/** However long a match is. */
const LEAST = {
  ...{ lines: 3, redraws: 5, candidates: 3, looks: 2, tries: 8 },
  ...{ contenders: 4, screened: 4, searched: 24 },
};
/** However short. */
const MOST = 2;
/** Below this share of the usual a line may not take its time either. */
const HASTY = 0.5;

/** What the time allows that people wait for an analysis; it follows from the length of the match alone. */
export function effortFor(places: number): Effort {
  const factor = Math.min(MOST, ORDINARY / places);
  const times = (of: keyof typeof LEAST): number => Math.max(LEAST[of], Math.round(factor * USUAL[of]));
  return {
    lines: times('lines'),
    redraws: times('redraws'),
    candidates: Math.min(USUAL.candidates, Math.floor(LEAST.candidates + 2 * factor)),
    looks: times('looks'),
    tries: times('tries'),
    contenders: Math.min(USUAL.contenders, times('contenders')),
    screened: times('screened'),
    searched: times('searched'),
    hasty: factor < HASTY,
  };
}
