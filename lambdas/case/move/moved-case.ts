import { ProductError } from '#domain/errors';
import type { StoredCase } from '../../store/case.ts';
import { withAct } from '../act.ts';
import type { CaseOwner } from '../owner.ts';

/**
 * A person's case as that of a business, which reports for itself and asks no friend: for whom it was goes, and so does a friend's link.
 * Its first act says who moved it. What a scan found for the person is theirs: the case is about what was found for the business, if
 * anything. Throws CONFLICT for a case about somebody else.
 */
export function movedCase(
  { behalf, helperId: _link, helperUntil: _until, imitates, ...one }: StoredCase,
  { owner, at, findingId }: { owner: CaseOwner; at: string; findingId: string | undefined },
): StoredCase {
  if (behalf && behalf.relation !== 'BUSINESS')
    throw new ProductError(
      'CONFLICT',
      `This case is for ${behalf.name}. If your business is being impersonated, say so in the case first.`,
    );
  const after: StoredCase = {
    ...one,
    userId: owner.id,
    // How the account calls itself, where only the person's statement said so.
    imitates: imitates && { ...imitates, name: imitates.name ?? behalf?.name ?? null },
    findingId: findingId ?? null,
    updatedAt: at,
  };
  return withAct({ ...after, acts: [] }, { at, by: owner.writer, did: 'moved' });
}
