import { ProductError } from '../../errors.ts';
import { type Case, type Evidence, showsAccount } from '../case.ts';
import type { CaseEdit } from './edit.ts';
import { withStep } from '../steps.ts';

type Removed = NonNullable<Case['removed']>[number];

/** What somebody added may be taken out again; what the case began with, and what a scan kept, may not. */
export const isRemovable = ({ kind, side }: Pick<Evidence, 'kind' | 'side'>): boolean =>
  (kind === 'note' || kind === 'screenshot') && !side;

/**
 * The case with one piece taken out of its evidence, or put back where it stood. The step of keeping a screenshot is open while
 * none is kept. What is so already stays as it is. @throws NOT_FOUND, FORBIDDEN
 */
export function withRemoval(
  one: Case,
  { evidenceId, removed }: NonNullable<CaseEdit['removal']>,
  at: string,
): Case {
  const [from, to] = removed ? [one.evidence, one.removed ?? []] : [one.removed ?? [], one.evidence];
  const found: Removed | undefined = from.find(({ id }) => id === evidenceId);
  if (!found) {
    if (to.some(({ id }) => id === evidenceId)) return one;
    throw new ProductError('NOT_FOUND', 'There is no such piece of evidence in this case.');
  }
  const { removedAt: _removedAt, ...piece } = found;
  if (!isRemovable(piece))
    throw new ProductError(
      'FORBIDDEN',
      'This is what the case is about. It can only be deleted with the case.',
    );
  const without = from.filter(({ id }) => id !== evidenceId);
  // Pictures of a scan were kept before the case: the rest stays in its order.
  const later = to.findIndex(
    ({ at: keptAt, id }) => keptAt > piece.at || (keptAt === piece.at && id > piece.id),
  );
  const added = to.toSpliced(later < 0 ? to.length : later, 0, removed ? { ...piece, removedAt: at } : piece);
  const after = { ...one, evidence: removed ? without : added, removed: removed ? added : without };
  if (!showsAccount(piece)) return after;
  return withStep(after, 'evidence', after.evidence.some(showsAccount) ? at : null);
}
