import type { Business } from '../../business/business.ts';
import { asciiSpellings } from '../../engine/glyph/ascii-spellings.ts';
import { siteOf } from '../../engine/web/web-shape.ts';

const AND = 'and';
/** More words than these are a sentence. */
const mostWords = 5;

/**
 * Domains that write the name of a business as people say it: its words apart, or without their "and". The letters of a domain alone don't
 * tell where its words end: "Juniper & Salt" of `juniperandsalt.example` gives `juniper-and-salt.example` and `.com`, `juniper-salt`,
 * `junipersalt`. Nothing of a name that the domain doesn't spell out.
 */
export function spelledApart({
  name,
  shortName,
  domain,
}: Pick<Business, 'name' | 'shortName' | 'domain'>): string[] {
  const own = siteOf(domain ?? '');
  if (!own) return [];
  const compact = own.label.text.replace(/-/g, '');
  const labels = [name, shortName]
    .flatMap((one) => (one ? wordsOf(one) : []))
    .filter((words) => words.length > 1 && words.length <= mostWords)
    .flatMap((words) => {
      const ways = [words, words.filter((word) => word !== AND)];
      return ways.some((way) => way.join('') === compact)
        ? ways.flatMap((way) => [way.join('-'), way.join('')])
        : [];
    });
  const isOther = (label: string) => label !== own.label.text && label.length <= 63;
  return [...new Set(labels.filter(isOther))].flatMap((label) =>
    [...new Set([own.suffix, 'com'])].map((suffix) => `${label}.${suffix}`),
  );
}

/** A name in words of a-z, once for each way in which its other letters are written. */
const wordsOf = (name: string): string[][] =>
  asciiSpellings(name.toLowerCase().replace(/&|\+/g, ` ${AND} `)).map((spelling) =>
    spelling
      .replace(/['’]/g, '')
      .split(/[^a-z\d]+/)
      .filter(Boolean),
  );
