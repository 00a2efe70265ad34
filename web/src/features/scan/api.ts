import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CONNECTION_STATE_CHANGE, ConnectionState } from 'aws-amplify/api';
import { Hub } from 'aws-amplify/utils';
import { useEffect } from 'react';
import { scanContract, type Report } from '#domain/contract/scan';
import type { FindingStatus } from '#domain/scan/finding';
import { ScanProgress } from '#domain/scan/scan';
import type * as z from 'zod';
import { subscribe } from '../../lib/api/subscribe.ts';
import { CallFailed } from '../../lib/api/call-failed.ts';
import { call } from '../../lib/api/rest.ts';
import { toast } from '../../ui/Toast.tsx';
import { useSignedIn } from '../session/use-session.ts';
import { useUser } from '../account/api.ts';
import { isKnownHere } from '../account/known-here.ts';
import { askAgain } from './brought/ask-again.ts';
import { withProgress } from './progress.ts';
import { words } from './words.ts';

const REPORT = ['report'];
/** While a look is under way the report is also asked for: a message that was missed must not leave the page behind. */
const WHILE_LOOKING = 5_000;

export const isRunning = (report: Report | undefined): boolean =>
  report?.scan?.status === 'QUEUED' || report?.scan?.status === 'RUNNING';

const loadReport = () => call('app', scanContract['get-report'], {});

/** The same, once, for what is about to be decided. */
export function useLoadReport(): () => Promise<Report> {
  const queries = useQueryClient();
  return () => queries.fetchQuery({ queryKey: REPORT, queryFn: loadReport });
}

/** Everything the dashboard opens with. */
export function useReport() {
  const { userId } = useSignedIn();
  const { isSuccess } = useUser();
  return useQuery({
    // The first sign-in creates the record that the report is about.
    enabled: isSuccess || isKnownHere(userId),
    queryKey: REPORT,
    queryFn: loadReport,
    refetchInterval: ({ state }) => (isRunning(state.data) ? WHILE_LOOKING : false),
  });
}

/** Starts a scan; where nothing is due, the last one is the answer, and it is said. */
export function useStartScan() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call('app', scanContract['start-scan'], {}),
    onSuccess: ({ scan, compared }) => {
      if (scan.status === 'DONE' || scan.status === 'FAILED')
        toast(compared ? words.scanNow.compared(compared) : words.scanNow.notDue);
      queries.setQueryData<Report>(REPORT, (report) => report && { ...report, scan });
      void queries.invalidateQueries({ queryKey: REPORT });
    },
  });
}

/** A comparison tells when it is done; the report is asked for so many ms later in case that message was missed. */
const MISSED = [8_000, 30_000, 120_000];

/** Gives us an account to compare. */
export function useSubmitProfile() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: z.input<(typeof scanContract)['submit-profile']['request']>) =>
      call('app', scanContract['submit-profile'], input),
    onSuccess: () => askAgain(queries, REPORT, MISSED),
  });
}

export type Decision = Exclude<FindingStatus, 'RESOLVED' | 'CASE'>;

/** Decides about a finding; the card changes at once and back again if the server refuses. */
export function useDecide() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: { findingId: string; decision: Decision; seenAs: FindingStatus }) =>
      call('app', scanContract['decide-finding'], input),
    onMutate: async ({ findingId, decision }) => {
      await queries.cancelQueries({ queryKey: REPORT });
      const before = queries.getQueryData<Report>(REPORT);
      queries.setQueryData<Report>(
        REPORT,
        (report) =>
          report && {
            ...report,
            findings: report.findings.map((finding) =>
              finding.id === findingId ? { ...finding, status: decision } : finding,
            ),
          },
      );
      return { before };
    },
    // What was decided elsewhere meanwhile is asked for; the card as it was before is no longer true.
    onError: (error, _input, context) => {
      if (!(error instanceof CallFailed && error.code === 'CONFLICT'))
        queries.setQueryData(REPORT, context?.before);
    },
    onSettled: () => loadAgain(queries),
  });
}

/** The report; and the person, since what they call theirs is on their list of accounts until they take that back. */
const loadAgain = (queries: QueryClient) =>
  Promise.all([REPORT, ['user']].map((queryKey) => queries.invalidateQueries({ queryKey })));

/** Decides about several findings with one call; gives how many were decided. */
export function useDecideMany() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: { findingIds: string[]; decision: Exclude<Decision, 'REPORTED'> }) =>
      call('app', scanContract['decide-findings'], input),
    onSettled: () => loadAgain(queries),
  });
}

/** A picture of one side of a finding, fetched for the person by the server, as a data: address. */
export function useProfileImage(
  findingId: string,
  side: 'yours' | 'theirs',
  wanted: boolean,
  /** Of a finding of a business. */
  businessId?: string,
) {
  return useQuery({
    queryKey: ['picture', findingId, side, businessId],
    enabled: wanted,
    staleTime: Infinity,
    queryFn: async () => {
      const { contentType, base64 } = await call('proxy', scanContract['profile-image'], {
        findingId,
        side,
        ...(businessId && { businessId }),
      });
      return `data:${contentType};base64,${base64}`;
    },
  });
}

const ON_PROGRESS = `subscription OnScanProgress($userId: ID!) {
  onScanProgress(userId: $userId) { userId scanId status at source { platform status asked total compared found note at } }
}`;

/** Keeps the report true while a look is under way, live, and after the connection was lost and found again. */
export function useLiveProgress(): void {
  const { userId } = useSignedIn();
  const queries = useQueryClient();
  useEffect(() => {
    const refetch = () => void queries.invalidateQueries({ queryKey: REPORT });
    const stop = subscribe(
      ON_PROGRESS,
      { userId },
      'onScanProgress',
      ScanProgress,
      (progress) => {
        queries.setQueryData<Report>(REPORT, (report) => report && withProgress(report, progress));
        if (progress.status === 'DONE' || progress.status === 'FAILED' || progress.source?.found) refetch();
        if (progress.status !== 'DONE') return;
        // It may have seen the account of a case.
        for (const queryKey of [['notifications'], ['cases']]) void queries.invalidateQueries({ queryKey });
      },
      refetch,
    );
    let broken = false;
    const stopHub = Hub.listen('api', ({ payload }) => {
      if (payload.event !== CONNECTION_STATE_CHANGE) return;
      const state = (payload.data as { connectionState?: ConnectionState } | undefined)?.connectionState;
      if (state === ConnectionState.ConnectionDisrupted) broken = true;
      if (state === ConnectionState.Connected && broken) {
        broken = false;
        refetch();
      }
    });
    return () => {
      stop();
      stopHub();
    };
  }, [userId, queries]);
}
