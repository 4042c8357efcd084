import { noise } from '../../../board/noise.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';

/** What is painted on a globe of radius r around 0,0; other seeds, other faces. */

export interface Feature {
  readonly kind: keyof typeof FEATURES;
  readonly fill: string;
  readonly opacity: number;
}

const at = (value: number): string => value.toFixed(1);

/** A closed shore around a spot. */
function blob(x: number, y: number, wide: number, high: number, next: () => number): string {
  const count = 7;
  const points = Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI;
    const far = 0.65 + next() * 0.6;
    return [x + Math.cos(angle) * wide * far, y + Math.sin(angle) * high * far] as const;
  });
  const middle = (i: number): readonly [number, number] => {
    const [ax, ay] = itemAt(points, i % count);
    const [bx, by] = itemAt(points, (i + 1) % count);
    return [(ax + bx) / 2, (ay + by) / 2];
  };
  const start = middle(count - 1);
  return `M${at(start[0])} ${at(start[1])}${points
    .map(([px, py], i) => {
      const [mx, my] = middle(i);
      return `Q${at(px)} ${at(py)} ${at(mx)} ${at(my)}`;
    })
    .join('')}Z`;
}

const ring = (x: number, y: number, r: number): string =>
  `M${at(x - r)} ${at(y)}a${at(r)} ${at(r)} 0 1 0 ${at(2 * r)} 0a${at(r)} ${at(r)} 0 1 0 ${at(-2 * r)} 0Z`;

function lands(r: number, seed: number): string {
  const next = noise(seed);
  const turn = next() * 6;
  return Array.from({ length: 5 }, (_, i) => {
    const angle = turn + (i / 5) * 2 * Math.PI + next() * 0.5;
    const far = r * (0.34 + next() * 0.38);
    const size = r * (0.24 + next() * 0.2);
    return blob(Math.cos(angle) * far, Math.sin(angle) * far, size * 1.2, size * 0.8, next);
  }).join('');
}

function clouds(r: number, seed: number): string {
  const next = noise(seed + 40);
  return Array.from({ length: 5 }, (_, i) => {
    const y = r * (-0.75 + i * 0.38 + next() * 0.15);
    return blob((next() - 0.5) * r * 1.2, y, r * (0.3 + next() * 0.5), r * 0.06, next);
  }).join('');
}

/** Holes with their lit side cut away. */
function craters(r: number, seed: number): string {
  const next = noise(seed + 80);
  const turn = next() * 6;
  return Array.from({ length: 8 }, (_, i) => {
    const angle = turn + i * 2.4;
    const far = r * 0.9 * Math.sqrt((i + 0.6) / 8);
    const size = r * (0.1 + next() * 0.14);
    const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far];
    return `${ring(x, y, size)}${ring(x + size * 0.18, y + size * 0.2, size * 0.7).replace(/ 0 1 0 /g, ' 0 1 1 ')}`;
  }).join('');
}

/** Splinters of ore. */
function facets(r: number, seed: number): string {
  const next = noise(seed + 120);
  return Array.from({ length: 4 }, () => {
    const [angle, far, size] = [next() * 6.3, r * (0.2 + next() * 0.5), r * (0.1 + next() * 0.1)];
    const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far];
    return `M${at(x)} ${at(y - size)}L${at(x + size * 0.6)} ${at(y)}L${at(x)} ${at(y + size)}L${at(x - size * 0.5)} ${at(y)}Z`;
  }).join('');
}

function bands(r: number, seed: number): string {
  const next = noise(seed + 160);
  return Array.from({ length: 5 }, (_, i) => {
    const y = r * (-0.82 + i * 0.36 + next() * 0.08);
    const high = r * (0.1 + next() * 0.1);
    const sag = r * 0.16;
    return `M${at(-r)} ${at(y)}Q0 ${at(y + sag)} ${at(r)} ${at(y)}V${at(y + high)}Q0 ${at(y + high + sag)} ${at(-r)} ${at(y + high)}Z`;
  }).join('');
}

/** One great eye. */
function storm(r: number, seed: number): string {
  const next = noise(seed + 200);
  const [x, y] = [(next() - 0.5) * r * 0.7, (next() - 0.3) * r * 0.5];
  const [a, b] = [r * 0.36, r * 0.19];
  const oval = (k: number, sweep: number): string =>
    `M${at(x - a * k)} ${at(y)}a${at(a * k)} ${at(b * k)} 0 1 ${sweep} ${at(2 * a * k)} 0a${at(a * k)} ${at(b * k)} 0 1 ${sweep} ${at(-2 * a * k)} 0Z`;
  return `${oval(1, 0)}${oval(0.66, 1)}${oval(0.3, 0)}`;
}

/** Lines of light from pole to pole. */
function aurora(r: number, seed: number): string {
  const next = noise(seed + 240);
  return Array.from({ length: 4 }, (_, i) => {
    const y = r * (-0.55 + i * 0.36);
    const lift = r * (0.12 + next() * 0.2);
    const from = -r * (0.5 + next() * 0.3);
    return `M${at(from)} ${at(y)}q${at(r * 0.25)} ${at(-lift)} ${at(r * 0.5)} 0t${at(r * 0.5)} 0`;
  }).join('');
}

/** Glowing breaks of the crust. */
function cracks(r: number, seed: number): string {
  const next = noise(seed + 280);
  return Array.from({ length: 5 }, (_, i) => {
    let angle = (i / 5) * 2 * Math.PI + next();
    let [x, y] = [(next() - 0.5) * r * 0.4, (next() - 0.5) * r * 0.4];
    const steps = Array.from({ length: 4 }, () => {
      angle += (next() - 0.5) * 1.5;
      x += Math.cos(angle) * r * 0.27;
      y += Math.sin(angle) * r * 0.27;
      return `L${at(x)} ${at(y)}`;
    });
    return `M0 0${steps.join('')}`;
  }).join('');
}

/** Towns on the dark side. */
function lights(r: number, seed: number): string {
  const next = noise(seed + 320);
  return Array.from({ length: 16 }, () => {
    const [angle, far] = [0.1 + next() * 1.5, r * (0.35 + next() * 0.55)];
    return ring(Math.cos(angle) * far, Math.sin(angle) * far, 0.5 + next() * 0.6);
  }).join('');
}

export const FEATURES = { lands, clouds, craters, facets, bands, storm, aurora, cracks, lights } as const;
