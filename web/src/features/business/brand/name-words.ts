import type { Business } from '#domain/business/business';
import { asSeen } from '#domain/engine/web/as-seen';
import { words } from './words.ts';

/** Which names of a business are searched for, and why none is: the domain isn't proven, or doesn't contain them. */
export function nameWords(
  searched: readonly string[],
  { name, shortName, domain, domainProof }: Pick<Business, 'name' | 'shortName' | 'domain' | 'domainProof'>,
): string {
  if (searched.length > 0) return words.named(searched);
  const names = [...new Set([name?.trim(), shortName?.trim()])].filter((one) => !!one) as string[];
  return domain && domainProof?.domain === domain && names.length > 0
    ? words.notContained(asSeen(domain), names)
    : words.unnamed;
}
