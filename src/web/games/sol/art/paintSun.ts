import { itemAt } from '../../../../kernel/data/lists.ts';
/**
 * The burning disc as pixels: the picture behind the board, made once by `render.mjs` and kept as `sun.webp`.
 * Radii are those of the board, so that its rings fall on the rings of the picture.
 */

const EDGE = 250;
type Colour = readonly [number, number, number];

interface Layer {
  readonly from: number;
  readonly to: number;
  /** Colours from the coolest to the hottest plasma. */
  readonly ramp: readonly Colour[];
  /** Heat between 0 and 1 at a point. */
  readonly heat: (x: number, y: number, radius: number) => number;
}

const CONVECTIVE: Layer = {
  from: 178,
  to: EDGE,
  ramp: [
    [74, 16, 8],
    [128, 34, 14],
    [172, 56, 20],
    [214, 92, 30],
    [250, 158, 70],
  ],
  heat(x, y, radius) {
    const [u, v] = warped(x / 30, y / 30, 1.1);
    const granules = 1 - cells(u * 1.25, v * 1.25);
    const clouds = fbm(u * 0.6 + 7, v * 0.6 + 3, 4);
    return 0.2 + 0.3 * granules + 0.46 * clouds + 0.12 * ((radius - 178) / 68) ** 2;
  },
};

const RADIATIVE: Layer = {
  from: 112,
  to: 178,
  ramp: [
    [150, 62, 12],
    [198, 96, 22],
    [226, 128, 36],
    [243, 160, 58],
    [255, 208, 122],
  ],
  heat(x, y, radius) {
    const [u, v] = warped(x / 34, y / 34, 1.5);
    const rays = streaks(x, y, radius, 9, 46);
    const clouds = fbm(u, v, 4);
    return 0.1 + 0.42 * clouds + 0.42 * rays + 0.08 * ((radius - 112) / 66);
  },
};

const CORE: Layer = {
  from: 0,
  to: 112,
  ramp: [
    [218, 140, 40],
    [240, 178, 68],
    [250, 206, 104],
    [255, 228, 152],
    [255, 246, 214],
  ],
  heat(x, y, radius) {
    const [u, v] = warped(x / 26, y / 26, 1.9);
    const glow = Math.max(0, 1 - (radius - 46) / 66);
    return 0.12 + 0.5 * fbm(u, v, 4) + 0.12 * streaks(x, y, radius, 5, 34) + 0.42 * glow ** 2;
  },
};

const LAYERS = [CORE, RADIATIVE, CONVECTIVE] as const;

/** A square of `size` pixels in RGBA; what lies beyond the edge of the Sun is black. */
export function paintSun(size: number): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(size * size * 4);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const x = ((column + 0.5) / size - 0.5) * 2 * EDGE;
      const y = ((row + 0.5) / size - 0.5) * 2 * EDGE;
      pixels.set(colourAt(x, y), (row * size + column) * 4);
    }
  }
  return pixels;
}

function colourAt(x: number, y: number): readonly [number, number, number, number] {
  const radius = Math.hypot(x, y);
  const layer = LAYERS.find(({ to }) => radius < to);
  if (layer === undefined) return [0, 0, 0, 255];
  const light = rimLight(radius, layer);
  const [r, g, b] = mix(layer.ramp, layer.heat(x, y, radius));
  return [r * light, g * light, b * light, 255];
}

/** Each layer glows at its outer rim and lies in the shadow of the next one at its inner rim. */
function rimLight(radius: number, { from, to }: Layer): number {
  const outer = near((to === EDGE ? 246 : to) - radius, 9);
  const inner = from === 0 ? 0 : near(radius - from, 12);
  return 1 + 0.22 * outer - 0.34 * inner;
}

/** From 1 at a distance of 0 to nothing far away. */
function near(distance: number, width: number): number {
  return Math.exp(-(distance * distance) / (width * width));
}

function mix(ramp: readonly Colour[], heat: number): Colour {
  const place = Math.min(0.999, Math.max(0, heat)) * (ramp.length - 1);
  const low = itemAt(ramp, Math.floor(place));
  const high = itemAt(ramp, Math.floor(place) + 1);
  const share = place - Math.floor(place);
  const blend = (i: 0 | 1 | 2): number => low[i] + (high[i] - low[i]) * share;
  return [blend(0), blend(1), blend(2)];
}

// ── Noise ─────────────────────────────────────────────────────────────────────────────────────────

/** A point pushed about by noise, which turns clouds into flames. */
function warped(x: number, y: number, strength: number): readonly [number, number] {
  const dx = fbm(x + 5.2, y + 1.3, 3) - 0.5;
  const dy = fbm(x + 9.7, y + 8.3, 3) - 0.5;
  return [x + 2 * strength * dx, y + 2 * strength * dy];
}

/** Rays from the centre, the same all the way round. */
function streaks(x: number, y: number, radius: number, count: number, length: number): number {
  const bend = 0.5 * fbm(x / 60, y / 60, 2);
  const turn = Math.atan2(y, x) + bend;
  return fbm(Math.cos(turn) * count + radius / length, Math.sin(turn) * count - radius / length, 3);
}

function fbm(x: number, y: number, octaves: number): number {
  let sum = 0;
  let weight = 0.5;
  let total = 0;
  for (let i = 0; i < octaves; i++) {
    sum += weight * smooth(x * 2 ** i, y * 2 ** i);
    total += weight;
    weight /= 2;
  }
  return Math.min(1, Math.max(0, (sum / total - 0.5) * 1.5 + 0.5));
}

/** Value noise between 0 and 1. */
function smooth(x: number, y: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const u = ease(x - column);
  const v = ease(y - row);
  const top = hash(column, row) * (1 - u) + hash(column + 1, row) * u;
  const bottom = hash(column, row + 1) * (1 - u) + hash(column + 1, row + 1) * u;
  return top * (1 - v) + bottom * v;
}

/** The distance to the nearest of scattered points, from 0 to 1: the granules of the surface. */
function cells(x: number, y: number): number {
  let nearest = 1;
  for (let i = -1; i <= 1; i++) {
    for (let j = -1; j <= 1; j++) {
      const column = Math.floor(x) + i;
      const row = Math.floor(y) + j;
      const dx = column + hash(column, row) - x;
      const dy = row + hash(row + 31, column + 17) - y;
      nearest = Math.min(nearest, Math.hypot(dx, dy));
    }
  }
  return nearest;
}

function ease(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

/** A number between 0 and 1 for each pair of whole numbers. */
function hash(x: number, y: number): number {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}
