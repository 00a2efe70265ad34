import { Stack, type App } from 'aws-cdk-lib';
import { CfnAccount } from 'aws-cdk-lib/aws-apigateway';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { acknowledge } from './acknowledge.ts';
import { BranchBoundary } from './branch-boundary.ts';
import { Deployer } from './deployer.ts';
import { brand } from '#domain/brand';
import type { DeployedWith } from './stages.ts';

export interface AccountProps {
  /** `owner/name` on GitHub, whose workflows may deploy. */
  repository?: string | undefined;
  /** What branches are deployed with. */
  branches: DeployedWith;
  /** Names of the stages that no branch may touch. */
  kept: readonly string[];
}

/**
 * What an AWS account has once, for all stages in it: the role by which API Gateway writes logs. A stage that owned it
 * would take it from the others when it is destroyed. Needed before the first stage that keeps access logs. With the name of a
 * GitHub repository also the roles by which its workflows deploy.
 */
export function addAccountStack(app: App, { repository, branches, kept }: AccountProps): Stack {
  const stack = new Stack(app, `${brand}-Account`, {
    description: `${brand}: once per AWS account, before prodb`,
    env: { region: 'us-east-1' },
    analyticsReporting: false,
  });
  const role = new Role(stack, 'GatewayLogs', {
    assumedBy: new ServicePrincipal('apigateway.amazonaws.com'),
    managedPolicies: [
      ManagedPolicy.fromAwsManagedPolicyName('service-role/AmazonAPIGatewayPushToCloudWatchLogs'),
    ],
  });
  new CfnAccount(stack, 'Gateway', { cloudWatchRoleArn: role.roleArn });
  acknowledge(
    role,
    'The policy that AWS keeps for exactly this; its groups are named by the gateway.',
    'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AmazonAPIGatewayPushToCloudWatchLogs]',
  );
  new BranchBoundary(stack, 'Branches', { branches, kept });
  if (repository !== undefined) new Deployer(stack, 'Deployer', { repository, branches, kept });
  return stack;
}
