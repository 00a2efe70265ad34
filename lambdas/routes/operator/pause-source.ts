import type { operatorContract } from '#domain/contract/operator';
import { sourceName } from '#domain/operations/operations';
import { expectOperator } from '../../operator/expect-operator.ts';
import { putOnRecord } from '../../operator/put-on-record.ts';
import type { OperatorServices } from '../../operator/services.ts';
import type { Route } from '../../rest/rest.ts';

/** Switches a source off or on for everybody. Its own budget and rest are left as they are. */
export const pauseSource: Route<
  (typeof operatorContract)['pause-source'],
  Pick<OperatorServices, 'pauses' | 'decisions' | 'random'>
> = async ({ caller, request: { source, paused, reason }, now }, services) => {
  expectOperator(caller);
  const decided = {
    kind: paused ? ('pause source' as const) : ('resume source' as const),
    by: caller.sub,
    about: sourceName(source),
    reason,
  };
  const pause = { reason, by: caller.sub, at: new Date(now).toISOString() };
  await putOnRecord(
    decided,
    now,
    () => (paused ? services.pauses.pause(source, pause) : services.pauses.resume(source)),
    services,
  );
  return { source, paused };
};
