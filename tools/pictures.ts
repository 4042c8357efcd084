/** What pictures in the documents share. */

/** Colours that can be told apart on white and on black, also by those who see few. */
const LIGHT = ['#1d5fd1', '#b4480f', '#0b7a5b', '#8a3fb0'];
const DARK = ['#7db0ff', '#ffa36b', '#5fd3ae', '#d59bf5'];

/** The look of pictures in the documents, on light and dark ground. */
export const STYLE = `
svg { font-family: system-ui, sans-serif; font-size: 13px }
.ground { fill: #ffffff } .text { fill: #161a28 } .soft { fill: #565d72 } .head { font-size: 16px; font-weight: 600 }
.grid { stroke: #e2e5ee } .axis { stroke: #8b93a8 } .par { stroke: #8b93a8; stroke-dasharray: 5 4 }
.line { fill: none; stroke-width: 2.25; stroke-linejoin: round } .band { fill-opacity: 0.15; stroke-opacity: 0.3 }
${coloured(LIGHT)}
@media (prefers-color-scheme: dark) {
.ground { fill: #10141f } .text { fill: #f2f3f8 } .soft { fill: #a9b2c9 }
.grid { stroke: #283046 } .axis, .par { stroke: #77819b }
${coloured(DARK)}
}`;

function coloured(colours: readonly string[]): string {
  return colours
    .map((colour, i) => `.of${i} { color: ${colour} } .name${i} { fill: ${colour}; font-weight: 600 }`)
    .join('\n');
}

/** So many colours there are: classes `of0`, `name0` and so on. */
export const COLOURS = LIGHT.length;

export const round1 = (value: number): number => Math.round(value * 10) / 10;

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
