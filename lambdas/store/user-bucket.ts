import { S3Client } from '@aws-sdk/client-s3';
import * as z from 'zod';
import { type UserFiles, userFiles } from './user-files.ts';
import { readEnvironment } from '../runtime/environment.ts';
import { inTime } from '../runtime/aws/in-time.ts';
import { later } from '../runtime/aws/later.ts';

/** The stage's bucket of people's own files. */
export function userBucket(): UserFiles {
  const { USER_FILES_BUCKET } = readEnvironment({ USER_FILES_BUCKET: z.string().min(1) });
  // Another endpoint than Amazon's has no host name for each bucket.
  return userFiles(
    later(() => new S3Client({ ...inTime, forcePathStyle: !!process.env['AWS_ENDPOINT_URL_S3'] })),
    USER_FILES_BUCKET,
  );
}
