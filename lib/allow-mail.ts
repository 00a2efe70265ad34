import { Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Outbox } from './outbox.ts';
import type { ProductFunction } from './product-function.ts';
import type { Stage } from './stages.ts';

interface Sending {
  stage: Pick<Stage, 'mailFrom'>;
  outbox: Outbox | undefined;
}

/** Lets a function send mails, from the address of its stage alone; or lets it keep them, where none leaves. */
export function allowMail(handler: ProductFunction, { stage: { mailFrom }, outbox }: Sending): void {
  if (mailFrom === undefined) return outbox?.filledBy(handler);
  handler.addEnvironment('MAIL_FROM', mailFrom);
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
