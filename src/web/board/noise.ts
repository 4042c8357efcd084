/** Numbers from 0 up to 1 that look like chance and are the same every time. */
export function noise(seed: number): () => number {
  let n = 0;
  return () => {
    n += 1;
    const wave = Math.sin(seed * 127.1 + n * 311.7) * 43758.5453;
    return wave - Math.floor(wave);
  };
}
