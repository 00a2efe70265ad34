import type { Business } from '#domain/business/business';
import type { BrandFinding } from '#domain/contract/business-brand';
import type { HandleDiff } from '#domain/engine/handle/handle-diff';
import { accountHandle } from '#domain/platform/social-account';
import { platformTable } from '#domain/platform/platform-table';
import type { SeenProfile } from '#domain/scan/finding';
import { utcDay } from '#domain/utc';
import type { Links } from '../../../lib/use-links.ts';
import { type Reported, reportText } from '../../compare/report/report-text.ts';
import { words } from './words.ts';

type Reporting = Pick<Business, 'name' | 'domain' | 'domainProof' | 'socialMediaAccounts'>;

/** The text for a platform's form, in the name of the business: what the comparison bears out, and by what it shows who it is. */
export function brandReport(
  business: Reporting,
  { yours, theirs, reasons, lastSeen }: BrandFinding,
  diff: HandleDiff,
  address: Links['address'],
): string {
  const name = business.name ?? '';
  return reportText({
    mine: { ...reported(yours, address), name },
    other: reported(theirs, address),
    judgement: { signals: Object.fromEntries(reasons.map(({ signal, value }) => [signal, value])) },
    diff,
    business: standing(business, address),
    at: Date.parse(lastSeen),
  });
}

const reported = (seen: SeenProfile, address: Links['address']): Reported => {
  const { platform, handle, name } = seen;
  const url = address(seen);
  return { platformName: platformTable[platform].name, handle, name: name ?? '', ...(url && { url }) };
};

/** By what a business shows that it is the one: its proven domain and its proven accounts, each with its day. */
function standing(
  { domain, domainProof, socialMediaAccounts }: Reporting,
  address: Links['address'],
): string[] {
  const proven = (socialMediaAccounts ?? []).flatMap((account) => {
    const { platform, pageUrl: url, verifiedAt } = account;
    const at = address({ platform, handle: accountHandle(account) ?? url, url }) ?? url;
    return verifiedAt ? [words.report.account(platformTable[platform].name, at, utcDay(verifiedAt))] : [];
  });
  const held = domain && domainProof?.domain === domain;
  return [
    ...(held
      ? [words.report.domain(domain, utcDay(domainProof.verifiedAt), utcDay(domainProof.checkedAt))]
      : []),
    ...proven,
  ];
}
