import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { backupDays } from '#domain/operations/backup-days';
import { createApp, stageOf } from '../../bin/app.ts';
import { builtAssets } from '../../lib/assets.ts';
import { ownDomain, synthesized, type Synthesized } from './synthesized.ts';

// Both made at the same line: the assembly records who called.
const [prodb, again] = [1, 2].map(() => synthesized({ stage: 'prodb' })) as [Synthesized, Synthesized];
const branch = synthesized({ branch: 'feature/ABC-123_x' });
const withSite = synthesized({ stage: 'prodb' }, true, ownDomain);
const first = synthesized({ stage: 'prodb', first: 'true' }, false);
const local = synthesized({ stage: 'local' }, false);
const everyStage: [string, Synthesized][] = [
  ['prodb', prodb],
  ['branch', branch],
  ['prodb with a site', withSite],
  ['local', local],
];
afterAll(() =>
  [prodb, again, branch, withSite, first, local].forEach(({ folder }) => rmSync(folder, { recursive: true })),
);

const text = (value: unknown): string => JSON.stringify(value);
/** The one resource of a type. */
function only(stage: Synthesized, type: string): Record<string, unknown> {
  const found = stage.of(type);
  expect(found, type).toHaveLength(1);
  return found[0]![1].Properties;
}

describe('every stage', () => {
  it('is four stacks, named after it, each with fewer than 500 resources', () => {
    expect(prodb.stacks.map(({ name }) => name)).toEqual(
      ['Data', 'Identity', 'Api', 'Web'].map((part) => `Countersign-prodb-${part}`),
    );
    expect(branch.stacks[0]!.name).toBe('Countersign-feature-abc-123-x-49ed8973-Data');
    for (const { template } of prodb.stacks) expect(Object.keys(template.Resources).length).toBeLessThan(500);
  });

  it('is the same when it is synthesized again, file by file', () => {
    const files = (folder: string): string[] => (readdirSync(folder, { recursive: true }) as string[]).sort();
    const contents = (folder: string): string[] =>
      files(folder)
        .filter((file) => file.endsWith('.json'))
        .map((file) => readFileSync(join(folder, file), 'utf8'));
    expect(files(again.folder)).toEqual(files(prodb.folder));
    expect(contents(again.folder)).toEqual(contents(prodb.folder));
  });

  it.each(everyStage)('refers to earlier stacks only: %s', (_, { stacks }) => {
    stacks.forEach(({ name, template }, index) => {
      const imports = [...text(template).matchAll(/"Fn::ImportValue":"([^:"]+):/g)].map(([, from]) => from!);
      const earlier = stacks.slice(0, index).map((stack) => stack.name);
      expect(new Set(imports.filter((from) => !earlier.includes(from))), name).toEqual(new Set());
      expect(text(template), 'weak references do not carry a change over').not.toContain(
        'Fn::GetStackOutput',
      );
    });
  });

  it.each(everyStage)('has no wildcard action on a wildcard resource: %s', (_, stage) => {
    const offenders = statementsOf(stage).filter(
      ({ statement }) =>
        statement.Effect === 'Allow' &&
        list(statement.Action).some((action) => text(action).includes('*')) &&
        list(statement.Resource).some((resource) => resource === '*'),
    );
    expect(offenders).toEqual([]);
  });

  it.each(everyStage)(
    'lets only tracing, SMS, listing streams and SES’s list of addresses name no resource: %s',
    (_, stage) => {
      const actions = statementsOf(stage)
        .filter(({ statement }) => list(statement.Resource).includes('*') && statement.Effect === 'Allow')
        .flatMap(({ statement }) => list(statement.Action) as string[]);
      const accepted = [
        'xray:PutTraceSegments',
        'xray:PutTelemetryRecords',
        'sns:Publish',
        'dynamodb:ListStreams',
        'ses:DeleteSuppressedDestination',
        'cloudfront:GetInvalidation',
        'cloudfront:CreateInvalidation',
      ];
      expect(actions.filter((action) => !accepted.includes(action))).toEqual([]);
    },
  );

  it.each(everyStage)(
    'lets one function move messages from queue to queue, and only what was given up: %s',
    (_, stage) => {
      const movers = statementsOf(stage).filter(({ statement }) =>
        list(statement.Action).includes('sqs:StartMessageMoveTask'),
      );
      expect(movers.map(({ id }) => id)).toEqual([
        expect.stringMatching(/^ApiproxyredriveRoleDefaultPolicy/),
      ]);
      const queues = list(movers[0]!.statement.Resource).map((each) => text(each));
      expect(queues.length).toBeGreaterThan(3);
      expect(queues.filter((each) => !/Failed[0-9A-F]{8}/.test(each))).toEqual([]);
      const ofGroup = statementsOf(stage).filter(({ id }) => id.startsWith('ApiproxyFunctionRole'));
      expect(ofGroup.length).toBeGreaterThan(0);
      const onQueues = ofGroup.flatMap(({ statement }) => list(statement.Action) as string[]);
      expect(onQueues.filter((action) => action.startsWith('sqs:'))).toEqual(['sqs:GetQueueAttributes']);
    },
  );

  it.each(everyStage)('blocks public access to each bucket and refuses plain http: %s', (_, stage) => {
    const buckets = stage.of('AWS::S3::Bucket');
    expect(buckets.length).toBeGreaterThanOrEqual(2);
    for (const [id, { Properties }] of buckets) {
      expect(Properties.PublicAccessBlockConfiguration, id).toEqual({
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      });
      const policy = stage.of('AWS::S3::BucketPolicy').find(([, each]) => each.Properties.Bucket.Ref === id);
      expect(text(policy), id).toContain(
        '"Condition":{"Bool":{"aws:SecureTransport":"false"}},"Effect":"Deny"',
      );
    }
  });

  it.each(everyStage)('holds no secret: %s', (name, stage) => {
    for (const [id, { Properties }] of stage.of('AWS::Lambda::Function')) {
      const names = Object.keys(Properties.Environment?.Variables ?? {});
      expect(
        names.filter((each) => /SECRET|PASSWORD|TOKEN|API_KEY/.test(each)),
        id,
      ).toEqual([]);
    }
    const everything = text(stage.all);
    expect(everything).not.toMatch(/AKIA[0-9A-Z]{16}|-----BEGIN|gh[pousr]_[A-Za-z0-9]{20}/);
    if (name !== 'local') expect(everything).not.toContain('password":"');
  });

  it.each(everyStage)('keeps the logs of each function for a time, and names its failure: %s', (_, stage) => {
    const functions = stage.of('AWS::Lambda::Function').filter(([id]) => !id.startsWith('Custom'));
    expect(functions.length).toBeGreaterThanOrEqual(10);
    for (const [id, { Properties }] of functions) {
      if (Properties.Runtime !== 'nodejs24.x') continue;
      expect(Properties, id).toMatchObject({
        Architectures: ['arm64'],
        LoggingConfig: { LogGroup: { Ref: expect.any(String) } },
        Description: expect.stringMatching(/\.$/),
      });
    }
    for (const [id, { Properties }] of stage.of('AWS::Logs::LogGroup'))
      expect(Properties.RetentionInDays, id).toBeGreaterThan(0);
  });
});

