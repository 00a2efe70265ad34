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

  it('lets branches and the environment "production" of one repository deploy, by the roles of the bootstrap alone', () => {
    const template = made('acme/countersign');
    const roles = template.findResources('AWS::IAM::Role');
    const [trust] = Object.values(roles)
      .map(({ Properties }) => Properties.AssumeRolePolicyDocument.Statement[0])
      .filter(({ Action }) => Action === 'sts:AssumeRoleWithWebIdentity');
    expect(trust.Condition).toEqual({
      StringEquals: { 'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com' },
      StringLike: {
        'token.actions.githubusercontent.com:sub': [
          'repo:acme/countersign:ref:refs/heads/*',
          'repo:acme/countersign:environment:production',
        ],
      },
    });
    const [policy] = Object.values(template.findResources('AWS::IAM::Policy'));
    const [statement, ...others] = policy!.Properties.PolicyDocument.Statement;
    expect(others).toEqual([]);
    expect(statement.Action).toBe('sts:AssumeRole');
    const named = JSON.stringify(statement.Resource).match(/role\/cdk-hnb659fds-[a-z-]+-role-/g);
    expect(named).toEqual(
      ['deploy', 'file-publishing', 'lookup'].map((each) => `role/cdk-hnb659fds-${each}-role-`),
    );
    expect(JSON.stringify(statement)).not.toContain('*');
  });

  it.each(['acme', 'acme/*', 'acme/x:ref:refs/heads/main', '*/countersign'])(
    'refuses "%s" as a repository',
    (name) => {
      expect(() => made(name)).toThrow('repository must be owner/name');
    },
  );
});
