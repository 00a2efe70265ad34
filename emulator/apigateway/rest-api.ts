import type { Deployment, Resource } from '../template/template.ts';

export interface Method {
  /** GET, ..., ANY */
  httpMethod: string;
  /** `/user/{id}`, `/{proxy+}` */
  resourcePath: string;
  /** Undefined: everyone may call. */
  authorizer?: { userPoolIds: string[]; scopes: string[] };
  integration:
    | { type: 'AWS_PROXY'; functionArn: string }
    | { type: 'MOCK'; status: number; headers: Record<string, string> };
}

export interface GatewayResponse {
  status?: number;
  headers: Record<string, string>;
  /** Body with $context variables; undefined: AWS's own. */
  template?: string;
}

export interface RestApi {
  id: string;
  name: string;
  stages: string[];
  methods: Method[];
  /** By response type: UNAUTHORIZED, DEFAULT_4XX, ... */
  gatewayResponses: Record<string, GatewayResponse>;
  binaryMediaTypes: string[];
}

type Properties = Record<string, unknown>;

/** The REST APIs of a deployment, in the form in which requests are answered. @throws on what the local gateway cannot do */
export function restApis(deployment: Deployment): RestApi[] {
  return deployment.ofType('AWS::ApiGateway::RestApi').map((api) => {
    const own = (type: string) =>
      deployment.ofType(type).filter(({ properties }) => properties.RestApiId === api.ref);
    const paths = resourcePaths(api, own('AWS::ApiGateway::Resource'));
    const authorizers = new Map(
      own('AWS::ApiGateway::Authorizer').map((each) => [each.ref, each.properties]),
    );
    return {
      id: api.ref,
      name: String(api.properties.Name),
      stages: own('AWS::ApiGateway::Stage').map(({ properties }) => String(properties.StageName)),
      methods: own('AWS::ApiGateway::Method').map((each) => methodOf(each, paths, authorizers)),
      gatewayResponses: Object.fromEntries(
        own('AWS::ApiGateway::GatewayResponse').map(({ properties }) => [
          String(properties.ResponseType),
          gatewayResponseOf(properties),
        ]),
      ),
      binaryMediaTypes: (api.properties.BinaryMediaTypes as string[] | undefined) ?? [],
    };
  });
}

/** Resource id -> full path. */
function resourcePaths(api: Resource, resources: Resource[]): Map<string, string> {
  const byId = new Map(resources.map((each) => [each.ref, each.properties]));
  const pathOf = (id: string): string => {
    const resource = byId.get(id);
    return resource ? `${pathOf(String(resource.ParentId))}/${String(resource.PathPart)}` : '';
  };
  return new Map([
    [api.attribute('RootResourceId')!, '/'],
    ...resources.map(({ ref }) => [ref, pathOf(ref)] as const),
  ]);
}

function methodOf(
  { properties, logicalId }: Resource,
  paths: Map<string, string>,
  authorizers: Map<string, Properties>,
): Method {
  const integration = properties.Integration as Properties;
  return {
    httpMethod: String(properties.HttpMethod),
    resourcePath: paths.get(String(properties.ResourceId)) ?? '/',
    authorizer: authorizerOf(properties, authorizers, logicalId),
    integration: integrationOf(integration, logicalId),
  };
}

function authorizerOf(
  properties: Properties,
  authorizers: Map<string, Properties>,
  logicalId: string,
): Method['authorizer'] {
  if ((properties.AuthorizationType ?? 'NONE') === 'NONE') return undefined;
  if (properties.AuthorizationType !== 'COGNITO_USER_POOLS')
    throw new Error(
      `${logicalId}: the local gateway does not know authorization ${String(properties.AuthorizationType)}`,
    );
  const arns = (authorizers.get(String(properties.AuthorizerId))?.ProviderARNs as string[] | undefined) ?? [];
  return {
    userPoolIds: arns.map((arn) => arn.split('/')[1]!),
    scopes: (properties.AuthorizationScopes as string[] | undefined) ?? [],
  };
}

function integrationOf(integration: Properties, logicalId: string): Method['integration'] {
  if (integration.Type === 'AWS_PROXY')
    return {
      type: 'AWS_PROXY',
      functionArn: /functions\/(.+)\/invocations$/.exec(String(integration.Uri))![1]!,
    };
  if (integration.Type !== 'MOCK')
    throw new Error(`${logicalId}: the local gateway does not know integration ${String(integration.Type)}`);
  const [response] = (integration.IntegrationResponses as Properties[] | undefined) ?? [];
  return {
    type: 'MOCK',
    status: Number(response?.StatusCode ?? 200),
    headers: headersOf(response?.ResponseParameters, 'method.response.header.'),
  };
}

function gatewayResponseOf(properties: Properties): GatewayResponse {
  const templates = properties.ResponseTemplates as Record<string, string> | undefined;
  return {
    status: properties.StatusCode === undefined ? undefined : Number(properties.StatusCode),
    headers: headersOf(properties.ResponseParameters, 'gatewayresponse.header.'),
    template: templates?.['application/json'],
  };
}

/** `{'<prefix>Name': "'literal'"}` -> `{name: literal}`; mappings of request values are not literal and are left out. */
function headersOf(parameters: unknown, prefix: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries((parameters ?? {}) as Record<string, string>)
      .filter(([name, value]) => name.startsWith(prefix) && /^'.*'$/s.test(value))
      .map(([name, value]) => [name.slice(prefix.length).toLowerCase(), value.slice(1, -1)]),
  );
}