describe('who people are', () => {
  const pool = only(prodb, 'AWS::Cognito::UserPool');

  it('traces calls in prodb, from the gateway through each function of ours, and nowhere else', () => {
    const traced = (stage: Synthesized) =>
      ['AWS::Lambda::Function', 'AWS::ApiGateway::Stage'].map((type) =>
        stage
          .of(type)
          .filter(([id]) => !id.startsWith('Custom'))
          .map(
            ([, { Properties }]) =>
              Properties.TracingConfig?.Mode === 'Active' || Properties.TracingEnabled === true,
          ),
      );
    const [functions, gateways] = traced(prodb);
    expect([functions!.length > 20, new Set([...functions!, ...gateways!])]).toEqual([true, new Set([true])]);
    expect(new Set(traced(branch).flat())).toEqual(new Set([false]));
  });

  it('offers a second factor by SMS, with the role that sends it, or by authenticator', () => {
    expect(pool).toMatchObject({
      MfaConfiguration: 'OPTIONAL',
      EnabledMfas: ['SMS_MFA', 'SOFTWARE_TOKEN_MFA'],
      SmsConfiguration: {
        ExternalId: expect.any(String),
        SnsCallerArn: { 'Fn::GetAtt': [expect.any(String), 'Arn'] },
      },
    });
    const roleId = (pool.SmsConfiguration as { SnsCallerArn: { 'Fn::GetAtt': string[] } }).SnsCallerArn[
      'Fn::GetAtt'
    ][0];
    const role = prodb.all.find(([id]) => id === roleId)![1].Properties;
    expect(text(role.AssumeRolePolicyDocument)).toContain('cognito-idp.amazonaws.com');
    expect(text(role.Policies)).toContain('sns:Publish');
  });

  it('takes the e-mail as the name, in any case, and keeps the old one until the new one is confirmed', () => {
    expect(pool).toMatchObject({
      UserPoolTier: 'ESSENTIALS',
      UsernameAttributes: ['email'],
      UsernameConfiguration: { CaseSensitive: false },
      AutoVerifiedAttributes: ['email'],
      UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: ['email'] },
      AccountRecoverySetting: { RecoveryMechanisms: [{ Name: 'verified_email', Priority: 1 }] },
    });
  });

  it('sends its codes from the address of the stage, where there is one: of its own a pool may send fifty a day', () => {
    const { mailFrom } = stageOf({ stage: 'local' });
    expect(only(local, 'AWS::Cognito::UserPool').EmailConfiguration).toMatchObject({
      EmailSendingAccount: 'DEVELOPER',
      From: expect.stringContaining(`<${mailFrom}>`),
      SourceArn: expect.anything(),
    });
    expect(only(prodb, 'AWS::Cognito::UserPool').EmailConfiguration).toBeUndefined();
    expect(only(branch, 'AWS::Cognito::UserPool').EmailConfiguration).toBeUndefined();
  });

  it.each(everyStage)(
    'lets nobody of its own turn somebody’s second step off: docs/runbook.md, by hand. %s',
    (_, stage) => {
      const granted = [...stage.of('AWS::IAM::Policy'), ...stage.of('AWS::IAM::Role')].map(
        ([, { Properties }]) => text(Properties),
      );
      for (const each of granted)
        expect(each).not.toMatch(/AdminSetUserMFAPreference|cognito-idp:(Admin)?\*/);
    },
  );

  it.each(everyStage)(
    'lets one function set a password and end sign-ins: after a code, that of whoever typed an address first. %s',
    (_, stage) => {
      const granted = [...stage.of('AWS::IAM::Policy'), ...stage.of('AWS::IAM::Role')].filter(
        // The story of a branch makes the people of its demonstration.
        ([id, { Properties }]) =>
          !id.startsWith('ApiStoryTell') &&
          /AdminSetUserPassword|AdminUserGlobalSignOut/.test(text(Properties)),
      );
      expect(granted.map(([id]) => id.replace(/[0-9A-F]{8}$/, ''))).toEqual([
        'IdentitySignInWatchMayEndFirstPassword',
      ]);
      const { PolicyDocument, Roles } = granted[0]![1].Properties as {
        PolicyDocument: object;
        Roles: object;
      };
      expect(PolicyDocument).toMatchObject({
        Statement: [{ Action: ['cognito-idp:AdminSetUserPassword', 'cognito-idp:AdminUserGlobalSignOut'] }],
      });
      expect(text(Roles)).toMatch(/^\[\{"Ref":"IdentitySignInWatchNoteRole\w+"\}\]$/);
    },
  );

  it.each(everyStage)(
    'lets the function before a sign-up read whose address it is, row by row, and nothing else of the tables: %s',
    (_, stage) => {
      const statements = stage
        .of('AWS::IAM::Policy')
        .filter(([, { Properties }]) => text(Properties.Roles).includes('IdentityPreSignUpRole'))
        .flatMap(([, { Properties }]) => Properties.PolicyDocument.Statement as Statement[])
        .filter(({ Action }) => text(Action).includes('dynamodb:'));
      expect(statements).toEqual([
        { Action: 'dynamodb:GetItem', Effect: 'Allow', Resource: { 'Fn::ImportValue': expect.anything() } },
      ]);
      expect(text(statements[0]!.Resource)).toMatch(/-Data:ExportsOutputFnGetAttTablesEmailInventory\w+Arn/);
    },
  );

  it.each(everyStage)(
    'calls it after each code of a sign-up, also where no mail is written: %s',
    (_, stage) => {
      const { LambdaConfig } = only(stage, 'AWS::Cognito::UserPool') as { LambdaConfig: object };
      expect(LambdaConfig).toMatchObject({ PostConfirmation: expect.anything() as object });
    },
  );

  it('asks for the password of the specification', () => {
    expect((pool.Policies as { PasswordPolicy: unknown }).PasswordPolicy).toMatchObject({
      MinimumLength: 8,
      RequireLowercase: true,
      RequireUppercase: true,
      RequireNumbers: true,
      RequireSymbols: true,
    });
  });

  it('gives short tokens, rotates the long one, and does not say who exists', () => {
    expect(only(prodb, 'AWS::Cognito::UserPoolClient')).toMatchObject({
      AccessTokenValidity: 15,
      IdTokenValidity: 15,
      TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'minutes' },
      RefreshTokenValidity: 30 * 24 * 60,
      RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 60 },
      PreventUserExistenceErrors: 'ENABLED',
      EnableTokenRevocation: true,
      GenerateSecret: false,
    });
  });

  it('has hosted login only where there is a site to come back to', () => {
    expect(prodb.of('AWS::Cognito::UserPoolDomain')).toEqual([]);
    expect(only(prodb, 'AWS::Cognito::UserPoolClient').AllowedOAuthFlows).toBeUndefined();
    expect(text(only(withSite, 'AWS::Cognito::UserPoolDomain').Domain)).toMatch(/cs-[0-9a-f]{8}-/);
    expect(only(withSite, 'AWS::Cognito::UserPoolClient')).toMatchObject({
      AllowedOAuthFlows: ['code'],
      CallbackURLs: ['https://example.com/dashboard'],
    });
  });

  it('has no guests, and a role that reaches the own files only', () => {
    expect(only(prodb, 'AWS::Cognito::IdentityPool')).toMatchObject({
      AllowUnauthenticatedIdentities: false,
      AllowClassicFlow: false,
    });
    expect(only(prodb, 'AWS::Cognito::IdentityPoolPrincipalTag')).toMatchObject({
      PrincipalTags: { userId: 'sub' },
      UseDefaults: false,
    });
    const roles = only(prodb, 'AWS::Cognito::IdentityPoolRoleAttachment').Roles as Record<string, unknown>;
    expect(Object.keys(roles)).toEqual(['authenticated']);
    const files = prodb.all.find(
      ([id, { Type }]) => id.startsWith('IdentityUserRoleOwnFiles') && Type === 'AWS::IAM::Policy',
    )!;
    const { Statement } = files[1].Properties.PolicyDocument;
    expect(Statement).toHaveLength(1);
    expect(Statement[0].Action).toBe('s3:GetObject');
    expect(text(Statement[0].Resource)).toContain('/users/${aws:PrincipalTag/userId}/*');
  });
});

