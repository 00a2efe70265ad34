import { parse } from 'tldts';
import { bareOf } from '../handle/handle-shape.ts';
import { isLure, siteLikeness, withoutLures } from '../web/domain-likeness.ts';
import { unpuny } from '../web/punycode.ts';
import { type Site, siteOf } from '../web/web-shape.ts';
import { slipKeys } from './slip-keys.ts';

export interface BrandMatch {
  /** Place of the protected domain in the list given. */
  brand: number;
  /** 0..1, as the engine sees the pair. */
  value: number;
}

/** Where the score of a domain alone is worth showing (docs/decisions/025); the index looks for nothing below. */
export const BRAND_LIKENESS = 0.757;
/** Shorter names are found as words of their own, slips included, or among nothing but lures. */
const MIN_CONTAINED = 5;
const SHORT = [3, 4];
/** From so many letters two slips are still alike, if small ones, and one in a name that is glued to something. */
const TWO_SLIPS = 7;
const MIN_GLUED_SLIP = 8;

/**
 * Many protected domains at once: which of them does a name pass for? What cannot be alike is left after a few look-ups; the
 * engine judges the rest, so the answers are its own. Domains of one owner never pass for each other; those of many do, or whoever
 * enters a look-alike as their own would hide it.
 */
export function createBrandIndex(domains: readonly string[], { oneOwner = true } = {}) {
  const sites = domains.map((domain) => siteOf(domain));
  const own = new Set(oneOwner ? sites.flatMap((site) => site?.domain ?? []) : []);
  const names = sites.map((site) => site?.label.bare ?? '');
  const whole = new Lists<string>();
  const begun = new Lists<string>();
  const slips = new Lists<number>();
  const gluedLengths = new Set<number>();
  names.forEach((name, brand) => {
    if (name.length === 0) return;
    whole.add(name, brand);
    begun.add(name.slice(0, MIN_CONTAINED), brand);
    slipKeys(name, name.length >= TWO_SLIPS, (key) => slips.add(key, brand));
    if (name.length >= MIN_GLUED_SLIP) gluedLengths.add(name.length);
  });

  function candidates(label: string, before: string): Set<number> {
    const found = new Set<number>();
    const take = (brands: readonly number[] | undefined) => brands?.forEach((brand) => found.add(brand));
    const slipped = (name: string) => slipKeys(name, name.length >= TWO_SLIPS, (key) => take(slips.get(key)));
    const bare = foldName(label);
    take(whole.get(bare));
    slipped(bare);
    // "amcelogin.com"
    for (const rest of withoutLures(bare)) slipped(rest);
    // "dkwlogin.com", "brio24.com"
    const besideNumbers = foldName(label.replace(/^[0-9]+|[0-9]+$/g, ''));
    for (const text of new Set([bare, besideNumbers]))
      for (const length of SHORT)
        for (let at = 0; at + length <= text.length; at++) {
          const short = whole.get(text.slice(at, at + length));
          if (short && isLure(text.slice(0, at)) && isLure(text.slice(at + length))) take(short);
        }
    if (/[-_]/.test(label))
      for (const part of label.split(/[-_]+/)) {
        const word = foldName(part);
        take(whole.get(word));
        slipped(word);
      }
    for (let at = 0; at + MIN_CONTAINED <= bare.length; at++)
      for (const brand of begun.get(bare.slice(at, at + MIN_CONTAINED)) ?? [])
        if (bare.startsWith(names[brand]!, at)) found.add(brand);
    for (const length of gluedLengths)
      if (bare.length > length + 1) {
        slipKeys(bare.slice(0, length), false, (key) => take(slips.get(key)));
        slipKeys(bare.slice(-length), false, (key) => take(slips.get(key)));
      }
    if (before !== '') {
      const parts = before.split(/[-._]+/).map(foldName);
      for (const part of parts) take(whole.get(part));
      take(whole.get(parts.join('') + bare));
    }
    return found;
  }

  /** The protected domains that a host passes for, the most alike first; of one's own domains none. */
  function find(host: string): BrandMatch[] {
    const { domain, domainWithoutSuffix, hostname } = parse(host, { allowPrivateDomains: false });
    if (!domain || !domainWithoutSuffix || own.has(domain)) return [];
    const before = (hostname ?? domain).slice(0, -domain.length - 1);
    const found = candidates(unpuny(domainWithoutSuffix), before);
    if (found.size === 0) return [];
    const other = siteOf(host)!;
    return [...found]
      .filter((brand) => sites[brand]!.domain !== domain)
      .map((brand) => ({ brand, value: likeness(sites[brand]!, other) }))
      .filter(({ value }) => value >= BRAND_LIKENESS)
      .sort((a, b) => b.value - a.value || a.brand - b.brand);
  }
  return { find };
}

const likeness = (brand: Site, other: Site): number =>
  brand.label.text === other.label.text ? 0.98 : siteLikeness(brand, other);

/** `bareOf`, the short way for the plain names that most are. */
export function foldName(text: string): string {
  if (!/^[a-z0-9_-]*$/.test(text)) return bareOf(text);
  return text
    .replace(/[-_]+/g, '')
    .replace(/[0134578i]/g, (letter) => PLAIN[letter]!)
    .replace(/vv/g, 'w')
    .replace(/rn/g, 'm');
}
const PLAIN: Record<string, string> = { 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', i: 'l' };

/** Lists of numbers by a key. */
class Lists<K> {
  readonly #lists = new Map<K, number[]>();
  get = (key: K): readonly number[] | undefined => this.#lists.get(key);
  add(key: K, value: number): void {
    const list = this.#lists.get(key);
    if (!list) this.#lists.set(key, [value]);
    else if (list.at(-1) !== value) list.push(value);
  }
}
