import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { buildSchema, isObjectType, parse, type ObjectTypeDefinitionNode } from 'graphql';
import { afterAll, describe, expect, it } from 'vitest';
import { contract } from '#domain/contract/groups';
import { synthesized, type Resource } from './synthesized.ts';

const prodb = synthesized({ stage: 'prodb' }, false);
const withSite = synthesized({ stage: 'prodb', siteUrl: 'https://example.com' }, false);
const local = synthesized({ stage: 'local' }, false);
afterAll(() => [prodb, withSite, local].forEach(({ folder }) => rmSync(folder, { recursive: true })));

const text = (value: unknown): string => JSON.stringify(value);
const apis = prodb.of('AWS::ApiGateway::RestApi');
/** The resources of a type that belong to one API. */
const ofApi = (type: string, api: string): Resource['Properties'][] =>
  prodb
    .of(type)
    .map(([, { Properties }]) => Properties)
    .filter(({ RestApiId }) => RestApiId.Ref === api);

describe('the five REST groups', () => {
  it('are five regional APIs under their own names, each with a path of its stage', () => {
    expect(apis.map(([, { Properties }]) => Properties.Name)).toEqual(
      ['appAPI', 'businessAPI', 'notificationAPI', 'proxyAPI', 'userApi'].map((name) => `${name}-prodb`),
    );
    for (const [id, { Properties }] of apis) {
      expect(Properties.EndpointConfiguration, id).toEqual({ Types: ['REGIONAL'] });
      expect(ofApi('AWS::ApiGateway::Stage', id)).toMatchObject([
        {
          StageName: 'prodb',
          MethodSettings: [{ ThrottlingRateLimit: 100, ThrottlingBurstLimit: 200, DataTraceEnabled: false }],
        },
      ]);
    }
    expect(prodb.of('AWS::ApiGateway::Account'), 'one per AWS account, owned by none of these').toEqual([]);
  });

  it('answer the calls of the specification', () => {
    expect(methodsOf('businessAPI')).toEqual(
      expect.arrayContaining(['GET /business/get-business', 'GET /business/get-business-list']),
    );
    expect(methodsOf('userApi')).toContain('POST /user/update-email-address');
  });

  it.each(
    Object.values(contract).map(
      (entries, index) => [apis[index]![1].Properties.Name as string, entries] as const,
    ),
  )('%s has the methods of its contract and no other, each with its key', (name, entries) => {
    const expected = Object.values(entries).map(({ method, path }) => `${method} ${path}`);
    expect(methodsOf(name.replace('-prodb', ''))).toEqual(expected.sort());
    const api = apis.find(([, { Properties }]) => Properties.Name === name)![0];
    const open = Object.values(entries).filter(({ auth }) => (auth as string) === 'NONE').length;
    const methods = ofApi('AWS::ApiGateway::Method', api).filter(
      ({ HttpMethod }) => HttpMethod !== 'OPTIONS',
    );
    expect(methods.filter(({ AuthorizationType }) => AuthorizationType === 'NONE')).toHaveLength(open);
    for (const method of methods.filter(({ AuthorizationType }) => AuthorizationType !== 'NONE'))
      expect(method).toMatchObject({
        AuthorizationType: 'COGNITO_USER_POOLS',
        AuthorizationScopes: ['aws.cognito.signin.user.admin'],
      });
  });

  it('let the site read their own refusals, in the shape of all errors', () => {
    for (const [id] of apis) {
      const responses = ofApi('AWS::ApiGateway::GatewayResponse', id);
      const types = responses.map(({ ResponseType }) => ResponseType);
      expect(types).toEqual(expect.arrayContaining(['DEFAULT_4XX', 'DEFAULT_5XX', 'UNAUTHORIZED']));
      for (const { ResponseParameters, ResponseTemplates } of responses) {
        expect(ResponseParameters['gatewayresponse.header.Access-Control-Allow-Origin']).toBe("'*'");
        expect(Object.keys(JSON.parse(ResponseTemplates['application/json']))).toEqual([
          'code',
          'message',
          'requestId',
        ]);
      }
    }
  });

  it('answer one site only, once the stage has one', () => {
    const origins = withSite
      .of('AWS::ApiGateway::GatewayResponse')
      .map(
        ([, { Properties }]) =>
          Properties.ResponseParameters['gatewayresponse.header.Access-Control-Allow-Origin'],
      );
    expect(new Set(origins)).toEqual(new Set(["'https://example.com'"]));
    const preflights = withSite
      .of('AWS::ApiGateway::Method')
      .filter(([, { Properties }]) => Properties.HttpMethod === 'OPTIONS');
    for (const [, { Properties }] of preflights)
      expect(text(Properties)).toContain(
        `"method.response.header.Access-Control-Allow-Origin":"'https://example.com'"`,
      );
    for (const [, { Properties }] of withSite.of('AWS::S3::Bucket'))
      if (Properties.CorsConfiguration)
        expect(Properties.CorsConfiguration.CorsRules[0].AllowedOrigins).toEqual(['https://example.com']);
  });
});

