import { helperLinkLasts } from '#domain/case/case';
import type { caseContract } from '#domain/contract/case';
import { ProductError } from '#domain/errors';
import { editCase } from '../../case/edit-case.ts';
import { linkId } from '../../case/helper-link.ts';
import type { CaseServices } from '../../case/services.ts';
import type { Route } from '../../rest/rest.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/**
 * Makes a link for a friend; the one before counts no longer. The token is shown now and never again. Throws FORBIDDEN where it would not
 * work.
 */
export const inviteHelper: Route<
  (typeof caseContract)['invite-helper'],
  Pick<CaseServices, 'cases' | 'secureRandom' | 'retry'>
> = async ({ caller, request: { caseId }, now }, services) => {
  const letter = () => letters[Math.floor(services.secureRandom() * letters.length)]!;
  const token = Array.from({ length: 40 }, letter).join('');
  const [at, until] = [now, now + helperLinkLasts].map((ms) => new Date(ms).toISOString()) as [
    string,
    string,
  ];
  const id = linkId(token);
  const expiresAt = Math.floor((now + helperLinkLasts) / 1000);
  const made = await editCase({ userId: caller.sub, caseId }, services, (one) => {
    if (one.outcome === 'NOT_A_COPY')
      throw new ProductError(
        'FORBIDDEN',
        'This case was closed as not a copy. To ask a friend for a screenshot, reopen it first.',
      );
    return {
      after: { ...one, helperId: id, helperUntil: until, updatedAt: at },
      putLink: { id, owner: caller.sub, caseId, expiresAt },
      dropLink: one.helperId,
    };
  });
  return { token, expiresAt: until, case: made };
};
