import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import type { Case, Evidence } from '#domain/case/case';
import type { CaseEdit } from '#domain/case/edit/edit';
import { caseContract } from '#domain/contract/case';
import { CallFailed } from '../../lib/api/call-failed.ts';
import { call } from '../../lib/api/rest.ts';
import { sendOnline } from '../../lib/api/send-online.ts';
import { VALID } from '../account/signed-address.ts';
import { domainCase, earlierCase, findingCase, openCase } from './case-state.ts';
import { evidenceAddress } from './evidence/evidence-address.ts';
import { useOfBusiness } from './owner/case-business.ts';
import { editKey } from './steps/unsaved.ts';

/** Whose cases they are: the person's own, or a business's. */
type Of = { businessId?: string };
export const casesKey = ({ businessId }: Of) => (businessId ? ['business-cases', businessId] : ['cases']);
export const listCases = (of: Of) => async () => (await call('app', caseContract['get-cases'], of)).cases;

const keyOf = (of: Of, caseId: string) => [...casesKey(of), caseId];

/** One case with all that is kept in it. */
export const useCase = (caseId: string) => {
  const of = useOfBusiness();
  return useQuery({
    queryKey: keyOf(of, caseId),
    queryFn: async () => (await call('app', caseContract['get-case'], { ...of, caseId })).case,
    staleTime: 0,
  });
};

/** Gives a case as it is kept now: another person or another tab may have added to it. The page shows that, too. */
export function useCaseNow(caseId: string) {
  const queries = useQueryClient();
  const of = useOfBusiness();
  return async (): Promise<Case> => {
    const { case: now } = await call('app', caseContract['get-case'], { ...of, caseId });
    void queries.invalidateQueries({ queryKey: keyOf(of, caseId) });
    return now;
  };
}

/** The person's own cases, or those of the business that is shown; the newest first. */
export const useCases = () => {
  const of = useOfBusiness();
  // A friend or a reminder changes cases while other pages are open: asked for anew wherever they are shown.
  return useQuery({ queryKey: casesKey(of), queryFn: listCases(of), staleTime: 0 });
};

/** The case that was made of a finding, the open one before any that is closed, if it is known here; `wanted`: worth asking for. */
export const useCaseOf = (findingId: string, wanted: boolean) => {
  const of = useOfBusiness();
  return useQuery({
    queryKey: casesKey(of),
    queryFn: listCases(of),
    enabled: wanted,
    select: (cases) => findingCase(cases, findingId),
  }).data;
};

/** The case about a look-alike domain of the business that is shown. */
export const useDomainCase = (domain: string) => {
  const of = useOfBusiness();
  const { data, isPending } = useQuery({
    queryKey: casesKey(of),
    queryFn: listCases(of),
    select: (cases) => domainCase(cases, domain),
  });
  return { kept: data, isPending };
};

/** An earlier case about the account of this one, while this one is open. */
export const useEarlierCase = (one: Case) => {
  const of = useOfBusiness();
  return useQuery({
    queryKey: casesKey(of),
    queryFn: listCases(of),
    enabled: !one.closedAt,
    select: (cases) => earlierCase(cases, one),
  }).data;
};

/** Another case about the account of this one that is open, while this one is closed. */
export const useOpenCase = (one: Case) => {
  const of = useOfBusiness();
  return useQuery({
    queryKey: casesKey(of),
    queryFn: listCases(of),
    enabled: !!one.closedAt,
    select: (cases) => openCase(cases, one),
  }).data;
};

/** Puts a case as the server says it is into what was loaded. */
export function usePut() {
  const queries = useQueryClient();
  const of = useOfBusiness();
  return (changed: Case) => {
    const queryKey = keyOf(of, changed.caseId);
    const known = queries.getQueryData<Case>(queryKey);
    if (known && known.updatedAt > changed.updatedAt) {
      // Two answers crossed: this one knows nothing of the later change, which may know nothing of this one.
      void queries.invalidateQueries({ queryKey });
    } else {
      void queries.cancelQueries({ queryKey }); // an answer under way is from before this change
      queries.setQueryData<Case>(queryKey, changed);
    }
    void queries.invalidateQueries({ queryKey: casesKey(of), exact: true });
    // A finding that became a case waits for no decision.
    void queries.invalidateQueries({ queryKey: of.businessId ? ['brand', of.businessId] : ['report'] });
  };
}