describe('the public API key', () => {
  const sdl = readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8');
  const keyed = (node: { directives?: readonly { name: { value: string } }[] }): boolean =>
    (node.directives ?? []).some(({ name }) => name.value === 'aws_api_key');

  it('reaches checkProfile and nothing else', () => {
    const types = parse(sdl).definitions.filter(
      (node): node is ObjectTypeDefinitionNode => node.kind === 'ObjectTypeDefinition',
    );
    const fields = types.flatMap((type) =>
      (type.fields ?? []).filter(keyed).map((field) => `${type.name.value}.${field.name.value}`),
    );
    expect(fields).toEqual(['Query.checkProfile']);
    expect(types.filter(keyed).map((type) => type.name.value)).toEqual(['ProfileCheck']);
  });

  it('reaches no other type through the answer of checkProfile', () => {
    const prelude = [...new Set(sdl.match(/@aws_\w+/g))].map((name) =>
      name === '@aws_subscribe'
        ? 'directive @aws_subscribe(mutations: [String!]!) on FIELD_DEFINITION'
        : `directive ${name} on FIELD_DEFINITION | OBJECT`,
    );
    const scalars = [...new Set(sdl.match(/\bAWS[A-Z]\w+/g))].map((name) => `scalar ${name}`);
    const check = buildSchema([...prelude, ...scalars, sdl].join('\n')).getType('ProfileCheck');
    if (!isObjectType(check)) throw new Error('ProfileCheck is no object type');
    for (const field of Object.values(check.getFields()))
      expect(isObjectType(field.type), field.name).toBe(false);
  });

  it('ends on a fixed day, at most a year after it was set', () => {
    expect(prodb.of('AWS::AppSync::ApiKey')[0]![1].Properties.Expires).toBe(Date.UTC(2027, 10, 1) / 1000);
  });
});

describe('the jobs', () => {
  it('have a queue that waits six times as long as a scan may take, and keeps what failed', () => {
    const [mapping] = prodb
      .of('AWS::Lambda::EventSourceMapping')
      .filter(([, { Properties }]) => Properties.ScalingConfig);
    expect(mapping![1].Properties).toMatchObject({
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      ScalingConfig: { MaximumConcurrency: 5 },
    });
    const run = prodb.all.find(([id]) => id === mapping![1].Properties.FunctionName.Ref)![1].Properties;
    const queueId = mapping![1].Properties.EventSourceArn['Fn::GetAtt'][0] as string;
    const queue = prodb.all.find(([id]) => id === queueId)![1].Properties;
    expect(queue.VisibilityTimeout).toBeGreaterThanOrEqual(6 * run.Timeout);
    expect(queue.RedrivePolicy.maxReceiveCount).toBe(5);
  });

  it('may publish what is theirs, and nobody else may publish', () => {
    const publishers = prodb
      .of('AWS::IAM::Policy')
      .filter(([, { Properties }]) => text(Properties).includes('appsync:GraphQL'))
      .map(([id, { Properties }]) => [
        id.replace(/RoleDefaultPolicy.*/, ''),
        text(Properties).match(/fields\/(\w+)/)![1],
      ]);
    expect(Object.fromEntries(publishers)).toEqual({
      ApiScanningRun: 'publishScanProgress',
      ApiNotificationsDeliver: 'publishNotification',
    });
  });

  it('mails leave only from a stage with an address for them, by one function, with a key that no template holds', () => {
    expect(text(prodb.all)).not.toContain('MAIL_KEY');
    const senders = local
      .of('AWS::IAM::Policy')
      .filter(([, { Properties }]) => text(Properties).includes('ses:SendEmail'))
      .map(([id]) => id.replace(/RoleDefaultPolicy.*/, ''));
    // The user group mails codes, and so does the notification group, to an address that mails came back from; both that one
    // and the job behind the sign-ins mail what concerns the safety of an account.
    expect(senders.sort()).toEqual([
      'ApiMailSendRun',
      'ApiSignInNoticesNotice',
      'ApinotificationFunction',
      'ApiuserFunction',
    ]);
    const keyed = local
      .of('AWS::Lambda::Function')
      .map(([id, { Properties }]) => [id, Properties.Environment?.Variables?.MAIL_KEY] as const)
      .filter(([, key]) => key);
    expect(keyed.map(([id]) => id.replace(/[0-9A-F]{8}$/, '')).sort()).toEqual([
      'ApiMailSendRun',
      'ApinotificationFunction',
    ]);
    for (const [, key] of keyed) expect(text(key)).toMatch(/resolve:secretsmanager:.*Ref.*LinkKey/);
  });

  it('only who tells everybody may go through a whole table', () => {
    const readers = prodb
      .of('AWS::IAM::Policy')
      .filter(([, { Properties }]) => text(Properties).includes('dynamodb:Scan'))
      .map(([id]) => id.replace(/RoleDefaultPolicy.*/, ''));
    expect(readers).toEqual(['ApiAnnouncementsAnnounce']);
  });

  it('are the files of lambdas/: each one is deployed', () => {
    const entries = ['', 'triggers/'].flatMap((folder) =>
      readdirSync(new URL(`../../lambdas/${folder}`, import.meta.url))
        .filter((file) => /(?<!\.d|\.test)\.ts$/.test(file))
        .map((file) => file.replace('.ts', '')),
    );
    // Mails leave only where a stage has an address for them: the local one has.
    const roles = [...prodb.of('AWS::IAM::Role'), ...local.of('AWS::IAM::Role')].map(
      ([, { Properties }]) => String(Properties.Description).split(':')[0],
    );
    expect(entries.filter((entry) => !roles.includes(entry))).toEqual([]);
  });
});

