/** Colours of the stacks in their order of deployment, then of AWS itself: light, dark. */
const colours = [
  ['#0b7a75', '#3fd0c4'],
  ['#a8590a', '#f2b35a'],
  ['#2456c8', '#83a9ff'],
  ['#8030b0', '#d39bff'],
  ['#a3324a', '#ff9aac'],
  ['#59636e', '#a3adb8'],
] as const;

/** The class of a stack, by its place; what stands in none has the last. */
export const colourOf = (place: number): string =>
  `c${place < 0 ? colours.length - 1 : Math.min(place, colours.length - 1)}`;

const colourRules = (shade: 0 | 1): string =>
  colours.map((pair, index) => `.c${index}{--c:${pair[shade]}}`).join('');

/** The drawing follows the reader's light or dark page. */
export const style = `<style>
svg{--paper:#fff;--ink:#1b2430;--soft:#5b6673;--rule:#d8dee5;--lane:#f5f7f9}
${colourRules(0)}
@media (prefers-color-scheme:dark){
svg{--paper:#10151c;--ink:#e8edf3;--soft:#9aa6b3;--rule:#2c3643;--lane:#171e27}
${colourRules(1)}
}
text{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Open Sans",sans-serif;font-size:13px;fill:var(--ink)}
.paper{fill:var(--paper)}.lane{fill:var(--lane)}
.title{font-size:13px;font-weight:600;fill:var(--soft)}
.name{font-weight:600}.note{font-size:11px;fill:var(--soft)}
.box{fill:var(--paper);stroke:var(--c);stroke-width:1.5}.card{fill:var(--lane)}
.rule{stroke:var(--rule);stroke-width:1}
.arrow{stroke:var(--soft);stroke-width:1.5;fill:none;marker-end:url(#tip)}
.reach{stroke:var(--rule);stroke-width:2}
.head{font-size:12px;fill:var(--c)}
.reads{fill:var(--paper);stroke:var(--c);stroke-width:2}.writes{fill:var(--c);stroke:var(--c);stroke-width:2}
.sends{fill:var(--c)}.tip{fill:var(--soft)}
</style>
<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8z" class="tip"/></marker></defs>`;
