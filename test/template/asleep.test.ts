import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { allowed } from '../../emulator/iam/policy.ts';
import { roleStatements } from '../../emulator/iam/roles.ts';
import { loadAssembly } from '../../emulator/template/load-assembly.ts';
import { synthesized } from './synthesized.ts';

const branch = synthesized({ branch: 'main' });
const mailing = synthesized({
  branch: 'mail',
  siteUrl: 'https://d111.cloudfront.net',
  mailFrom: 'a@b.example',
});
const prodb = synthesized({ stage: 'prodb' }, false);
afterAll(() => [branch, mailing, prodb].forEach(({ folder }) => rmSync(folder, { recursive: true })));

const byQueue = (stage: typeof branch) =>
  stage.of('AWS::Lambda::EventSourceMapping').filter(([, { Properties }]) => !Properties.StartingPosition);

describe.each([
  ['a branch', branch, 6],
  ['a branch that sends mails', mailing, 7],
])('%s that nobody uses', (_, stage, queues) => {
  it('polls no queue: what Lambda reads there is streams of tables, which it reads for nothing', () => {
    expect(byQueue(stage)).toHaveLength(queues);
    for (const [id, { Properties }] of byQueue(stage)) expect(Properties.Enabled, id).toBe(false);
  });

  it('runs no job: nothing ticks', () => {
    const schedules = stage.of('AWS::Scheduler::Schedule');
    expect(schedules.length).toBeGreaterThanOrEqual(6);
    for (const [id, { Properties }] of schedules) expect(Properties.State, id).toBe('DISABLED');
    expect(stage.of('AWS::Events::Rule')).toEqual([]);
  });

  it('holds nothing that is paid by the month', () => {
    const monthly = [
      ...[
        'CloudWatch::Alarm',
        'CloudWatch::Dashboard',
        'WAFv2::WebACL',
        'KMS::Key',
        'SecretsManager::Secret',
      ],
      ...['EC2::NatGateway', 'EC2::EIP', 'Route53::HostedZone', 'Lambda::ProvisionedConcurrencyConfig'],
    ].flatMap((type) => stage.of(`AWS::${type}`).map(([id]) => id.replace(/[0-9A-F]{8}$/, '')));
    expect(monthly).toEqual([]);
    for (const [id, { Properties }] of stage.of('AWS::DynamoDB::Table'))
      expect(Properties.BillingMode, id).toBe('PAY_PER_REQUEST');
  });
});

describe('what wakes a branch', () => {
  const deployed = loadAssembly(mailing.folder, 'https://example.com');
  const keeper = deployed
    .ofType('AWS::Lambda::Function')
    .find(({ logicalId }) => logicalId.startsWith('ApiSleepKeeper'))!;
  const statements = roleStatements(deployed).get(String(keeper.properties.Role))!;
  const may = (action: string, resource: string, context = {}) =>
    allowed(statements, { action, resource, context });
  const arn = (service: string, resource: string) => `arn:aws:${service}:us-east-1:000000000000:${resource}`;
  const toScheduler = { 'iam:PassedToService': 'scheduler.amazonaws.com' };

  it('is keyed all the same, with what differs from stack to stack', () => {
    const keys = mailing
      .of('AWS::Lambda::Function')
      .flatMap(([, { Properties }]) => [
        Properties.Environment?.Variables?.OPT_OUT_KEY,
        Properties.Environment?.Variables?.MAIL_KEY,
      ])
      .filter((key) => key !== undefined);
    expect(keys.length).toBeGreaterThan(3);
    for (const key of keys)
      expect(key).toEqual({ 'Fn::Select': [2, { 'Fn::Split': ['/', { Ref: 'AWS::StackId' }] }] });
  });

  it('hears of what people do, and not of what ends by itself', () => {
    const hearing = mailing
      .of('AWS::Lambda::EventSourceMapping')
      .filter(([id]) => id.startsWith('ApiSleepKeeper'));
    expect(hearing).toHaveLength(2);
    for (const [, { Properties }] of hearing)
      expect(Properties.FilterCriteria).toEqual({
        Filters: [{ Pattern: '{"eventName":["INSERT","MODIFY"]}' }],
      });
  });

  it('may switch each mapping and schedule of its stage, and no other', () => {
    for (const { ref, properties } of deployed.ofType('AWS::Lambda::EventSourceMapping'))
      expect(may('lambda:UpdateEventSourceMapping', arn('lambda', `event-source-mapping:${ref}`))).toBe(
        properties.StartingPosition === undefined,
      );
    for (const { ref, properties } of deployed.ofType('AWS::Scheduler::Schedule')) {
      expect(may('scheduler:UpdateSchedule', arn('scheduler', `schedule/default/${ref}`))).toBe(true);
      const { RoleArn } = properties.Target as { RoleArn: string };
      expect(may('iam:PassRole', RoleArn, toScheduler)).toBe(true);
      expect(may('iam:PassRole', RoleArn, { 'iam:PassedToService': 'lambda.amazonaws.com' })).toBe(false);
    }
    expect(may('lambda:UpdateEventSourceMapping', arn('lambda', 'event-source-mapping:other'))).toBe(false);
    expect(may('scheduler:UpdateSchedule', arn('scheduler', 'schedule/default/other'))).toBe(false);
    expect(may('iam:PassRole', 'arn:aws:iam::000000000000:role/admin', toScheduler)).toBe(false);
  });

  it('is not in production, which is always awake', () => {
    expect(prodb.all.filter(([id]) => id.startsWith('ApiSleep'))).toEqual([]);
    for (const [, { Properties }] of byQueue(prodb)) expect(Properties.Enabled).not.toBe(false);
    for (const [, { Properties }] of prodb.of('AWS::Scheduler::Schedule'))
      expect(Properties.State).not.toBe('DISABLED');
    const once = prodb.of('AWS::DynamoDB::Table').find(([id]) => id.startsWith('TablesOnce'))!;
    expect(once[1].Properties.StreamSpecification).toBeUndefined();
  });
});