describe('an export that waits to be fetched', () => {
  it('is gone after a day, with every version of it', () => {
    for (const stage of [prodb, branch]) {
      const { LifecycleConfiguration } = stage
        .of('AWS::S3::Bucket')
        .find(([id]) => id.startsWith('UserFilesBucket'))![1].Properties;
      const rule = LifecycleConfiguration.Rules.find(
        ({ Prefix }: { Prefix?: string }) => Prefix === 'exports/',
      );
      expect(rule).toMatchObject({ ExpirationInDays: 1, Status: 'Enabled' });
      if (stage === prodb) expect(rule).toMatchObject({ NoncurrentVersionExpiration: { NoncurrentDays: 1 } });
    }
  });

  it('is written and read by the group that makes it and by what people ask without a session, removed by the deletion, and reached by nobody else', () => {
    const reaching = prodb
      .of('AWS::IAM::Policy')
      .flatMap(([, { Properties }]) => Properties.PolicyDocument.Statement)
      .filter(({ Resource }) => text(Resource).includes('/exports/*'))
      .map(({ Action }) => [Action].flat().sort().join());
    expect(reaching.sort()).toEqual([
      's3:DeleteObject',
      's3:GetObject,s3:PutObject',
      's3:GetObject,s3:PutObject',
    ]);
  });
});

