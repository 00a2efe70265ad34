import type { Business } from '#domain/business/business';
import { accountHandle } from '#domain/platform/social-account';
import { inFull } from '#domain/engine/web/as-seen';
import { platformTable } from '#domain/platform/platform-table';
import { utcDay } from '#domain/utc';
import type { Links } from '../../../lib/use-links.ts';
import { words } from './words.ts';

export type Standing = Pick<Business, 'domain' | 'domainProof' | 'socialMediaAccounts'>;

/** By what a business shows that it is the one: its proven domain and its proven accounts, each with its day. */
export function standing(
  { domain, domainProof, socialMediaAccounts }: Standing,
  address: Links['address'],
): string[] {
  const proven = (socialMediaAccounts ?? []).flatMap((account) => {
    const { platform, pageUrl: url, verifiedAt } = account;
    const at = address({ platform, handle: accountHandle(account) ?? url, url }) ?? url;
    return verifiedAt ? [words.standing.account(platformTable[platform].name, at, utcDay(verifiedAt))] : [];
  });
  const held = domain && domainProof?.domain === domain;
  return [
    ...(held
      ? [words.standing.domain(inFull(domain), utcDay(domainProof.verifiedAt), utcDay(domainProof.checkedAt))]
      : []),
    ...proven,
  ];
}
