import { parse } from 'tldts';
import type { Lookalike, LookalikeClass } from '../handle/lookalikes.ts';
import { puny, unpuny } from './punycode.ts';
import { isRegistrable, registrableUnder } from './registrable-idn.ts';
import { ASCII_GLYPHS, FOREIGN_GLYPHS, MARKED_GLYPHS } from '../tables/glyphs.ts';
import { marked, unmarked } from '../glyph/respelled.ts';
import { twoGlyphs } from './two-glyphs.ts';
import * as edits from '../glyph/text-edits.ts';

/**
 * Domains someone might register to pass for `domain`, likeliest first, unique, valid in the DNS, other alphabets in Punycode
 * and only where the registry takes them.
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
  const seen = new Set([label]);
  const rest = `.${publicSuffix}`;
  const isTaken = registrableUnder(publicSuffix);
  let left = max;
  for (const [kind, labels] of labelsOf(label)) {
    if (labels === 'suffixes') {
      for (const value of kind === 'TLD swap'
        ? endings(label, publicSuffix)
        : subdomains(label, publicSuffix)) {
        if (left-- <= 0) return;
        if (value.endsWith(rest)) seen.add(value.slice(0, -rest.length));
        yield { value, class: kind };
      }
      continue;
    }
    for (const each of labels) {
      const before = seen.size;
      if (seen.add(each).size === before) continue;
      const isPlain = ASCII_LABEL.test(each);
      if (!isPlain && !isTaken(each)) continue;
      const ascii = valid(each, isPlain);
      if (ascii === undefined || ascii.length + rest.length > 253) continue;
      if (left-- <= 0) return;
      yield { value: ascii + rest, class: kind };
    }
  }
}

/** Each class with its labels, likeliest first; a class may come again with less likely ones. "suffixes": not by label. */
function* labelsOf(label: string): Iterable<[LookalikeClass, Iterable<string> | 'suffixes']> {
  yield ['transliteration', unmarked(label)];
  yield ['homoglyph', first(edits.replacements(label, ASCII_GLYPHS), 12)];
  yield ['omission', edits.omissions(label)];
  yield ['transposition', edits.transpositions(label)];
  yield ['repetition', edits.repetitions(label)];
  yield ['TLD swap', 'suffixes'];
  yield ['transliteration', marked(label)];
  yield ['dictionary', dictionary(label, FIRST_WORDS)];
  yield ['homoglyph', edits.replacements(label, ASCII_GLYPHS)];
  yield ['homoglyph', edits.replacements(label, FOREIGN_GLYPHS)];
  yield ['replacement', edits.neighbourReplacements(label)];
  yield ['vowel swap', edits.vowelSwaps(label)];
  yield ['hyphenation', edits.separations(label, '-')];
  yield ['plural', edits.plurals(label)];
  yield ['insertion', edits.neighbourInsertions(label)];
  yield ['affix', appended(label)];
  yield ['token reorder', reorders(label)];
  yield ['homoglyph', wholeForeign(label)];
  yield ['homoglyph', edits.replacementsThroughout(label, ASCII_GLYPHS)];
  yield ['homoglyph', edits.replacements(label, MARKED_GLYPHS)];
  yield ['bitsquatting', edits.bitsquats(label)];
  yield ['subdomain', 'suffixes'];
  yield ['dictionary', dictionary(label, MORE_WORDS)];
  yield ['insertion', edits.allInsertions(label)];
  yield ['replacement', edits.allReplacements(label)];
  yield ['dictionary', twoWords(label)];
  yield ['homoglyph', twoGlyphs(label)];
}

function* first<T>(values: Iterable<T>, count: number): Iterable<T> {
  let left = count;
  for (const value of values) {
    if (left-- <= 0) return;
    yield value;
  }
}

