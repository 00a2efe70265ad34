import type { Business } from '../../business/business.ts';
import { asciiSpellings } from '../../engine/glyph/ascii-spellings.ts';
import { LIKELY_SUFFIXES } from '../../engine/web/lookalike-domains.ts';
import { siteOf } from '../../engine/web/web-shape.ts';

const AND = 'and';
/** More words than these are a sentence. */
const mostWords = 5;

type NamedBusiness = { [Field in 'name' | 'shortName' | 'domain']?: Business[Field] | null | undefined };

/** The names of `labelsApart` as domains, under the own ending and those that people expect. */
export function spelledApart(business: NamedBusiness): string[] {
  const own = siteOf(business.domain ?? '');
  if (!own) return [];
  return labelsApart(business).flatMap((label) =>
    [...new Set([own.suffix, ...LIKELY_SUFFIXES])].map((suffix) => `${label}.${suffix}`),
  );
}

/**
 * Names of sites that write the name of a business as people say it: its words apart, or without their "and". The letters of a domain
 * alone don't tell where its words end: "Juniper & Salt" of `juniperandsalt.example` gives `juniper-and-salt`, `juniper-salt` and
 * `junipersalt`. Nothing of a name that the domain doesn't spell out.
 */
export function labelsApart({ name, shortName, domain }: NamedBusiness): string[] {
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
  return [...new Set(labels.filter(isOther))];
}

/** A name in words of a-z, once for each way in which its other letters are written. */
const wordsOf = (name: string): string[][] =>
  asciiSpellings(name.toLowerCase().replace(/&|\+/g, ` ${AND} `)).map((spelling) =>
    spelling
      .replace(/['’]/g, '')
      .split(/[^a-z\d]+/)
      .filter(Boolean),
  );
