import {
  AccessLogField,
  AccessLogFormat,
  LogGroupLogDestination,
  MethodLoggingLevel,
  type SpecRestApi,
  type StageOptions,
} from 'aws-cdk-lib/aws-apigateway';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { kept } from '../kept.ts';
import type { Stage } from '../stages.ts';

/** How one API runs in a stage: its limits, and what is written down about its calls. */
export function stageOptions(scope: Construct, stage: Stage): StageOptions {
  return {
    stageName: stage.name,
    throttlingRateLimit: 100,
    throttlingBurstLimit: 200,
    tracingEnabled: stage.tracing,
    // Executions can log whole requests, which are personal data: errors only, and only where access logs are kept.
    loggingLevel: stage.accessLogs ? MethodLoggingLevel.ERROR : MethodLoggingLevel.OFF,
    dataTraceEnabled: false,
    ...(stage.accessLogs && {
      accessLogDestination: new LogGroupLogDestination(
        new LogGroup(scope, 'AccessLogs', {
          retention: stage.logDays,
          removalPolicy: kept,
        }),
      ),
      accessLogFormat: accessLine,
    }),
  };
}

/** The gateway makes this group itself where there is none, and keeps it for ever. */
export function keepExecutionLogs(scope: Construct, api: SpecRestApi, stage: Stage): void {
  const group = new LogGroup(scope, 'ExecutionLogs', {
    logGroupName: `API-Gateway-Execution-Logs_${api.restApiId}/${stage.name}`,
    retention: stage.logDays,
    removalPolicy: kept,
  });
  api.deploymentStage.node.addDependency(group);
}

/** Enough to find a slow or failing call; no address, no token, no query. */
const accessLine = AccessLogFormat.custom(
  JSON.stringify({
    at: AccessLogField.contextRequestTime(),
    requestId: AccessLogField.contextRequestId(),
    method: AccessLogField.contextHttpMethod(),
    path: AccessLogField.contextResourcePath(),
    status: AccessLogField.contextStatus(),
    milliseconds: AccessLogField.contextResponseLatency(),
    bytes: AccessLogField.contextResponseLength(),
  }),
);
