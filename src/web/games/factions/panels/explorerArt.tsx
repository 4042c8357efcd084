import { memo, type ReactNode } from 'react';
import { itemAt } from '../../../../kernel/data/lists.ts';

/** The portrait of a crew of explorers in a helmet, each with a prop of its own. */

const INK = '#22303a';

/** Sky, suit, helmet. */
const SUITS = [
  ['#2f7fa8', '#d9472b', '#e8eef0'],
  ['#e0976a', '#4f7a52', '#d9e6df'],
  ['#4f8f94', '#7a5a9a', '#f7e9c6'],
  ['#c08a2e', '#3f5a78', '#e8eef0'],
  ['#7f9a5a', '#b4502a', '#f3e4bf'],
  ['#9a6fb0', '#2a6a73', '#e6ddf0'],
  ['#d9795a', '#2f5f86', '#f7e9c6'],
  ['#3f6f9a', '#e2a33a', '#dfe8ee'],
] as const;

const FACES = [
  '#f3cda0',
  '#8fc77a',
  '#c98f62',
  '#a8d2e8',
  '#e2a98f',
  '#d8c6ee',
  '#8a5a3c',
  '#f0dfae',
] as const;

const PROPS: readonly ReactNode[] = [
  <path
    key="hat"
    d="M14 25q22 9 44 0 3 5-4 8-18 6-36 0-7-3-4-8zM24 27q-1-16 6-16 6 3 12 0 7 0 6 16-12 5-24 0z"
    fill="#7c4a22"
  />,
  <path key="top" d="M20 24h32v4H20zM26 6h20v18H26z" fill={INK} />,
  <path key="quill" d="M58 12q-14 8-16 34l3 2q2-10 6-14l8-2-4-2 6-6-4-1 5-7z" fill="#f7e9c6" stroke={INK} />,
  <g key="antennae" fill="none" stroke={INK} strokeWidth={2}>
    <path d="M28 23 22 9M44 23l6-14" />
    <circle cx={22} cy={8} r={3.4} fill="#f5b445" />
    <circle cx={50} cy={8} r={3.4} fill="#f5b445" />
  </g>,
  <path
    key="wave"
    d="M2 62q8-9 17 0t17 0 17 0 19 0v18H2zM10 52Q36 32 62 50l-4 6Q36 40 14 58z"
    fill="#5db7ea"
    opacity={0.92}
  />,
  <path key="cap" d="M17 31q2-16 19-16t19 16q-19-6-38 0zM50 28q12 0 16 7-10-1-16-2z" fill="#d9472b" />,
  <path
    key="leaves"
    d="M36 22q-14-2-18-14 13 0 18 10 5-10 18-10-4 12-18 14z"
    fill="#5f9a4a"
    stroke={INK}
    strokeWidth={1.2}
  />,
  <path
    key="crest"
    d="M24 22q3-16 12-18-2 6 2 8 4-4 4-8 10 8 6 18-12-5-24 0z"
    fill="#f0714b"
    stroke={INK}
    strokeWidth={1.2}
  />,
  <path key="cloud" d="M0 60q8-9 17-2 6-9 17-2 8-9 19-1 8-7 19 2v24H0z" fill="#e8eef0" opacity={0.85} />,
  <path key="scarf" d="M20 58q16 9 32 0l3 7q-19 9-38 0zM46 63l8 15-8-2-5-11z" fill="#f5b445" />,
];

const RAYS = Array.from({ length: 9 }, (_, i) => `M36 44L${-20 + i * 14} -12h7z`).join('');

export const ExplorerArt = memo(function ExplorerArt({ seed }: { readonly seed: number }): ReactNode {
  const pick = <T,>(list: readonly T[], turn: number): T => itemAt(list, (seed * turn) % list.length);
  const [sky, suit, helmet] = pick(SUITS, 1);
  const face = pick(FACES, 3);
  const smile = 1.5 + (seed % 5) / 2;
  return (
    <svg className="factions-art" viewBox="-6 2 84 62" preserveAspectRatio="xMidYMin slice" aria-hidden>
      <rect x={-60} y={-20} width={200} height={140} fill={sky} />
      <path d={RAYS} fill="#fff" opacity={0.24} />
      <path d="M10 90q2-32 26-32t26 32z" fill={suit} stroke={INK} strokeWidth={1.5} />
      <path d="M30 57h12v8H30z" fill={helmet} />
      <circle cx={36} cy={40} r={19} fill={helmet} stroke={INK} strokeWidth={1.6} />
      <path d="M22 38a14 12 0 0 1 28 0v5a14 11 0 0 1-28 0z" fill={INK} />
      <path d="M24 39a12 10 0 0 1 24 0v3a12 10 0 0 1-24 0z" fill={face} />
      <circle cx={31} cy={40} r={2.2} fill={INK} />
      <circle cx={41} cy={40} r={2.2} fill={INK} />
      <path d={`M32 46q4 ${smile.toFixed(1)} 8 0`} stroke={INK} strokeWidth={1.6} fill="none" />
      {pick(PROPS, 7)}
    </svg>
  );
});
