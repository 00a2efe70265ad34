import type { UserPool, UserPoolClient } from 'aws-cdk-lib/aws-cognito';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { brand } from '#domain/brand';
import { Announcements } from '../jobs/announcements.ts';
import { AccountDeletion } from '../jobs/account-deletion.ts';
import type { Tables } from '../data/data.ts';
import { Certificates } from '../jobs/certificates.ts';
import { CrossMatch } from '../jobs/cross-match.ts';
import { DomainLooks } from '../jobs/domain-looks.ts';
import { byOneAddress, byThePublicKey, FloodAcl } from '../flood-acl.ts';
import { Graphql } from './graphql.ts';
import { Mail } from '../jobs/mail.ts';
import { MarkKey } from '../data/mark-key.ts';
import { OptOutKey } from '../data/opt-out-key.ts';
import { Notifications } from '../jobs/notifications.ts';
import { ProductFunction, type StageBuild } from '../product-function.ts';
import { AppGroup } from './groups/app-group.ts';
import { BusinessGroup } from './groups/business-group.ts';
import { NotificationGroup } from './groups/notification-group.ts';
import { ProxyGroup } from './groups/proxy-group.ts';
import { allowCounting, allowRedrive, failedQueuesIn } from './failed-queues.ts';
import { Story } from './story.ts';
import { Twins } from './twins.ts';
import { UserGroup } from './groups/user-group.ts';
import type { GroupApi } from './rest-api.ts';
import { Proofs } from '../jobs/proofs.ts';
import { type Outbox, writesMail } from '../outbox.ts';
import { Scanning } from '../jobs/scanning.ts';
import { Sleep } from '../jobs/sleep.ts';
import { SignInNotices } from '../jobs/sign-in-notices.ts';
import { grantTables } from '../data/table-access.ts';

/** Everything that answers: GraphQL, the five REST groups, and the jobs behind them. */
export class Api extends Construct {
  readonly graphql: Graphql;
  readonly groups: GroupApi[];
  /** Where the platforms are played. */
  readonly twins: Twins | undefined;

  constructor(
    scope: Construct,
    id: string,
    props: StageBuild & {
      userPool: UserPool;
      client: UserPoolClient;
      tables: Tables;
      userFiles: Bucket;
      signIns: Queue | undefined;
      /** Where what would have been sent is kept, in a branch from which nothing leaves. */
      outbox: Outbox | undefined;
    },
  ) {
    super(scope, id);
    const { assets, userPool, client, tables, userFiles, signIns, outbox } = props;
    this.twins =
      props.stage.platforms === 'demo'
        ? new Twins(this, 'Twins', { stage: props.stage, assets, tables })
        : undefined;
    const stage = this.twins?.playing(props.stage) ?? props.stage;
    const build = { stage, assets };
    const identity = { USER_POOL_ID: userPool.userPoolId, USER_POOL_CLIENT_ID: client.userPoolClientId };

    const markKey = new MarkKey(this, 'MarkKey', stage).value;
    const optOutKey = new OptOutKey(this, 'OptOutKey', stage).value;
    const graphqlFunction = new ProductFunction(this, 'GraphqlFunction', {
      ...build,
      name: 'graphql',
      impact: 'First sign-in and edits of the profile fail.',
      environment: { ...identity, OPT_OUT_KEY: optOutKey },
    });
    grantTables(graphqlFunction, 'graphql', tables);
    this.graphql = new Graphql(this, 'Graphql', {
      name: `${brand}-${stage.name}`,
      userPool,
      tables,
      graphqlFunction,
      stage,
    });
    const scanning = new Scanning(this, 'Scanning', {
      ...build,
      tables,
      graphql: this.graphql,
      userFiles,
      markKey,
    });
    const { match } = new CrossMatch(this, 'CrossMatch', {
      ...build,
      tables,
      graphql: this.graphql,
      userFiles,
      scanRun: scanning.run,
    });
    const looks = new DomainLooks(this, 'DomainLooks', {
      ...build,
      tables,
      plan: scanning.plan,
      scans: scanning.run,
    });
    // A copy of a brand that the search of somebody else meets is news for the brand's webhook.
    looks.allowSending(match);
    if (stage.certificateLogs.length > 0)
      new Certificates(this, 'Certificates', { ...build, tables, domains: looks.queue });
    const { deliver } = new Notifications(this, 'Notifications', { ...build, tables, graphql: this.graphql });
    new Proofs(this, 'Proofs', { ...build, tables, userPool, looks });
    const deletion = new AccountDeletion(this, 'AccountDeletion', {
      ...build,
      tables,
      userPool,
      userFiles,
      outbox,
      scans: scanning.queue,
      optOutKey,
    });
    if (signIns) new SignInNotices(this, 'SignInNotices', { ...build, signIns, tables, userPool, outbox });
    graphqlFunction.addEnvironment('DELETION_QUEUE_URL', deletion.queue.queueUrl);
    deletion.queue.grantSendMessages(graphqlFunction);
    // What was compared with an account that is taken off the list is compared anew.
    graphqlFunction.addEnvironment('SCAN_QUEUE_URL', scanning.queue.queueUrl);
    scanning.queue.grantSendMessages(graphqlFunction);

    const shared = { ...build, userPool, client, tables, outbox };
    const app = new AppGroup(this, 'app', {
      ...shared,
      userFiles,
      deletion,
      optOutKey,
      scans: scanning.queue,
    });
    const business = new BusinessGroup(this, 'business', {
      ...{ ...shared, scans: scanning.queue, removals: deletion.queue, userFiles },
    });
    // A look-alike that people of a business know of is looked at as soon as they say so.
    looks.allowSending(business.handler);
    const notification = new NotificationGroup(this, 'notification', shared);
    const proxy = new ProxyGroup(this, 'proxy', { ...shared, optOutKey });
    const user = new UserGroup(this, 'user', { ...shared, userFiles, deletion, markKey, optOutKey });
    this.groups = [app, business, notification, proxy, user].map(({ api }) => api);

    if (stage.watched) {
      const wall = new FloodAcl(this, 'Wall', { before: 'REGIONAL', rules: [byThePublicKey, byOneAddress] });
      wall.standBefore('Graphql', this.graphql.api.arn);
      for (const { name, api } of this.groups) wall.standBefore(name, api.deploymentStage.stageArn);
    }
    new Announcements(this, 'Announcements', { ...build, tables, notifications: notification.handler });
    if (writesMail(stage))
      new Mail(this, 'Mail', { ...build, outbox, tables, deliver, notifications: notification });
    // Where mails leave there is no story: what is mailed to its people comes back, and counts against whoever sends.
    if (this.twins && stage.storyOf && !stage.mailFrom)
      new Story(this, 'Story', {
        ...{ ...build, tables, userPool, userFiles },
        ...{ address: this.twins.address, email: stage.storyOf },
      });
    // Last: everything is there.
    const made = [...this.node.findAll(), ...(signIns ? [signIns] : [])];
    const queues = failedQueuesIn(made);
    allowCounting(proxy.handler, queues);
    allowRedrive(proxy.others['redrive']!, queues);
    if (stage.sleepsAfterMinutes !== undefined)
      new Sleep(this, 'Sleep', { ...build, tables, afterMinutes: stage.sleepsAfterMinutes, of: made });
  }
}
