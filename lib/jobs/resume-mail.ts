import { Stack } from 'aws-cdk-lib';
import { Policy, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';
import type { ProductFunction } from '../product-function.ts';

/** Lets the notification group mail a code to an address that mails came back from, taken off SES's own list before. */
export function allowCodeAgain(scope: Construct, handler: ProductFunction, mailFrom: string): void {
  handler.addEnvironment('MAIL_FROM', mailFrom);
  const resourceName = mailFrom.split('@').at(-1) ?? '';
  handler.addToRolePolicy(
    new PolicyStatement({
      actions: ['ses:SendEmail'],
      resources: [Stack.of(scope).formatArn({ service: 'ses', resource: 'identity', resourceName })],
      conditions: { StringEquals: { 'ses:FromAddress': mailFrom } },
    }),
  );
  const policy = new Policy(scope, 'SuppressionList', {
    roles: handler.role ? [handler.role] : [],
    statements: [new PolicyStatement({ actions: ['ses:DeleteSuppressedDestination'], resources: ['*'] })],
  });
  acknowledge(
    policy,
    'The list belongs to the account; the function takes off it the address of whoever asks.',
    'AwsSolutions-IAM5[Resource::*]',
  );
}
