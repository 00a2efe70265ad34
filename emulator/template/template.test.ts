import { describe, expect, test } from 'vitest';
import { configJson } from './config-json.ts';
import { checkResources } from './resource-table.ts';
import { siteHeaders } from './site-headers.ts';
import { assembly } from './in-test/assembly.ts';

describe('a secret', () => {
  const value = (name: unknown) => ({
    'Fn::Join': ['', ['{{resolve:secretsmanager:', name, ':SecretString:::}}']],
  });
  const probe = (name: unknown) =>
    assembly({
      Only: {
        Resources: {
          Key: { Type: 'AWS::SecretsManager::Secret', Properties: {} },
          Probe: { Type: 'Test::Probe', Properties: { value: value(name) } },
        },
      },
    }).ofType('Test::Probe')[0]!.properties;

  test('that the template generates is one here too', () =>
    expect(probe({ Ref: 'Key' })).toEqual({ value: 'generated for Only-Key' }));
  test('that somebody made by hand stays a reference', () =>
    expect(probe('by/hand')).toEqual({ value: '{{resolve:secretsmanager:by/hand:SecretString:::}}' }));
});

/** Resolves one value beside a queue, a table and an API. */
function resolve(value: unknown, template: Record<string, unknown> = {}) {
  const deployment = assembly({
    First: {
      Resources: { Users: { Type: 'AWS::DynamoDB::Table' } },
      Outputs: { Users: { Value: { 'Fn::GetAtt': ['Users', 'Arn'] }, Export: { Name: 'First:Users' } } },
    },
    Second: {
      ...template,
      Resources: {
        Probe: { Type: 'Test::Probe', Properties: { value } },
        Work: { Type: 'AWS::SQS::Queue', Properties: { QueueName: 'work' } },
        Gate: { Type: 'AWS::ApiGateway::RestApi' },
        Graph: { Type: 'AWS::AppSync::GraphQLApi' },
      },
    },
  });
  return deployment.ofType('Test::Probe')[0]!.properties.value;
}

describe('intrinsic functions', () => {
  const conditions = {
    Conditions: {
      Yes: { 'Fn::Equals': [{ Ref: 'AWS::Region' }, 'us-east-1'] },
      No: { 'Fn::Not': [{ Condition: 'Yes' }] },
      Both: { 'Fn::And': [{ Condition: 'Yes' }, { 'Fn::Or': [{ Condition: 'No' }, { Condition: 'Yes' }] }] },
    },
    Mappings: { Sizes: { small: { cpu: 2 } } },
    Parameters: { Version: { Default: '7' } },
  };
  test.each([
    [{ Ref: 'AWS::AccountId' }, '000000000000'],
    [{ Ref: 'Work' }, 'http://localhost:4910/sqs/000000000000/work'],
    [{ 'Fn::GetAtt': ['Work', 'Arn'] }, 'arn:aws:sqs:us-east-1:000000000000:work'],
    [{ 'Fn::GetAtt': 'Graph.GraphQLUrl' }, 'http://localhost:4910/graphql'],
    [{ 'Fn::ImportValue': 'First:Users' }, 'arn:aws:dynamodb:us-east-1:000000000000:table/First-Users'],
    [{ 'Fn::Join': ['-', ['a', { Ref: 'AWS::Region' }]] }, 'a-us-east-1'],
    [{ 'Fn::Sub': '${AWS::Region}/${Work.QueueName}/${!literal}' }, 'us-east-1/work/${literal}'],
    [{ 'Fn::Sub': ['${x}', { x: { Ref: 'AWS::Partition' } }] }, 'aws'],
    [{ 'Fn::Select': [1, { 'Fn::Split': ['/', 'a/b/c'] }] }, 'b'],
    [{ 'Fn::If': ['Yes', 'in', 'out'] }, 'in'],
    [{ 'Fn::If': ['No', 'in', 'out'] }, 'out'],
    [{ 'Fn::If': ['Both', 'in', 'out'] }, 'in'],
    [
      [1, { 'Fn::If': ['No', 2, { Ref: 'AWS::NoValue' }] }, 3],
      [1, 3],
    ],
    [{ 'Fn::FindInMap': ['Sizes', 'small', 'cpu'] }, 2],
    [{ 'Fn::Base64': 'hi' }, 'aGk='],
    [{ Ref: 'Version' }, '7'],
    ['http://site.local.invalid/dashboard', 'http://localhost:4910/dashboard'],
  ])('%j -> %j', (value, expected) => {
    expect(resolve(value, conditions)).toEqual(expected);
  });

  test('addresses that the template builds for its own APIs lead to this origin', () => {
    const parts = [
      'https://',
      { Ref: 'Gate' },
      '.execute-api.us-east-1.',
      { Ref: 'AWS::URLSuffix' },
      '/local/',
    ];
    expect(resolve({ 'Fn::Join': ['', parts] })).toMatch(
      /^http:\/\/localhost:4910\/execute-api\/[a-z0-9]{10}\/local\/$/,
    );
  });

  test.each([
    [{ 'Fn::Length': [1] }, 'Second: Probe: the emulator does not know Fn::Length'],
    [{ Ref: 'Nobody' }, 'Second: refers to Nobody, which is not in the template'],
    [
      { 'Fn::GetAtt': ['Work', 'Colour'] },
      'Second: the emulator does not know attribute Colour of AWS::SQS::Queue (Work)',
    ],
    [{ 'Fn::ImportValue': 'First:Nothing' }, 'Second: imports First:Nothing, which no stack exports'],
  ])('%j is refused in one line', (value, message) => {
    expect(() => resolve(value)).toThrow(message);
  });
});

