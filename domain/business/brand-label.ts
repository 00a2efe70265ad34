import { asciiSpellings } from '../engine/glyph/ascii-spellings.ts';
import { SHARED_ENDINGS } from '../engine/tables/shared-endings.ts';
import { unpuny } from '../engine/web/punycode.ts';
import type { Business } from './business.ts';

type Branded = Pick<Business, 'name' | 'shortName' | 'domain' | 'domainProof'>;

/** Shorter ones are a part of everybody's handle. */
const shortest = 4;
/**
 * What a business is called in its proven domain, as people read it: `ferrowbay.example` -> `ferrowbay`. Undefined while the domain
 * is not proven, anybody may type anybody's; where it is not plain which part is the name; and in another alphabet, whose letters
 * could be taken for ours.
 */
export function brandLabel({
  domain,
  domainProof,
}: Pick<Branded, 'domain' | 'domainProof'>): string | undefined {
  if (!domain || domainProof?.domain !== domain) return undefined;
  const [registered = '', ...ending] = domain.toLowerCase().split('.');
  const isRegistered = ending.length === 1 || (ending.length === 2 && SHARED_ENDINGS.includes(ending[0]!));
  const label = unpuny(registered);
  const isPlain = asciiSpellings(label).some((spelling) => /^[a-z\d-]+$/.test(spelling));
  return isRegistered && isPlain && label.length >= shortest && !label.startsWith('xn--') ? label : undefined;
}

/**
 * The names of a business that its proven domain says too, all of it or its first words: of those alone it is searched by name,
 * as a person is by a name that a proven account shows. "Ferrow Bay Ceramics" agrees with `ferrowbay`, and not with `ferrow`.
 */
export function brandNames(business: Branded): string[] {
  const says = saidBy(business);
  return [...new Set(namesOf(business))].filter((name) =>
    readings(name).some((words) =>
      words.some((_, n) => (n > 0 || words.length === 1) && says(words.slice(0, n + 1).join(''))),
    ),
  );
}

/** The one of its names that the proven domain says in full: "Ferrow Bay" of `ferrowbay`. More words would be what somebody typed. */
export function provenName(business: Branded): string | undefined {
  const says = saidBy(business);
  return namesOf(business).find((name) => readings(name).some((words) => says(words.join(''))));
}

const namesOf = ({ name, shortName }: Branded): string[] =>
  [name, shortName].flatMap((one) => (one?.trim() ? [one.trim()] : []));

/**
 * Whether the proven domain says it, as it is or as it is written where only a-z may stand: `mueller` and `muller` say "Müller".
 * `müller` says "Mueller"; any other mark of the domain must be in the name, too: `ferröwbáy` is not "Ferrow Bay".
 */
function saidBy(business: Branded): (text: string) => boolean {
  const label = brandLabel(business)?.replace(/-/g, '');
  if (label === undefined) return () => false;
  const [spelled] = asciiSpellings(label);
  const said = /^[a-z\dßäåæöøüœ]+$/.test(label) ? [label, spelled] : [label];
  return (text) => [text, ...asciiSpellings(text)].some((one) => said.includes(one));
}

/** "&" as domains write it; it belongs to the word after it. */
const ands = ['', 'and', 'und', 'et', 'y', 'e', 'en', 'og', 'och'];

/** The words of a name, once for each way to say the "&" in it. */
const readings = (name: string): string[][] =>
  (/[&+]/.test(name) ? ands : ['']).map((and) =>
    name
      .normalize('NFKC')
      .toLowerCase()
      .replace(/\s*[&+]\s*/g, ` ${and}`)
      .replace(/[^\p{L}\p{M}\p{N}\s]/gu, '')
      .split(/\s+/)
      .filter(Boolean),
  );
