import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { allowed, type Statement } from '../../emulator/iam/policy.ts';
import { loadAssembly } from '../../emulator/template/load-assembly.ts';
import { ownDomain, synthesized } from './synthesized.ts';

const prodb = synthesized({ stage: 'prodb' }, false, { ...ownDomain, mailFrom: 'hello@example.com' });
const branch = synthesized({ branch: 'main' }, false);
afterAll(() => [prodb, branch].forEach(({ folder }) => rmSync(folder, { recursive: true })));

const text = (value: unknown): string => JSON.stringify(value);
const alarms = prodb.of('AWS::CloudWatch::Alarm').map(([, { Properties }]) => Properties);
const about = (name: string) => alarms.filter(({ Dimensions }) => text(Dimensions).includes(`"${name}"`));

describe('alarms', () => {
  it('watch every function of ours, and say whom its failure hurts', () => {
    const ours = prodb
      .of('AWS::Lambda::Function')
      .filter(([, { Properties }]) => text(Properties.Environment ?? '').includes('"STAGE"'));
    expect(ours.length).toBeGreaterThan(15);
    for (const [id, { Properties }] of ours)
      expect(about(id), id).toMatchObject([
        { MetricName: 'Errors', AlarmDescription: Properties.Description, TreatMissingData: 'notBreaching' },
      ]);
  });

  it('watch every queue of what was given up', () => {
    const given = prodb.of('AWS::SQS::Queue').filter(([id]) => id.includes('Failed'));
    expect(given.length).toBeGreaterThan(3);
    for (const [id] of given) expect(about(id), id).toMatchObject([{ Threshold: 1, Statistic: 'Maximum' }]);
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
    expect(homes.map(({ length }) => length > 0)).toEqual([true, false, true, false]);
    for (const { Properties } of homes.flat())
      expect(text(Properties.Dimensions)).not.toContain('ImportValue');
  });

  it('tell one topic, of the first stack', () => {
    const [first, ...others] = prodb.stacks
      .flatMap(({ template }) => Object.entries(template.Resources))
      .filter(([name, { Type }]) => Type === 'AWS::SNS::Topic' && name.startsWith('Alarms'));
    const id = first![0];
    expect(others).toEqual([]);
    expect(Object.keys(prodb.stacks[0]!.template.Resources)).toContain(id);
    for (const { AlarmActions } of alarms) {
      expect(AlarmActions).toHaveLength(1);
      expect(text(AlarmActions)).toMatch(
        new RegExp(`^\\[\\{"(Ref|Fn::ImportValue)":"[^"]*${id}[^"]*"\\}\\]$`),
      );
    }
  });

  it('cost a branch nothing by the month', () => {
    for (const type of ['AWS::CloudWatch::Alarm', 'AWS::SNS::Topic'])
      expect(branch.of(type), type).toEqual([]);
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

  it.each([
    ['an alarm of another account', 'cloudwatch.amazonaws.com', '111122223333', 'true'],
    ['another service', 'ses.amazonaws.com', own, 'true'],
    ['plain http', 'cloudwatch.amazonaws.com', own, 'false'],
  ])('refuses %s', (_, ...who) => {
    expect(publishes(...who)).toBe(false);
  });
});

it('each stack has room: the largest at most 340 of 500 resources, mails and alarms included', () => {
  for (const { name, template } of prodb.stacks)
    expect(Object.keys(template.Resources).length, name).toBeLessThanOrEqual(340);
});
