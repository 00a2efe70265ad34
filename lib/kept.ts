import { RemovalPolicy } from 'aws-cdk-lib';
import type { Stage } from './stages.ts';

/** What becomes of what is kept: it outlives its stack and each replacement, and goes with a create that failed, so that the next try meets nothing. */
export const kept = RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE;

/** What becomes of what people gave us, and of what was written down about it, when its stack goes. */
export const removalOf = (stage: Pick<Stage, 'keepData'>): RemovalPolicy =>
  stage.keepData ? kept : RemovalPolicy.DESTROY;
