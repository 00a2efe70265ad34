import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import type { Asked } from './reached.ts';

const put = (Key: string, Body: string, more: object = {}): Asked => [
  `put ${Key} ${JSON.stringify(more)}`,
  async ({ s3, Bucket }) => {
    const { ETag } = await s3.send(new PutObjectCommand({ Bucket, Key, Body, ...more }));
    return { ETag };
  },
];
const get = (Key: string, more: object = {}): Asked => [
  `get ${Key} ${JSON.stringify(more)}`,
  async ({ s3, Bucket }) => {
    const found = await s3.send(new GetObjectCommand({ Bucket, Key, ...more }));
    const { ContentType, ContentLength, ContentRange, ETag, CacheControl, Metadata } = found;
    const body = await found.Body!.transformToString();
    return { body, ContentType, ContentLength, ContentRange, ETag, CacheControl, Metadata };
  },
];
const list = (more: object): Asked => [
  `list ${JSON.stringify(more)}`,
  async ({ s3, Bucket }) => {
    const found = await s3.send(new ListObjectsV2Command({ Bucket, ...more }));
    return {
      keys: found.Contents?.map(({ Key, Size }) => ({ Key, Size })),
      below: found.CommonPrefixes?.map(({ Prefix }) => Prefix),
      ...{ KeyCount: found.KeyCount, IsTruncated: found.IsTruncated },
    };
  },
];

/** A bucket, by its own words. */
export const fileCalls: readonly Asked[] = [
  list({}),
  get('not there'),
  ['look at what is not there', ({ s3, Bucket }) => s3.send(new HeadObjectCommand({ Bucket, Key: 'not' }))],
  put('a.txt', 'héllo', { ContentType: 'text/plain', CacheControl: 'no-cache', Metadata: { note: 'n' } }),
  get('a.txt'),
  get('a.txt', { Range: 'bytes=0-1' }),
  get('a.txt', { Range: 'bytes=2-' }),
  get('a.txt', { Range: 'bytes=100-200' }),
  put('users/1/b c+d&e.txt', 'b'),
  put('users/1/é.txt', 'é'),
  put('users/2/c.txt', 'c'),
  put('empty', ''),
  get('empty'),
  list({ Prefix: 'users/1/' }),
  list({ Delimiter: '/' }),
  list({ Prefix: 'users/', Delimiter: '/' }),
  list({ MaxKeys: 2 }),
  list({ StartAfter: 'users/1/é.txt' }),
  put('a.txt', 'another'),
  get('a.txt'),
  [
    'delete',
    async ({ s3, Bucket }) => void (await s3.send(new DeleteObjectCommand({ Bucket, Key: 'a.txt' }))),
  ],
  [
    'delete what is gone',
    async ({ s3, Bucket }) => void (await s3.send(new DeleteObjectCommand({ Bucket, Key: 'a.txt' }))),
  ],
  get('a.txt'),
  [
    'delete several',
    async ({ s3, Bucket }) => {
      const Objects = ['users/2/c.txt', 'gone'].map((Key) => ({ Key }));
      const { Deleted } = await s3.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
      return Deleted?.map(({ Key }) => Key).sort();
    },
  ],
  list({}),
  [
    'the bucket is there',
    async ({ s3, Bucket }) => (await s3.send(new HeadBucketCommand({ Bucket }))).$metadata.httpStatusCode,
  ],
  ['another is not', ({ s3 }) => s3.send(new HeadBucketCommand({ Bucket: 'nobodys-bucket' }))],
  [
    'nor are its files',
    ({ s3 }) => s3.send(new GetObjectCommand({ Bucket: 'nobodys-bucket', Key: 'a.txt' })),
  ],
];
