/** Chances of winning by what each seat has: the smaller the spread, the more the same lead counts. */
export function softmax(worths: readonly number[], spread: number): number[] {
  const best = Math.max(...worths);
  const shares = worths.map((worth) => Math.exp((worth - best) / spread));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / total);
}

/** The chance of those who play together against the game, by their lead over what it asks for. */
export function logistic(lead: number, spread: number): number {
  return 1 / (1 + Math.exp(-lead / spread));
}
