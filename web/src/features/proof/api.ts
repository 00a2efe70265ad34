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

const PROOFS = 'proofs';

/** What names an account of one's own in every call about its proof. */
export type OwnAccount = Pick<AccountProof, 'platform' | 'handle'>;

type Known = Awaited<ReturnType<typeof askProofs>>;
const askProofs = () => call('proxy', proofContract['get-proofs'], {});

/** Asked for anew whenever the list or a proof on it changes. */
function useKnown<Part>(select: (known: Known) => Part) {
  const { data: user } = useUser();
  const list = (user?.socialMediaAccounts ?? []).map(
    (account) => `${accountKey(account)} ${account.verifiedAt ?? ''}`,
  );
  return useQuery({
    enabled: user !== undefined,
    queryKey: [PROOFS, user?.id, list],
    placeholderData: keepPreviousData,
    queryFn: askProofs,
    select,
  });
}

/** How each account on the list stands. */
export const useProofs = () => useKnown(({ accounts }) => accounts);

/** The page with all of one's confirmed accounts; null: never opened. */
export const useOwnPage = () => useKnown(({ page }) => page ?? null);

/** Opens or closes that page. */
export function useSetPage() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (shown: boolean) => call('proxy', proofContract['set-page'], { shown }),
    onSuccess: ({ page }) =>
      queries.setQueriesData<Known>({ queryKey: [PROOFS] }, (known) => known && { ...known, page }),
  });
}

/** The server's word about one account, put in place of what was known of it. */
function keepAccount(queries: QueryClient, account: AccountProof): void {
  queries.setQueriesData<Known>(
    { queryKey: [PROOFS] },
    (known) =>
      known && {
        ...known,
        accounts: known.accounts.map((one) =>
          one.platform === account.platform && one.handle === account.handle ? account : one,
        ),
      },
  );
}

/** After a proof: the person's record, the list, and the score that it raises. */
function keepProven(queries: QueryClient, { account, user }: { account: AccountProof; user: User }): void {
  keepAccount(queries, account);
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
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (account: OwnAccount) => call('proxy', proofContract['start-proof'], account),
    onSuccess: ({ account }) => keepAccount(queries, account),
  });
}

export function useCheckProof() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (account: OwnAccount) => call('proxy', proofContract['check-proof'], account),
    onSuccess: (answer) => keepProven(queries, answer),
  });
}

export function useSetPublic() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (request: OwnAccount & { public: boolean }) =>
      call('proxy', proofContract['set-public'], request),
    onSuccess: ({ account }) => keepAccount(queries, account),
  });
}

export const useStartLink = () =>
  useMutation({ mutationFn: (account: OwnAccount) => call('proxy', proofContract['start-link'], account) });

export function useFinishLink() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (request: { platform: AccountProof['platform']; code: string; state: string }) =>
      call('proxy', proofContract['finish-link'], request),
    onSuccess: (answer) => keepProven(queries, answer),
  });
}
