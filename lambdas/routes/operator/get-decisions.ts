import type { operatorContract } from '#domain/contract/operator';
import { expectOperator } from '../../operator/expect-operator.ts';
import type { OperatorServices } from '../../operator/services.ts';
import type { Route } from '../../rest/rest.ts';

const page = 50;

/** What was decided, newest first, for those who run the product. */
export const getDecisions: Route<
  (typeof operatorContract)['get-decisions'],
  Pick<OperatorServices, 'decisions' | 'users'>
> = async ({ caller, request: { before } }, { decisions, users }) => {
  expectOperator(caller);
  const found = await decisions.recent(page, before);
  const operators = new Map(
    await Promise.all(
      [...new Set(found.map(({ by }) => by))].map(
        async (by) =>
          // "aws key AKIA…" and the like are no ids of people.
          [by, by.includes(' ') ? by : ((await users.get(by))?.accountEmail ?? null)] as const,
      ),
    ),
  );
  return {
    decisions: found.map(({ words, by, ...decision }) => ({
      ...decision,
      by: operators.get(by) ?? null,
      about: words?.about ?? null,
      reason: words?.reason ?? null,
    })),
    next: found.length === page ? found.at(-1)!.id : null,
  };
};
