import { fileURLToPath } from 'node:url';
import * as appsync from 'aws-cdk-lib/aws-appsync';
import type { IUserPool } from 'aws-cdk-lib/aws-cognito';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import type { IGrantable } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { graphqlContract } from '#domain/contract/graphql';
import type { TableName } from '#domain/keys';
import type { Stage } from '../stages.ts';
import { acknowledge } from '../acknowledge.ts';
import { keepErrorLogs } from './graphql-logs.ts';
import { FunctionSource, TableSource } from './graphql-sources.ts';
import { resolverCode, type ResolverFile, resolverFiles } from './resolver-files.ts';

export interface GraphqlProps {
  /** Name of the API, e.g. `countersign-prodb`. */
  name: string;
  userPool: IUserPool;
  tables: Record<TableName, ITable>;
  /** The Lambda `graphql`: every mutation that needs a transaction or a retry. */
  graphqlFunction: IFunction;
  /** Introspection on or off, tracing, logs of failing fields, when the public API key ends. */
  stage: Pick<Stage, 'introspection' | 'tracing' | 'accessLogs' | 'logDays' | 'apiKeyExpires'>;
}

/** A field that only our own jobs call, signed with their role. */
export type JobMutation = 'publishNotification' | 'publishScanProgress';

/** The AppSync API: three ways in, and every file of `resolvers/` wired by its name. */
export class Graphql extends Construct {
  readonly api: appsync.GraphqlApi;
  readonly apiKey: string;

  constructor(scope: Construct, id: string, props: GraphqlProps) {
    super(scope, id);
    this.api = new appsync.GraphqlApi(this, 'Api', {
      name: props.name,
      definition: appsync.Definition.fromFile(
        fileURLToPath(new URL('../../schema.graphql', import.meta.url)),
      ),
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
      introspectionConfig: props.stage.introspection
        ? appsync.IntrospectionConfig.ENABLED
        : appsync.IntrospectionConfig.DISABLED,
      queryDepthLimit: 8,
      resolverCountLimit: 50,
      xrayEnabled: props.stage.tracing,
    });
    acknowledge(
      this.api,
      'Whole requests are personal data: where logs are kept, failing fields without their arguments are.',
      'AwsSolutions-ASC3',
    );
    if (props.stage.accessLogs) keepErrorLogs(this, this.api, props.stage.logDays);
    const key = this.api.node.findChild('PublicApiKey') as appsync.CfnApiKey;
    // Set past the construct, which compares with today's date and so would break an old checkout.
    key.expires = Date.parse(`${props.stage.apiKeyExpires}T00:00:00Z`) / 1000;
    this.apiKey = key.attrApiKey;
    this.wire(props);
  }

  /** Lets a job announce what it did to the people who listen. */
  grantPublish(job: IGrantable, ...mutations: JobMutation[]): void {
    this.api.grantMutation(job, ...mutations);
  }

  private wire(props: GraphqlProps): void {
    const files = resolverFiles();
    requireRows(files.map(({ typeName, fieldName }) => `${typeName}.${fieldName}`));
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
    const common = { api: this.api, name: source };
    if (source === 'graphql')
      return new FunctionSource(this, source, { ...common, handler: props.graphqlFunction });
    const tableName = source as TableName;
    const table = props.tables[tableName];
    if (!table) throw new Error(`resolvers/*.${source}.ts: there is no table, Lambda or "none" of that name`);
    const writes = files.some((file) => file.source === source && file.typeName === 'Mutation');
    return new TableSource(this, source, { ...common, table, tableName, writes });
  }
}

/** Each row of the contract has a resolver and each resolver a row: nothing answers that nobody said who may ask. */
function requireRows(fields: string[]): void {
  const rows = Object.keys(graphqlContract);
  const lacking = [
    ...fields
      .filter((field) => !rows.includes(field))
      .map((field) => `${field} lacks a row in domain/contract/graphql.ts`),
    ...rows.filter((row) => !fields.includes(row)).map((row) => `${row} lacks a file in resolvers/`),
  ];
  if (lacking.length) throw new Error(lacking.join('; '));
}
