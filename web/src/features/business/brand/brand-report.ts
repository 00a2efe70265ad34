import type { Business } from '#domain/business/business';
import { ownThere } from '#domain/case/own-there';
import type { BrandFinding } from '#domain/contract/business-brand';
import type { HandleDiff } from '#domain/engine/handle/handle-diff';
import { platformTable } from '#domain/platform/platform-table';
import { comparedAt, isAccount, type SeenProfile } from '#domain/scan/finding';
import { linkLikeYours } from '#domain/scan/reasons/link-like-yours';
import type { Links } from '../../../lib/use-links.ts';
import type { Reported } from '../../compare/report/report-input.ts';
import { reportText } from '../../compare/report/report-text.ts';
import { type Standing, standing } from '../cases/standing.ts';

/** The text for a platform's form, in the name of the business: what the comparison bears out, and by what it shows who it is. */
export function brandReport(
  business: Standing & Pick<Business, 'name'>,
  { yours, theirs, reasons, ...finding }: BrandFinding,
  /** Undefined where one handle is a number that nobody chose. */
  diff: HandleDiff | undefined,
  address: Links['address'],
): string {
  const name = business.name ?? '';
  const there = brandThere(business, { yours, theirs });
  return reportText({
    mine: isAccount(yours) ? { ...reported(yours, address), name } : { platformName: '', handle: '', name },
    ...(there && { there: reported(there, address) }),
    other: reported(theirs, address),
    judgement: { signals: Object.fromEntries(reasons.map(({ signal, value }) => [signal, value])) },
    ...(diff && isAccount(yours) && { diff }),
    link: linkLikeYours(reasons),
    business: standing(business, address),
    at: Date.parse(comparedAt(finding)),
    isStored: theirs.seenIn === 'web search',
  });
}

/** Its account on the platform of the copy, where the copied one is elsewhere; where only its domain's name was compared, any of its own. */
export const brandThere = (
  { socialMediaAccounts }: Pick<Business, 'socialMediaAccounts'>,
  { yours, theirs }: Pick<BrandFinding, 'yours' | 'theirs'>,
) =>
  ownThere(socialMediaAccounts, {
    copy: theirs,
    copied: isAccount(yours) ? yours.platform : undefined,
    elsewhere: true,
  });

const reported = (
  seen: Pick<SeenProfile, 'platform' | 'handle' | 'name' | 'url'>,
  address: Links['address'],
): Reported => {
  const { platform, handle, name } = seen;
  const url = address(seen);
  return { platformName: platformTable[platform].name, handle, name: name ?? '', ...(url && { url }) };
};
