import { CfnOutput, Duration, Stack } from 'aws-cdk-lib';
import { CfnOIDCProvider, FederatedPrincipal, PolicyStatement, Role } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';

const issuer = 'token.actions.githubusercontent.com';

interface GitHubRole {
  repository: string;
  issuedBy: string;
  description: string;
  /** Which branches and environments get a token for it. */
  from: readonly string[];
  /** Which roles of the bootstrap. */
  takesOn: readonly string[];
  variable: string;
}

/**
 * The role by which the workflows of one GitHub repository deploy, without a key that could be stolen. It may take on the
 * roles that `cdk bootstrap` made, for this region, and nothing else; what CloudFormation may do for it, the
 * bootstrap says. A pull request from elsewhere gets no token for it: GitHub names branches and environments of the
 * repository itself only. A second role reads what a deploy would change, before anybody approves.
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
    const rights = { repository, issuedBy: github.attrArn };
    this.role('Role', {
      ...rights,
      description: `Workflows of ${repository}: deploy and destroy stages`,
      from: ['ref:refs/heads/*', 'environment:production'],
      takesOn: ['deploy', 'file-publishing', 'lookup'],
      variable: 'DEPLOY_ROLE',
    });
    this.role('Reader', {
      ...rights,
      description: `Workflows of ${repository}: say what a deploy would change`,
      from: ['environment:production-diff'],
      takesOn: ['lookup'],
      variable: 'DIFF_ROLE',
    });
  }

  private role(id: string, props: GitHubRole): void {
    const { repository, issuedBy, description, from, takesOn, variable } = props;
    const role = new Role(this, id, {
      description,
      maxSessionDuration: Duration.hours(1),
      assumedBy: new FederatedPrincipal(
        issuedBy,
        {
          StringEquals: { [`${issuer}:aud`]: 'sts.amazonaws.com' },
          StringLike: { [`${issuer}:sub`]: from.map((each) => `repo:${repository}:${each}`) },
        },
        'sts:AssumeRoleWithWebIdentity',
      ),
    });
    const { partition, account, region } = Stack.of(this);
    const bootstrapped = takesOn.map(
      (each) => `arn:${partition}:iam::${account}:role/cdk-hnb659fds-${each}-role-${account}-${region}`,
    );
    role.addToPolicy(new PolicyStatement({ actions: ['sts:AssumeRole'], resources: bootstrapped }));
    new CfnOutput(this, `${id}Arn`, {
      value: role.roleArn,
      description: `For the variable ${variable} of the repository on GitHub`,
    });
  }
}
