import { parse } from 'tldts';
import type { Lookalike, LookalikeClass } from './lookalikes.ts';
import { puny, unpuny } from './punycode.ts';
import { ASCII_GLYPHS, FOREIGN_GLYPHS, MARKED_GLYPHS } from './tables/glyphs.ts';
import * as edits from './text-edits.ts';

/**
 * Domains someone might register to pass for `domain`, likeliest first, unique, valid in the DNS, other alphabets in Punycode.
 * Everything before the registered name is left out: "www.example.co.uk" is treated as "example.co.uk".
 * Throws when the text holds no registrable domain.
 */
export function* lookalikeDomains(
  domain: string,
  { max = Infinity }: { max?: number } = {},
): Iterable<Lookalike> {
  const { domainWithoutSuffix, publicSuffix } = parse(domain.trim().toLowerCase(), {
    allowPrivateDomains: false,
  });
  if (!domainWithoutSuffix || !publicSuffix) throw new RangeError('Not a domain name');
  const label = unpuny(domainWithoutSuffix);
  const own = `${puny(label)}.${publicSuffix}`;
  const seen = new Set([own]);
  let left = max;
  for (const found of likeliest(label, publicSuffix)) {
    if (left <= 0) return;
    const value = valid(found.value);
    if (!value || seen.has(value)) continue;
    seen.add(value);
    left -= 1;
    yield { value, class: found.class };
  }
}

function* likeliest(label: string, suffix: string): Iterable<Lookalike> {
  const under = function* (kind: LookalikeClass, labels: Iterable<string>): Iterable<Lookalike> {
    for (const each of labels) yield { value: `${each}.${suffix}`, class: kind };
  };
  yield* first(under('homoglyph', edits.replacements(label, ASCII_GLYPHS)), 12);
  for (const swapped of LIKELY_SUFFIXES)
    if (swapped !== suffix) yield { value: `${label}.${swapped}`, class: 'TLD swap' };
  yield* under('omission', edits.omissions(label));
  yield* under('transposition', edits.transpositions(label));
  yield* under('repetition', edits.repetitions(label));
  yield* under('dictionary', dictionary(label, FIRST_WORDS));
  yield* under('homoglyph', edits.replacements(label, ASCII_GLYPHS));
  yield* under('homoglyph', edits.replacements(label, FOREIGN_GLYPHS));
  yield* under('replacement', edits.neighbourReplacements(label));
  yield* under('vowel swap', edits.vowelSwaps(label));
  yield* under('hyphenation', edits.separations(label, '-'));
  yield* under('plural', edits.plurals(label));
  yield* under('insertion', edits.neighbourInsertions(label));
  yield* under('affix', appended(label));
  yield* under('token reorder', reorders(label));
  yield* under('homoglyph', wholeForeign(label));
  yield* under('homoglyph', edits.replacementsThroughout(label, ASCII_GLYPHS));
  yield* under('homoglyph', edits.replacements(label, MARKED_GLYPHS));
  yield* under('bitsquatting', edits.bitsquats(label));
  yield* subdomains(label, suffix);
  yield* under('dictionary', dictionary(label, MORE_WORDS));
  for (const swapped of MORE_SUFFIXES)
    if (swapped !== suffix) yield { value: `${label}.${swapped}`, class: 'TLD swap' };
  yield* under('insertion', edits.allInsertions(label));
  yield* under('replacement', edits.allReplacements(label));
  yield* under('homoglyph', twice(label));
}

function* first<T>(values: Iterable<T>, count: number): Iterable<T> {
  let left = count;
  for (const value of values) {
    if (left-- <= 0) return;
    yield value;
  }
}

/** One letter or digit behind the name. */
function* appended(label: string): Iterable<string> {
  for (const letter of edits.LETTERS) yield label + letter;
  for (const part of label.split('-').slice(0, -1))
    for (const letter of edits.LETTERS) yield label.replace(part, part + letter);
}

function* reorders(label: string): Iterable<string> {
  const parts = label.split('-');
  if (parts.length > 1 && parts.length < 5) yield [...parts].reverse().join('-');
}

/** A domain in one foreign alphabet throughout passes where mixed ones are refused. */
function* wholeForeign(label: string): Iterable<string> {
  const letters = [...label].map(
    (letter) => FOREIGN_GLYPHS.get(letter)?.[0] ?? (/[a-z]/.test(letter) ? undefined : letter),
  );
  if (letters.every((letter) => letter !== undefined)) yield letters.join('');
}

/** Two letters replaced, or one throughout and another one. */
function* twice(label: string): Iterable<string> {
  const glyphs = new Map<string, readonly string[]>();
  for (const table of [ASCII_GLYPHS, MARKED_GLYPHS])
    for (const [letter, alike] of table) glyphs.set(letter, [...(glyphs.get(letter) ?? []), ...alike]);
  for (const once of [...edits.replacements(label, glyphs), ...edits.replacementsThroughout(label, glyphs)]) {
    yield* edits.replacements(once, glyphs);
    yield* edits.replacementsThroughout(once, glyphs);
  }
}

function* subdomains(label: string, suffix: string): Iterable<Lookalike> {
  for (let i = 1; i < label.length - 1; i++)
    if (label[i] !== '-' && label[i - 1] !== '-')
      yield { value: `${label.slice(0, i)}.${label.slice(i)}.${suffix}`, class: 'subdomain' };
}

function* dictionary(label: string, words: readonly string[]): Iterable<string> {
  for (const word of words) {
    yield `${label}-${word}`;
    yield label + word;
    yield `${word}-${label}`;
    yield word + label;
  }
}

/** Lower-case letters, digits and hyphens, in Punycode; undefined for what the DNS or IDNA 2008 would refuse. */
function valid(domain: string): string | undefined {
  const labels = domain.split('.');
  const out: string[] = [];
  for (const label of labels) {
    if (
      label === '' ||
      label.startsWith('-') ||
      label.endsWith('-') ||
      (label[2] === '-' && label[3] === '-' && !label.startsWith('xn--'))
    )
      return undefined;
    const ascii = puny(label);
    if (ascii.length > 63 || !/^[a-z0-9-]+$/.test(ascii)) return undefined;
    out.push(ascii);
  }
  const value = out.join('.');
  return value.length > 253 ? undefined : value;
}

const words = (text: string) => text.split(' ');
const LIKELY_SUFFIXES = words('com net org co info biz online shop site app io xyz us store');
const MORE_SUFFIXES = words(
  'top club live vip pro me cc tv de uk co.uk fr eu ru cn in ca au com.au com.br br mx com.mx nl it es pl ch at be se no dk fi jp co.jp kr ' +
    'link click icu buzz space website tech cloud dev ai ly to gg fun life world today news support help services center group company ' +
    'agency digital media email finance money bank loan credit care health work zone one win bid loan men stream download review trade ' +
    'cam monster sbs cfd rest quest bond cyou pics lol best cm om ws nu pw tk ml ga cf gq asia mobi name tel',
);
const FIRST_WORDS = words('login secure support account official help verify my online shop store app www');
const MORE_WORDS = words(
  'signin auth update service services security customer care billing payment pay wallet bank web site mail portal id info team hq group global ' +
    'world us usa uk eu de news media blog live tv pro plus vip deals sale outlet promo bonus gift rewards claim refund delivery track tracking ' +
    'order cloud drive docs download mobile get go the real buy best free new contact admin recovery reset confirm access alert notice',
);
