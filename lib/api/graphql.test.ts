import { App, Stack } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { UserPool } from 'aws-cdk-lib/aws-cognito';
import { AttributeType, type ITable, Table } from 'aws-cdk-lib/aws-dynamodb';
import { Code, Function, Runtime } from 'aws-cdk-lib/aws-lambda';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { describe, expect, it } from 'vitest';
import { tables, type TableName } from '#domain/keys';
import { Graphql } from './graphql.ts';
import { resolverCode, resolverFiles } from './resolver-files.ts';

const synth = (production: boolean): Template => {
  const stack = new Stack(new App(), 'Test');
  const all = Object.fromEntries(
    Object.entries(tables).map(([name, shape]) => [
      name,
      new Table(stack, name, { partitionKey: { name: shape.partitionKey, type: AttributeType.STRING } }),
    ]),
  ) as unknown as Record<TableName, ITable>;
  const graphql = new Graphql(stack, 'Graphql', {
    name: 'countersign-test',
    userPool: new UserPool(stack, 'Pool'),
    tables: all,
    graphqlFunction: new Function(stack, 'Function', {
      runtime: Runtime.NODEJS_LATEST,
      handler: 'index.handler',
      code: Code.fromInline('exports.handler = async () => null'),
    }),
    stage: {
      apiKeyExpires: '2027-11-01',
      introspection: !production,
      tracing: production,
      accessLogs: production,
      logDays: 30,
    },
  });
  graphql.grantPublish(
    new Role(stack, 'Job', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') }),
    'publishNotification',
    'publishScanProgress',
  );
  return Template.fromStack(stack);
};

describe('Graphql', () => {
  const branch = synth(false);
  const production = synth(true);

  it('has three ways in, user pool first, and a key that ends on the date of the config', () => {
    branch.hasResourceProperties('AWS::AppSync::GraphQLApi', {
      AuthenticationType: 'AMAZON_COGNITO_USER_POOLS',
      AdditionalAuthenticationProviders: [
        { AuthenticationType: 'API_KEY' },
        { AuthenticationType: 'AWS_IAM' },
      ],
      QueryDepthLimit: 8,
      ResolverCountLimit: 50,
    });
    branch.hasResourceProperties('AWS::AppSync::ApiKey', { Expires: Date.UTC(2027, 10, 1) / 1000 });
  });

  it('hides the schema and logs failing fields in production only', () => {
    production.hasResourceProperties('AWS::AppSync::GraphQLApi', {
      IntrospectionConfig: 'DISABLED',
      LogConfig: { FieldLogLevel: 'ERROR', ExcludeVerboseContent: true },
    });
    branch.hasResourceProperties('AWS::AppSync::GraphQLApi', {
      IntrospectionConfig: 'ENABLED',
      LogConfig: Match.absent(),
    });
  });

  it('wires every resolver file', () => {
    const files = resolverFiles();
    expect(files.length).toBeGreaterThan(10);
    branch.resourceCountIs('AWS::AppSync::Resolver', files.length);
    for (const { typeName, fieldName, source, path } of files)
      branch.hasResourceProperties('AWS::AppSync::Resolver', {
        TypeName: typeName,
        FieldName: fieldName,
        Runtime: { Name: 'APPSYNC_JS', RuntimeVersion: '1.0.0' },
        Code: resolverCode(path),
        DataSourceName: source,
      });
  });

  it('lets a job publish and nothing else', () => {
    const statements = Object.values(branch.findResources('AWS::IAM::Policy'))
      .flatMap((policy) => policy['Properties'].PolicyDocument.Statement)
      .filter((statement) => statement.Action === 'appsync:GraphQL');
    const text = JSON.stringify(statements.flatMap((statement) => statement.Resource));
    expect(text.match(/types\/\w+\/fields\/\w+/g)).toEqual([
      'types/Mutation/fields/publishNotification',
      'types/Mutation/fields/publishScanProgress',
    ]);
  });
});
