export interface DataSource {
  name: string;
  type: 'AMAZON_DYNAMODB' | 'AWS_LAMBDA' | 'NONE';
  /** The table's name, for a table. */
  tableName?: string;
  /** The function's ARN, for a Lambda. */
  lambdaArn?: string;
  /** The role that AppSync takes on to reach it. */
  roleArn?: string;
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

/** The resources of a template after references are resolved; emulator/template/template.ts has more of them. */
export interface ResolvedResources {
  ofType(...types: string[]): {
    type: string;
    logicalId: string;
    physicalName: string;
    properties: Record<string, unknown>;
    attribute(name: string): string | undefined;
  }[];
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
 * @throws when there is none, or when it has what this service does not do: that is named
 */
export function readApiDefinition(deployment: ResolvedResources): ApiDefinition {
  const of = (type: string) => {
    const found = deployment.ofType(`AWS::AppSync::${type}`);
    found.forEach(refuseUnknown);
    return found;
  };
  const [api] = of('GraphQLApi');
  const [schema] = of('GraphQLSchema');
  if (!api || !schema) throw new Error('The template has no AppSync API with a schema');
  const { properties } = api;
  const sources = new Map(of('DataSource').map((source) => [source.physicalName, readDataSource(source)]));
  const defaultMode = mode(properties.AuthenticationType);
  const others = (properties.AdditionalAuthenticationProviders ?? []) as { AuthenticationType: string }[];
  return {
    id: api.physicalName,
    arn: api.attribute('Arn')!,
    sdl: String(schema.properties.Definition),
    defaultMode,
    modes: [defaultMode, ...others.map((other) => mode(other.AuthenticationType))],
    introspection: properties.IntrospectionConfig !== 'DISABLED',
    queryDepthLimit: Number(properties.QueryDepthLimit ?? 0),
    resolverCountLimit: Number(properties.ResolverCountLimit ?? 0),
    apiKeys: of('ApiKey').map((key) => ({
      key: key.attribute('ApiKey')!,
      expires: Number(key.properties.Expires),
    })),
    resolvers: of('Resolver').map(({ properties: resolver }) => readResolver(resolver, sources)),
  };
}

type Resource = ReturnType<ResolvedResources['ofType']>[number];

function refuseUnknown({ type, logicalId, properties }: Resource): void {
  const unknown = Object.keys(properties).filter((name) => !KNOWN[type]!.includes(name));
  if (unknown.length)
    throw new Error(`The emulated AppSync does not know ${unknown.join(', ')} of ${type} (${logicalId})`);
}

function mode(type: unknown): Mode {
  const known = MODES[String(type)];
  if (!known) throw new Error(`The emulated AppSync does not know the authentication type ${String(type)}`);
  return known;
}

function readDataSource({ physicalName, properties: source }: Resource): DataSource {
  const table = source.DynamoDBConfig as { TableName: string } | undefined;
  const lambda = source.LambdaConfig as { LambdaFunctionArn: string } | undefined;
  const type = source.Type;
  if (type !== 'AMAZON_DYNAMODB' && type !== 'AWS_LAMBDA' && type !== 'NONE')
    throw new Error(`The emulated AppSync does not know a data source of type ${String(type)}`);
  return {
    name: physicalName,
    type,
    ...(table && { tableName: table.TableName }),
    ...(lambda && { lambdaArn: lambda.LambdaFunctionArn }),
    ...(typeof source.ServiceRoleArn === 'string' && { roleArn: source.ServiceRoleArn }),
  };
}

function readResolver(
  resolver: Record<string, unknown>,
  sources: Map<string, DataSource>,
): ResolverDefinition {
  const name = `${String(resolver.TypeName)}.${String(resolver.FieldName)}`;
  const dataSource = sources.get(String(resolver.DataSourceName));
  if (!dataSource || (resolver.Kind ?? 'UNIT') !== 'UNIT' || typeof resolver.Code !== 'string')
    throw new Error(`The emulated AppSync runs JavaScript unit resolvers with a data source only: ${name}`);
  return {
    typeName: String(resolver.TypeName),
    fieldName: String(resolver.FieldName),
    dataSource,
    code: resolver.Code,
  };
}