describe('the site', () => {
  const csp = (stage: typeof prodb): string =>
    text(
      stage.of('AWS::CloudFront::ResponseHeadersPolicy')[0]![1].Properties.ResponseHeadersPolicyConfig
        .SecurityHeadersConfig.ContentSecurityPolicy,
    );

  it('has a strict content security policy made of real addresses', () => {
    expect(csp(prodb)).toContain("script-src 'self' 'wasm-unsafe-eval'; style-src 'self';");
    expect(csp(prodb)).toContain('https://cognito-idp.us-east-1.amazonaws.com');
    expect(csp(prodb)).toContain('.execute-api.us-east-1.amazonaws.com');
    for (const loose of ["'unsafe-inline'", "'unsafe-eval'", 'https:;', ' * ', '*.'])
      expect(csp(prodb)).not.toContain(loose);
  });

  it('is reached through CloudFront only, over https, and says what is missing', () => {
    const { DistributionConfig: config } = prodb.of('AWS::CloudFront::Distribution')[0]![1].Properties;
    expect(config).toMatchObject({
      CustomErrorResponses: [{ ErrorCode: 404, ResponseCode: 404, ResponsePagePath: '/app.html' }],
      DefaultCacheBehavior: { ViewerProtocolPolicy: 'redirect-to-https' },
    });
    expect(prodb.of('AWS::CloudFront::OriginAccessControl')).toHaveLength(1);
  });

  it('gets its hashed files for ever and before the two files that name them', () => {
    const deployments = prodb.of('Custom::CDKBucketDeployment');
    expect(deployments.map(([, { Properties }]) => Properties.SystemMetadata['cache-control'])).toEqual([
      'public, max-age=31536000, immutable',
      'no-cache',
    ]);
    expect(deployments.map(([, { Properties }]) => Properties.Prune)).toEqual([false, false]);
    expect(deployments[1]![1].Properties.DistributionPaths).toEqual([
      '/',
      '/index.html',
      '/app.html',
      '/config.json',
    ]);
    expect(text((deployments[1]![1] as unknown as { DependsOn: string[] }).DependsOn)).toContain('WebHashed');
  });

  it('asks the local origin for its identity only on the local stage', () => {
    expect(text(local.all)).toContain('http://site.local.invalid');
    expect(text(prodb.all)).not.toContain('.invalid');
  });
});

function methodsOf(name: string): string[] {
  const api = apis.find(([, { Properties }]) => Properties.Name === `${name}-prodb`)![0];
  const resources = new Map(prodb.of('AWS::ApiGateway::Resource'));
  const path = (id: string): string => {
    const found = resources.get(id);
    return found ? `${path(found.Properties.ParentId.Ref ?? '')}/${found.Properties.PathPart}` : '';
  };
  return ofApi('AWS::ApiGateway::Method', api)
    .filter(({ HttpMethod }) => HttpMethod !== 'OPTIONS')
    .map(({ HttpMethod, ResourceId }) => `${HttpMethod} ${path(ResourceId.Ref)}`)
    .sort();
}
