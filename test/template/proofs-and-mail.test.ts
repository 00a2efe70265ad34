import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { synthesized } from './synthesized.ts';

const mailing = synthesized({ stage: 'prodb' }, true, { mailFrom: 'hello@example.com' });
afterAll(() => rmSync(mailing.folder, { recursive: true }));

const text = (value: unknown): string => JSON.stringify(value);
describe('a function that puts messages back on its own queue', () => {
  it('says that it is meant, or AWS would stop it after sixteen times; no other says so', () => {
    const queueOf = (role: string): string[] =>
      mailing
        .of('AWS::IAM::Policy')
        .filter(([, { Properties }]) => text(Properties.Roles).includes(`"${role}"`))
        .flatMap(([, { Properties }]) => Properties.PolicyDocument.Statement as { Action: unknown }[])
        .filter(({ Action }) => text(Action).includes('sqs:SendMessage'))
        .map((statement) => text(statement));
    const fed = mailing.of('AWS::Lambda::EventSourceMapping').map(([, { Properties }]) => ({
      name: Properties.FunctionName.Ref as string,
      source: text(Properties.EventSourceArn),
    }));
    const goesOn = mailing.of('AWS::Lambda::Function').filter(([name, { Properties }]) => {
      const role = Properties.Role?.['Fn::GetAtt']?.[0] as string | undefined;
      const sends = role ? queueOf(role) : [];
      return fed.some((one) => one.name === name && sends.some((queue) => queue.includes(one.source)));
    });
    const allowed = mailing
      .of('AWS::Lambda::Function')
      .filter(([, { Properties }]) => Properties.RecursiveLoop);
    expect(goesOn.length).toBeGreaterThan(2);
    expect(allowed.map(([name]) => name).sort()).toEqual(goesOn.map(([name]) => name).sort());
  });
});

describe('mails that come back', () => {
  it('are told by SES alone, to one queue, which keeps what could not be taken', () => {
    const [destination] = mailing.of('AWS::SES::ConfigurationSetEventDestination');
    expect(destination![1].Properties.EventDestination).toMatchObject({
      MatchingEventTypes: ['bounce', 'complaint'],
    });
    const { Ref: topic } = destination![1].Properties.EventDestination.SnsDestination.TopicARN;
    const policies = mailing
      .of('AWS::SNS::TopicPolicy')
      .filter(([, { Properties }]) => text(Properties.Topics).includes(topic));
    const may = policies
      .flatMap(([, { Properties }]) => Properties.PolicyDocument.Statement)
      .filter(({ Effect }) => Effect === 'Allow');
    expect(may).toMatchObject([
      {
        Action: 'sns:Publish',
        Principal: { Service: 'ses.amazonaws.com' },
        Condition: { StringEquals: { 'AWS:SourceAccount': { Ref: 'AWS::AccountId' } } },
      },
    ]);
    const [subscription] = mailing
      .of('AWS::SNS::Subscription')
      .filter(([, { Properties }]) => text(Properties.TopicArn).includes(topic));
    expect(subscription![1].Properties).toMatchObject({ Protocol: 'sqs' });
    expect(subscription![1].Properties.RedrivePolicy).toBeDefined();
  });

  it('reach no other table than that of addresses', () => {
    const [, { Properties }] = mailing
      .of('AWS::IAM::Policy')
      .find(([id]) => id.startsWith('ApiMailReturnedTake'))!;
    const tables = text(Properties.PolicyDocument.Statement).match(/Tables[A-Z]\w+?[0-9A-F]{8}/g);
    expect(new Set(tables?.map((name) => name.replace(/[0-9A-F]{8}$/, '')))).toEqual(
      new Set(['TablesEmailInventory']),
    );
    expect(text(Properties)).not.toContain('DeleteItem');
  });
});

it('what operators decided nobody who decides can delete', () => {
  const deleting = mailing
    .of('AWS::IAM::Policy')
    .filter(([, { Properties }]) =>
      (Properties.PolicyDocument.Statement as { Action: string[]; Resource: unknown }[]).some(
        ({ Action, Resource }) =>
          Action.includes('dynamodb:DeleteItem') && /TablesAudit[0-9A-F]{8}/.test(text(Resource)),
      ),
    )
    .map(([id]) => id.replace(/RoleDefaultPolicy.*/, ''));
  expect(deleting).toEqual(['ApiAccountDeletionDelete']);
});
