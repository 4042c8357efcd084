import { writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { paintSun } from './paintSun.ts';
import { raysFrom } from './rays.ts';

/** Makes `sun.webp` and `corona.webp`; run it with Node after changing what they are made from. */

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
const pixels = Buffer.from(paintSun(1000)).toString('base64');
save('sun.webp', await page.evaluate(encodePixels, { pixels, size: 1000, quality: 0.72 }));
save(
  'corona.webp',
  await page.evaluate(drawRays, { rays: raysFrom(7), reach: 400, size: 640, quality: 0.5 }),
);
await browser.close();

function save(name, data) {
  writeFileSync(new URL(name, import.meta.url), Buffer.from(data, 'base64'));
}

function encodePixels({ pixels, size, quality }) {
  const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size });
  const bytes = Uint8ClampedArray.from(atob(pixels), (c) => c.charCodeAt(0));
  canvas.getContext('2d').putImageData(new ImageData(bytes, size, size), 0, 0);
  return canvas.toDataURL('image/webp', quality).split(',')[1];
}

function drawRays({ rays, reach, size, quality }) {
  const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size });
  const context = canvas.getContext('2d');
  context.filter = 'blur(1.6px)';
  context.setTransform(size / 2 / reach, 0, 0, size / 2 / reach, size / 2, size / 2);
  for (const { d, warm, opacity } of rays) {
    context.globalAlpha = opacity;
    context.fillStyle = warm ? '#ffb257' : '#ff7b2e';
    context.fill(new Path2D(d));
  }
  return canvas.toDataURL('image/webp', quality).split(',')[1];
}
