export interface DataSource {
  name: string;
  type: 'AMAZON_DYNAMODB' | 'AWS_LAMBDA' | 'NONE';
  /** The table's name, for a table. */
  tableName?: string;
  /** The function's ARN, for a Lambda. */
  lambdaArn?: string;
}

export interface ResolverDefinition {
  typeName: string;
  fieldName: string;
  dataSource: DataSource;
  /** One APPSYNC_JS module. */
  code: string;
}

export type Mode = 'userPool' | 'apiKey' | 'iam';

export interface ApiDefinition {
  id: string;
  arn: string;
  sdl: string;
  defaultMode: Mode;
  modes: Mode[];
  introspection: boolean;
  /** 0 = no limit, as in CloudFormation. */
  queryDepthLimit: number;
  resolverCountLimit: number;
  /** `expires` in seconds since 1970. */
  apiKeys: { key: string; expires: number }[];
  resolvers: ResolverDefinition[];
}

/** A resource of the template after its references are resolved. */
export interface ResolvedResource {
  type: string;
  properties: Record<string, unknown>;
}

const MODES: Record<string, Mode> = {
  AMAZON_COGNITO_USER_POOLS: 'userPool',
  API_KEY: 'apiKey',
  AWS_IAM: 'iam',
};

/** What of each resource type is understood; anything else in a template is refused by name. */
const KNOWN: Record<string, string[]> = {
  'AWS::AppSync::GraphQLApi': [
    ...['Name', 'AuthenticationType', 'AdditionalAuthenticationProviders', 'UserPoolConfig'],
    ...['IntrospectionConfig', 'QueryDepthLimit', 'ResolverCountLimit', 'LogConfig', 'XrayEnabled', 'Tags'],
  ],
  'AWS::AppSync::GraphQLSchema': ['ApiId', 'Definition'],
  'AWS::AppSync::ApiKey': ['ApiId', 'Expires', 'Description'],
  'AWS::AppSync::DataSource': ['ApiId', 'Name', 'Type', 'DynamoDBConfig', 'LambdaConfig', 'ServiceRoleArn'],
  'AWS::AppSync::Resolver': ['ApiId', 'TypeName', 'FieldName', 'DataSourceName', 'Kind', 'Code', 'Runtime'],
};

/**
 * Reads the one AppSync API of a template.
 * @param resources every resource of the template, resolved; other types are ignored
 * @param identity the id and ARN given to the API, and the value given to each API key, in the order of the template
 */
export function readApiDefinition(
  resources: readonly ResolvedResource[],
  identity: { id: string; arn: string; apiKeys: string[] },
): ApiDefinition {
  const of = (type: string) =>
    resources
      .filter((resource) => resource.type === `AWS::AppSync::${type}`)
      .map(({ properties }) => properties);
  refuseUnknown(resources);
  const [api] = of('GraphQLApi');
  const [schema] = of('GraphQLSchema');
  if (!api || !schema) throw new Error('The template has no AppSync API with a schema');
  const sources = new Map(of('DataSource').map((source) => [String(source.Name), readDataSource(source)]));
  const defaultMode = mode(api.AuthenticationType);
  const others = (api.AdditionalAuthenticationProviders ?? []) as { AuthenticationType: string }[];
  return {
    id: identity.id,
    arn: identity.arn,
    sdl: String(schema.Definition),
    defaultMode,
    modes: [defaultMode, ...others.map((other) => mode(other.AuthenticationType))],
    introspection: api.IntrospectionConfig !== 'DISABLED',
    queryDepthLimit: Number(api.QueryDepthLimit ?? 0),
    resolverCountLimit: Number(api.ResolverCountLimit ?? 0),
    apiKeys: of('ApiKey').map((key, at) => ({ key: identity.apiKeys[at]!, expires: Number(key.Expires) })),
    resolvers: of('Resolver').map((resolver) => readResolver(resolver, sources)),
  };
}

function refuseUnknown(resources: readonly ResolvedResource[]): void {
  for (const { type, properties } of resources) {
    if (!type.startsWith('AWS::AppSync::')) continue;
    const known = KNOWN[type];
    if (!known) throw new Error(`The local AppSync does not know ${type}`);
    const unknown = Object.keys(properties).filter((name) => !known.includes(name));
    if (unknown.length) throw new Error(`The local AppSync does not know ${unknown.join(', ')} of ${type}`);
  }
}

function mode(type: unknown): Mode {
  const known = MODES[String(type)];
  if (!known) throw new Error(`The local AppSync does not know the authentication type ${String(type)}`);
  return known;
}

function readDataSource(source: Record<string, unknown>): DataSource {
  const table = source.DynamoDBConfig as { TableName: string } | undefined;
  const lambda = source.LambdaConfig as { LambdaFunctionArn: string } | undefined;
  const type = source.Type;
  if (type !== 'AMAZON_DYNAMODB' && type !== 'AWS_LAMBDA' && type !== 'NONE')
    throw new Error(`The local AppSync does not know a data source of type ${String(type)}`);
  return {
    name: String(source.Name),
    type,
    ...(table && { tableName: table.TableName }),
    ...(lambda && { lambdaArn: lambda.LambdaFunctionArn }),
  };
}

function readResolver(
  resolver: Record<string, unknown>,
  sources: Map<string, DataSource>,
): ResolverDefinition {
  const name = `${String(resolver.TypeName)}.${String(resolver.FieldName)}`;
  const dataSource = sources.get(String(resolver.DataSourceName));
  if (!dataSource || (resolver.Kind ?? 'UNIT') !== 'UNIT' || typeof resolver.Code !== 'string')
    throw new Error(`The local AppSync runs JavaScript unit resolvers with a data source only: ${name}`);
  return {
    typeName: String(resolver.TypeName),
    fieldName: String(resolver.FieldName),
    dataSource,
    code: resolver.Code,
  };
}
