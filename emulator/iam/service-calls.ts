import { TemplateError, type Deployment, type Resource } from '../template/template.ts';
import type { Authority } from './authority.ts';
import { allowed } from './policy.ts';

/** What an event source asks of the function's role: https://docs.aws.amazon.com/lambda/latest/dg/lambda-intro-execution-role.html */
const toRead = {
  sqs: ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'],
  dynamodb: [
    'dynamodb:DescribeStream',
    'dynamodb:GetRecords',
    'dynamodb:GetShardIterator',
    'dynamodb:ListStreams',
  ],
};

/**
 * Refuses a template whose services would not get through with their roles: a schedule that may not call its function, a
 * function that may not read what drives it or write where its failures go. In the cloud the mapping is not made, and the
 * schedule fails each time without a word.
 */
export function checkServiceCalls(
  deployment: Deployment,
  { statementsOf }: Pick<Authority, 'statementsOf'>,
): void {
  const demand = (of: Resource, role: unknown, actions: string[], resource: string) => {
    const missing = actions.find((action) => !allowed(statementsOf(String(role)), { action, resource }));
    if (missing)
      throw new TemplateError(
        `${of.stack}: the role of ${of.logicalId} is not authorized to perform ${missing} on ${resource}`,
      );
  };
  for (const schedule of deployment.ofType('AWS::Scheduler::Schedule')) {
    const { Arn, RoleArn } = schedule.properties.Target as { Arn: string; RoleArn: string };
    demand(schedule, RoleArn, ['lambda:InvokeFunction'], Arn);
  }
  for (const mapping of deployment.ofType('AWS::Lambda::EventSourceMapping')) {
    const source = String(mapping.properties.EventSourceArn);
    const service = source.split(':')[2] as keyof typeof toRead;
    const role = roleOf(deployment, String(mapping.properties.FunctionName));
    demand(mapping, role, toRead[service] ?? [], source);
    const { OnFailure } = (mapping.properties.DestinationConfig ?? {}) as {
      OnFailure?: { Destination: string };
    };
    if (OnFailure) demand(mapping, role, ['sqs:SendMessage'], OnFailure.Destination);
  }
}

/** By the name of a function, or its ARN. */
const roleOf = (deployment: Deployment, name: string): unknown =>
  deployment
    .ofType('AWS::Lambda::Function')
    .find(({ physicalName }) => physicalName === name.split(':').at(-1))?.properties.Role;
