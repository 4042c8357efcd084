import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** A page that draws as many circles as its address asks for, and lights the next one with each click. */

const WIDE = 40;
const count = Number(location.search.slice(1)) || 1000;

function Circles() {
  const [lit, setLit] = useState(0);
  const circles = Array.from({ length: count }, (_, i) =>
    createElement('circle', {
      key: i,
      cx: 10 + 20 * (i % WIDE),
      cy: 10 + 20 * Math.floor(i / WIDE),
      r: 8,
      fill: i === lit ? 'gold' : 'navy',
    }),
  );
  const size = `0 0 ${20 * WIDE} ${20 * Math.ceil(count / WIDE)}`;
  const next = (): void => setLit((lit + 1) % count);
  return createElement('svg', { viewBox: size, width: '100%', height: '90vh', onClick: next }, circles);
}

const root = document.getElementById('root');
if (root) createRoot(root).render(createElement(Circles));
