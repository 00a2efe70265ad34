import { ArnFormat, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { FieldLogLevel, type LogConfig } from 'aws-cdk-lib/aws-appsync';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';

/** Failing fields only, without arguments and results: those are personal data. */
export function errorLogConfig(scope: Construct): LogConfig {
  const role = new Role(scope, 'LogRole', { assumedBy: new ServicePrincipal('appsync.amazonaws.com') });
  // The API's own id would be a cycle, because the API names this role.
  const group = { service: 'logs', resource: 'log-group', resourceName: '/aws/appsync/apis/*' };
  role.addToPolicy(
    new PolicyStatement({
      actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
      resources: [Stack.of(scope).formatArn({ ...group, arnFormat: ArnFormat.COLON_RESOURCE_NAME })],
    }),
  );
  return { fieldLogLevel: FieldLogLevel.ERROR, excludeVerboseContent: true, role };
}

/** AppSync would make this group itself: kept for ever, and left behind by a destroyed stack. */
export function keepErrorLogs(scope: Construct, apiId: string, days: RetentionDays): void {
  new LogGroup(scope, 'Logs', {
    logGroupName: `/aws/appsync/apis/${apiId}`,
    retention: days,
    removalPolicy: RemovalPolicy.DESTROY,
  });
}
