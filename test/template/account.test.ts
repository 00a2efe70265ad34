import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { addAccountStack } from '../../lib/account.ts';

const made = (repository?: string) =>
  Template.fromStack(
    addAccountStack(new App({ builtinCloudFormationValidation: false }), repository ? { repository } : {}),
  );

describe('what an account has once', () => {
  it('is the role for the gateway’s logs, and nothing for GitHub unless a repository is named', () => {
    const template = made();
    template.resourceCountIs('AWS::ApiGateway::Account', 1);
    template.resourceCountIs('AWS::IAM::Role', 1);
    template.resourceCountIs('AWS::IAM::OIDCProvider', 0);
  });

  it.each([
    ['DeployerRole', ['ref:refs/heads/*', 'environment:production'], ['deploy', 'file-publishing', 'lookup']],
    ['DeployerReader', ['environment:production-diff'], ['lookup']],
  ])('lets one repository take on roles of the bootstrap, and nothing else: %s', (id, from, takesOn) => {
    const template = made('acme/countersign');
    const [, role] = Object.entries(template.findResources('AWS::IAM::Role')).find(
      ([name]) => name.replace(/[0-9A-F]{8}$/, '') === id,
    )!;
    expect(role.Properties.AssumeRolePolicyDocument.Statement).toMatchObject([
      {
        Action: 'sts:AssumeRoleWithWebIdentity',
        Condition: {
          StringEquals: { 'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com' },
          StringLike: {
            'token.actions.githubusercontent.com:sub': from.map((each) => `repo:acme/countersign:${each}`),
          },
        },
      },
    ]);
    const policies = Object.entries(template.findResources('AWS::IAM::Policy')).filter(([name]) =>
      name.startsWith(`${id}DefaultPolicy`),
    );
    const statements = policies.flatMap(
      ([, { Properties }]) => Properties.PolicyDocument.Statement as object[],
    );
    expect(statements).toMatchObject([{ Action: 'sts:AssumeRole', Effect: 'Allow' }]);
    const named = JSON.stringify(statements).match(/role\/cdk-hnb659fds-[a-z-]+-role-/g);
    expect(named).toEqual(takesOn.map((each) => `role/cdk-hnb659fds-${each}-role-`));
    expect(JSON.stringify(statements)).not.toContain('*');
  });

  it.each(['acme', 'acme/*', 'acme/x:ref:refs/heads/main', '*/countersign'])(
    'refuses "%s" as a repository',
    (name) => {
      expect(() => made(name)).toThrow('repository must be owner/name');
    },
  );
});
