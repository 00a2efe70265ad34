import type { UserPool, UserPoolClient } from 'aws-cdk-lib/aws-cognito';
import { Construct } from 'constructs';
import type { Group } from '#domain/contract/endpoint';
import { contract } from '#domain/contract/groups';
import { brand } from './brand.ts';
import type { Tables } from './data.ts';
import { Graphql } from './graphql.ts';
import { Notifications } from './notifications.ts';
import { ProductFunction, type House } from './product-function.ts';
import { GroupApi } from './rest-api.ts';
import { Scanning } from './scanning.ts';
import { sourcesVariable } from './source-access.ts';
import { grantTables } from './table-access.ts';

/** Whom it hurts when a group does not answer. */
const impacts: Record<Group, string> = {
  app: 'The dashboard does not open and no scan can be started.',
  business: 'Business accounts cannot be opened.',
  notification: 'The list of notifications stays empty.',
  proxy: 'Pictures of findings are missing; everything else works.',
  user: 'New users are not linked to their e-mail address.',
};

/** Everything that answers: GraphQL, the five REST groups, and the jobs behind them. */
export class Api extends Construct {
  readonly graphql: Graphql;
  readonly groups: GroupApi[];

  constructor(
    scope: Construct,
    id: string,
    props: House & { userPool: UserPool; client: UserPoolClient; tables: Tables },
  ) {
    super(scope, id);
    const { stage, assets, userPool, client, tables } = props;
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
    const scanning = new Scanning(this, 'Scanning', { ...house, tables, graphql: this.graphql });
    new Notifications(this, 'Notifications', { ...house, tables, graphql: this.graphql });

    this.groups = (Object.keys(contract) as Group[]).map((group) => {
      const handler = new ProductFunction(this, `${group}Function`, {
        ...house,
        name: group,
        impact: impacts[group],
        environment: { ...identity, SOURCES: sourcesVariable(stage, 'without tokens') },
      });
      grantTables(handler, group, tables);
      if (group === 'app') {
        handler.addEnvironment('SCAN_QUEUE_URL', scanning.queue.queueUrl);
        scanning.queue.grantSendMessages(handler);
      }
      return new GroupApi(this, `${group}Api`, { stage, group, userPool, handler });
    });
  }
}
