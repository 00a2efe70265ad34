import { displayName } from '#domain/account/user';
import type { Case } from '#domain/case/case';
import type { CaseServices } from './services.ts';
import type { CaseOwner } from './owner.ts';

/**
 * A case of a business with the names of who wrote it. Names are kept nowhere: of somebody who has left without a name, or
 * whose account was deleted, the case knows no more than that somebody did it.
 */
export async function withWriters<One extends Pick<Case, 'acts'>>(
  one: One,
  { businessId }: Pick<CaseOwner, 'businessId'>,
  { users, seats }: Pick<CaseServices, 'users' | 'seats'>,
): Promise<One> {
  const { acts } = one;
  if (businessId === undefined || !acts) return one;
  const writers = new Map<string, { name: string | null; left: boolean }>();
  for (const by of new Set(acts.map((act) => act.by))) {
    const [user, seat] = await Promise.all([users.get(by), seats.seatOf(businessId, by)]);
    const name = (user && displayName(user)) ?? seat?.userEmailAddress ?? null;
    writers.set(by, { name, left: !seat });
  }
  return { ...one, acts: acts.map((act) => ({ ...act, ...writers.get(act.by) })) };
}
