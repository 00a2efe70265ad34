import { useMutation, useQueryClient } from '@tanstack/react-query';
import { caseContract } from '#domain/contract/case';
import { call } from '../../../lib/api/rest.ts';
import { dateValue, namedDay, namedValue } from '../steps/days.ts';
import { casesKey, listCases, usePut } from '../api.ts';

const WEEK = 7 * 86_400_000;

/** A finding that was reported just now becomes a case that says so, with the text that was sent and a reminder, in a week where none is ahead; `takeBack` undoes both. */
export function useKeepReported() {
  const queries = useQueryClient();
  const put = usePut();
  return useMutation({
    mutationFn: async ({ findingId, reportText }: { findingId: string; reportText: string }) => {
      // As they are now: taking it back deletes what wasn't there, and another tab may just have opened a case.
      const cases = { queryKey: casesKey({}), queryFn: listCases({}), staleTime: 0 };
      const earlier = await queries.fetchQuery(cases);
      const { case: made } = await call('app', caseContract['create-case'], { findingId });
      const now = Date.now();
      const reportedOn = namedDay(dateValue(now))!;
      const seenReportedOn = made.reportedOn ?? null;
      // A report of another day stays: what it was about is back.
      const again = seenReportedOn !== null && namedValue(seenReportedOn) !== namedValue(reportedOn);
      const isAhead = made.reminderAt && Date.parse(made.reminderAt) > now;
      const edit = {
        ...{ caseId: made.caseId, reportedOn, seenReportedOn },
        ...(again && { again }),
        // As it was sent: the case's own text goes on with its evidence, and with what is ticked later.
        ...((again || !made.reportText) && { reportText }),
        reminderAt: isAhead ? made.reminderAt! : new Date(now + WEEK).toISOString(),
      };
      const kept = (await call('app', caseContract['edit-case'], edit)).case;
      const wasThere = earlier.some(({ caseId }) => caseId === made.caseId);
      const before = {
        reportedOn: again ? null : seenReportedOn,
        seenReportedOn: reportedOn,
        reminderAt: made.reminderAt ?? null,
      };
      const takeBack = async () => {
        const { caseId } = made;
        if (wasThere) put((await call('app', caseContract['edit-case'], { caseId, ...before })).case);
        else await call('app', caseContract['delete-case'], { caseId });
        void queries.invalidateQueries({ queryKey: casesKey({}), exact: true });
      };
      return { kept, takeBack };
    },
    onSuccess: ({ kept }) => put(kept),
  });
}
