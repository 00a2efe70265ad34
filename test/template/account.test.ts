import { rmSync } from 'node:fs';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { addAccountStack } from '../../lib/account.ts';
import { synthesized } from './synthesized.ts';

const made = (repository?: string) =>
  Template.fromStack(
    addAccountStack(new App({ builtinCloudFormationValidation: false }), {
      ...(repository && { repository }),
      branches: { qualifier: 'csbranch', boundary: 'countersign-branches' },
      kept: ['prodb'],
    }),
  );

const tokenFor = (from: string) => ({
  Action: 'sts:AssumeRoleWithWebIdentity',
  Condition: {
    StringEquals: { 'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com' },
    StringLike: { 'token.actions.githubusercontent.com:sub': `repo:acme/countersign:${from}` },
  },
});

/** Who may take on a role for GitHub, and what it may do. */
function roleOf(id: string) {
  const template = made('acme/countersign');
  const [, role] = Object.entries(template.findResources('AWS::IAM::Role')).find(
    ([name]) => name.replace(/[0-9A-F]{8}$/, '') === id,
  )!;
  const policies = Object.entries(template.findResources('AWS::IAM::Policy')).filter(([name]) =>
    name.startsWith(`${id}DefaultPolicy`),
  );
  return {
    trust: role.Properties.AssumeRolePolicyDocument.Statement as object[],
    statements: policies.flatMap(([, { Properties }]) => Properties.PolicyDocument.Statement as object[]),
  };
}

describe('what an account has once', () => {
  it('is the role for the gateway’s logs, and nothing for GitHub unless a repository is named', () => {
    const template = made();
    template.resourceCountIs('AWS::ApiGateway::Account', 1);
    template.resourceCountIs('AWS::IAM::Role', 1);
    template.resourceCountIs('AWS::IAM::OIDCProvider', 0);
  });

  it.each([
    ['DeployerBranches', 'ref:refs/heads/*', 'csbranch'],
    ['DeployerProduction', 'environment:production', 'hnb659fds'],
  ])('lets one repository take on roles of one bootstrap, and nothing else: %s', (id, from, qualifier) => {
    const { trust, statements } = roleOf(id);
    expect(trust).toMatchObject([tokenFor(from)]);
    expect(statements).toMatchObject([{ Action: 'sts:AssumeRole', Effect: 'Allow' }]);
    const named = JSON.stringify(statements).match(/role\/cdk-[a-z0-9]+-[a-z-]+-role-/g);
    expect(named).toEqual(
      ['deploy', 'file-publishing', 'lookup'].map((each) => `role/cdk-${qualifier}-${each}-role-`),
    );
    expect(JSON.stringify(statements)).not.toContain('*');
  });

  it('lets workflows of branches confirm people of branches, by the tag that no other pool has', () => {
    const { trust, statements } = roleOf('DeployerSmoke');
    expect(trust).toMatchObject([tokenFor('ref:refs/heads/*')]);
    expect(statements).toMatchObject([
      {
        Action: ['cognito-idp:AdminConfirmSignUp', 'cognito-idp:AdminUpdateUserAttributes'],
        Condition: { StringEquals: { 'aws:ResourceTag/ephemeral': 'true' } },
      },
    ]);
    const tags = (choice: object) => {
      const { folder, of } = synthesized(choice, false);
      rmSync(folder, { recursive: true });
      return of('AWS::Cognito::UserPool')[0]![1].Properties.UserPoolTags as Record<string, string>;
    };
    expect(tags({ branch: 'main' })).toMatchObject({ ephemeral: 'true' });
    expect(tags({ stage: 'prodb' })).not.toHaveProperty('ephemeral');
  });

  it('lets whoever asks what would change read templates of production, and no data', () => {
    const { trust, statements } = roleOf('DeployerReader');
    expect(trust).toMatchObject([tokenFor('environment:production-diff')]);
    expect(statements).toMatchObject([
      { Action: ['cloudformation:DescribeStacks', 'cloudformation:GetTemplate'], Effect: 'Allow' },
    ]);
    expect(JSON.stringify(statements)).toContain(':stack/Countersign-prodb-*');
  });

  it.each(['acme', 'acme/*', 'acme/x:ref:refs/heads/main', '*/countersign'])(
    'refuses "%s" as a repository',
    (name) => {
      expect(() => made(name)).toThrow('repository must be owner/name');
    },
  );
});
