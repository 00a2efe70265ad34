/**
 * The product's look, as far as mail programs draw it. Every element says its own style: many programs drop the style
 * block, which therefore only adds what an attribute cannot say: the dark colours, and a narrower sheet on a phone.
 */
const tones = {
  paper: { light: 'background:#FAF7F0', dark: 'background:#12171E' },
  sheet: { light: 'background:#FFFDF8', dark: 'background:#181F28' },
  ink: { light: 'color:#1B2430', dark: 'color:#F1EDE3' },
  ink2: { light: 'color:#4A5361', dark: 'color:#BCC0C5' },
  seal: { light: 'color:#0F6B52', dark: 'color:#5CC6A2' },
  copy: { light: 'color:#B3402A', dark: 'color:#F08A70' },
  wash: { light: 'background:#F8E7DF', dark: 'background:#3A231F' },
  go: { light: 'background:#0F6B52;color:#FFFDF8', dark: 'background:#5CC6A2;color:#0C1A16' },
  rule: { light: 'border-color:#DAD3C3', dark: 'border-color:#2E3743' },
  frame: { light: 'border-color:#1B2430', dark: 'border-color:#F1EDE3' },
  ring: { light: 'border-color:#0F6B52', dark: 'border-color:#5CC6A2' },
  mark: { light: 'border-color:#B3402A', dark: 'border-color:#F08A70' },
  /** The sheet's top edge; after `frame`, which colours all four. */
  'top-copy': { light: 'border-top-color:#B3402A', dark: 'border-top-color:#F08A70' },
  'top-seal': { light: 'border-top-color:#0F6B52', dark: 'border-top-color:#5CC6A2' },
} as const;
export type Tone = keyof typeof tones;

/** Neither has to be loaded: a program without them takes the next of the list. */
const fonts = {
  text: "'Atkinson Hyperlegible Next','Segoe UI',Helvetica,Arial,sans-serif",
  mono: "'Atkinson Hyperlegible Mono','DejaVu Sans Mono',Menlo,Consolas,monospace",
} as const;

/** The attributes of an element: `look('ink rule', 'padding:0')`. The tones come last, as a border sets its colour anew. */
export function look(names: string, style = ''): string {
  const light = names
    .split(' ')
    .flatMap((name) => (name in tones ? [tones[name as Tone].light] : []))
    .join(';');
  return `class="${names}" style="${[style, light].filter(Boolean).join(';')}"`;
}

export const font = (name: keyof typeof fonts): string => `font-family:${fonts[name]}`;

const dark = Object.entries(tones)
  .map(([name, tone]) => `.${name}{${tone.dark.replaceAll(';', '!important;')}!important}`)
  .join('');

export const styleBlock = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  `@media (prefers-color-scheme:dark){${dark}}`,
  '@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}.code{font-size:34px!important;letter-spacing:5px!important}}',
].join('');