/** The name under other endings, then its ending written into the name: "acmenet.com", "acme-net.com", "acmeco.uk". */
function* endings(label: string, own: string): Iterable<string> {
  for (const suffix of [...LIKELY_SUFFIXES, ...MORE_SUFFIXES])
    if (suffix !== own && isRegistrable(label, suffix)) yield `${puny(label)}.${suffix}`;
  if (own.includes('.'))
    yield* under(label + own.slice(0, own.indexOf('.')), own.slice(own.indexOf('.') + 1));
  else for (const suffix of own === 'com' ? ['com'] : [own, 'com']) yield* under(label + own, suffix);
  if (own !== 'com' && !own.includes('.')) yield* under(`${label}-${own}`, 'com');
}

function* under(label: string, suffix: string): Iterable<string> {
  const ascii = valid(label);
  if (ascii !== undefined && isRegistrable(label, suffix)) yield `${ascii}.${suffix}`;
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

function* subdomains(label: string, suffix: string): Iterable<string> {
  for (let i = 1; i < label.length - 1; i++)
    if (label[i] !== '-' && label[i - 1] !== '-' && isRegistrable(label.slice(i), suffix))
      yield `${puny(label.slice(0, i))}.${puny(label.slice(i))}.${suffix}`;
}

function* dictionary(label: string, words: readonly string[]): Iterable<string> {
  for (const word of words) {
    yield `${label}-${word}`;
    yield label + word;
    yield `${word}-${label}`;
    yield word + label;
  }
}

/** "acme-login-support", "login-acme-support". */
function* twoWords(label: string): Iterable<string> {
  for (const one of FIRST_WORDS)
    for (const two of FIRST_WORDS) {
      if (one === two) continue;
      yield `${label}-${one}-${two}`;
      yield `${one}-${label}-${two}`;
    }
}

/** A label in Punycode; undefined for what the DNS or IDNA 2008 would refuse. */
function valid(label: string, isPlain = ASCII_LABEL.test(label)): string | undefined {
  const length = label.length;
  if (
    length === 0 ||
    length > 63 ||
    label.charCodeAt(0) === HYPHEN ||
    label.charCodeAt(length - 1) === HYPHEN
  )
    return undefined;
  if (label.charCodeAt(2) === HYPHEN && label.charCodeAt(3) === HYPHEN && !label.startsWith('xn--'))
    return undefined;
  if (isPlain) return label;
  for (let i = 0; i < length; i++) if (FORBIDDEN[label.charCodeAt(i)]) return undefined;
  const ascii = puny(label);
  return ascii.length <= 63 ? ascii : undefined;
}
/** ASCII that no label holds. */
const FORBIDDEN = Uint8Array.from({ length: 128 }, (_, code) =>
  /[a-z0-9-]/.test(String.fromCharCode(code)) ? 0 : 1,
);
const HYPHEN = 45;
const ASCII_LABEL = /^[a-z0-9-]+$/;

const words = (text: string) => text.split(' ');
/** Endings that people expect of a shop or a firm, the commonest first. */
export const LIKELY_SUFFIXES = words('com net org co info biz online shop site app io xyz us store');
const MORE_SUFFIXES = words(
  'top club live vip pro me cc tv de uk co.uk fr eu ru cn in ca au com.au com.br br mx com.mx nl it es pl ch at be se no dk fi jp co.jp kr ' +
    'link click icu buzz space website tech cloud dev ai ly to gg fun life world today news support help services center group company ' +
    'agency digital media email finance money bank loan credit care health work zone one win bid men stream download review trade ' +
    'cam monster sbs cfd rest quest bond cyou pics lol best cm om ws nu pw tk ml ga cf gq asia mobi name tel',
);
const FIRST_WORDS = words('login secure support account official help verify my online shop store app www');
const MORE_WORDS = words(
  'signin auth update service services security customer care billing payment pay wallet bank web site mail portal id info team hq group global ' +
    'world us usa uk eu de news media blog live tv pro plus vip deals sale outlet promo bonus gift rewards claim refund delivery track tracking ' +
    'order cloud drive docs download mobile get go the real buy best free new contact admin recovery reset confirm access alert notice',
);
