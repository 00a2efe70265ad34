import { createBrandIndex } from '../../engine/index/brand-index.ts';
import { siteOf } from '../../engine/web/web-shape.ts';
import { classOfName, type MetClass } from './class-of-name.ts';

/** A name of a list that passes for a protected domain. */
export interface ListedName {
  domain: string;
  class: MetClass;
  /** 0..100 */
  score: number;
  /** Which of the protected domains it passes for. */
  protected: string;
}

/** What a line of a list holds: a name that passes for a protected domain, another name, nothing, or no name at all. */
export type ListedLine = ListedName | 'another' | 'empty' | 'no name';

/**
 * Reads a list line by line. A name may come as an address, with `*.` as certificates write it, in capitals; a line that begins
 * with # is a remark.
 *
 *     readListed(['acme.example'])('*.acrne.example') -> {domain: 'acrne.example', class: 'homoglyph', …}
 */
export function readListed(brands: readonly string[]): (line: string) => ListedLine {
  const { find } = createBrandIndex(brands);
  return (line) => {
    const domain = nameIn(line);
    if (domain === '') return 'empty';
    const [best] = find(domain);
    if (!best) return isName(domain) ? 'another' : 'no name';
    const brand = brands[best.brand]!;
    return {
      ...{ domain, class: classOfName(brand, domain) },
      ...{ score: Math.round(best.value * 100), protected: brand },
    };
  };
}

/** A name as a list may hold it; empty for an empty line and for a remark. */
export function nameIn(line: string): string {
  const text = line.trim().toLowerCase();
  if (text.startsWith('#')) return '';
  return text
    .replace(/^[a-z][a-z0-9+.-]*:\/\//, '')
    .replace(/[/?#:].*$/s, '')
    .replace(/^\*\./, '')
    .replace(/\.$/, '');
}

const isName = (name: string): boolean => PLAIN_NAME.test(name) || siteOf(name) !== undefined;
const PLAIN_NAME = /^([a-z0-9_]([a-z0-9_-]*[a-z0-9_])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;
