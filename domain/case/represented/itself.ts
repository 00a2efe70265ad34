import { ProductError } from '../../errors.ts';
import type { Case } from '../case.ts';
import type { Behalf } from '../report-facts.ts';

/** Whether the account that was given as theirs is the one that the case is about. */
export const isItself = (
  account: Behalf['account'],
  { platform, handle }: Pick<Case, 'platform' | 'handle'>,
): boolean =>
  !!account && account.platform === platform && account.handle.toLowerCase() === handle.toLowerCase();

/** An account doesn't impersonate itself. Throws INVALID_INPUT. */
export function refuseItself(
  behalf: Behalf | null | undefined,
  copy: Pick<Case, 'platform' | 'handle'>,
): void {
  if (isItself(behalf?.account, copy))
    throw new ProductError(
      'INVALID_INPUT',
      'That is the link to the account this case is about. Please give the link to their own account, or leave it empty.',
    );
}
