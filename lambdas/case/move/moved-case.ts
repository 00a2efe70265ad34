import { placeName } from '#domain/case/place';
import { told } from '#domain/case/represented/told';
import { ProductError } from '#domain/errors';
import { utcMoment } from '#domain/utc';
import { keyHash } from '../../runtime/hash.ts';
import type { StoredCase } from '../../store/case.ts';
import { withAct } from '../act.ts';
import { withSentence } from '../edit-case.ts';
import type { CaseOwner } from '../owner.ts';

/**
 * A person's case as that of a business, which reports for itself and asks no friend: for whom it was goes, and so does a friend's link.
 * Its first act says who moved it. What a scan found for the person is theirs: the case is about what was found for the business, if
 * anything. A likeness to an account that isn't the business's is none to the business: the comparison stays among the evidence alone.
 * Throws CONFLICT for a case about somebody else.
 */
export function movedCase(
  given: StoredCase,
  { owner, at, findingId }: { owner: CaseOwner; at: string; findingId: string | undefined },
): StoredCase {
  const { behalf, comparedElse, helperId: _link, helperUntil: _until, imitates, ...one } = told(given);
  if (behalf && behalf.relation !== 'BUSINESS')
    throw new ProductError(
      'CONFLICT',
      `This case is for ${behalf.name}. If your business is being impersonated, say so in the case first.`,
    );
  const after: StoredCase = {
    ...one,
    ...(comparedElse && { snapshot: null }),
    userId: owner.id,
    // How the account calls itself, where only the person's statement said so.
    imitates: imitates && {
      ...{ platform: imitates.platform, handle: imitates.handle },
      name: imitates.name ?? behalf?.name ?? null,
    },
    findingId: findingId ?? null,
    updatedAt: at,
  };
  const kept = findingId ? after : unwatched(after, at);
  return withAct({ ...kept, acts: [] }, { at, by: owner.writer, did: 'moved' });
}

/** That its account went is history where nobody looks any more: it would be gone for good, whatever becomes of it. */
function unwatched(one: StoredCase, at: string): StoredCase {
  if (!one.goneAt) return one;
  const words = `${placeName(one.platform)} told a scan on ${utcMoment(Date.parse(one.goneAt))}, before this case was moved, that the account was no longer there.`;
  return withSentence({ ...one, goneAt: null }, `gone-${keyHash(`${one.caseId}#${one.goneAt}`)}`, {
    ...{ kind: 'note', words, at },
  });
}
