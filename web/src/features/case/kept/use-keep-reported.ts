import { useMutation, useQueryClient } from '@tanstack/react-query';
import { caseContract } from '#domain/contract/case';
import { call } from '../../../lib/api/rest.ts';
import { dateValue, namedDay } from '../steps/days.ts';
import { casesKey, listCases, usePut } from '../api.ts';

const WEEK = 7 * 86_400_000;

/** A finding that was reported just now becomes a case that says so, with the text that was sent and a reminder in a week; `takeBack` undoes both. */
export function useKeepReported() {
  const queries = useQueryClient();
  const put = usePut();
  return useMutation({
    mutationFn: async ({ findingId, reportText }: { findingId: string; reportText: string }) => {
      const earlier = await queries.fetchQuery({ queryKey: casesKey({}), queryFn: listCases({}) });
      const { case: made } = await call('app', caseContract['create-case'], { findingId });
      const now = Date.now();
      const edit = {
        caseId: made.caseId,
        reportedOn: namedDay(dateValue(now))!,
        // As it was sent: the case's own text goes on with its evidence, and with what is ticked later.
        ...(!made.reportText && { reportText }),
        reminderAt: made.reminderAt ?? new Date(now + WEEK).toISOString(),
      };
      const kept = (await call('app', caseContract['edit-case'], edit)).case;
      const wasThere = earlier.some(({ caseId }) => caseId === made.caseId);
      const before = { reportedOn: made.reportedOn ?? null, reminderAt: made.reminderAt ?? null };
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
