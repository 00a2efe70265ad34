import { rmSync } from 'node:fs';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { afterAll, describe, expect, it } from 'vitest';
import { allowed, type Statement } from '../../emulator/iam/policy.ts';
import { loadAssembly } from '../../emulator/template/load-assembly.ts';
import type { Resource } from '../../emulator/template/template.ts';
import { addAccountStack } from '../../lib/account.ts';
import { synthesized } from './synthesized.ts';

const account = '000000000000';
const branches = { qualifier: 'csbranch', boundary: 'countersign-branches' };
const template = Template.fromStack(
  addAccountStack(new App({ builtinCloudFormationValidation: false }), { branches, kept: ['prodb'] }),
);
const [policy] = Object.values(template.findResources('AWS::IAM::ManagedPolicy'));

/** As CloudFormation resolves it in an account. */
const document = JSON.parse(
  JSON.stringify(policy!.Properties.PolicyDocument, (_, value: unknown) => {
    const joined = (value as { 'Fn::Join'?: [string, (string | { Ref: string })[]] } | null)?.['Fn::Join'];
    if (!joined) return value;
    const known: Record<string, string> = { 'AWS::Partition': 'aws', 'AWS::AccountId': account };
    return joined[1].map((part) => (typeof part === 'string' ? part : known[part.Ref])).join('');
  }),
) as { Statement: Statement[] };

/** What the boundary leaves of administrator's rights. */
const may = (action: string, resource: string, context: Record<string, string> = {}) =>
  allowed(document.Statement, { action, resource, context });
const arn = (service: string, resource: string) => `arn:aws:${service}:us-east-1:${account}:${resource}`;
const iam = (resource: string) => `arn:aws:iam::${account}:${resource}`;
const worn = { 'iam:PermissionsBoundary': iam('policy/countersign-branches') };

const prodb = synthesized({ stage: 'prodb' }, false, { mailFrom: 'hello@example.com' });
// The names that come nearest to production's.
const near = synthesized({ branch: 'prodb' }, false, { mailFrom: 'hello@example.com' });
const usual = synthesized({ branch: 'feature/login' }, false);
afterAll(() => [prodb, near, usual].forEach(({ folder }) => rmSync(folder, { recursive: true })));

interface Tag {
  Key: string;
  Value: string;
}
/** What a resource is called in a policy, with what is known of it: CDK writes tags as a list or as a map. */
function known({ properties, attribute }: Resource): [string | undefined, Record<string, string>] {
  const tags = properties.Tags ?? properties.UserPoolTags ?? properties.IdentityPoolTags;
  const stage = Array.isArray(tags)
    ? (tags as Tag[]).find(({ Key }) => Key === 'stage')?.Value
    : (tags as Record<string, string> | undefined)?.stage;
  return [attribute('Arn'), stage === undefined ? {} : { 'aws:ResourceTag/stage': stage }];
}

/** Parts of a resource that have neither a name nor tags of their own; what they belong to is refused. */
const parts = [
  // Answered by a function of the stage: it has no name of its own.
  'CloudFormation::CustomResource',
  ...['ApiGateway::Deployment', 'AppSync::ApiKey', 'AppSync::DataSource', 'AppSync::GraphQLSchema'],
  ...['AppSync::Resolver', 'CDK::Metadata', 'CloudFront::Function', 'CloudFront::OriginAccessControl'],
  ...['CloudFront::ResponseHeadersPolicy', 'Cognito::IdentityPoolPrincipalTag'],
  ...['Cognito::IdentityPoolRoleAttachment', 'Cognito::UserPoolClient', 'Cognito::UserPoolDomain'],
  ...['Cognito::UserPoolGroup', 'Cognito::UserPoolIdentityProvider', 'IAM::Policy'],
  ...[
    'Lambda::LayerVersion',
    'Lambda::Permission',
    'S3::BucketPolicy',
    'SES::ConfigurationSetEventDestination',
  ],
  ...['Logs::MetricFilter', 'SNS::Subscription', 'SNS::TopicPolicy', 'SQS::QueuePolicy'],
  'WAFv2::WebACLAssociation',
].map((type) => `AWS::${type}`);

const resourcesOf = ({ folder }: typeof prodb) =>
  loadAssembly(folder, 'https://example.com').resources.filter(
    ({ type }) => !parts.includes(type) && !type.startsWith('Custom::'),
  );
const refused = (resource: Resource) => {
  const [name, context] = known(resource);
  return !may(`${name!.split(':')[2]}:Delete`, name!, context);
};

