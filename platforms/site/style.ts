/** The style sheet of the twins' pages: paper, ink and rules, and nothing that could pass for the real platform. */
export const siteStyle = `
@font-face { font-family: 'Twin Text'; font-weight: 200 800; font-display: swap; src: url(/platforms/text.woff2) format('woff2'); }
@font-face { font-family: 'Twin Mono'; font-weight: 200 800; font-display: swap; src: url(/platforms/mono.woff2) format('woff2'); }
:root {
  color-scheme: light dark;
  --paper: #FAF7F0; --sheet: #FFFDF8; --well: #F1ECE0; --ink: #1B2430; --quiet: #5F6875; --rule: #DAD3C3; --seal: #0F6B52; --wash: #F6ECD6;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #12171E; --sheet: #181F28; --well: #0D1218; --ink: #F1EDE3; --quiet: #98A0AA; --rule: #2E3743; --seal: #5CC6A2; --wash: #33290F;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 400 1.0625rem/1.55 'Twin Text', 'Segoe UI', system-ui, sans-serif;
}
.banner { margin: 0; padding: .5rem 1.25rem; background: var(--wash); font-size: .875rem; border-bottom: 1px solid var(--rule); }
main { max-width: 48rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
.where { margin: 0 0 .5rem; color: var(--quiet); font-size: .9375rem; }
.sheet { display: grid; grid-template-columns: 200px minmax(0, 1fr); gap: 2rem; padding-top: 1.5rem; border-top: 3px solid var(--ink); }
.sheet.plain { grid-template-columns: minmax(0, 1fr); }
.sheet img { display: block; width: 200px; height: 200px; }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.16; font-weight: 550; text-wrap: balance; overflow-wrap: anywhere; }
.handle { font-family: 'Twin Mono', 'DejaVu Sans Mono', Menlo, Consolas, monospace; overflow-wrap: anywhere; }
p.handle { margin: .25rem 0 0; color: var(--quiet); }
.bio { margin: 1rem 0 0; max-width: 62ch; }
dl { display: grid; grid-template-columns: 9rem 1fr; margin: 1.5rem 0; border-top: 1px solid var(--rule); }
dt, dd { margin: 0; padding: .4rem 0; border-bottom: 1px solid var(--rule); overflow-wrap: anywhere; }
dt { color: var(--quiet); font-size: .9375rem; }
ol { padding-left: 1.4rem; }
li { padding: .25rem 0; }
a { color: var(--seal); text-underline-offset: .2em; }
a:focus-visible { outline: 3px solid var(--seal); outline-offset: 3px; }
input, textarea, button { font: inherit; color: inherit; background: var(--sheet); border: 1px solid var(--quiet); border-radius: 4px; padding: .5rem .75rem; max-width: 100%; }
button { cursor: pointer; }
input:focus-visible, textarea:focus-visible, button:focus-visible { outline: 3px solid var(--seal); outline-offset: 3px; }
@media (max-width: 36rem) { .sheet { grid-template-columns: minmax(0, 1fr); gap: 1.25rem; } dl { grid-template-columns: 7rem 1fr; } }
`;
