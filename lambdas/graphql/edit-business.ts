import { businessAsSubject } from '#domain/business/as-subject';
import { type Business, BusinessPatch } from '#domain/business/business';
import { ProductError } from '#domain/errors';
import { businessSubject } from '#domain/keys';
import { mergeSocialAccounts } from '#domain/platform/social-account';
import * as z from 'zod';
import { may } from '#domain/business/role';
import type { Retry } from '../runtime/retry.ts';
import { untilWritten } from '../runtime/until-written.ts';
import type { BusinessStore } from '../store/business/business.ts';
import type { SeatStore } from '../store/business/seat.ts';
import { nextVersion, sameVersion } from '../store/table/version.ts';
import { changedElsewhere, proofsGivenUp } from './edit-user.ts';
import type { SettleListed } from './settle-listed.ts';

const Input = BusinessPatch.extend({ id: z.string().max(128), version: z.number().int().nullish() });

/**
 * updateBusiness: the admin's patch. adminId, seats, plan and domain are not in the schema and so are dropped; which accounts are
 * proven is carried over. Throws CONFLICT when the business was edited since the `version` that the patch was made from.
 */
export async function editBusiness(
  args: { input?: unknown },
  caller: { sub: string },
  {
    businesses,
    seats,
    now,
    retry,
    releaseProof,
    settleListed,
  }: {
    businesses: Pick<BusinessStore, 'get' | 'change'>;
    seats: Pick<SeatStore, 'seatOf'>;
    now: () => number;
    retry: Retry;
    /** Ends a proof of the business, by its id. */
    releaseProof: (id: string, owner: string) => Promise<void>;
    /** As for a person. */
    settleListed?: SettleListed;
  },
): Promise<Business> {
  const parsed = Input.safeParse(args.input);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ProductError('INVALID_INPUT', `${issue?.path.join('.')}: ${issue?.message}`.slice(0, 300));
  }
  const { id, version, ...patch } = parsed.data;
  const seat = await seats.seatOf(id, caller.sub);
  if (!seat || !may(seat.role, 'edit the profile'))
    throw new ProductError('FORBIDDEN', 'Only an admin of this business can change it.');
  const noSuch = () => new ProductError('NOT_FOUND', 'There is no such business.');
  const updatedAt = new Date(now()).toISOString();
  const { socialMediaAccounts: wanted } = patch;
  if (wanted === undefined) {
    // Counted although nothing is read, so that whoever read it before learns of it.
    const changed = await businesses.change(id, {
      set: { ...patch, updatedAt },
      add: { version: 1 },
      when: version == null ? [] : [sameVersion({ version: version || null })],
    });
    if (changed) return changed;
    if (!(await businesses.get(id))) throw noSuch();
    throw new ProductError('CONFLICT', 'The business has changed since you loaded it. Please load it again.');
  }
  const attempt = async () => {
    const current = await businesses.get(id);
    if (!current) throw noSuch();
    if (version != null && version !== (current.version ?? 0)) throw changedElsewhere();
    const socialMediaAccounts = wanted && mergeSocialAccounts(current.socialMediaAccounts ?? [], wanted);
    const changed = await businesses.change(id, {
      set: { ...patch, socialMediaAccounts, updatedAt, version: nextVersion(current) },
      when: [sameVersion(current)],
    });
    if (!changed) return undefined;
    for (const proof of proofsGivenUp(current, changed)) await releaseProof(proof, businessSubject(id));
    await settleListed?.({ businessId: id, givenBy: caller.sub }, businessAsSubject(changed));
    return changed;
  };
  return untilWritten(attempt, retry, changedElsewhere);
}
