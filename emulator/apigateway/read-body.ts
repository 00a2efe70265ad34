import { Body, anyVerb, type Operation } from './body-shape.ts';
import type { GatewayResponse, Method, RestApi } from './rest-api.ts';

/**
 * The methods and refusals that the Body of a RestApi describes.
 * @param refuse told in one line what this gateway does not know; throws
 */
export function readBody(
  value: unknown,
  refuse: (problem: string) => never,
): Pick<RestApi, 'methods' | 'gatewayResponses'> {
  const parsed = Body.safeParse(value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const path = [...issue!.path, ...(issue!.code === 'unrecognized_keys' ? issue!.keys : [])].join(' > ');
    return refuse(
      issue!.code === 'unrecognized_keys'
        ? `the local gateway does not know ${path}`
        : `the local gateway cannot read ${path || 'it'}: ${issue!.message}`,
    );
  }
  const body = parsed.data;
  const methods = Object.entries(body.paths).flatMap(([resourcePath, operations]) =>
    Object.entries(operations).map(([verb, operation]): Method => {
      const of = (problem: string) => refuse(`${resourcePath} > ${verb}: ${problem}`);
      return {
        httpMethod: verb === anyVerb ? 'ANY' : verb.toUpperCase(),
        resourcePath,
        authorizer: authorizerOf(operation, body, of),
        integration: integrationOf(operation, of),
      };
    }),
  );
  const responses = Object.entries(body['x-amazon-apigateway-gateway-responses'] ?? {});
  return {
    methods,
    gatewayResponses: Object.fromEntries(
      responses.map(([type, { statusCode, responseParameters, responseTemplates }]) => [
        type,
        {
          status: statusCode === undefined ? undefined : Number(statusCode),
          headers: headersOf(responseParameters),
          template: responseTemplates?.['application/json'],
        } satisfies GatewayResponse,
      ]),
    ),
  };
}

function authorizerOf(
  { security }: Operation,
  { components }: Body,
  refuse: (problem: string) => never,
): Method['authorizer'] {
  if (!security?.[0]) return undefined;
  const [requirement, ...others] = Object.entries(security[0]);
  if (!requirement || others.length > 0)
    return refuse('the local gateway knows one security scheme for a method');
  const [name, scopes] = requirement;
  const scheme = components?.securitySchemes?.[name] ?? refuse(`there is no security scheme ${name}`);
  const arns = scheme['x-amazon-apigateway-authorizer'].providerARNs;
  return { userPoolIds: arns.map((arn) => arn.split('/')[1]!), scopes };
}

function integrationOf(operation: Operation, refuse: (problem: string) => never): Method['integration'] {
  const integration = operation['x-amazon-apigateway-integration'];
  if (integration.type === 'aws_proxy')
    return {
      type: 'AWS_PROXY',
      functionArn: /functions\/(.+)\/invocations$/.exec(integration.uri)![1]!,
    };
  const { statusCode, responseParameters } = integration.responses.default;
  const declared = Object.keys(operation.responses[statusCode]?.headers ?? {});
  const names = Object.keys(responseParameters ?? {}).map((name) => name.split('.').at(-1)!);
  const undeclared = names.find((name) => !declared.includes(name));
  // API Gateway does not import a mapping to a header that the method does not declare.
  if (undeclared !== undefined) return refuse(`the response ${statusCode} does not declare ${undeclared}`);
  return { type: 'MOCK', status: Number(statusCode), headers: headersOf(responseParameters) };
}

/** `{'method.response.header.Name': "'text'"}` -> `{name: text}` */
const headersOf = (parameters: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [
      name.split('.').at(-1)!.toLowerCase(),
      value.slice(1, -1),
    ]),
  );
