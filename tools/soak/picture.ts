import type { Point } from './slope.ts';

/** One panel of a picture: lines over the same time. */
export interface Panel {
  readonly title: string;
  readonly unit: string;
  readonly lines: readonly { readonly name: string; readonly points: readonly Point[] }[];
}

const [WIDTH, HEIGHT, LEFT, TOP, GAP] = [640, 96, 90, 26, 34];
const COLOURS = ['#2563eb', '#dc2626', '#059669', '#b45309'];

/** The panels one below another, as SVG; the time before `from` seconds does not count and is grey. */
export function pictureOf(panels: readonly Panel[], from: number): string {
  const most = Math.max(
    1,
    ...panels.flatMap(({ lines }) => lines.flatMap(({ points }) => points.map(({ at }) => at))),
  );
  const height = TOP + panels.length * (HEIGHT + GAP);
  const drawn = panels.map((panel, i) => drawnPanel(panel, TOP + i * (HEIGHT + GAP), most, from));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LEFT + WIDTH + 20} ${height}" font-family="sans-serif" font-size="12">
<rect width="100%" height="100%" fill="#fff"/>
${drawn.join('\n')}
</svg>
`;
}

function drawnPanel({ title, unit, lines }: Panel, top: number, most: number, from: number): string {
  const highest = Math.max(1e-9, ...lines.flatMap(({ points }) => points.map(({ value }) => value)));
  const x = (at: number): string => (LEFT + (at / most) * WIDTH).toFixed(1);
  const y = (value: number): string => (top + HEIGHT - (value / highest) * HEIGHT).toFixed(1);
  const drawn = lines.map(({ points }, i) => {
    const places = points.map(({ at, value }) => `${x(at)},${y(value)}`).join(' ');
    return `<polyline fill="none" stroke="${COLOURS[i % COLOURS.length]}" stroke-width="1.5" points="${places}"/>`;
  });
  const names = lines.map(
    ({ name }, i) => `<tspan fill="${COLOURS[i % COLOURS.length]}" dx="10">${name}</tspan>`,
  );
  return `<rect x="${LEFT}" y="${top}" width="${((from / most) * WIDTH).toFixed(1)}" height="${HEIGHT}" fill="#eee"/>
<rect x="${LEFT}" y="${top}" width="${WIDTH}" height="${HEIGHT}" fill="none" stroke="#999"/>
<text x="${LEFT}" y="${top - 7}">${title}${names.join('')}</text>
<text x="${LEFT - 6}" y="${top + 10}" text-anchor="end">${label(highest)} ${unit}</text>
<text x="${LEFT - 6}" y="${top + HEIGHT}" text-anchor="end">0</text>
<text x="${LEFT + WIDTH}" y="${top + HEIGHT + 14}" text-anchor="end">${(most / 60).toFixed(1)} min</text>
${drawn.join('\n')}`;
}

const label = (value: number): string => (value >= 10 ? value.toFixed(0) : value.toFixed(1));
