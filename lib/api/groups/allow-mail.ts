import { Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { ProductFunction } from '../../product-function.ts';

/** Lets a function send mails, from this address alone. */
export function allowMail(handler: ProductFunction, mailFrom: string): void {
  const domain = mailFrom.split('@').at(-1) ?? '';
  handler.addToRolePolicy(
    new PolicyStatement({
      actions: ['ses:SendEmail'],
      resources: [
        Stack.of(handler).formatArn({ service: 'ses', resource: 'identity', resourceName: domain }),
      ],
      conditions: { StringEquals: { 'ses:FromAddress': mailFrom } },
    }),
  );
}
