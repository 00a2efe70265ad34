import type { rightsContract } from '#domain/contract/rights';
import { ProductError } from '#domain/errors';
import { isOfWriter } from '#domain/keys';
import { askNames } from '#domain/rights/words';
import { expectOperator } from '../../operator/expect-operator.ts';
import { putOnRecord } from '../../operator/put-on-record.ts';
import type { Route } from '../../rest/rest.ts';
import { mailRequest } from '../../rights/mail-request.ts';
import type { RightsServices } from '../../rights/services.ts';
import { shownRequest } from '../../rights/shown-request.ts';

/** Answers a request that waits, and closes it. On record is which and how, not who asked: of somebody without an account that is nobody's to keep. */
export const answerRightsRequest: Route<
  (typeof rightsContract)['answer-rights-request'],
  Pick<
    RightsServices,
    'requests' | 'tombstones' | 'suppressions' | 'send' | 'from' | 'site' | 'decisions' | 'random'
  >
> = async ({ caller, request: { caseNumber, outcome, answer }, now }, services) => {
  expectOperator(caller);
  const { requests } = services;
  const row = await requests.get(caseNumber, now);
  if (row?.status !== 'WAITING') throw new ProductError('NOT_FOUND', tooLate(caseNumber));
  const decided = {
    kind: outcome === 'done' ? ('grant request' as const) : ('refuse request' as const),
    by: caller.sub,
    ...(row.owner && !isOfWriter(row.owner) && { of: row.owner }),
    about: `${caseNumber}: ${askNames[row.asks]}`,
    reports: [caseNumber],
  };
  return putOnRecord(
    decided,
    now,
    async () => {
      const closed = await requests.change(caseNumber, 'WAITING', {
        ...{ status: 'DONE', answer, closedAt: new Date(now).toISOString(), because: null },
        ...{ open: null, email: null, details: '' },
      });
      if (!closed) throw new ProductError('CONFLICT', tooLate(caseNumber));
      const state = await shownRequest(closed, now, services);
      return { mailed: !!row.email && (await mailRequest(row.email, state, undefined, services)) };
    },
    services,
  );
};

const tooLate = (caseNumber: string) =>
  `${caseNumber} has been answered or closed in the meantime, perhaps by another operator. Your answer wasn’t sent.`;
