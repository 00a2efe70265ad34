import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { grantExports, grantFileList, grantPictures } from '../../data/file-access.ts';
import type { AccountDeletion } from '../../jobs/account-deletion.ts';
import { allowMail } from '../../allow-mail.ts';
import { RestGroup, type GroupProps } from './rest-group.ts';

/** Dashboard, findings and cases; queues the scans that people ask for. And, in a function of their own, the rights of people. */
export class AppGroup extends RestGroup {
  constructor(
    scope: Construct,
    id: string,
    {
      scans,
      userFiles,
      deletion,
      optOutKey,
      ...props
    }: GroupProps & { scans: Queue; userFiles: Bucket; deletion: AccountDeletion; optOutKey: string },
  ) {
    super(scope, id, {
      ...props,
      group: 'app',
      impact: 'The dashboard does not open and no scan can be started.',
      environment: {
        LINKED: Object.keys(props.stage.links).join(' '),
        SCAN_QUEUE_URL: scans.queueUrl,
        USER_FILES_BUCKET: userFiles.bucketName,
        OPT_OUT_KEY: optOutKey,
      },
      others: {
        rights: {
          impact: 'Nobody who is signed out can request their data, its deletion or an opt-out.',
          // An export reads every table.
          seconds: 28,
          environment: {
            USER_POOL_ID: props.userPool.userPoolId,
            USER_FILES_BUCKET: userFiles.bucketName,
            DELETION_QUEUE_URL: deletion.queue.queueUrl,
            OPT_OUT_KEY: optOutKey,
          },
        },
      },
    });
    this.grantRights(props, deletion, userFiles);
    scans.grantSendMessages(this.handler);
    // A case copies the pictures of its finding, and takes its copies away when it is deleted.
    grantPictures(this, 'SeenPictures', this.handler, userFiles, {
      folder: 'seen',
      actions: ['s3:GetObject'],
    });
    grantPictures(this, 'CasePictures', this.handler, userFiles, {
      folder: 'cases',
      // Those of a business are read for its admins and managers, who have no right of their own to its files.
      actions: ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'],
    });
  }
  /** A copy of an account, and its end, for whoever has proven the address that it is signed in to with. */
  private grantRights(
    { stage, userPool, outbox }: GroupProps,
    deletion: AccountDeletion,
    userFiles: Bucket,
  ): void {
    const rights = this.others['rights']!;
    deletion.queue.grantSendMessages(rights);
    grantFileList(rights, userFiles);
    grantExports(this, 'RightsExports', rights, userFiles, ['s3:GetObject', 's3:PutObject']);
    rights.addToRolePolicy(
      new PolicyStatement({
        actions: ['cognito-idp:ListUsers', 'cognito-idp:AdminGetUser'],
        resources: [userPool.userPoolArn],
      }),
    );
    allowMail(rights, { stage, outbox });
  }
}
