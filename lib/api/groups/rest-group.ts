import type { UserPool, UserPoolClient } from 'aws-cdk-lib/aws-cognito';
import { Construct } from 'constructs';
import type { Group } from '#domain/contract/endpoint';
import { contract } from '#domain/contract/groups';
import type { Tables } from '../../data/data.ts';
import { grantTables, type tableAccess } from '../../data/table-access.ts';
import { sourcesVariable } from '../../jobs/source-access.ts';
import type { Outbox } from '../../outbox.ts';
import { ProductFunction, type StageBuild } from '../../product-function.ts';
import { GroupApi } from '../rest-api.ts';

/** What every group is given. */
export interface GroupProps extends StageBuild {
  userPool: UserPool;
  client: UserPoolClient;
  tables: Tables;
  /** Where what would have been sent is kept, in a branch from which nothing leaves. */
  outbox: Outbox | undefined;
}

export interface RestGroupProps extends GroupProps {
  group: Group;
  /** Whom it hurts when the group does not answer. */
  impact: string;
  /** Seconds before the function is stopped. */
  seconds?: number;
  environment?: Record<string, string>;
  /** The functions that answer some of its calls in the group's place. */
  others?: Partial<Record<keyof typeof tableAccess, OtherFunction>>;
}

export interface OtherFunction {
  /** Whom it hurts when it does not answer. */
  impact: string;
  /** Seconds before it is stopped. */
  seconds?: number;
  environment?: Record<string, string>;
}

/** One REST group: its function, the tables it needs, its API. What else a group reaches stands in the file of that group. */
export class RestGroup extends Construct {
  readonly handler: ProductFunction;
  /** The functions that answer some of its calls, by name. */
  readonly others: Record<string, ProductFunction>;
  readonly api: GroupApi;

  constructor(scope: Construct, id: string, props: RestGroupProps) {
    super(scope, id);
    const {
      stage,
      assets,
      userPool,
      client,
      tables,
      group,
      impact,
      seconds,
      environment,
      others = {},
    } = props;
    this.handler = new ProductFunction(this, 'Function', {
      stage,
      assets,
      name: group,
      impact,
      seconds,
      environment: {
        USER_POOL_ID: userPool.userPoolId,
        USER_POOL_CLIENT_ID: client.userPoolClientId,
        SOURCES: sourcesVariable(stage, 'without tokens'),
        ...environment,
      },
    });
    grantTables(this.handler, group, tables);
    this.others = Object.fromEntries(
      (Object.entries(others) as [keyof typeof tableAccess, OtherFunction][]).map(([name, other]) => {
        const own = new ProductFunction(this, name, { stage, assets, name, ...other });
        grantTables(own, name, tables);
        return [name, own];
      }),
    );
    this.api = new GroupApi(this, 'Api', {
      stage,
      group,
      entries: contract[group],
      userPool,
      handler: this.handler,
      others: this.others,
    });
  }
}
