import {
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { proofContract } from '#domain/contract/proof';
import { scanContract } from '#domain/contract/scan';
import type { AccountProof } from '#domain/proof/proof';
import { accountKey } from '#domain/platform/social-account';
import type { User } from '#domain/account/user';
import { call } from '../../lib/api/rest.ts';
import { useUser } from '../account/api.ts';
import { useProvingFor } from './proving-for.ts';

/** The key of all that is known of proofs. */
export const PROOFS = 'proofs';

/** What names an account of one's own in every call about its proof. */
export type OwnAccount = Pick<AccountProof, 'platform' | 'handle'>;

type Known = Awaited<ReturnType<typeof askProofs>>;
const askProofs = (of: { businessId?: string }) => call('proxy', proofContract['get-proofs'], of);

/** Whose proofs a hook is about: what calls about them name, and the key under which they are known. */
function useWhose() {
  const queries = useQueryClient();
  const { data: user } = useUser();
  const business = useProvingFor();
  const of = business ? { businessId: business.businessId } : {};
  const listed = business ? business.accounts : user?.socialMediaAccounts;
  return { queries, of, key: [PROOFS, business?.businessId ?? user?.id], listed, isKnown: !!user };
}

/** Asked for anew whenever the list or a proof on it changes. */
function useKnown<Part>(select: (known: Known) => Part) {
  const { of, key, listed, isKnown } = useWhose();
  const list = (listed ?? []).map((account) => `${accountKey(account)} ${account.verifiedAt ?? ''}`);
  return useQuery({
    enabled: isKnown,
    queryKey: [...key, list],
    placeholderData: keepPreviousData,
    queryFn: () => askProofs(of),
    select,
  });
}

/** How each account on the list stands. */
export const useProofs = () => useKnown(({ accounts }) => accounts);

/** The page with all of one's confirmed accounts; null: never opened. */
export const useOwnPage = () => useKnown(({ page }) => page ?? null);

/** Since when one is left out of checks; undefined: one is not. */
export const useLeftOutSince = () => useKnown(({ leftOutSince }) => leftOutSince ?? null).data ?? undefined;

/** When one's account closes because its mailbox asked for that; undefined: it does not. */
export const useClosing = () => useKnown(({ closing }) => closing ?? null).data ?? undefined;

/** Opens or closes that page. */
export function useSetPage() {
  const { queries, of, key } = useWhose();
  return useMutation({
    mutationFn: (shown: boolean) => call('proxy', proofContract['set-page'], { shown, ...of }),
    onSuccess: ({ page }) =>
      queries.setQueriesData<Known>({ queryKey: key }, (known) => known && { ...known, page }),
  });
}

type Whose = Pick<ReturnType<typeof useWhose>, 'queries' | 'key'>;

/** The server's word about one account, put in place of what was known of it. */
function keepAccount({ queries, key }: Whose, account: AccountProof): void {
  queries.setQueriesData<Known>(
    { queryKey: key },
    (known) =>
      known && {
        ...known,
        accounts: known.accounts.map((one) =>
          one.platform === account.platform && one.handle === account.handle ? account : one,
        ),
      },
  );
}

/** After a proof: the record, the list, and the score that it raises. */
function keepProven(
  { queries, key }: Whose,
  { account, user }: { account: AccountProof; user?: User | undefined },
): void {
  keepAccount({ queries, key }, account);
  if (!user) {
    // A business's: its list says what is proven, and its copies are searched for more widely.
    for (const what of ['business', 'brand']) void queries.invalidateQueries({ queryKey: [what] });
    return;
  }
  queries.setQueryData(['user', user.id], user);
  void queries.invalidateQueries({ queryKey: [PROOFS] });
  if (isFirstProof(user)) void searchMore(queries);
  else void queries.invalidateQueries({ queryKey: ['report'] });
}

const isFirstProof = ({ socialMediaAccounts }: User): boolean =>
  socialMediaAccounts?.filter(({ verifiedAt }) => verifiedAt).length === 1;

/** The first proof opens the wider search, which begins at once. Where it cannot, the next scan on the schedule includes it. */
const searchMore = (queries: QueryClient) =>
  call('app', scanContract['start-scan'], {})
    .catch(() => undefined)
    .finally(() => queries.invalidateQueries({ queryKey: ['report'] }));

export function useStartProof() {
  const whose = useWhose();
  return useMutation({
    mutationFn: (account: OwnAccount) =>
      call('proxy', proofContract['start-proof'], { ...account, ...whose.of }),
    onSuccess: ({ account }) => keepAccount(whose, account),
  });
}

export function useCheckProof() {
  const whose = useWhose();
  return useMutation({
    mutationFn: (account: OwnAccount) =>
      call('proxy', proofContract['check-proof'], { ...account, ...whose.of }),
    onSuccess: (answer) => keepProven(whose, answer),
    // That it waits for somebody else's proof stands on the list, too.
    onError: () => whose.queries.invalidateQueries({ queryKey: whose.key }),
  });
}

export function useSetPublic() {
  const whose = useWhose();
  return useMutation({
    mutationFn: (request: OwnAccount & { public: boolean }) =>
      call('proxy', proofContract['set-public'], { ...request, ...whose.of }),
    onSuccess: ({ account }) => keepAccount(whose, account),
  });
}

export function useStartLink() {
  const { of } = useWhose();
  return useMutation({
    mutationFn: (account: OwnAccount) => call('proxy', proofContract['start-link'], { ...account, ...of }),
  });
}

export function useFinishLink() {
  const whose = useWhose();
  return useMutation({
    mutationFn: (request: { platform: AccountProof['platform']; code: string; state: string }) =>
      call('proxy', proofContract['finish-link'], { ...request, ...whose.of }),
    onSuccess: (answer) => keepProven(whose, answer),
  });
}
