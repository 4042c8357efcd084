/** The look of the page, on light and dark ground, on a phone and on paper. */
export const STYLE = `
:root { color-scheme: light dark;
  --ground: #fff; --card: #f6f7fb; --text: #161a28; --soft: #565d72; --line: #dfe3ec;
  --before: #7a8399; --after: #1d5fd1; --found: #b4480f }
@media (prefers-color-scheme: dark) { :root {
  --ground: #10141f; --card: #181e2d; --text: #f2f3f8; --soft: #a9b2c9; --line: #2c3549;
  --before: #8f99b3; --after: #7db0ff; --found: #ffa36b } }
* { box-sizing: border-box }
body { margin: 0 auto; padding: 1.25rem 1rem 3rem; max-width: 60rem; background: var(--ground); color: var(--text);
  font: 1rem/1.5 system-ui, sans-serif }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0 0 .5rem }
h2 { font-size: 1.3rem; line-height: 1.25; margin: 2.5rem 0 .5rem; padding-top: 1.5rem; border-top: 2px solid var(--line) }
h3 { font-size: 1.05rem; margin: 2rem 0 .25rem }
h4 { font-size: .95rem; margin: 1.25rem 0 .25rem; color: var(--soft); font-weight: 600 }
p { margin: .4rem 0 } .soft, .note { color: var(--soft) } .note { font-size: .9rem }
.answer { background: var(--card); border-left: 4px solid var(--after); padding: .75rem 1rem; border-radius: 0 .5rem .5rem 0;
  font-size: 1.08rem }
.changes { list-style: none; margin: .5rem 0; padding: 0; font-size: .9rem } .changes code { overflow-wrap: anywhere }
code { font: .92em ui-monospace, monospace }
.key { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; font-size: .9rem; color: var(--soft); margin: .5rem 0 }
.key svg { width: 2.2em; height: 1em; vertical-align: -.1em }
.row { display: grid; grid-template-columns: minmax(7rem, 13rem) 1fr minmax(13rem, 16rem); gap: 0 1rem; align-items: center;
  padding: .2rem 0; border-bottom: 1px solid var(--line) }
.row .name { overflow-wrap: anywhere } .row .numbers { font-size: .9rem; font-variant-numeric: tabular-nums }
.row.found .name, .known { font-weight: 650 } .numbers b { font-weight: 400 } .found .numbers b { color: var(--found); font-weight: 650 }
.row svg { width: 100%; height: 2rem; display: block }
figure.narrow { max-width: 30rem } .plain { grid-template-columns: minmax(7rem, 13rem) 9rem 1fr }
.scale { border-bottom: 0; padding: 0 } .scale .strip { display: flex; justify-content: space-between; font-size: .78rem; color: var(--soft) }
.thing { grid-template-columns: minmax(7rem, 12rem) 1fr 1fr } .thing .numbers { font-size: .82rem }
.heads { color: var(--soft); font-size: .85rem; border-bottom: 0 }
.charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(17rem, 1fr)); gap: 1rem }
figure { margin: .5rem 0 } figure svg { width: 100%; height: auto; display: block } figcaption { font-size: .9rem; color: var(--soft) }
details { margin: .5rem 0 } summary { cursor: pointer; padding: .5rem 0; color: var(--after) }
.grid { stroke: var(--line) } .zero { stroke: var(--soft) } .par { stroke: var(--soft); stroke-dasharray: 4 3 }
.band { fill: var(--after); fill-opacity: .22 } .reach { stroke: var(--after); stroke-width: 2 }
.before { fill: var(--ground); stroke: var(--before); stroke-width: 2 } .after { fill: var(--after) }
.move { stroke: var(--after); stroke-width: 2 } .bars { fill: var(--before); fill-opacity: .45 }
.steps { fill: none; stroke: var(--after); stroke-width: 2 } text { fill: var(--soft); font: 12px system-ui, sans-serif }
.found .band { fill: var(--found) } .found .after { fill: var(--found) } .found .move { stroke: var(--found) }
.found .reach { stroke: var(--found) }
@media (max-width: 44rem) {
  .row { grid-template-columns: 1fr auto; padding: .5rem 0 } .row .strip { grid-column: 1 / -1; grid-row: 2 }
  .row .numbers { text-align: right; font-size: .85rem }
  figure.narrow { max-width: 30rem } .plain { grid-template-columns: minmax(7rem, 13rem) 9rem 1fr }
.scale { border-bottom: 0; padding: 0 } .scale .strip { display: flex; justify-content: space-between; font-size: .78rem; color: var(--soft) }
.thing { grid-template-columns: 1fr } .thing .strip { grid-row: auto } .thing .numbers { text-align: left }
  .scale { padding: 0 } .plain { grid-template-columns: 1fr auto auto } .heads { display: none } .thing [data-head]::before { content: attr(data-head) ': '; color: var(--soft) } }
@media print { details { display: block } body { max-width: none } }`;
