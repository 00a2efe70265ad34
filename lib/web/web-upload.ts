import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source, type ISource } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import { acknowledgeDeployment } from '../acknowledge-deployment.ts';
import type { Stage } from '../stages.ts';

export interface UploadProps {
  stage: Stage;
  bucket: Bucket;
  distribution: Distribution;
  /** The built app; absent where it is served from its sources. */
  web: { hashed: ISource; entry: ISource } | undefined;
  /** What becomes /config.json; may hold values known at deploy time only. */
  config: Record<string, unknown>;
}

/** Hashed files first and for ever, then the pages that name them: nobody sees a page whose scripts are not there yet. */
export function upload(scope: Construct, { stage, bucket, distribution, web, config }: UploadProps): void {
  const logGroup = new LogGroup(scope, 'DeploymentLogs', {
    retention: stage.logDays,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  const common = { destinationBucket: bucket, prune: false, memoryLimit: 512, logGroup };
  // Made before the other: CDK's upload function belongs to the first one, and the other waits for it.
  const hashed =
    web &&
    new BucketDeployment(scope, 'Hashed', {
      ...common,
      sources: [web.hashed],
      cacheControl: [
        CacheControl.setPublic(),
        CacheControl.maxAge(Duration.days(365)),
        CacheControl.immutable(),
      ],
    });
  const entry = new BucketDeployment(scope, 'Entry', {
    ...common,
    sources: [...(web ? [web.entry] : []), Source.jsonData('config.json', config)],
    cacheControl: [CacheControl.noCache()],
    distribution,
    // All of it: CloudFront takes a wildcard only at the end of a path, and bills this one as one path.
    distributionPaths: ['/*'],
  });
  if (hashed) entry.node.addDependency(hashed);
  acknowledgeDeployment(scope, bucket);
}
