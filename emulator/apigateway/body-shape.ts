import * as z from 'zod';

/** What the local gateway knows of an OpenAPI body, by the names of the standard and of API Gateway; nothing besides. */

/** `'text'` in quotes is a text; a value mapped from a request is none. */
const Literal = z.string().regex(/^'.*'$/s, "only a literal, like 'text'");
const Headers = (prefix: string) =>
  z.record(z.templateLiteral([prefix, z.string().min(1)]), Literal).optional();

const Proxy = z.strictObject({
  type: z.literal('aws_proxy'),
  httpMethod: z.literal('POST'),
  /** ...:lambda:path/2015-03-31/functions/<arn>/invocations */
  uri: z.string().regex(/functions\/.+\/invocations$/, 'no function to invoke'),
});

const Mock = z.strictObject({
  type: z.literal('mock'),
  requestTemplates: z.strictObject({ 'application/json': z.string() }),
  responses: z.strictObject({
    default: z.strictObject({
      statusCode: z.string().regex(/^\d{3}$/),
      responseParameters: Headers('method.response.header.'),
    }),
  }),
});

const Operation = z.strictObject({
  operationId: z.string().optional(),
  /** One scheme and its scopes; of several, API Gateway would take the first. */
  security: z
    .array(z.record(z.string(), z.array(z.string())))
    .max(1)
    .optional(),
  /** A method may send the headers that it declares here. */
  responses: z.record(
    z.string(),
    z.strictObject({ description: z.string(), headers: z.record(z.string(), z.unknown()).optional() }),
  ),
  'x-amazon-apigateway-integration': z.discriminatedUnion('type', [Proxy, Mock]),
});

const verbs = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options'] as const;
/** The key that means every verb. */
export const anyVerb = 'x-amazon-apigateway-any-method';

const SecurityScheme = z.strictObject({
  type: z.literal('apiKey'),
  name: z.literal('Authorization'),
  in: z.literal('header'),
  'x-amazon-apigateway-authtype': z.literal('cognito_user_pools'),
  'x-amazon-apigateway-authorizer': z.strictObject({
    type: z.literal('cognito_user_pools'),
    providerARNs: z.array(z.string()).min(1),
  }),
});

/** Every refusal that API Gateway lets a template put into words. */
const GatewayResponseType = z.enum([
  'ACCESS_DENIED',
  'API_CONFIGURATION_ERROR',
  'AUTHORIZER_CONFIGURATION_ERROR',
  'AUTHORIZER_FAILURE',
  'BAD_REQUEST_BODY',
  'BAD_REQUEST_PARAMETERS',
  'DEFAULT_4XX',
  'DEFAULT_5XX',
  'EXPIRED_TOKEN',
  'INTEGRATION_FAILURE',
  'INTEGRATION_TIMEOUT',
  'INVALID_API_KEY',
  'INVALID_SIGNATURE',
  'MISSING_AUTHENTICATION_TOKEN',
  'QUOTA_EXCEEDED',
  'REQUEST_TOO_LARGE',
  'RESOURCE_NOT_FOUND',
  'THROTTLED',
  'UNAUTHORIZED',
  'UNSUPPORTED_MEDIA_TYPE',
  'WAF_FILTERED',
]);

const GatewayResponse = z.strictObject({
  statusCode: z
    .string()
    .regex(/^\d{3}$/)
    .optional(),
  responseParameters: Headers('gatewayresponse.header.'),
  responseTemplates: z.strictObject({ 'application/json': z.string() }).optional(),
});

export const Body = z.strictObject({
  openapi: z.literal('3.0.1'),
  info: z.strictObject({ title: z.string(), version: z.string() }),
  paths: z.record(z.string().startsWith('/'), z.partialRecord(z.enum([...verbs, anyVerb]), Operation)),
  components: z.strictObject({ securitySchemes: z.record(z.string(), SecurityScheme).optional() }).optional(),
  'x-amazon-apigateway-gateway-responses': z.partialRecord(GatewayResponseType, GatewayResponse).optional(),
});
export type Body = z.infer<typeof Body>;
export type Operation = z.infer<typeof Operation>;
