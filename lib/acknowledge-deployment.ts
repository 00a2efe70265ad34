import { DefaultStackSynthesizer, Stack } from 'aws-cdk-lib';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { acknowledge, logicalId } from './acknowledge.ts';

/** Accepts what CDK's own upload function is: not ours to write, it runs at deploy time only. */
export function acknowledgeDeployment(scope: Construct, bucket: Bucket): void {
  const functions = Stack.of(scope).node.children.filter(({ node }) =>
    node.id.startsWith('Custom::CDKBucketDeployment'),
  );
  const qualifier =
    Stack.of(scope).synthesizer.bootstrapQualifier ?? DefaultStackSynthesizer.DEFAULT_QUALIFIER;
  const assets = `arn:<AWS::Partition>:s3:::cdk-${qualifier}-assets-<AWS::AccountId>-us-east-1/*`;
  const resources = ['*', `<${logicalId(bucket)}.Arn>/*`, assets].map((each) => `Resource::${each}`);
  const actions = ['GetBucket*', 'GetObject*', 'List*', 'Abort*', 'DeleteObject*'].map(
    (each) => `Action::s3:${each}`,
  );
  for (const upload of functions)
    acknowledge(
      upload,
      "CDK's own upload function: it runs at deploy time, on the site's bucket and the deployment's assets.",
      'AwsSolutions-L1',
      'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
      ...[...actions, ...resources].map((finding) => `AwsSolutions-IAM5[${finding}]`),
    );
}
