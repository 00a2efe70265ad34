import type { caseContract } from '#domain/contract/case';
import type { CaseServices } from '../../case/services.ts';
import type { Route } from '../../rest/rest.ts';

/** The caller's own cases, the newest first. */
export const getCases: Route<(typeof caseContract)['get-cases'], Pick<CaseServices, 'cases'>> = async (
  { caller },
  { cases },
) => ({ cases: await cases.heads(caller.sub) });
