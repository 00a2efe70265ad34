import { CfnResource, CustomResourceProviderBase, RemovalPolicy, type Stack } from 'aws-cdk-lib';
import { CfnFunction } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Stage } from './stages.ts';

/**
 * Gives CDK's own helpers of a stack (the one that empties a bucket before it goes) a log group of the stack. Left alone,
 * Lambda makes one at the first call, which nobody deletes with the stack and which never expires.
 */
export function ownProviderLogs(stack: Stack, stage: Pick<Stage, 'logDays'>): void {
  for (const provider of stack.node.findAll())
    if (provider instanceof CustomResourceProviderBase)
      for (const helper of provider.node.findAll())
        if (helper instanceof CfnResource && helper.cfnResourceType === CfnFunction.CFN_RESOURCE_TYPE_NAME) {
          const group = new LogGroup(provider, 'Logs', {
            retention: stage.logDays,
            removalPolicy: RemovalPolicy.DESTROY,
          });
          helper.addPropertyOverride('LoggingConfig', { LogGroup: group.logGroupName });
        }
}
