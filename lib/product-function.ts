import { Duration, Stack } from 'aws-cdk-lib';
import { Policy, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Architecture,
  type CfnFunction,
  Function as LambdaFunction,
  RecursiveLoop,
  Runtime,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';
import type { Assets } from './assets.ts';
import { removalOf } from './kept.ts';
import type { Stage } from './stages.ts';

/** What every construct is given: the stage it is for, and what was built to be deployed. */
export interface StageBuild {
  stage: Stage;
  assets: Assets;
}

export interface ProductFunctionProps extends StageBuild {
  /** File name of its entry in lambdas/ or lambdas/triggers/, without the extension. */
  name: string;
  /** Whom its failure hurts, and how; an alarm on it says this. */
  impact: string;
  /** Seconds before it is stopped. */
  seconds?: number;
  /** Megabytes; processor time grows with it. */
  memory?: number;
  environment?: Record<string, string>;
  /** Its failure wakes somebody. */
  urgent?: boolean;
  /** What its log says beside an error that it throws to refuse, as it should: no alarm counts these. */
  refuses?: string;
  /** Run at once whatever else does, and never more of them: kept for it out of what the account may run at once. */
  reserved?: number | undefined;
  /** Puts messages back on its own queue to go on later: AWS stops that after sixteen times, unless it is told that it is meant. */
  goesOn?: boolean;
}

/**
 * A Lambda with the house's defaults. Its role may write its own log group and nothing else: grants come from the
 * construct that uses it.
 */
export class ProductFunction extends LambdaFunction {
  /** File name of its entry. */
  readonly entry: string;
  /** Whom its failure hurts, and how. */
  readonly impact: string;
  /** Its failure wakes somebody. */
  readonly urgent: boolean;
  /** What its log says beside an error that it throws to refuse. */
  readonly refuses: string | undefined;

  constructor(scope: Construct, id: string, props: ProductFunctionProps) {
    const { stage, assets, name, impact, seconds = 10, memory = 512, environment, goesOn, reserved } = props;
    const logGroup = new LogGroup(scope, `${id}Logs`, {
      retention: stage.logDays,
      removalPolicy: removalOf(stage),
    });
    const role = new Role(scope, `${id}Role`, {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      description: `${name}: ${impact}`.slice(0, 1000),
    });
    role.addToPolicy(
      new PolicyStatement({
        actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
        resources: [logGroup.logGroupArn],
      }),
    );
    super(scope, id, {
      code: assets.lambda(name),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: memory,
      timeout: Duration.seconds(seconds),
      description: impact.slice(0, 256),
      environment: { STAGE: stage.name, SITE_URL: stage.siteUrl ?? '', ...environment },
      logGroup,
      role,
      ...(reserved !== undefined && { reservedConcurrentExecutions: reserved }),
      ...(goesOn && { recursiveLoop: RecursiveLoop.ALLOW }),
    });
    this.entry = name;
    this.impact = impact;
    this.urgent = props.urgent ?? false;
    this.refuses = props.refuses;
    if (stage.tracing) this.trace(role);
  }

  /** One policy for the stack: a trace has no narrower resource, and accepting that must not hide other wildcards. */
  private trace(role: Role): void {
    (this.node.defaultChild as CfnFunction).tracingConfig = { mode: 'Active' };
    const stack = Stack.of(this);
    const traces = (stack.node.tryFindChild('Traces') as Policy | undefined) ?? tracesPolicy(stack);
    traces.attachToRole(role);
  }
}

function tracesPolicy(stack: Stack): Policy {
  const traces = new Policy(stack, 'Traces', {
    statements: [
      new PolicyStatement({
        actions: ['xray:PutTraceSegments', 'xray:PutTelemetryRecords'],
        resources: ['*'],
      }),
    ],
  });
  acknowledge(traces, 'X-Ray has no narrower resource.', 'AwsSolutions-IAM5[Resource::*]');
  return traces;
}
