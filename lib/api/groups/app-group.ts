import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { grantPictures } from '../../data/file-access.ts';
import { RestGroup, type GroupProps } from './rest-group.ts';

/** Dashboard, findings and cases; queues the scans that people ask for. */
export class AppGroup extends RestGroup {
  constructor(
    scope: Construct,
    id: string,
    { scans, userFiles, ...props }: GroupProps & { scans: Queue; userFiles: Bucket },
  ) {
    super(scope, id, {
      ...props,
      group: 'app',
      impact: 'The dashboard does not open and no scan can be started.',
      environment: {
        LINKED: Object.keys(props.stage.links).join(' '),
        SCAN_QUEUE_URL: scans.queueUrl,
        USER_FILES_BUCKET: userFiles.bucketName,
      },
    });
    scans.grantSendMessages(this.handler);
    // A case copies the pictures of its finding, and takes its copies away when it is deleted.
    grantPictures(this, 'SeenPictures', this.handler, userFiles, {
      folder: 'seen',
      actions: ['s3:GetObject'],
    });
    grantPictures(this, 'CasePictures', this.handler, userFiles, {
      folder: 'cases',
      actions: ['s3:PutObject', 's3:DeleteObject'],
    });
  }
}
