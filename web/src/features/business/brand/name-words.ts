import { brandLabel, brandNames } from '#domain/business/brand-label';
import type { Business } from '#domain/business/business';
import { asSeen } from '#domain/engine/web/as-seen';
import { words } from './words.ts';

type Named = Pick<Business, 'name' | 'shortName' | 'domain' | 'domainProof'>;

/**
 * Which names of a business are searched for, and why none is: the domain isn't proven, or doesn't spell them out. `mayChange`: whoever
 * reads it may change its profile.
 */
export function nameWords(business: Named, mayChange = true): string {
  const searched = brandNames(business);
  if (searched.length > 0) return words.named(searched);
  const { name, shortName, domain, domainProof } = business;
  if (!domain || domainProof?.domain !== domain || !(name?.trim() || shortName?.trim())) return words.unnamed;
  const said = saidByDomain(business);
  const give = said === undefined ? '' : words.giveShort[mayChange ? 'self' : 'admin'](said);
  return words.notSpelledOut(asSeen(domain)) + give;
}

/** What the domain calls the business, as it could be given: "Willowmere Nursery" of `willowmere-nursery.com`. */
function saidByDomain(business: Named): string | undefined {
  const parts = brandLabel(business)?.split('-').filter(Boolean) ?? [];
  const mine = business.name?.trim().split(/\s+/) ?? [];
  const isSearched = (said: string) =>
    brandNames({ ...business, name: undefined, shortName: said }).length > 0;
  // Where its words run together, only those of the name tell where one ends.
  const apart = parts.length > 1 ? parts.map(capitalized).join(' ') : undefined;
  return [among(mine, parts.join('')), apart].find((said) => said && isSearched(said));
}

/** The words of a name, in their order, that together read as the domain does; undefined where none do. */
function among(names: readonly string[], label: string): string | undefined {
  const [first, ...rest] = names;
  if (first === undefined) return undefined;
  const plain = first.toLowerCase();
  if (plain === label) return first;
  const after = label.startsWith(plain) ? among(rest, label.slice(plain.length)) : undefined;
  return after === undefined ? among(rest, label) : `${first} ${after}`;
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
