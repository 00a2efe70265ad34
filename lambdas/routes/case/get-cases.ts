import type { caseContract } from '#domain/contract/case';
import { goneSince } from '../../case/gone-since.ts';
import { caseOwner } from '../../case/owner.ts';
import type { CaseServices } from '../../case/services.ts';
import type { Route } from '../../rest/rest.ts';

/** The caller's own cases, the newest first, each with whether a scan saw its account gone. */
export const getCases: Route<
  (typeof caseContract)['get-cases'],
  Pick<CaseServices, 'cases' | 'findings' | 'seats'>
> = async ({ caller, request }, services) => {
  const owner = await caseOwner(caller, request, services);
  const cases = await services.cases.heads(owner.id);
  if (!cases.some((one) => one.findingId && !one.closedAt)) return { cases };
  const findings = await services.findings.list(owner.subjectId);
  return {
    cases: cases.map((one) => ({
      ...one,
      goneAt: one.closedAt
        ? one.goneAt
        : goneSince(
            one,
            findings.find(({ id }) => id === one.findingId),
          ),
    })),
  };
};