describe('a role of a branch', () => {
  it('does not write over the dashboard of production, whose name is its own', () => {
    const put = (name: string) =>
      may('cloudwatch:PutDashboard', `arn:aws:cloudwatch::${account}:dashboard/${name}`);
    expect([put('Countersign-prodb'), put('Mine')]).toEqual([false, true]);
  });

  it('reaches nothing of production: every resource of its template is refused, by its name or by its tag', () => {
    const all = resourcesOf(prodb);
    expect(all.length).toBeGreaterThan(200);
    const reached = all.filter((each) => !refused(each)).map(({ type, logicalId }) => `${type} ${logicalId}`);
    expect(reached).toEqual([]);
  });

  it.each([
    ['feature/login', usual],
    ['prodb', near],
  ])('reaches all of its own: %s', (_, stage) => {
    const all = resourcesOf(stage);
    expect(all.length).toBeGreaterThan(150);
    expect(all.filter(refused).map(({ type, logicalId }) => `${type} ${logicalId}`)).toEqual([]);
    for (const { name } of stage.stacks)
      for (const action of ['CreateChangeSet', 'ExecuteChangeSet', 'DeleteStack'])
        expect(may(`cloudformation:${action}`, arn('cloudformation', `stack/${name}/id`)), name).toBe(true);
  });

  it.each(['Countersign-prodb-Data', 'Countersign-Account', 'CDKToolkit', 'CDKToolkit-csbranch'])(
    'changes no other stack, by which it would take on the rights of who made it: %s',
    (name) => {
      for (const action of ['CreateChangeSet', 'UpdateStack', 'DeleteStack', 'UpdateTerminationProtection'])
        expect(may(`cloudformation:${action}`, arn('cloudformation', `stack/${name}/id`))).toBe(false);
    },
  );

  it.each([
    ['takes on a role', 'sts:AssumeRole', iam('role/cdk-hnb659fds-deploy-role'), {}],
    ['hands on the other bootstrap’s', 'iam:PassRole', iam('role/cdk-hnb659fds-cfn-exec-role-1'), {}],
    ['makes a role without a boundary', 'iam:CreateRole', iam('role/Countersign-x-0a1b2c3d-Api-R'), {}],
    [
      'takes the boundary off',
      'iam:DeleteRolePermissionsBoundary',
      iam('role/Countersign-x-0a1b2c3d-Api-R'),
      {},
    ],
    ['changes the boundary', 'iam:CreatePolicyVersion', iam('policy/countersign-branches'), {}],
    ['makes a user', 'iam:CreateUser', iam('user/somebody'), {}],
    ['changes who GitHub is', 'iam:UpdateOpenIDConnectProviderThumbprint', iam('oidc-provider/x'), {}],
    ['writes what production deploys', 's3:PutObject', 'arn:aws:s3:::cdk-hnb659fds-assets-1/a.zip', {}],
    [
      'reads a token of production',
      'secretsmanager:GetSecretValue',
      arn('secretsmanager', 'secret:countersign/prodb/github-token-a1B2c3'),
      {},
    ],
    [
      'reads a table of production',
      'dynamodb:Scan',
      arn('dynamodb', 'table/Countersign-prodb-Data-TablesUser1-X'),
      {},
    ],
    ['takes away a verified domain', 'ses:DeleteEmailIdentity', arn('ses', 'identity/example.com'), {}],
    ['takes the gateway’s logs', 'apigateway:PATCH', 'arn:aws:apigateway:us-east-1::/account', {}],
  ])('never %s', (_, action, resource, context) => {
    expect(may(action, resource, context)).toBe(false);
  });

  it('makes roles that wear the same', () => {
    expect(may('iam:CreateRole', iam('role/Countersign-x-0a1b2c3d-Api-R'), worn)).toBe(true);
    for (const stage of [usual, near])
      for (const [id, { Properties }] of stage.of('AWS::IAM::Role'))
        expect(JSON.stringify(Properties.PermissionsBoundary), id).toContain('policy/countersign-branches');
    for (const [id, { Properties }] of prodb.of('AWS::IAM::Role'))
      expect(Properties.PermissionsBoundary, id).toBeUndefined();
  });

  it('is deployed from a bucket of its own', () => {
    const uses = (stage: typeof prodb) =>
      new Set(JSON.stringify(stage.stacks).match(/cdk-bootstrap\/[a-z0-9]+|cdk-[a-z0-9]+-assets/g));
    expect([...uses(usual)].filter((each) => each.includes('hnb659fds'))).toEqual([]);
    expect([...uses(prodb)].filter((each) => each.includes('csbranch'))).toEqual([]);
  });

  it('is bounded by a policy that IAM takes', () => {
    expect(JSON.stringify(document).replaceAll(/\s/g, '').length).toBeLessThan(6_144);
  });
});
