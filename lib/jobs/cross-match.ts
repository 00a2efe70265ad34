import { Duration } from 'aws-cdk-lib';
import { StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsDlq, SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Queue, QueueEncryption, type QueueProps } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';
import type { Graphql } from '../api/graphql.ts';
import type { Tables } from '../data/data.ts';
import { grantIdentities, grantPictures, grantUserFiles } from '../data/file-access.ts';
import { grantTables } from '../data/table-access.ts';
import { ProductFunction, type StageBuild } from '../product-function.ts';
import { ScheduledJob } from './scheduled-job.ts';
import { grantSecrets } from './secret-access.ts';
import { sourceSecrets, sourcesVariable } from './source-access.ts';

const matchSeconds = 60;
/** What was proven in between stands beside the snapshot, so it may be this old. */
const snapshotMinutes = 6 * 60;

const queueDefaults: QueueProps = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true };

type CrossMatchProps = StageBuild & {
  tables: Tables;
  graphql: Graphql;
  userFiles: Bucket;
  /** Meets the profiles. */
  scanRun: ProductFunction;
};

/**
 * Whatever one person's search meets is looked up among everybody who is protected: scan-run -> queue -> cross-match, which keeps
 * a snapshot of all identities in memory, and adds what was proven since (table -> stream -> files beside it).
 */
export class CrossMatch extends Construct {
  readonly match: ProductFunction;

  constructor(scope: Construct, id: string, props: CrossMatchProps) {
    super(scope, id);
    const { stage, assets, tables, userFiles, scanRun } = props;
    const queue = this.seen();
    this.match = this.matching(props, queue);
    scanRun.addEnvironment('SEEN_QUEUE_URL', queue.queueUrl);
    queue.grantSendMessages(scanRun);

    const files = { USER_FILES_BUCKET: userFiles.bucketName };
    const { job: snapshot } = new ScheduledJob(this, 'Snapshot', {
      ...{ stage, assets, tables },
      name: 'identity-snapshot',
      impact:
        'Profiles are checked against an outdated list of protected people, and each check gets slower.',
      description: 'Writes everybody who is protected into one file',
      seconds: 300,
      memory: 1769,
      everyMinutes: snapshotMinutes,
      environment: files,
    });
    grantIdentities(this, 'SnapshotFiles', snapshot, userFiles, ['s3:PutObject', 's3:DeleteObject']);
    this.changes(props, files);
  }

  private seen(): Queue {
    const failed = new Queue(this, 'Failed', { ...queueDefaults, retentionPeriod: Duration.days(14) });
    return new Queue(this, 'Seen', {
      ...queueDefaults,
      visibilityTimeout: Duration.seconds(6 * matchSeconds),
      deadLetterQueue: { queue: failed, maxReceiveCount: 5 },
    });
  }

  private matching(
    { stage, assets, tables, graphql, userFiles }: CrossMatchProps,
    queue: Queue,
  ): ProductFunction {
    const match = new ProductFunction(this, 'Match', {
      ...{ stage, assets },
      name: 'cross-match',
      impact: "Copies that appear in someone else's scan are found only by the victim's own next scan.",
      seconds: matchSeconds,
      memory: 1769,
      environment: {
        GRAPHQL_URL: graphql.api.graphqlUrl,
        SOURCES: sourcesVariable(stage, 'with tokens'),
        USER_FILES_BUCKET: userFiles.bucketName,
      },
    });
    match.addEventSource(
      new SqsEventSource(queue, { batchSize: 10, reportBatchItemFailures: true, maxConcurrency: 4 }),
    );
    grantTables(match, 'cross-match', tables);
    grantSecrets(match, sourceSecrets(stage));
    grantIdentities(this, 'MatchFiles', match, userFiles, ['s3:GetObject']);
    grantUserFiles(this, 'OwnPictures', match, userFiles, ['s3:GetObject']);
    grantPictures(this, 'SeenPictures', match, userFiles, { folder: 'seen', actions: ['s3:PutObject'] });
    graphql.grantPublish(match, 'publishScanProgress');
    return match;
  }

  private changes(
    { stage, assets, tables, userFiles }: CrossMatchProps,
    environment: Record<string, string>,
  ) {
    const scope = new Construct(this, 'Changes');
    const failed = new Queue(scope, 'Failed', { ...queueDefaults, retentionPeriod: Duration.days(14) });
    acknowledge(failed, 'It is where the stream puts what failed.', 'AwsSolutions-SQS3');
    const changes = new ProductFunction(scope, 'Keep', {
      ...{ stage, assets, environment },
      name: 'identity-changes',
      impact: "Newly proven accounts are protected by other people's scans only some hours later.",
      seconds: 30,
    });
    changes.addEventSource(
      new DynamoEventSource(tables.SocialProof, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        batchSize: 100,
        retryAttempts: 5,
        bisectBatchOnError: true,
        onFailure: new SqsDlq(failed),
      }),
    );
    acknowledge(
      changes.role!,
      'Reading one stream takes listing them, which has no narrower resource.',
      'AwsSolutions-IAM5[Resource::*]',
    );
    grantIdentities(scope, 'Files', changes, userFiles, ['s3:PutObject']);
  }
}
