import { expect, test } from 'vitest';
import { assembly } from '../template/in-test/assembly.ts';
import { roleStatements } from './roles.ts';
import { checkServiceCalls } from './service-calls.ts';

const at = (id: string, name = 'Arn') => ({ 'Fn::GetAtt': [id, name] });
const role = (...Statement: object[]) => ({
  Type: 'AWS::IAM::Role',
  Properties: { Policies: [{ PolicyName: 'p', PolicyDocument: { Statement } }] },
});
const allow = (Action: string[], Resource: object) => ({ Effect: 'Allow', Action, Resource });

/** A function that a queue and a stream drive and a schedule calls, under the roles that it is given. */
const shop = (worker: object, caller: object) =>
  assembly({
    Shop: {
      Resources: {
        Worker: worker,
        Caller: caller,
        Jobs: { Type: 'AWS::SQS::Queue', Properties: { QueueName: 'jobs' } },
        Lost: { Type: 'AWS::SQS::Queue', Properties: { QueueName: 'lost' } },
        Orders: {
          Type: 'AWS::DynamoDB::Table',
          Properties: { TableName: 'orders', StreamSpecification: { StreamViewType: 'NEW_IMAGE' } },
        },
        Work: { Type: 'AWS::Lambda::Function', Properties: { FunctionName: 'work', Role: at('Worker') } },
        FromJobs: {
          Type: 'AWS::Lambda::EventSourceMapping',
          Properties: { FunctionName: { Ref: 'Work' }, EventSourceArn: at('Jobs') },
        },
        FromOrders: {
          Type: 'AWS::Lambda::EventSourceMapping',
          Properties: {
            FunctionName: { Ref: 'Work' },
            EventSourceArn: at('Orders', 'StreamArn'),
            DestinationConfig: { OnFailure: { Destination: at('Lost') } },
          },
        },
        Nightly: {
          Type: 'AWS::Scheduler::Schedule',
          Properties: { Target: { Arn: at('Work'), RoleArn: at('Caller') } },
        },
      },
    },
  });

const queue = allow(['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'], at('Jobs'));
const stream = allow(['dynamodb:*Stream*', 'dynamodb:Get*'], at('Orders', 'StreamArn'));
const lost = allow(['sqs:SendMessage'], at('Lost'));
const call = allow(['lambda:InvokeFunction'], at('Work'));

function check(worker: object[], caller: object[]) {
  const deployment = shop(role(...worker), role(...caller));
  const roles = roleStatements(deployment);
  return () => checkServiceCalls(deployment, { statementsOf: (arn) => roles.get(arn) ?? [] });
}

test('roles that may do what their services do are let through', () => {
  expect(check([queue, stream, lost], [call])).not.toThrow();
});

test.each([
  ['the queue', [stream, lost], [call], 'FromJobs', 'sqs:ReceiveMessage'],
  ['the stream', [queue, lost], [call], 'FromOrders', 'dynamodb:DescribeStream'],
  ['where failures go', [queue, stream], [call], 'FromOrders', 'sqs:SendMessage'],
  ['the function', [queue, stream, lost], [], 'Nightly', 'lambda:InvokeFunction'],
])('a missing grant on %s is named', (_, worker, caller, resource, action) => {
  expect(check(worker, caller)).toThrow(
    `Shop: the role of ${resource} is not authorized to perform ${action} on arn:aws:`,
  );
});
