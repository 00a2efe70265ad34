import { Stack } from 'aws-cdk-lib';
import { Policy, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';
import type { ProductFunction } from '../product-function.ts';

/** Lets a function do something with people's files, and list them. In a policy of its own, so that one wildcard is accepted and no other. */
export function grantUserFiles(
  scope: Construct,
  id: string,
  target: ProductFunction,
  bucket: Bucket,
  actions: string[],
): void {
  allowBelow('users', scope, id, target, bucket, actions, [listing(bucket)]);
}

/** Lets a function remove people's files with every version of them, and find them; it opens none. */
export const grantRemovalOfFiles = (scope: Construct, target: ProductFunction, bucket: Bucket): void =>
  allowBelow('users', scope, 'Files', target, bucket, removing, [listing(bucket, 'users/*', versions)]);

/** The same of the files of businesses alone, which lie beside those of people. */
export function grantBusinessFiles(scope: Construct, target: ProductFunction, bucket: Bucket): void {
  allowBelow('users/business-*', scope, 'BusinessFiles', target, bucket, removing, [
    listing(bucket, 'users/business-*', versions),
  ]);
}

/** Lets a function list people's files, and open none. */
export const grantFileList = (target: ProductFunction, bucket: Bucket): void =>
  target.addToRolePolicy(listing(bucket));

/** What was replaced or removed is there until its days are over, and goes by its version alone. */
const removing = ['s3:DeleteObject', 's3:DeleteObjectVersion'];
const versions = 's3:ListBucketVersions';

const listing = (bucket: Bucket, below = 'users/*', action = 's3:ListBucket') =>
  new PolicyStatement({
    actions: [action],
    resources: [bucket.bucketArn],
    conditions: { StringLike: { 's3:prefix': below } },
  });

/** Lets a function do something with one folder of each person's: pictures that a scan kept (`seen`), or those of cases. It knows each by its name. */
export function grantPictures(
  scope: Construct,
  id: string,
  target: ProductFunction,
  bucket: Bucket,
  { folder, actions }: { folder: 'seen' | 'cases'; actions: string[] },
): void {
  allowBelow(`users/*/${folder}`, scope, id, target, bucket, actions);
}

/** Lets a function do something with the exports that wait to be fetched; it knows each by its name, and lists none. */
export function grantExports(
  scope: Construct,
  id: string,
  target: ProductFunction,
  bucket: Bucket,
  actions: string[],
): void {
  allowBelow('exports', scope, id, target, bucket, actions);
}

/** Lets a function do something with the list of all who are protected: the snapshot, and what was proven since. */
export function grantIdentities(
  scope: Construct,
  id: string,
  target: ProductFunction,
  bucket: Bucket,
  actions: string[],
): void {
  const list = new PolicyStatement({
    actions: ['s3:ListBucket'],
    resources: [bucket.bucketArn],
    conditions: { StringLike: { 's3:prefix': 'identities/*' } },
  });
  const lists = actions.some((action) => action !== 's3:PutObject');
  allowBelow('identities', scope, id, target, bucket, actions, lists ? [list] : []);
}

function allowBelow(
  folder: string,
  scope: Construct,
  id: string,
  target: ProductFunction,
  bucket: Bucket,
  actions: string[],
  further: PolicyStatement[] = [],
): void {
  const policy = new Policy(scope, id, {
    roles: target.role ? [target.role] : [],
    statements: [
      new PolicyStatement({ actions, resources: [bucket.arnForObjects(`${folder}/*`)] }),
      ...further,
    ],
  });
  acknowledgeBelow(
    policy,
    'The files of whoever asks: the function looks at the caller, the policy can only look at the folder.',
    { bucket, folder },
  );
}

/** Accepts that a policy of another stack than the bucket's reaches all that is below a folder, for a reason. */
export function acknowledgeBelow(
  policy: Policy,
  reason: string,
  { bucket, folder }: { bucket: Bucket; folder: string },
): void {
  // How a finding spells a name of another stack: by its export, which the policy's reference makes as well.
  const exported = Stack.of(policy).resolve(Stack.of(bucket).exportValue(bucket.bucketArn)) as {
    'Fn::ImportValue': string;
  };
  acknowledge(policy, reason, `AwsSolutions-IAM5[Resource::${exported['Fn::ImportValue']}/${folder}/*]`);
}
