import type { Step } from './alignment/alignment.ts';
import { DECORATIONS } from './decorations.ts';
import { isSeparator } from '../glyph/glyph-likeness.ts';
import { stripDiacritics, stripIgnorables, stripSeparators } from '../glyph/text-folds.ts';

const SCRIPTS = [
  'Cyrillic',
  'Greek',
  'Armenian',
  'Hebrew',
  'Arabic',
  'Cherokee',
  'Georgian',
  'Coptic',
  'Lisu',
  'Latin',
] as const;
let tests: readonly (readonly [name: string, test: RegExp])[] | undefined;
/** Made when the first letter is named: each lists all letters of its script, which takes its time. */
const scripts = () => (tests ??= SCRIPTS.map((name) => [name, new RegExp(`\\p{Script=${name}}`, 'u')]));

const SIGNS: Record<string, string> = {
  ...{
    _: 'underscore',
    '.': 'period',
    '-': 'hyphen',
    ' ': 'space',
    ı: 'dotless ı',
    '·': 'middle dot',
    '‐': 'long hyphen',
  },
  ...{
    '–': 'dash',
    '—': 'long dash',
    '@': 'at sign',
    $: 'dollar sign',
    '!': 'exclamation mark',
    '|': 'vertical bar',
  },
};

/** Said where the two are compared; a report that somebody sends says what is there, not how usual it is. */
const COMMON = ', a common addition';
export const plainly = (words: string): string => words.replace(COMMON, '');

/** Words for a difference as they stand behind others: "digit 1 in place of l", while names of scripts keep their capital. */
export const following = (words: string): string =>
  /^[A-Z][a-z]/.test(words) && !SCRIPTS.some((name) => words.startsWith(name))
    ? words[0]!.toLowerCase() + words.slice(1)
    : words;

/** Differences in one line, each said once, with how often where it is more than once. */
export function counted(said: readonly string[]): string {
  const times = new Map<string, number>();
  for (const words of said) times.set(words, (times.get(words) ?? 0) + 1);
  return [...times]
    .map(([words, count], i) => {
      const said = i ? following(words) : words;
      return count === 1 ? said : `${said}, ${count === 2 ? 'twice' : `${count} times`}`;
    })
    .join('; ');
}

const script = (glyph: string) => scripts().find(([, test]) => test.test(glyph))?.[0];
const isLatin = (glyph: string) => /^[A-Za-z]$/.test(glyph);
const code = (glyph: string) => `U+${glyph.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** "digit 1", "underscore", "Cyrillic а", "invisible character". */
export function glyphName(glyph: string): string {
  if (stripIgnorables(glyph) === '') return 'invisible character';
  if (SIGNS[glyph]) return SIGNS[glyph];
  if (/^\d$/.test(glyph)) return `digit ${glyph}`;
  if (/^[A-Z]$/.test(glyph)) return `capital ${glyph}`;
  if (isLatin(glyph)) return `letter ${glyph}`;
  const name = script(glyph);
  if (name && name !== 'Latin') return `${name} ${glyph}`;
  return /^\p{L}/u.test(glyph) ? `letter ${glyph}` : `sign ${glyph}`;
}

/** Words for one step of an alignment, and the code point where the glyph alone would not show it. */
export function differenceWords(
  step: Step,
  side: { first: boolean; last: boolean },
): { words: string; code?: string } {
  const [from, to] = [step.yours, step.theirs];
  if (step.kind === 'added') return added(to, side);
  if (step.kind === 'removed')
    return {
      words: from.length === 1 ? `The ${glyphName(from[0]!)} is missing` : `“${from.join('')}” is missing`,
    };
  if (step.kind === 'swapped') return { words: `${from.join(' and ')} swapped` };
  if (from.length > 1 && to.length === 1 && isSeparator(to[0]!))
    return { words: `${capital(glyphName(to[0]!))} in place of “${from.join('')}”` };
  if (from.length === 1 && isSeparator(from[0]!) && to.length > 1)
    return { words: `“${to.join('')}” in place of ${glyphName(from[0]!)}` };
  if (to.length > from.length) return { words: `The letters ${to.join(' ')} in place of ${from.join('')}` };
  if (to.length < from.length) return { words: `The letter ${to.join('')} in place of ${from.join(' ')}` };
  return replaced(from[0]!, to[0]!);
}

function added(glyphs: readonly string[], { first, last }: { first: boolean; last: boolean }) {
  const where = first ? ' in front' : last ? ' at the end' : '';
  if (glyphs.length === 1) {
    const glyph = glyphs[0]!;
    const name = isLatin(glyph) ? glyph : glyphName(glyph);
    const foreign = stripIgnorables(glyph) === '' || (script(glyph) ?? 'Latin') !== 'Latin';
    return { words: `An extra ${name}${where}`, ...(foreign && { code: code(glyph) }) };
  }
  const text = glyphs.join('');
  const word = stripSeparators(text).toLowerCase();
  const common = (first || last) && (DECORATIONS.has(word) || /^\d+$/.test(word));
  return { words: `“${text}” added${where}${common ? COMMON : ''}` };
}

function replaced(from: string, to: string): { words: string; code?: string } {
  const [was, is] = [script(from), script(to)];
  const old = isLatin(from) ? from : glyphName(from);
  if (is && was && is !== was)
    return { words: `${capital(glyphName(to))} in place of ${was} ${from}`, code: code(to) };
  if (from !== to && stripDiacritics(to).toLowerCase() === stripDiacritics(from).toLowerCase())
    return { words: `The letter ${to} in place of ${from}` };
  // mathematical, fullwidth and phonetic letters are Latin or common, and look plain
  const hidden = !/^[\p{ASCII}]$/u.test(to);
  return { words: `${capital(glyphName(to))} in place of ${old}`, ...(hidden && { code: code(to) }) };
}
