import { DECORATIONS } from '../handle/decorations.ts';
import { LURE_WORDS } from '../tables/lure-words.ts';
import { slipDistance } from '../glyph/edit-distance.ts';
import { bareOf } from '../handle/handle-shape.ts';
import type { Site } from './web-shape.ts';

let known: { words: ReadonlySet<string>; telling: ReadonlySet<string>; longest: number } | undefined;

/**
 * What look-alike domains put beside a name and what people hang on handles, bare; `telling` are those that chance hardly hangs on a
 * short name: "login" and "verify", not "tv", "my" or "the".
 */
function lures() {
  if (known) return known;
  const words = new Set([...LURE_WORDS, ...DECORATIONS].map(bareOf));
  const telling = new Set(LURE_WORDS.filter((word) => word.length >= 5).map(bareOf));
  return (known = { words, telling, longest: Math.max(...[...words].map((word) => word.length)) });
}

/**
 * 0..1 how far a domain passes for a name: the name under another ending, as a word of its own, glued to other words, inside
 * a subdomain, or misspelt. `brand` is the protected site. A chance meeting is likelier the shorter the name, so a name of
 * three letters counts as a whole word only ("dhl-tracking", not "adhl").
 */
export function siteLikeness(brand: Site, other: Site): number {
  const name = brand.label.bare;
  if (name === '' || other.label.bare === '') return 0;
  if (other.label.bare === name) return 0.97;
  return Math.max(asWord(name, other), inside(name, other), misspelt(name, other));
}

const sizes = (table: Record<number, number>, length: number, most: number) =>
  table[length] ?? (length > most ? table[most]! : 0);

function asWord(name: string, other: Site): number {
  if (name.length < 3) return 0;
  const { before, words } = other;
  let value = 0;
  // "p.aypal.com" reads as paypal.com in a hurry
  if (before.join('') + other.label.bare === name) value = 0.93;
  if (words.includes(name)) {
    const rest = other.wordsBesideNumbers.filter((word) => word !== name);
    value = rest.every(isLure) ? 0.91 : sizes({ 3: 0.74, 4: 0.8, 5: 0.84, 6: 0.87 }, name.length, 6);
  }
  // a name in front of somebody else's domain: "paypal.com.example.net"
  if (before.includes(name)) {
    // "dkw.com-verify.net" and "dkw.account-login.net" go on as a lure does
    const lured =
      other.wordsBesideNumbers.some((word) => lures().telling.has(word)) &&
      other.wordsBesideNumbers.every(isLure);
    const table = lured ? { 3: 0.8, 4: 0.86, 5: 0.89, 6: 0.9 } : { 3: 0.7, 4: 0.8, 5: 0.86, 6: 0.89 };
    value = Math.max(value, sizes(table, name.length, 6));
  }
  return value;
}

/** Nothing, or words that anybody puts beside a name. */
export const isLure = (rest: string): boolean => rest === '' || lures().words.has(rest) || takeApart(rest);

/** "loginsecure" -> login + secure. */
function takeApart(rest: string): boolean {
  const { words, longest } = lures();
  for (let length = Math.min(longest, rest.length - 2); length >= 2; length--)
    if (words.has(rest.slice(0, length)) && words.has(rest.slice(length))) return true;
  return false;
}

/** The name glued to something else. */
function inside(name: string, { label: { bare }, besideNumbers }: Site): number {
  if (name.length < 3) return 0;
  // "acme24.com": a number at an edge would be letters
  return Math.max(glued(name, bare), besideNumbers === bare ? 0 : glued(name, besideNumbers));
}

function glued(name: string, label: string): number {
  const at = label.indexOf(name);
  if (at < 0) return 0;
  const [before, after] = [label.slice(0, at), label.slice(at + name.length)];
  if (isLure(before) && isLure(after)) {
    const telling = [before, after].filter((rest) => lures().telling.has(rest)).length;
    if (name.length === 3)
      return telling > 0 && telling === Number(before !== '') + Number(after !== '') ? 0.76 : 0.55;
    return sizes(telling > 0 ? { 4: 0.8, 5: 0.85, 6: 0.89 } : { 4: 0.76, 5: 0.83, 6: 0.88 }, name.length, 6);
  }
  const edge = before === '' || after === '';
  return sizes(edge ? { 4: 0.4, 5: 0.58, 6: 0.76, 7: 0.82 } : { 5: 0.45, 6: 0.62, 7: 0.74 }, name.length, 7);
}

/**
 * What is left of a label without a lure at one end or at both, at least one of them telling: "acmelogin", "myacmelogin" ->
 * "acme". There a slip in the name counts as it does in a word of its own.
 */
export function withoutLures(label: string): string[] {
  const found: string[] = [];
  const cuts = (most: number, at: (length: number) => string) => {
    const lengths = [0];
    for (let length = 2; length <= Math.min(lures().longest, most); length++)
      if (lures().words.has(at(length))) lengths.push(length);
    return lengths;
  };
  const most = label.length - SHORTEST_SLIPPED;
  for (const front of cuts(most, (length) => label.slice(0, length)))
    for (const back of cuts(most - front, (length) => label.slice(label.length - length)))
      if (lures().telling.has(label.slice(0, front)) || lures().telling.has(label.slice(label.length - back)))
        found.push(label.slice(front, label.length - back));
  return found;
}
/** A name this long has six letters of which one is left out. */
const SHORTEST_SLIPPED = 5;

/** Slips in the whole label, in one of its words, or in a stretch as long as the name. */
function misspelt(name: string, other: Site): number {
  let value = slipValue(name, other.label.bare);
  const { words } = other;
  if (words.length > 1)
    for (const word of words) if (word !== name) value = Math.max(value, 0.95 * slipValue(name, word));
  const label = other.label.bare;
  if (name.length >= 6)
    for (const rest of withoutLures(label))
      if (rest !== name) value = Math.max(value, 0.95 * slipValue(name, rest));
  if (name.length >= 6 && label.length > name.length + 1)
    for (let at = 0; at + name.length <= label.length; at++) {
      const window = label.slice(at, at + name.length);
      const edge = at === 0 || at + name.length === label.length;
      if (slipDistance(name, window, 1) <= 1)
        value = Math.max(value, (edge ? 0.85 : 0.7) * slipValue(name, window));
    }
  return value;
}

/** Stricter than for handles: dictionaries are full of domains. 1 letter in 10 .90, 1 in 6 .81, 1 in 4 .65, 1 in 3 .45. */
function slipValue(a: string, b: string): number {
  const length = Math.max(a.length, b.length);
  const share = slipDistance(a, b, 0.45 * length) / length;
  return share > 0.45 ? 0 : Math.max(0, 0.97 - 0.4 * share - 3.5 * share * share);
}
