import { Effect, Policy, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Stack } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { AccountDeletion } from '../jobs/account-deletion.ts';
import { grantUserFiles } from '../jobs/account-deletion.ts';
import { acknowledge } from '../acknowledge.ts';
import type { ProductFunction } from '../product-function.ts';

/** What the user group reaches besides tables: people's files, the queue of deletions, mail and text messages for codes. */
export class UserGroup extends Construct {
  constructor(
    scope: Construct,
    id: string,
    props: { handler: ProductFunction; userFiles: Bucket; deletion: AccountDeletion; mailFrom?: string },
  ) {
    super(scope, id);
    const { handler, userFiles, deletion, mailFrom = '' } = props;
    handler.addEnvironment('USER_FILES_BUCKET', userFiles.bucketName);
    handler.addEnvironment('DELETION_QUEUE_URL', deletion.queue.queueUrl);
    handler.addEnvironment('MAIL_FROM', mailFrom);
    deletion.queue.grantSendMessages(handler);
    grantUserFiles(this, 'Files', handler, userFiles, ['s3:GetObject', 's3:PutObject', 's3:DeleteObject']);
    if (mailFrom !== '') this.allowMail(handler, mailFrom);
    this.allowTextMessages(handler);
  }

  private allowMail(handler: ProductFunction, mailFrom: string): void {
    const domain = mailFrom.split('@').at(-1) ?? '';
    handler.addToRolePolicy(
      new PolicyStatement({
        actions: ['ses:SendEmail'],
        resources: [Stack.of(this).formatArn({ service: 'ses', resource: 'identity', resourceName: domain })],
        conditions: { StringEquals: { 'ses:FromAddress': mailFrom } },
      }),
    );
  }

  private allowTextMessages(handler: ProductFunction): void {
    const policy = new Policy(this, 'TextMessages', {
      roles: handler.role ? [handler.role] : [],
      statements: [
        new PolicyStatement({ actions: ['sns:Publish'], resources: ['*'] }),
        // A phone number has no name that a policy could give; topics have, and are none of our business.
        new PolicyStatement({
          effect: Effect.DENY,
          actions: ['sns:Publish'],
          resources: ['arn:aws:sns:*:*:*'],
        }),
      ],
    });
    acknowledge(
      policy,
      'A phone number is no resource that a policy could name.',
      'AwsSolutions-IAM5[Resource::*]',
    );
  }
}
