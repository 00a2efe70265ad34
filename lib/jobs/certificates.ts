import { Construct } from 'constructs';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Tables } from '../data/data.ts';
import type { StageBuild } from '../product-function.ts';
import { ScheduledJob } from './scheduled-job.ts';

/** Reads the public logs of certificates, every minute, for names that pass for protected domains. */
export class Certificates extends Construct {
  constructor(scope: Construct, id: string, props: StageBuild & { tables: Tables; domains: Queue }) {
    super(scope, id);
    const { stage, assets, tables, domains } = props;
    const { job } = new ScheduledJob(this, 'Read', {
      ...{ stage, assets, tables },
      name: 'ct-read',
      impact: 'Businesses learn of certificates for look-alike domains late or not at all.',
      description: 'Reads certificate logs on',
      everyMinutes: 1,
      seconds: 75,
      // A whole processor: a thousand domains are looked up for each name.
      memory: 1769,
      environment: {
        CERTIFICATE_LOGS: JSON.stringify(stage.certificateLogs),
        DOMAIN_QUEUE_URL: domains.queueUrl,
      },
    });
    domains.grantSendMessages(job);
  }
}
