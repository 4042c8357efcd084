import { writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { paintSun } from './paintSun.ts';

/** Paints the Sun and keeps it as `sun.webp`: `node src/web/games/sol/art/renderSun.mjs` after changing paintSun.ts. */

const SIZE = 1000;
const QUALITY = 0.72;

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
const data = await page.evaluate(encode, {
  pixels: Buffer.from(paintSun(SIZE)).toString('base64'),
  size: SIZE,
  quality: QUALITY,
});
await browser.close();
writeFileSync(new URL('./sun.webp', import.meta.url), Buffer.from(data, 'base64'));

function encode({ pixels, size, quality }) {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const bytes = Uint8ClampedArray.from(atob(pixels), (c) => c.charCodeAt(0));
  canvas.getContext('2d').putImageData(new ImageData(bytes, size, size), 0, 0);
  return canvas.toDataURL('image/webp', quality).split(',')[1];
}
