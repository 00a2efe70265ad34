import type { Business } from './business.ts';

type Branded = Pick<Business, 'name' | 'shortName' | 'domain' | 'domainProof'>;

/** Shorter ones are a part of everybody's handle. */
const shortest = 4;
/** In front of a country these are an ending that many share, and no name. */
const shared = [
  'ac',
  'co',
  'com',
  'edu',
  'gob',
  'gov',
  'govt',
  'gv',
  'ltd',
  'me',
  'ne',
  'net',
  'or',
  'org',
  'plc',
];

/**
 * What a business is called in its proven domain: `ferrowbay.example` -> `ferrowbay`. Undefined while the domain is not proven,
 * anybody may type anybody's; and where it is not plain which part is the name.
 */
export function brandLabel({
  domain,
  domainProof,
}: Pick<Branded, 'domain' | 'domainProof'>): string | undefined {
  if (!domain || domainProof?.domain !== domain) return undefined;
  const [label = '', ...ending] = domain.toLowerCase().split('.');
  const isRegistered = ending.length === 1 || (ending.length === 2 && shared.includes(ending[0]!));
  return isRegistered && label.length >= shortest && !label.startsWith('xn--') ? label : undefined;
}

/**
 * The names of a business that its proven domain says too, all of it or its first words: of those alone it is searched by name,
 * as a person is by a name that a proven account shows. "Ferrow Bay Ceramics" agrees with `ferrowbay`, and not with `ferrow`.
 */
export function brandNames(business: Branded): string[] {
  const label = brandLabel(business)?.replace(/-/g, '');
  const agrees = (name: string) => {
    const words = wordsOf(name);
    return words.some((_, n) => (n > 0 || words.length === 1) && words.slice(0, n + 1).join('') === label);
  };
  const names = [business.name, business.shortName].flatMap((name) => (name?.trim() ? [name.trim()] : []));
  return label ? [...new Set(names)].filter(agrees) : [];
}

/** The one of its names that the proven domain says in full: "Ferrow Bay" of `ferrowbay`. More words would be what somebody typed. */
export function provenName(business: Branded): string | undefined {
  const label = brandLabel(business)?.replace(/-/g, '');
  return [business.name, business.shortName]
    .flatMap((name) => (name?.trim() ? [name.trim()] : []))
    .find((name) => wordsOf(name).join('') === label);
}

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .split(/\s+/)
    .filter(Boolean);
