import type { rightsContract } from '#domain/contract/rights';
import { isOfWriter } from '#domain/keys';
import { deadlines, dueBy } from '#domain/rights/deadlines';
import { expectOperator } from '../../operator/expect-operator.ts';
import type { Route } from '../../rest/rest.ts';
import type { RightsServices } from '../../rights/services.ts';

const most = 200;

/** What waits for a person, the earliest deadline first. */
export const getRightsRequests: Route<
  (typeof rightsContract)['get-rights-requests'],
  Pick<RightsServices, 'requests'>
> = async ({ caller, now }, { requests }) => {
  expectOperator(caller);
  const waiting = await requests.waiting(now, most);
  const due = (row: (typeof waiting)[number]) => `${dueBy(row.asks, row.createdAt)} ${row.createdAt}`;
  return {
    requests: waiting
      .sort((one, other) => due(one).localeCompare(due(other)))
      .map((row) => ({
        ...{ caseNumber: row.id, asks: row.asks, email: row.email ?? row.address, details: row.details },
        receivedAt: row.createdAt,
        deadlines: deadlines(row.asks, row.createdAt),
        because: row.because ?? 'person',
        hasAccount: !!row.owner && !isOfWriter(row.owner),
      })),
  };
};
