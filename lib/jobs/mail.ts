import { Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { ConfigurationSet, SuppressionReasons } from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import type { Tables } from '../data/data.ts';
import { stageKey } from '../data/stage-key.ts';
import { nobody, type Outbox } from '../outbox.ts';
import type { ProductFunction, StageBuild } from '../product-function.ts';
import { allowCodeAgain } from './resume-mail.ts';
import type { GroupApi } from '../api/rest-api.ts';
import { ReturnedMail } from './returned-mail.ts';
import { ScheduledJob } from './scheduled-job.ts';

export interface MailProps extends StageBuild {
  /** Where mails are kept, in a branch from which none leaves. */
  outbox: Outbox | undefined;
  tables: Tables;
  /** Marks new notifications as waiting for a mail. */
  deliver: ProductFunction;
  /** Answers the links that stop mails. */
  notifications: { handler: ProductFunction; api: GroupApi };
}

/** Mails about notifications: a schedule looks for those that wait. They leave, or an outbox keeps them. */
export class Mail extends Construct {
  constructor(scope: Construct, id: string, props: MailProps) {
    super(scope, id);
    const { stage, assets, tables, deliver, notifications, outbox } = props;
    // What links that stop mails are signed with; it goes to two functions.
    const key = stageKey(this, 'LinkKey', stage, {
      description: 'Signs the links by which mails are stopped',
      kept: 'A new key would end the links in every mail that was sent.',
    });
    const { job } = new ScheduledJob(this, 'Send', {
      stage,
      assets,
      tables,
      name: 'mail-send',
      impact: 'People get no emails about copies, requests and news; they see them in the app.',
      description: 'Looks for notifications that wait for a mail',
      seconds: 120,
      memory: 1024,
      everyMinutes: 1,
      environment: {
        MAIL_KEY: key,
        ONE_CLICK_URL: `${notifications.api.endpoint}/notification/one-click`,
      },
    });
    notifications.handler.addEnvironment('MAIL_KEY', key);
    for (const each of [job, notifications.handler]) outbox?.filledBy(each);
    if (outbox) deliver.addEnvironment('MAIL_FROM', nobody);
    if (stage.mailFrom !== undefined) this.leaving(stage.mailFrom, job, props);
  }

  /** By SES, from the stage's address alone; what comes back is heard of. */
  private leaving(mailFrom: string, job: ProductFunction, props: MailProps): void {
    const { stage, assets, tables, deliver, notifications } = props;
    // Whom a mail bounced from, or who complained about one, is not written to again by this account.
    const set = new ConfigurationSet(this, 'Set', {
      reputationMetrics: true,
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    });
    job.addEnvironment('MAIL_FROM', mailFrom);
    job.addEnvironment('MAIL_SET', set.configurationSetName);
    const arn = (resource: string, resourceName: string) =>
      Stack.of(this).formatArn({ service: 'ses', resource, resourceName });
    job.addToRolePolicy(
      new PolicyStatement({
        actions: ['ses:SendEmail'],
        resources: [
          arn('identity', mailFrom.split('@').at(-1) ?? ''),
          arn('configuration-set', set.configurationSetName),
        ],
        conditions: { StringEquals: { 'ses:FromAddress': mailFrom } },
      }),
    );
    new ReturnedMail(this, 'Returned', { stage, assets, tables, set });
    allowCodeAgain(this, notifications.handler, mailFrom);
    deliver.addEnvironment('MAIL_FROM', mailFrom);
  }
}
