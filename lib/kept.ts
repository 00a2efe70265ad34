import { backupDays } from '#domain/operations/backup-days';
import { RemovalPolicy } from 'aws-cdk-lib';
import type { Stage } from './stages.ts';

/** What becomes of what is kept: it outlives its stack and each replacement, and goes with a create that failed, so that the next try meets nothing. */
export const kept = RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE;

/** What becomes of what people gave us, and of what was written down about it, when its stack goes. */
export const removalOf = (stage: Pick<Stage, 'keepData'>): RemovalPolicy =>
  stage.keepData ? kept : RemovalPolicy.DESTROY;

/** A table of such a stage can be put back as it was at any second of these days. */
export const backups = { pointInTimeRecoveryEnabled: true, recoveryPeriodInDays: backupDays };
