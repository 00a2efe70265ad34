import { fileURLToPath } from 'node:url';
import * as appsync from 'aws-cdk-lib/aws-appsync';
import type { IUserPool } from 'aws-cdk-lib/aws-cognito';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import type { IGrantable } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { TableName } from '#domain/keys';
import { errorLogConfig, keepErrorLogs } from './graphql-logs.ts';
import { resolverCode, type ResolverFile, resolverFiles } from './resolver-files.ts';

export interface GraphqlProps {
  /** Name of the API, e.g. `countersign-prodb`. */
  name: string;
  userPool: IUserPool;
  tables: Record<TableName, ITable>;
  /** The Lambda `graphql`: every mutation that needs a transaction or a retry. */
  graphqlFunction: IFunction;
  /** When the public API key ends, YYYY-MM-DD. Fixed, because a date counted from now changes the template every synth. */
  apiKeyExpires: string;
  /** Production hides the schema, traces, and logs failing fields. */
  production: boolean;
}

/** Fields that only our own jobs call, signed with their role. */
const JOB_MUTATIONS = ['publishNotification', 'publishScanProgress'];

/** The AppSync API: three ways in, and every file of `resolvers/` wired by its name. */
export class Graphql extends Construct {
  readonly api: appsync.GraphqlApi;
  readonly apiKey: string;

  constructor(scope: Construct, id: string, props: GraphqlProps) {
    super(scope, id);
    this.api = new appsync.GraphqlApi(this, 'Api', {
      name: props.name,
      definition: appsync.Definition.fromFile(fileURLToPath(new URL('../schema.graphql', import.meta.url))),
      authorizationConfig: {
        defaultAuthorization: {
          authorizationType: appsync.AuthorizationType.USER_POOL,
          userPoolConfig: { userPool: props.userPool },
        },
        additionalAuthorizationModes: [
          { authorizationType: appsync.AuthorizationType.API_KEY, apiKeyConfig: { name: 'Public' } },
          { authorizationType: appsync.AuthorizationType.IAM },
        ],
      },
      introspectionConfig: props.production
        ? appsync.IntrospectionConfig.DISABLED
        : appsync.IntrospectionConfig.ENABLED,
      queryDepthLimit: 8,
      resolverCountLimit: 50,
      xrayEnabled: props.production,
      ...(props.production && { logConfig: errorLogConfig(this) }),
    });
    if (props.production) keepErrorLogs(this, this.api.apiId);
    const key = this.api.node.findChild('PublicApiKey') as appsync.CfnApiKey;
    // Set past the construct, which compares with today's date and so would break an old checkout.
    key.expires = Date.parse(`${props.apiKeyExpires}T00:00:00Z`) / 1000;
    this.apiKey = key.attrApiKey;
    this.wire(props);
  }

  /** Lets a job announce what it did to the people who listen. */
  grantPublish(job: IGrantable): void {
    this.api.grantMutation(job, ...JOB_MUTATIONS);
  }

  private wire(props: GraphqlProps): void {
    const files = resolverFiles();
    const sources = new Map<string, appsync.BaseDataSource>();
    for (const { source } of files)
      if (!sources.has(source)) sources.set(source, this.dataSource(source, files, props));
    for (const { typeName, fieldName, source, path } of files)
      sources.get(source)!.createResolver(`${typeName}${fieldName}`, {
        typeName,
        fieldName,
        runtime: appsync.FunctionRuntime.JS_1_0_0,
        code: appsync.Code.fromInline(resolverCode(path)),
      });
  }

  private dataSource(source: string, files: ResolverFile[], props: GraphqlProps): appsync.BaseDataSource {
    if (source === 'none') return this.api.addNoneDataSource('none');
    if (source === 'graphql') return this.api.addLambdaDataSource('graphql', props.graphqlFunction);
    const table = props.tables[source as TableName];
    if (!table) throw new Error(`resolvers/*.${source}.ts: there is no table, Lambda or "none" of that name`);
    const writes = files.some((file) => file.source === source && file.typeName === 'Mutation');
    return new appsync.DynamoDbDataSource(this, source, {
      api: this.api,
      name: source,
      table,
      readOnlyAccess: !writes,
    });
  }
}
