import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Letters in which l, I and 1 differ; part of the page, as it may be opened anywhere. */
const font = (family: string, name: string): string => {
  const file = createRequire(import.meta.url).resolve(
    `@fontsource-variable/atkinson-hyperlegible-${name}/files/atkinson-hyperlegible-${name}-latin-wght-normal.woff2`,
  );
  const data = readFileSync(file).toString('base64');
  return `@font-face{font-family:${family};font-weight:200 800;src:url(data:font/woff2;base64,${data}) format('woff2')}`;
};

/** The product's paper, ink, seal green and copy red, by day and by night. */
export const style = (): string => font('Text', 'next') + font('Mono', 'mono') + rules;

const rules = `
:root{color-scheme:light dark;--paper:#faf7f0;--sheet:#fffdf8;--ink:#1b2430;--ink-2:#4a5361;--ink-3:#5f6875;--rule:#dad3c3;
--seal:#0f6b52;--seal-wash:#e4eee4;--copy:#b3402a;--copy-wash:#f8e7df;--amber:#8a5a00;--amber-wash:#f6ecd6;--well:#f1ece0}
@media (prefers-color-scheme:dark){:root{--paper:#12171e;--sheet:#181f28;--ink:#f1ede3;--ink-2:#bcc0c5;--ink-3:#98a0aa;--rule:#2e3743;
--seal:#5cc6a2;--seal-wash:#16312b;--copy:#f08a70;--copy-wash:#3a231f;--amber:#e2b25c;--amber-wash:#33290f;--well:#0d1218}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:64rem;padding:2rem clamp(1rem,4vw,3rem) 4rem;background:var(--paper);color:var(--ink);
font:400 1.0625rem/1.55 Text,system-ui,sans-serif;overflow-wrap:anywhere}
h1,h2,h3,p,ul,dl,dd,figure{margin:0;padding:0}ul{list-style:none}
a{color:var(--seal)}code{font:inherit;font-family:Mono,Consolas,monospace;color:var(--ink-3);font-size:.875em}
.unseen{color:var(--copy);background:var(--copy-wash);padding:0 .2em}
.handle{font-family:Mono,Consolas,monospace}
.brand{font-weight:680;color:var(--seal);letter-spacing:.01em}
.top{border-bottom:3px solid var(--ink);padding-bottom:1.5rem;margin-bottom:2rem}
h1{font-size:clamp(1.75rem,1.2rem + 2.6vw,2.75rem);line-height:1.15;font-weight:680;margin:.75rem 0}
h1 .handle{font-weight:500}
.sum{font-size:1.1875rem}.at{color:var(--ink-3);font-size:.9375rem;margin-top:.35rem}
.demo{background:var(--amber-wash);color:var(--amber);padding:.5rem .75rem;margin-top:1rem;font-size:.9375rem}
article{background:var(--sheet);border:1px solid var(--rule);border-radius:2px;padding:clamp(1rem,3vw,1.75rem);margin-bottom:1.5rem}
article>header{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:.15rem 1.5rem;align-items:baseline}
.place{color:var(--ink-3);font-size:.9375rem;grid-column:1/-1}
.change{color:var(--seal);background:var(--seal-wash);padding:.1rem .45rem;margin-left:.4rem;font-weight:550}
h2{font-size:1.375rem;line-height:1.2;font-weight:600}
h3{font-size:.8125rem;font-weight:550;color:var(--ink-3);margin-bottom:.5rem}
.verdict{font-weight:550}.verdict b{font-size:1.5rem;font-weight:680;margin-left:.5rem;font-variant-numeric:tabular-nums}
.verdict.copy{color:var(--copy)}.verdict.amber{color:var(--amber)}.verdict.quiet{color:var(--ink-2)}.verdict.seal{color:var(--seal)}
.of{font-size:.8125rem;color:var(--ink-3);font-weight:400;margin-left:.3rem}
.diff{margin:1.25rem 0 0;padding:1rem;background:var(--well)}
.glyphs{display:flex;flex-wrap:wrap;row-gap:1rem;font:400 clamp(1.05rem,.7rem + 1.5vw,1.75rem)/1 Mono,Consolas,monospace}
.glyphs span{display:grid;grid-template-rows:1.6em 2em;color:var(--ink-2)}
.glyphs b{font-weight:400;display:flex;align-items:center;justify-content:center;min-width:.62em}
.glyphs b:first-child{border-bottom:1px solid var(--rule)}
.glyphs span:not(.same) b:first-child{color:var(--ink);font-weight:600}
.glyphs span:not(.same) b:last-child{color:var(--copy);font-weight:650;background:var(--copy-wash);box-shadow:inset 0 -3px var(--copy)}
.glyphs .replaced b:last-child,.glyphs .swapped b:last-child{font-size:1.4em;padding:0 .1em;height:calc(2em/1.4)}
.glyphs .added,.glyphs .removed{margin:0}.glyphs i{display:block;width:.4em;height:2px;background:var(--rule)}
.glyphs .removed i{background:var(--copy)}
.diff ul{margin-top:.75rem;font-size:.9375rem;display:flex;flex-wrap:wrap;gap:.15rem 1.5rem;color:var(--copy)}.quiet{color:var(--ink-2)}
.sides{display:grid;grid-template-columns:1fr 1fr;gap:1.5rem;margin:1.5rem 0;border-top:1px solid var(--rule);padding-top:1.25rem}
.side+.side{border-left:1px solid var(--rule);padding-left:1.5rem}
.who{display:flex;gap:1rem;align-items:center;margin-bottom:.75rem}
.picture,.no-picture{width:5rem;height:5rem;flex:none;border:1px solid var(--rule);background-color:var(--well)}
.picture{background-position:center;background-size:cover;print-color-adjust:exact;-webkit-print-color-adjust:exact}
.no-picture{display:grid;place-items:center;text-align:center;font-size:.8125rem;line-height:1.2;color:var(--ink-3);padding:.25rem}
.who .handle,.who .name{display:block}.who .name{font-weight:550}
dl{display:grid;grid-template-columns:5.5rem minmax(0,1fr);gap:.25rem .75rem;font-size:.9375rem}dt{color:var(--ink-3)}
.reasons li{display:grid;grid-template-columns:3rem minmax(0,1fr);gap:.75rem;padding:.35rem 0;border-top:1px solid var(--rule)}
.reasons b{font-variant-numeric:tabular-nums;text-align:right;font-weight:600;color:var(--ink-3)}
.reasons .for b{color:var(--copy)}.reasons .against b{color:var(--seal)}.reasons .context{color:var(--ink-2)}
.coverage{margin-top:3rem;border-top:3px solid var(--ink);padding-top:1.25rem}
.coverage h2{margin-bottom:.75rem}
.coverage li{display:grid;grid-template-columns:11rem minmax(0,1fr);gap:.75rem;padding:.4rem 0;border-top:1px solid var(--rule)}
.coverage b{font-weight:550}.coverage span::first-letter{text-transform:uppercase}.coverage span{display:block}.coverage .silent span{color:var(--amber)}.coverage .other span{color:var(--ink-3)}
footer{margin-top:2.5rem;color:var(--ink-3);font-size:.9375rem}
@media (max-width:40rem){.sides{grid-template-columns:1fr;gap:1rem}.side+.side{border-left:0;padding-left:0;border-top:1px solid var(--rule);padding-top:1rem}
article>header{grid-template-columns:1fr}.coverage li{grid-template-columns:1fr;gap:0}}
@media print{body{background:#fff;max-width:none}article{break-inside:avoid}}
`;
