import { describe, expect, test } from 'vitest';
import { readBody } from './read-body.ts';

const invoke = (name: string) => ({
  type: 'aws_proxy',
  httpMethod: 'POST',
  uri: `arn:aws:apigateway:us-east-1:lambda:path/2015-03-31/functions/arn:aws:lambda:::function:${name}/invocations`,
});
const responses = { '200': { description: 'The answer.' } };
const origin = 'Access-Control-Allow-Origin';

/** Every part that the gateway knows; a test changes one of them. */
const body = () => ({
  openapi: '3.0.1',
  info: { title: 'things', version: '1' },
  paths: {
    '/things': {
      get: { operationId: 'list', responses, 'x-amazon-apigateway-integration': invoke('things') },
      post: {
        security: [{ User: ['admin'] }],
        responses,
        'x-amazon-apigateway-integration': invoke('things'),
      },
      options: {
        responses: { '204': { description: 'May be called.', headers: { [origin]: { schema: {} } } } },
        'x-amazon-apigateway-integration': {
          type: 'mock',
          requestTemplates: { 'application/json': '{"statusCode":204}' },
          responses: {
            default: {
              statusCode: '204',
              responseParameters: { [`method.response.header.${origin}`]: "'https://a.example'" },
            },
          },
        },
      },
    },
    '/files/{path+}': {
      'x-amazon-apigateway-any-method': { responses, 'x-amazon-apigateway-integration': invoke('files') },
    },
  },
  components: {
    securitySchemes: {
      User: {
        type: 'apiKey',
        name: 'Authorization',
        in: 'header',
        'x-amazon-apigateway-authtype': 'cognito_user_pools',
        'x-amazon-apigateway-authorizer': {
          type: 'cognito_user_pools',
          providerARNs: ['arn:aws:cognito-idp:us-east-1:000000000000:userpool/pool'],
        },
      },
    },
  },
  'x-amazon-apigateway-gateway-responses': {
    DEFAULT_4XX: { responseTemplates: { 'application/json': '{}' } },
    EXPIRED_TOKEN: { statusCode: '401', responseParameters: { [`gatewayresponse.header.${origin}`]: "'*'" } },
  },
});

function read(value: unknown) {
  return readBody(value, (problem) => {
    throw new Error(problem);
  });
}

test('methods, their authorizer, mocks and refusals are those of the body', () => {
  const lambda = (name: string) => ({ type: 'AWS_PROXY', functionArn: `arn:aws:lambda:::function:${name}` });
  expect(read(body())).toEqual({
    methods: [
      { httpMethod: 'GET', resourcePath: '/things', integration: lambda('things') },
      {
        httpMethod: 'POST',
        resourcePath: '/things',
        authorizer: { userPoolIds: ['pool'], scopes: ['admin'] },
        integration: lambda('things'),
      },
      {
        httpMethod: 'OPTIONS',
        resourcePath: '/things',
        integration: {
          type: 'MOCK',
          status: 204,
          headers: { 'access-control-allow-origin': 'https://a.example' },
        },
      },
      { httpMethod: 'ANY', resourcePath: '/files/{path+}', integration: lambda('files') },
    ],
    gatewayResponses: {
      DEFAULT_4XX: { headers: {}, template: '{}' },
      EXPIRED_TOKEN: { status: 401, headers: { 'access-control-allow-origin': '*' } },
    },
  });
});

describe('what the gateway does not know is refused by name', () => {
  type Changed = ReturnType<typeof body> & Record<string, unknown>;
  const get = (all: Changed) => all.paths['/things'].get as Record<string, unknown>;
  const mock = (all: Changed) => all.paths['/things'].options['x-amazon-apigateway-integration'];

  test.each<[string, (all: Changed) => void, string]>([
    ['a key of the document', (all) => (all.security = []), 'does not know security'],
    [
      'a validator of requests',
      (all) => (get(all)['x-amazon-apigateway-request-validator'] = 'all'),
      'does not know paths > /things > get > x-amazon-apigateway-request-validator',
    ],
    ['parameters', (all) => (get(all).parameters = []), 'does not know paths > /things > get > parameters'],
    ['models', (all) => Object.assign(all.components, { schemas: {} }), 'does not know components > schemas'],
    [
      'another integration',
      (all) => (get(all)['x-amazon-apigateway-integration'] = { ...invoke('x'), type: 'http_proxy' }),
      'cannot read paths > /things > get > x-amazon-apigateway-integration > type',
    ],
    [
      'no integration',
      (all) => delete get(all)['x-amazon-apigateway-integration'],
      'cannot read paths > /things > get > x-amazon-apigateway-integration',
    ],
    [
      'an authorizer that is no user pool',
      (all) => (all.components.securitySchemes.User['x-amazon-apigateway-authorizer'].type = 'token'),
      'cannot read components > securitySchemes > User > x-amazon-apigateway-authorizer > type',
    ],
    [
      'a scheme that is not there',
      (all) => (get(all).security = [{ Stranger: [] }]),
      '/things > get: there is no security scheme Stranger',
    ],
    ['security that anyone meets', (all) => (get(all).security = [{}]), '/things > get: '],
    [
      'a choice of schemes',
      (all) => (get(all).security = [{ User: [] }, { User: ['admin'] }]),
      'cannot read paths > /things > get > security',
    ],
    [
      'a header mapped from the request',
      (all) =>
        (mock(all).responses.default.responseParameters[`method.response.header.${origin}`] =
          'integration.response.header.Origin'),
      `only a literal`,
    ],
    [
      'a header that the method does not declare',
      (all) => (all.paths['/things'].options.responses['204'].headers = {} as never),
      `/things > options: the response 204 does not declare ${origin}`,
    ],
    [
      'a refusal that API Gateway does not have',
      (all) => Object.assign(all['x-amazon-apigateway-gateway-responses'], { TEAPOT: {} }),
      'x-amazon-apigateway-gateway-responses',
    ],
    ['another version', (all) => (all.openapi = '3.1.0'), 'cannot read openapi'],
  ])('%s', (_, change, problem) => {
    const changed = body() as Changed;
    change(changed);
    expect(() => read(changed)).toThrow(problem);
  });

  test('no body at all', () => {
    expect(() => read(undefined)).toThrow('the local gateway cannot read it');
  });
});
