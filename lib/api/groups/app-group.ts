import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { RestGroup, type GroupProps } from './rest-group.ts';

/** Dashboard, findings and cases; queues the scans that people ask for. */
export class AppGroup extends RestGroup {
  constructor(scope: Construct, id: string, { scans, ...props }: GroupProps & { scans: Queue }) {
    super(scope, id, {
      ...props,
      group: 'app',
      impact: 'The dashboard does not open and no scan can be started.',
      environment: { LINKED: Object.keys(props.stage.links).join(' '), SCAN_QUEUE_URL: scans.queueUrl },
    });
    scans.grantSendMessages(this.handler);
  }
}
