import { useQuery } from '@tanstack/react-query';
import type { Case, ListedCase } from '#domain/case/case';
import type { Region } from '#domain/case/region';
import { casesKey, listCases } from '../../api.ts';
import { useOfBusiness } from '../../owner/case-business.ts';

/** Where their owner lives, by the newest other case in which they said it. */
export const regionElsewhere = (
  cases: readonly Pick<ListedCase, 'caseId' | 'region'>[],
  one: Pick<Case, 'caseId'>,
): Region | undefined =>
  cases
    .filter(({ caseId, region }) => region && caseId !== one.caseId)
    .sort((a, b) => (a.caseId < b.caseId ? 1 : -1))[0]?.region ?? undefined;

/** Where the owner of this case said in another that they live; `wanted`: worth asking for. */
export const useRegionElsewhere = (one: Case, wanted: boolean): Region | undefined => {
  const of = useOfBusiness();
  return useQuery({
    queryKey: casesKey(of),
    queryFn: listCases(of),
    enabled: wanted,
    select: (cases) => regionElsewhere(cases, one),
  }).data;
};
