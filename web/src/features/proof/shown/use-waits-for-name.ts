import { displayName } from '#domain/account/user';
import type { AccountProof } from '#domain/proof/proof';
import { useUser } from '../../account/api.ts';
import { useProvingFor } from '../proving-for.ts';

type Waiting = Pick<AccountProof, 'ways' | 'wantsPublic' | 'public' | 'inReview'>;

/** Tells of an account whether it is not shown until its holder gives a name: where no profile can be read, nothing else can be compared. */
export function useWaitsForName(): (account: Waiting) => boolean {
  const business = useProvingFor();
  const { data: user } = useUser();
  const isNameless = !business && !!user && !displayName(user);
  return ({ ways, wantsPublic, public: shown, inReview }) =>
    isNameless && wantsPublic && !shown && !inReview && !ways.includes('code');
}
