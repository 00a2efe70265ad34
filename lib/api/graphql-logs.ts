import { ArnFormat, RemovalPolicy, Stack } from 'aws-cdk-lib';
import type { CfnGraphQLApi, GraphqlApi } from 'aws-cdk-lib/aws-appsync';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';

/**
 * Logs failing fields only, without arguments and results: those are personal data. Set past the construct, which would
 * add a Lambda of its own to make the log group; AppSync itself would keep it for ever.
 */
export function keepErrorLogs(scope: Construct, api: GraphqlApi, days: RetentionDays): void {
  const role = new Role(scope, 'LogRole', { assumedBy: new ServicePrincipal('appsync.amazonaws.com') });
  // The API's own id would be a cycle, because the API names this role.
  const group = { service: 'logs', resource: 'log-group', resourceName: '/aws/appsync/apis/*' };
  const groups = Stack.of(scope).formatArn({ ...group, arnFormat: ArnFormat.COLON_RESOURCE_NAME });
  role.addToPolicy(
    new PolicyStatement({ actions: ['logs:CreateLogStream', 'logs:PutLogEvents'], resources: [groups] }),
  );
  (api.node.defaultChild as CfnGraphQLApi).logConfig = {
    cloudWatchLogsRoleArn: role.roleArn,
    fieldLogLevel: 'ERROR',
    excludeVerboseContent: true,
  };
  new LogGroup(scope, 'Logs', {
    logGroupName: `/aws/appsync/apis/${api.apiId}`,
    retention: days,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  acknowledge(
    role,
    'The name of the log group contains the id of the API, which names this role: naming it exactly would be a cycle.',
    'AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:logs:us-east-1:<AWS::AccountId>:log-group:/aws/appsync/apis/*]',
  );
}
