import { describe, expect, test } from 'vitest';
import { readApiDefinition, type ResolvedResources } from './definition.ts';

type Resource = ReturnType<ResolvedResources['ofType']>[number];
const resource = (
  type: string,
  physicalName: string,
  properties: object,
  attributes: object = {},
): Resource => ({
  type: `AWS::AppSync::${type}`,
  logicalId: `${type}1`,
  physicalName,
  properties: { ApiId: 'api', ...properties },
  attribute: (name) => (attributes as Record<string, string>)[name],
});
const resolver = { TypeName: 'Query', FieldName: 'x', DataSourceName: 'User', Kind: 'UNIT', Code: 'code' };
const template = (changes: Record<string, object> = {}): ResolvedResources => {
  const all = [
    resource(
      'GraphQLApi',
      'api',
      {
        ApiId: undefined,
        Name: 'n',
        AuthenticationType: 'AMAZON_COGNITO_USER_POOLS',
        AdditionalAuthenticationProviders: [
          { AuthenticationType: 'API_KEY' },
          { AuthenticationType: 'AWS_IAM' },
        ],
        QueryDepthLimit: 8,
        IntrospectionConfig: 'DISABLED',
        ...changes.GraphQLApi,
      },
      { Arn: 'arn:api' },
    ),
    resource('GraphQLSchema', 's', { Definition: 'type Query { x: Int }' }),
    resource('ApiKey', 'k', { Expires: 10 }, { ApiKey: 'da2-1' }),
    resource('DataSource', 'User', {
      Name: 'User',
      Type: 'AMAZON_DYNAMODB',
      DynamoDBConfig: { TableName: 'user-table', AwsRegion: 'us-east-1' },
      ServiceRoleArn: 'arn:role',
      ...changes.DataSource,
    }),
    resource('Resolver', 'r', { ...resolver, ...changes.Resolver }),
  ];
  for (const { properties } of all) if (properties.ApiId === undefined) delete properties.ApiId;
  return { ofType: (type) => all.filter((one) => one.type === type) };
};

test('the API as the template has it', () => {
  expect(readApiDefinition(template())).toEqual({
    id: 'api',
    arn: 'arn:api',
    sdl: 'type Query { x: Int }',
    defaultMode: 'userPool',
    modes: ['userPool', 'apiKey', 'iam'],
    introspection: false,
    queryDepthLimit: 8,
    resolverCountLimit: 0,
    apiKeys: [{ key: 'da2-1', expires: 10 }],
    resolvers: [
      {
        typeName: 'Query',
        fieldName: 'x',
        code: 'code',
        dataSource: { name: 'User', type: 'AMAZON_DYNAMODB', tableName: 'user-table', roleArn: 'arn:role' },
      },
    ],
  });
});

describe('what is not known is refused by name', () => {
  test.each([
    [{ GraphQLApi: { Visibility: 'PRIVATE' } }, 'Visibility of AWS::AppSync::GraphQLApi (GraphQLApi1)'],
    [{ GraphQLApi: { AuthenticationType: 'OPENID_CONNECT' } }, 'OPENID_CONNECT'],
    [{ DataSource: { Type: 'HTTP' } }, 'HTTP'],
    [{ Resolver: { Kind: 'PIPELINE' } }, 'Query.x'],
    [{ Resolver: { Code: undefined } }, 'Query.x'],
    [{ Resolver: { DataSourceName: 'Nobody' } }, 'Query.x'],
  ])('%j', (changes, message) => {
    expect(() => readApiDefinition(template(changes))).toThrow(message);
  });

  test('no API at all', () => {
    expect(() => readApiDefinition({ ofType: () => [] })).toThrow('no AppSync API');
  });
});
