import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Deployment } from '../template/template.ts';
import { createS3, type S3, type S3Options } from './s3.ts';

export interface BucketsFromTemplate extends Omit<S3Options, 'folder'> {
  deployment: Deployment;
  /** Undefined: a temporary one, because objects are files also where everything else is in memory. */
  folder: string | undefined;
}

/** The buckets of the template. */
export async function openBuckets({ deployment, folder, ...options }: BucketsFromTemplate): Promise<S3> {
  const s3 = createS3({ ...options, folder: folder ?? (await mkdtemp(join(tmpdir(), 'emulated-s3-'))) });
  for (const { physicalName, properties } of deployment.ofType('AWS::S3::Bucket'))
    await s3.ensureBucket({ ...properties, BucketName: physicalName });
  return s3;
}
