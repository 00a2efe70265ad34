import { signedIn, type ApiDocument, type ApiOperation } from '#domain/contract/api-document';
import { gatewayErrors } from './gateway-errors.ts';

/** Access tokens carry this scope and ID tokens none: an ID token is no key to the API. */
const scope = 'aws.cognito.signin.user.admin';

export interface GatewayBodyProps {
  document: ApiDocument;
  /** The API's name in AWS; importing a body renames the API to its title. */
  name: string;
  /** The site that may call from a browser, or `*`. */
  origin: string;
  userPoolArn: string;
  /** Where API Gateway invokes the function that answers a call. */
  invokeUri: (call: string) => string;
}

/**
 * The API document as API Gateway imports it: the calls, who may make them and what answers. Schemas stay behind. The gateway
 * would make models of them, in an older JSON Schema with fewer words, and the function checks each request anyway.
 */
export function gatewayBody({ document, name, origin, userPoolArn, invokeUri }: GatewayBodyProps): object {
  const method = ({ operationId, security }: ApiOperation): object => ({
    operationId,
    ...(security.some((each) => signedIn in each) && { security: [{ [signedIn]: [scope] }] }),
    responses: { '200': { description: 'The answer of the function.' } },
    'x-amazon-apigateway-integration': { type: 'aws_proxy', httpMethod: 'POST', uri: invokeUri(operationId) },
  });
  return {
    openapi: document.openapi,
    info: { title: name, version: document.info.version },
    paths: Object.fromEntries(
      Object.entries(document.paths).map(([path, operations]) => [
        path,
        {
          ...Object.fromEntries(Object.entries(operations).map(([verb, each]) => [verb, method(each)])),
          options: preflight(Object.keys(operations), origin),
        },
      ]),
    ),
    components: {
      securitySchemes: {
        // The gateway knows no other type of scheme, and takes the token with or without "Bearer".
        [signedIn]: {
          type: 'apiKey',
          name: 'Authorization',
          in: 'header',
          'x-amazon-apigateway-authtype': 'cognito_user_pools',
          'x-amazon-apigateway-authorizer': { type: 'cognito_user_pools', providerARNs: [userPoolArn] },
        },
      },
    },
    'x-amazon-apigateway-gateway-responses': gatewayErrors(origin),
  };
}

/** A browser asks before it calls; the gateway answers by itself, and the browser remembers it for an hour. */
function preflight(verbs: string[], origin: string): object {
  const headers = {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Methods': verbs.map((verb) => verb.toUpperCase()).join(','),
    'Access-Control-Allow-Headers':
      'Authorization,Content-Type,Idempotency-Key,X-Amz-User-Agent,X-Correlation-Id',
    'Access-Control-Max-Age': '3600',
  };
  const each = (entry: (name: string, value: string) => [string, unknown]): object =>
    Object.fromEntries(Object.entries(headers).map(([name, value]) => entry(name, value)));
  return {
    responses: {
      '204': {
        description: 'What this site may call.',
        headers: each((name) => [name, { schema: { type: 'string' } }]),
      },
    },
    'x-amazon-apigateway-integration': {
      type: 'mock',
      requestTemplates: { 'application/json': '{"statusCode":204}' },
      responses: {
        default: {
          statusCode: '204',
          responseParameters: each((name, value) => [`method.response.header.${name}`, `'${value}'`]),
        },
      },
    },
  };
}
