import { useQuery } from '@tanstack/react-query';
import { proofContract } from '#domain/contract/proof';
import type { AccountProof } from '#domain/proof/proof';
import { call } from '../../../lib/api/rest.ts';

/** How the accounts of a business stand, as whoever is in it may see them. */
export const useStandings = <Part>(businessId: string, select: (accounts: AccountProof[]) => Part) =>
  useQuery({
    queryKey: ['proven-accounts', businessId],
    queryFn: () => call('proxy', proofContract['get-proofs'], { businessId }),
    select: ({ accounts }) => select(accounts),
  }).data;
