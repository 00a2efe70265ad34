import type { Deployment, Resource } from '../template/template.ts';
import type { Schedule } from './scheduler.ts';

/** The schedules of the template that are switched on. */
export const schedulesOf = (deployment: Deployment): Schedule[] =>
  deployment.ofType('AWS::Scheduler::Schedule').flatMap((each) => scheduleOf(each) ?? []);

/** Reads an AWS::Scheduler::Schedule. @throws on what the emulated scheduler cannot do */
export function scheduleOf({ physicalName, properties }: Resource): Schedule | undefined {
  if (properties.State === 'DISABLED') return undefined;
  const expression = String(properties.ScheduleExpression);
  const rate = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression);
  if (!rate)
    throw new Error(`${physicalName}: the emulated scheduler knows rate(...) only, not ${expression}`);
  const target = properties.Target as {
    Arn: string;
    Input?: string;
    RetryPolicy?: { MaximumRetryAttempts?: number };
  };
  return {
    name: physicalName,
    everyMs: Number(rate[1]) * { minute: 60_000, hour: 3_600_000, day: 86_400_000 }[rate[2] as 'minute']!,
    functionArn: target.Arn,
    input: target.Input === undefined ? {} : JSON.parse(target.Input),
    retries: target.RetryPolicy?.MaximumRetryAttempts ?? 185,
  };
}
