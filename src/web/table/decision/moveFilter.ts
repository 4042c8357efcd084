/** A legal move as it is listed: what it is called and how it is typed. */
export interface Listed {
  readonly text: string;
  readonly words: string;
}

const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

/** The moves whose text or words hold everything typed; a move typed in full comes alone. */
export function matching<L extends Listed>(moves: readonly L[], typed: string): readonly L[] {
  const wanted = plain(typed);
  if (wanted === '') return moves;
  const exact = moves.filter((move) => plain(move.text) === wanted);
  if (exact.length > 0) return exact;
  const parts = wanted.split(' ');
  return moves.filter((move) => {
    const within = `${plain(move.text)} ${plain(move.words)}`;
    return parts.every((part) => within.includes(part));
  });
}
