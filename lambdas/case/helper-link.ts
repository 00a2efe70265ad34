import { sha256 } from '../runtime/hash.ts';
import { ProductError } from '#domain/errors';
import type { CaseStore, HelperLink, StoredCase } from '../store/case.ts';

/** Only the hash of a token is kept: who reads the table can use no link. */
export const linkId = (token: string): string => `helper#${sha256(token)}`;

/**
 * The case that a friend's link is about. Throws NOT_FOUND, the same for a used, an old and an invented one; FORBIDDEN while its owner
 * says that it's no copy: whoever holds the link would go on reading that it is.
 */
export async function helpedCase(
  token: string,
  cases: CaseStore,
  now: number,
): Promise<{ link: HelperLink; found: StoredCase }> {
  const link = await cases.link(linkId(token), Math.floor(now / 1000));
  const found = link && (await cases.get(link.owner, link.caseId));
  if (!link || !found)
    throw new ProductError('NOT_FOUND', 'This link no longer works. Please ask for a new one.');
  if (found.outcome === 'NOT_A_COPY')
    throw new ProductError(
      'FORBIDDEN',
      'No screenshot is needed at the moment. If that changes, this link works again until it expires.',
    );
  return { link, found };
}
