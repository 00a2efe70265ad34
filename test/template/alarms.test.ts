import { readFileSync, rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { allowed, type Statement } from '../../emulator/iam/policy.ts';
import { buildLambdas, lambdasFolder } from '../../bin/build.ts';
import { refusals } from '../../lib/refusals.ts';
import { loadAssembly } from '../../emulator/template/load-assembly.ts';
import { ownDomain, synthesized } from './synthesized.ts';

const prodb = synthesized({ stage: 'prodb' }, false, { ...ownDomain, mailFrom: 'hello@example.com' });
const branch = synthesized({ branch: 'main' }, false);
afterAll(() => [prodb, branch].forEach(({ folder }) => rmSync(folder, { recursive: true })));

const text = (value: unknown): string => JSON.stringify(value ?? '');
const alarms = prodb.of('AWS::CloudWatch::Alarm').map(([, { Properties }]) => Properties);
const literal = (words: string) => `^${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`;
/** What an alarm looks at: one metric, or those of an expression. */
function measured(alarm: (typeof alarms)[number]): { [name: string]: unknown }[] {
  const parts = alarm.Metrics as { MetricStat?: { Metric: { [name: string]: unknown } } }[] | undefined;
  return parts?.flatMap(({ MetricStat }) => (MetricStat ? [MetricStat.Metric] : [])) ?? [alarm];
}
const about = (name: string) =>
  alarms.filter((alarm) => measured(alarm).some(({ Dimensions }) => text(Dimensions).includes(`"${name}"`)));
/** The role of a function, by the name of its entry. */
const roleOf = (entry: string) =>
  prodb
    .of('AWS::IAM::Role')
    .find(([, { Properties }]) => String(Properties.Description ?? '').startsWith(`${entry}: `))?.[0];
const ofMetric = (metric: string, name: string) =>
  about(name).filter((alarm) => measured(alarm).some(({ MetricName }) => MetricName === metric));

describe('alarms', () => {
  it('watch every function of ours, and say whom its failure hurts', () => {
    const ours = prodb
      .of('AWS::Lambda::Function')
      .filter(([, { Properties }]) => text(Properties.Environment ?? '').includes('"STAGE"'));
    expect(ours.length).toBeGreaterThan(15);
    for (const [id, { Properties }] of ours)
      expect(ofMetric('Errors', id), id).toMatchObject([
        {
          AlarmDescription: expect.stringMatching(literal(String(Properties.Description).slice(0, 200))),
          TreatMissingData: 'notBreaching',
        },
      ]);
  });

  it('watch every queue of what was given up', () => {
    const given = prodb.of('AWS::SQS::Queue').filter(([id]) => id.includes('Failed'));
    expect(given.length).toBeGreaterThan(3);
    for (const [id] of given)
      expect(about(id), id).toMatchObject([
        { MetricName: 'ApproximateNumberOfMessagesVisible', Threshold: 1, Statistic: 'Maximum' },
      ]);
  });

  it('watch every queue of work for what waits, and every stream for how late it is', () => {
    // In the stack of the queue, or as a name of another.
    const mappings = prodb.of('AWS::Lambda::EventSourceMapping').map(([, { Properties }]) => Properties);
    const streams = mappings.filter(({ StartingPosition }) => StartingPosition);
    expect(streams).toHaveLength(2);
    for (const { FunctionName } of streams)
      expect(ofMetric('IteratorAge', FunctionName.Ref as string)).toMatchObject([{ Threshold: 1_800_000 }]);
    const work = prodb.of('AWS::SQS::Queue').filter(([id]) => !id.includes('Failed'));
    expect(work).toHaveLength(mappings.length - streams.length);
    for (const [id] of work)
      expect(ofMetric('ApproximateAgeOfOldestMessage', id), id).toMatchObject([{ Threshold: 1800 }]);
  });

  it('watch every job for whether it still runs: nothing counted is an alarm', () => {
    const jobs = prodb
      .of('AWS::Scheduler::Schedule')
      .map(([, { Properties }]) => Properties)
      .filter(({ ScheduleExpression }) => ScheduleExpression.startsWith('rate('));
    expect(jobs.length).toBeGreaterThan(5);
    for (const { Target, ScheduleExpression } of jobs) {
      const [stopped, ...others] = ofMetric('Invocations', Target.Arn['Fn::GetAtt'][0]);
      expect(others).toEqual([]);
      expect(stopped).toMatchObject({
        ...{ Threshold: 1, ComparisonOperator: 'LessThanThreshold', TreatMissingData: 'breaching' },
      });
      const minutes = Number(/\d+/.exec(ScheduleExpression)![0]);
      expect(stopped!.Period / 60).toBeGreaterThanOrEqual(2 * minutes);
      // CloudWatch looks back a day at most.
      expect(stopped!.Period).toBeLessThanOrEqual(86_400);
    }
  });

  it('watch what is counted for the account, and the site', () => {
    for (const name of [
      ...['Throttles', 'SMSMonthToDateSpentUSD', 'Reputation.BounceRate', 'Reputation.ComplaintRate'],
      '5xxErrorRate',
    ])
      expect(alarms.filter(({ MetricName }) => MetricName === name)).toHaveLength(1);
  });

  it('watch what is refused without a failure: in the log of each function whose code can say it, and of no other', async () => {
    (await buildLambdas()).close();
    const { sources } = JSON.parse(readFileSync(`${lambdasFolder}/built.json`, 'utf8')) as {
      sources: Record<string, string[]>;
    };
    const says = (words: string) =>
      Object.keys(sources).filter((name) =>
        sources[name]!.some(
          (file) =>
            file.startsWith('lambdas/') &&
            readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8').includes(`'${words}'`),
        ),
      );
    for (const { counted, says: words, by } of refusals) {
      expect([...new Set(words.flatMap(says))].sort(), counted).toEqual([...by].sort());
      const filters = prodb
        .of('AWS::Logs::MetricFilter')
        .map(([, { Properties }]) => Properties)
        .filter(({ MetricTransformations }) => MetricTransformations[0].MetricName === counted);
      const watched = filters.map(({ LogGroupName }) => LogGroupName.Ref as string);
      const groups = prodb
        .of('AWS::Lambda::Function')
        .filter(([, { Properties }]) =>
          by.some((name) => String(Properties.Role['Fn::GetAtt'][0]) === roleOf(name)),
        )
        .map(([, { Properties }]) => Properties.LoggingConfig.LogGroup.Ref as string);
      expect(watched.sort(), counted).toEqual(groups.sort());
      expect(watched, counted).toHaveLength(by.length);
      for (const { FilterPattern, MetricTransformations } of filters) {
        expect(FilterPattern).toBe(`{ (${words.map((one) => `$.message = "${one}"`).join(') || (')}) }`);
        expect(MetricTransformations).toMatchObject([
          { MetricNamespace: 'Countersign/prodb', MetricValue: '1' },
        ]);
      }
      expect(alarms.filter(({ MetricName }) => MetricName === counted)).toMatchObject([
        { Namespace: 'Countersign/prodb', Statistic: 'Sum' },
      ]);
    }
  });

  it('say that the bill grows: by a budget of the account, to the same topic', () => {
    expect(prodb.of('AWS::Budgets::Budget').map(([, { Properties }]) => Properties)).toMatchObject([
      {
        Budget: { BudgetType: 'COST', TimeUnit: 'MONTHLY', BudgetLimit: { Amount: 60, Unit: 'USD' } },
        NotificationsWithSubscribers: [
          { Subscribers: [{ SubscriptionType: 'SNS', Address: { Ref: expect.stringMatching(/^Alarms/) } }] },
          { Subscribers: [{ SubscriptionType: 'SNS', Address: { Ref: expect.stringMatching(/^Alarms/) } }] },
        ],
      },
    ]);
  });

  it('say that the public key ends two months before', () => {
    const [said] = prodb
      .of('AWS::Scheduler::Schedule')
      .filter(([, { Properties }]) => Properties.ScheduleExpression.startsWith('at('));
    expect(said![1].Properties).toMatchObject({
      ScheduleExpression: 'at(2027-09-02T00:00:00)',
      Target: {
        Input: expect.stringContaining('2027-11-01'),
        Arn: { Ref: expect.stringMatching(/^Alarms/) },
      },
    });
  });

  it('each say whether they wake somebody, and where in the runbook to read on', () => {
    const runbook = readFileSync(new URL('../../docs/runbook.md', import.meta.url), 'utf8');
    const headings = [...runbook.matchAll(/^### (.+)$/gm)].map(([, heading]) => heading!);
    const named = alarms.map(({ AlarmDescription }) => {
      const said = /\. (Page|Ticket)\. docs\/runbook\.md: (.+)$/.exec(AlarmDescription as string);
      expect(said, AlarmDescription).not.toBeNull();
      return said![2]!;
    });
    // Said by a schedule, and by AWS Budgets in its own words.
    expect([...new Set([...named, 'The public key expires', 'The bill grows'])].sort()).toEqual(
      headings.sort(),
    );
  });

  it('wake somebody where nobody can sign in', () => {
    for (const part of ['PreSignUp', 'CustomMessage', 'SignInWatchNote']) {
      const [of] = alarms.filter((alarm) =>
        measured(alarm).some(
          ({ MetricName, Dimensions }) => MetricName === 'Errors' && text(Dimensions).includes(part),
        ),
      );
      expect(of!.AlarmDescription, part).toContain('Page. docs/runbook.md: Nobody can sign in');
    }
  });

  it.each([
    ['pre-sign-up', 'IdentityPreSignUp', 'A sign-up was refused'],
    ['custom-message', 'IdentityCustomMessage', 'A text was refused'],
  ])('wake nobody for what %s refuses as it should: anybody could cause that', (entry, part, words) => {
    const [alarm, ...others] = alarms.filter((each) =>
      measured(each).some(
        ({ MetricName, Dimensions }) => MetricName === 'Errors' && text(Dimensions).includes(`"${part}`),
      ),
    );
    expect(others).toEqual([]);
    const [, refused, ...more] = measured(alarm!);
    expect(more).toEqual([]);
    const counts = alarm!.Metrics as { Id: string; Expression?: string; ReturnData?: boolean }[];
    expect(counts.filter(({ Expression }) => Expression)).toMatchObject([
      { Expression: 'errors - FILL(refused, 0)' },
    ]);
    expect(alarm).toMatchObject({ Threshold: 3, TreatMissingData: 'notBreaching' });
    const filters = prodb
      .of('AWS::Logs::MetricFilter')
      .map(([, { Properties }]) => Properties)
      .filter(({ MetricTransformations }) => MetricTransformations[0].MetricName === refused!.MetricName);
    expect(filters).toMatchObject([
      {
        FilterPattern: `{ $.message = "${words}" }`,
        // A log without one says zero, so that a failure is never unknown for want of it.
        MetricTransformations: [{ MetricNamespace: refused!.Namespace, MetricValue: '1', DefaultValue: 0 }],
      },
    ]);
    const [, { Properties }] = prodb
      .of('AWS::Lambda::Function')
      .find(([, each]) => String(each.Properties.Role['Fn::GetAtt'][0]) === roleOf(entry))!;
    expect(filters[0]!.LogGroupName).toEqual(Properties.LoggingConfig.LogGroup);
  });

  it('watch every API for answers of its own fault', () => {
    const failing = alarms.filter(({ MetricName }) => MetricName === '5XXError');
    const names = prodb.of('AWS::ApiGateway::RestApi').map(([, { Properties }]) => Properties.Name as string);
    const [graphql] = prodb.of('AWS::AppSync::GraphQLApi');
    const watched = failing.flatMap(({ Dimensions }) =>
      (Dimensions as { Value: unknown }[]).map(({ Value }) => Value),
    );
    expect(watched).toHaveLength(6);
    expect(watched).toEqual(
      expect.arrayContaining([...names, { 'Fn::GetAtt': [graphql![0], 'ApiId'] }] as unknown[]),
    );
  });

  it('stand in the stack of what they watch, so that a renamed function holds up no other stack', () => {
    const homes = prodb.stacks.map(({ template }) =>
      Object.values(template.Resources).filter(({ Type }) => Type === 'AWS::CloudWatch::Alarm'),
    );
    expect(homes.map(({ length }) => length > 0)).toEqual([false, true, true, true]);
    for (const { Properties } of homes.flat())
      expect(text(Properties.Dimensions)).not.toContain('ImportValue');
  });

  it('tell one topic, of the first stack that has any', () => {
    const [first, ...others] = prodb.stacks
      .flatMap(({ template }) => Object.entries(template.Resources))
      .filter(([name, { Type }]) => Type === 'AWS::SNS::Topic' && name.startsWith('Alarms'));
    const id = first![0];
    expect(others).toEqual([]);
    expect(Object.keys(prodb.stacks[1]!.template.Resources)).toContain(id);
    for (const { AlarmActions } of alarms) {
      expect(AlarmActions).toHaveLength(1);
      expect(text(AlarmActions)).toMatch(
        new RegExp(`^\\[\\{"(Ref|Fn::ImportValue)":"[^"]*${id}[^"]*"\\}\\]$`),
      );
    }
  });

  it('cost a branch nothing by the month', () => {
    for (const type of [
      'AWS::CloudWatch::Alarm',
      'AWS::SNS::Topic',
      'AWS::Logs::MetricFilter',
      'AWS::Budgets::Budget',
    ])
      expect(branch.of(type), type).toEqual([]);
  });
});

describe('the dashboard', () => {
  const [one, ...others] = prodb.of('AWS::CloudWatch::Dashboard').map(([, { Properties }]) => Properties);
  const body = JSON.stringify(one!.DashboardBody);

  it('is one for the stage, named like it, and needs no other stack', () => {
    expect(others).toEqual([]);
    expect(one!.DashboardName).toBe('Countersign-prodb');
    expect(body).not.toContain('ImportValue');
    expect(branch.of('AWS::CloudWatch::Dashboard')).toEqual([]);
  });

  it('shows what alarms watch, and tables that throttle, for which there is none', () => {
    for (const metric of [
      ...[
        'Errors',
        'Throttles',
        'Duration',
        'IteratorAge',
        'ApproximateAgeOfOldestMessage',
        '5XXError',
        'Latency',
      ],
      ...['ReadThrottleEvents', 'WriteThrottleEvents', 'MessagesRefused', 'PublishesRefused'],
    ])
      expect(body, metric).toContain(metric);
    const searches = body.match(/SEARCH\('[^']+', '(Sum|Maximum|p99)', 300\)/g)!;
    expect(searches).toHaveLength(8);
    for (const search of searches)
      expect(search).toMatch(/^SEARCH\('\{AWS\/\w+,\w+\} (?:Countersign )?prodb \(MetricName=/);
  });

  it('finds REST APIs by the names that they have', () => {
    for (const [, { Properties }] of prodb.of('AWS::ApiGateway::RestApi'))
      expect(Properties.Name).toMatch(/^[a-zA-Z]+-prodb$/);
    expect(body.match(/\{AWS\/ApiGateway,ApiName\} prodb \(/g)).toHaveLength(2);
  });
});

describe('the topic of the alarms', () => {
  const deployed = loadAssembly(prodb.folder, 'https://example.com');
  const [topic] = deployed.ofType('AWS::SNS::Topic').filter(({ stack }) => stack.endsWith('-Identity'));
  const statements = deployed
    .ofType('AWS::SNS::TopicPolicy')
    .filter(({ properties }) => (properties.Topics as string[]).includes(topic!.ref))
    .flatMap(({ properties }) => (properties.PolicyDocument as { Statement: Statement[] }).Statement);
  const publishes = (service: string, account: string, secure = 'true') =>
    allowed(
      statements.filter(({ Principal }) =>
        [text({ Service: service }), text({ AWS: '*' }), '"*"'].includes(text(Principal)),
      ),
      {
        action: 'sns:Publish',
        resource: topic!.ref,
        context: { 'aws:SourceAccount': account, 'aws:SecureTransport': secure },
      },
    );
  const own = '000000000000';

  it('takes what CloudWatch publishes for an alarm of this account', () => {
    expect(publishes('cloudwatch.amazonaws.com', own)).toBe(true);
  });

  it('takes what the budget of this account says', () => {
    expect(publishes('budgets.amazonaws.com', own)).toBe(true);
    expect(publishes('budgets.amazonaws.com', '111122223333')).toBe(false);
  });

  it.each([
    ['an alarm of another account', 'cloudwatch.amazonaws.com', '111122223333', 'true'],
    ['another service', 'ses.amazonaws.com', own, 'true'],
    ['plain http', 'cloudwatch.amazonaws.com', own, 'false'],
  ])('refuses %s', (_, ...who) => {
    expect(publishes(...who)).toBe(false);
  });
});

it('what a sign-in waits for has a place whatever else runs, and leaves what Lambda keeps for all others', () => {
  const kept = prodb
    .of('AWS::Lambda::Function')
    .filter(([, { Properties }]) => Properties.ReservedConcurrentExecutions !== undefined)
    .map(([id, { Properties }]) => [id.replace(/[0-9A-F]{8}$/, ''), Properties.ReservedConcurrentExecutions]);
  expect(kept.sort()).toEqual([
    ['IdentityCustomMessage', 25],
    ['IdentityPreSignUp', 25],
    ['IdentitySignInWatchNote', 25],
  ]);
  // A branch would take them from production: it keeps ten for what anybody may ask, which is their end as well.
  for (const [id, { Properties }] of branch.of('AWS::Lambda::Function'))
    expect(Properties.ReservedConcurrentExecutions, id).toBe(id.startsWith('ApiTwinsPlay') ? 10 : undefined);
});

it('the gateway’s own logs end: each API has a group of the name that it would make, before it runs', () => {
  for (const [id, { Properties }] of prodb.of('AWS::ApiGateway::Stage')) {
    const group = prodb
      .of('AWS::Logs::LogGroup')
      .find(([, each]) => text(each.Properties.LogGroupName ?? '').includes(text(Properties.RestApiId)));
    expect(group![1].Properties, id).toEqual({
      LogGroupName: {
        'Fn::Join': ['', ['API-Gateway-Execution-Logs_', Properties.RestApiId, '/prodb']],
      },
      RetentionInDays: 90,
      Tags: expect.anything(),
    });
    const stage = prodb.all.find(([name]) => name === id)![1] as unknown as { DependsOn: string[] };
    expect(stage.DependsOn).toContain(group![0]);
  }
});

// 500 are CloudFormation's limit. Alarms of jobs, queues and streams are 17 of them, counts of refused mails seven.
it('each stack has room: the largest at most 367 of 500 resources, mails and alarms included', () => {
  for (const { name, template } of prodb.stacks)
    expect(Object.keys(template.Resources).length, name).toBeLessThanOrEqual(367);
});