test('names are the same on every start', () => {
  const pool = () =>
    assembly({ S: { Resources: { Pool: { Type: 'AWS::Cognito::UserPool' } } } }).resources[0]!.ref;
  expect(pool()).toMatch(/^us-east-1_[a-z0-9]{9}$/);
  expect(pool()).toBe(pool());
});

describe('resources that are not known here', () => {
  const check = (resource: unknown) => () =>
    checkResources(assembly({ S: { Resources: { Thing: resource } } }).resources);
  test('a type is refused by name', () => {
    expect(check({ Type: 'AWS::EC2::Instance' })).toThrow(
      'S: the emulator does not know AWS::EC2::Instance (Thing)',
    );
  });
  test('a property of a served type is refused by name', () => {
    expect(check({ Type: 'AWS::SQS::Queue', Properties: { ContentBasedDeduplication: true } })).toThrow(
      'S: the emulator does not know ContentBasedDeduplication of AWS::SQS::Queue (Thing)',
    );
  });
  test('what has no effect here passes, whatever it says', () => {
    expect(check({ Type: 'AWS::CloudWatch::Alarm', Properties: { Anything: 1 } })).not.toThrow();
  });
});

test('config.json is the file of the web deployment, its markers filled in', () => {
  const deployment = assembly(
    {
      Web: {
        Resources: {
          Pool: { Type: 'AWS::Cognito::UserPool' },
          Files: {
            Type: 'Custom::CDKBucketDeployment',
            Properties: { SourceObjectKeys: ['web.zip'], SourceMarkers: [{ '<<0>>': { Ref: 'Pool' } }] },
          },
        },
      },
    },
    {
      'config.json':
        '{"Auth":{"Cognito":{"userPoolId":"<<0>>","userPoolEndpoint":"http://site.local.invalid/cognito"}},"API":{"GraphQL":{"endpoint":"x"}}}',
    },
  );
  expect(configJson(deployment, 'http://localhost:4910')).toEqual({
    Auth: {
      Cognito: {
        userPoolId: deployment.ofType('AWS::Cognito::UserPool')[0]!.ref,
        userPoolEndpoint: 'http://localhost:4910/cognito',
      },
    },
    API: { GraphQL: { endpoint: 'HTTP://localhost:4910/graphql' } },
  });
});

test('the content policy of the site keeps its rules, with its own origin for the AWS addresses', () => {
  const policy = {
    Type: 'AWS::CloudFront::ResponseHeadersPolicy',
    Properties: {
      ResponseHeadersPolicyConfig: {
        SecurityHeadersConfig: {
          ContentSecurityPolicy: {
            ContentSecurityPolicy:
              "default-src 'self'; script-src 'self'; connect-src 'self' https://a.example wss://b.example; upgrade-insecure-requests",
          },
        },
      },
    },
  };
  const deployment = assembly({ Web: { Resources: { Headers: policy } } });
  expect(siteHeaders(deployment, 'abc')).toEqual({
    'content-security-policy': "default-src 'self'; script-src 'self' 'nonce-abc'; connect-src 'self'",
  });
});
