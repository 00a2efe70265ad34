import type { Business } from '#domain/business/business';
import type { BrandFinding } from '#domain/contract/business-brand';
import type { HandleDiff } from '#domain/engine/handle/handle-diff';
import { platformTable } from '#domain/platform/platform-table';
import type { SeenProfile } from '#domain/scan/finding';
import { utcDay } from '#domain/utc';
import { type Reported, reportText } from '../../compare/report/report-text.ts';
import { words } from './words.ts';

type Reporting = Pick<Business, 'name' | 'domain' | 'domainProof' | 'socialMediaAccounts'>;

/** The text for a platform's form, in the name of the business: what the comparison bears out, and by what it shows who it is. */
export function brandReport(
  business: Reporting,
  { yours, theirs, reasons, lastSeen }: BrandFinding,
  diff: HandleDiff,
): string {
  const name = business.name ?? '';
  return reportText({
    mine: { ...reported(yours), name },
    other: reported(theirs),
    judgement: { signals: Object.fromEntries(reasons.map(({ signal, value }) => [signal, value])) },
    diff,
    business: standing(business),
    at: Date.parse(lastSeen),
  });
}

/** Without a link where none of us leads there. */
const reported = ({ platform, handle, name, url }: SeenProfile): Reported => ({
  ...{ platformName: platformTable[platform].name, handle, name: name ?? '' },
  ...(url && { url }),
});

/** By what a business shows that it is the one: its proven domain and its proven accounts, each with its day. */
function standing({ domain, domainProof, socialMediaAccounts }: Reporting): string[] {
  const proven = (socialMediaAccounts ?? []).flatMap(({ platform, pageUrl, verifiedAt }) =>
    verifiedAt ? [words.report.account(platformTable[platform].name, pageUrl, utcDay(verifiedAt))] : [],
  );
  const held = domain && domainProof?.domain === domain;
  return [
    ...(held
      ? [words.report.domain(domain, utcDay(domainProof.verifiedAt), utcDay(domainProof.checkedAt))]
      : []),
    ...proven,
  ];
}
