import { Stack } from 'aws-cdk-lib';
import { Effect, ManagedPolicy, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { brand } from '#domain/brand';
import { acknowledge } from './acknowledge.ts';
import type { DeployedWith } from './stages.ts';

const parts = ['Identity', 'Data', 'Api', 'Web'];
/** The bootstrap of the stages that are kept. */
const otherBootstrap = 'hnb659fds';

/** How the names of a stage's secrets begin. Where the stage is kept, no branch reads these, and `stageFaults` allows no others. */
export const secretsOf = (stage: string): string => `${brand.toLowerCase()}/${stage}/`;

interface Around {
  branches: DeployedWith;
  /** Names of the stages that no branch may touch. */
  kept: readonly string[];
  partition: string;
  account: string;
}

/**
 * What no role of a branch can do, whatever else its policies say: the roles of the branches' bootstrap wear it, and each role that a
 * branch makes must. It leaves a branch to itself: its stacks, and what is named or tagged as theirs.
 */
export class BranchBoundary extends Construct {
  constructor(scope: Construct, id: string, props: Pick<Around, 'branches' | 'kept'>) {
    super(scope, id);
    const { partition, account } = Stack.of(this);
    const policy = new ManagedPolicy(this, 'Policy', {
      managedPolicyName: props.branches.boundary,
      description: 'The most that a branch may do, in deploying and in running',
      statements: boundary({ ...props, partition, account }),
    });
    acknowledge(
      policy,
      'A boundary grants nothing: it is what else was granted, less what it denies.',
      'AwsSolutions-IAM5[Action::*]',
      'AwsSolutions-IAM5[Resource::*]',
    );
  }
}

const deny = (
  sid: string,
  actions: string[],
  on: { resources?: string[]; notResources?: string[]; conditions?: Record<string, unknown> } = {},
): PolicyStatement =>
  new PolicyStatement({
    ...{ sid, effect: Effect.DENY, actions },
    ...(on.notResources ? { notResources: on.notResources } : { resources: on.resources ?? ['*'] }),
    ...(on.conditions && { conditions: on.conditions }),
  });

function boundary({ branches, kept, partition, account }: Around): PolicyStatement[] {
  const { qualifier, boundary: name } = branches;
  const arn = (service: string, resource: string) => `arn:${partition}:${service}:*:${account}:${resource}`;
  const role = (named: string) => `arn:${partition}:iam::${account}:role/${named}`;
  const change = ['Add', 'Attach', 'Create', 'Delete', 'Detach', 'Enable', 'PassRole', 'Put', 'Remove'];
  const changeMore = ['Reset', 'Set', 'Tag', 'Untag', 'Update', 'Upload'];
  return [
    new PolicyStatement({ sid: 'WhatIsGranted', actions: ['*'], resources: ['*'] }),
    deny(
      'NoOtherStack',
      [
        ...['Create', 'Update', 'Delete', 'Execute', 'Rollback', 'Continue', 'Cancel', 'Set', 'Import'],
        ...['Register', 'Activate'],
      ].map((verb) => `cloudformation:${verb}*`),
      // A branch's stage ends in eight digits; a name without them is none.
      {
        notResources: parts.map((part) => arn('cloudformation', `stack/${brand}-*-????????-${part}/*`)),
      },
    ),
    deny(
      'NoOtherRole',
      [...change, ...changeMore].map((verb) => `iam:${verb}*`),
      { notResources: [role(`${brand}-*`), role(`cdk-${qualifier}-cfn-exec-role-*`)] },
    ),
    deny('NoRoleWithoutThis', ['iam:CreateRole', 'iam:PutRolePermissionsBoundary'], {
      conditions: {
        StringNotEquals: { 'iam:PermissionsBoundary': `arn:${partition}:iam::${account}:policy/${name}` },
      },
    }),
    deny('NoWayOut', ['iam:DeleteRolePermissionsBoundary', 'sts:AssumeRole']),
    deny('NothingTagged', ['*'], { conditions: { StringEquals: { 'aws:ResourceTag/stage': [...kept] } } }),
    deny('NothingNamed', ['*'], {
      resources: [
        ...kept.flatMap((stage) => named({ stage, arn, role, partition })),
        role(`${brand}-Account-*`),
        `arn:${partition}:s3:::cdk-${otherBootstrap}-*`,
        arn('ssm', `parameter/cdk-bootstrap/${otherBootstrap}/*`),
      ],
    }),
    deny('NothingOfTheAccount', [
      ...['organizations:*', 'account:*', 'budgets:*', 'servicequotas:*', 's3:PutAccountPublicAccessBlock'],
      ...['ses:PutAccount*', 'ses:*Identity*', 'sns:SetSMSAttributes'],
    ]),
    deny('NoGatewayAccount', ['apigateway:PATCH', 'apigateway:PUT'], {
      resources: [`arn:${partition}:apigateway:*::/account`],
    }),
  ];
}

/**
 * What CloudFormation names after the stacks of a stage. Long names are cut, roles' soonest, so a part counts by its first letter, a capital
 * that the name of no branch's stage has. Buckets are in small letters.
 */
function named({
  stage,
  arn,
  role,
  partition,
}: {
  stage: string;
  arn: (service: string, resource: string) => string;
  role: (named: string) => string;
  partition: string;
}): string[] {
  return [
    ...parts.flatMap((part) => {
      const start = `${brand}-${stage}-${part[0]!}*`;
      return [
        ...[arn('dynamodb', `table/${start}`), arn('lambda', `function:${start}`), arn('sqs', start)],
        ...[arn('sns', start), arn('logs', `log-group:${start}`), arn('scheduler', `schedule/*/${start}`)],
        role(start),
        `arn:${partition}:s3:::${brand.toLowerCase()}-${stage}-${part.toLowerCase()}-*`,
      ];
    }),
    arn('secretsmanager', `secret:${secretsOf(stage)}*`),
    arn('cloudwatch', `dashboard/${brand}-${stage}`),
  ];
}
