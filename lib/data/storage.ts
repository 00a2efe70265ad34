import { Duration } from 'aws-cdk-lib';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  HttpMethods,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';
import { kept, removalOf } from '../kept.ts';
import type { Stage } from '../stages.ts';

/** People's own files, one prefix `users/<sub>/` a person, and below `exports/` what they asked for and fetch within minutes. */
export class UserFiles extends Construct {
  readonly bucket: Bucket;
  /** Where S3 and CloudFront write who asked for what; only in stages that keep such logs. */
  readonly accessLogs: Bucket | undefined;

  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id);
    this.accessLogs = stage.accessLogs ? this.addAccessLogs() : undefined;
    this.bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      versioned: stage.keepData,
      removalPolicy: removalOf(stage),
      autoDeleteObjects: stage.ephemeral,
      lifecycleRules: [
        { id: 'unfinished-uploads', abortIncompleteMultipartUploadAfter: Duration.days(1) },
        {
          id: 'exports',
          prefix: 'exports/',
          expiration: Duration.days(1),
          ...(stage.keepData && { noncurrentVersionExpiration: Duration.days(1) }),
        },
        // Whose account was deleted stands in no snapshot after the next; nor in an old version of it.
        ...(stage.keepData
          ? [{ id: 'identities', prefix: 'identities/', noncurrentVersionExpiration: Duration.days(1) }]
          : []),
        ...(stage.keepData ? [{ id: 'replaced-files', noncurrentVersionExpiration: Duration.days(30) }] : []),
      ],
      ...(this.accessLogs && {
        serverAccessLogsBucket: this.accessLogs,
        serverAccessLogsPrefix: 'user-files/',
      }),
      cors: [
        {
          allowedMethods: [HttpMethods.GET, HttpMethods.HEAD, HttpMethods.POST],
          allowedOrigins: [stage.siteUrl ?? '*'],
          allowedHeaders: ['*'],
          exposedHeaders: ['ETag'],
          maxAge: 3000,
        },
      ],
    });
    if (!this.accessLogs)
      acknowledge(
        this.bucket,
        'Logs would outlive a stage that is destroyed with its branch.',
        'AwsSolutions-S1',
      );
  }

  private addAccessLogs(): Bucket {
    return new Bucket(this, 'AccessLogs', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      // CloudFront still writes its logs by access control list.
      objectOwnership: ObjectOwnership.OBJECT_WRITER,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      removalPolicy: kept,
      lifecycleRules: [{ id: 'old-logs', expiration: Duration.days(90) }],
    });
  }
}
