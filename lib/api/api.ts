import type { UserPool, UserPoolClient } from 'aws-cdk-lib/aws-cognito';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Group } from '#domain/contract/endpoint';
import { contract } from '#domain/contract/groups';
import { brand } from '../brand.ts';
import { Announcements } from '../jobs/announcements.ts';
import { AccountDeletion } from '../jobs/account-deletion.ts';
import type { Tables } from '../data/data.ts';
import { Graphql } from './graphql.ts';
import { linksVariable } from '../jobs/link-access.ts';
import { Mail } from '../jobs/mail.ts';
import { Notifications } from '../jobs/notifications.ts';
import { ProductFunction, type House } from '../product-function.ts';
import { GroupApi } from './rest-api.ts';
import { Proofs } from '../jobs/proofs.ts';
import { Scanning } from '../jobs/scanning.ts';
import { SignInNotices } from '../jobs/sign-in-notices.ts';
import { sourcesVariable } from '../jobs/source-access.ts';
import { grantTables } from '../data/table-access.ts';
import { UserGroup } from './user-group.ts';

/** Whom it hurts when a group does not answer. */
const impacts: Record<Group, string> = {
  app: 'The dashboard does not open and no scan can be started.',
  business: 'Business accounts cannot be opened.',
  notification: 'The list of notifications stays empty.',
  proxy: 'No account can be proven, and pictures of findings are missing.',
  user: 'Addresses, pictures and devices cannot be changed; nobody can export or delete an account.',
};

/** Everything that answers: GraphQL, the five REST groups, and the jobs behind them. */
export class Api extends Construct {
  readonly graphql: Graphql;
  readonly groups: GroupApi[];

  constructor(
    scope: Construct,
    id: string,
    props: House & {
      userPool: UserPool;
      client: UserPoolClient;
      tables: Tables;
      userFiles: Bucket;
      signIns: Queue | undefined;
    },
  ) {
    super(scope, id);
    const { stage, assets, userPool, client, tables, userFiles, signIns } = props;
    const house = { stage, assets };
    const identity = { USER_POOL_ID: userPool.userPoolId, USER_POOL_CLIENT_ID: client.userPoolClientId };

    const graphqlFunction = new ProductFunction(this, 'GraphqlFunction', {
      ...house,
      name: 'graphql',
      impact: 'First sign-in and edits of the profile fail.',
      environment: identity,
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
      ...house,
      tables,
      graphql: this.graphql,
      userFiles,
    });
    const { deliver } = new Notifications(this, 'Notifications', { ...house, tables, graphql: this.graphql });
    new Proofs(this, 'Proofs', { ...house, tables, userPool });
    const deletion = new AccountDeletion(this, 'AccountDeletion', { ...house, tables, userPool, userFiles });
    if (signIns && stage.mailFrom)
      new SignInNotices(this, 'SignInNotices', {
        ...house,
        signIns,
        tables,
        userPool,
        mailFrom: stage.mailFrom,
      });
    graphqlFunction.addEnvironment('DELETION_QUEUE_URL', deletion.queue.queueUrl);
    deletion.queue.grantSendMessages(graphqlFunction);

    this.groups = (Object.keys(contract) as Group[]).map((group) => {
      const handler = new ProductFunction(this, `${group}Function`, {
        ...house,
        name: group,
        impact: impacts[group],
        // A platform has its own deadline; the gateway's is 29 seconds.
        ...(group === 'proxy' && { seconds: 28 }),
        environment: {
          ...identity,
          SOURCES: sourcesVariable(stage, group === 'proxy' ? 'with tokens' : 'without tokens'),
          ...(group === 'proxy' && { LINKS: linksVariable(stage) }),
          ...(group === 'app' && { LINKED: Object.keys(stage.links).join(' ') }),
        },
      });
      grantTables(handler, group, tables);
      if (group === 'app') {
        handler.addEnvironment('SCAN_QUEUE_URL', scanning.queue.queueUrl);
        scanning.queue.grantSendMessages(handler);
      }
      if (group === 'notification')
        new Announcements(this, 'Announcements', { ...house, tables, notifications: handler });
      if (group === 'user')
        new UserGroup(this, 'UserGroup', { handler, userFiles, deletion, mailFrom: stage.mailFrom });
      const api = new GroupApi(this, `${group}Api`, {
        stage,
        group,
        entries: contract[group],
        userPool,
        handler,
      });
      if (group === 'notification' && stage.mailFrom)
        new Mail(this, 'Mail', {
          ...house,
          mailFrom: stage.mailFrom,
          tables,
          deliver,
          notifications: { handler, api },
        });
      return api;
    });
  }
}
