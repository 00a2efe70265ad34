import type { ShownDomain } from '#domain/contract/business-domains';
import { counted } from '#domain/engine/handle/difference-words';
import { asSeen } from '#domain/engine/web/as-seen';
import { siteDiff } from '#domain/engine/web/site-diff';

/** How a look-alike differs from the domain that it is like, in words; empty for one that shares but a part of it, which would be all differences. */
export function differenceOf({ brand, domain }: Pick<ShownDomain, 'brand' | 'domain'>): string {
  const differences = siteDiff(asSeen(brand), asSeen(domain)).steps.flatMap((step) => step.words ?? []);
  return new Set(differences).size < 3 ? counted(differences) : '';
}
