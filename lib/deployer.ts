import { CfnOutput, Duration, Stack } from 'aws-cdk-lib';
import { CfnOIDCProvider, FederatedPrincipal, PolicyStatement, Role } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { brand } from '#domain/brand';
import { acknowledge } from './acknowledge.ts';
import type { DeployedWith } from './stages.ts';

const issuer = 'token.actions.githubusercontent.com';

interface GitHubRole {
  description: string;
  /** Which branches and environments get a token for it. */
  from: string;
  allows: PolicyStatement[];
  variable: string;
}

interface DeployerProps {
  repository: string;
  branches: DeployedWith;
  /** Names of the stages that are kept. */
  kept: readonly string[];
}

/**
 * The roles by which the workflows of one GitHub repository deploy, without a key that could be stolen. Any branch gets a token for the
 * first, which takes on roles of the branches' bootstrap and nothing else, and for one that confirms people of branches; only what comes
 * from the environment `production` gets one for the next. It is its name alone that is trusted: the reviewers are GitHub's, and an
 * environment that is missing GitHub creates without any, so it must be there before these roles (docs/deploy.md, step 2). Another reads
 * what a deploy of production would change, before anybody approves: templates, and no data. A pull request from elsewhere gets no token
 * for any: GitHub names branches and environments of the repository itself only.
 */
export class Deployer extends Construct {
  private readonly issuedBy: string;
  private readonly repository: string;

  constructor(scope: Construct, id: string, { repository, branches, kept }: DeployerProps) {
    super(scope, id);
    if (!/^[A-Za-z0-9-]+\/[A-Za-z0-9._-]+$/.test(repository))
      throw new Error(`repository must be owner/name on GitHub, not ${repository}`);
    const github = new CfnOIDCProvider(this, 'GitHub', {
      url: `https://${issuer}`,
      clientIdList: ['sts.amazonaws.com'],
    });
    this.issuedBy = github.attrArn;
    this.repository = repository;
    this.role('Branches', {
      description: `Workflows of ${repository}: deploy and destroy branches`,
      from: 'ref:refs/heads/*',
      allows: [this.takesOn(branches.qualifier)],
      variable: 'BRANCH_ROLE',
    });
    this.role('Production', {
      description: `Workflows of ${repository}: deploy what was approved`,
      from: 'environment:production',
      allows: [this.takesOn('hnb659fds')],
      variable: 'DEPLOY_ROLE',
    });
    const smoke = this.role('Smoke', {
      description: `Workflows of ${repository}: confirm somebody who signed up at a branch`,
      from: 'ref:refs/heads/*',
      allows: [this.confirms()],
      variable: 'SMOKE_ROLE',
    });
    acknowledge(
      smoke,
      'The pools of branches that are still to be made: by their tag, which no pool of another stage has.',
      'AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:cognito-idp:us-east-1:<AWS::AccountId>:userpool/*]',
    );
    const reader = this.role('Reader', {
      description: `Workflows of ${repository}: say what a deploy would change`,
      from: 'environment:production-diff',
      allows: [this.reads(kept)],
      variable: 'DIFF_ROLE',
    });
    acknowledge(
      reader,
      'A stack is named with an id behind its name, which nobody knows before.',
      ...kept.map(
        (stage) =>
          `AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:cloudformation:us-east-1:<AWS::AccountId>:stack/${brand}-${stage}-*]`,
      ),
    );
  }

  /** Roles that a bootstrap made, for this region. */
  private takesOn(qualifier: string): PolicyStatement {
    const { partition, account, region } = Stack.of(this);
    return new PolicyStatement({
      actions: ['sts:AssumeRole'],
      resources: ['deploy', 'file-publishing', 'lookup'].map(
        (each) => `arn:${partition}:iam::${account}:role/cdk-${qualifier}-${each}-role-${account}-${region}`,
      ),
    });
  }

  /** Nobody reads the mail of somebody whom a program signs up. */
  private confirms(): PolicyStatement {
    const { partition, account, region } = Stack.of(this);
    return new PolicyStatement({
      actions: ['cognito-idp:AdminConfirmSignUp', 'cognito-idp:AdminUpdateUserAttributes'],
      resources: [`arn:${partition}:cognito-idp:${region}:${account}:userpool/*`],
      conditions: { StringEquals: { 'aws:ResourceTag/ephemeral': 'true' } },
    });
  }

  /** The bootstrap's own role for looking reads every table too. */
  private reads(kept: readonly string[]): PolicyStatement {
    const { partition, account, region } = Stack.of(this);
    return new PolicyStatement({
      actions: ['cloudformation:DescribeStacks', 'cloudformation:GetTemplate'],
      resources: kept.map(
        (stage) => `arn:${partition}:cloudformation:${region}:${account}:stack/${brand}-${stage}-*`,
      ),
    });
  }

  private role(id: string, { description, from, allows, variable }: GitHubRole): Role {
    const role = new Role(this, id, {
      description,
      maxSessionDuration: Duration.hours(1),
      assumedBy: new FederatedPrincipal(
        this.issuedBy,
        {
          StringEquals: { [`${issuer}:aud`]: 'sts.amazonaws.com' },
          StringLike: { [`${issuer}:sub`]: `repo:${this.repository}:${from}` },
        },
        'sts:AssumeRoleWithWebIdentity',
      ),
    });
    for (const statement of allows) role.addToPolicy(statement);
    new CfnOutput(this, `${id}Arn`, {
      value: role.roleArn,
      description: `For the variable ${variable} of the repository on GitHub`,
    });
    return role;
  }
}