describe('what is kept', () => {
  const stateful = ['AWS::DynamoDB::Table', 'AWS::Cognito::UserPool'];

  it('outlives the stack in prodb only', () => {
    for (const type of stateful)
      for (const [id, resource] of prodb.of(type)) {
        expect(resource, id).toMatchObject({
          DeletionPolicy: 'RetainExceptOnCreate',
          UpdateReplacePolicy: 'Retain',
        });
        expect([true, 'ACTIVE'], id).toContain(
          resource.Properties.DeletionProtectionEnabled ?? resource.Properties.DeletionProtection,
        );
      }
    for (const [id, { Properties }] of prodb.of('AWS::DynamoDB::Table'))
      expect(Properties.PointInTimeRecoverySpecification, id).toEqual({
        PointInTimeRecoveryEnabled: true,
        RecoveryPeriodInDays: backupDays,
      });
    expect(prodb.stacks.every((stack) => stack.protected)).toBe(true);
  });

  it('lets files be removed with their old versions by who deletes a person or a business, and by nobody else', () => {
    const removing = prodb
      .of('AWS::IAM::Policy')
      .flatMap(([, { Properties }]) =>
        Properties.PolicyDocument.Statement.filter(
          ({ Action, Resource }: { Action: string | string[]; Resource: unknown }) =>
            /s3:\w*Version/.test(text(Action)) && text(Resource).includes('UserFilesBucket'),
        ),
      )
      .map(({ Action, Resource, Condition }) => [
        [Action].flat().join(),
        Condition?.StringLike['s3:prefix'] ?? /\/users[^"]*/.exec(text(Resource))![0],
      ]);
    expect(removing.sort()).toEqual([
      ['s3:DeleteObject,s3:DeleteObjectVersion', '/users/*'],
      ['s3:DeleteObject,s3:DeleteObjectVersion', '/users/business-*/*'],
      ['s3:ListBucketVersions', 'users/*'],
      ['s3:ListBucketVersions', 'users/business-*'],
    ]);
  });

  it('keeps no old version of a file longer than the pages say of backups', () => {
    const kept = prodb
      .of('AWS::S3::Bucket')
      .flatMap(([, { Properties }]) => Properties.LifecycleConfiguration?.Rules ?? [])
      .flatMap(
        (rule: { NoncurrentVersionExpiration?: { NoncurrentDays: number } }) =>
          rule.NoncurrentVersionExpiration?.NoncurrentDays ?? [],
      );
    expect(kept).toHaveLength(3);
    expect(Math.max(...kept)).toBeLessThan(backupDays);
  });

  it.each([
    ['prodb', prodb],
    ['prodb with a site', withSite],
    ['the first deploy of prodb', first],
  ])('goes with a create that failed, so that it can be repeated: %s', (_, stage) => {
    const outliving = stage.all.filter(([, { DeletionPolicy }]) => DeletionPolicy?.startsWith('Retain'));
    expect(outliving.length).toBeGreaterThan(40);
    expect(outliving.filter(([, { DeletionPolicy }]) => DeletionPolicy === 'Retain')).toEqual([]);
    for (const [id, { UpdateReplacePolicy }] of outliving) expect(UpdateReplacePolicy, id).toBe('Retain');
  });

  it('is not protected from being deleted in the first deploy, which could not take back what it made', () => {
    expect(first.stacks.some((stack) => stack.protected)).toBe(false);
    for (const [id, { Properties }] of first.of('AWS::DynamoDB::Table'))
      expect(Properties.DeletionProtectionEnabled, id).toBeUndefined();
    expect(only(first, 'AWS::Cognito::UserPool').DeletionProtection).toBe('INACTIVE');
    // Nothing else differs: the next deploy adds the protection.
    expect(first.all.map(([id]) => id)).toEqual(prodb.all.map(([id]) => id));
  });

  it.each([
    ['branch', branch],
    ['local', local],
  ])('goes with the stack elsewhere: %s', (_, stage) => {
    for (const [id, resource] of stage.all)
      expect(['Delete', undefined], id).toContain(resource.DeletionPolicy);
    for (const [id, { Properties }] of stage.of('AWS::DynamoDB::Table')) {
      expect(Properties.PointInTimeRecoverySpecification, id).toBeUndefined();
      expect(Properties.DeletionProtectionEnabled, id).toBeUndefined();
    }
    expect(stage.stacks.some((stack) => stack.protected)).toBe(false);
  });

  it('leaves no log group behind: each function, helpers of the CDK among them, writes to one of its stack', () => {
    for (const { name, template } of branch.stacks)
      for (const [id, { Type, Properties }] of Object.entries(template.Resources)) {
        if (Type !== 'AWS::Lambda::Function') continue;
        const group = (Properties.LoggingConfig as { LogGroup?: { Ref?: string } } | undefined)?.LogGroup
          ?.Ref;
        expect(template.Resources[group ?? ''], `${name} ${id}`).toMatchObject({
          Type: 'AWS::Logs::LogGroup',
          DeletionPolicy: 'Delete',
        });
      }
    for (const [id, { Properties }] of branch.of('AWS::ApiGateway::Stage'))
      expect(Properties.MethodSettings[0].LoggingLevel, id).toBe('OFF');
    expect(only(branch, 'AWS::AppSync::GraphQLApi').LogConfig).toBeUndefined();
  });

  it('empties each bucket of a branch before it goes', () => {
    const emptied = branch
      .of('Custom::S3AutoDeleteObjects')
      .map(([, { Properties }]) => Properties.BucketName.Ref);
    expect(emptied.sort()).toEqual(
      branch
        .of('AWS::S3::Bucket')
        .map(([id]) => id)
        .sort(),
    );
  });

  it('keeps its name and key in prodb: another one would be a new, empty one', () => {
    const kept = prodb.all.filter(
      ([, { Type, DeletionPolicy }]) =>
        DeletionPolicy === 'RetainExceptOnCreate' && Type !== 'AWS::Logs::LogGroup',
    );
    const now = Object.fromEntries(
      kept.map(([id, { Type, Properties }]) => [id, { type: Type, ...keysOf(Properties) }]),
    );
    const frozen = JSON.parse(readFileSync(new URL('frozen-prodb.json', import.meta.url), 'utf8')) as unknown;
    expect(
      now,
      'a new table is added to test/template/frozen-prodb.json by hand; a changed one needs a migration',
    ).toEqual(frozen);
  });
});

describe('the build', () => {
  it('must be there: nothing half-built deploys', () => {
    expect(() =>
      createApp({ validate: false, assets: builtAssets('/nowhere') }, stageOf({ stage: 'prodb' })),
    ).toThrow('run "npm run build" first');
  });
});

interface Statement {
  Effect: string;
  Action: unknown;
  Resource: unknown;
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** Every statement that permits something to a role: its own policies and those attached to it. */
function statementsOf(stage: Synthesized): { id: string; statement: Statement }[] {
  return stage.all.flatMap(([id, { Type, Properties }]) => {
    const documents =
      Type === 'AWS::IAM::Policy' || Type === 'AWS::IAM::ManagedPolicy'
        ? [Properties.PolicyDocument]
        : Type === 'AWS::IAM::Role'
          ? (Properties.Policies ?? []).map((policy: { PolicyDocument: unknown }) => policy.PolicyDocument)
          : [];
    return documents.flatMap((document: { Statement: Statement[] }) =>
      document.Statement.map((statement) => ({ id, statement })),
    );
  });
}

/** `subjectId S, id S`: hash key first, each with its DynamoDB type. */
function keysOf(properties: Record<string, unknown>): Record<string, unknown> {
  interface Key {
    AttributeName: string;
    AttributeType: string;
  }
  const types = new Map(
    ((properties.AttributeDefinitions ?? []) as Key[]).map((each) => [
      each.AttributeName,
      each.AttributeType,
    ]),
  );
  const keys = (schema: unknown): string =>
    (schema as Key[]).map(({ AttributeName }) => `${AttributeName} ${types.get(AttributeName)}`).join(', ');
  const indexes = (properties.GlobalSecondaryIndexes ?? []) as { IndexName: string; KeySchema: unknown }[];
  return {
    ...(properties.KeySchema !== undefined && { keys: keys(properties.KeySchema) }),
    ...(indexes.length > 0 && {
      indexes: Object.fromEntries(indexes.map((each) => [each.IndexName, keys(each.KeySchema)])),
    }),
    ...(properties.UsernameAttributes !== undefined && {
      usernames: properties.UsernameAttributes,
      schema: properties.Schema,
    }),
  };
}
