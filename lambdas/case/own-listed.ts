import { businessAsSubject } from '#domain/business/as-subject';
import type { StoredCase } from '../store/case.ts';
import { placeName } from '#domain/case/place';
import { ProductError } from '#domain/errors';
import { isListed, type Listed } from '#domain/scan/about-listed';
import { decisionOn, type Finding } from '#domain/scan/finding';
import type { CaseOwner } from './owner.ts';
import type { CaseServices } from './services.ts';

type Services = Pick<CaseServices, 'users' | 'businesses'>;

/** What the owner of cases says is theirs now. */
export async function listOf(
  { businessId, writer }: Pick<CaseOwner, 'businessId' | 'writer'>,
  { users, businesses }: Services,
): Promise<Listed | undefined> {
  if (businessId === undefined) return users.get(writer);
  const business = await businesses.get(businessId);
  return business && businessAsSubject(business);
}

/** What stands on their list of accounts, proven or not, is never a copy of them. Throws CONFLICT. */
export async function refuseOwn(
  { platform, handle }: Pick<StoredCase, 'platform' | 'handle'>,
  owner: Pick<CaseOwner, 'businessId' | 'writer'>,
  services: Services,
): Promise<void> {
  if (platform === 'DOMAIN') return;
  const listed = await listOf(owner, services);
  if (!listed || !isListed({ platform, handle }, listed)) return;
  const whose = owner.businessId === undefined ? 'your' : 'this business’s';
  throw new ProductError(
    'CONFLICT',
    `${handle} on ${placeName(platform)} is on ${whose} list of accounts, so it isn’t a copy. If it doesn’t belong there, remove it from the list first.`,
  );
}

/** What they have called theirs, on their list or not, is no copy of them; a page that was opened before may offer it still. Throws FORBIDDEN. */
export function refuseCalledOwn(finding: Pick<Finding, 'status' | 'history' | 'theirs'> | undefined): void {
  if (!finding || decisionOn(finding) !== 'MINE') return;
  const { platform, handle } = finding.theirs;
  throw new ProductError(
    'FORBIDDEN',
    `${handle} on ${placeName(platform)} is marked as yours. Undo that first if it isn’t.`,
  );
}
