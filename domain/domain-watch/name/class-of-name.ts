import type { LookalikeClass } from '../../engine/handle/lookalikes.ts';
import { unmarked } from '../../engine/glyph/respelled.ts';
import { type Site, siteOf } from '../../engine/web/web-shape.ts';

/** How a name that was met passes for a protected one: in the words of look-alikes that are made, and one for all slips. */
export type MetClass =
  | Extract<LookalikeClass, 'TLD swap' | 'homoglyph' | 'transliteration' | 'dictionary' | 'subdomain'>
  | 'misspelling';

/** The plainest way in which `host` passes for `brand`, two names that the engine calls alike. */
export function classOfName(brand: string, host: string): MetClass {
  const [own, other] = [siteOf(brand), siteOf(host)];
  return own && other ? classOf(own, other) : 'misspelling';
}

function classOf(own: Site, other: Site): MetClass {
  const name = own.label.bare;
  if (own.label.text === other.label.text) return 'TLD swap';
  if (isRespelled(own.label.text, other.label.text)) return 'transliteration';
  if (own.label.bare === other.label.bare)
    return own.label.compact === other.label.compact ? 'misspelling' : 'homoglyph';
  if (other.label.bare.includes(name)) return 'dictionary';
  const before = other.before.join('');
  if (other.before.includes(name) || before + other.label.bare === name) return 'subdomain';
  return 'misspelling';
}

const isRespelled = (one: string, other: string): boolean =>
  unmarked(one).includes(other) || unmarked(other).includes(one);