export type CreateCase = z.input<(typeof caseContract)['create-case']['request']>;

export function useCreateCase() {
  const put = usePut();
  const of = useOfBusiness();
  return useMutation({
    mutationFn: async (input: CreateCase) =>
      (await call('app', caseContract['create-case'], { ...of, ...input })).case,
    onSuccess: put,
  });
}

/** Changes steps, dates or the outcome. The ticks of a case are many calls: the last answer wins. Offline they wait, in order. */
export function useEditCase(caseId: string) {
  const queries = useQueryClient();
  const put = usePut();
  const of = useOfBusiness();
  return useMutation({
    mutationKey: editKey(caseId),
    scope: { id: `case-${caseId}` }, // one after the other: each answer holds the change before
    mutationFn: async (edit: CaseEdit) => {
      const key = crypto.randomUUID();
      const send = () => call('app', caseContract['edit-case'], { ...of, ...edit, caseId }, key);
      return (await sendOnline(send)).case;
    },
    onSuccess: put,
    onError: (error) => {
      if (error instanceof CallFailed && error.code === 'CONFLICT')
        void queries.invalidateQueries({ queryKey: keyOf(of, caseId) });
    },
  });
}

/** Takes a case away for good. `leave` goes away from its page first, which would ask for it again. */
export function useDeleteCase(caseId: string, leave: () => void | Promise<void>) {
  const queries = useQueryClient();
  const of = useOfBusiness();
  return useMutation({
    mutationFn: () => call('app', caseContract['delete-case'], { ...of, caseId }),
    onSuccess: async () => {
      await leave();
      queries.removeQueries({ queryKey: keyOf(of, caseId) });
      queries.removeQueries({ queryKey: ['evidence-picture', caseId] });
      void queries.invalidateQueries({ queryKey: of.businessId ? ['brand', of.businessId] : ['report'] });
      await queries.invalidateQueries({ queryKey: casesKey(of), exact: true });
    },
  });
}

type AddEvidence = z.input<(typeof caseContract)['add-evidence']['request']>;

/** A note, or a screenshot with words, for a case. Offline it waits for the connection. */
export function useAddEvidence() {
  const put = usePut();
  const of = useOfBusiness();
  return useMutation({
    mutationFn: async (input: AddEvidence) => {
      const key = crypto.randomUUID();
      return (await sendOnline(() => call('app', caseContract['add-evidence'], { ...of, ...input }, key)))
        .case;
    },
    onSuccess: put,
  });
}

/** A link for a friend; its secret is in this answer alone. */
export function useInviteHelper(caseId: string) {
  const put = usePut();
  return useMutation({
    mutationFn: () => call('app', caseContract['invite-helper'], { caseId }),
    onSuccess: ({ case: changed }) => put(changed),
  });
}

/** Ends that link before it is used. */
export function useEndHelperLink(caseId: string) {
  const put = usePut();
  return useMutation({
    mutationFn: () => call('app', caseContract['end-helper-link'], { caseId }),
    onSuccess: ({ case: changed }) => put(changed),
  });
}

/** The address of a picture of the evidence. */
export const useEvidencePicture = (one: Case, piece: Evidence | undefined, wanted: boolean) =>
  useQuery({
    queryKey: ['evidence-picture', one.caseId, piece?.id],
    enabled: wanted && piece !== undefined,
    staleTime: piece?.kind === 'picture' ? (VALID - 60) * 1000 : Infinity,
    queryFn: () => evidenceAddress(one, piece!),
  });

/** What the person can hand in about their own accounts. */
export const useProofsExport = () =>
  useQuery({
    queryKey: ['export-proofs'],
    staleTime: 0,
    queryFn: () => call('app', caseContract['export-proofs'], {}),
  });
