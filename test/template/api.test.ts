import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { UserPool } from 'aws-cdk-lib/aws-cognito';
import { Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { Validator } from '@seriousme/openapi-schema-validator';
import { buildSchema, isObjectType, parse, type ObjectTypeDefinitionNode } from 'graphql';
import { afterAll, describe, expect, it } from 'vitest';
import type { Endpoint, Group } from '#domain/contract/endpoint';
import { contract } from '#domain/contract/groups';
import { stageOf } from '../../bin/app.ts';
import { GroupApi } from '../../lib/api/rest-api.ts';
import { methodFaults } from '../support/contract-checks.ts';
import { ownDomain, synthesized, type Resource } from './synthesized.ts';

const prodb = synthesized({ stage: 'prodb' }, false);
const withSite = synthesized({ stage: 'prodb' }, false, ownDomain);
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
    const calls = apis.flatMap(([, { Properties }]) => Object.keys(Properties.Body.paths as object));
    expect(calls).toEqual(
      expect.arrayContaining([
        '/business/get-business',
        '/business/get-business-list',
        '/user/update-email-address',
      ]),
    );
  });

  it.each(Object.keys(contract) as Group[])('deploy the calls of the contract row by row: %s', (group) => {
    expect(methodFaults(prodb.all, group, contract[group])).toEqual([]);
  });

  it('take forty endpoints more without one resource more', () => {
    const made = (entries: Record<string, Endpoint>) => {
      const stack = new Stack(new App({ builtinCloudFormationValidation: false }), 'Alone');
      const handler = new LambdaFunction(stack, 'Function', {
        runtime: Runtime.NODEJS_24_X,
        handler: 'index.handler',
        code: Code.fromInline('-'),
      });
      const userPool = new UserPool(stack, 'UserPool');
      new GroupApi(stack, 'Group', {
        stage: stageOf({ stage: 'prodb' }),
        group: 'app',
        entries,
        userPool,
        handler,
        others: { rights: handler },
      });
      return Template.fromStack(stack);
    };
    const more = Array.from({ length: 40 }, (_, index): [string, Endpoint] => [
      `more-${index}`,
      { ...contract.app['start-scan'], path: `/app/more-${index}` },
    ]);
    const [before, after] = [made(contract.app), made({ ...contract.app, ...Object.fromEntries(more) })];
    const size = (template: Template) => Object.keys(template.toJSON().Resources as object).length;
    expect(size(after)).toBe(size(before));
    const paths = (template: Template) => {
      const [api] = Object.values(template.findResources('AWS::ApiGateway::RestApi'));
      return Object.keys(api!.Properties.Body.paths as object).length;
    };
    expect(paths(after)).toBe(paths(before) + 40);
  });

  it('are made of one document each, which a validator accepts; what else there is comes from no contract', async () => {
    for (const type of ['Method', 'Resource', 'Authorizer', 'GatewayResponse', 'Model', 'RequestValidator'])
      expect(prodb.of(`AWS::ApiGateway::${type}`), type).toEqual([]);
    const validator = new Validator();
    for (const [id, { Properties }] of apis) {
      expect(Object.keys(Properties.Body as object), id).toEqual([
        'openapi',
        'info',
        'paths',
        'components',
        'x-amazon-apigateway-gateway-responses',
      ]);
      // Importing a body renames the API to its title; alarms know it by its name.
      expect(Properties.Body.info.title).toBe(Properties.Name);
      expect(Properties.FailOnWarnings).toBe(true);
      const { errors } = await validator.validate(structuredClone(Properties.Body));
      expect(errors, id).toBeUndefined();
    }
  });

  it('may each invoke the function of their group, in their own stage, and those that answer calls in its place, for those calls', () => {
    const permissions = prodb
      .of('AWS::Lambda::Permission')
      .map(([, { Properties }]) => Properties)
      .filter(({ Principal }) => Principal === 'apigateway.amazonaws.com');
    const groups = ['app', 'business', 'notification', 'proxy', 'user'];
    const elsewhere = Object.entries(contract).flatMap(([group, calls]) =>
      Object.entries<Endpoint>(calls).flatMap(([name, entry]) =>
        entry.answeredBy ? [{ ...entry, name, group }] : [],
      ),
    );
    expect(new Set(elsewhere.map(({ answeredBy }) => answeredBy))).toEqual(
      new Set(['business-account', 'business-brand', 'redrive', 'rights']),
    );
    expect(permissions).toHaveLength(groups.length + elsewhere.length);
    for (const [index, [api, { Properties }]] of apis.entries()) {
      const [own, ...others] = permissions.filter(({ SourceArn }) => text(SourceArn).includes(`"${api}"`));
      const called = elsewhere.filter(({ group }) => group === groups[index]);
      expect(others).toHaveLength(called.length);
      const ids = called.map(({ method, path, answeredBy }) => {
        const one = others.filter(({ SourceArn }) => text(SourceArn).includes(`"/prodb/${method}${path}"`));
        expect(one, path).toHaveLength(1);
        expect(text(one[0]!.SourceArn)).toMatch(new RegExp(`\\{"Ref":"\\w+"\\},"/prodb/${method}${path}"`));
        const [other] = one[0]!.FunctionName['Fn::GetAtt'] as [string];
        expect(other).toMatch(
          new RegExp(`^Api${groups[index]}${answeredBy!.replaceAll('-', '')}[0-9A-F]{8}$`),
        );
        return other;
      });
      expect(own).toMatchObject({ Action: 'lambda:InvokeFunction' });
      expect(text(own!.SourceArn)).toMatch(/\{"Ref":"\w+"\},"\/prodb\/\*\/\*"/);
      const [id] = own!.FunctionName['Fn::GetAtt'] as [string];
      expect(id).toMatch(new RegExp(`^Api${groups[index]}Function[0-9A-F]{8}$`));
      const invoked = text(Properties.Body).match(/"Fn::GetAtt":\["\w+","Arn"\]\},"\/invocations"/g);
      expect(new Set(invoked)).toEqual(
        new Set([id, ...ids].map((each) => `"Fn::GetAtt":["${each}","Arn"]},"/invocations"`)),
      );
    }
  });

  it('let the site read their own refusals, in the shape of all errors', () => {
    for (const [, { Properties }] of apis) {
      const responses = refusalsOf(Properties);
      expect(Object.keys(responses)).toEqual(
        expect.arrayContaining(['DEFAULT_4XX', 'DEFAULT_5XX', 'UNAUTHORIZED']),
      );
      for (const { responseParameters, responseTemplates } of Object.values(responses)) {
        expect(responseParameters['gatewayresponse.header.Access-Control-Allow-Origin']).toBe("'*'");
        const body = JSON.parse(responseTemplates['application/json']!) as object;
        expect(Object.keys(body)).toEqual(['code', 'message', 'requestId']);
      }
    }
  });

  it('answer one site only, once the stage has one', () => {
    const withSiteApis = withSite.of('AWS::ApiGateway::RestApi').map(([, { Properties }]) => Properties);
    expect(withSiteApis).toHaveLength(5);
    for (const api of withSiteApis) {
      const origins = text(api.Body).match(/Access-Control-Allow-Origin":"[^"]*"/g)!;
      const preflights = Object.keys(api.Body.paths as object).length;
      expect(origins).toHaveLength(preflights + Object.keys(refusalsOf(api)).length);
      expect(new Set(origins)).toEqual(new Set([`Access-Control-Allow-Origin":"'https://example.com'"`]));
    }
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
      ScalingConfig: { MaximumConcurrency: 10 },
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
      ApiCrossMatchMatch: 'publishScanProgress',
      ApiNotificationsDeliver: 'publishNotification',
    });
  });

  it('mails leave only from a stage with an address for them, by few functions, with a key that no template holds', () => {
    expect(text(prodb.all)).not.toContain('MAIL_KEY');
    const senders = local
      .of('AWS::IAM::Policy')
      .filter(([, { Properties }]) => text(Properties).includes('ses:SendEmail'))
      .map(([id]) => id.replace(/RoleDefaultPolicy.*/, ''));
    // The function of people's rights mails its codes and how far a request is.
    // The user group mails codes, and so does the notification group, to an address that mails came back from; both that one
    // and the job behind the sign-ins mail what concerns the safety of an account. The business group mails invitations.
    // A deletion that was planned for a day tells whose account it was that it is done.
    expect(senders.sort()).toEqual([
      'ApiAccountDeletionDelete',
      'ApiMailSendRun',
      'ApiSignInNoticesNotice',
      'Apiapprights',
      'ApibusinessFunction',
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

  it('read tokens of the platforms when they ask: no deploy needs one, and nobody else may', () => {
    const name = 'countersign/prodb/github-token';
    const named = prodb.of('AWS::Lambda::Function').filter(([, each]) => text(each).includes(name));
    const readers = prodb
      .of('AWS::IAM::Policy')
      .filter(([, { Properties }]) => text(Properties).includes('secretsmanager:GetSecretValue'));
    const ids = ['ApiCrossMatch', 'ApiProofsCheckRun', 'ApiScanningRun', 'ApiproxyFunction'];
    expect(named.map(([id]) => id.replace(/[0-9A-F]{8}$/, '')).sort()).toEqual(ids);
    const roles = readers.map(([id]) => id.replace(/(Match)?RoleDefaultPolicy.*/, ''));
    expect(roles.sort()).toEqual(ids);
    for (const [id, { Properties }] of readers)
      expect(text(Properties.PolicyDocument), id).toContain(`:secret:${name}-??????`);
    // What CloudFormation resolves must be there when it deploys.
    expect(text(prodb.all)).not.toMatch(/resolve:secretsmanager:[a-z]/);
  });

  it('only who tells everybody, and who lists all that is protected (accounts, domains), may go through a whole table', () => {
    const readers = prodb
      .of('AWS::IAM::Policy')
      .filter(([, { Properties }]) => text(Properties).includes('dynamodb:Scan'))
      .map(([id]) => id.replace(/RoleDefaultPolicy.*/, ''));
    expect(readers.sort()).toEqual([
      ...['ApiAnnouncementsAnnounce', 'ApiCertificatesReadRun', 'ApiCrossMatchSnapshotRun'],
    ]);
  });

  it('are the files of lambdas/: each one is deployed', () => {
    const entries = ['', 'triggers/'].flatMap((folder) =>
      readdirSync(new URL(`../../lambdas/${folder}`, import.meta.url))
        .filter((file) => /(?<!\.d|\.test)\.ts$/.test(file))
        .map((file) => file.replace('.ts', '')),
    );
    // Mails leave only where a stage has an address for them: the local one has. Only a branch sleeps.
    const asleep = synthesized({ branch: 'main' }, false);
    rmSync(asleep.folder, { recursive: true });
    const roles = [prodb, local, asleep]
      .flatMap((stage) => stage.of('AWS::IAM::Role'))
      .map(([, { Properties }]) => String(Properties.Description).split(':')[0]);
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

  it('takes none of the twenty policies for headers of an account in a branch, and says the same there', () => {
    const branch = synthesized({ branch: 'main' }, false);
    rmSync(branch.folder, { recursive: true });
    expect(branch.of('AWS::CloudFront::ResponseHeadersPolicy')).toEqual([]);
    const { DefaultCacheBehavior: served } = branch.of('AWS::CloudFront::Distribution')[0]![1].Properties
      .DistributionConfig;
    // AWS's own SecurityHeadersPolicy.
    expect(served.ResponseHeadersPolicyId).toBe('67f7725c-6f97-4210-82d7-5512b31e9d03');
    const [answering] = (
      served.FunctionAssociations as { EventType: string; FunctionARN: { 'Fn::GetAtt': string[] } }[]
    ).filter(({ EventType }) => EventType === 'viewer-response');
    const [, { Properties }] = branch
      .of('AWS::CloudFront::Function')
      .find(([id]) => id === answering!.FunctionARN['Fn::GetAtt'][0])!;
    // As CloudFormation joins it, with a name in the place of each address.
    const parts = (value: unknown): string => {
      if (typeof value === 'string') return value;
      const joined = (value as { 'Fn::Join'?: [string, unknown] })['Fn::Join']?.[1];
      return Array.isArray(joined) ? joined.map(parts).join('') : 'address';
    };
    const code = parts(Properties.FunctionCode);
    expect(Buffer.byteLength(code)).toBeLessThan(8_000);
    const answer = runInNewContext(
      `${code}; handler({ response: { headers: { etag: { value: '1' } } } })`,
    ) as {
      headers: Record<string, { value: string }>;
    };
    expect(Object.keys(answer.headers)).toEqual([
      ...['etag', 'content-security-policy', 'cross-origin-opener-policy', 'permissions-policy'],
    ]);
    expect(answer.headers['content-security-policy']!.value).toMatch(
      /^default-src 'self'; script-src 'self' 'wasm-unsafe-eval';.*frame-ancestors 'none'/,
    );
  });

  it('is reached through CloudFront only, over https, and says what is missing', () => {
    const { DistributionConfig: config } = prodb.of('AWS::CloudFront::Distribution')[0]![1].Properties;
    expect(config).toMatchObject({
      CustomErrorResponses: [{ ErrorCode: 404, ResponseCode: 404, ResponsePagePath: '/app.html' }],
      DefaultCacheBehavior: { ViewerProtocolPolicy: 'redirect-to-https' },
    });
    expect(prodb.of('AWS::CloudFront::OriginAccessControl')).toHaveLength(1);
  });

  it('answers under a domain of its own, with its certificate, and sends nobody elsewhere to sign in', () => {
    const { DistributionConfig: config } = withSite.of('AWS::CloudFront::Distribution')[0]![1].Properties;
    expect(config).toMatchObject({
      Aliases: ['example.com'],
      ViewerCertificate: {
        AcmCertificateArn: ownDomain.certificateArn,
        MinimumProtocolVersion: 'TLSv1.2_2021',
        SslSupportMethod: 'sni-only',
      },
    });
    const before = prodb.of('AWS::CloudFront::Distribution')[0]![1].Properties.DistributionConfig;
    expect(before).not.toHaveProperty('Aliases');
    expect(before).not.toHaveProperty('ViewerCertificate');
  });

  it('gets its hashed files for ever and before the pages that name them', () => {
    const deployments = prodb.of('Custom::CDKBucketDeployment');
    expect(deployments.map(([, { Properties }]) => Properties.SystemMetadata['cache-control'])).toEqual([
      'public, max-age=31536000, immutable',
      'no-cache',
    ]);
    expect(deployments.map(([, { Properties }]) => Properties.Prune)).toEqual([false, false]);
    expect(deployments[1]![1].Properties.DistributionPaths).toEqual(['/*']);
    // CloudFront refuses or ignores a wildcard that isn't the end of a path.
    for (const [, { Properties }] of deployments)
      for (const path of (Properties.DistributionPaths ?? []) as string[])
        expect(path).toMatch(/^\/[^*]*\*?$/);
    expect(text((deployments[1]![1] as unknown as { DependsOn: string[] }).DependsOn)).toContain('WebHashed');
  });

  it('asks the local origin for its identity only on the local stage', () => {
    expect(text(local.all)).toContain('http://site.local.invalid');
    expect(text(prodb.all)).not.toContain('.invalid');
  });
});

interface Refusal {
  responseParameters: Record<string, string>;
  responseTemplates: Record<string, string>;
}
function refusalsOf({ Body }: Resource['Properties']): Record<string, Refusal> {
  return Body['x-amazon-apigateway-gateway-responses'] as Record<string, Refusal>;
}
