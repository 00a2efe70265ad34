import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { grantBusinessFiles } from '../../data/file-access.ts';
import { sourcesVariable } from '../../jobs/source-access.ts';
import { allowMail } from '../../allow-mail.ts';
import { RestGroup, type GroupProps } from './rest-group.ts';

/** Business accounts and who belongs to them: sends invitations by email. */
export class BusinessGroup extends RestGroup {
  constructor(
    scope: Construct,
    id: string,
    {
      scans,
      removals,
      userFiles,
      ...props
    }: GroupProps & { scans: Queue; removals: Queue; userFiles: Bucket },
  ) {
    super(scope, id, {
      ...props,
      group: 'business',
      impact: 'Business accounts cannot be opened, and nobody can be invited.',
      // A list of invitations is mailed before it is answered.
      seconds: 28,
      environment: { USER_FILES_BUCKET: userFiles.bucketName },
      others: {
        'business-account': {
          impact: 'No business can prove its domain or see its plan.',
          environment: {
            NAME_SERVERS: props.stage.nameServers,
            DELETION_QUEUE_URL: removals.queueUrl,
            ...(props.stage.playsInternet && { DOMAIN_WEB: '' }),
          },
          // A webhook that is tried may take its time.
          seconds: 20,
        },
        'business-brand': {
          impact: 'Businesses do not see copies of their accounts and cannot start a scan.',
          environment: {
            SCAN_QUEUE_URL: scans.queueUrl,
            SOURCES: sourcesVariable(props.stage, 'without tokens'),
          },
        },
      },
    });
    // The pictures of a business's cases go with it.
    grantBusinessFiles(this, this.handler, userFiles);
    // What findings show of a logo goes when it is taken away.
    removals.grantSendMessages(this.others['business-account']!);
    scans.grantSendMessages(this.others['business-brand']!);
    allowMail(this.handler, props);
  }
}
