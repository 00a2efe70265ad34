import { CfnOutput, Duration, Stack } from 'aws-cdk-lib';
import { CfnOIDCProvider, FederatedPrincipal, PolicyStatement, Role } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';

const issuer = 'token.actions.githubusercontent.com';

/**
 * The role by which the workflows of one GitHub repository deploy, without a key that could be stolen. It may take on the
 * roles that `cdk bootstrap` made, for this region, and nothing else; what CloudFormation may do for it, the
 * bootstrap says. A pull request from elsewhere gets no token for it: GitHub names branches and environments of the
 * repository itself only.
 */
export class Deployer extends Construct {
  constructor(scope: Construct, id: string, repository: string) {
    super(scope, id);
    if (!/^[A-Za-z0-9-]+\/[A-Za-z0-9._-]+$/.test(repository))
      throw new Error(`repository must be owner/name on GitHub, not ${repository}`);
    const github = new CfnOIDCProvider(this, 'GitHub', {
      url: `https://${issuer}`,
      clientIdList: ['sts.amazonaws.com'],
    });
    const role = new Role(this, 'Role', {
      description: `Workflows of ${repository}: deploy and destroy stages`,
      maxSessionDuration: Duration.hours(1),
      assumedBy: new FederatedPrincipal(
        github.attrArn,
        {
          StringEquals: { [`${issuer}:aud`]: 'sts.amazonaws.com' },
          StringLike: {
            [`${issuer}:sub`]: [
              `repo:${repository}:ref:refs/heads/*`,
              `repo:${repository}:environment:production`,
            ],
          },
        },
        'sts:AssumeRoleWithWebIdentity',
      ),
    });
    const { partition, account, region } = Stack.of(this);
    const bootstrapped = ['deploy', 'file-publishing', 'lookup'].map(
      (each) => `arn:${partition}:iam::${account}:role/cdk-hnb659fds-${each}-role-${account}-${region}`,
    );
    role.addToPolicy(new PolicyStatement({ actions: ['sts:AssumeRole'], resources: bootstrapped }));
    new CfnOutput(this, 'Arn', {
      value: role.roleArn,
      description: 'For the variable DEPLOY_ROLE of the repository on GitHub',
    });
  }
}
