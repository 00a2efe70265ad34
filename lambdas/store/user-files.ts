import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  ListObjectVersionsCommand,
  type ListObjectVersionsCommandOutput,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { presignedAddress } from './presigned-address.ts';

export interface UserFile {
  key: string;
  bytes: number;
  /** ISO 8601 */
  changedAt: string;
}

/** People's own files in the bucket; keys are whole, `users/<sub>/...`, `exports/<sub>.json`. */
export interface UserFiles {
  /** A form that takes one file of that type and size under that key, for so many seconds. */
  form(file: {
    key: string;
    contentType: string;
    most: number;
    seconds: number;
  }): Promise<{ url: string; fields: Record<string, string> }>;
  /** The first bytes of a file, at most so many; undefined when there is none. */
  head(key: string, most: number): Promise<Uint8Array | undefined>;
  /** Keeps a text under a key, in place of what was there. Browsers save it as a file of that name. */
  put(file: { key: string; contentType: string; name: string; text: string }): Promise<void>;
  /** An address that opens this one file, for so many seconds. */
  link(key: string, seconds: number): Promise<string>;
  /** Keeps the bytes of a picture under a key. */
  putPicture(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  list(prefix: string): Promise<UserFile[]>;
  remove(key: string): Promise<void>;
  /** Removes everything below a prefix, with what the bucket kept of it when it was replaced or removed before. */
  removeAll(prefix: string): Promise<void>;
}

export function userFiles(client: S3Client, Bucket: string): UserFiles {
  async function* pages(Prefix: string): AsyncGenerator<UserFile[]> {
    let ContinuationToken: string | undefined;
    do {
      const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }));
      yield (page.Contents ?? []).map(({ Key = '', Size = 0, LastModified }) => ({
        key: Key,
        bytes: Size,
        changedAt: LastModified?.toISOString() ?? '',
      }));
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
  }
  return {
    form: ({ key, contentType, most, seconds }) =>
      createPresignedPost(client, {
        Bucket,
        Key: key,
        Fields: { 'Content-Type': contentType },
        Conditions: [
          ['eq', '$Content-Type', contentType],
          ['content-length-range', 1, most],
        ],
        Expires: seconds,
      }),
    head: async (Key, most) => {
      try {
        const { Body } = await client.send(
          new GetObjectCommand({ Bucket, Key, Range: `bytes=0-${most - 1}` }),
        );
        return await Body?.transformToByteArray();
      } catch (error) {
        // Who may not list the bucket is told "denied" of what is missing.
        const { name } = error as Error;
        if (name === 'NoSuchKey' || name === 'AccessDenied') return undefined;
        throw error;
      }
    },
    put: async ({ key, contentType, name, text }) => {
      await client.send(
        new PutObjectCommand({
          ...{ Bucket, Key: key, Body: text, ContentType: contentType },
          ContentDisposition: `attachment; filename="${name}"`,
          CacheControl: 'private, no-store',
        }),
      );
    },
    link: (Key, seconds) => presignedAddress(client, { Bucket, Key }, seconds),
    putPicture: async (Key, Body, ContentType) => {
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType }));
    },
    list: async (prefix) => {
      const files: UserFile[] = [];
      for await (const page of pages(prefix)) files.push(...page);
      return files;
    },
    remove: async (Key) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
    removeAll: async (Prefix) => {
      let from: { KeyMarker?: string; VersionIdMarker?: string } | undefined = {};
      while (from) {
        const page: ListObjectVersionsCommandOutput = await client.send(
          new ListObjectVersionsCommand({ Bucket, Prefix, ...from }),
        );
        const Objects = [...(page.Versions ?? []), ...(page.DeleteMarkers ?? [])].map(
          ({ Key, VersionId }) => ({ Key, VersionId }),
        );
        if (Objects.length > 0) {
          const { Errors } = await client.send(
            new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
          );
          if (Errors?.length) throw new Error(`Files not removed: ${Errors[0]?.Code}`);
        }
        from = page.IsTruncated
          ? { KeyMarker: page.NextKeyMarker, VersionIdMarker: page.NextVersionIdMarker }
          : undefined;
      }
    },
  };
}
