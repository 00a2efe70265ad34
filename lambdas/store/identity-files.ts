import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import * as z from 'zod';
import { IdentityChange } from '#domain/proof/protected-identity';
import { readEnvironment } from '../runtime/environment.ts';
import { inTime } from '../runtime/aws/in-time.ts';
import { later } from '../runtime/aws/later.ts';

/** Where everybody who is protected stands for those who look them up: one snapshot, and what changed after it. */
export interface IdentityFiles {
  /** The snapshot, unless it is still the one of this tag; 'none' until the first was written. */
  snapshot(tag: string | undefined): Promise<{ tag: string; bytes: Uint8Array } | 'same' | 'none'>;
  putSnapshot(bytes: Uint8Array): Promise<void>;
  /** Names of the changes from then on, in the order in which they happened. */
  changes(since: string): Promise<string[]>;
  change(name: string): Promise<IdentityChange[]>;
  /** `name` begins with the moment of the change. */
  putChange(name: string, changes: readonly IdentityChange[]): Promise<void>;
  /** Removes the changes before that moment; a snapshot holds them. */
  removeChanges(before: string): Promise<void>;
}

const snapshotKey = 'identities/snapshot';
const changesFolder = 'identities/changes/';

function identityFiles(client: S3Client, Bucket: string): IdentityFiles {
  async function* names(StartAfter?: string): AsyncGenerator<string> {
    let ContinuationToken: string | undefined;
    do {
      const input = { Bucket, Prefix: changesFolder, StartAfter, ContinuationToken };
      const page = await client.send(new ListObjectsV2Command(input));
      for (const { Key = '' } of page.Contents ?? []) yield Key.slice(changesFolder.length);
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
  }
  return {
    snapshot: async (tag) => {
      try {
        const { Body, ETag = '' } = await client.send(
          new GetObjectCommand({ Bucket, Key: snapshotKey, ...(tag && { IfNoneMatch: tag }) }),
        );
        return { tag: ETag, bytes: await Body!.transformToByteArray() };
      } catch (error) {
        const { name, $metadata } = error as { name: string; $metadata?: { httpStatusCode?: number } };
        if ($metadata?.httpStatusCode === 304) return 'same';
        // Who may not list the whole bucket is told "denied" of what is missing.
        if (name === 'NoSuchKey' || name === 'AccessDenied') return 'none';
        throw error;
      }
    },
    putSnapshot: async (Body) => {
      await client.send(new PutObjectCommand({ Bucket, Key: snapshotKey, Body }));
    },
    changes: async (since) => {
      const found: string[] = [];
      for await (const name of names(`${changesFolder}${since}`)) found.push(name);
      return found;
    },
    change: async (name) => {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: `${changesFolder}${name}` }));
      return z.array(IdentityChange).parse(JSON.parse(await Body!.transformToString()));
    },
    putChange: async (name, changes) => {
      const Body = JSON.stringify(changes);
      await client.send(
        new PutObjectCommand({
          ...{ Bucket, Key: `${changesFolder}${name}`, Body },
          ContentType: 'application/json',
        }),
      );
    },
    removeChanges: async (before) => {
      for await (const name of names()) {
        if (name >= before) return;
        await client.send(new DeleteObjectCommand({ Bucket, Key: `${changesFolder}${name}` }));
      }
    },
  };
}

/** The stage's files of who is protected. */
export function identityBucket(): IdentityFiles {
  const { USER_FILES_BUCKET } = readEnvironment({ USER_FILES_BUCKET: z.string().min(1) });
  // Another endpoint than Amazon's has no host name for each bucket.
  const client = later(
    () => new S3Client({ ...inTime, forcePathStyle: !!process.env['AWS_ENDPOINT_URL_S3'] }),
  );
  return identityFiles(client, USER_FILES_BUCKET);
}
