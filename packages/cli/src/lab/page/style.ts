/** How the page looks: the table's colours, light or dark as the reader's system says, for narrow and wide screens. */
export const STYLE = `
:root {
  color-scheme: dark light;
  --ground: #0b0f17; --glow: #16233a; --surface: #131a26; --raised: #1b2433; --line: #2b3648; --strong: #485a76;
  --text: #e8edf5; --muted: #9fb0c6; --accent: #4de1c1; --accent-ink: #04211b; --accent-soft: rgb(77 225 193 / .16);
  --danger: #ff7f83; --gold: #f2b83b; --lost: #566680; --won: #4de1c1; --hatch: rgb(11 15 23 / .55);
  --red: #ff8f92; --blue: #84b9ff; --yellow: #f6cb6c; --gray: #b9c2ce;
  --even: #24344d; --odd: #2f4463;
}
@media (prefers-color-scheme: light) {
  :root {
    --ground: #e6ecf4; --glow: #f6f9fd; --surface: #f7f9fc; --raised: #fff; --line: #c3cedd; --strong: #8496ae;
    --text: #101826; --muted: #46566c; --accent: #00735f; --accent-ink: #fff; --accent-soft: rgb(0 115 95 / .14);
    --danger: #b3242b; --gold: #7d5600; --lost: #9aaac0; --won: #00846d; --hatch: rgb(255 255 255 / .6);
    --red: #ad2229; --blue: #1a5cb8; --yellow: #7d5600; --gray: #4b5868;
    --even: #d3deed; --odd: #bccce2;
  }
}
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-behavior: smooth; }
body {
  margin: 0; padding: 0 20px 48px; background: radial-gradient(100% 640px at 50% 0, var(--glow), transparent 75%) var(--ground);
  color: var(--text); font: 14px/1.45 'Archivo', system-ui, -apple-system, 'Segoe UI', sans-serif; font-variant-numeric: tabular-nums;
}
main, header, footer { max-width: 1240px; margin: 0 auto; }
h1, h2, h3, p, ul, dl, dd, figure { margin: 0; padding: 0; }
ul { list-style: none; }
a { color: var(--accent); }
:focus-visible { outline: 3px solid var(--text); outline-offset: 2px; }
small { font-size: 12px; color: var(--muted); font-weight: 400; }
.sr { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.quiet { color: var(--muted); }
.store { position: absolute; }

header { padding: 36px 0 20px; }
.kicker { font-size: 12px; letter-spacing: .14em; text-transform: uppercase; color: var(--accent); font-weight: 600; }
h1 { font-size: clamp(28px, 4vw, 42px); line-height: 1.1; letter-spacing: -.01em; margin: 6px 0 4px; overflow-wrap: anywhere; }
h2 { font-size: 18px; letter-spacing: -.005em; }
h3 { font-size: 15px; display: flex; align-items: center; gap: 8px; overflow-wrap: anywhere; }
.hero { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 28px 48px; align-items: end; margin-top: 18px; }
.verdict { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 20px; align-items: center; }
.big { font-size: clamp(44px, 6vw, 68px); line-height: 1; font-weight: 700; letter-spacing: -.03em; white-space: nowrap; }
.facts { display: grid; grid-template-columns: repeat(4, minmax(0, auto)); gap: 10px 28px; justify-content: start; }
.facts dt { color: var(--muted); font-size: 12px; }
.facts dd { overflow-wrap: anywhere; }
nav { position: sticky; top: 0; z-index: 1; margin: 0 -20px; padding: 0 20px; background: var(--ground); border-bottom: 1px solid var(--line); }
nav ul { max-width: 1240px; margin: 0 auto; display: flex; gap: 4px; overflow-x: auto; scrollbar-width: none; }
nav a { display: block; padding: 12px 12px; color: var(--muted); text-decoration: none; white-space: nowrap; }
nav a:hover { color: var(--text); }

main { display: grid; grid-template-columns: repeat(12, minmax(0, 1fr)); gap: 20px; padding-top: 20px; }
section { grid-column: 1 / -1; background: var(--surface); border: 1px solid var(--line); border-radius: 10px; padding: 20px; scroll-margin-top: 56px; }
section.tall { grid-column: span 7; grid-row: span 2; }
section.wide { grid-column: span 7; }
section.slim { grid-column: span 5; }
section > h2 + p { color: var(--muted); margin: 2px 0 12px; max-width: 76ch; }
section > h2 { margin-bottom: 10px; }
section > h2:has(+ p) { margin-bottom: 0; }

.drawing { display: block; overflow: visible; }
.drawing line, .key line { stroke-width: 1; shape-rendering: crispEdges; }
.base { stroke: var(--line); }
.axis { stroke: var(--strong); stroke-dasharray: 3 3; }
.whisker line, .whisker path { stroke-width: 2; }
.whisker.good line { stroke: var(--accent); } .whisker.bad line { stroke: var(--danger); } .whisker.open line, .whisker.open path { stroke: var(--muted); }
.dot { stroke: var(--surface); stroke-width: 2; }
.good .dot { fill: var(--accent); } .bad .dot { fill: var(--danger); } .open .dot { fill: var(--text); }
.band { fill: var(--accent-soft); stroke: var(--accent); stroke-width: 1.5; }
.needle { stroke: var(--accent); stroke-width: 3; }
.scale { display: flex; justify-content: space-between; font-weight: 400; font-size: 11px; color: var(--muted); }
.scale i { font-style: normal; width: 0; display: flex; justify-content: center; white-space: nowrap; }
.scale i:first-child { justify-content: flex-start; }
.scale i:last-child { justify-content: flex-end; }
.sign path { stroke-width: 1.8; fill: none; }
.sign.opening path { stroke: var(--gold); }
.sign.played path { stroke: var(--blue); }
.part.won, .part.used { fill: var(--won); }
.part.lost { fill: var(--lost); }
.part.unused { fill: var(--strong); }
.part.removed { fill: var(--danger); }
.part.gone { fill: var(--gold); }
.hatch { fill: var(--hatch); }
.gap { stroke: var(--surface); stroke-width: 2; }
.legend { display: flex; flex-wrap: wrap; gap: 4px 18px; color: var(--muted); font-size: 13px; margin: 8px 0; }
.legend li { display: flex; align-items: center; gap: 6px; }
.legend b { color: var(--text); }
.key { flex: none; overflow: visible; }
.rounds text { fill: var(--muted); font-size: 12px; text-anchor: middle; }
.rounds .count { fill: var(--text); }

.data { width: 100%; border-collapse: collapse; }
.data th, .data td { padding: 6px 8px; text-align: left; border-top: 1px solid var(--line); vertical-align: middle; }
.data thead th { border-top: 0; font-size: 12px; font-weight: 500; color: var(--muted); vertical-align: bottom; white-space: nowrap; }
.data tbody th { font-weight: 500; }
.data .figure { text-align: right; white-space: nowrap; }
.data .figure small { display: block; line-height: 1.2; }
.data td.drawing { display: table-cell; padding: 0 8px; }
.data td .scale { display: none; }
.data .name { padding-left: 0; }
.data .figure:last-child { padding-right: 0; }
.opponents td.drawing { width: 24%; }
.opponents tbody th, .opponents tbody td { padding-block: 10px; }
.opponents tbody .name { min-width: 176px; }
.verdict b { white-space: nowrap; }
.cards td.drawing { width: 34%; min-width: 180px; }
.turns td.drawing { width: 34%; }
.cards th.name, .characters th.name { white-space: nowrap; }
.cards tbody .name, .characters tbody .name { white-space: normal; }
.who { display: flex; align-items: center; gap: 10px; }
.title { min-width: 0; overflow-wrap: anywhere; }
.title small { display: block; line-height: 1.25; }
.zero { color: var(--muted); }
.color { flex: none; display: inline-grid; place-items: center; width: 20px; height: 20px; border-radius: 5px; border: 1.5px solid; font-size: 11px; font-weight: 700; }
.color.red { color: var(--red); } .color.blue { color: var(--blue); } .color.yellow { color: var(--yellow); } .color.gray { color: var(--gray); }

.plain { border-collapse: collapse; width: 100%; font-size: 13px; }
.plain th { font-weight: 500; text-align: left; color: var(--muted); }
.plain td, .plain thead th + th, .plain thead th { padding: 3px 6px; }
.plain td, .plain thead th { text-align: right; }
.plain thead th:first-child { text-align: left; }
.plain tbody tr { border-top: 1px solid var(--line); }
.scroll { overflow-x: auto; }
details { margin-top: 8px; }
summary { color: var(--muted); cursor: pointer; padding: 6px 0; }

.dice { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 28px 36px; margin-top: 16px; }
.die { display: grid; gap: 8px; align-content: start; }
.die .stacked rect:first-of-type { rx: 2px; }
.segment.even { fill: var(--even); } .segment.odd { fill: var(--odd); }
.sides use, .sides .worth { fill: var(--text); color: var(--text); }
.sides .worth { font-size: 14px; font-weight: 600; text-anchor: end; }
.sides .tick { stroke: var(--accent); stroke-width: 2; }
.side { white-space: nowrap; color: var(--text); }
.side .symbol { width: 14px; height: 14px; vertical-align: -2px; margin-left: 2px; }
.side .cost { margin-left: 3px; padding: 0 4px; border-radius: 4px; border: 1px solid var(--gold); color: var(--gold); font-size: 11px; }
.plain.sides { table-layout: fixed; }
.plain.sides thead td { width: 148px; }
sup { color: var(--gold); line-height: 0; }

.notes { columns: 2; column-gap: 40px; }
.notes p { break-inside: avoid; margin-bottom: 10px; color: var(--muted); }
.notes b { color: var(--text); }
.errors li { padding: 4px 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
footer { padding: 24px 0 0; color: var(--muted); font-size: 13px; }
footer p { max-width: 80ch; }

@media (max-width: 1080px) {
  section.tall, section.wide, section.slim { grid-column: 1 / -1; grid-row: auto; }
}
@media (max-width: 860px) {
  .hero { grid-template-columns: minmax(0, 1fr); align-items: start; }
  .dice, .notes { grid-template-columns: minmax(0, 1fr); columns: 1; }
}
@media (max-width: 760px) {
  body { padding: 0 12px 32px; }
  header { padding-top: 20px; }
  nav { margin: 0 -12px; padding: 0 12px; }
  nav a { padding: 13px 9px; }
  main { gap: 12px; padding-top: 12px; }
  section { padding: 14px; }
  .verdict { grid-template-columns: minmax(0, 1fr); gap: 8px; }
  .facts { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .data, .data tbody { display: block; }
  .data thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .data tbody tr { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 6px 10px; padding: 12px 0; border-top: 1px solid var(--line); }
  .opponents tbody tr { grid-template-columns: repeat(5, auto); justify-content: space-between; }
  .turns tbody tr { grid-template-columns: minmax(0, 1fr) auto auto; align-items: baseline; }
  .turns tbody .name { grid-column: 1; }
  .turns td.drawing { grid-row: 2; }
  .turns td.figure::before { display: none; }
  .turns td.figure small { display: inline; margin-left: 6px; }
  .data tbody tr:first-child { border-top: 0; padding-top: 4px; }
  .data tbody th, .data tbody td { border: 0; padding: 0; }
  .data tbody .name, .data td.drawing { grid-column: 1 / -1; width: auto; }
  .data td.drawing { display: block; }
  .data td.drawing::before { display: none; }
  .data tr:first-child td .scale { display: flex; margin-bottom: 4px; }
  .data td.figure { text-align: left; }
  .data td::before { content: attr(data-label); display: block; color: var(--muted); font-size: 12px; line-height: 1.2; }
  .plain.sides thead td { width: 92px; }
  .plain td, .plain thead th { padding: 3px 2px; }
  .plain tbody th { line-height: 1.2; padding: 3px 0; }
}
@media print {
  :root { color-scheme: light; }
  nav { display: none; }
  section { break-inside: avoid; }
}
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
`;
