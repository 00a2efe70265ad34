import { prices } from '../cost/prices.ts';
import type { Template } from './synthesis.ts';

export interface Item {
  what: string;
  count: number;
  /** A month. */
  dollars: number;
}

type Properties = Record<string, unknown>;
/** What Lambda asks a queue all day, in a month: five requests every twenty seconds (docs/decisions/065-a-branch-that-sleeps.md). */
const pollsAMonth = 648_000;
const minutesAMonth = 30 * 24 * 60;
/** Queues behind a mapping are asked; streams are free. */
const polls = ({ Enabled, StartingPosition }: Properties) => Enabled !== false && !StartingPosition;
const runs = (properties: Properties): number => {
  const [, count, unit] =
    /^rate\((\d+) (minute|hour|day)s?\)$/.exec(String(properties['ScheduleExpression'])) ?? [];
  if (!count || properties['State'] === 'DISABLED') return 0;
  return (
    minutesAMonth / (Number(count) * { minute: 1, hour: 60, day: 1440 }[unit as 'minute' | 'hour' | 'day'])
  );
};
/** A run that finds nothing due: a few tenths of a second at half a GB. */
const idleRun = 0.15;

/**
 * What the resources of a stage cost in a month in which nobody comes, by list prices. Types that are billed by use alone cost nothing
 * here; what is stored is left out.
 */
export function standingCosts(templates: readonly Template[]): Item[] {
  const all = templates.flatMap(({ Resources }) => Object.values(Resources));
  const of = (type: string) =>
    all.filter(({ Type }) => Type === type).map(({ Properties = {} }) => Properties);
  const rules = of('AWS::WAFv2::WebACL').reduce((sum, { Rules }) => sum + ((Rules as []) ?? []).length, 0);
  const runsAMonth = of('AWS::Scheduler::Schedule').reduce((sum, one) => sum + runs(one), 0);
  const polled = of('AWS::Lambda::EventSourceMapping').filter(polls).length;
  const each = (what: string, count: number, key: keyof typeof prices): Item => ({
    ...{ what, count },
    dollars: (count * prices[key].dollars) / prices[key].per,
  });
  const scheduled = each('runs of jobs', runsAMonth, 'lambdaCall');
  return [
    each('web ACLs', of('AWS::WAFv2::WebACL').length, 'webAcl'),
    each('rules of web ACLs', rules, 'webAclRule'),
    each('alarms', of('AWS::CloudWatch::Alarm').length, 'alarm'),
    // The first three of an account are free.
    each('dashboards over three', Math.max(0, of('AWS::CloudWatch::Dashboard').length - 3), 'dashboard'),
    each('secrets', of('AWS::SecretsManager::Secret').length, 'secret'),
    each('keys', of('AWS::KMS::Key').length, 'encryptionKey'),
    { ...each('queues that are polled', polled * pollsAMonth, 'queueCall'), count: polled },
    {
      ...scheduled,
      dollars:
        scheduled.dollars +
        (runsAMonth * idleRun * prices.lambdaGbSecond.dollars) / prices.lambdaGbSecond.per,
    },
  ];
}
