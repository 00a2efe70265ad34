import { type Business, BusinessPatch } from '#domain/business/business';
import { ProductError } from '#domain/errors';
import * as z from 'zod';
import { may } from '#domain/business/role';
import type { BusinessStore } from '../store/business/business.ts';
import type { SeatStore } from '../store/business/seat.ts';

const Input = BusinessPatch.extend({ id: z.string().max(128) });

/** updateBusiness: the admin's patch. adminId, seats, plan and domain are not in the schema and so are dropped. */
export async function editBusiness(
  args: { input?: unknown },
  caller: { sub: string },
  {
    businesses,
    seats,
    now,
  }: {
    businesses: Pick<BusinessStore, 'change'>;
    seats: Pick<SeatStore, 'seatOf'>;
    now: () => number;
  },
): Promise<Business> {
  const parsed = Input.safeParse(args.input);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ProductError('INVALID_INPUT', `${issue?.path.join('.')}: ${issue?.message}`.slice(0, 300));
  }
  const { id, ...patch } = parsed.data;
  const seat = await seats.seatOf(id, caller.sub);
  if (!seat || !may(seat.role, 'edit the profile'))
    throw new ProductError('FORBIDDEN', 'Only an admin of this business can change it.');
  const proofless = patch.socialMediaAccounts?.map((account) => ({ ...account, verifiedAt: null }));
  const changed = await businesses.change(id, {
    set: {
      ...patch,
      ...(proofless && { socialMediaAccounts: proofless }),
      updatedAt: new Date(now()).toISOString(),
    },
  });
  if (!changed) throw new ProductError('NOT_FOUND', 'There is no such business.');
  return changed;
}
