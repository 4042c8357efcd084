import type { ReactNode } from 'react';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { noise } from '../../../board/noise.ts';

/**
 * Asteroids: a few jagged rocks within a radius of 16, each cut into facets around a peak. Facets of one tone make
 * one path however many rocks there are.
 */

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** From the lit side to the dark one. */
const TONES = ['#c3c8d1', '#9aa1ae', '#737b8a', '#4d5563', '#2c3340'] as const;
const EDGE = '#05090f';

/** A rock: its outline, and the peak its facets meet in. */
interface Rock {
  readonly outline: readonly Spot[];
  readonly peak: Spot;
}

/** The rocks of one hex; the same for the same seed. */
export function rocksOf(seed: number): readonly Rock[] {
  const next = noise(seed);
  const around = next() * Math.PI * 2;
  const small = 2 + Math.floor(next() * 2);
  const rocks = [rockAt({ x: Math.cos(around) * 3, y: Math.sin(around) * 3 }, 7.4 + next() * 2, next)];
  for (let i = 0; i < small; i++) {
    // Opposite the large one, so that none hides another.
    const turn = around + Math.PI + ((i + 0.5) / small - 0.5) * 3.4 + next() * 0.4;
    const far = 9.4 + next() * 2.2;
    rocks.push(rockAt({ x: Math.cos(turn) * far, y: Math.sin(turn) * far }, 2.7 + next() * 2.1, next));
  }
  return rocks;
}

function rockAt(centre: Spot, radius: number, next: () => number): Rock {
  const corners = 7 + Math.floor(next() * 3);
  const outline = Array.from({ length: corners }, (_, i) => {
    const angle = ((i + next() * 0.5) / corners) * Math.PI * 2;
    const far = radius * (0.78 + next() * 0.3);
    return { x: centre.x + Math.cos(angle) * far, y: centre.y + Math.sin(angle) * far };
  });
  return { outline, peak: { x: centre.x - radius * 0.22, y: centre.y - radius * 0.24 } };
}

/** The facets of rocks as one path for each tone, from light to dark. */
export function facetsOf(rocks: readonly Rock[]): readonly string[] {
  const paths = TONES.map(() => '');
  for (const { outline, peak } of rocks) {
    outline.forEach((corner, i) => {
      const other = itemAt(outline, (i + 1) % outline.length);
      const tone = toneOf({ x: (corner.x + other.x) / 2 - peak.x, y: (corner.y + other.y) / 2 - peak.y });
      paths[tone] += `M${at(peak)}L${at(corner)}L${at(other)}Z`;
    });
  }
  return paths;
}

/** The tone of a facet that slopes this way: light comes from the upper left. */
function toneOf({ x, y }: Spot): number {
  const away = (x + y * 1.1) / (Math.hypot(x, y) * 1.487);
  return Math.min(TONES.length - 1, Math.max(0, Math.round((away + 1) * 0.5 * (TONES.length - 1))));
}

export function outlineOf(rocks: readonly Rock[]): string {
  return rocks.map(({ outline }) => `M${outline.map(at).join('L')}Z`).join('');
}

export function movedBy(rocks: readonly Rock[], dx: number, dy: number): readonly Rock[] {
  const moved = ({ x, y }: Spot): Spot => ({ x: x + dx, y: y + dy });
  return rocks.map(({ outline, peak }) => ({ outline: outline.map(moved), peak: moved(peak) }));
}

function at({ x, y }: Spot): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}

/** Any number of rocks as six paths. */
export function Rocks({ rocks }: { readonly rocks: readonly Rock[] }): ReactNode {
  return (
    <>
      <path d={outlineOf(rocks)} fill={EDGE} stroke={EDGE} strokeWidth={1.8} strokeLinejoin="round" />
      {facetsOf(rocks).map((d, tone) => (
        <path key={TONES[tone]} d={d} fill={TONES[tone]} stroke={TONES[tone]} strokeWidth={0.3} />
      ))}
    </>
  );
}
