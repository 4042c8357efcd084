/** The share of a normal distribution that lies above a deviate, to seven digits of itself however small it is. */
export function tailOf(z: number): number {
  return z < 0 ? 1 - upper(-z) : upper(z);
}

/** By Chebyshev's series for the complement of the error function (Numerical Recipes, 6.2). */
const SERIES = [
  -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587,
  -0.82215223, 0.17087277,
] as const;

function upper(z: number): number {
  const x = z / Math.SQRT2;
  const t = 1 / (1 + x / 2);
  const exponent = SERIES.reduceRight((sum, coefficient) => coefficient + t * sum, 0);
  return (t * Math.exp(-x * x + exponent)) / 2;
}

/** The deviate above which such a share lies. */
export function deviateOf(tail: number): number {
  let [low, high] = [-40, 40];
  for (let i = 0; i < 100; i++) {
    const middle = (low + high) / 2;
    if (tailOf(middle) > tail) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The normal deviate as rare as a value of Student's t with so many degrees of freedom (Wallace, 1959). */
export function normalFrom(t: number, freedom: number): number {
  if (!Number.isFinite(t)) return t;
  return Math.sign(t) * wallace(freedom) * Math.sqrt(freedom * Math.log1p(t ** 2 / freedom));
}

/** The value of Student's t that is as rare as a normal deviate. */
export function studentFrom(z: number, freedom: number): number {
  return Math.sign(z) * Math.sqrt(freedom * Math.expm1((z / wallace(freedom)) ** 2 / freedom));
}

function wallace(freedom: number): number {
  return (8 * freedom + 1) / (8 * freedom + 3);
}
