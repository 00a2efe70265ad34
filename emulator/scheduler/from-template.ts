import type { Resource } from '../template/template.ts';
import type { Schedule } from './scheduler.ts';

/** Reads an AWS::Scheduler::Schedule; undefined: it is switched off. @throws on what the emulated scheduler cannot do */
export function scheduleOf({
  physicalName,
  properties,
}: Pick<Resource, 'physicalName' | 'properties'>): Schedule | undefined {
  const expression = String(properties.ScheduleExpression);
  const rate = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression);
  const at = /^at\((\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)\)$/.exec(expression);
  if (!rate && !at)
    throw new Error(`${physicalName}: the emulated scheduler knows rate(...) and at(...), not ${expression}`);
  if (properties.State === 'DISABLED') return undefined;
  const target = properties.Target as {
    Arn: string;
    Input?: string;
    RetryPolicy?: { MaximumRetryAttempts?: number };
  };
  return {
    name: physicalName,
    ...(rate
      ? {
          everyMs:
            Number(rate[1]) * { minute: 60_000, hour: 3_600_000, day: 86_400_000 }[rate[2] as 'minute']!,
        }
      : { onceAt: Date.parse(`${at![1]}Z`) }),
    functionArn: target.Arn,
    input: target.Input === undefined ? {} : JSON.parse(target.Input),
    retries: target.RetryPolicy?.MaximumRetryAttempts ?? 185,
  };
}
