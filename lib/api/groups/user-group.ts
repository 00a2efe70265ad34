import { Effect, Policy, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { acknowledge } from '../../acknowledge.ts';
import { grantExports, grantUserFiles } from '../../data/file-access.ts';
import type { AccountDeletion } from '../../jobs/account-deletion.ts';
import type { ProductFunction } from '../../product-function.ts';
import { allowMail } from '../../allow-mail.ts';
import { RestGroup, type GroupProps } from './rest-group.ts';

/** Contacts, connections, pictures, devices, export and deletion: reaches people's files, and sends codes by email and text message. */
export class UserGroup extends RestGroup {
  constructor(
    scope: Construct,
    id: string,
    {
      userFiles,
      deletion,
      markKey,
      optOutKey,
      ...props
    }: GroupProps & { userFiles: Bucket; deletion: AccountDeletion; markKey: string; optOutKey: string },
  ) {
    super(scope, id, {
      ...props,
      group: 'user',
      impact: 'Addresses, pictures and devices cannot be changed; nobody can export or delete an account.',
      // An export reads every table.
      seconds: 28,
      environment: {
        USER_FILES_BUCKET: userFiles.bucketName,
        DELETION_QUEUE_URL: deletion.queue.queueUrl,
        MARK_KEY: markKey,
        OPT_OUT_KEY: optOutKey,
      },
    });
    deletion.queue.grantSendMessages(this.handler);
    // A sign-up that came to nothing makes way for whoever confirmed its address.
    this.handler.addToRolePolicy(
      new PolicyStatement({
        actions: ['cognito-idp:ListUsers', 'cognito-idp:AdminDeleteUser'],
        resources: [props.userPool.userPoolArn],
      }),
    );
    grantUserFiles(this, 'Files', this.handler, userFiles, [
      's3:GetObject',
      's3:PutObject',
      's3:DeleteObject',
    ]);
    // The link to an export is signed by this function, and so opens what it may read itself.
    grantExports(this, 'Exports', this.handler, userFiles, ['s3:GetObject', 's3:PutObject']);
    allowMail(this.handler, props);
    if (!props.outbox) this.allowTextMessages(this.handler);
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
